#!/usr/bin/env python3
"""Helvetica Neue's advance widths and pair kerning, as published PDF documents state them.

The problem: many iOS layouts name Helvetica Neue. It is Apple's font, so no other machine has its widths.
The width of a one-line label is the sum of its characters' advances, plus kerning, times the size.

The idea: a PDF written on macOS (Quartz PDFContext) that embeds a subset of the font states the advance of
every character it uses in the font dictionary's /Widths, in 1/1000 em. The numbers in its TJ arrays are the
negated kerning of the two characters around them, also in 1/1000 em. Nothing else was read: no font
program, no Apple software.

The sources: 123 documents in 38 public GitHub repositories (slides, articles, design documents), read on
2026-11-27. They show 655 of the 1045 advances of 11 faces and 193 kerned pairs in 9 faces. Where
documents differ, the value of most repositories stands. 56 of the pairs appear in one document only.

Not known:
- 390 advances, marked "~" in the table and listed in ESTIMATED. No document shows them. Each is the
  character's width in the most similar face, shifted by the median difference of the two faces.
- Pairs that no document sets. kerning() lacks them, so they count as 0.
- Characters outside printable ASCII, and the faces that advances() refuses.
- Kerning with a space: justified text hides it.

Run as a program, it compares the model with stored label widths:
    SHELF_HEIGHT_ORACLES=DIRECTORY python3 helvetica_neue_model.py [--verbose]
No number was fitted to those labels.
"""

import argparse
import csv
import math
import os
import pathlib

ASCII = [chr(code) for code in range(32, 127)]

