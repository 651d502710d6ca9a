#!/usr/bin/env python3
"""Polluted CSV files, each beside a clean one: read as the clean one, or told of at a line.

usage: scripts/oracles/polluted-csv.py TOOL FOLDER

FOLDER is `polluted_files` of https://github.com/HPI-Information-Systems/Pollock, with `csv` and `clean`. What is neither
is listed. The benchmark has two files whose second and third header rows are data to any reader.
"""
import csv
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

SILENT = 2
PLACE = re.compile(r":\d+:\d+: error: ")
# All columns of all records that are kept, as a program sees them.
PROGRAM = "exec:tee \"$SEEN\" | sed 's/.*/1/'"


def clean(path):
    with open(path, newline="", encoding="utf-8") as file:
        rows = [row for row in csv.reader(file) if row]
    return [dict(zip(rows[0], row)) for row in rows[1:]] if rows else []


def read(tool, path, seen):
    seen.write_text("")
    run = subprocess.run([tool, "compare", "--no-timing", "--estimators", PROGRAM, path], stdout=subprocess.DEVNULL,
                         stderr=subprocess.PIPE, env={**os.environ, "SEEN": str(seen)})
    records = [json.loads(line) for line in seen.read_text().splitlines()]
    return records, run.returncode, len(PLACE.findall(run.stderr.decode()))


def main():
    tool, folder = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2])
    counts, silent, wrong = {"equal": 0, "told": 0, "refused": 0}, [], []
    with tempfile.TemporaryDirectory() as temporary:
        for path in sorted((folder / "csv").glob("*.csv")):
            records, code, places = read(tool, path, pathlib.Path(temporary) / "seen")
            expected = clean(folder / "clean" / path.name)
            if code not in (0, 65) or (code == 65) > (places > 0):
                wrong.append(f"{path.name}: exit code {code}")
            elif code == 65:
                counts["refused"] += 1
            elif places:
                counts["told"] += 1
                wrong += [f"{path.name}: keeps a row that is not clean" for record in records if record not in expected]
            elif records == expected:
                counts["equal"] += 1
            else:
                silent.append(path.name)
    total = sum(counts.values()) + len(silent) + len(wrong)
    print(f"polluted CSV: {counts['equal']} of {total} files read as the clean one, {counts['told']} with rows left out at "
          f"a line, {counts['refused']} refused at a line, {len(silent)} read otherwise without a word")
    for line in silent + wrong:
        print(f"  {line}")
    sys.exit(1 if not total or wrong or len(silent) > SILENT else 0)


main()
