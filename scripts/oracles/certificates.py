#!/usr/bin/env python3
"""The default with its certificates against laying every card out: the same heights and cards, with how many cards have
to be laid out; at two card widths, or at nine where $SHELF_HEIGHT_SWEEPS is `all`.

usage: scripts/oracles/certificates.py TOOL FOLDER-OF-CARD-FILES
"""
import sys
from pathlib import Path

from common import IS_FULL, ROOT, answer, wrong_result

CELLS = [[], ["--cell", "Samples/WrappingTitle.json"], ["--cell", "Samples/AppCell.xib"]]
WIDTHS = [120, 131.5, 145, 160, 176, 190, 201, 220, 240]
WIDTHS = WIDTHS if IS_FULL else WIDTHS[1::5]
tool, folder = (Path(argument).resolve() for argument in sys.argv[1:])


def measure(*arguments):
    return answer(tool, "measure", "--format", "json", "--quiet", *arguments, cwd=ROOT)["shelves"]


files = sorted(folder.glob("*.json"))
failed = not files
for cell in CELLS:
    for grouping in (["--shelf-size", 20], []):
        shelves = []
        for file in files:
            for width in WIDTHS:
                common = ["--card-width", width, *cell, *grouping, file]
                shelves += zip(measure(*common), measure("--estimator", "exhaustive", *common), strict=True)
        wrong = sum(wrong_result(*pair) is not None for pair in shelves)
        rendered = sorted(one["rendered"] for one, _ in shelves)
        share = max((one["rendered"] / one["items"] for one, _ in shelves if one["items"] > 100), default=0)
        name = f"{(cell or ['the default cell'])[-1]}, {'shelves of 20' if grouping else 'a shelf a file'}"
        print(f"certificates, {name}: {len(shelves) - wrong} of {len(shelves)} equal, laid out {rendered[len(rendered) // 2]} "
              f"(median) to {rendered[-1]}, at most {share:.2%} of a shelf of more than 100")
        failed |= wrong > 0
sys.exit(failed)
