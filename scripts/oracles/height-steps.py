#!/usr/bin/env python3
"""The widths at which heights change against looking at every 64th of a point from 120 to 400, in every third
stretch of 4 points unless $SHELF_HEIGHT_SWEEPS is `all`.

usage: scripts/oracles/height-steps.py TOOL CARDS.json [--cell FILE]
"""
import bisect
import json
import os
import pathlib
import subprocess
import sys

SHELVES = ["--shelf-size", "8"]
START, END, STEP, CHUNK = 120, 400, 1 / 64, 4
CHUNKS = range(START, END, CHUNK * (1 if os.environ.get("SHELF_HEIGHT_SWEEPS") == "all" else 3))


def measure(*arguments):
    command = [TOOL, "measure", "--format", "ndjson", "--quiet", *arguments, *SHELVES, *sys.argv[2:]]
    lines = subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout.splitlines()
    for line in map(json.loads, lines):
        yield line["shelf"], line["variant"]["cardWidth"], line["contentHeight"]


TOOL = pathlib.Path(sys.argv[1]).resolve()
steps = {}
for shelf, width, height in measure("--card-width", f"{START}..{END}"):
    steps.setdefault(shelf, []).append((width, height))
widths = {shelf: [width for width, _ in found] for shelf, found in steps.items()}
checked = wrong = 0
for start in CHUNKS:
    end = start + CHUNK - (STEP if start + CHUNK < END else 0)
    for shelf, width, height in measure("--card-width", f"{start}..{end}:{STEP}", "--estimator", "exhaustive"):
        place = bisect.bisect_right(widths[shelf], width) - 1
        checked += 1
        wrong += steps[shelf][place][1] != height
print(f"steps of height, {' '.join(sys.argv[3:]) or 'the default cell'}: {checked - wrong} of {checked} heights equal "
      f"({len(steps)} shelves, {sum(map(len, steps.values()))} steps, widths from {START} to {END} by 1/64)")
sys.exit(1 if wrong else 0)
