// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Quantities with a dimension: each holds one number in its base unit (byte, floating-point operation,
/// second, joule, token) and enters and leaves through a name that states the unit. Only operations that make
/// sense physically compile: Bytes / BytesPerSecond is Seconds, Bytes + Seconds is an error.
///
/// Decimal and binary prefixes are different functions: 24 GB and 24 GiB are not the same number. Flop (an
/// amount of work) and FlopPerSecond (a rate) are different types, although both get written "FLOPS".
/// An unknown quantity is std::nullopt around one of these, never zero.
#pragma once

#include <cstddef> // before <compare>: the moc of Qt 6.4 stops in <concepts> otherwise
#include <compare>

namespace model {

inline constexpr double giga = 1e9;
inline constexpr double tera = 1e12;
inline constexpr double mebi = 1024.0 * 1024.0;
inline constexpr double gibi = mebi * 1024.0;

/// A number with the exponents of the five base dimensions.
template<int ByteDim, int FlopDim, int SecondDim, int JouleDim, int TokenDim>
class Quantity
{
    static constexpr bool hasDimension(int b, int f, int s, int j, int t)
    {
        return ByteDim == b && FlopDim == f && SecondDim == s && JouleDim == j && TokenDim == t;
    }

public:
    constexpr Quantity() = default;

    /// The number in base units (byte, FLOP, second, joule, token and their quotients).
    [[nodiscard]] constexpr double inBaseUnits() const { return m_value; }
    [[nodiscard]] static constexpr Quantity fromBaseUnits(double value) { return Quantity(value); }

    // clang-format off: version 14 tears these apart
    [[nodiscard]] static constexpr Quantity fromBytes(double n)
        requires(hasDimension(1, 0, 0, 0, 0))
    { return Quantity(n); }
    [[nodiscard]] constexpr double inBytes() const
        requires(hasDimension(1, 0, 0, 0, 0))
    { return m_value; }
    [[nodiscard]] static constexpr Quantity fromMebibytes(double n)
        requires(hasDimension(1, 0, 0, 0, 0))
    { return Quantity(n * mebi); }
    [[nodiscard]] constexpr double inMebibytes() const
        requires(hasDimension(1, 0, 0, 0, 0))
    { return m_value / mebi; }
    [[nodiscard]] static constexpr Quantity fromGibibytes(double n)
        requires(hasDimension(1, 0, 0, 0, 0))
    { return Quantity(n * gibi); }
    [[nodiscard]] constexpr double inGibibytes() const
        requires(hasDimension(1, 0, 0, 0, 0))
    { return m_value / gibi; }
    [[nodiscard]] static constexpr Quantity fromGigabytes(double n)
        requires(hasDimension(1, 0, 0, 0, 0))
    { return Quantity(n * giga); }
    [[nodiscard]] constexpr double inGigabytes() const
        requires(hasDimension(1, 0, 0, 0, 0))
    { return m_value / giga; }
    [[nodiscard]] static constexpr Quantity fromGigabytesPerSecond(double n)
        requires(hasDimension(1, 0, -1, 0, 0))
    { return Quantity(n * giga); }
    [[nodiscard]] constexpr double inGigabytesPerSecond() const
        requires(hasDimension(1, 0, -1, 0, 0))
    { return m_value / giga; }
    [[nodiscard]] static constexpr Quantity fromFlop(double n)
        requires(hasDimension(0, 1, 0, 0, 0))
    { return Quantity(n); }
    [[nodiscard]] constexpr double inFlop() const
        requires(hasDimension(0, 1, 0, 0, 0))
    { return m_value; }
    [[nodiscard]] static constexpr Quantity fromTeraflopPerSecond(double n)
        requires(hasDimension(0, 1, -1, 0, 0))
    { return Quantity(n * tera); }
    [[nodiscard]] constexpr double inTeraflopPerSecond() const
        requires(hasDimension(0, 1, -1, 0, 0))
    { return m_value / tera; }
    [[nodiscard]] static constexpr Quantity fromFlopPerByte(double n)
        requires(hasDimension(-1, 1, 0, 0, 0))
    { return Quantity(n); }
    [[nodiscard]] constexpr double inFlopPerByte() const
        requires(hasDimension(-1, 1, 0, 0, 0))
    { return m_value; }
    [[nodiscard]] static constexpr Quantity fromSeconds(double n)
        requires(hasDimension(0, 0, 1, 0, 0))
    { return Quantity(n); }
    [[nodiscard]] constexpr double inSeconds() const
        requires(hasDimension(0, 0, 1, 0, 0))
    { return m_value; }
    [[nodiscard]] static constexpr Quantity fromHours(double n)
        requires(hasDimension(0, 0, 1, 0, 0))
    { return Quantity(n * 3600.0); }
    [[nodiscard]] constexpr double inHours() const
        requires(hasDimension(0, 0, 1, 0, 0))
    { return m_value / 3600.0; }
    [[nodiscard]] static constexpr Quantity fromJoules(double n)
        requires(hasDimension(0, 0, 0, 1, 0))
    { return Quantity(n); }
    [[nodiscard]] constexpr double inJoules() const
        requires(hasDimension(0, 0, 0, 1, 0))
    { return m_value; }
    [[nodiscard]] static constexpr Quantity fromKilowattHours(double n)
        requires(hasDimension(0, 0, 0, 1, 0))
    { return Quantity(n * 3.6e6); }
    [[nodiscard]] constexpr double inKilowattHours() const
        requires(hasDimension(0, 0, 0, 1, 0))
    { return m_value / 3.6e6; }
    [[nodiscard]] static constexpr Quantity fromWatts(double n)
        requires(hasDimension(0, 0, -1, 1, 0))
    { return Quantity(n); }
    [[nodiscard]] constexpr double inWatts() const
        requires(hasDimension(0, 0, -1, 1, 0))
    { return m_value; }
    [[nodiscard]] static constexpr Quantity fromTokens(double n)
        requires(hasDimension(0, 0, 0, 0, 1))
    { return Quantity(n); }
    [[nodiscard]] constexpr double inTokens() const
        requires(hasDimension(0, 0, 0, 0, 1))
    { return m_value; }
    [[nodiscard]] static constexpr Quantity fromTokensPerSecond(double n)
        requires(hasDimension(0, 0, -1, 0, 1))
    { return Quantity(n); }
    [[nodiscard]] constexpr double inTokensPerSecond() const
        requires(hasDimension(0, 0, -1, 0, 1))
    { return m_value; }
    // clang-format on

