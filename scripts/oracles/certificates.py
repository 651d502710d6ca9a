#!/usr/bin/env python3
"""The default with its certificates against laying every card out: the same heights and cards, with how many cards have
to be laid out; at two card widths, or at nine where $SHELF_HEIGHT_SWEEPS is `all`.

usage: scripts/oracles/certificates.py TOOL FOLDER-OF-CARD-FILES
"""
import json
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
CELLS = [None, "Samples/WrappingTitle.json", "Samples/AppCell.xib"]
WIDTHS = [120, 131.5, 145, 160, 176, 190, 201, 220, 240]
WIDTHS = WIDTHS if os.environ.get("SHELF_HEIGHT_SWEEPS") == "all" else WIDTHS[1::5]
SAME = ["shelf", "itemSize", "containerHeight", "contentHeight", "isClamped", "items", "rejected"]


def measure(tool, *arguments):
    command = [tool, "measure", "--format", "json", "--quiet", *map(str, arguments)]
    return json.loads(subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE,
                                     stderr=subprocess.DEVNULL).stdout)["shelves"]


def main():
    tool, folder = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    files = sorted(folder.glob("*.json"))
    failed = not files
    for cell in CELLS:
        for grouping in (["--shelf-size", 20], []):
            shelves, wrong, rendered, share = 0, 0, [], 0.0
            for file in files:
                for width in WIDTHS:
                    common = ["--card-width", width, *(["--cell", cell] if cell else []), *grouping, file]
                    certified = measure(tool, *common)
                    exhaustive = measure(tool, "--estimator", "exhaustive", *common)
                    assert len(certified) == len(exhaustive)
                    for one, other in zip(certified, exhaustive):
                        proof = one["certificate"]
                        shelves += 1
                        rendered.append(one["rendered"])
                        share = max(share, one["rendered"] / one["items"]) if one["items"] > 100 else share
                        wrong += not (
                            all(one[key] == other[key] for key in SAME)
                            and one["largest"]["index"] == other["largest"]["index"]
                            and proof["exact"] and proof["rendered"] + proof["bounded"] == one["items"]
                            and (proof["largestBoundLeft"] or 0) <= one["contentHeight"])
            rendered.sort()
            name = f"{cell or 'the default cell'}, {'shelves of 20' if grouping else 'a shelf a file'}"
            print(f"certificates, {name}: {shelves - wrong} of {shelves} equal, laid out {rendered[len(rendered) // 2]} "
                  f"(median) to {rendered[-1]}, at most {share:.2%} of a shelf of more than 100")
            failed |= wrong > 0
    sys.exit(1 if failed else 0)


main()
