#!/usr/bin/env python3
"""Polluted CSV files, each beside a clean one: read as the clean one, or told of at a line.

usage: scripts/oracles/polluted-csv.py TOOL FOLDER

FOLDER is `polluted_files` of https://github.com/HPI-Information-Systems/Pollock, with `csv` and `clean`. What is neither
is listed. The benchmark has two files whose second and third header rows are data to any reader.
"""
import collections, csv, json, os, re, sys, tempfile
from pathlib import Path

from common import run

SILENT = 2
# All columns of all records that are kept, as a program sees them.
PROGRAM = "exec:tee \"$SEEN\" | sed 's/.*/1/'"


def clean(path):
    with open(path, newline="", encoding="utf-8") as file:
        rows = [row for row in csv.reader(file) if row]
    return [dict(zip(rows[0], row)) for row in rows[1:]] if rows else []


def judge(path, expected, seen):
    """How a file was read, and the faults."""
    seen.write_text("")
    # A field that some record has: records with none that the cell shows are refused.
    shown = ["--bindings", f"titleLabel={next(iter(expected[0]))}"] if expected else []
    done = run(tool, "compare", "--no-timing", "--estimators", PROGRAM, *shown, path, codes=range(-64, 256), env={**os.environ, "SEEN": str(seen)})
    records, is_told = [json.loads(line) for line in seen.read_text().splitlines()], re.search(r":\d+:\d+: error: ", done.stderr)
    if done.returncode not in (0, 65) or (done.returncode == 65 and not is_told):
        return "wrong", [f"{path.name}: exit code {done.returncode}"]
    if done.returncode == 65:
        return "refused", []
    if is_told:
        return "told", [f"{path.name}: keeps a row that is not clean" for record in records if record not in expected]
    return ("equal", []) if records == expected else ("silent", [path.name])


tool, folder = Path(sys.argv[1]).resolve(), Path(sys.argv[2])
with tempfile.TemporaryDirectory() as temporary:
    results = [judge(path, clean(folder / "clean" / path.name), Path(temporary, "seen")) for path in sorted((folder / "csv").glob("*.csv"))]
counts = collections.Counter(kind for kind, _ in results)
print(f"polluted CSV: {counts['equal']} of {len(results)} files read as the clean one, {counts['told']} with rows left out at "
      f"a line, {counts['refused']} refused at a line, {counts['silent']} read otherwise without a word")
for kind in "silent", "told", "wrong":
    for fault in (fault for own, faults in results if own == kind for fault in faults):
        print(f"  {fault}")
sys.exit(not results or counts["silent"] > SILENT or any(faults for kind, faults in results if kind != "silent"))
