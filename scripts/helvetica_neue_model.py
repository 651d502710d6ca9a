#!/usr/bin/env python3
"""Helvetica Neue's advance widths and pair kerning, as published PDF documents state them.

The problem: many iOS layouts name Helvetica Neue. It is Apple's font, so no other machine has its widths.
The width of a one-line label is the sum of its characters' advances and kerning, times the size.

The idea: a PDF written on macOS (Quartz PDFContext) that embeds a subset of the font states the advance of
every character it uses in the font dictionary's /Widths, in 1/1000 em. A number between two characters in a
TJ array is their negated kerning, also in 1/1000 em. No font program and no Apple software was read.

The sources: 276 documents in 98 public GitHub repositories, read on 2026-11-27. They state 748 of the
1144 advances of 11 faces, and the kerning of 242 pairs in 10 faces. Where documents differ, the value of
most repositories stands. 58 of the pairs appear in one document only, always with a value that other pairs
have too, or more than once. One advance differs between systems: Light's M is 821 in most documents and 833
in a few.

Not known:
- 396 advances, marked "~" and listed in ESTIMATED. No document states them. A character with one width in
  all other faces has it here too. A character as wide as another one in all other faces has that one's width.
  Else the one or two faces decide that predict the face's other advances best. Predicted this way, a stated
  advance is off by 4/1000 em on average.
- Pairs that no document sets in a face. The faces fall into two groups, each kerned alike: Regular, Bold and
  their italics; Medium and the lighter ones. Of 207 pairs that two faces of a group set, 181 are kerned alike
  in both; across the groups it is 183 of 284. So a face takes from its group what it lacks, and the light
  group the rest from the other.
- Pairs that no document sets in any of these faces count as 0, and so does kerning with a space: justified
  text hides it.
- UltraLightItalic, CondensedBold and CondensedBlack, and characters beyond CHARACTERS. Letters with a mark are as
  wide as those without, in all of the 45 that documents state.

Run as a program, it compares the model with stored label widths:
    SHELF_HEIGHT_ORACLES=DIRECTORY python3 helvetica_neue_model.py [--verbose] [--least COUNT]
No number was fitted to those labels.
"""

import argparse
import csv
import math
import os
import pathlib
import statistics
import sys

ASCII = [chr(code) for code in range(32, 127)]
PUNCTUATION = list("–—‘’“”„•…")
CHARACTERS = ASCII + PUNCTUATION

