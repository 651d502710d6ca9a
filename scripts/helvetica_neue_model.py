#!/usr/bin/env python3
"""Helvetica Neue's advance widths and pair kerning, as published PDF documents state them.

The problem: many iOS layouts name Helvetica Neue. It is Apple's font, so no other machine has its widths. The width of
a one-line label is the sum of its characters' advances and kerning, times the size.

The idea: a PDF written on macOS (Quartz PDFContext) that embeds a subset of the font states the advance of every
character it uses in the font dictionary's /Widths, in 1/1000 em. A number between two characters in a TJ array is their
negated kerning, also in 1/1000 em. No font program and no Apple software was read.

The sources: 276 documents in 98 public GitHub repositories, read on 2026-11-27. They state 748 of the 1144 advances of
11 faces, and the kerning of 242 pairs in 10 faces. Where documents differ, the value of most repositories stands. 58 of
the pairs appear in one document only, always with a value that other pairs have too, or more than once. One advance
differs between systems: Light's M is 821 in most documents and 833 in a few.

Not known:
- 396 advances, marked "~" and listed in ESTIMATED. No document states them. A character with one width in all other
  faces has it here too. A character as wide as another one in all other faces has that one's width. Else the one or two
  faces decide that predict the face's other advances best. Predicted this way, a stated advance is off by 4/1000 em on
  average.
- Pairs that no document sets in a face. The faces fall into two groups, each kerned alike: Regular, Bold and their
  italics; Medium and the lighter ones. Of 207 pairs that two faces of a group set, 181 are kerned alike in both; across
  the groups it is 183 of 284. So a face takes from its group what it lacks, and the light group the rest from the
  other.
- Pairs that no document sets in any of these faces count as 0, and so does kerning with a space: justified text hides
  it.
- UltraLightItalic, CondensedBold and CondensedBlack, and characters beyond CHARACTERS. Letters with a mark are as wide
  as those without, in all of the 45 that documents state.

Run as a program, it compares the model with stored label widths:
    SHELF_HEIGHT_ORACLES=FOLDER scripts/helvetica_neue_model.py [--verbose] [--least COUNT]
No number was fitted to those labels.
"""

import argparse, csv, math, pathlib, statistics, sys

from generated_swift import suites

ASCII = [chr(code) for code in range(32, 127)]
PUNCTUATION = list("–—‘’“”„•…")
CHARACTERS = ASCII + PUNCTUATION

# A face's advances, 1/1000 em, in the order of CHARACTERS; "~" marks an estimate. Then its kerned pairs, each before its
# value: below 0 the two characters move together; 0 where documents set a pair unkerned that another face kerns.
with (pathlib.Path(__file__).parent / "helvetica_neue.tsv").open(encoding="utf-8", newline="") as table:
    LINES = [line.rstrip("\n").split("\t") for line in table if not line.startswith("#")]
ADVANCES = {face: words.split(" ") for face, kind, words in LINES if kind == "advances"}
KERNING = {face: words.split(" ") for face, kind, words in LINES if kind == "kerning"}
FACES = list(ADVANCES)

# The words in the names of faces that are kerned alike; the others are kerned alike, too, and otherwise.
LIGHT = ("UltraLight", "Thin", "Light", "Medium")

ESTIMATED = {(face, char) for face, widths in ADVANCES.items() for char, width in zip(CHARACTERS, widths) if width[0] == "~"}


def advances(face):
    """The advance of each of CHARACTERS in `face`, in 1/1000 em."""
    return {char: int(width.lstrip("~")) for char, width in zip(CHARACTERS, ADVANCES[face])}


def kerning(face):
    """The kerning of each pair of `face` that documents show kerned in it or in its kin, in 1/1000 em."""
    is_light = any(weight in face for weight in LIGHT)
    kin = [other for other in KERNING if any(weight in other for weight in LIGHT) == is_light]
    others = [other for other in KERNING if other not in kin] if is_light else []
    pairs = {}
    for faces in ([face], kin, others):
        stated = {}
        for other in faces:
            words = KERNING.get(other, [])
            for pair, value in zip(words[::2], words[1::2]):
                stated.setdefault(pair, []).append(int(value))
        pairs = {pair: statistics.median_low(values) for pair, values in stated.items()} | pairs
    return {pair: units for pair, units in pairs.items() if units != 0}


def text_width(text, face, size):
    """The width of a line of printable ASCII in points."""
    widths, kerns = advances(face), kerning(face)
    units = sum(widths[char] for char in text) + sum(kerns.get(a + b, 0) for a, b in zip(text, text[1:]))
    return units * size / 1000


def rounded_up(width, scale):
    """`width` rounded up to a whole pixel, as a label sizes itself."""
    return math.ceil(round(width * scale, 6)) / scale


def compare(labels, verbose):
    """Prints, for each face, how many stored label widths the model meets; returns how many within a point."""
    met = 0
    for face in sorted({label["font"] for label in labels}):
        of_face = [label for label in labels if label["font"] == face]
        equal = near = 0
        for label in of_face:
            stored = float(label["w"])
            width = rounded_up(text_width(label["text"], face, float(label["size"])), int(label["scale"]))
            equal += abs(width - stored) < 0.01
            near += abs(width - stored) < 1.01
            if verbose and abs(width - stored) >= 0.01:
                print(f"{face} {label['size']}: {label['text']!r} stored {stored:.2f}, model {width:.2f}")
        print(f"{face}: {len(of_face)} labels, {equal} equal, {near} within 1 pt")
        met += near
    return met


def main():
    parser = argparse.ArgumentParser(description="Compare the model with stored label widths.")
    parser.add_argument("--verbose", action="store_true", help="print each label that differs")
    parser.add_argument("--least", type=int, default=0, help="exit with 1 if fewer labels are within a point")
    options = parser.parse_args()
    with open(suites("truth/further/helvetica_neue.csv"), newline="", encoding="utf-8") as file:
        if compare(list(csv.DictReader(file)), options.verbose) < options.least:
            sys.exit(f"error: fewer than {options.least} labels are within a point")


if __name__ == "__main__":
    main()
