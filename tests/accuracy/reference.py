#!/usr/bin/env python3
# SPDX-FileCopyrightText: Ridgepoint contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The speed model a second time, written on its own in Python: a check of model/estimate/{inference,training}speed.cpp.

usage: reference.py CATALOGUE_FOLDER > tests/data/speed-reference.json

Writes a grid of configurations with the rates this model gives for them; tests/accuracy/tst_reference.cpp holds the C++
model to it within 0.1 %. Shapes and devices are read from the catalogue, constants from calibration.json. Units: bytes,
seconds, FLOP, tokens.
"""
import glob
import json
import math
import sys

GAMMA = 0.7  # routing correlation of tokens in a batch
MODELS = ["llama-2-7b", "llama-2-70b", "llama-3-8b", "llama-3.1-70b", "mixtral-8x7b"]
DEVICES = ["nvidia-a100-sxm4-80gb", "nvidia-h100-sxm5-80gb", "nvidia-rtx-4090", "nvidia-l40s", "amd-mi300x-192gb", "apple-m2-ultra-76c"]


def read_models(folder):
    models = {}
    for path in glob.glob(folder + "/models/*.json"):
        for m in json.load(open(path, encoding="utf-8")).get("models", []):
            models[m["id"]] = m
    return models


def shape(m):
    """Counts of a dense or mixture-of-experts decoder whose layers are all equal."""
    (run,) = m["layers"]
    a, f = run["attention"], run["feedForward"]
    s = dict(L=run["count"], h=m["hiddenSize"], V=m["vocabulary"], a=a["queryHeads"], g=a["kvHeads"], d=a["keyWidth"],
             E=f.get("experts", 0), k=f.get("activeExperts", 0))
    width = f.get("expertWidth") if s["E"] else f["width"]
    mats = 3 if f.get("gated", True) else 2
    s["f"] = width * (s["k"] or 1)
    s["gated"] = mats == 3
    s["attention"] = s["L"] * s["h"] * s["d"] * (2 * s["a"] + 2 * s["g"])
    s["dense"] = 0 if s["E"] else s["L"] * mats * s["h"] * width
    s["experts"] = s["L"] * s["E"] * mats * s["h"] * width
    s["router"] = s["L"] * s["h"] * s["E"]
    s["head"] = s["V"] * s["h"]
    s["tables"] = s["head"] * (1 if m.get("tiedEmbeddings") else 2)
    s["active"] = s["attention"] + s["dense"] + s["router"] + (s["experts"] * s["k"] // s["E"] if s["E"] else 0) + s["head"]
    s["total"] = m["parameters"]["total"]
    return s


def read_devices(folder):
    devices = {}
    for path in glob.glob(folder + "/devices/*.json"):
        for d in json.load(open(path, encoding="utf-8"))["devices"]:
            devices[d["id"]] = d
    return devices


UNITS = {"GB/s": 1e9, "TB/s": 1e12, "TFLOPS": 1e12, "TOPS": 1e12, "GiB": 2.0**30, "GB": 1e9, "W": 1.0}


def device(d):
    figures = d["figures"]

    def value(name):
        figure = figures.get(name) or {}
        return figure["value"] * UNITS[figure["unit"]] if isinstance(figure.get("value"), (int, float)) else None

    def text(name):
        return (figures.get(name) or {}).get("value") or ""

    def peak(name):
        figure = (figures.get("peakRates", {}).get(name) or {}).get("dense") or {}
        return figure["value"] * UNITS[figure["unit"]] if figure.get("value") else 0.0

    f16 = max(peak("fp16"), peak("bf16"), peak("fp32"))
    link, host, name = (value("interconnectBandwidth") or 0) / 2, (value("hostLinkBandwidth") or 32e9) / 2, text("interconnectName")
    meshes = ("NVSwitch", "NVLink 3", "NVLink 4", "NVLink 5", "NVLink 6", "Infinity Fabric 4", "Infinity Fabric 5", "RoCE", "ICI")
    kind = "bus" if not link or "ConnectX" in name else "bridge" if "bridge" in name.lower() else "switch" if any(w in name for w in meshes) else "ring"
    return dict(vendor=d["vendor"], family=d["family"], mem=value("memoryCapacity"), bw=value("memoryBandwidth"), f16=f16, f32=peak("fp32") or f16 / 16,
                f8=peak("fp8"), f4=peak("fp4"), i8=peak("int8"), tdp=value("tdp") or 1e12, kind=kind, link=host if kind == "bus" else link, host=host,
                gddr="HBM" not in text("memoryType"))


def constants(table, family, vendor):
    c = dict(table["shared"])
    c.update(table["byFamilyAndVendor"].get(family + "/" + vendor) or table["byFamily"].get(family) or table["default"])
    return c


# ---------------------------------------------------------------- inference


def weights_read(s, wide, width, tokens):
    share = (s["k"] / s["E"] if tokens == 1 else 1 - (1 - s["k"] / s["E"]) ** (tokens**GAMMA)) if s["E"] else 0
    linear = s["attention"] + s["dense"] + s["experts"] * share
    return linear * width + (s["head"] + s["router"]) * wide, linear + s["router"] + s["head"]


def addressed(dev, family, fmt):
    f = dev["f16"]
    if family == "llama.cpp" and dev["vendor"] == "NVIDIA" and dev["i8"] and dev["f16"] > dev["f32"]:
        f = max(f, min(dev["i8"] / 2, 2 * dev["f16"]))
    if family == "llama.cpp" and f >= 3.5 * dev["f32"]:
        f /= 2
    if family in ("tensorrt-llm", "vllm") and fmt == "fp8" and dev["f8"]:
        f = dev["f8"]
    return f


def phase_seconds(c, dev, family, fmt, w):
    stream = c["streamShare"] * dev["bw"]
    slots = c["slots16Bit"] if fmt == "f16" else c["slots8Bit"]
    rate = addressed(dev, family, fmt)
    tw = w["bytes"] / stream + w["matvec"] * slots * c["matVecSlots"] / dev["f32"] + w["unpack"] * c["unpackPasses"] / stream
    e = (c["jouleGddr"] if dev["gddr"] else c["jouleHbm"]) * dev["f16"] / rate
    tc = w["flop"] * ((1 / (c["matrixShare"] * rate)) ** 4 + (e / dev["tdp"]) ** 4) ** 0.25
    seconds = math.hypot(tw, tc) + w["cache"] / (c["attentionShare"] * dev["bw"]) + w["scores"] / (c["attentionShare"] * dev["f16"]) + w["act"] / stream
    graphs = family == "llama.cpp" and dev["vendor"] == "NVIDIA"
    seconds += c["layerSeconds"] * w["layers"] * (c["prefillLaunches"] if w["prefill"] else c["graphShare"] if graphs else 1)
    if not w["prefill"]:
        seconds += c["sequenceSeconds"] * w["m"]
    t = w["t"]
    if t > 1 and family == "llama.cpp":
        copy_link = dev["host"] / 2 if dev["kind"] == "bus" else dev["link"]
        return seconds + w["copies"] * c["copySeconds"] + w["copied"] / (c["copyShare"] * copy_link)
    if t > 1:
        slow = dev["kind"] in ("bus", "bridge")
        latency = c["latencyPcie"] if slow else c["latencyRing"] if dev["kind"] == "ring" else c["latencySwitch"]
        share = c["pcieShare"] if slow else c["linkShare"]
        seconds += w["reduces"] * (latency + 2 * (t - 1) / t * w["reduced"] / (share * dev["link"]))
    return seconds


def phase_work(s, dev, family, fmt, m, prompt, context, t):
    """prompt 0: a decoding step at `context`."""
    width, wide = (2.0, 2.0) if fmt == "f16" else (1.0, 2.0)
    tokens = m * prompt if prompt else m
    chunk = 512 if family == "llama.cpp" else 8192
    chunks = max(1, math.ceil(tokens / chunk)) if prompt else 1
    bytes_, count = weights_read(s, wide, width, tokens / chunks)
    act = 8 * s["h"] + 2 * (s["a"] + 2 * s["g"]) * s["d"] + (4 if s["gated"] else 2) * s["f"]
    L = s["L"]
    copied = 4.0 * tokens * L * ((6 * s["h"] + s["f"]) * (t - 1) + (5 * s["h"] + 2 * s["f"]) * (t - 1) / t)
    w = dict(prefill=bool(prompt), m=m, t=t, bytes=bytes_ * chunks / t, layers=L * chunks, reduces=2 * L * chunks, reduced=tokens / chunks * s["h"] * 2,
             copies=L * 7 * (t - 1) * chunks, copied=copied, matvec=0, unpack=0, cache=0, scores=0)
    if prompt:
        w["flop"] = (2 * (s["active"] - s["head"]) * tokens + 2 * s["head"] * m) / t
        w["scores"] = 2 * m * s["a"] * 2 * s["d"] * L * prompt**2 / 2 / t
        w["act"] = tokens * L * act * 2 * (2.5 if family == "llama.cpp" else 1) / t
        if fmt == "int8":
            w["unpack"] = chunks * count * 4 / t
    else:
        w["matvec"] = count / t
        w["flop"] = 2 * s["active"] * m / t
        w["cache"] = m * context * 2 * s["g"] * s["d"] * L * 2 / min(t, s["g"])
        w["act"] = m * (L * act * 2 + s["V"] * 8) / t
    return w


def inference(table, s, dev, family, fmt, m, p, o, t):
    c = constants(table, family, dev["vendor"])

    def seconds(m, prompt, context):
        return phase_seconds(c, dev, family, fmt, phase_work(s, dev, family, fmt, m, prompt, context, t))

    width = 2.0 if fmt == "f16" else 1.0
    stored = (s["attention"] + s["dense"] + s["experts"]) * width + (s["tables"] + s["router"]) * 2
    memory = t * dev["mem"]
    free = 0.92 * (memory - t * 1.5e9 - stored) if family == "tensorrt-llm" else 0.9 * memory - stored - t * 1.5e9
    capacity = max(free, 0) / ((p + o) * 2 * s["g"] * s["d"] * s["L"] * 2)
    wave = min(m, capacity if capacity >= 1 else 1e9)
    total = m / wave * (seconds(wave, p, 0) + max(o - 1, 1) * seconds(wave, 0, p + o / 2))
    return dict(decode_tokens_per_s=m / seconds(m, 0, p + o / 2), ttft_s=seconds(m, p, 0), e2e_output_tokens_per_s=m * o / total)


# ---------------------------------------------------------------- training


def training(table, s, dev, family, S, mb, M, t, p, dp, recompute, zero, node):
    c = constants(table, family, dev["vendor"])
    rc = {"none": 0.0, "selective": 0.3 if family == "fsdp" else 0.05, "full": 1.0}[recompute]
    n, inner, tokens, L = t * p * dp, t * p, mb * S, s["L"]
    flop = (2 * (s["active"] - s["head"]) * (3 + rc) + 2 * s["head"] * 3) * tokens / inner
    scores = 2 * tokens * S / 2 * s["a"] * 2 * s["d"] * L * (3.5 + rc) / inner
    act = 12 * s["h"] + 2 * (s["a"] + 2 * s["g"]) * s["d"] + (5 if s["gated"] else 3) * s["f"]
    moved = (tokens * L * act * 2 * (3 + rc) + tokens * s["V"] * 12) / inner
    params = s["total"] / inner
    net = 25e9 if dev["family"] == "Ampere" else 50e9
    multi = n > node
    inter = multi and dp > 1
    local = max(1, min(dp, node // max(1, min(node, inner))))
    dplink = min(dev["link"], net * local) if inter else dev["link"]
    shard = params * (2 * 2 + 2) * (dp - 1) / dp / dplink if zero == 3 and dp > 1 else 0.0
    reduce = params * 4 * (dp - 1) / dp / dplink if zero < 2 and dp > 1 else 0.0
    collectives = (4 + 2 * rc) * L / p if t > 1 else 0
    tensor = collectives * tokens * s["h"] * 2 * 2 * (t - 1) / t / (dev["link"] if t <= node else net)
    optimizer = params / (dp if zero >= 1 or family == "nemo" else 1) * 30
    v = max(1, L // (p * 2)) if family == "nemo" and p > 1 else 1
    sends = 2 * tokens * s["h"] * 2 / (net if multi else dev["link"]) * v / t if p > 1 else 0.0
    e = (c["jouleGddr"] if dev["gddr"] else c["jouleHbm"])
    slow = c["attentionOnHopper"] if dev["family"] in ("Hopper", "Blackwell") and family != "nemo" else 1
    compute = flop * ((1 / (c["matrixShare"] * dev["f16"])) ** 4 + (e / dev["tdp"]) ** 4) ** 0.25 + scores / (c["attentionShare"] * dev["f16"] * slow)
    compute += moved / (c["streamShare"] * dev["bw"])
    share = c["linkShare"] if dev["kind"] in ("switch", "ring") else c["pcieShare"]
    micro = math.hypot(compute, shard / share) + c["exposedTensor"] * (tensor / share + collectives * c["latency"]) + sends / share
    step = M * micro * (1 + (p - 1) / (M * v)) + max(reduce / share - micro / 2, 0) + optimizer / (c["streamShare"] * dev["bw"])
    return dict(step_time_s=step, train_tokens_per_s_per_device=mb * S * M * dp / n / step)


def main():
    folder = sys.argv[1]
    models, devices = read_models(folder), read_devices(folder)
    table = json.load(open(folder + "/calibration.json", encoding="utf-8"))
    cases = []
    for model in MODELS:
        s = shape(models[model])
        for dev in DEVICES:
            d = device(devices[dev])
            for engine, formats in (("llama.cpp", ["f16"]), ("vllm", ["f16", "fp8"]), ("tensorrt-llm", ["f16", "fp8", "int8"])):
                if (d["vendor"] == "Apple") != (engine == "llama.cpp") and engine != "llama.cpp":
                    continue
                for fmt in formats:
                    for m, p, o, t in ((1, 512, 128, 1), (1, 4096, 512, 2), (16, 1024, 256, 1), (64, 2048, 128, 8)):
                        if t > 1 and d["vendor"] == "Apple":
                            continue
                        request = dict(model=model, device=dev, engine=engine, weight_type=fmt, batch=m, prompt_tokens=p, output_tokens=o, count=t, tp=t)
                        cases.append(dict(request=request, expect=inference(table["inference"], s, d, engine, fmt, m, p, o, t)))
    for model in MODELS:
        s = shape(models[model])
        for dev in DEVICES[:2]:
            d = device(devices[dev])
            for family, engine in (("megatron", "Megatron-LM"), ("nemo", "NeMo"), ("fsdp", "PyTorch FSDP")):
                for S, mb, M, t, p, dp in ((2048, 2, 8, 1, 1, 8), (4096, 1, 16, 8, 1, 4), (4096, 1, 32, 4, 4, 4)):
                    for recompute in ("none", "selective", "full"):
                        zero = 3 if family == "fsdp" else 1
                        request = dict(model=model, task="train", device=dev, engine=engine, seq_len=S, micro_batch=mb, global_batch=M * mb * dp, tp=t, pp=p,
                                       dp=dp, count=8, nodes=t * p * dp // 8, recompute=recompute, zero_stage=zero, gradient_type="bf16")
                        cases.append(dict(request=request, expect=training(table["training"], s, d, family, S, mb, M, t, p, dp, recompute, zero, 8)))
    print("[\n" + ",\n".join(json.dumps(c) for c in cases) + "\n]")


if __name__ == "__main__":
    main()
