// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A tool of the build: packjson IN.json OUT.cbor. The same values in a form that is read several times as fast, for
/// what every start reads. The JSON stays the source, and what is checked.
#include <nlohmann/json.hpp>

#include <cstdio>
#include <fstream>

int main(int argc, char **argv)
{
    if (argc != 3) {
        std::fprintf(stderr, "usage: packjson IN.json OUT.cbor\n");
        return 2;
    }
    try {
        std::ifstream in(argv[1], std::ios::binary);
        const auto packed = nlohmann::ordered_json::to_cbor(nlohmann::ordered_json::parse(in));
        std::ofstream out(argv[2], std::ios::binary);
        out.write(reinterpret_cast<const char *>(packed.data()), static_cast<std::streamsize>(packed.size()));
        return out.good() ? 0 : 1;
    } catch (const std::exception &exception) {
        std::fprintf(stderr, "%s: %s\n", argv[1], exception.what());
        return 1;
    }
}
