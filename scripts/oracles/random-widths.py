#!/usr/bin/env python3
"""Heights of a range of card widths against laying the cards out at random widths of it, in random cells.

usage: scripts/oracles/random-widths.py TOOL [CELLS, by default 60] [SEED, by default 3]

The cells are those of tallest-cards.py without pictures, and rows of two and three labels, turn about; each shows some
cards, and is asked for sixty widths from 110 to 260 points in a ten-thousandth, and for the range. Fails where a row is
wrong, or more than 1 % of the other heights: some of these cells are looked at for each pixel.
"""
import bisect
import concurrent.futures
import importlib
import json
import pathlib
import random
import subprocess
import sys
import tempfile

tallest = importlib.import_module("tallest-cards")
START, END, WIDTHS = 110, 260, 60


class Cells(tallest.Cells):
    def image(self):
        return self.label(arranged=False)

    def row(self):
        labels = [self.label(arranged=True) for _ in range(self.rng.randrange(2, 4))]
        return {"stackView": {"axis": "horizontal", "spacing": self.rng.choice([0, 8, 12.5]), "layoutMargins": 8,
                              "alignment": self.rng.choice(["fill", "top", "center"]), "arrangedSubviews": labels}}


def heights(tool, config, widths):
    command = [tool, "measure", "--quiet", "--format", "ndjson", "--estimator", "exhaustive", "--jobs", "1",
               "--config", config, "--card-width", widths]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if b"leaves no width" in done.stderr:
        return None
    assert done.returncode in (0, 1), done.stderr.decode()
    return [(line["variant"]["cardWidth"], line["contentHeight"]) for line in map(json.loads, done.stdout.splitlines())]


def judge(tool, seed):
    """How many of the widths are too high and too low; `None` for a cell that leaves no room."""
    rng = random.Random(seed)
    cells = Cells(rng)
    cell = cells.row() if seed % 2 else cells.cell()
    records = [{field: " ".join(rng.choices(tallest.WORDS["latin"], k=rng.choice([0, 1, 2, 4, 9, 25]))) for field in tallest.FIELDS}
               for _ in range(rng.randrange(1, 5))]
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        (folder / "cards.json").write_text(json.dumps(records), encoding="utf-8")
        config = folder / "X.shelf.json"
        config.write_text(json.dumps({
            "records": "cards.json", "cell": cell, "bindings": {name + "Label": name[0] for name in cells.labels},
            "variants": {"scale": [rng.choice([1, 2, 3])]}}), encoding="utf-8")
        widths = sorted({round(rng.uniform(START, END), 4) for _ in range(WIDTHS)})
        steps = heights(tool, config, f"{START}..{END}")
        alone = heights(tool, config, ",".join(map(str, widths)))
    if steps is None or alone is None:
        return None
    starts = [width for width, _ in steps]
    found = [(steps[bisect.bisect_right(starts, width) - 1][1], height) for width, height in alone]
    return len(found), sum(one > other for one, other in found), sum(one < other for one, other in found)


def main():
    tool = pathlib.Path(sys.argv[1]).resolve()
    count, first = [int(argument) for argument in (sys.argv[2:] + ["60", "3"][len(sys.argv) - 2:])]
    failed = False
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        seeds = range(first * 1_000_000, first * 1_000_000 + count)
        results = list(zip(seeds, pool.map(lambda seed: judge(tool, seed), seeds)))
    for odd, kind in (1, "rows"), (0, "other cells"):
        judged = [(seed, result) for seed, result in results if result and seed % 2 == odd]
        checked, high, low = (sum(result[place] for _, result in judged) for place in range(3))
        wrong = [seed for seed, result in judged if result[1] + result[2]]
        print(f"random widths, {len(judged)} {kind}: {checked - high - low} of {checked} heights equal, {high} too high, {low} "
              f"too low" + (f" (seeds {', '.join(map(str, wrong[:8]))})" if wrong else ""))
        failed |= not checked or high + low > (0 if odd else checked / 100)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
