#!/usr/bin/env python3
"""What a further card width, text size, scale or language costs, as a share of the first variant, and how many times as long
looking for the best card takes as measuring every width: the tables of the article "Speed".

usage: scripts/bench-variants.py [folder of suites] [rounds] [program]

The folder (default: $SHELF_HEIGHT_ORACLES, else ../shared) holds data/ios_apps.json and data/countries_25_languages.json.
The programs run in turn; figures are medians of the whole program's time, its start included. The program is
.build/release/shelf-height unless another is named.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FOLDER = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else os.environ.get("SHELF_HEIGHT_ORACLES", HERE + "/../shared"))
ROUNDS = int(sys.argv[2]) if len(sys.argv) > 2 else 15
PROGRAM = sys.argv[3] if len(sys.argv) > 3 else HERE + "/.build/release/shelf-height"
WIDTHS = {"from": 120, "to": 272, "step": 8}


def configuration(folder, name, records, grouping, variants, locales=()):
    path = f"{folder}/{name}.shelf.json"
    value = {"records": f"{FOLDER}/data/{records}", "cell": HERE + "/Samples/WrappingTitle.json", **grouping}
    value["variants"] = dict(variants, **({"locale": list(locales)} if locales else {}))
    if locales:
        value["localeField"] = "lang"
    with open(path, "w", encoding="utf-8") as file:
        json.dump(value, file)
    return path


def run(paths, rounds):
    """Milliseconds by name, one a round."""
    return run_all({name: ["measure", "--format", "ndjson", path] for name, path in paths.items()}, rounds)


def run_all(commands, rounds):
    times = {name: [] for name in commands}
    for _ in range(rounds):
        for name, arguments in commands.items():
            start = time.perf_counter()
            done = subprocess.run([PROGRAM, *arguments], cwd=HERE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            # 1: no choice keeps to the limits.
            assert done.returncode in (0, 1), arguments
            times[name].append((time.perf_counter() - start) * 1000)
    return times


def optimizations():
    """100 points of width, four maxima, three line limits, beside every width measured."""
    records = ["--shelf-size", "20", "--card-width", "120..220", "--format", "csv", f"{FOLDER}/data/ios_apps.json"]
    levers = ["--maximum-card-height", "200,240,272,none", "--lines"]
    for cell, options in (("the article's cell", []), ("nib with stacks", ["--cell", "Samples/AppCell.xib"])):
        times = run_all({
            "measure": ["measure", *records, *options],
            "titles": ["optimize", *records, *options, *levers, "titleLabel=1..3"],
            "bodies": ["optimize", *records, *options, *levers, "bodyLabel=2,3,none"],
        }, ROUNDS)
        print(f"best card, {cell}: every width measured {statistics.median(times['measure']):.1f} ms")
        for name in ("titles", "bodies"):
            ratio = statistics.median(own / one for own, one in zip(times[name], times["measure"]))
            print(f"  three line limits of {name}, four maxima {ratio:.1f} times that")


def seconds(path):
    return statistics.median(run({"": path}, 3)[""]) / 1000


def further(times, name, count):
    """The cost of each variant after the first one: of differences within a round, since the machine's pace changes."""
    differences = [(several - one) / (count - 1) / one for several, one in zip(times[name], times["one"])]
    return f"{statistics.median(differences):.1%}"


with tempfile.TemporaryDirectory() as folder:
    for title, grouping in (("by subtitle", {"groupBy": "subtitle"}), ("in twenties", {"shelfSize": 20})):
        several = {
            "one": {},
            "width": {"cardWidth": [176, 180, 190, 200, 210, 220]},
            "scale": {"scale": [2, 3, 1]},
            "text size": {"contentSizeCategory": ["large", "extraLarge", "extraExtraLarge", "medium", "small", "accessibilityLarge"]},
        }
        paths = {name: configuration(folder, name, "ios_apps.json", grouping, variants) for name, variants in several.items()}
        times = run(paths, ROUNDS)
        print(f"1,672 apps {title}: one variant {statistics.median(times['one']):.1f} ms")
        for name, variants in list(several.items())[1:]:
            print(f"  a further {name:<10} {further(times, name, len(next(iter(variants.values()))))} of it")
        every = {"cardWidth": WIDTHS, "contentSizeCategory": ["all"], "scale": [1, 2, 3]}
        path = configuration(folder, "every", "ios_apps.json", grouping, every)
        print(f"  20 widths, 12 text sizes, 3 scales {seconds(path):.2f} s")
    languages = ["en", "de", "fr", "ja", "ar"]
    grouping = {"shelfSize": 20}
    paths = {
        "one": configuration(folder, "one", "countries_25_languages.json", grouping, {}, languages[:1]),
        "five": configuration(folder, "five", "countries_25_languages.json", grouping, {}, languages),
    }
    times = run(paths, ROUNDS)
    print(f"250 countries in twenties: one language {statistics.median(times['one']):.1f} ms\n  a further one {further(times, 'five', 5)} of it")
    path = configuration(folder, "every", "countries_25_languages.json", grouping, every, languages)
    print(f"  5 languages, 720 variants each {seconds(path):.2f} s")

optimizations()
