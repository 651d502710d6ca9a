#!/usr/bin/env python3
"""The best choice and the front of `optimize` against brute force over every 64th of a point from 120 to 260, with three
maxima and three line limits, for shelves of twenty cards by themselves and as a catalogue, in the built-in cell and a nib
with stacks.

Brute force lays each card out at each width by `optimize` with a list of widths, which looks for no steps; the best and
the front of these are found here. Heights, white space and cut cards are checked at some widths by their definitions, from
what `measure` says of each card alone.

usage: scripts/oracles/optimum.py TOOL FOLDER-OF-CARD-FILES [SHELVES-A-FILE [CELL]]

Of each file so many shelves are looked at, at even distances (default 2; 0 for all, which takes an hour of a processor in
the built-in cell and seven in the nib). CELL is `built-in` or `nib`, without it both.
"""
import concurrent.futures
import csv
import json
import math
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
CELLS = {"built-in": [], "nib": ["--cell", str(ROOT / "Samples/AppCell.xib")]}
START, END, STEP, CHUNK, SIZE = 120, 260, 1 / 64, 4, 20
MAXIMA = [120, 200, None]
LEVERS = ["--maximum-card-height", ",".join("none" if m is None else str(m) for m in MAXIMA), "--lines",
          "titleLabel=1..3"]
CHECKED_WIDTHS = [120, 149.984375, 176, 211.25, 260]


def run(tool, *arguments):
    command = [tool, *map(str, arguments), "--quiet", "--jobs", "1"]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    # 1: no candidate keeps to the limits.
    assert done.returncode in (0, 1), done.stderr.decode()
    return done.stdout.decode()


def candidates(text):
    for row in csv.DictReader(text.splitlines()):
        maximum = float(row["maximumCardHeight"] or "inf")
        yield {"role": row["role"], "width": float(row["cardWidth"]), "maximum": maximum,
               "lines": int(row["titleLabel.numberOfLines"]), "total": float(row["containerHeightTotal"]),
               "white": float(row["whiteSpace"]), "cut": int(row["cutCards"]), "lost": int(row["lostLines"]),
               "efficient": row["isEfficient"] == "true"}


def next_64th(width):
    # Widths of steps are told to a millionth.
    return math.ceil(width / STEP - 1e-9) * STEP


def key(choice):
    return (next_64th(choice["width"]), choice["maximum"], choice["lines"])


def goals(choice):
    return (choice["total"], choice["white"], choice["cut"], choice["lost"])


def best(found, today):
    allowed = [c for c in found if c["cut"] <= today["cut"] and c["lost"] <= today["lost"]]
    return min(allowed, key=lambda c: (c["total"], *key(c)), default=None)


def front(found):
    """By what they come to; a sweep over sorted ones, of which only an earlier one can beat a later one."""
    kept = []
    for goal in sorted(set(map(goals, found))):
        if not any(all(a <= b for a, b in zip(other, goal)) for other in kept):
            kept.append(goal)
    return set(kept)


def first_widths(found):
    """Of what is alike by width, the first: what a candidate stands for."""
    last, first = {}, []
    for choice in sorted(found, key=key):
        kind = (choice["maximum"], choice["lines"])
        if last.get(kind) != goals(choice):
            first.append(choice)
        last[kind] = goals(choice)
    return first


def holds_by_definition(tool, records, cell, found, folder):
    """Total heights, white space and cut cards from each card's own height."""
    by_key = {key(choice): choice for choice in found}
    path = pathlib.Path(folder) / "single.json"
    path.write_text(json.dumps(records), encoding="utf-8")
    heights = {}
    widths = ",".join(map(str, CHECKED_WIDTHS))
    text = run(tool, "measure", "--format", "ndjson", "--shelf-size", 1, "--estimator", "exhaustive", "--card-width",
               widths, *cell, path)
    for line in map(json.loads, text.splitlines()):
        heights.setdefault(line["variant"]["cardWidth"], []).append(line["contentHeight"])
    lines = 1 if not cell else 2
    for width in CHECKED_WIDTHS:
        for maximum in MAXIMA:
            total = items = white = cut = 0
            for start in range(0, len(records), SIZE):
                cards = heights[width][start:start + SIZE]
                item = min(max(cards), maximum or math.inf)
                total += item
                items += item * len(cards)
                white += sum(item - min(card, item) for card in cards)
                cut += sum(card > item for card in cards)
            choice = by_key[(width, maximum or math.inf, lines)]
            if (choice["total"], choice["cut"]) != (total, cut) or abs(choice["white"] - white / items) > 1e-12:
                return False
    return True