    constexpr auto operator<=>(const Quantity &) const = default;
    constexpr Quantity operator-() const { return Quantity(-m_value); }
    constexpr Quantity &operator+=(Quantity other) { m_value += other.m_value; return *this; }
    constexpr Quantity &operator-=(Quantity other) { m_value -= other.m_value; return *this; }
    friend constexpr Quantity operator+(Quantity a, Quantity b) { return Quantity(a.m_value + b.m_value); }
    friend constexpr Quantity operator-(Quantity a, Quantity b) { return Quantity(a.m_value - b.m_value); }
    friend constexpr Quantity operator*(Quantity a, double factor) { return Quantity(a.m_value * factor); }
    friend constexpr Quantity operator*(double factor, Quantity a) { return Quantity(a.m_value * factor); }
    friend constexpr Quantity operator/(Quantity a, double divisor) { return Quantity(a.m_value / divisor); }

private:
    constexpr explicit Quantity(double value) : m_value(value) {}
    double m_value = 0;
};

template<int B1, int F1, int S1, int J1, int T1, int B2, int F2, int S2, int J2, int T2>
constexpr auto operator*(Quantity<B1, F1, S1, J1, T1> a, Quantity<B2, F2, S2, J2, T2> b)
{
    using Product = Quantity<B1 + B2, F1 + F2, S1 + S2, J1 + J2, T1 + T2>;
    return Product::fromBaseUnits(a.inBaseUnits() * b.inBaseUnits());
}

/// Quotient of two quantities; of two of the same dimension, a plain number.
template<int B1, int F1, int S1, int J1, int T1, int B2, int F2, int S2, int J2, int T2>
constexpr auto operator/(Quantity<B1, F1, S1, J1, T1> a, Quantity<B2, F2, S2, J2, T2> b)
{
    if constexpr (B1 == B2 && F1 == F2 && S1 == S2 && J1 == J2 && T1 == T2) {
        return a.inBaseUnits() / b.inBaseUnits();
    } else {
        using Ratio = Quantity<B1 - B2, F1 - F2, S1 - S2, J1 - J2, T1 - T2>;
        return Ratio::fromBaseUnits(a.inBaseUnits() / b.inBaseUnits());
    }
}

using Bytes = Quantity<1, 0, 0, 0, 0>;
using BytesPerSecond = Quantity<1, 0, -1, 0, 0>;
using Flop = Quantity<0, 1, 0, 0, 0>;
using FlopPerSecond = Quantity<0, 1, -1, 0, 0>;
using FlopPerByte = Quantity<-1, 1, 0, 0, 0>;
using Seconds = Quantity<0, 0, 1, 0, 0>;
using Joules = Quantity<0, 0, 0, 1, 0>;
using Watts = Quantity<0, 0, -1, 1, 0>;
using Tokens = Quantity<0, 0, 0, 0, 1>;
using TokensPerSecond = Quantity<0, 0, -1, 0, 1>;

inline namespace literals {
constexpr Bytes operator""_GiB(long double n) { return Bytes::fromGibibytes(static_cast<double>(n)); }
constexpr Bytes operator""_GiB(unsigned long long n) { return Bytes::fromGibibytes(static_cast<double>(n)); }
constexpr Bytes operator""_GB(long double n) { return Bytes::fromGigabytes(static_cast<double>(n)); }
constexpr Bytes operator""_GB(unsigned long long n) { return Bytes::fromGigabytes(static_cast<double>(n)); }
constexpr BytesPerSecond operator""_GB_per_s(unsigned long long n)
{
    return BytesPerSecond::fromGigabytesPerSecond(static_cast<double>(n));
}
} // namespace literals

// Facts that must hold, checked where they are declared.
static_assert(24_GiB > 24_GB);
static_assert((80_GiB).inGigabytes() > 85.899 && (80_GiB).inGigabytes() < 85.900);
static_assert(16_GB / 800_GB_per_s == Seconds::fromSeconds(0.02));
static_assert(FlopPerSecond::fromTeraflopPerSecond(1) * Seconds::fromSeconds(2) == Flop::fromFlop(2e12));
static_assert(Watts::fromWatts(1000) * Seconds::fromHours(1) == Joules::fromKilowattHours(1));

} // namespace model
