#!/usr/bin/env python3
"""Compares the frames that `shelf-height cell` computes with those that Interface Builder stored.

usage: scripts/oracles/stored-frames.py COMMAND FOLDER [--list] [--views] [--goal [MODE:]FIGURE=PERCENT]...

COMMAND is the built `shelf-height`, or `-` to look only at which cells are fair. FOLDER holds the .xib and .storyboard
files that the column `file` of its manifest.tsv names; where that has a column `cells`, only cells of these ids count.
Every cell root of a .xib (with --views every view root too), and every cell in the scenes of a storyboard, is laid out
at its stored size in two modes: `computed` measures the leaves, `stored` (--stored-sizes) takes their stored sizes as
intrinsic sizes. Left out are cells with a misplaced or ambiguous view, and stale ones, where a required equality is off
by more than 0.5 pt on the stored frames, margins that only a rule of UIKit gives left aside, or whose frame is not that
of a row of their table view. A view is right when y and height are within 0.5 pt (0.67 at 3x) of the stored frame, a
cell when all its views are. Cells with constraints count by themselves too, as others cannot be wrong; `frame` asks the
same of all four values. --list prints every miss with its likely cause, and every cell left out; and of each cell that is
wrong in mode `computed` the cause that makes it right when it alone is taken away (causes.py). FIGURE is cells-height, cells-frame, views-height or views-frame; MODE is computed or stored,
both when it is absent. Exit 1 when the command fails on a file or a goal is missed.
"""

import argparse, csv, json, re, subprocess, sys
from collections import Counter
from pathlib import Path

import causes
from stored_views import CELLS, KEYS, Document, cause, rectangle, unfairness

MODES = {"computed": [], "stored": ["--stored-sizes"]}
# The text sizes at which files that were saved at another one are laid out right.
SAVED_SIZE = ["--content-size-category", "auto"]
FIGURES = ["cells-height", "cells-frame", "views-height", "views-frame"]
# Warnings with a place are about what stands there, except those about constraints that contradict each other.
UNKNOWN = re.compile(r"^[^\n]*:\d+:\d+: warning: (?!the constraint '[^\n]*' was broken, )", re.MULTILINE)


def run(command, path, options):
    """The command's frames by id and whether it met an unknown construct; None for the frames where it failed."""
    arguments = [command, "cell", str(path), "--at-design-size", *options, "--format", "json"]
    done = subprocess.run(arguments, capture_output=True, text=True, encoding="utf-8", errors="replace")
    try:
        if done.returncode == 0:
            return {item["id"]: item for item in json.loads(done.stdout)}, bool(UNKNOWN.search(done.stderr))
    except (ValueError, KeyError, TypeError):
        done.stderr = done.stderr or "no list of views on standard output"
    lines = done.stderr.strip().splitlines() or ["nothing on standard error"]
    print(f"{path}: exit {done.returncode}: {lines[-1]}", file=sys.stderr)
    return None, False


def misses(document, root, frames):
    """The views of a root that are compared, each with the names of the values that are wrong."""
    for view in root.walk():
        identifier = view.element.get("id")
        if view is root or identifier is None or rectangle(view.element) is None or view.leaves_layout():
            continue
        got = frames.get(identifier)
        if got is None:
            yield view, KEYS, None
            continue
        numbers = [got[key] for key in KEYS]
        yield view, [key for key, number, stored in zip(KEYS, numbers, view.frame)
                     if not abs(number - stored) <= document.tolerance + 1e-6], numbers


def percent(part, whole):
    return f"{part} of {whole} ({100 * part / whole:.1f} %)" if whole else "0 of 0"


class Figures(Counter):
    """How many are right of how many, by name."""

    def add(self, name, right, total=1):
        self[name, "right"] += right
        self[name, "total"] += total

    def percent(self, name):
        return percent(self[name, "right"], self[name, "total"])


