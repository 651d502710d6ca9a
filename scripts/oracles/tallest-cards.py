#!/usr/bin/env python3
"""The default estimator against laying every card out, in random cells: the same heights and cards, and one answer for
any number of jobs, whether the records come whole or in parts.

usage: scripts/oracles/tallest-cards.py TOOL [CELLS, by default 1000] [SEED, by default 1]

The cells are stacks in stacks and views with constraints, with pictures, several columns, hidden views, line limits,
least and largest heights; each shows 2 to 30 cards in one or more variants.
"""
import json, random, sys, tempfile
from pathlib import Path

from common import each, end, run, write_json, wrong_result

WORDS = {
    "latin": "the of Sleepers back seven routes to wake up somewhere else well-known naïve café (and) $5 & 3.14 % –".split(),
    "mixed": "東京 国立公園 🙂 שלום עולם مرحبا بالعالم Привет мир Ελλάδα 한국어 ไทย Donaudampfschifffahrt".split(),
}
FIELDS = ["a", "b", "c", "d"]


class Cells:
    def __init__(self, rng):
        self.rng, self.labels, self.images, self.count = rng, [], [], 0

    def chance(self, percent):
        return self.rng.randrange(100) < percent

    def label(self, arranged):
        turn, field = divmod(len(self.labels), len(FIELDS))
        name = FIELDS[field] + (str(turn + 1) if turn else "")
        label = {"id": name + "Label", "numberOfLines": self.rng.choice([0, 0, 1, 1, 2, 3])}
        self.labels.append(name)
        if self.chance(70):
            label["font"] = self.rng.choice([{"size": self.rng.choice([11, 13, 17, 22])}, {"textStyle": "headline"},
                                             {"textStyle": "footnote"}, {"size": 15, "weight": "bold"}])
        if arranged and self.chance(40):
            label["hidesWhenEmpty"] = True
        if self.chance(15):
            label["preferredMaxLayoutWidth"] = self.rng.choice([60, 100])
        return self.priorities({"label": label})

    def image(self):
        name = f"image{len(self.images)}"
        self.images.append(name)
        size = self.rng.choice([{"width": 40, "height": 40}, {"height": 60}, {"aspectRatio": 1.5},
                                {"width": 30, "aspectRatio": 1}])
        return self.priorities({"imageView": {"id": name, **size}})

    def priorities(self, view):
        body = next(iter(view.values()))
        for key in ["contentHuggingPriority", "contentCompressionResistancePriority"]:
            if self.chance(15):
                body[key] = self.rng.choice([249, 252, 500, 749, 751, {"horizontal": 760, "vertical": 740}])
        return view

    def stack(self, depth):
        axis = self.rng.choice(["vertical", "vertical", "horizontal"])
        alignments = ["fill", "fill", "center"] + (["top", "bottom", "firstBaseline"] if axis == "horizontal" else
                                                   ["leading", "trailing"])
        stack = {"axis": axis, "alignment": self.rng.choice(alignments), "spacing": self.rng.choice([0, 4, 8, 12.5]),
                 "distribution": self.rng.choice(["fill"] * 6 + ["fillEqually", "fillProportionally", "equalSpacing",
                                                                 "equalCentering"])}
        if self.chance(50):
            stack["layoutMargins"] = self.rng.choice([8, 12, {"top": 4, "leading": 10, "bottom": 6, "trailing": 2}])
        stack["arrangedSubviews"] = [self.arranged(depth) for _ in range(self.rng.randrange(1, 4))]
        return {"stackView": stack}

    def arranged(self, depth):
        if depth < 2 and self.chance(30):
            view = self.stack(depth + 1)
        elif self.chance(20):
            view = self.image()
        else:
            view = self.label(arranged=True)
        if self.chance(10):
            next(iter(view.values()))["customSpacingAfter"] = self.rng.choice([0, 20])
        return view

    def constrained(self):
        """Views one under another, some beside the one before, with slack where it is a relation."""
        views, constraints, above = [], [], None

        def tie(first, attribute, other, second, constant, relation="equal", priority=1000):
            items = {"firstItem": first, "secondItem": other}
            constraints.append({key: item for key, item in items.items() if item} | {
                "firstAttribute": attribute, "relation": relation, "secondAttribute": second, "constant": constant,
                "priority": priority})

        for _ in range(self.rng.randrange(2, 5)):
            view = self.image() if self.chance(20) else self.label(arranged=False)
            name = next(iter(view.values()))["id"]
            views.append(view)
            beside = above and self.chance(25)
            if beside:
                tie(name, "leading", above, "trailing", 8)
                tie(name, "top", above, "top", self.rng.choice([0, 5]))
            else:
                tie(name, "leading", None, "leading", self.rng.choice([8, 16]))
            tie(name, "trailing", None, "trailing", -8, self.rng.choice(["equal", "lessThanOrEqual"]))
            if not beside:
                tie(name, "top", above, "bottom" if above else "top", 8,
                    self.rng.choice(["equal", "equal", "greaterThanOrEqual"]))
            if self.chance(20):
                constraints.append({"firstItem": name, "firstAttribute": "height", "constant": self.rng.choice([30, 55]),
                                    "relation": self.rng.choice(["greaterThanOrEqual", "lessThanOrEqual"]),
                                    "priority": self.rng.choice([1000, 760, 700])})
            tie(None, "bottom", name, "bottom", self.rng.choice([0, 8]), "greaterThanOrEqual")
            above = name
        return {"view": {"subviews": views}, "constraints": constraints}

    def cell(self):
        return self.constrained() if self.chance(35) else self.stack(0)


