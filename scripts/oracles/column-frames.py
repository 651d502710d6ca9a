#!/usr/bin/env python3
"""Real records in columns on four devices, upright and across: nothing overlaps, everything lies inside the content.

usage: column-frames.py TOOL DATA

TOOL is the built shelf-height, DATA a folder of records (JSON arrays). Beside them stand records that are made: none, one
without any text, and bodies of 100,000 characters. Each item is looked for: none is lost, none is there twice.
"""
import itertools
import json
import pathlib
import subprocess
import sys
import tempfile

TOOL, DATA = sys.argv[1], pathlib.Path(sys.argv[2])
DEVICES = "iPhone SE (1st gen),iPhone 17 Pro Max,iPad mini 8.3-inch,iPad Pro 13-inch"
COLUMNS = {("iPhone", "portrait"): 1, ("iPhone", "landscape"): 2, ("iPad", "portrait"): 2, ("iPad", "landscape"): 3}
SLACK = 1e-6


def faults(layout, count):
    container, size = layout["variant"]["container"], layout["contentSize"]
    columns = COLUMNS[container["device"].split()[0], container["orientation"]]
    if size["width"] != container["width"]:
        yield f"the content is {size['width']} wide"
    items = [item for section in layout["sections"] for item in section["items"]]
    if len(items) != count:
        yield f"{len(items)} items of {count} records"
    by_column = {}
    for item in items:
        if item["x"] < 0 or item["y"] < 0 or item["x"] + item["width"] > size["width"] + SLACK or item["y"] + item["height"] > size["height"] + SLACK:
            yield f"item {item['index']} reaches out of the content"
        if abs(item["width"] - (container["width"] / columns - 12)) > SLACK:
            yield f"item {item['index']} is {item['width']} wide"
        by_column.setdefault(item["x"], []).append(item)
    xs = sorted(by_column)
    if len(xs) > columns or any(right - left < items[0]["width"] - SLACK for left, right in itertools.pairwise(xs)):
        yield f"columns begin at {xs}"
    for column in by_column.values():
        for above, below in itertools.pairwise(sorted(column, key=lambda item: (item["y"], item["height"]))):
            if above["y"] + above["height"] > below["y"] + SLACK:
                yield f"items {above['index']} and {below['index']} overlap"


with tempfile.TemporaryDirectory() as folder:
    made = {"none": [], "empty": [{}, {"title": "", "body": None}] * 20,
            "long": [{"id": n, "title": "Long", "body": ("a long article goes on " * 4400)[:100_000 - n]} for n in range(9)]}
    for name, records in made.items():
        pathlib.Path(folder, f"{name}.json").write_text(json.dumps(records))
    files = sorted(DATA.glob("*.json")) + [pathlib.Path(folder, f"{name}.json") for name in made]
    layouts = items = 0
    wrong = []
    for file in files:
        count = len(json.loads(file.read_text(encoding="utf-8")))
        for placement in ("in-turn", "shortest"):
            run = subprocess.run([TOOL, "layout", "--quiet", "--layout", "columns", "--devices", DEVICES, "--orientation", "all", "--placement",
                                  placement, "--format", "json", file], capture_output=True, text=True)
            if run.returncode:
                sys.exit(f"error: {file.name}: {run.stderr}")
            for layout in json.loads(run.stdout)["layouts"]:
                layouts += 1
                items += count
                wrong += [f"{file.name}, {placement}, {layout['variant']['container']}: {fault}" for fault in faults(layout, count)]
    for fault in wrong[:20]:
        print(fault)
    print(f"columns of {len(files)} files, four devices, upright and across: {layouts} layouts of {items} items, {len(wrong)} faults")
    sys.exit(1 if wrong or layouts != 16 * len(files) else 0)
