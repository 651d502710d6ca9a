#!/usr/bin/env python3
"""Writes the pages of all symbols of the rooms HeadlessUIKit and HeadlessSwiftUI: which decide sizes, are kept, do nothing,
or are absent.

usage: scripts/generate-symbol-pages.py [ROOM [FILE]]

A symbol decides sizes unless it stands in a folder Storage (of its generated file before the line DECIDING) or gives back
what it is called on. Indentation tells what stands in what. What is absent is listed here for UIKit and in swiftui-types.txt for SwiftUI,
with the reasons.
"""
import re, sys
from pathlib import Path

SOURCES = Path(__file__).parent.parent / "Sources"
# Stand in the generated file of Storage above what decides sizes nevertheless, and above what is absent.
DECIDING, ABSENT = "// MARK: Decide sizes", "// MARK: Absent"
OF_UIKIT = [
    ("`UIWebView`, `WKWebView`, `MKMapView`", "their sizes come from content that is not there"),
    ("`UIView.exerciseAmbiguityInLayout()`, `constraintsAffectingLayout(for:)`",
     "they show layouts to people; `hasAmbiguousLayout` tells"),
    ("`UISplitViewController`", "the widths of its columns are not published; in storyboards it is a `UIViewController`"),
    ("segue actions (`@IBSegueAction`)", "storyboards make controllers by `init(coder:)`, and a message says so"),
    ("`UIHostingConfiguration`, `UIHostingController`", "the product `HeadlessSwiftUI` has them"),
    ("`UIView(coder:)` from an archive other than a nib, nibs that Xcode has compiled", "UIKit alone reads them"),
]

OF_SWIFTUI = [
    ("`Table`, `TableColumn`, `HSplitView`, `VSplitView`", "the widths of their columns are not published"),
    ("`fileExporter`, `fileImporter`, `photosPicker`",
     "they decide no size, but take types of frameworks that are not there"),
    ("`Map`, `Chart`, `VideoPlayer`, `WebView`", "their sizes come from frameworks and content that are not there"),
    ("`Image.init(nsImage:)`, `Color.init(nsColor:)`, `NSViewRepresentable`", "they are AppKit's"),
    ("`widgetFamily`, `widgetRenderingMode`, `managedObjectContext` of `EnvironmentValues`, `textRenderer`",
     "they are of widgets, Core Data and drawings; a slice of an app's sources has members that do nothing in their place"),
    ("`Shader`, `colorEffect`, `distortionEffect`, `layerEffect`", "they draw by functions of Metal's"),
]
# By room: the system's name, the sentences behind the counts, the heads of columns, what is absent.
ROOMS = {
    "HeadlessUIKit": ("UIKit", ["count for sizes", "are kept"], ["counts for sizes", "is kept"], OF_UIKIT),
    "HeadlessSwiftUI": (
        "SwiftUI", ["count for sizes", "are kept", "give back what they are called on"],
        ["counts for sizes", "is kept", "gives back the view"], OF_SWIFTUI),
}

WORDS = r"(?:@\w+(?:\([^)]*\))? )*(?:(?:public|open|internal\(set\)|private\(set\)|final|static|class|override|required|" \
        r"convenience|lazy|weak|mutating|consuming|nonisolated|indirect) )*"
TYPE = re.compile(rf"^({WORDS})(class|struct|enum|protocol|extension) (?!func |var )([\w.]+)")
MEMBER = re.compile(rf"^({WORDS})(var|let|func|init|subscript|typealias|associatedtype) ?((?<=[rt] )\([^)]*\)|[^\s(:=<{{?!]*)")
UNCHANGED = re.compile(r"[^{}]*\{ self \}")  # The rest of a function behind its parameters.


def signature(lines, at, name):
    """A function's name with the labels of its parameters, and whether it gives back what it is called on."""
    text = re.sub(r"\s+", " ", " ".join(lines[at:at + 12]))
    text = text[re.search(r"\b(?:func|init|subscript)\b", text).start():]
    depth, start, labels, word = 0, text.index("("), [], ""
    for end, letter in enumerate(text[start:], start + 1):
        depth += (letter in "([") - (letter in ")]")
        if depth == 1 and letter == ":":
            names = re.sub(r"@\S+ ", "", word).split()
            labels.append("_" if name == "subscript" and len(names) == 1 else names[0])
        word = "" if letter in ",(" and depth == 1 else word + letter
        if depth == 0:
            break
    return f"{name}({''.join(label + ':' for label in labels)})", bool(UNCHANGED.match(text[end:]))


