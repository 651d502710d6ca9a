#!/usr/bin/env python3
"""Compares the frames that `shelf-height cell` computes with those that Interface Builder stored.

usage: scripts/oracles/stored-frames.py COMMAND FOLDER [--list] [--kinds] [--views] [--goal [MODE:]FIGURE=PERCENT]...

COMMAND is the built `shelf-height`, or `-` to look only at which cells are fair. FOLDER holds the .xib and .storyboard
files that the column `file` of its manifest.tsv names; where that has a column `cells`, only cells of these ids count.
Every cell root of a .xib (with --views every view root too), and every cell in the scenes of a storyboard, is laid out
at its stored size in two modes: `computed` measures the leaves, `stored` (--stored-sizes) takes their stored sizes as
intrinsic sizes. Left out are cells with a misplaced or ambiguous view, and stale ones, where a required equality is off by more
than 0.5 pt on the stored frames, margins that only a rule of UIKit gives left aside. A view is right when y and
height are within 0.5 pt (0.67 at 3x) of the stored frame, a cell when all its views are; `frame` asks the same of all
four values. --list prints every miss with its likely cause, and every cell left out. --kinds counts the wrong cells of
each kind, the kinds of most repositories first: the cause, the class of the view that the cell went wrong with, its
wrong values, and the tools versions of the files in thousands. FIGURE is cells-height, cells-frame, views-height or
views-frame; MODE is computed or stored, both when it is absent. Exit 1 when the command fails on a file or a goal is
missed.
"""

import argparse
import csv
import json
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path

from miss_causes import cause

CELLS = {"collectionViewCell", "tableViewCell", "collectionReusableView"}
MODES = {"computed": [], "stored": ["--stored-sizes"]}
# What the files that are saved at another text size are laid out right with.
SAVED_SIZE = ["--content-size-category", "auto"]
FIGURES = ["cells-height", "cells-frame", "views-height", "views-frame"]
TRIPLE = {"retina5_5", "retina5_9", "retina6_0", "retina6_12", "retina6_5", "retina6_7", "retina6_72"}
STALE = 0.5
KEYS = ["x", "y", "width", "height"]
# What the alignment rectangle leaves out of the frame: left, top, right, bottom.
ALIGNMENT = {"switch": (0, 0, 2, 0), "slider": (2, 0, 2, 1), "segmentedControl": (0, 0, 0, 1)}
# Warnings with a place are about what stands there, except those about constraints that contradict each other.
UNKNOWN = re.compile(r"^[^\n]*:\d+:\d+: warning: (?!the constraint '[^\n]*' was broken, )", re.MULTILINE)


@dataclass(eq=False)
class View:
    """A view of the file; `frame` in its superview's coordinates, `origin` of its frame in the root's."""

    element: ElementTree.Element
    frame: tuple
    origin: tuple
    parent: object
    children: list = field(default_factory=list)
    excluded: bool = False

    def walk(self):
        yield self
        for child in self.children:
            yield from child.walk()

    def root(self):
        return self.parent.root() if self.parent else self

    def relatives(self):
        """The view's subviews of any depth, and the views beside it with theirs."""
        return [view for branch in (self.parent.children if self.parent else [self]) for view in branch.walk()]

    def is_empty(self):
        """Whether a root holds nothing but content views."""
        return all(view.element.get("key") == "contentView" for view in self.walk() if view is not self)

    def leaves_layout(self):
        """Whether the view, or one around it, is not laid out: hidden in a stack view, or not installed."""
        if self.parent is None:
            return False
        arranged = self.parent.element.tag == "stackView" and self.element.get("hidden") == "YES"
        return arranged or self.excluded or self.parent.leaves_layout()


class Document:
    """The view roots of one file and what its ids stand for."""

    def __init__(self, path, root_tags, cells=None):
        tree = ElementTree.parse(path).getroot()
        device = tree.find("device")
        self.tools = int(re.match(r"\d*", tree.get("toolsVersion", ""))[0] or 0)
        self.tolerance = 0.67 if device is not None and device.get("id") in TRIPLE else 0.5
        self.views, self.guides = {}, {}
        self.switched_off = {mark.get("reference") for variation in tree.iter("variation")
                             if variation.get("key") == "default" for mark in variation.iter("exclude")}
        # A controller's view holds cells of a storyboard, and is none.
        scenes = tree.find("scenes")
        elements = tree.find("objects") if scenes is None else scenes.iter()
        self.roots = [self.view(element, None) for element in elements
                      if element.tag in (root_tags if scenes is None else CELLS) and rectangle(element)
                      and (cells is None or element.get("id") in cells)]

    def view(self, element, parent):
        frame = rectangle(element) or (0, 0, *parent.frame[2:])
        start, scroll = (parent.origin, scrolled(parent.element)) if parent else ((-frame[0], -frame[1]), (0, 0))
        origin = (start[0] + frame[0] - scroll[0], start[1] + frame[1] - scroll[1])
        view = View(element, frame, origin, parent, excluded=element.get("id") in self.switched_off)
        if element.get("id"):
            self.views[element.get("id")] = view
        for part in element:
            if part.tag == "subviews":
                view.children += [self.view(child, view) for child in part]
            elif part.get("key") == "contentView" and part.tag.lower().endswith("view"):
                view.children.append(self.view(part, view))
            elif part.tag == "viewLayoutGuide":
                self.guides[part.get("id")] = view, part.get("key")
        return view


