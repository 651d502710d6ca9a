#!/usr/bin/env python3
"""The best choice and the front of `optimize` against brute force over every 64th of a point from 120 to 260 (to 169 in a
sample), with three
maxima and three line limits, for shelves of twenty cards by themselves and as a catalogue, in the built-in cell and a nib
with stacks.

Brute force lays each card out at each width by `optimize --over each-shelf` with a list of widths, which looks for no
steps; the best, the front and a catalogue's sums of these are found here. Heights, white space and cut cards are checked
at some widths by their definitions, from what `measure` says of each card alone.

usage: scripts/oracles/optimum.py TOOL FOLDER-OF-CARD-FILES [SHELVES-A-FILE [CELL]]

Of each file so many shelves are looked at, at even distances (default 2; 0 for all, which takes half an hour of two
processors a cell). CELL is `built-in` or `nib`, without it both. One shelf a file is a sample, in which cells take turns,
unless $SHELF_HEIGHT_SWEEPS is `all`. Needs numpy.
"""
import concurrent.futures
import json
import math
import os
import pathlib
import subprocess
import sys
import tempfile

import numpy

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
CELLS = {"built-in": [], "nib": ["--cell", str(ROOT / "Samples/AppCell.xib")]}
OWN_LINES = {"built-in": 1, "nib": 2}
IS_SAMPLE = sys.argv[3:4] == ["1"] and os.environ.get("SHELF_HEIGHT_SWEEPS") != "all"
START, END, STEP, CHUNK, SIZE = 120, 169 if IS_SAMPLE else 260, 1 / 64, 1, 20
SHELVES_A_RUN = 40
MAXIMA, LINES = [120, 200, math.inf], [1, 2, 3]
LEVERS = ["--maximum-card-height", "120,200,none", "--lines", "titleLabel=1..3"]
CHECKED_WIDTHS = [120, 149.984375, *([] if IS_SAMPLE else [176, 211.25]), END]
WIDTHS = numpy.arange(START / STEP, END / STEP + 1) * STEP
# What a candidate of each width comes to, by rising maximum and then line limit: total, white space, cut cards, lost lines.
SHAPE = (len(WIDTHS), len(MAXIMA) * len(LINES), 4)


def run(tool, *arguments):
    command = [tool, *map(str, arguments), "--quiet", "--jobs", "1"]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    # 1: no candidate keeps to the limits.
    assert done.returncode in (0, 1), done.stderr.decode()
    return done.stdout.decode()


class Choice:
    """A row of `optimize --format csv`: its role, (width, maximum, lines), what it comes to, and whether none beats it."""

    def __init__(self, fields):
        (self.role, width, maximum, lines, total, _, _, _, white, cut, _, lost, _, efficient) = fields
        self.width, self.kind = float(width), (float(maximum or "inf"), int(lines))
        self.goals = (float(total), float(white), float(cut), float(lost))
        self.is_efficient = efficient == "true"

    @property
    def key(self):
        # Widths of steps are told to a millionth.
        return (math.ceil(self.width / STEP - 1e-9) * STEP, *self.kind)


def choices(text):
    """The rows of `optimize --format csv` by shelf, of all shelves under the name ''; without those nearest to the limits."""
    found = {}
    heading, *rows = text.splitlines()
    named = heading.startswith("shelf,")
    for row in rows:
        fields = row.split(",")
        choice = Choice(fields[named + 3:])
        if choice.role != "nearest":
            found.setdefault(fields[0] if named else "", []).append(choice)
    return found


def brute_force(tool, common, count):
    """What every 64th comes to, by shelf, and today's choice."""
    tried, today = {}, {}
    for start in range(START, END, CHUNK):
        end = start + CHUNK - (STEP if start + CHUNK < END else 0)
        listed = choices(run(tool, *common, "--over", "each-shelf", "--all", "--card-width", f"{start}..{end}:{STEP}"))
        assert len(listed) == count
        for shelf, rows in listed.items():
            today[shelf], *rows = rows
            place = round((start - START) / STEP)
            part = numpy.array([row.goals for row in rows]).reshape(-1, *SHAPE[1:])
            assert [rows[0].key, rows[-1].key] == [(start, 120, 1), (end, math.inf, 3)]
            tried.setdefault(shelf, numpy.full(SHAPE, numpy.nan))[place:place + len(part)] = part
    assert not any(numpy.isnan(goals).any() for goals in tried.values())
    return tried, today


