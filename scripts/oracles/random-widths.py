#!/usr/bin/env python3
"""Heights of a range of card widths against laying the cards out at random widths of it, in random cells.

usage: scripts/oracles/random-widths.py TOOL [CELLS, by default 60] [SEED, by default 3]

The cells are those of tallest-cards.py without pictures, and rows of two and three labels, turn about; each shows some
cards, and is asked for sixty widths from 110 to 260 points in a ten-thousandth, and for the range. Fails where a row is
wrong, or more than 1 % of the other heights: some of these cells are looked at for each pixel.
"""
import bisect, importlib, json, random, sys, tempfile
from pathlib import Path

from common import each, run, write_json

tallest = importlib.import_module("tallest-cards")
START, END, WIDTHS = 110, 260, 60


class Cells(tallest.Cells):
    def image(self):
        return self.label(arranged=False)

    def row(self):
        labels = [self.label(arranged=True) for _ in range(self.rng.randrange(2, 4))]
        return {"stackView": {"axis": "horizontal", "spacing": self.rng.choice([0, 8, 12.5]), "layoutMargins": 8,
                              "alignment": self.rng.choice(["fill", "top", "center"]), "arrangedSubviews": labels}}


def heights(config, widths):
    done = run(TOOL, "measure", "--quiet", "--format", "ndjson", "--estimator", "exhaustive", "--jobs", "1",
               "--config", config, "--card-width", widths, codes=range(128))
    if "leaves no width" in done.stderr:
        return None
    assert done.returncode in (0, 1), done.stderr
    return [(line["variant"]["cardWidth"], line["contentHeight"]) for line in map(json.loads, done.stdout.splitlines())]


def judge(seed):
    """How many of the widths are checked, too high and too low; `None` for a cell that leaves no room."""
    rng = random.Random(seed)
    cells = Cells(rng)
    cell = cells.row() if seed % 2 else cells.cell()
    records = [{field: " ".join(rng.choices(tallest.WORDS["latin"], k=rng.choice([0, 1, 2, 4, 9, 25]))) for field in tallest.FIELDS}
               for _ in range(rng.randrange(1, 5))]
    with tempfile.TemporaryDirectory() as folder:
        write_json(Path(folder, "cards.json"), records)
        config = write_json(Path(folder, "X.shelf.json"), {
            "records": "cards.json", "cell": cell, "bindings": {name + "Label": name[0] for name in cells.labels},
            "variants": {"scale": [rng.choice([1, 2, 3])]}})
        widths = sorted({round(rng.uniform(START, END), 4) for _ in range(WIDTHS)})
        steps = heights(config, f"{START}..{END}")
        alone = heights(config, ",".join(map(str, widths)))
    if steps is None or alone is None:
        return None
    starts = [width for width, _ in steps]
    found = [(steps[bisect.bisect_right(starts, width) - 1][1], height) for width, height in alone]
    return len(found), sum(one > other for one, other in found), sum(one < other for one, other in found)


TOOL = Path(sys.argv[1]).resolve()
count, first = map(int, sys.argv[2:] + ["60", "3"][len(sys.argv) - 2:])
seeds = range(first * 1_000_000, first * 1_000_000 + count)
results = list(zip(seeds, each(judge, seeds, threads=2)))
failed = False
for odd, kind in (1, "rows"), (0, "other cells"):
    judged = [(seed, result) for seed, result in results if result and seed % 2 == odd]
    checked, high, low = (sum(result[index] for _, result in judged) for index in range(3))
    wrong = [seed for seed, result in judged if result[1] + result[2]]
    print(f"random widths, {len(judged)} {kind}: {checked - high - low} of {checked} heights equal, {high} too high, {low} "
          f"too low" + (f" (seeds {', '.join(map(str, wrong[:8]))})" if wrong else ""))
    failed |= not checked or high + low > (0 if odd else checked / 100)
sys.exit(failed)