# A face's 95 advances in ASCII order, 1/1000 em, 16 a row: space to /, 0 to ?, @ to O, P to _, ` to o, p to ~.
ADVANCE_TABLES = {
    "HelveticaNeue": """
         278  259  426  556  556 1000  630  278  259  259  352  600  278  389  278  333
         556  556  556  556  556  556  556  556  556  556  278  278  600  600  600  556
         800  648  685  722  704  611  574  759  722  259  519  667  556  871  722  760
         648  760  685  648  574  722  611  926  611  648  611  259  333  259  600  500
        ~259  537  593  537  593  537  296  574  556  222  222  519  222  853  556  574
         593  593  333  500  315  556  500  758  518  500  480  333  222  333  600""",
    "HelveticaNeue-Medium": """
         278  278  444  556 ~556 1000  648  278  278  278  370  600  278  389  278  352
         556  556  556  556  556  556  556  556  556  556  278  278  600  600  600  556
         800  667  704  722  722  630  593  759  722  278  537  685  574  889  722  760
         667  760  704  648  593  722  611  944  648  648  630  296 ~333  296 ~600 ~500
        ~259  556  611  556  611  556  315  593  574  241  241  537  241  870  574  593
         611  611  352  519  333  574  519  778  537  519  500  296  222  296  600""",
    "HelveticaNeue-Bold": """
         278  278  463  556 ~556 1000  685  278  296  296  407  600  278  407  278  371
         556  556  556  556  556  556  556  556  556  556  278  278  600  600  600  556
         800  685  704  741  741  648  593  759  741  295  556  722  593  907  741  778
         667  778  722  649  611  741  630  944  667  667  648  333 ~333  333 ~600  500
         259  574  611  574  611  574  333  611  593  258  278  574  258  906  593  611
         611  611  389  537  352  593  520  814  537  519  519 ~296 ~222 ~296  600""",
    "HelveticaNeue-Light": """
         278  241  370  556 ~556 ~1000  611  278  241  241  352  600  278  370  278  333
         556  556  556  556  556  556  556  556  556  556  278  278  600  600  600  537
         800  630  667  704  685  593  537  741  704  222  500  648  537  821  704  741
         630  741  667  630  556  685  593  907  574  611  574  241 ~333  241 ~600  500
        ~259  519  574  519  574  519  259  556  537  185  185  500  185  833  537  556
         574  574  315  481  296  537  463  741  481  463  463  333 ~222  333  600""",
    "HelveticaNeue-Thin": """
         278 ~223 ~352 ~538 ~519 ~963  593 ~260 ~223 ~223 ~334 ~582 ~260  352 ~260 ~315
         556  556  556  556  556  556  556  556  556  556 ~260 ~260 ~582  600 ~582  519
        ~782  593  630  704  667  560 ~520 ~705  670  170 ~465  613  500  809  678  741
         591  741  630  630  519  672  556  889  556  574 ~556 ~223 ~296 ~223 ~563 ~482
        ~185  500  556  519  556  519 ~241  537  519  168 ~167  463  168  796  519  537
        ~556 ~556  278  481  259  519  444 ~723 ~463  444 ~445 ~315 ~185 ~315 ~582""",
    "HelveticaNeue-UltraLight": """
         278 ~194 ~324 ~510 ~491 ~907 ~574 ~232 ~194 ~194 ~306 ~554 ~232 ~333 ~232 ~286
        ~537 ~537 ~537 ~537 ~537 ~537 ~537 ~537 ~537 ~537 ~232 ~232 ~554 ~581 ~554 ~500
        ~754 ~574 ~611 ~685 ~648 ~541 ~490 ~694  648 ~166 ~454 ~594 ~481 ~790  648 ~722
        ~572 ~722 ~611 ~611 ~500 ~653 ~537 ~870 ~537 ~555 ~528 ~194 ~268 ~194 ~535 ~454
        ~166  481 ~537  500 ~537  500 ~222 ~518 ~500  130 ~138 ~444  130 ~777 ~500 ~518
        ~528 ~528 ~259 ~444  241  500  407 ~694 ~434 ~407 ~416  333 ~157 ~286 ~554""",
    "HelveticaNeue-Italic": """
         278  259  426  556 ~556 ~1000  630  278  259  259  352  600  278  389  278  333
         556  556  556  556  556  556  556  556  556  556  278  278 ~600  600  600  556
        ~800  667  685  722  704  611  574  759  722  259  519  667  556  870  722  759
         648 ~760  685  648  574  722  611  926  611  611 ~611  259 ~333  259  600  500
        ~259  519  593  537  593  537  296  574  556  222  222  481  222  852  556  574
         593  593  333  481  315  556  481  759  481  481  444  333  222  333 ~600""",
    "HelveticaNeue-MediumItalic": """
         278 ~278 ~463 ~556 ~556 ~1000 ~685 ~278  296  296 ~407 ~600 ~278  389 ~278 ~371
        ~556 ~556  556 ~556 ~556 ~556 ~556 ~556 ~556 ~556  278 ~278 ~600 ~600 ~600 ~556
        ~800 ~667 ~704 ~722  722  630  593 ~759 ~722 ~278 ~537 ~685  574  889  722  759
         667 ~760  704  648 ~593 ~722 ~611 ~944 ~648 ~648 ~630 ~333 ~333 ~333 ~600 ~500
        ~259  556  611  556  611  556 ~315 ~593  574  241 ~241  519  241  889  574  593
         611 ~611  370  500  333  574 ~519  778 ~537 ~519 ~500 ~296 ~222 ~296 ~600""",
    "HelveticaNeue-BoldItalic": """
         278 ~278  481 ~556 ~556 ~1000 ~685 ~278  296  296 ~407  600  278  407  278 ~371
         556  556 ~556 ~556 ~556  556 ~556 ~556 ~556 ~556  278 ~278 ~600  600  600 ~556
        ~800  685  722  741  741  667  593  759  741  296  556 ~722  574  907  741 ~778
         667 ~778  722  648  611 ~741 ~630  944  667  648 ~648 ~333 ~333 ~333  600  500
         259  574  611  556  611  574  352  611  611  259  259  556  259  907  611  593
         611  611  389  519  370  611  519  815  519  519 ~519 ~296 ~222 ~296 ~600""",
    "HelveticaNeue-LightItalic": """
         278 ~259 ~426 ~556 ~556 ~1000 ~630 ~278 ~259 ~259 ~352 ~600  278 ~389  278 ~333
        ~556 ~556 ~556 ~556 ~556 ~556 ~556 ~556 ~556 ~556  278 ~278 ~600 ~600 ~600 ~556
        ~800 ~630 ~667  704 ~685  574 ~537 ~741 ~704  222 ~500 ~648 ~537 ~821  704 ~741
        ~630 ~741 ~667 ~630 ~556 ~685 ~593 ~907 ~574 ~611 ~574 ~259 ~333 ~259 ~600 ~500
        ~259  519  574  519  574  519 ~259  556  537  185 ~185  463  185  833  537  556
         574 ~574  315  481  296  537  463 ~741 ~481  463 ~463 ~333 ~222 ~333 ~600""",
    "HelveticaNeue-ThinItalic": """
         278 ~223 ~352 ~538 ~501 ~945 ~593 ~260 ~223 ~223 ~334 ~582 ~260 ~352 ~260 ~315
        ~556 ~556 ~556 ~556 ~556 ~556 ~556 ~556 ~556 ~556 ~260 ~260 ~582 ~600 ~582 ~519
        ~782 ~593 ~630 ~704 ~667 ~560 ~519 ~723 ~670  185 ~482 ~613 ~500 ~809 ~678 ~741
        ~591 ~741 ~630 ~630 ~519 ~672 ~556 ~889 ~556 ~574 ~556 ~223 ~278 ~223 ~545 ~482
        ~168 ~500 ~556 ~519 ~556  519  241 ~537 ~519  167 ~167  463  167 ~796  519  537
        ~556 ~556  278  463  259  519  426 ~723 ~463  426 ~445 ~352 ~167 ~315 ~582""",
}

