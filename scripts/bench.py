"""Runs the programs of scripts/bench in turn and prints medians and ratios.

usage: bench.py WORK ROUNDS
"""

import functools
import itertools
import json
import os
import re
import statistics
import subprocess
import sys
import time

work, rounds = sys.argv[1], int(sys.argv[2])
latin, ascii_only, million = (f"{work}/corpus/{name}.ndjson" for name in ("latin-20k", "ascii-20k", "latin-1m"))
RELEASE = ".build/release"
ORJSON = "import orjson, sys\nfor line in open(sys.argv[1], 'rb'): orjson.loads(line)"


def run(*command, pinned=True):
    command = (["taskset", "-c", "1"] if pinned else []) + list(command)
    return subprocess.run(command, check=True, capture_output=True, text=True)


def peer(corpus, shape):
    output = run(f"{work}/bin/peer_native", corpus, "--font", "inter", "--width", "220", "--shape", shape, "--name", shape, "--out", f"{work}/out")
    return json.loads(output.stdout)["measure_s"]


def ours(corpus, widths="220"):
    return json.loads(run(f"{RELEASE}/TextSpeed", corpus, "Inter", "14", widths, "1").stdout)["seconds"]


def again(corpus):
    """Laying prepared texts out at one width more, of which twenty are timed together."""
    return (ours(corpus, ",".join(str(width) for width in range(220, 325, 5))) - ours(corpus)) / 20


def layout(rounds):
    """Each figure of LayoutSpeed as the median of some runs, since other work on the machine only adds."""
    runs = [[json.loads(line) for line in run(f"{RELEASE}/LayoutSpeed").stdout.splitlines()] for _ in range(rounds)]
    print("layout, one core")
    for lines in zip(*runs):
        figure = {name: statistics.median(line[name] for line in lines) for name in lines[0] if name != "cell"}
        cell = lines[0]["cell"]
        if "texts" in figure:
            print(f"  {cell + ' cell again':<28} {figure['solve']:9.1f} us  {figure['ratio']:6.2f} x its texts' {figure['texts']:.1f} us")
        elif "cold" in figure:
            print(f"  {cell + ', cold':<28} {figure['cold']:9.1f} ms, again {figure['solve']:.1f} ms, frames {figure['frames']:.1f} ms")
        else:
            before, after = figure["kilobytesBefore"] / 1024, figure["kilobytesAfter"] / 1024
            print(f"  {figure['cards']:,.0f} cards: {before:.1f} MB before, {after:.1f} MB after")


def placement(rounds):
    """Each figure of PlacementSpeed as the median of some runs."""
    runs = [[json.loads(line) for line in run(f"{RELEASE}/PlacementSpeed").stdout.splitlines()] for _ in range(rounds)]
    print("placing items beside writing as many frames, one core; a query of a screen's height")
    for lines in zip(*runs):
        name = f"{lines[0]['layout']}, {lines[0]['items']:,.0f} items"
        figure = {key: statistics.median(line[key] for line in lines) for key in lines[0] if key != "layout"}
        if "found" in figure:
            print(f"  {name:<44} {figure['microseconds']:9.2f} us, {figure['found']:.1f} found")
        else:
            ratio = f"{figure['ratio']:6.2f} x" if "ratio" in figure else ""
            print(f"  {name:<44} {figure['microseconds']:9.2f} us  {ratio}")


def wall(*command):
    start = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def processor(*command):
    """Seconds that all cores together worked for a process."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, command)
    return usage.ru_utime + usage.ru_stime


def compare(title, programs):
    """Medians over the rounds, each as a multiple of the first program's."""
    times = {name: [] for name in programs}
    for _ in range(rounds):
        for name, program in programs.items():
            times[name].append(program())
    medians = {name: statistics.median(values) for name, values in times.items()}
    first = next(iter(medians.values()))
    print(title)
    for name, seconds in medians.items():
        print(f"  {name:<32} {seconds * 1000:9.1f} ms  {seconds / first:6.2f} x")


