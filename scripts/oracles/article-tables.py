#!/usr/bin/env python3
"""The tables of the articles Estimators and WhichCard that rest on card files which the repository does not hold: each is
computed anew and compared with what the article prints. Times are left as they are.

usage: scripts/oracles/article-tables.py [--write] TOOL FOLDER-OF-CARD-FILES

--write puts the computed figures into the articles.
"""
import json, sys, tempfile
from pathlib import Path

from common import ROOT, answer

GUIDE = ROOT / "Sources/ShelfBatch/ShelfBatch.docc/Guide"
ENGLISH = ["article_demo_1", "article_demo_2", "article_demo_3", "emoji", "ios_apps", "public_apis", "stores", "vega_movies"]
CELLS = [[], ["--cell", ROOT / "Samples/WrappingTitle.json"], ["--cell", ROOT / "Samples/AppCell.xib"]]
writes = sys.argv[1] == "--write"
tool, folder = (Path(argument).resolve() for argument in sys.argv[-2:])


def share(part, whole):
    return f"{part} ({100 * part / whole:.1f} %)" if part else "0"


def compared(cell, files, *options):
    report = answer(tool, "compare", "--quiet", "--no-timing", "--format", "json", "--shelf-size", 20, "--card-width", 176,
                    *cell, *options, *(folder / f"{file}.json" for file in files))
    return {row["strategy"]: row for row in report["strategies"]}


def estimators():
    """The rows of Estimators by what they begin with, without their times, and its sentence on the article's label."""
    tables = [compared(cell, ENGLISH) for cell in CELLS]
    rows = {}
    for name in ["first", "word-count", "character-count", "average-advance", "advance-sum", "sizing-label", "column-label",
                 "text-column", "exhaustive"]:
        cells = [share(table[name]["wrongPicks"], table[name]["shelves"]) for table in tables]
        if name == "text-column":
            cells = [f"**{cell}**" for cell in cells]
        title = f"`{name}`"
        if name == "sizing-label":
            cells[0] = f"**{cells[0]}**"
            title += ", the 2018 article's"
        rows[f"| {title} |"] = f"| {title} | " + " | ".join(cells) + " |"
    apps, all_files = compared([], ["ios_apps"], "--estimators", "sizing-label")["sizing-label"], tables[0]["sizing-label"]
    rows["short a card in "] = (
        f"short a card in {100 * apps['wrongPicks'] / apps['shelves']:.0f} % of the shelves of `ios_apps.json` "
        f"({apps['wrongPicks']} of {apps['shelves']}) and {100 * all_files['wrongPicks'] / all_files['shelves']:.0f} % over all files,")
    return rows


def best_cards():
    """The rows of WhichCard, and its sentence on cut cards."""
    rows, cut = {}, []
    with tempfile.NamedTemporaryFile("w", suffix=".shelf.json") as configuration:
        json.dump({"cardWidth": 176, "maximumCardHeight": 272, "shelfSize": 20}, configuration)
        configuration.flush()
        for file in ["ios_apps.json", "public_apis.json", "stores.json"]:
            reports = [answer(tool, "optimize", "--quiet", "--format", "json", "--config", configuration.name, "--card-width",
                              "140..240", "--minimize", goal, folder / file) for goal in ["container-height", "white-space", "area"]]
            (low, white, area), today = [report["best"] for report in reports], reports[0]["today"]
            cut += [choice["cut"]["cards"] for choice in (today, low)]
            rows[f"| `{file}` |"] = (
                f"| `{file}` | {today['containerHeight']['mean']:.1f} | {low['containerHeight']['mean']:.1f} at {low['cardWidth']:.1f} "
                f"| {100 * today['whiteSpace']:.1f} % | {100 * white['whiteSpace']:.1f} % at {white['cardWidth']:.1f} "
                f"| {100 * (1 - area['area'] / today['area']):.1f} % | {today['lostLines']}; {low['lostLines']} at the lowest |")
    rows["No card is cut" if not any(cut) else "Cards are cut"] = (
        "No card is cut, neither today nor at the lowest." if not any(cut) else f"Cards are cut: {cut}.")
    return rows


failed = False
for name, rows in [("Estimators", estimators()), ("WhichCard", best_cards())]:
    path = GUIDE / f"{name}.md"
    lines = path.read_text(encoding="utf-8").splitlines()
    differing = []
    for beginning, expected in rows.items():
        places = [number for number, line in enumerate(lines) if line.startswith(beginning)]
        if len(places) != 1:
            differing.append(f"{path.name}: no line begins with {beginning!r}")
        elif not lines[places[0]].startswith(expected):
            differing.append(f"{path.name}:{places[0] + 1}: computed: {expected}")
            # What follows the computed columns, such as a time, stays.
            rest = lines[places[0]].removesuffix("|").rpartition("|")[2] + "|" if expected.startswith("| `") and name == "Estimators" else ""
            lines[places[0]] = expected + (rest if expected.startswith("|") else lines[places[0]][len(expected):])
    if writes:
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    for line in differing:
        print(line)
    print(f"{name}: {len(rows) - len(differing)} of {len(rows)} lines are as computed")
    failed |= bool(differing)
sys.exit(failed and not writes)
