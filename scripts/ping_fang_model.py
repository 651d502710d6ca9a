#!/usr/bin/env python3
"""PingFang SC's advance widths of Latin letters, as published PDF documents state them.

The problem, the idea and what was read are those of helvetica_neue_model.py: a PDF written on macOS that embeds a subset
of the font states the advance of every character it uses. Here a character is known by the font's /ToUnicode.

The sources: 61 documents of 4 public GitHub repositories (gopherchina/conference, pingcap/presentations,
apache/dubbo-awesome, cloudnativeto/academy), read on 2026-11-30. They state 292 of the 416 advances of four faces, and no
two of them differ. The faces grow alike: Medium's stated advances are Regular's and 0.766 of the way to Semibold's, all
52 of them; Light's are 0.58 of that way before Regular's, all 47 within 1/1000 em. So a character that a face lacks is
marked "~" and stands at that place; where Semibold lacks it too, it has the width of one like it.

Characters are not kerned: between two of them `TJ` has numbers that no two documents share, below 1/100 em. PingFang TC,
HK and MO have the same Latin letters: stored labels in PingFang TC have the widths that these advances give.

Not known: Thin and Ultralight, of which documents state ten characters.

Run as a program, it compares the model with stored label widths:
    SHELF_HEIGHT_ORACLES=FOLDER scripts/ping_fang_model.py [--verbose] [--least COUNT]
No number was fitted to those labels.
"""

import argparse, csv, pathlib, sys

from generated_swift import suites
from helvetica_neue_model import ASCII, CHARACTERS, rounded_up

with (pathlib.Path(__file__).parent / "ping_fang.tsv").open(encoding="utf-8", newline="") as table:
    LINES = [line.rstrip("\n").split("\t") for line in table if not line.startswith("#")]
ADVANCES = {face: {c: int(width.lstrip("~")) for c, width in zip(CHARACTERS, words.split(" "))} for face, _, words in LINES}
FACES = list(ADVANCES)


def main():
    parser = argparse.ArgumentParser(description="Compare the model with stored label widths.")
    parser.add_argument("--verbose", action="store_true", help="print each label that differs")
    parser.add_argument("--least", type=int, default=0, help="exit with 1 if fewer labels are equal")
    options = parser.parse_args()
    equal = labels = 0
    with open(suites("truth/labels.csv"), newline="", encoding="utf-8") as file:
        for label in csv.DictReader(file):
            face = "PingFangSC" + label["style"][10:]
            is_own_width = label["intrinsicWidth"] == "1" and label["numberOfLines"] == "1" and label["adjusts"] != "1"
            if face not in FACES or not is_own_width or not set(label["text"]) <= set(ASCII) or not label["text"].strip():
                continue
            points = sum(ADVANCES[face][c] for c in label["text"]) * float(label["size"]) / 1000
            width, stored = rounded_up(points, int(label["scale"])), float(label["w"])
            labels, equal = labels + 1, equal + (abs(width - stored) < 0.01)
            if options.verbose and abs(width - stored) >= 0.01:
                print(f"{label['style']} {label['size']}: {label['text']!r} stored {stored:.2f}, model {width:.2f}")
    print(f"{labels} labels, {equal} equal")
    if equal < options.least:
        sys.exit(f"error: fewer than {options.least} labels are equal")


if __name__ == "__main__":
    main()
