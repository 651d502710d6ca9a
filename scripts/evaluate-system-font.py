#!/usr/bin/env python3
"""Prints how well the model behind the built-in `system` font predicts label widths of repositories that it was not fitted to.

usage: SHELF_HEIGHT_ORACLES=<folder> scripts/evaluate-system-font.py

The repositories of truth/labels.csv and truth/labels_more.csv are dealt into 10 parts; the labels of each part are predicted by
a model fitted to the others. Asked: labels in the system font, one line, printable ASCII, shown, width left to the text,
stored by Xcode 12 or later, but in no text style by Xcode 13, of which the size is not known. A grossly wrong label, by more
than 3 points and 8 %, is stretched, squeezed or stale: figures are given with and without these. Texts of images
(san_francisco_images.tsv) are predicted by a model fitted to the other half of these texts. Exit code 1 if a figure is below
what was reached once. Needs what scripts/conformance installs. Takes two minutes of a processor.
"""

import math, multiprocessing, statistics, sys, zlib

from system_font_fit import fit, interval, predict
from system_font_labels import ERAS, TODAY, imaged_labels, labels
from system_font_model import ASCII, UNKERNED, WEIGHTS, is_covered, measured_labels

PARTS = 10
HANGUL = 0.865  # FontFallback.swift, StatedAdvances
# Widths that were published to a fraction of a pixel, with the era of their systems; nothing is fitted to them.
ANCHORS = [("See all", 14, 42.5947265625, 0), ("This is a test string", 17, 144.09326171875, 1), ("gyjq", 30, 56.8652344, 0)]

failures = []


def expect(holds, name):
    if not holds:
        failures.append(name.strip())


def part(label):
    return zlib.crc32(label["repo"].encode()) % PARTS


def rounded_up(width, label):
    pixels = 1 if label["button"] else label["scale"]
    return math.ceil(width * pixels - 1e-6) / pixels


def is_gross(error, label):
    return abs(error) > max(3, 0.08 * label["w"])


def judged(rows, widths):
    """Pairs of error and whether the label is grossly wrong."""
    errors = [row["w"] - rounded_up(width, row) for row, width in zip(rows, widths)]
    return [(error, is_gross(error, row)) for row, error in zip(rows, errors)]


def line(name, errors, floor=0):
    """Shares and quantiles of what `judged` gives."""
    if not errors:
        return
    def near(limit, some):
        hits = sum(abs(error) <= limit + 1e-6 for error, _ in some)
        return f"{hits:5} of {len(some):5} {hits / len(some):6.1%}"
    fair = [pair for pair in errors if not pair[1]]
    sizes = sorted(abs(error) for error, _ in errors)
    expect(sum(size <= 1 + 1e-6 for size in sizes) >= floor * len(sizes), name)
    print(f"{name:28}{near(1, errors)} | {near(1, fair)} | {near(0.5, fair)} | {statistics.median(sizes):.2f} {sizes[int(len(sizes) * 0.9)]:.2f}")


def is_hangul(character):
    return "\uac00" <= character <= "\ud7a3"


def hangul(models, rows):
    """Labels of Hangul and printable ASCII."""
    own, widths = [], []
    for label in rows:
        syllables = sum(map(is_hangul, label["text"]))
        rest = "".join(c for c in label["text"] if not is_hangul(c))
        if syllables and all(c in ASCII for c in rest) and label["weight"] in WEIGHTS and not label["button"] and label["era"] == TODAY:
            own.append(label)
            plain = predict(models[part(label)], [label | {"text": rest}])[0] if rest else 0
            widths.append(plain + syllables * HANGUL * label["size"])
    return judged(own, widths)


def half(label):
    """Of a text in an image; those that begin with the same word are in the same."""
    return zlib.crc32(label["text"].split()[0].encode()) % 2