def instructions(estimator):
    """Of a further card, on one thread: what 40,000 take more than 20,000, divided by 20,000."""
    counts = []
    for corpus, count in ((latin, 20_000), (f"{work}/corpus/latin-40k.ndjson", 40_000)):
        if not os.path.exists(corpus):
            with open(million, encoding="utf-8") as source, open(corpus, "w", encoding="utf-8") as target:
                target.writelines(itertools.islice(source, count))
        command = (f"{RELEASE}/shelf-height", "measure", "--card-width", "220", *estimator, "--group-by", "shelf", "--format", "csv", "--jobs", "1")
        profile = run("valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *command, corpus)
        counts.append(int(re.search(r"Collected : (\d+)", profile.stderr).group(1)))
    return (counts[1] - counts[0]) / 20_000


with open(latin, encoding="utf-8") as source, open(ascii_only, "w", encoding="utf-8") as target:
    target.writelines(line for line in source if not re.search(r"\\u|[^\x00-\x7f]", line))

print(time.strftime("%Y-%m-%d"), os.cpu_count(), "cores,", re.search("model name\t: (.*)", open("/proc/cpuinfo").read()).group(1))
for title, corpus in (("20,000 Latin cards", latin), ("those that are ASCII", ascii_only)):
    compare(f"{title}, one core: prepare and lay out at 220 points", {
        "ShelfHeight": lambda: ours(corpus),
        "HarfBuzz pairs + unibreak": lambda: peer(corpus, "pairs"),
        "advances + unibreak": lambda: peer(corpus, "adv"),
        "HarfBuzz, whole texts + unibreak": lambda: peer(corpus, "para"),
        "ShelfHeight, at a second width": lambda: again(corpus),
    })
measure = (f"{RELEASE}/shelf-height", "measure", "--estimator", "exhaustive", "--group-by", "shelf", "--format", "json", million)
for name, estimator in (("exhaustive", ("--estimator", "exhaustive")), ("the default estimator", ())):
    print(f"{instructions(estimator):,.0f} instructions a card, {name}")
programs = {"orjson.loads a line": (f"{work}/venv/bin/python", "-c", ORJSON, million)}
for name, estimator in (("exhaustive", ("--estimator", "exhaustive")), ("default estimator", ())):
    command = (f"{RELEASE}/shelf-height", "measure", *estimator, "--group-by", "shelf", "--format", "json", million)
    programs[f"{name}, two threads"] = (*command, "--jobs", "2")
    programs[f"{name}, one thread"] = ("taskset", "-c", "1", *command, "--jobs", "1")
for title, seconds in (("whole program", wall), ("processor time, user and system", processor)):
    compare(f"1,000,000 cards of NDJSON, {title}", {name: functools.partial(seconds, *program) for name, program in programs.items()})
array = f"{work}/corpus/latin-1m.json"
if not os.path.exists(array):
    with open(million, encoding="utf-8") as source, open(array, "w", encoding="utf-8") as target:
        target.write("[" + ",\n".join(line.rstrip("\n") for line in source) + "]\n")
compare("the same as one JSON array", {
    "measure, all cores": lambda: wall(*measure[:-1], array),
    "measure, one core": lambda: wall("taskset", "-c", "1", *measure[:-1], array, "--jobs", "1"),
})
hundred = f"{work}/corpus/latin-100k.json"
if not os.path.exists(hundred):
    with open(million, encoding="utf-8") as source, open(hundred, "w", encoding="utf-8") as target:
        target.write("[" + ",\n".join(line.rstrip("\n") for line in itertools.islice(source, 100_000)) + "]\n")
for cell, options in (("article's cell", ()), ("nib with stacks", ("--cell", "Samples/AppCell.xib"))):
    for shelves, grouping in (("shelves of 20", ("--shelf-size", "20")), ("one shelf", ())):
        command = (f"{RELEASE}/shelf-height", "measure", "--quiet", *options, *grouping, hundred)
        compare(f"100,000 cards, {cell}, {shelves}", {
            "--estimator exhaustive": lambda: wall(*command, "--estimator", "exhaustive"),
            "--certify": lambda: wall(*command, "--certify"),
        })
    compare(f"100,000 cards, {cell}, compare", {
        "all strategies": lambda: wall(f"{RELEASE}/shelf-height", "compare", "--quiet", *options, "--shelf-size", "20", hundred)
    })
layout(rounds)
placement(rounds)
places = (f"{RELEASE}/shelf-height", "layout", "--container-width", "375", "--columns", "2", "--group-by", "shelf", "--format", "ndjson")
compare("1,000,000 cards of NDJSON, where each stands", {
    "measure": lambda: wall(*measure),
    "layout --grouped": lambda: wall(*places, "--grouped", million),
    "layout": lambda: wall(*places, million),
})
for name, command in (("NDJSON", measure), ("JSON array", (*measure[:-1], array)), ("NDJSON, layout --grouped", (*places, "--grouped", million)), ("NDJSON, layout", (*places, million))):
    peak = subprocess.run(["/usr/bin/time", "-f", "%M", *command], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    print(f"peak memory of the million, {name}: {int(peak.stderr.split()[-1]) / 1024:.0f} MB")
