#!/usr/bin/env python3
"""The best choice and the front of `optimize` against brute force over every 64th of a point from 120 to 260 (to 169 in a
sample), with three maxima and three line limits, for shelves of twenty cards by themselves and as a catalogue, in the
built-in cell and a nib with stacks.

Brute force lays each card out at each width by `optimize --over each-shelf` with a list of widths, which looks for no
steps; the best, the front and a catalogue's sums of these are found here. Heights, white space and cut cards are checked
at some widths by their definitions, from what `measure` says of each card alone.

usage: scripts/oracles/optimum.py TOOL FOLDER-OF-CARD-FILES [SHELVES-A-FILE [CELL]]

Of each file so many shelves are looked at, at even distances (default 2; 0 for all, which takes half an hour of two
processors a cell). CELL is `built-in` or `nib`, without it both. One shelf a file is a sample, in which cells take turns,
unless $SHELF_HEIGHT_SWEEPS is `all`. Needs numpy.
"""
import concurrent.futures, math, os, sys, tempfile
from pathlib import Path

import numpy

from common import IS_FULL, ROOT, answers, output, read_json, write_json

CELLS = {"built-in": [], "nib": ["--cell", ROOT / "Samples/AppCell.xib"]}
OWN_LINES = {"built-in": 1, "nib": 2}
IS_SAMPLE = sys.argv[3:4] == ["1"] and not IS_FULL
START, END, STEP, CHUNK, SIZE = 120, 169 if IS_SAMPLE else 260, 1 / 64, 1, 20
SHELVES_A_RUN = 40
MAXIMA, LINES = [120, 200, math.inf], [1, 2, 3]
CHECKED_WIDTHS = [120, 149.984375, *([] if IS_SAMPLE else [176, 211.25]), END]
WIDTHS = numpy.arange(START / STEP, END / STEP + 1) * STEP
# The result at each width, by rising maximum and then line limit: total, white space, cut cards, lost lines.
SHAPE = (len(WIDTHS), len(MAXIMA) * len(LINES), 4)
ANSWERS = ["the same best choice", "the same front", "the same at each step", "as defined"]


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


class Shelves:
    """Cards in shelves of twenty, laid out by the tool in a cell."""

    def __init__(self, tool, cell, records, folder):
        self.tool, self.cell = tool, cell
        self.path = write_json(Path(folder, "cards.json"), records)
        self.counts = list(map(len, in_twenties(records)))

    def run(self, command, *options, read=output):
        # 1: no candidate keeps to the limits.
        return read(self.tool, *command, *CELLS[self.cell], *options, self.path, "--quiet", "--jobs", 1, codes=(0, 1))

    def choices(self, *options):
        """Those of `optimize` by shelf, of all shelves under the name ''; without those nearest to the limits."""
        levers = ["--maximum-card-height", "120,200,none", "--lines", "titleLabel=1..3"]
        found = {}
        heading, *rows = self.run(["optimize", "--format", "csv", "--shelf-size", SIZE, *levers], *options).splitlines()
        named = heading.startswith("shelf,")
        for fields in (row.split(",") for row in rows):
            choice = Choice(fields[named + 3:])
            if choice.role != "nearest":
                found.setdefault(fields[0] if named else "", []).append(choice)
        return found

    def brute_force(self):
        """What every 64th comes to, by shelf, and today's choice."""
        tried, today = {}, {}
        for start in range(START, END, CHUNK):
            end = start + CHUNK - (STEP if start + CHUNK < END else 0)
            listed = self.choices("--over", "each-shelf", "--all", "--card-width", f"{start}..{end}:{STEP}")
            assert len(listed) == len(self.counts)
            for shelf, rows in listed.items():
                today[shelf], *rows = rows
                first = round((start - START) / STEP)
                part = numpy.array([row.goals for row in rows]).reshape(-1, *SHAPE[1:])
                assert [rows[0].key, rows[-1].key] == [(start, 120, 1), (end, math.inf, 3)]
                tried.setdefault(shelf, numpy.full(SHAPE, numpy.nan))[first:first + len(part)] = part
        assert not any(numpy.isnan(goals).any() for goals in tried.values())
        return tried, today

    def are_as_told(self, named, wanted):
        """Whether choices between the 64ths, by shelf, are what laying out at their widths comes to."""
        widths = sorted({choice.width for rows in wanted.values() for choice in rows})
        told = dict.fromkeys(wanted, True)
        for start in range(0, len(widths), 64):
            part = widths[start:start + 64]
            laid = self.choices(*named, "--all", "--card-width", ",".join(map(str, part)))
            for shelf, rows in wanted.items():
                goals = {(row.width, row.kind): row.goals for row in laid[shelf] if row.role != "today"}
                told[shelf] &= all(goals[row.width, row.kind] == row.goals for row in rows if row.width in part)
        return told

    def judge(self, named, tried, today):
        """By shelf, whether the best choice, the front and each step are those of brute force."""
        width = ["--card-width", f"{START}..{END}"]
        listed = self.choices(*named, *width)
        all_steps = self.choices(*named, *width, "--all")
        fronts = {shelf: front(map(tuple, numpy.unique(goals.reshape(-1, 4), axis=0))) for shelf, goals in tried.items()}
        # Steps of less than a 64th are between the widths that brute force sees; there the next one stands for them.
        efficient = {shelf: [row for row in rows if row.role != "today" and row.is_efficient] for shelf, rows in listed.items()}
        between = {shelf: [row for row in rows if row.goals not in fronts[shelf]] for shelf, rows in efficient.items()}
        told = self.are_as_told(named, between)
        results = {}
        for shelf, goals in tried.items():
            last = {row.key: row.goals for row in all_steps[shelf] if row.role != "today"}
            stepped = front(row.goals for row in all_steps[shelf] if row.role != "today")
            chosen = next((row for row in listed[shelf] if row.role == "best"), None)
            results[shelf] = [
                is_best(chosen, goals, today[shelf]),
                front(last.values()) == fronts[shelf] and told[shelf] and {row.goals for row in efficient[shelf]} == stepped,
                all(last.get(key) == value for key, value in first_widths(goals).items()),
            ]
        return results

    def heights_alone(self):
        """Each card's height at some widths, from `measure` of shelves of one card."""
        heights = {}
        for line in self.run(["measure", "--format", "ndjson", "--shelf-size", 1, "--estimator", "exhaustive", "--card-width",
                              ",".join(map(str, CHECKED_WIDTHS))], read=answers):
            heights.setdefault(line["variant"]["cardWidth"], []).append(line["contentHeight"])
        return heights


