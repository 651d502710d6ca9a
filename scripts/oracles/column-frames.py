#!/usr/bin/env python3
"""Real records in columns on four devices, upright and across: nothing overlaps, everything lies inside the content.

usage: scripts/oracles/column-frames.py TOOL DATA

DATA is a folder of records (JSON arrays). Beside them stand records that are made: none, one
without any text, and bodies of 100,000 characters. Each item is looked for: none is lost, none is there twice.
"""
import itertools, sys, tempfile
from pathlib import Path

from common import answer, end, read_json, write_json

TOOL, DATA = sys.argv[1], Path(sys.argv[2])
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
    files = sorted(DATA.glob("*.json")) + [write_json(Path(folder, f"{name}.json"), records) for name, records in made.items()]
    layouts, items, wrong = 0, 0, []
    for file in files:
        count = len(read_json(file))
        for placement in ("in-turn", "shortest"):
            options = ["--layout", "columns", "--devices", DEVICES, "--orientation", "all", "--placement", placement]
            for layout in answer(TOOL, "layout", "--quiet", "--format", "json", *options, file)["layouts"]:
                layouts += 1
                items += count
                wrong += [f"{file.name}, {placement}, {layout['variant']['container']}: {fault}" for fault in faults(layout, count)]
for fault in wrong[:20]:
    print(fault)
end(wrong or layouts != 16 * len(files), f"columns of {len(files)} files, four devices, upright and across: "
    f"{layouts} layouts of {items} items, {len(wrong)} faults")
