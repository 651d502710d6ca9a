#!/usr/bin/env python3
"""Compares line counts of `text --line-break browser` with those that Chromium 156 gave for the same cards.

usage: browser-lines.py TOOL ORACLES [TOOL WITH THE TRAIT HARFBUZZ]

ORACLES has `truth/chromium`, tables of line counts by corpus, font and width, and `peers/make_corpus.py`, which makes the
corpora of 20,000 cards. Prints how many cards are equal, and fails where fewer are than once were.
"""

import gzip
import sys
from pathlib import Path

from browser_cards import NOTO, corpus, rows, tell

FONTS = {
    "inter": ["Inter"], "dejavu": ["DejaVu Sans"], "roboto": ["Roboto"],
    "noto": NOTO,
}
# By corpus, font and width, how many cards were equal. Of the others, most end lines inside an arrow that is one glyph; those
# in many scripts (with `text-spacing-trim: space-all`) have Devanagari.
REACHED = {
    ("latin", "inter", 220): 20_000, ("latin", "inter", 320): 20_000, ("latin", "dejavu", 220): 20_000,
    ("latin", "roboto", 220): 20_000, ("fuzz", "inter", 220): 19_994, ("fuzz", "dejavu", 220): 19_999, ("fuzz", "roboto", 220): 19_998,
    ("multi", "noto", 220): 19_795, ("multi", "noto", 320): 19_842,
}
# The same of a tool that is built with the package trait HarfBuzz.
REACHED_WITH_HARFBUZZ = {("multi", "noto", 220): 20_000, ("multi", "noto", 320): 20_000}


def main():
    oracles = Path(sys.argv[2])
    corpora = {name: corpus(oracles, name) for name in {name for name, _, _ in REACHED}}
    failed = False
    cases = [(sys.argv[1], *case) for case in REACHED.items()]
    if len(sys.argv) > 3:
        cases += [(sys.argv[3], *case) for case in REACHED_WITH_HARFBUZZ.items()]
    for tool, (name, font, width), reached in cases:
        peer = "spaceall" if name == "multi" else "dom"
        with gzip.open(oracles / f"truth/chromium/chromium-{peer}-{name}-{font}-{width}.tsv.gz", "rt") as table:
            theirs = [tuple(line.split("\t")[1:3]) for line in table.read().splitlines()]
        ours = [(row["titleLines"], row["bodyLines"]) for row in rows(tool, corpora[name], FONTS[font], 14, width)]
        failed |= tell(f"{name} cards in {FONTS[font][0]}, {width} px wide", ours, theirs, "have Chromium's lines", reached)
    sys.exit(failed)


if __name__ == "__main__":
    main()