def imaged(rows, whole):
    """Prints how many texts of images are as wide as these show."""
    everything = imaged_labels()
    hits = []
    for number in range(2):
        own = [label for label in everything if half(label) == number]
        halved = fit(rows, [label for label in everything if half(label) != number])
        hits += zip(own, fitting(halved, own), fitting(whole, own))
    print("Texts of images, equal to the pixel")
    for band, floor, fits in (("under 20", 0.95, lambda size: size < 20), ("from 20", 0.73, lambda size: size >= 20)):
        mine = [(seen, fitted) for label, seen, fitted in hits if fits(label["size"])]
        seen, fitted = (sum(column) for column in zip(*mine))
        expect(seen >= floor * len(mine) and fitted >= 0.97 * len(mine), f"images {band}")
        print(f"  {band}: {seen} of {len(mine)} by a model fitted to the other half, {fitted} by one fitted to all")


def fitting(model, rows):
    """By label, whether its text's width is within its interval."""
    bounds = zip(map(interval, rows), predict(model, rows))
    return [low - 1e-4 < width <= high + 1e-4 for (low, high), width in bounds]


def main():
    everything = labels()
    rows = [row for row in everything if row["weight"] in WEIGHTS and is_covered(row["text"])]
    with multiprocessing.Pool() as pool:
        models = pool.map(fit, [[row for row in rows if part(row) != number] for number in range(PARTS)], chunksize=1)
    errors = []
    for number, model in enumerate(models):
        own = [row for row in rows if part(row) == number and not row["unsized"] and all(c in ASCII for c in row["text"])]
        errors += zip(own, judged(own, predict(model, own)))

    def score(name, test, floor=0):
        line(name, [error for row, error in errors if test(row)], floor)
    print(f"{len(rows)} labels and titles of {len({row['repo'] for row in rows})} repositories")
    print(" " * 28 + "within 1 pt             | without grossly wrong   | of these within 0.5 pt  | median, 90th percentile")
    bands = [("under 20", 0.966, lambda row: row["size"] < 20), ("from 20", 0.965, lambda row: row["size"] >= 20)]
    for era in reversed(range(len(ERAS))):
        print(ERAS[era])
        for band, floor, fits in bands:
            mine = lambda row: row["era"] == era and not row["button"] and fits(row)
            score(f"  all, {band}", mine, floor if era == TODAY else 0)
            score(f"  labels_more.csv, {band}", lambda row: mine(row) and row["file"] == "labels_more.csv")
            for weight in WEIGHTS if era == TODAY else []:
                score(f"  {weight}, {band}", lambda row: mine(row) and row["weight"] == weight)
            score(f"  button titles, {band}", lambda row: row["era"] == era and row["button"] and fits(row))
    print("Hangul, Xcode 12 and later")
    line("  all sizes", hangul(models, everything), 0.95)

    whole = fit(rows)
    print("The simulator's labels of six texts")
    for kerned in (False, True):
        mine = [label for label in measured_labels() if (label["text"] not in UNKERNED) == kerned]
        errors = [label["label"] - math.ceil(width * 3 - 1e-4) / 3 for label, width in zip(mine, predict(whole, mine))]
        equal, near = (sum(abs(error) <= limit + 1e-3 for error in errors) for limit in (0, 1 / 3))
        expect(equal >= (0.94 if kerned else 1) * len(mine) and near == len(mine), "simulator")
        print(f"  {'kerned' if kerned else 'without kerning'}: {equal} of {len(mine)} equal to the pixel, {near} within one")
    imaged(rows, whole)
    print("Published widths, of their era")
    for text, size, width, era in ANCHORS:
        for which in range(era, len(ERAS)):
            label = {"text": text, "size": size, "weight": "regular", "era": which}
            found = predict(whole, [label])[0]
            expect(which != era or abs(found - width) <= 1, text)
            print(f"  {text!r} {size} pt: published {width:.3f}, {ERAS[which]} {found:.3f}")
    if failures:
        sys.exit("error: worse than it was: " + ", ".join(failures))


if __name__ == "__main__":
    main()
