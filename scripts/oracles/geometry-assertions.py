#!/usr/bin/env python3
"""Runs repositories' own unit tests of UIKit views off the device and counts their assertions about geometry.

usage: scripts/oracles/geometry-assertions.py CLONES WORK [--only NAME]... [--goal PERCENT]

CLONES holds a clone at OWNER/NAME for each repository, and WORK gets the packages that are made and their builds. As in
view-images.py, what to build is read from Package.swift or from the plan OWNER/NAME.json beside the clone; a plan's
device, scale and version of iOS are those that the suite was written on. XCTest's assertions, `#expect`, Quick and Nimble
have stand-ins that note each assertion that is run. One is about geometry if it compares CGRect, CGSize, CGPoint or
UIEdgeInsets, or numbers or a condition in whose source a word such as frame, bounds or sizeThatFits stands; it counts once,
as right if it is so each time that it is run. A test that stops the program is left out of the next run, and named. Each
assertion that is wrong is printed with its line and values. Exit 1 where fewer than PERCENT of all are right.
"""

import argparse, importlib, re, sys
from collections import Counter
from pathlib import Path

from common import end

view_images = importlib.import_module("view-images")
view_images.STAND_INS = {"SnapshotTesting": [], "Nimble": ["SnapshotTesting"], "Quick": ["SnapshotTesting"]}
# They are imported under conditions that are false here.
view_images.MODULES |= {"AppKit", "Cocoa"}
TYPES = re.compile(r"^(Optional<)?(CGRect|CGSize|CGPoint|UIEdgeInsets|NSDirectionalEdgeInsets)>?$")
NUMBERS = re.compile(r"^(Optional<)?(CGFloat|Double|Float|Int)>?$")
WORDS = re.compile(r"[fF]rame|[bB]ounds|\bcenter\b|origin|sizeThatFits|LayoutSizeFitting|[cC]ontentSize|contentOffset|[iI]nsets|[mM]argins")
LENGTHS = re.compile(r"[sS]ize|[wW]idth|[hH]eight|\b(min|max|mid)[XY]\b|\b[xy]\b|[rR]ect\b")
ASSERTION = re.compile(r"XCTAssert|#expect|\bexpect\(")
CRASHES = 12
# That of the device that is stated where no plan does.
SCALE = 3


class SuitePlan(view_images.Plan):
    """The targets with a repository's unit tests, whose assertions are noted."""

    def __init__(self, clones, name):
        tests = [file for file in (clones / name).rglob("*.swift") if ASSERTION.search(file.read_text(encoding="utf-8", errors="replace"))]
        super().__init__(clones, name, [{"test_file": file.relative_to(clones / name)} for file in tests])
        for target in self.targets.values():
            if target["isTest"]:
                target["sources"] = [*target["sources"], view_images.PARTS / "Assertions.swift"]
                target["dependencies"] = [*dict.fromkeys([*target["dependencies"], "SnapshotTesting"])]

    def text(self, file):
        text = re.sub(r"#expect\((?!throws:)(?![^\n]*\bawait\b)", "expectation(", super().text(file))
        # Apple's XCTest brings UIKit.
        text = re.sub(r"(?m)^import XCTest$", "import UIKit; import XCTest", text)
        # A spec has no tests that the toolchain finds.
        return re.sub(r"(class \w+ *: *QuickSpec *\{)", r"\1 func testExamples() { runExamples() }", text)


def statement(file, line):
    """A call in a source, from the line that it begins at to its last bracket."""
    lines = Path(file).read_text(encoding="utf-8", errors="replace").splitlines()[line - 1:]
    text = ""
    for each in lines[:20]:
        text += each.strip() + " "
        if text.count("(") <= text.count(")"):
            break
    return text.strip()


def is_geometry(note, text):
    if TYPES.match(note["type"]):
        return True
    is_number = NUMBERS.match(note["type"])
    return bool((is_number or note["type"] == "Bool") and WORDS.search(text) or is_number and LENGTHS.search(text))


def run(plan, folder, scratch):
    """What the tests note, and those that stop the program."""
    stopped = []
    while True:
        system = plan.said.get("system", 26)
        notes = view_images.notes(plan, folder, scratch, SCALE, system, *(part for test in stopped for part in ("--skip", test)))
        log = (folder / f"test-{system}.log").read_text(encoding="utf-8", errors="replace")
        running = re.findall(r"Test Case '([\w.]+)' started(?!.*Test Case '\1' (?:passed|failed|skipped))", log, re.S)
        if not running or len(stopped) == CRASHES:
            return notes, stopped
        stopped.append(running[-1].replace(".", "/"))


def count(repository, plan, folder, scratch):
    """Prints the figures of a repository and each miss; gives how many are right and how many there are."""
    notes, stopped = run(plan, folder, scratch)
    # From Swift 6 on `#file` is a module and a name.
    files = {file.name: str(file) for target in plan.targets.values() if target["isTest"] for file in view_images.swift_files(target)}
    right, wrong = {}, {}
    for note in notes:
        place = (files.get(Path(note["file"]).name, note["file"]), note["line"])
        text = statement(*place)
        if not is_geometry(note, text):
            continue
        if note["isRight"]:
            right[place] = right.get(place, 0) + 1
        else:
            wrong.setdefault(place, []).append(f"{text}  [{note['values']}]")
    total, sound = len(right.keys() | wrong.keys()), len(right.keys() - wrong.keys())
    print(f"{repository}: {sound} of {total} right{f' ({100 * sound / total:.1f} %)' if total else ''}", flush=True)
    for test in stopped:
        print(f"  {test} stops the program")
    for (file, line), texts in sorted(wrong.items()):
        runs = len(texts) + right.get((file, line), 0)
        print(f"  {Path(file).relative_to(plan.folder)}:{line}{f' ({len(texts)} of {runs} times)' if runs > 1 else ''}: {texts[0]}")
    return sound, total


def main():
    parser = argparse.ArgumentParser(usage=__doc__.splitlines()[2].removeprefix("usage: "))
    parser.add_argument("clones", type=Path)
    parser.add_argument("work", type=Path)
    parser.add_argument("--only", action="append", default=[], help="a part of a repository's name")
    parser.add_argument("--goal", type=float, default=0)
    options = parser.parse_args()
    clones, work, sums = options.clones.resolve(), options.work.resolve(), Counter()
    for clone in sorted(clones.glob("*/*/")):
        repository = str(clone.relative_to(clones))
        if options.only and not any(part in repository for part in options.only):
            continue
        plan = SuitePlan(clones, repository)
        if not any(target["isTest"] for target in plan.targets.values()):
            print(f"{repository}: no package has its tests; a plan beside the clone has to say what to build")
            continue
        folder = work / repository.replace("/", "+")
        folder.mkdir(parents=True, exist_ok=True)
        view_images.write_package(plan, folder)
        if not view_images.is_built(folder, work / "build"):
            print(f"{repository}: does not build; see {folder}/build.log")
            continue
        sums["right"], sums["all"] = (old + new for old, new in zip((sums["right"], sums["all"]), count(repository, plan, folder, work / "build")))
    share = 100 * sums["right"] / max(sums["all"], 1)
    end(share < options.goal, f"all: {sums['right']} of {sums['all']} right ({share:.1f} %)")


if __name__ == "__main__":
    main()
