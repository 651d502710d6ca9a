#!/usr/bin/env python3
"""Compares line counts of `text --line-break browser` with those that Chromium 156 gave for the same cards.

usage: browser-lines.py TOOL ORACLES [TOOL WITH THE TRAIT HARFBUZZ]

ORACLES has `truth/chromium`, tables of line counts by corpus, font and width, and `peers/make_corpus.py`, which makes the
corpora of 20,000 cards. Prints how many cards are equal, and fails where fewer are than once were.
"""

import csv
import gzip
import subprocess
import sys
from pathlib import Path

COUNT = 20_000
FONTS = {
    "inter": ["Inter"], "dejavu": ["DejaVu Sans"], "roboto": ["Roboto"],
    "noto": ["Noto Sans", "Noto Sans Arabic", "Noto Sans Devanagari", "Noto Sans Thai", "Noto Sans CJK JP", "Noto Color Emoji", "Noto Sans Symbols", "Noto Sans Symbols2"],
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


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def main():
    oracles = Path(sys.argv[2])
    corpora = {corpus: run(sys.executable, oracles / "peers/make_corpus.py", corpus, str(COUNT)) for corpus, _, _ in REACHED}
    failed = False
    cases = [(sys.argv[1], *case) for case in REACHED.items()]
    if len(sys.argv) > 3:
        cases += [(sys.argv[3], *case) for case in REACHED_WITH_HARFBUZZ.items()]
    for tool, (corpus, font, width), reached in cases:
        peer = "spaceall" if corpus == "multi" else "dom"
        with gzip.open(oracles / f"truth/chromium/chromium-{peer}-{corpus}-{font}-{width}.tsv.gz", "rt") as table:
            expected = [tuple(line.split("\t")[1:3]) for line in table.read().splitlines()]
        command = [tool, "text", "--font", FONTS[font][0], "--fallback-fonts", ",".join(FONTS[font][1:]), "--size", "14", "--width", str(width), "--fields", "title,body", "--line-break", "browser", "--format", "csv", "--input-format", "ndjson", "-"]
        output = subprocess.run(command, input=corpora[corpus], check=True, capture_output=True, text=True).stdout
        found = [(row["titleLines"], row["bodyLines"]) for row in csv.DictReader(output.splitlines())]
        assert len(found) == len(expected) == COUNT
        equal = sum(ours == theirs for ours, theirs in zip(found, expected))
        failed |= equal < reached
        print(f"{corpus} cards in {FONTS[font][0]}, {width} px wide: {equal:,} of {COUNT:,} have Chromium's lines" + (f", and {reached:,} had" if equal < reached else ""))
    sys.exit(failed)


if __name__ == "__main__":
    main()
