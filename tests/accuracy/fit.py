#!/usr/bin/env python3
# SPDX-FileCopyrightText: Ridgepoint contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fits the constants of the speed model to measurements and says how far they carry.

    measured_features resources/measured/inference.csv > inference.jsonl
    measured_features resources/measured/training.csv > training.jsonl
    fit.py inference.jsonl training.jsonl --aside set_aside.csv --out calibration.json [--report report.md] [--quick]

The features (what a pass moves and computes) come from the program itself, so there is one way from a shape to them; this script
has only the time formulas of inferencespeed.h and trainingspeed.h, vectorised. Constants: four per engine family and
vendor, drawn to their family and to the mean by Gaussian priors in logarithmic (rates above zero) or logistic space (shares of
a peak, never above 1); the rest is shared. Loss: Cauchy on the logarithm of predicted over measured, so that outliers do
not pull. Needs numpy and scipy; the program itself needs neither.
"""
import argparse
import collections
import csv
import json
import math
import re

import numpy as np
from scipy.optimize import least_squares

SCALE = 0.12  # of the Cauchy loss
CLASSES = ["one device", "layer split", "tp", "full", "adapter"]

# key, space ("share" below `high`, "positive"), start, prior width of the family and of the vendor (None: shared), bounds, unit, meaning
INFERENCE = [
    ("matVecSlots", "positive", 1.0, 0.6, 0.4, (0.1, 20), "1", "arithmetic slots of a weight in mat-vec kernels, relative to those of its type"),
    ("matrixShare", "share", 0.5, 0.8, 0.5, (0, 1), "1", "share of the addressed matrix peak that large matrices reach"),
    ("layerSeconds", "positive", 3e-5, 0.8, 0.6, (5e-6, 2e-3), "s", "launches and host code, a layer and step"),
    ("attentionShare", "share", 0.4, 0.8, 0.5, (0, 1), "1", "attention: share of bandwidth for the cache, of the 16-bit peak for scores"),
    ("streamShare", "share", 0.85, 1.5, None, (0, 0.94), "1", "share of the specified bandwidth that streaming reaches"),
    ("slots16Bit", "positive", 4.0, 1.5, None, (0.5, 60), "1", "32-bit slots of a 16-bit weight in a mat-vec"),
    ("slots8Bit", "positive", 4.0, 1.5, None, (0.5, 60), "1", "the same, 8 bit"),
    ("slots4Bit", "positive", 4.0, 1.5, None, (0.5, 60), "1", "the same, plain 4-bit groups (Q4_0, AWQ, GPTQ, EXL2, fp4)"),
    ("slotsKQuant", "positive", 6.0, 1.5, None, (0.5, 60), "1", "the same, K-quants and IQ types"),
    ("slotsRowInt4", "positive", 15.0, 1.5, None, (0.5, 100), "1", "the same, 4 bit with one scale a row in early kernels (FasterTransformer)"),
    ("latencySwitch", "positive", 1e-5, 1.5, None, (1e-6, 1e-3), "s", "an all-reduce over a switch or full mesh"),
    ("latencyRing", "positive", 5e-5, 1.5, None, (1e-6, 1e-3), "s", "an all-reduce over a partial mesh"),
    ("latencyPcie", "positive", 3e-5, 1.5, None, (1e-6, 1e-3), "s", "an all-reduce over PCIe or a bridge"),
    ("hopSeconds", "positive", 3e-4, 1.5, None, (1e-6, 1e-2), "s", "hand-over between devices of a layer split, a step"),
    ("copySeconds", "positive", 2e-5, 1.5, None, (1e-6, 1e-3), "s", "one copy of llama.cpp's row split"),
    ("copyShare", "share", 0.2, 1.5, None, (0, 1), "1", "share of the link that row-split copies reach"),
    ("pipelineShare", "share", 0.6, 1.5, None, (0, 1), "1", "degree to which a layer split's prefill overlaps"),
    ("prefillLaunches", "positive", 3.0, 1.5, None, (0.5, 10), "1", "launches a layer in prefill relative to decoding"),
    ("graphShare", "positive", 0.5, 1.5, None, (0, 1), "1", "fixed time that captured graphs leave (llama.cpp on NVIDIA since June 2024)"),
    ("unpackPasses", "positive", 1.5, 1.5, None, (0, 10), "1", "passes of four bytes a weight that unpacking takes in prefill"),
    ("linkShare", "share", 0.6, 1.5, None, (0, 1), "1", "share of the link that all-reduce reaches"),
    ("pcieShare", "share", 0.2, 1.5, None, (0, 1), "1", "the same over PCIe"),
    ("sequenceSeconds", "positive", 5e-5, 1.5, None, (0, 1e-3), "s", "host time a sequence and step"),
    ("jouleHbm", "positive", 8e-13, 1.5, None, (1e-13, 1e-11), "J/FLOP", "energy of a 16-bit FLOP, parts with HBM; TDP over it caps the rate"),
    ("jouleGddr", "positive", 2.6e-12, 1.5, None, (1e-13, 1e-11), "J/FLOP", "the same, other memory"),
]
TRAINING = [
    ("matrixShare", "share", 0.7, 0.6, 0.4, (0, 1), "1", "share of the matrix peak that large matrices reach"),
    ("streamShare", "share", 0.6, 0.6, 0.4, (0, 1), "1", "share of the bandwidth for element-wise work (unfused code moves more bytes, so less) and optimizer"),
    ("exposedTensor", "share", 0.5, 0.8, 0.5, (0, 1), "1", "share of tensor-parallel communication that is not hidden"),
    ("attentionShare", "share", 0.45, 0.6, 0.4, (0, 1), "1", "share of the 16-bit peak that attention reaches"),
    ("fp8Share", "share", 0.75, 1.0, None, (0, 1), "1", "share of matrixShare that 8-bit training keeps (casts, transposes)"),
    ("linkShare", "share", 0.7, 1.0, None, (0, 1), "1", "share of the link that collectives reach"),
    ("pcieShare", "share", 0.3, 1.0, None, (0, 1), "1", "the same over PCIe"),
    ("jouleHbm", "positive", 6e-13, 1.0, None, (1e-13, 1e-11), "J/FLOP", "energy of a 16-bit FLOP, parts with HBM"),
    ("jouleGddr", "positive", 2e-12, 1.0, None, (1e-13, 1e-11), "J/FLOP", "the same, other memory"),
    ("latency", "positive", 2e-5, 1.0, None, (1e-6, 1e-3), "s", "one all-reduce"),
    ("attentionOnHopper", "share", 0.65, 1.0, None, (0, 1), "1", "share of the Hopper and Blackwell peak that attention kernels without wgmma reach"),
]


def to_space(kind, value, high):
    return math.log(value / (high - value)) if kind == "share" else math.log(value)


def from_space(kind, x, high):
    return high / (1 + np.exp(-x)) if kind == "share" else np.exp(x)


class Parameters:
    """mean + family offset + (family, vendor) offset of the local constants, and the shared ones."""

    def __init__(self, table, families, pairs):
        self.table, self.families, self.pairs = table, families, pairs

    def start(self):
        v = []
        for _, kind, start, _, vendor, (_, high), _, _ in self.table:
            v.append(to_space(kind, start, high))
            if vendor is not None:
                v += [0.0] * (len(self.families) + len(self.pairs))
        return np.array(v)

    def walk(self, v):
        at, nf, npair = 0, len(self.families), len(self.pairs)
        for entry in self.table:
            if entry[4] is None:
                yield entry, v[at], None, None
                at += 1
            else:
                yield entry, v[at], v[at + 1 : at + 1 + nf], v[at + 1 + nf : at + 1 + nf + npair]
                at += 1 + nf + npair

    def unpack(self, v, family, pair):
        constants, penalty = {}, []
        for (key, kind, start, first, second, (_, high), _, _), mean, by_family, by_pair in self.walk(v):
            centre = (mean - to_space(kind, start, high)) / (1.5 if by_family is not None else first)
            penalty.append(np.array([centre]))
            if by_family is None:
                constants[key] = from_space(kind, mean, high)
            else:
                constants[key] = from_space(kind, mean + by_family[family] + by_pair[pair], high)
                penalty += [by_family / first, by_pair / second]
        return constants, np.concatenate(penalty)

    def dump(self, v, rows):
        def rounded(x):
            return float("%.4g" % x)

        out = dict(constants={}, shared={}, default={}, byFamily={f: {} for f in self.families}, byFamilyAndVendor={f + "/" + w: {} for f, w in self.pairs})
        for (key, kind, _, _, second, (low, high), unit, meaning), mean, by_family, by_pair in self.walk(v):
            out["constants"][key] = dict(meaning=meaning, unit=unit, low=low, high=high, perFamily=second is not None)
            if by_family is None:
                out["shared"][key] = rounded(from_space(kind, mean, high))
                continue
            out["default"][key] = rounded(from_space(kind, mean, high))
            for i, f in enumerate(self.families):
                out["byFamily"][f][key] = rounded(from_space(kind, mean + by_family[i], high))
            for i, (f, w) in enumerate(self.pairs):
                out["byFamilyAndVendor"][f + "/" + w][key] = rounded(from_space(kind, mean + by_family[self.families.index(f)] + by_pair[i], high))
        out["default"]["rows"] = len(rows)
        for f in self.families:
            out["byFamily"][f]["rows"] = sum(r["family"] == f for r in rows)
        for f, w in self.pairs:
            out["byFamilyAndVendor"][f + "/" + w]["rows"] = sum(r["family"] == f and r["vendor"] == w for r in rows)
        out["generations"] = sorted({r["deviceFamily"] for r in rows})
        return out


def smooth_larger(x, y):
    return (x**4 + y**4) ** 0.25


class Inference:
    """Rows as arrays over their phases; the formulas of phaseSeconds()."""

    name, table = "inference", INFERENCE

    def __init__(self, rows):
        phases = [(i, r, p) for i, r in enumerate(rows) for p in r["phases"]]
        self.row = np.array([i for i, _, _ in phases])
        self.work = {k: np.array([float(p[k]) for _, _, p in phases]) for k in phases[0][2]}
        self.device = {k: np.array([float(r["device"][k]) for _, r, _ in phases]) for k in phases[0][1]["device"]}
        self.rate = np.array([r["addressedRate"] for _, r, _ in phases])
        self.unpacking = np.array([r["unpacking"] for _, r, _ in phases])
        self.graphs = np.array([r["graphs"] for _, r, _ in phases])
        self.quantity = np.array([r["quantity"] for r in rows])
        self.count = len(rows)

    def index(self, per_row):
        return per_row[self.row]

    def predict(self, c):
        w, d = self.work, self.device
        stream = c["streamShare"] * d["bandwidth"]
        slots = np.choose(self.unpacking, [c["slots16Bit"], c["slots8Bit"], c["slots4Bit"], c["slotsKQuant"], c["slotsRowInt4"]])
        tw = (w["weightBytes"] + w["unpackBytes"] * c["unpackPasses"]) / stream + w["matVecWeights"] * slots * c["matVecSlots"] / d["vectorRate"]
        joule = np.where(d["hasHbm"] > 0, c["jouleHbm"], c["jouleGddr"]) * d["matrixRate"] / self.rate
        cap = np.where(d["watts"] > 0, joule / np.maximum(d["watts"], 1e-9), 0)
        tc = w["matrixFlop"] * smooth_larger(1 / (c["matrixShare"] * self.rate), cap)
        seconds = np.hypot(tw, tc) + w["activationBytes"] / stream
        seconds += w["cacheBytes"] / (c["attentionShare"] * d["bandwidth"]) + w["attentionFlop"] / (c["attentionShare"] * d["matrixRate"])
        prefill = w["isPrefill"] > 0
        seconds += c["layerSeconds"] * w["layers"] * np.where(prefill, c["prefillLaunches"], np.where(self.graphs, c["graphShare"], 1.0))
        seconds += np.where(prefill, 0, c["sequenceSeconds"] * w["sequences"])
        seconds /= 1 + c["pipelineShare"] * (1 / w["pipelineShare"] - 1)
        peers = d["peers"]  # switch, ring, bridge, host bus
        latency = np.where(peers >= 2, c["latencyPcie"], np.where(peers == 1, c["latencyRing"], c["latencySwitch"]))
        share = np.where(peers >= 2, c["pcieShare"], c["linkShare"])
        t = w["tensorRanks"]
        seconds += w["allReduces"] * (latency + 2 * (t - 1) / t * w["allReduceBytes"] / (share * d["link"]))
        seconds += w["copies"] * c["copySeconds"] + w["copyBytes"] / (c["copyShare"] * np.where(peers == 3, d["hostLink"] / 2, d["link"]))
        seconds += np.where(prefill, 0, w["hops"] * c["hopSeconds"])
        total = np.bincount(self.row, weights=seconds * w["times"], minlength=self.count)
        return np.where(self.quantity > 0, self.quantity / total, total)


class Training:
    """The formulas of trainingSeconds()."""

    name, table = "training", TRAINING

    def __init__(self, rows):
        self.work = {k: np.array([float(r["work"][k]) for r in rows]) for k in rows[0]["work"]}
        self.device = {k: np.array([float(r["device"][k]) for r in rows]) for k in rows[0]["device"]}
        self.nemo = np.array([r["family"] == "nemo" for r in rows])

    def index(self, per_row):
        return per_row

    def predict(self, c):
        w, d = self.work, self.device
        fp8 = w["isFp8"] > 0
        rate = np.where(fp8, d["rate8"], d["matrixRate"])
        joule = np.where(d["hasHbm"] > 0, c["jouleHbm"], c["jouleGddr"]) * d["matrixRate"] / rate
        cap = np.where(d["watts"] > 0, joule / np.maximum(d["watts"], 1e-9), 0)
        slow = (d["needsNewAttention"] > 0) & ~self.nemo
        stream = c["streamShare"] * d["bandwidth"]
        compute = w["matrixFlop"] * smooth_larger(1 / (c["matrixShare"] * np.where(fp8, c["fp8Share"], 1.0) * rate), cap)
        compute = compute + w["attentionFlop"] / (c["attentionShare"] * d["matrixRate"] * np.where(slow, c["attentionOnHopper"], 1.0))
        compute = compute + (w["elementBytes"] + w["unpackBytes"]) / stream
        share = np.where(d["peers"] <= 1, c["linkShare"], c["pcieShare"])
        micro = np.hypot(compute, w["shardSeconds"] / share + w["offloadSeconds"] / c["pcieShare"])
        micro = micro + c["exposedTensor"] * (w["tensorSeconds"] / share + w["tensorCollectives"] * c["latency"]) + w["sendSeconds"] / share
        step = w["microBatches"] * micro * (1 + w["bubble"]) + np.maximum(w["gradientSeconds"] / share - micro / 2, 0)
        return w["tokens"] / (step + w["optimizerBytes"] / stream + w["hostOptimizerSeconds"])


class Problem:
    def __init__(self, model, rows):
        self.model, self.rows = model, rows
        self.measured = np.array([r["measured"] for r in rows])
        self.families = sorted({r["family"] for r in rows})
        self.pairs = sorted({(r["family"], r["vendor"]) for r in rows})
        self.family = np.array([self.families.index(r["family"]) for r in rows])
        self.pair = np.array([self.pairs.index((r["family"], r["vendor"])) for r in rows])
        self.parameters = Parameters(model.table, self.families, self.pairs)

    def arrays(self, keep):
        return self.model([r for r, k in zip(self.rows, keep) if k])

    def fit(self, keep):
        data, measured = self.arrays(keep), self.measured[keep]
        family, pair = data.index(self.family[keep]), data.index(self.pair[keep])

        def residuals(v):
            constants, penalty = self.parameters.unpack(v, family, pair)
            r = np.log(data.predict(constants) / measured)
            return np.concatenate([np.sign(r) * np.sqrt(np.log1p((r / SCALE) ** 2)), penalty])

        return least_squares(residuals, self.parameters.start(), max_nfev=40).x

    def predict(self, v, keep):
        data = self.arrays(keep)
        constants, _ = self.parameters.unpack(v, data.index(self.family[keep]), data.index(self.pair[keep]))
        return data.predict(constants)

    def left_out(self, key):
        groups = [key(r) for r in self.rows]
        predicted = np.zeros(len(self.rows))
        for group in sorted(set(groups)):
            keep = np.array([g != group for g in groups])
            predicted[~keep] = self.predict(self.fit(keep), ~keep)
        return predicted


def publisher(row):
    """Tables of one publisher together."""
    known = r"(TensorRT-LLM|MLPerf Training|MLPerf Inference|LitGPT|NVIDIA NeMo|ExLlama|IBM fms|Hugging Face|KempnerForge).*"
    return re.sub(known, r"\1", row["source"])


def errors(rows, predicted, kind):
    pick = np.array([r["kind"] == kind for r in rows])
    measured = np.array([r["measured"] for r in rows])
    return np.abs(predicted[pick] / measured[pick] - 1)


def weighted_quantile(values, weights, share):
    order = np.argsort(values)
    cumulated = np.cumsum(weights[order])
    return values[order][np.searchsorted(cumulated, share * cumulated[-1])]


def ranges_of(rows, predictions):
    """80 % ranges as factors on a prediction, from log(measured / predicted) of rows left out; a source counts as 100 rows at most."""
    out = {}
    measured = np.array([r["measured"] for r in rows])

    def quantiles(pick):
        logs = np.concatenate([np.log(measured[pick] / p[pick]) for p in predictions])
        sources = [rows[i]["source"] for i in pick] * len(predictions)
        count = collections.Counter(sources)
        weights = np.array([min(1.0, 100 * len(predictions) / count[s]) for s in sources])
        return weighted_quantile(logs, weights, 0.1), weighted_quantile(logs, weights, 0.9)

    for kind in sorted({r["kind"] for r in rows}):
        whole = np.array([i for i, r in enumerate(rows) if r["kind"] == kind])
        for name, pick in [("", whole)] + [("/" + CLASSES[c], np.array([i for i in whole if rows[i]["class"] == c])) for c in sorted({rows[i]["class"] for i in whole})]:
            use = pick if len(pick) >= 40 and len({rows[i]["source"] for i in pick}) >= 3 else whole
            low, high = quantiles(use)
            out[kind + name] = dict(low=float("%.3g" % math.exp(low)), high=float("%.3g" % math.exp(high)), rows=int(len(use)))
    return out


def text_of(document):
    text = json.dumps(document, indent=2, ensure_ascii=False)
    return re.sub(r"\{\n\s+([^{}]*?)\n\s+\}", lambda m: "{" + re.sub(r"\n\s+", " ", m.group(1)) + "}", text) + "\n"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("inference")
    parser.add_argument("training")
    parser.add_argument("--aside", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--report")
    parser.add_argument("--ranges-from", help="calibration whose ranges are kept (with --quick)")
    parser.add_argument("--quick", action="store_true", help="no left-out fits: keeps the ranges of --ranges-from")
    arguments = parser.parse_args()
    aside = {(r["id"], r["kind"]) for r in csv.DictReader(open(arguments.aside, encoding="utf-8"))}
    out = dict(format="ridgepoint-calibration", version=1, date="2026-11",
               note="Fitted by tests/accuracy/fit.py to resources/measured. Fall-back: family and vendor, family, default.")
    ranges, report = {}, []
    for model, path in ((Inference, arguments.inference), (Training, arguments.training)):
        rows = [r for r in map(json.loads, open(path, encoding="utf-8")) if r["family"] and (r["id"], r["kind"]) not in aside]
        problem = Problem(model, rows)
        everything = np.ones(len(rows), bool)
        v = problem.fit(everything)
        out[model.name] = problem.parameters.dump(v, rows)
        columns = [("in sample", problem.predict(v, everything))]
        if not arguments.quick:
            columns.append(("sources left out", problem.left_out(lambda r: r["source"])))
            columns.append(("publishers left out", problem.left_out(publisher)))
            columns.append(("device families left out", problem.left_out(lambda r: r["vendor"] + " " + r["deviceFamily"])))
            found = ranges_of(rows, [columns[1][1], columns[3][1]])
            ranges.update(found)
        for kind in sorted({r["kind"] for r in rows}):
            cells = [errors(rows, p, kind) for _, p in columns]
            report.append("| %s | %d | %s |" % (kind, len(cells[0]), " | ".join("%.1f / %.1f" % (100 * np.median(e), 100 * np.quantile(e, 0.9)) for e in cells)))
        if not arguments.quick:
            for kind in sorted({r["kind"] for r in rows}):
                inside = total = 0
                for r, p in zip(rows, columns[1][1]):
                    if r["kind"] == kind:
                        f = ranges.get(kind + "/" + CLASSES[r["class"]], ranges[kind])
                        total += 1
                        inside += p * f["low"] <= r["measured"] <= p * f["high"]
                report.append("| coverage of the 80 %% range, %s, sources left out | %d | %.0f %% | | | |" % (kind, total, 100 * inside / total))
    if arguments.quick and arguments.ranges_from:
        ranges = json.load(open(arguments.ranges_from, encoding="utf-8"))["ranges"]
    out["ranges"] = ranges
    open(arguments.out, "w", encoding="utf-8").write(text_of(out))
    print("\n".join(report))
    if arguments.report:
        open(arguments.report, "w", encoding="utf-8").write("\n".join(report) + "\n")


if __name__ == "__main__":
    main()