def shelf(seed):
    rng = random.Random(seed)
    cells = Cells(rng)
    cell = cells.cell()
    bindings = {name + "Label": name[0] for name in cells.labels}
    for image in cells.images:
        if cells.chance(40):
            bindings[image] = rng.choice([{"pixelWidth": "w", "pixelHeight": "h"}, {"aspectRatio": "r"},
                                          {"pixelHeight": "h"}])
    words = WORDS["latin"] * (1 if cells.chance(20) else 6) + (WORDS["mixed"] if cells.chance(50) else [])
    records = []
    for index in range(rng.randrange(2, 31)):
        record = {"id": index, "s": f"s{rng.randrange(3)}", "w": rng.randrange(20, 400), "h": rng.randrange(20, 300),
                  "r": rng.choice([0.5, 1, 1.5, 2.25, None])}
        for field in FIELDS:
            text = " ".join(rng.choices(words, k=rng.choice([0, 0, 1, 2, 4, 9, 25])))
            record[field] = text or rng.choice(["", None])
        records.append(record)
    settings = {"cell": cell, "bindings": bindings, "cardWidth": rng.choice([120, 176, 240, 201.5])}
    if cells.chance(25):
        settings["maximumCardHeight"] = rng.choice([60, 120])
    if cells.chance(20):
        settings["variants"] = rng.choice([{"scale": [2, 3]}, {"cardWidth": [140, 300]},
                                           {"contentSizeCategory": ["large", "accessibilityLarge"]}])
    return settings, records


def check(tool, seed):
    """The fault of a cell or `None`, and how many of its shelves have cards."""
    settings, records = shelf(seed)
    with tempfile.TemporaryDirectory() as folder:
        def answers(*arguments):
            done = run(tool, *arguments, cwd=folder, codes=(0, 65))
            return done.stdout, done.stderr

        write_json(Path(folder, "A.shelf.json"), settings)
        lines = [json.dumps(record, ensure_ascii=False) + "\n" for record in records]
        Path(folder, "all.ndjson").write_text("".join(lines))
        measure = ["measure", "--config", "A.shelf.json", "--group-by", "s"]
        default, warnings = answers(*measure, "--format", "json", "all.ndjson")
        if not default:
            return None, 0  # No field is bound, say.
        exhaustive = answers(*measure, "--format", "json", "--estimator", "exhaustive", "all.ndjson")[0]
        shelves, others = (json.loads(text)["shelves"] for text in (default, exhaustive))
        faults = [wrong_result(*pair) for pair in zip(shelves, others, strict=True)]
        if any(faults) or seed % 4:
            return next(filter(None, faults), None), len(shelves)
        cut, parts = len(lines) // 2, []
        for part, own in enumerate([lines[:cut], lines[cut:]]):
            Path(folder, f"{part}.ndjson").write_text("".join(own))
            Path(folder, f"{part}.part").write_text(answers(*measure, "--partial", "--part", part, f"{part}.ndjson")[0])
            parts.insert(0, f"{part}.part")
        merged = answers("merge", "--format", "json", *parts)
        for one, other in (merged[0], default), ("warning" in merged[1], "warning" in warnings):
            if one != other:
                return f"merged: {merged} is not {default} {warnings}", len(shelves)
        return None, len(shelves)


def main():
    tool, count, first = Path(sys.argv[1]).resolve(), *map(int, (sys.argv[2:] + ["1000", "1"][len(sys.argv) - 2:]))
    seeds = range(first * 1_000_000, first * 1_000_000 + count)
    results = each(lambda seed: check(tool, seed), seeds, threads=4)
    wrong = [(seed, fault) for seed, (fault, _) in zip(seeds, results) if fault]
    for seed, fault in wrong[:5]:
        print(f"cell {seed}: {fault}\n  {json.dumps(shelf(seed)[0])}")
    end(wrong or not count, f"tallest cards: {count - len(wrong)} of {count} random cells equal, "
        f"{sum(shelves for _, shelves in results)} shelves and variants")


if __name__ == "__main__":
    main()
