#!/usr/bin/env python3
"""The table of the article "Which estimator": in how many shelves of 20 each fails to find the tallest card.

usage: scripts/compare-estimators.py FILE.json ...
"""
import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
CELLS = {
    "the default cell": [],
    "a title that wraps (Samples/WrappingTitle.json)": ["--cell", "Samples/WrappingTitle.json"],
    "a nib with stacks (Samples/AppCell.xib)": ["--cell", "Samples/AppCell.xib"],
}


def compare(files, cell):
    command = [ROOT / ".build/release/shelf-height", "compare", "--shelf-size", "20", "--card-width", "176", "--quiet",
               "--format", "json", *cell, *files]
    output = subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout
    return json.loads(output)["strategies"]


def main():
    files = [str(pathlib.Path(file).resolve()) for file in sys.argv[1:]]
    if not files:
        sys.exit(__doc__)
    names = [pathlib.Path(file).stem for file in files]
    for title, cell in CELLS.items():
        together = compare(files, cell)
        apart = [compare([file], cell) for file in files]
        print(f"\n{title}\n")
        head = ["", *names, "together", "regret mean, p95, max", "tau-b", "ns a card"]
        print("|", " | ".join(head), "|\n|" + "---|" * len(head))
        shelves = [f"{rows[0]['shelves']} shelves" for rows in apart + [together]]
        print("|", " | ".join(["", *shelves, "", "", ""]), "|")
        for place, row in enumerate(together):
            wrong = [str(rows[place]["wrongPicks"]) for rows in apart]
            share = f"{row['wrongPicks']} ({row['wrongPicks'] / row['shelves']:.1%})"
            regret = row["regret"]
            tau = "-" if row["kendallTauB"] is None else f"{row['kendallTauB']:.3f}"
            print("|", " | ".join([
                f"`{row['strategy']}`", *wrong, share,
                f"{regret['mean']:.2f}, {regret['p95']:g}, {regret['max']:g}", tau, f"{row['nanosecondsPerCard']:.0f}",
            ]), "|")


main()