def are_as_told(tool, common, choices):
    """Whether choices between the 64ths are what laying out at their widths comes to."""
    if not choices:
        return True
    widths = ",".join(str(width) for width in sorted({choice["width"] for choice in choices}))
    laid = {(c["width"], c["maximum"], c["lines"]): goals(c)
            for c in candidates(run(tool, *common, "--all", "--card-width", widths))}
    return all(laid[c["width"], c["maximum"], c["lines"]] == goals(c) for c in choices)


def check(tool, records, cell):
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "cards.json"
        path.write_text(json.dumps(records), encoding="utf-8")
        common = ["optimize", "--format", "csv", "--shelf-size", SIZE, *LEVERS, *cell, path]
        found = []
        for start in range(START, END, CHUNK):
            end = start + CHUNK - (STEP if start + CHUNK < END else 0)
            listed = list(candidates(run(tool, *common, "--all", "--card-width", f"{start}..{end}:{STEP}")))
            today = listed[0]
            found += [choice for choice in listed if choice["role"] != "today"]
        width = f"{START}..{END}"
        answer = list(candidates(run(tool, *common, "--card-width", width)))
        chosen = next((choice for choice in answer if choice["role"] == "best"), None)
        expected = best(found, today)
        same_best = (chosen and key(chosen)) == (expected and key(expected))
        listed = [choice for choice in answer if choice["role"] != "today" and choice["efficient"]]
        stepped = [choice for choice in candidates(run(tool, *common, "--all", "--card-width", width))
                   if choice["role"] != "today"]
        # Steps of less than a 64th are between the widths that brute force sees; there the next one stands for them.
        last = {key(choice): choice for choice in stepped}
        tried = front(found)
        same_front = front(last.values()) == tried and set(map(goals, listed)) == front(stepped)
        same_front &= are_as_told(tool, common, [choice for choice in listed if goals(choice) not in tried])
        same_steps = all(key(c) in last and goals(last[key(c)]) == goals(c) for c in first_widths(found))
        return same_best, same_front, same_steps, holds_by_definition(tool, records, cell, found, folder), len(found)


def main():
    tool, folder = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    wanted = int(sys.argv[3]) if len(sys.argv) > 3 else 2
    cells = [sys.argv[4]] if len(sys.argv) > 4 else list(CELLS)
    jobs = []
    for file in sorted(folder.glob("*.json")):
        cards = json.loads(file.read_text(encoding="utf-8"))
        shelves = [cards[start:start + SIZE] for start in range(0, len(cards), SIZE)]
        count = min(wanted or len(shelves), len(shelves))
        chosen = [shelves[place * len(shelves) // count] for place in range(count)]
        for cell in cells:
            if len(chosen) == 1:
                jobs.append((cell, ["shelves", "catalogues"], chosen[0]))
                continue
            jobs += [(cell, ["shelves"], shelf) for shelf in chosen]
            # Only the last shelf of a file may have fewer cards, and it stands last.
            jobs.append((cell, ["catalogues"], sum(chosen, [])))
    results = {}
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        runs = [(cell, kinds, pool.submit(check, tool, cards, CELLS[cell])) for cell, kinds, cards in jobs]
        for cell, kinds, done in runs:
            for kind in kinds:
                results.setdefault((cell, kind), []).append(done.result())
    failed = not results
    for (cell, kind), found in results.items():
        count = len(found)
        optima, fronts, steps, defined = (sum(result[place] for result in found) for place in range(4))
        print(f"optimum, {cell} cell: {optima} of {count} {kind} the same best choice, {fronts} the same front, {steps} the "
              f"same at each step, {defined} as defined ({sum(result[4] for result in found)} candidates of brute force)")
        failed |= min(optima, fronts, steps, defined) < count
    sys.exit(1 if failed else 0)


main()
