#!/usr/bin/env python3
"""Prints how well each candidate for the built-in `system` font predicts label widths that Xcode stored.

usage: SHELF_HEIGHT_ORACLES=<folder> scripts/evaluate-system-font.py

Asked: labels of truth/labels.csv in the system font, one line, ASCII, width left to the text, shown, scale 2 or 3, one a
repository, text, size, weight and width. Whatever is fitted here is fitted again for each of 10 folds of repositories; the
fitted file (*) has seen these labels. Needs fontTools, uharfbuzz and Debian's fonts-inter (3.19). Takes ten seconds.
"""

import json
import math
import statistics
import zlib

from generated_swift import oracles
from system_font_model import STATED, em_sum, fit_corrections, fit_factors, labels, predict, tracked, tracking, unkerned

FOLDS = 10
FILE = json.loads(oracles("truth", "sf_advances_fitted.json").read_text())
ANCHORS = [("See all", 14, 42.5947265625), ("This is a test string", 17, 144.09326171875), ("gyjq", 30, 56.8652344)]
GROUPS = {
    "regular": lambda row: row["weight"] == "regular",
    "regular <20": lambda row: row["weight"] == "regular" and row["size"] < 20,
    "regular >=20": lambda row: row["weight"] == "regular" and row["size"] >= 20,
    "medium": lambda row: row["weight"] == "medium",
    "semibold": lambda row: row["weight"] == "semibold",
    "bold": lambda row: row["weight"] == "bold",
    "all": lambda row: True,
}


def regular(label, factors):
    """Inter Regular times a factor a weight, in place of Inter's own weights."""
    return em_sum(label["text"], "Regular", label["size"]) * factors[label["weight"]] * label["size"] + tracked(label)


def stated(base):
    return lambda rows: lambda label: base(label, STATED)


def refitted(base):
    def make(rows):
        factors = fit_factors(rows, base)
        return lambda label: base(label, factors)
    return make


def corrected(base, pull, shared):
    """Corrections by character on refitted factors: shared by the weights, or fitted for each."""
    def make(rows):
        plain = refitted(base)(rows)
        tables = {weight: fit_corrections([row for row in rows if shared or row["weight"] == weight], plain, pull)
                  for weight in (["regular"] if shared else STATED)}

        def predictor(label):
            table = tables["regular" if shared else label["weight"]]
            return plain(label) + sum(table.get(c, 0) for c in label["text"]) * label["size"]
        return predictor
    return make


def from_file(absorbed, least=1, shrink=0):
    """truth/sf_advances_fitted.json, its tracking absorbed or to be added, where at least `least` labels have the character."""
    def predictor(label):
        size, weight, width = label["size"], label["weight"], 0
        table = FILE.get(f"{weight}{'<20' if size < 20 else '>=20'}", {})
        for c in label["text"]:
            base = em_sum(c, "Regular", size) * STATED[weight] + tracking(size) / size
            value, count = table.get(c, (base, 0))
            value += 0 if absorbed or not count else tracking(size) / size
            width += base + (value - base) * (count / (count + shrink) if count >= least else 0)
        return width * size
    return lambda rows: predictor


CANDIDATES = {
    "Inter Regular x stated factor": stated(regular),
    "Inter Regular x refitted factor": refitted(regular),
    "Inter's weights x stated factor": stated(predict),
    "Inter's weights x refitted factor": refitted(predict),
    "the same without kerning": refitted(unkerned),
    "* file, tracking absorbed": from_file(True),
    "* file, tracking added": from_file(False),
    "* file, tracking added, k >= 5": from_file(False, 5),
    "* file, tracking added, k >= 20": from_file(False, 20),
    "* file, tracking added, n/(n+10)": from_file(False, 1, 10),
    "fit 3 a weight, on Regular": corrected(regular, 3, False),
    "fit 10 a weight, on Inter's weights": corrected(predict, 10, False),
    "fit 1 shared, on Inter's weights": corrected(predict, 1, True),
    "fit 3 shared, on Inter's weights": corrected(predict, 3, True),
    "fit 10 shared, without kerning": corrected(unkerned, 10, True),
    "fit 10 shared, on Inter's weights (shipped)": corrected(predict, 10, True),
}


def fold(row):
    return zlib.crc32(row["repo"].encode()) % FOLDS


def summary(errors):
    sizes = sorted(abs(error) for error in errors)
    half, one = (sum(size <= limit + 1e-6 for size in sizes) / len(sizes) * 100 for limit in (0.5, 1))
    return f"{half:5.1f} {one:5.1f} {statistics.median(sizes):5.2f} {sizes[int(len(sizes) * 0.9)]:5.2f} {statistics.mean(errors):+5.2f}"


def main():
    rows = labels()
    asked = [row for row in rows if row["free"] and row["system"]]
    print(f"{len(asked)} labels of {len({row['repo'] for row in asked})} repositories, {len(rows)} to train on. Columns: % within 0.5 pt,")
    print("% within 1 pt, median and 90th percentile of the absolute error, mean of stored - predicted.\n")
    print(" " * 44 + " | ".join(f"{name} n={sum(map(test, asked))}".ljust(29) for name, test in GROUPS.items()))
    for name, make in CANDIDATES.items():
        predictors = [make([row for row in rows if fold(row) != number]) for number in range(FOLDS)]
        errors = [(row, row["w"] - math.ceil(predictors[fold(row)](row) * row["scale"] - 1e-6) / row["scale"]) for row in asked]
        print(f"{name:44}" + " | ".join(summary([error for row, error in errors if test(row)]) for test in GROUPS.values()))
    shares = []
    for name, test in GROUPS.items():
        near = [abs(error) <= 1 + 1e-6 for row, error in errors if test(row)]
        shares.append(f"{name} {sum(near)} of {len(near)} ({sum(near) / len(near):.1%})")
    print("\nShipped model within 1 pt, on repositories it was not fitted to: " + ", ".join(shares) + ".")
    print("\nAnchors, stored | predicted by each candidate in this order")
    whole = [make(rows) for make in CANDIDATES.values()]
    for text, size, width in ANCHORS:
        label = {"text": text, "size": size, "weight": "regular"}
        print(f"{text!r} {size} pt: {width:.3f} | " + " ".join(f"{predictor(label):.3f}" for predictor in whole))


if __name__ == "__main__":
    main()