def rectangle(element, key="frame"):
    """The numbers of the element's own rect of that key, or None."""
    for part in element.findall("rect"):
        if part.get("key") == key:
            return tuple(float(part.get(name)) for name in KEYS)
    return None


def scrolled(element):
    """The origin of the view's bounds, which its subviews count from."""
    return (rectangle(element, "bounds") or (0, 0))[:2]


def multiplier(text):
    """`2`, `3:4` and `3/4` as a number."""
    first, _, second = (text or "1").replace("/", ":").partition(":")
    return float(first) / float(second or 1)


def own_margins(element):
    """The margins that the file gives a view: left, top, right, bottom, or None where a rule of UIKit decides."""
    if element.get("preservesSuperviewLayoutMargins") == "YES":
        return None
    for part in element:
        if part.tag in ("edgeInsets", "directionalEdgeInsets") and part.get("key", "").endswith("ayoutMargins"):
            names = [("left", "leading"), ("top",), ("right", "trailing"), ("bottom",)]
            return tuple(float(next(filter(None, map(part.get, name)), 0)) for name in names)
    return None


def value(document, identifier, holder, attribute):
    """An attribute's value on the stored frames in the holder's coordinates, or None where the file leaves it open."""
    view, guide = (holder, None) if identifier is None else (document.views.get(identifier), None)
    if view is None:
        view, guide = document.guides.get(identifier, (None, None))
    if view is None or view.leaves_layout() or guide not in (None, "safeArea", "frameLayoutGuide"):
        return None
    # The safe area of a cell is its bounds, that of another root depends on the device.
    if guide == "safeArea" and view.root().element.tag not in CELLS:
        return None
    left, top, right, bottom = ALIGNMENT.get(view.element.tag, (0, 0, 0, 0)) if guide is None else (0, 0, 0, 0)
    name = attribute
    if attribute.endswith("Margin"):
        margins, name = own_margins(view.element), attribute.removesuffix("Margin")
        if margins is None:
            return None
        left, top, right, bottom = margins
    # A constraint that a scroll view holds for its content is about the size of the content.
    if view.element.tag == "scrollView" and holder is view and guide is None and name not in ("width", "height"):
        return None
    x, y = view.origin[0] - holder.origin[0], view.origin[1] - holder.origin[1]
    low_x, high_x = x + left, x + view.frame[2] - right
    low_y, high_y = y + top, y + view.frame[3] - bottom
    return {"left": low_x, "leading": low_x, "right": high_x, "trailing": high_x, "centerX": (low_x + high_x) / 2,
            "top": low_y, "bottom": high_y, "centerY": (low_y + high_y) / 2,
            "width": high_x - low_x, "height": high_y - low_y}.get(name)


def violation(document, holder, constraint):
    """How far a required equality is off on the stored frames; 0 for what isn't one or can't be judged."""
    if constraint.get("relation") or float(constraint.get("priority", 1000)) < 1000:
        return 0
    if constraint.get("placeholder") == "YES" or constraint.get("id") in document.switched_off:
        return 0
    first = value(document, constraint.get("firstItem"), holder, constraint.get("firstAttribute"))
    second = 0
    if constraint.get("secondAttribute"):
        second = value(document, constraint.get("secondItem"), holder, constraint.get("secondAttribute"))
    if first is None or second is None:
        return 0
    return first - second * multiplier(constraint.get("multiplier")) - float(constraint.get("constant", 0))


def unfairness(document, root):
    """Why a root is no fair comparison, as a kind and a detail, or None."""
    for view in root.walk():
        for flag in ("misplaced", "ambiguous"):
            if view.element.get(flag) == "YES":
                return flag, view.element.get("id")
    for view in root.walk():
        for constraint in view.element.findall("constraints/constraint"):
            off = violation(document, view, constraint)
            if abs(off) > STALE + 1e-6:
                return "stale", f"{constraint.get('id')} {constraint.get('firstAttribute')} off by {off:.2f}"
    return None


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


