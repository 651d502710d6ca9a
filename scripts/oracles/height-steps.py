#!/usr/bin/env python3
"""The widths at which heights change against looking at every 64th of a point from 120 to 400, in every third
stretch of 4 points unless $SHELF_HEIGHT_SWEEPS is `all`.

usage: scripts/oracles/height-steps.py TOOL CARDS.json [--cell FILE]
"""
import bisect, sys

from common import IS_FULL, answers, end

START, END, STEP, CHUNK = 120, 400, 1 / 64, 4


def measure(*arguments):
    tool, *rest = sys.argv[1:]
    for line in answers(tool, "measure", "--format", "ndjson", "--quiet", *arguments, "--shelf-size", "8", *rest):
        yield line["shelf"], line["variant"]["cardWidth"], line["contentHeight"]


steps = {}
for shelf, width, height in measure("--card-width", f"{START}..{END}"):
    steps.setdefault(shelf, []).append((width, height))
checked = wrong = 0
for start in range(START, END, CHUNK * (1 if IS_FULL else 3)):
    last = start + CHUNK - (STEP if start + CHUNK < END else 0)
    for shelf, width, height in measure("--card-width", f"{start}..{last}:{STEP}", "--estimator", "exhaustive"):
        found = steps[shelf][bisect.bisect_right(steps[shelf], width, key=lambda step: step[0]) - 1]
        checked += 1
        wrong += found[1] != height
end(wrong, f"steps of height, {' '.join(sys.argv[3:]) or 'the default cell'}: {checked - wrong} of {checked} heights equal "
    f"({len(steps)} shelves, {sum(map(len, steps.values()))} steps, widths from {START} to {END} by 1/64)")