def key_at(place):
    width, kind = divmod(int(place), SHAPE[1])
    return (WIDTHS[width], MAXIMA[kind // len(LINES)], LINES[kind % len(LINES)])


def best(tried, today):
    """The first of the least total that cuts and loses no more than today's; rows are by rising width, maximum, lines."""
    rows = tried.reshape(-1, 4)
    allowed = numpy.flatnonzero((rows[:, 2] <= today.goals[2]) & (rows[:, 3] <= today.goals[3]))
    return key_at(allowed[numpy.argmin(rows[allowed, 0])]) if len(allowed) else None


def front(goals):
    """By what they come to; a sweep over sorted ones, of which only an earlier one can beat a later one."""
    kept = []
    for goal in sorted(set(goals)):
        if not any(all(a <= b for a, b in zip(other, goal)) for other in kept):
            kept.append(goal)
    return set(kept)


def first_widths(tried):
    """Of what is alike by width, the first: what a candidate stands for."""
    changes = numpy.ones(SHAPE[:2], dtype=bool)
    changes[1:] = (tried[1:] != tried[:-1]).any(axis=2)
    return {key_at(place): tuple(tried.reshape(-1, 4)[place]) for place in numpy.flatnonzero(changes)}


def are_as_told(tool, common, named, wanted):
    """Whether choices between the 64ths, by shelf, are what laying out at their widths comes to."""
    widths = sorted({choice.width for rows in wanted.values() for choice in rows})
    told = dict.fromkeys(wanted, True)
    for start in range(0, len(widths), 64):
        part = widths[start:start + 64]
        laid = choices(run(tool, *common, *named, "--all", "--card-width", ",".join(map(str, part))))
        for shelf, rows in wanted.items():
            goals = {(row.width, row.kind): row.goals for row in laid[shelf] if row.role != "today"}
            told[shelf] &= all(goals[row.width, row.kind] == row.goals for row in rows if row.width in part)
    return told


def judge(tool, common, named, tried, today):
    """By shelf, whether the best choice, the front and each step are those of brute force."""
    width = ["--card-width", f"{START}..{END}"]
    answers = choices(run(tool, *common, *named, *width))
    all_steps = choices(run(tool, *common, *named, *width, "--all"))
    fronts = {shelf: front(map(tuple, numpy.unique(goals.reshape(-1, 4), axis=0))) for shelf, goals in tried.items()}
    # Steps of less than a 64th are between the widths that brute force sees; there the next one stands for them.
    listed = {shelf: [row for row in rows if row.role != "today" and row.is_efficient] for shelf, rows in answers.items()}
    between = {shelf: [row for row in rows if row.goals not in fronts[shelf]] for shelf, rows in listed.items()}
    told = are_as_told(tool, common, named, between)
    results = {}
    for shelf, goals in tried.items():
        stepped = [row for row in all_steps[shelf] if row.role != "today"]
        chosen = next((row.key for row in answers[shelf] if row.role == "best"), None)
        last = {row.key: row.goals for row in stepped}
        results[shelf] = [
            chosen == best(goals, today[shelf]),
            front(last.values()) == fronts[shelf] and told[shelf]
            and {row.goals for row in listed[shelf]} == front(row.goals for row in stepped),
            all(last.get(key) == value for key, value in first_widths(goals).items()),
        ]
    return results


def heights_alone(tool, path, cell):
    """Each card's height at some widths, from `measure` of shelves of one card."""
    text = run(tool, "measure", "--format", "ndjson", "--shelf-size", 1, "--estimator", "exhaustive", "--card-width",
               ",".join(map(str, CHECKED_WIDTHS)), *cell, path)
    heights = {}
    for line in map(json.loads, text.splitlines()):
        heights.setdefault(line["variant"]["cardWidth"], []).append(line["contentHeight"])
    return heights


def holds_by_definition(tried, heights, lines):
    """Total heights, white space and cut cards from the heights of each shelf's cards."""
    for width in CHECKED_WIDTHS:
        for place, maximum in enumerate(MAXIMA):
            total = items = white = cut = 0
            for cards in heights[width]:
                item = min(max(cards), maximum)
                total += item
                items += item * len(cards)
                white += sum(item - min(card, item) for card in cards)
                cut += sum(card > item for card in cards)
            found = tried[round((width - START) / STEP), place * len(LINES) + lines - 1]
            if (found[0], found[2]) != (total, cut) or abs(found[1] - white / items) > 1e-12:
                return False
    return True


def shelves_of(cards):
    return [cards[start:start + SIZE] for start in range(0, len(cards), SIZE)]


def sums(tried, counts):
    """Of some shelves: totals, heights and white space of their cards' items (half points), cut cards, lost lines."""
    result = numpy.zeros((*SHAPE[:2], 5))
    for goals, count in zip(tried, counts):
        items = goals[..., 0] * count
        result += numpy.stack([goals[..., 0], items, numpy.round(goals[..., 1] * items * 2) / 2, goals[..., 2], goals[..., 3]], 2)
    return result


def check_shelves(tool, records, cell):
    """Some shelves: by shelf four answers, and what their catalogue comes to."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "cards.json"
        path.write_text(json.dumps(records), encoding="utf-8")
        common = ["optimize", "--format", "csv", "--shelf-size", SIZE, *LEVERS, *CELLS[cell], path]
        shelves = shelves_of(records)
        tried, today = brute_force(tool, common, len(shelves))
        results = judge(tool, common, ["--over", "each-shelf"], tried, today)
        heights = heights_alone(tool, path, CELLS[cell])
    for place, shelf in enumerate(tried):
        alone = {width: [shelves_of(cards)[place]] for width, cards in heights.items()}
        results[shelf].append(holds_by_definition(tried[shelf], alone, OWN_LINES[cell]))
    return list(results.values()), sums(tried.values(), map(len, shelves)), heights


def check_catalogue(tool, records, cell, parts):
    """All shelves together, from what they came to by themselves."""
    total, items, white, cut, lost = numpy.moveaxis(sum(part for part, _ in parts), 2, 0)
    tried = numpy.stack([total, white / items, cut, lost], 2)
    heights = {width: [shelf for _, alone in parts for shelf in shelves_of(alone[width])] for width in CHECKED_WIDTHS}
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "cards.json"
        path.write_text(json.dumps(records), encoding="utf-8")
        common = ["optimize", "--format", "csv", "--shelf-size", SIZE, *LEVERS, *CELLS[cell], path]
        today = choices(run(tool, *common, "--card-width", START))[""][0]
        result = judge(tool, common, [], {"": tried}, {"": today})[""]
    return [*result, holds_by_definition(tried, heights, OWN_LINES[cell])]


def main():
    tool, folder = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    wanted = int(sys.argv[3]) if len(sys.argv) > 3 else 2
    cells = [sys.argv[4]] if len(sys.argv) > 4 else list(CELLS)
    jobs = []
    for number, file in enumerate(sorted(folder.glob("*.json"))):
        shelves = shelves_of(json.loads(file.read_text(encoding="utf-8")))
        count = min(wanted or len(shelves), len(shelves))
        chosen = [shelves[place * len(shelves) // count] for place in range(count)]
        turn = [cells[number % len(cells)]] if IS_SAMPLE else cells
        jobs += [(file.name, cell, chosen) for cell in turn]
    failed = not jobs
    results = {}
    with concurrent.futures.ProcessPoolExecutor(os.cpu_count()) as pool:
        runs = []
        for name, cell, chosen in jobs:
            # Only the last shelf of a file may have fewer cards, and it stands last.
            slices = [sum(chosen[start:start + SHELVES_A_RUN], []) for start in range(0, len(chosen), SHELVES_A_RUN)]
            runs.append((name, cell, sum(chosen, []), [pool.submit(check_shelves, tool, part, cell) for part in slices]))
        for name, cell, records, parts in runs:
            parts = [part.result() for part in parts]
            shelves = [result for part in parts for result in part[0]]
            catalogue = check_catalogue(tool, records, cell, [part[1:] for part in parts])
            for kind, found in [("shelves", shelves), ("catalogues", [catalogue])]:
                results.setdefault((cell, kind), []).extend(found)
                for answer, which in zip(zip(*found), ["best choice", "front", "each step", "by definition"]):
                    if not all(answer):
                        print(f"{name}, {cell} cell, {kind}: {which} wrong {answer.count(False)} of {len(found)}", flush=True)
    tries = SHAPE[0] * SHAPE[1]
    for (cell, kind), found in results.items():
        count = len(found)
        optima, fronts, steps, defined = (sum(answer) for answer in zip(*found))
        print(f"optimum, {cell} cell: {optima} of {count} {kind} the same best choice, {fronts} the same front, {steps} the "
              f"same at each step, {defined} as defined ({count * tries} candidates of brute force)")
        failed |= min(optima, fronts, steps, defined) < count
    sys.exit(1 if failed else 0)


main()