# A face's advances in the order of CHARACTERS, 1/1000 em: rows from the space, 0, @, P, ` and p, then PUNCTUATION.
# "~" marks an estimate.
ADVANCE_TABLES = {
    "HelveticaNeue": """
         278  259  426  556  556 1000  630  278  259  259  352  600  278  389  278  333
         556  556  556  556  556  556  556  556  556  556  278  278  600  600  600  556
         800  648  685  722  704  611  574  759  722  259  519  667  556  871  722  760
         648  760  685  648  574  722  611  926  611  648  611  259  333  259  600  500
        ~233  537  593  537  593  537  296  574  556  222  222  519  222  853  556  574
         593  593  333  500  315  556  500  758  518  500  480  333  222  333  600
         500 1000  278  278  426  426  426  350 1000""",
    "HelveticaNeue-Medium": """
         278  278  444  556 ~556 1000  648  278  278  278  370  600  278  389  278  352
         556  556  556  556  556  556  556  556  556  556  278  278  600  600  600  556
         800  667  704  722  722  630  593  759  722  278  537  685  574  889  722  760
         667  760  704  648  593  722  611  944  648  648  630  296 ~351  296 ~600 ~500
        ~246  556  611  556  611  556  315  593  574  241  241  537  241  870  574  593
         611  611  352  519  333  574  519  778  537  519  500  296  222  296  600
         500 1000 ~278  278  444  444 ~444  500 1000""",
    "HelveticaNeue-Bold": """
         278  278  463  556 ~556 1000  685  278  296  296  407  600  278  407  278  371
         556  556  556  556  556  556  556  556  556  556  278  278  600  600  600  556
         800  685  704  741  741  648  593  759  741  295  556  722  593  907  741  778
         667  778  722  649  611  741  630  944  667  667  648  333 ~352  333 ~600  500
         259  574  611  574  611  574  333  611  593  258  278  574  258  906  593  611
         611  611  389  537  352  593  520  814  537  519  519 ~294  223 ~276  600
         500 1000  278  278  463  463  463  350 1000""",
    "HelveticaNeue-Light": """
         278  241  370  556  556  889  611  278  241  241  352  600  278  370  278  333
         556  556  556  556  556  556  556  556  556  556  278  278  600  600  600  537
         800  630  667  704  685  593  537  741  704  222  500  648  537  821  704  741
         630  741  667  630  556  685  593  907  574  611  574  241 ~315  241 ~600  500
        ~214  519  574  519  574  519  259  556  537  185  185  500  185  833  537  556
         574  574  315  481  296  537  463  741  481  463  463  333 ~206  333  600
         500 1000  278  278  370  370 ~370  500 1000""",
    "HelveticaNeue-Thin": """
         278 ~225 ~334 ~556 ~556 ~847  593 ~278 ~219 ~219 ~330 ~600 ~278  352 ~278 ~317
         556  556  556  556  556  556  556  556  556  556 ~278 ~278 ~600  600 ~600  519
         800  593  630  704  667  560 ~515  741  670  170 ~478  613  500  809  678  741
         591  741  630  630  519  672  556  889  556  574 ~545 ~206 ~296 ~206 ~600 ~500
        ~191  500  556  519  556  519 ~241  537  519  168 ~149  463  168  796  519  537
        ~556 ~556  278  481  259  519  444  704 ~459  444 ~441 ~335 ~208 ~345 ~600
        ~500 ~1000 ~278 ~278 ~370 ~370 ~370 ~500 ~1000""",
    "HelveticaNeue-UltraLight": """
         278 ~207 ~302 ~556 ~545 ~810 ~574 ~278 ~196 ~196 ~307 ~600 ~278 ~333  278 ~299
        ~556 ~556 ~556 ~556 ~556 ~556 ~556 ~556 ~556 ~556 ~278 ~278 ~600 ~600 ~600 ~500
        ~800  575 ~611 ~685  648 ~541 ~492 ~722  648 ~151 ~455 ~594 ~481 ~790  648 ~722
         574 ~722 ~611  611  500 ~653 ~537 ~870 ~537 ~555 ~517 ~173 ~268 ~173 ~600 ~500
        ~166  481 ~537  500 ~537  500 ~222 ~518 ~500  130 ~117  444  130 ~777  500 ~518
         537 ~537  259 ~462  241  500  407 ~685 ~436 ~425 ~418  333 ~181 ~333 ~600
        ~500 ~1000 ~278 ~278 ~370 ~370 ~370 ~500 ~1000""",
    "HelveticaNeue-Italic": """
         278  259  426  556 ~556 ~1000  630  278  259  259  352  600  278  389  278  333
         556  556  556  556  556  556  556  556  556  556  278  278 ~600  600  600  556
        ~800  667  685  722  704  611  574  759  722  259  519  667  556  870  722  759
         648 ~759  685  648  574  722  611  926  611  611 ~611  259 ~333  259  600  500
        ~230  519  593  537  593  537  296  574  556  222  222  481  222  852  556  574
         593  593  333  481  315  556  481  759  481  481  444  333  222  333 ~600
         500 ~1000  278  278  426  426 ~426 ~350 1000""",
    "HelveticaNeue-MediumItalic": """
         278 ~278 ~444 ~556 ~556 ~1000 ~648 ~278  296  296 ~370 ~600  278  389  278 ~352
        ~556 ~556  556 ~556  556  556 ~556 ~556 ~556 ~556  278 ~278 ~600 ~600 ~600 ~556
        ~800  685  704  722  722  630  593  759  722  278  537  685  574  889  722  759
         667  759  704  648  593 ~722 ~611 ~944 ~648 ~648 ~630 ~296 ~351 ~296 ~600 ~500
        ~241  556  611  556  611  556  315  593  574  241  241  519  241  889  574  593
         611 ~611  370  500  333  574  500  778 ~537  500 ~500 ~296 ~222 ~296 ~600
        ~500 ~1000 ~278 ~278 ~444 ~444 ~444 ~500 ~1000""",
    "HelveticaNeue-BoldItalic": """
         278 ~278  481 ~556 ~556 ~1000 ~685 ~278  296  296 ~407  600  278  407  278 ~371
         556  556 ~556 ~556 ~556  556 ~556 ~556 ~556 ~556  278 ~278 ~600  600  600 ~556
        ~800  685  722  741  741  667  593  759  741  296  556 ~722  574  907  741  778
         667 ~778  722  648  611 ~741  630  944  667  648 ~648 ~333 ~352 ~333  600  500
         259  574  611  556  611  574  352  611  611  259  259  556  259  907  611  593
         611  611  389  519  370  611  519  815  519  519  500 ~292 ~223 ~292 ~600
        ~500 ~1000 ~278 ~278  481  481 ~481 ~350 1000""",
    "HelveticaNeue-LightItalic": """
         278 ~241 ~370 ~556 ~556 ~889 ~611 ~278 ~241 ~241 ~352 ~600  278 ~370  278  333
        ~556 ~556 ~556 ~556 ~556 ~556 ~556 ~556 ~556 ~556  278 ~278 ~600 ~600 ~600 ~537
        ~800  630 ~667  704 ~685  574  537 ~741  704  222 ~500 ~648 ~537  852  704 ~741
         630 ~741  648 ~630  556 ~685 ~593 ~907 ~574 ~611 ~574 ~241 ~314 ~241 ~600 ~500
        ~204  519  574  519  574  519  259  556  537  185 ~185  463  185  833  537  556
         574  574  315  481  296  537  463  741 ~481  463 ~463 ~333 ~204 ~333 ~600
        ~500 ~1000 ~278 ~278 ~370 ~370 ~370 ~500 ~1000""",
    "HelveticaNeue-ThinItalic": """
         278 ~226 ~334 ~556 ~545 ~846 ~593 ~278 ~219 ~219 ~330 ~600 ~278 ~352 ~278 ~318
        ~556 ~556 ~556 ~556 ~556 ~556 ~556 ~556 ~556 ~556 ~278 ~278 ~600 ~600 ~600 ~519
        ~800 ~593 ~630 ~704 ~667 ~560 ~515 ~741 ~670  185 ~478 ~613 ~500 ~809 ~678 ~741
        ~591 ~741 ~630 ~630 ~519 ~672 ~556 ~889 ~556 ~574 ~545 ~206 ~278 ~206 ~600 ~500
        ~168 ~500 ~556 ~519 ~556  519  241 ~537 ~519  167 ~149  463  167 ~796  519  537
        ~556 ~559  278  463  259  519  426 ~704 ~459  426 ~441 ~352 ~223 ~344 ~600
        ~500 ~1000 ~204  204 ~370 ~370 ~370 ~500 1000""",
}