def compare(arguments, documents, mode):
    """Runs the command over all files in one mode, prints the figures and returns them with the count of failures."""
    figures, likely, missed, failed, named = Figures(), Counter(), {}, 0, {}
    for path, document, reasons in documents:
        frames, is_unknown = run(arguments.command, path, MODES[mode])
        resized = None
        failed += frames is None
        figures.add("files", frames is not None and not is_unknown)
        for root in document.roots:
            reason = reasons[root]
            if reason and reason[0] != "stale":
                continue
            results = list(misses(document, root, frames or {}))
            found = frames is not None and root.element.get("id") in frames
            good = {"height": [not {"y", "height"} & set(wrong) for _, wrong, _ in results],
                    "frame": [not wrong for _, wrong, _ in results]}
            figures.add("unflagged", found and all(good["height"]))
            if reason:
                continue
            for name, flags in good.items():
                figures.add(f"cells-{name}", found and all(flags))
                figures.add(f"views-{name}", sum(flags), len(flags))
                if not root.is_empty():
                    figures.add(f"filled-{name}", found and all(flags))
                if root.is_constrained():
                    figures.add(f"constrained-{name}", found and all(flags))
            if resized is None and not all(good["frame"]):
                resized = run(arguments.command, path, [*MODES[mode], *SAVED_SIZE])[0] or {}
            if arguments.list and mode == "computed" and frames and not all(good["frame"]):
                why = causes.cause(
                    arguments.command, path, root, frames, lambda copy: run(arguments.command, copy, [])[0] or {},
                    lambda other: not any(wrong for _, wrong, _ in misses(document, root, other)))
                named.setdefault(why or "without a named cause", []).append(path.parent)
                print(f"{mode}\t{path}\tcell {root.element.get('id')}\t{why or 'without a named cause'}")
            for view, wrong, numbers in results:
                if not wrong:
                    continue
                why = cause(view, wrong, numbers, frames or {})
                if not any(wrong for other, wrong, _ in misses(document, root, resized) if other is view):
                    why = "saved at another text size"
                likely[why] += 1
                missed.setdefault(why, set()).add((path.parent, path, root.element.get("id")))
                if arguments.list:
                    stored = " ".join(f"{number:g}" for number in view.frame)
                    computed = " ".join(f"{number:g}" for number in numbers) if numbers else "nothing"
                    label = f"{view.element.tag} {view.element.get('id')}"
                    print(f"{mode}\t{path}\t{label}\t{','.join(wrong)}\texpected {stored}\tgot {computed}\t{why}")
    print(f"{mode}: files read without a warning about an unknown construct {figures.percent('files')}, {failed} failed")
    for figure in [*FIGURES, "filled-height", "filled-frame", "constrained-height", "constrained-frame"]:
        what, values = figure.split("-")
        what = {"filled": "cells that are not empty", "constrained": "cells with constraints"}.get(what, what)
        values = "y and height" if values == "height" else "all four values"
        print(f"{mode}: {what} right in {values} {figures.percent(figure)}")
    print(f"{mode}: stale cells included, right in y and height {figures.percent('unflagged')}")
    print(f"{mode}: views missed by cause: " + (", ".join(f"{n} {why}" for why, n in likely.most_common()) or "none"))
    by_cause = sorted(missed.items(), key=lambda item: -len(item[1]))
    print(f"{mode}: cells with such a view, of repositories: " + (", ".join(
        f"{len(cells)} of {len({cell[0] for cell in cells})} {why}" for why, cells in by_cause) or "none"))
    if named:
        print(f"{mode}: wrong in all four values, by what alone makes them right when it is taken away: " + ", ".join(
            f"{len(places)} of {len(set(places))} {why}" for why, places in sorted(named.items(), key=lambda item: -len(item[1]))))
        print(f"{mode}: cells without a named cause {percent(len(named.get('without a named cause', [])), figures['cells-frame', 'total'])}")
    return {name: 100 * figures[name, "right"] / max(figures[name, "total"], 1) for name in FIGURES}, failed


def goal(text):
    """`stored:cells-height=90` as its modes, figure and percentage."""
    name, separator, number = text.partition("=")
    mode, _, figure = name.rpartition(":")
    if not separator or figure not in FIGURES or mode not in ("", *MODES):
        raise argparse.ArgumentTypeError(f"{text!r} is not [MODE:]FIGURE=PERCENT with one of {', '.join(FIGURES)}")
    return [mode] if mode else list(MODES), figure, float(number)


def read(folder, root_tags):
    """The documents of the folder that have such a root, each with why its roots are unfair."""
    with open(folder / "manifest.tsv", encoding="utf-8", newline="") as manifest:
        rows = list(csv.DictReader(manifest, delimiter="\t", quoting=csv.QUOTE_NONE))
    for row in rows:
        name, cells = row["file"], row.get("cells")
        document = Document(folder / name, root_tags, cells and set(cells.split()))
        if document.roots:
            yield folder / name, document, {root: unfairness(document, root) for root in document.roots}


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("usage: ")[1].split("\n")[0])
    parser.add_argument("command")
    parser.add_argument("folder", type=Path)
    for option in ("--list", "--views"):
        parser.add_argument(option, action="store_true")
    parser.add_argument("--goal", type=goal, action="append", default=[])
    arguments = parser.parse_args()
    documents = list(read(arguments.folder, CELLS | ({"view"} if arguments.views else set())))
    reasons = [(path, reason) for path, _, roots in documents for reason in roots.values()]
    counts = Counter(reason[0] if reason else "fair" for _, reason in reasons)
    for path, reason in reasons if arguments.list else []:
        if reason:
            print(f"left out\t{path}\t{reason[0]}\t{reason[1]}")
    others = ", ".join(f"{counts[kind]} {kind}" for kind in ("misplaced", "ambiguous", "stale"))
    empty = sum(reason is None and root.is_empty() for _, _, roots in documents for root, reason in roots.items())
    print(f"{len(reasons)} cells in {len(documents)} files: {counts['fair']} fair ({empty} empty); left out: {others}")
    if arguments.command == "-":
        return 0
    missed = False
    for mode in MODES:
        figures, failed = compare(arguments, documents, mode)
        missed |= failed > 0
        for modes, figure, least in arguments.goal:
            if mode in modes and figures[figure] < least:
                print(f"{mode}: {figure} is {figures[figure]:.1f} %, below the goal of {least:g} %", file=sys.stderr)
                missed = True
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