def symbols(path):
    """The public symbols of a file, each with the type that it stands in and the column of the page that it belongs to."""
    lines = path.read_text(encoding="utf-8").splitlines()
    types = {-2: ("", "")}  # By indentation, the type that stands there, and its kind where it is public.
    column, conditions = int(path.parent.name == "Storage"), 0
    for at, line in enumerate(lines):
        indent, line = len(line) - len(line.lstrip()) - 2 * conditions, line.strip()
        conditions += line.startswith("#if ") - line.startswith("#endif")
        outer, outer_kind = types.get(indent - 2, (None, ""))
        if line == ABSENT:
            return
        column *= line != DECIDING
        if outer is None or not line or line.startswith(("#", "where ", "{", "> {")):
            continue  # The body of a function, between declarations, or a declaration that goes on.
        match = TYPE.match(line) or MEMBER.match(line)
        is_public = match and ("public" in match[1] or "open" in match[1] or outer_kind == "protocol")
        types = {depth: known for depth, known in types.items() if depth < indent}
        if match and match.re is TYPE:
            kind, name = match[2], f"{outer}.{match[3]}" if outer else match[3]
            types[indent] = name, kind if is_public else ""
            if is_public and kind != "extension":
                yield name, "", column
            line, (outer, outer_kind) = line.partition("{ ")[2], types[indent]  # Cases in the same line.
        if match and match.re is MEMBER and is_public and "override" not in match[1]:
            kind, name = match[2], match[3].strip("`")
            if kind in ("func", "init", "subscript"):
                if name[:1].isalpha() or kind != "func":  # Operators have no names.
                    name, is_unchanged = signature(lines, at, name or kind)
                    yield outer, name, 2 if is_unchanged else column
            else:
                yield from ((outer, name.strip(" `")) + (column,) for name in name.strip("()").split(","))
        elif line.startswith("case ") and outer_kind == "enum":
            names = re.findall(r"(\w+)`?(?:\([^)]*\))?(?: = [^,]+)?(?:,|$)", line[5:].rstrip(" }"))
            yield from ((outer, name, column) for name in names)


def absences():
    """What swiftui-types.txt says is absent, by the reason."""
    found = {}
    for line in (Path(__file__).parent / "swiftui-types.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("absent "):
            owner, head, reason, *_ = line[7:].split(" ; ")
            kind, name = re.search(r"\b(struct|class|protocol|enum|func|var|init) ?(\w*)", head).groups()
            name = signature([head], 0, name or kind)[0] if kind in ("func", "init") else name
            found.setdefault(reason, []).append(f"`{name if owner == '-' else f'{owner}.{name}'}`")
    return [(", ".join(names), reason) for reason, names in found.items()]


def page(room):
    system, sentences, heads, absent = ROOMS[room]
    found = {}
    for path in sorted((SOURCES / room).rglob("*.swift")):
        if path.name == "AbsentSymbols.swift":
            continue  # Names of what is absent, which say why where an app uses them.
        for owner, name, column in symbols(path):
            if not re.search(r"(^|\.)_", f"{owner}.{name}"):  # The room's own are public for its protocols alone.
                columns = found.setdefault(owner or "Functions and values", [{} for _ in heads])
                columns[min(column, len(heads) - 1)].setdefault(name)
    counts = [sum(len(columns[number]) for columns in found.values()) for number in range(len(heads))]
    rows = []
    for owner, columns in sorted(found.items()):
        cells = [", ".join(f"`{name}`" if name else "the type" for name in sorted(column)) for column in columns]
        rows.append(f"| {owner if ' ' in owner else f'`{owner}`'} | {' | '.join(cells)} |")
    return "\n".join([
        f"# {system}'s symbols", "", f"The {sum(counts)} symbols of the room: "
        + ", ".join(f"{count} {sentence}" for count, sentence in zip(counts, sentences)) + ".", "",
        "## Overview", "", "A symbol counts for sizes where it decides them, or where answers depend on it. What is kept reads back "
        "what was written. All others are absent, so that sources that need them do not compile; "
        "most of the table say why at the line that names them.", "",
        "### What is absent", "", "| symbols | why |", "|---|---|", *(f"| {names} | {why} |" for names, why in absent + absences() * (system == "SwiftUI")), "",
        "### By type", "", f"| type | {' | '.join(heads)} |", "|---" * (len(heads) + 1) + "|", *rows, ""])


for room in sys.argv[1:2] or ROOMS:
    made = SOURCES / room / f"{room}.docc/{ROOMS[room][0]}Symbols.md"
    Path(sys.argv[2] if sys.argv[2:] else made).write_text(page(room), encoding="utf-8")