# A face's kerned pairs, 1/1000 em. Below 0 the two characters move together; 0 where
# documents set a pair unkerned that another face kerns.
KERNING_TABLES = {
    "HelveticaNeue": """
        AT -92  AV -46  AW -24  AY -74  Av -18  Aw -18  F, -157  F. -157  FA -55  LV -92  LW -55  LY -111
        Ly -37  P, -179  P. -179  PA -74  Pa 0  RT -18  RY -37  T, -111  T- -129  T. -111  TA -92  Ta -111
        Te -111  Ti 0  To -111  Tr -92  Ts -111  Tu -92  Tw -111  Ty -111  V, -129  V. -129  VA -46  Va -55
        Ve -55  Vi -18  Vo -55  W. -74  WA -24  Wa -37  We -57  Wi 0  Wo -57  Wr -18  Y, -139  Y. -139
        YA -74  Ya -92  Ye -111  Yi -37  Yo -111  Yu -74  ff -18  ke 0  r, -92  r- -55  r. -92  rc -18
        rd -18  re -18  rg -28  rn 18  ro -18  rq -18  v, -74  v. -74  w, -55  w. -55  y, -74  y. -74""",
    "HelveticaNeue-Medium": """
        AT -92  AV -62  Av -18  FA -55  LT -92  Pa 0  TA -92  Ta -100  Te -111  Ti 0  To -111  Tr -92
        Tw -111  Ty -111  VA -55  Va -55  Ve -55  Vi 10  Vo -55  Wa -37  We -18  Wi 0  Wo -18  Wr -18
        Ye -92  Yo -92  ff -18  ke 0  r, -92  r- -55  rc -18  rd -18  re -18  rg 0  rn 18  ro -18  w, -55
        w. -55  y, -92  y. -92""",
    "HelveticaNeue-Bold": """
        AT -92  AV -46  AW -24  Av -18  Aw -18  F. -157  LT -92  LV -92  PA -74  Pa 0  RT -18  RY -37
        T, -111  T- -129  T. -111  T: -111  TA -92  Ta -111  Te -111  Ti 0  To -111  Tr -92  Tu -92  Tw -111
        Ty -111  Va -55  Ve -55  Vi -18  Vo -55  Wa -37  We -57  Wi 0  Wo -57  Wr -18  Ye -111  Yo -111
        Yu -74  ff -18  ke 0  r, -92  r- -55  r. -92  rc -18  rd -18  re -18  rg -28  rn 18  ro -18  v, -74
        v. -74  w, -55  w. -55  y, -74  y. -74""",
    "HelveticaNeue-Light": """
        AW -5  Av -18  F. -129  FA -55  LT -92  P. -153  PA -74  Pa 0  RY -13  Ta -111  Te -111  Ti 24
        To -111  Tr -92  Tu -92  Tw -111  Ty -111  Va -55  Ve -55  Vi 6  Vo -55  Wa -37  We -18  Wi 24
        Wo -18  Wr -18  YA -74  Ye -92  Yo -92  Yu -74  ff -18  ke 0  r, -92  r- -55  r. -92  rc -18  rd -18
        re -18  rg 0  rn 18  ro -18  v. -74  w, -55  w. -55  y, -92  y. -92""",
    "HelveticaNeue-Thin": """
        Pa -30  Ta -96  Tr -96  We -24""",
    "HelveticaNeue-Italic": """
        Pa 0  Ta -111  Te -111  To -111  Tu -92  Tw -111  V, -129  V. -129  Vi -18  Vo -55  WA -24  Wa -37
        Wo -57  Wr -18  ke 0  r, -92  r- -55  r. -92  rc -18  rd -18  re -18  rg -28  rn 18  ro -18  w. -55
        y, -74  y. -74""",
    "HelveticaNeue-MediumItalic": """
        Pa 0  To -105  rc 0  re 0  rn 0  ro 0""",
    "HelveticaNeue-BoldItalic": """
        Pa 0  Te -111  Vi -18  Wa -37  Wo -57  Yo -111  r, -92  r. -92  rc -18  rd -18  re -18  rn 18
        ro -18""",
    "HelveticaNeue-LightItalic": """
        Te -111  re -18  y. -92""",
    "HelveticaNeue-ThinItalic": """
        ke -12""",
}