# A face's kerned pairs, 1/1000 em. A negative number moves the two characters together.
KERNING_TABLES = {
    "HelveticaNeue": """
        AT -92  AV -46  AW -24  Av -18  Aw -18  F, -157  F. -157  LV -92  LY -111  Ly -37  P. -179
        PA -74  RT -18  T, -111  T- -129  T. -111  TA -92  Ta -111  Te -111  To -111  Tr -92  Ts -111
        Tu -92  Tw -111  Ty -111  V. -129  VA -46  Va -55  Ve -55  Vi -18  Vo -55  W. -74  Wa -37  We -57
        Wo -57  Wr -18  Y, -139  Y. -139  YA -74  Ye -111  Yi -37  Yo -111  ff -18  r, -92  r- -55
        r. -92  rc -18  rd -18  re -18  rg -28  rn 18  ro -18  v. -74  w, -55  w. -55  y, -74  y. -74""",
    "HelveticaNeue-Medium": """
        AV -62  Av -18  LT -92  TA -92  Ta -100  Te -111  To -111  Tr -92  Tw -111  Ty -111  VA -55
        Va -55  Ve -55  Vi 10  Vo -55  Wa -37  We -18  Wo -18  Wr -18  Ye -92  Yo -92  ff -18  r, -92
        r- -55  rc -18  rd -18  re -18  rn 18  ro -18  w. -55  y, -92""",
    "HelveticaNeue-Bold": """
        AT -92  AV -46  Av -18  F. -157  LV -92  PA -74  RT -18  T, -111  T: -111  TA -92  Ta -111
        Te -111  To -111  Tr -92  Tw -111  Ty -111  Va -55  Ve -55  Vi -18  Vo -55  Wa -37  We -57
        Wo -57  Wr -18  Ye -111  Yo -111  Yu -74  ff -18  r, -92  r- -55  r. -92  rc -18  rd -18  re -18
        rg -28  rn 18  ro -18  v, -74  w, -55  w. -55  y, -74  y. -74""",
    "HelveticaNeue-Light": """
        Av -18  FA -55  LT -92  PA -74  RY -13  Ta -111  Te -111  Ti 24  To -111  Tr -92  Tu -92  Ty -111
        Va -55  Ve -55  Vi 6  Vo -55  Wa -37  We -18  Wi 24  ff -18  r, -92  r- -55  r. -92  rc -18
        rd -18  re -18  rn 18  ro -18  w. -55  y, -92""",
    "HelveticaNeue-Thin": """
        Ta -96  Tr -96  We -24""",
    "HelveticaNeue-Italic": """
        Ta -111  Te -111  To -111  Tu -92  V, -129  V. -129  Vi -18  Vo -55  WA -24  Wr -18  r- -55
        rc -18  rd -18  re -18  rg -28  rn 18  ro -18  w. -55  y, -74  y. -74""",
    "HelveticaNeue-BoldItalic": """
        Te -111  Yo -111  rc -18  rd -18  re -18  rn 18  ro -18""",
    "HelveticaNeue-LightItalic": """
        re -18  y. -92""",
    "HelveticaNeue-ThinItalic": """
        ke -12""",
}

ESTIMATED = {
    (face, char)
    for face, table in ADVANCE_TABLES.items()
    for char, width in zip(ASCII, table.split())
    if width.startswith("~")
}


def advances(face):
    """The advance of each printable ASCII character in `face`, in 1/1000 em."""
    return {char: int(width.lstrip("~")) for char, width in zip(ASCII, ADVANCE_TABLES[face].split())}


def kerning(face):
    """The kerning of each pair of `face` that documents show kerned, in 1/1000 em."""
    words = KERNING_TABLES.get(face, "").split()
    return {pair: int(value) for pair, value in zip(words[::2], words[1::2])}


def text_width(text, face, size):
    """The width of a line of printable ASCII in points."""
    widths, kerns = advances(face), kerning(face)
    units = sum(widths[char] for char in text) + sum(kerns.get(a + b, 0) for a, b in zip(text, text[1:]))
    return units * size / 1000


def rounded_up(width, scale):
    """`width` rounded up to a whole pixel, as a label sizes itself."""
    return math.ceil(round(width * scale, 6)) / scale


def compare(labels, verbose):
    """Prints, for each face, how many stored label widths the model meets."""
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


def main():
    parser = argparse.ArgumentParser(description="Compare the model with stored label widths.")
    parser.add_argument("--verbose", action="store_true", help="print each label that differs")
    options = parser.parse_args()
    oracles = os.environ.get("SHELF_HEIGHT_ORACLES")
    if not oracles:
        parser.error("set SHELF_HEIGHT_ORACLES to the directory that contains truth/")
    path = pathlib.Path(oracles, "truth", "further", "helvetica_neue.csv")
    with path.open(newline="", encoding="utf-8") as file:
        compare(list(csv.DictReader(file)), options.verbose)


if __name__ == "__main__":
    main()
