#!/usr/bin/env python3
"""Writes the page of all UIKit symbols of the room HeadlessUIKit: which decide sizes, are kept, or are absent.

usage: scripts/generate-uikit-symbols.py [FILE]

A symbol decides sizes unless it stands in the folder Storage. Indentation tells what stands in what. The absent ones are
listed here, with their reasons.
"""
import re, sys
from pathlib import Path

ROOM = Path(__file__).parent.parent / "Sources/HeadlessUIKit"
PAGE = ROOM / "HeadlessUIKit.docc/UIKitSymbols.md"
ABSENT = [
    ("`UIWebView`, `WKWebView`, `MKMapView`", "their sizes come from content that is not there"),
    ("`UIView.exerciseAmbiguityInLayout()`, `constraintsAffectingLayout(for:)`",
     "they show layouts to people; `hasAmbiguousLayout` tells"),
    ("`UISplitViewController`", "the widths of its columns are not published; in storyboards it is a `UIViewController`"),
    ("segue actions (`@IBSegueAction`)", "storyboards make controllers by `init(coder:)`, and a message says so"),
    ("`UIHostingConfiguration`, `UIHostingController`", "the product `HeadlessSwiftUI` has them"),
    ("`UIView(coder:)` from an archive other than a nib, nibs that Xcode has compiled", "UIKit alone reads them"),
]

WORDS = r"(?:@\w+(?:\([^)]*\))? )*(?:(?:public|open|internal\(set\)|private\(set\)|final|static|class|override|required|" \
        r"convenience|lazy|weak|mutating|nonisolated|indirect) )*"
TYPE = re.compile(rf"^({WORDS})(class|struct|enum|protocol|extension) (?!func |var )([\w.]+)")
MEMBER = re.compile(rf"^({WORDS})(var|let|func|init|subscript|typealias|associatedtype) ?([^\s(:=<{{?!]*)")


def signature(lines, at, name):
    """A function's name with the labels of its parameters."""
    text = re.sub(r"\s+", " ", " ".join(lines[at:at + 12]))
    text = text[re.search(r"\b(?:func|init|subscript)\b", text).start():]
    depth, start, labels, word = 0, text.index("("), [], ""
    for letter in text[start:]:
        depth += (letter in "([") - (letter in ")]")
        if depth == 1 and letter == ":":
            labels.append(word.split()[0])
        word = "" if letter in ",(" and depth == 1 else word + letter
        if depth == 0:
            break
    return f"{name}({''.join(label + ':' for label in labels)})"


def symbols(path):
    """The public symbols of a file, each with the type that it stands in."""
    lines = path.read_text(encoding="utf-8").splitlines()
    types = {-2: ("", False)}  # By indentation, the type that stands there, and whether all in it is public.
    for at, line in enumerate(lines):
        indent, line = len(line) - len(line.lstrip()), line.strip()
        outer, is_listed = types.get(indent - 2, (None, False))
        if outer is None or not line:
            continue  # The body of a function, or between declarations.
        match = TYPE.match(line) or MEMBER.match(line)
        is_public = match and ("public" in match[1] or "open" in match[1] or is_listed)
        types = {depth: known for depth, known in types.items() if depth < indent}
        if match and match.re is TYPE:
            kind, name = match[2], f"{outer}.{match[3]}" if outer else match[3]
            types[indent] = name, is_public and kind in ("enum", "protocol")
            if is_public and kind != "extension":
                yield name, ""
        elif match and is_public and "override" not in match[1]:
            kind, name = match[2], match[3].strip("`")
            yield outer, signature(lines, at, name or kind) if kind in ("func", "init", "subscript") else name
        elif line.startswith("case ") and is_listed:
            yield from ((outer, name) for name in re.findall(r"(\w+)`?(?:\([^)]*\))?(?: = [^,]+)?(?:,|$)", line[5:]))


def page():
    found = {}
    for path in sorted(ROOM.rglob("*.swift")):
        if path.name == "AbsentSymbols.swift":
            continue  # Names of what is absent, which say why where an app uses them.
        kind = int(path.parent.name == "Storage")
        for owner, name in symbols(path):
            found.setdefault(owner or "Functions and values", ({}, {}))[kind].setdefault(name)
    counts = [sum(len(kinds[kind]) for kinds in found.values()) for kind in (0, 1)]
    rows = []
    for owner, kinds in sorted(found.items()):
        cells = [", ".join(f"`{name}`" if name else "the type" for name in sorted(kind)) for kind in kinds]
        rows.append(f"| {owner if ' ' in owner else f'`{owner}`'} | {cells[0]} | {cells[1]} |")
    return "\n".join([
        "# UIKit's symbols", "", f"The {sum(counts)} symbols of the room: {counts[0]} count for sizes, {counts[1]} are kept.", "",
        "## Overview", "", "A symbol counts for sizes where it decides them, or where answers depend on it. What is kept reads back "
        "what was written. All others are absent, so that sources that need them do not compile; "
        "classes and functions in the table say why at the line that names them.", "",
        "### What is absent", "", "| symbols | why |", "|---|---|", *(f"| {names} | {why} |" for names, why in ABSENT), "",
        "### By type", "", "| type | counts for sizes | is kept |", "|---|---|---|", *rows, ""])


Path(sys.argv[1] if sys.argv[1:] else PAGE).write_text(page(), encoding="utf-8")