def key_at(candidate):
    width, kind = divmod(int(candidate), SHAPE[1])
    return (WIDTHS[width], MAXIMA[kind // len(LINES)], LINES[kind % len(LINES)])


def is_best(chosen, tried, today):
    """Whether a choice is the best that cuts and loses no more than today's: of the least total, then the fewest cut cards,
    the fewest lost lines, the least white space. Of equals it is the first, or the first of whole points; rows are by
    rising width, maximum, lines."""
    rows = tried.reshape(-1, 4)
    allowed = numpy.flatnonzero((rows[:, 2] <= today.goals[2]) & (rows[:, 3] <= today.goals[3]))
    if not len(allowed) or chosen is None:
        return not len(allowed) and chosen is None
    least = min(map(tuple, rows[allowed][:, [0, 2, 3, 1]]))
    tied = allowed[(rows[allowed][:, [0, 2, 3, 1]] == least).all(axis=1)]
    # The end of the range is none where nothing changes there.
    steps = first_widths(tried).keys()
    keys = [key for key in map(key_at, tied) if key in steps]
    whole = [key for key in keys if key[0] == int(key[0])]
    # A step just below whole points has their key, and is none of them.
    return chosen.key == keys[0] if chosen.width != int(chosen.width) else chosen.key in whole[:1]


def front(goals):
    """The goals that no other beats; a sweep over sorted ones, of which only an earlier one can beat a later one."""
    kept = []
    for goal in sorted(set(goals)):
        if not any(all(a <= b for a, b in zip(other, goal)) for other in kept):
            kept.append(goal)
    return set(kept)


def first_widths(tried):
    """The first of the widths that are alike, which a candidate stands for."""
    changes = numpy.ones(SHAPE[:2], dtype=bool)
    changes[1:] = (tried[1:] != tried[:-1]).any(axis=2)
    return {key_at(index): tuple(tried.reshape(-1, 4)[index]) for index in numpy.flatnonzero(changes)}


def holds_by_definition(tried, heights, lines):
    """Total heights, white space and cut cards from the heights of each shelf's cards."""
    for width in CHECKED_WIDTHS:
        for index, maximum in enumerate(MAXIMA):
            items = [(min(max(cards), maximum), cards) for cards in heights[width]]
            white = sum(item - min(card, item) for item, cards in items for card in cards)
            cut = sum(card > item for item, cards in items for card in cards)
            found = tried[round((width - START) / STEP), index * len(LINES) + lines - 1]
            share = white / sum(item * len(cards) for item, cards in items)
            if (found[0], found[2]) != (sum(item for item, _ in items), cut) or abs(found[1] - share) > 1e-12:
                return False
    return True


def in_twenties(cards):
    return [cards[start:start + SIZE] for start in range(0, len(cards), SIZE)]


def sums(tried, counts):
    """Of some shelves: totals, heights and white space of their cards' items (half points), cut cards, lost lines."""
    result = numpy.zeros((*SHAPE[:2], 5))
    for goals, count in zip(tried, counts):
        items = goals[..., 0] * count
        result += numpy.stack([goals[..., 0], items, numpy.round(goals[..., 1] * items * 2) / 2, goals[..., 2], goals[..., 3]], 2)
    return result


def check_shelves(tool, records, cell):
    """Some shelves: by shelf four answers, what their catalogue comes to, and the heights of their cards."""
    with tempfile.TemporaryDirectory() as folder:
        shelves = Shelves(tool, cell, records, folder)
        tried, today = shelves.brute_force()
        results = shelves.judge(["--over", "each-shelf"], tried, today)
        heights = shelves.heights_alone()
    for index, shelf in enumerate(tried):
        alone = {width: [in_twenties(cards)[index]] for width, cards in heights.items()}
        results[shelf].append(holds_by_definition(tried[shelf], alone, OWN_LINES[cell]))
    return list(results.values()), sums(tried.values(), shelves.counts), heights


def check_catalogue(tool, records, cell, parts):
    """All shelves together, from what they came to by themselves."""
    total, items, white, cut, lost = numpy.moveaxis(sum(part for part, _ in parts), 2, 0)
    tried = numpy.stack([total, white / items, cut, lost], 2)
    heights = {width: [shelf for _, alone in parts for shelf in in_twenties(alone[width])] for width in CHECKED_WIDTHS}
    with tempfile.TemporaryDirectory() as folder:
        shelves = Shelves(tool, cell, records, folder)
        today = shelves.choices("--card-width", START)[""][0]
        result = shelves.judge([], {"": tried}, {"": today})[""]
    return [*result, holds_by_definition(tried, heights, OWN_LINES[cell])]


def main():
    tool, folder = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
    wanted = int(sys.argv[3]) if len(sys.argv) > 3 else 2
    cells = sys.argv[4:] or list(CELLS)
    results, runs = {}, []
    with concurrent.futures.ProcessPoolExecutor(os.cpu_count()) as pool:
        for number, file in enumerate(sorted(folder.glob("*.json"))):
            shelves = in_twenties(read_json(file))
            count = min(wanted or len(shelves), len(shelves))
            chosen = [shelves[index * len(shelves) // count] for index in range(count)]
            for cell in [cells[number % len(cells)]] if IS_SAMPLE else cells:
                # Only the last shelf of a file may have fewer cards, and it stands last.
                slices = [sum(chosen[start:start + SHELVES_A_RUN], []) for start in range(0, len(chosen), SHELVES_A_RUN)]
                runs.append((file.name, cell, sum(chosen, []), [pool.submit(check_shelves, tool, part, cell) for part in slices]))
        for name, cell, records, parts in runs:
            parts = [part.result() for part in parts]
            catalogue = check_catalogue(tool, records, cell, [part[1:] for part in parts])
            for kind, found in [("shelves", [result for part in parts for result in part[0]]), ("catalogues", [catalogue])]:
                results.setdefault((cell, kind), []).extend(found)
                for right, which in zip(zip(*found), ANSWERS):
                    if not all(right):
                        print(f"{name}, {cell} cell, {kind}: not {which} {right.count(False)} of {len(found)}", flush=True)
    for (cell, kind), found in results.items():
        said = ", ".join(f"{sum(right)}{f' of {len(found)} {kind}' * (which == ANSWERS[0])} {which}"
                         for right, which in zip(zip(*found), ANSWERS))
        print(f"optimum, {cell} cell: {said} ({len(found) * SHAPE[0] * SHAPE[1]} candidates of brute force)")
    sys.exit(not results or not all(all(found) for all_found in results.values() for found in all_found))


if __name__ == "__main__":
    main()