def culprit(results):
    """The wrong view of a cell that others are wrong because of: the innermost with a wrong size, else the first."""
    moved = [view for view, wrong, _ in results if wrong]
    sized = [view for view, wrong, _ in results if {"width", "height"} & set(wrong)]
    return max(sized or moved[:1], key=depth)


def depth(view):
    return 1 + depth(view.parent) if view.parent else 0


def print_kinds(kinds):
    """One line a kind: cells, repositories, what it is, its tools versions, and where it is."""
    def order(kind):
        return -len({path.parent for path, _ in kinds[kind]}), -len(kinds[kind]), kind

    for kind in sorted(kinds, key=order):
        cells = kinds[kind]
        repositories = Counter(path.parent.name for path, _ in cells)
        versions = Counter(tools // 1000 for _, tools in cells)
        of_versions = " ".join(f"{version}k:{count}" for version, count in sorted(versions.items()))
        of_repositories = " ".join(f"{name}:{count}" for name, count in repositories.most_common(8))
        print(f"kind\t{len(cells)} cells\t{len(repositories)} repositories\t{kind}\t{of_versions}\t{of_repositories}")


def percent(part, whole):
    return f"{part} of {whole} ({100 * part / whole:.1f} %)" if whole else "0 of 0"


def compare(arguments, documents, mode):
    """Runs the command over all files in one mode, prints the figures and returns them with the count of failures."""
    right, total, causes, known, failed, kinds = Counter(), Counter(), Counter(), 0, 0, defaultdict(list)
    for path, document, reasons in documents:
        frames, is_unknown = run(arguments.command, path, MODES[mode])
        resized = None
        known, failed = known + (frames is not None and not is_unknown), failed + (frames is None)
        for root in document.roots:
            reason = reasons[root]
            if reason and reason[0] != "stale":
                continue
            results = list(misses(document, root, frames or {}))
            good = {"height": [not {"y", "height"} & set(wrong) for _, wrong, _ in results],
                    "frame": [not wrong for _, wrong, _ in results]}
            found = frames is not None and root.element.get("id") in frames
            total["unflagged"] += 1
            right["unflagged"] += found and all(good["height"])
            if reason:
                continue
            for name, flags in good.items():
                right[f"cells-{name}"] += found and all(flags)
                right[f"views-{name}"] += sum(flags)
                total[f"cells-{name}"] += 1
                total[f"views-{name}"] += len(flags)
                right[f"filled-{name}"] += found and all(flags) and not root.is_empty()
                total[f"filled-{name}"] += not root.is_empty()
            if resized is None and not all(good["frame"]):
                resized = run(arguments.command, path, [*MODES[mode], *SAVED_SIZE])[0] or {}
            origin = culprit(results) if not all(good["frame"]) else None
            for view, wrong, numbers in results:
                if not wrong:
                    continue
                why = cause(view, wrong, numbers, frames or {})
                if not any(wrong for other, wrong, _ in misses(document, root, resized) if other is view):
                    why = "saved at another text size"
                causes[why] += 1
                if view is origin:
                    kind = f"{mode}: {why}: {view.element.tag} {','.join(wrong)}"
                    kinds[kind].append((path, document.tools))
                if arguments.list:
                    stored = " ".join(f"{number:g}" for number in view.frame)
                    computed = " ".join(f"{number:g}" for number in numbers) if numbers else "nothing"
                    label = f"{view.element.tag} {view.element.get('id')}"
                    print(f"{mode}\t{path}\t{label}\t{','.join(wrong)}\texpected {stored}\tgot {computed}\t{why}")
    whole = percent(known, len(documents))
    print(f"{mode}: files read without a warning about an unknown construct {whole}, {failed} failed")
    for figure in [*FIGURES, "filled-height", "filled-frame"]:
        what, values = figure.replace("filled", "cells that are not empty").split("-")
        values = "y and height" if values == "height" else "all four values"
        print(f"{mode}: {what} right in {values} {percent(right[figure], total[figure])}")
    print(f"{mode}: stale cells included, right in y and height {percent(right['unflagged'], total['unflagged'])}")
    print(f"{mode}: views missed by cause: " + (", ".join(f"{n} {why}" for why, n in causes.most_common()) or "none"))
    if arguments.kinds:
        print_kinds(kinds)
    return {figure: 100 * right[figure] / max(total[figure], 1) for figure in FIGURES}, failed


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
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--kinds", action="store_true")
    parser.add_argument("--views", action="store_true")
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