FACES = list(ADVANCE_TABLES)

# What the names of the faces hold that are kerned alike; the others are kerned alike, too, and otherwise.
LIGHT = ("UltraLight", "Thin", "Light", "Medium")

ESTIMATED = {
    (face, char)
    for face, table in ADVANCE_TABLES.items()
    for char, width in zip(CHARACTERS, table.split())
    if width.startswith("~")
}


def advances(face):
    """The advance of each of CHARACTERS in `face`, in 1/1000 em."""
    return {char: int(width.lstrip("~")) for char, width in zip(CHARACTERS, ADVANCE_TABLES[face].split())}


def kerning(face):
    """The kerning of each pair of `face` that documents show kerned in it or in its kin, in 1/1000 em."""
    is_light = any(weight in face for weight in LIGHT)
    kin = [other for other in KERNING_TABLES if any(weight in other for weight in LIGHT) == is_light]
    others = [other for other in KERNING_TABLES if other not in kin] if is_light else []
    pairs = {}
    for faces in ([face], kin, others):
        stated = {}
        for other in faces:
            words = KERNING_TABLES.get(other, "").split()
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
    oracles = os.environ.get("SHELF_HEIGHT_ORACLES")
    if not oracles:
        parser.error("set SHELF_HEIGHT_ORACLES to the directory that contains truth/")
    path = pathlib.Path(oracles, "truth", "further", "helvetica_neue.csv")
    with path.open(newline="", encoding="utf-8") as file:
        if compare(list(csv.DictReader(file)), options.verbose) < options.least:
            sys.exit(f"error: fewer than {options.least} labels are within a point")


if __name__ == "__main__":
    main()
