#!/usr/bin/env python3
"""Writes the names that builds have, for slices of an app's sources: those of Swift, Foundation and HeadlessUIKit, and
those that HeadlessSwiftUI adds for views.

usage: scripts/generate-system-names.py [FILE]

They are read from the symbol graphs of the toolchain's modules and of a debug build of this package.
"""
import json, re, subprocess, sys, tempfile
from pathlib import Path

from generated_swift import write

ROOT = Path(__file__).parent.parent
TABLE = ROOT / "Sources/SourceSlicing/SystemNames.generated.swift"
HEADER = "Made by scripts/generate-system-names.py from symbol graphs. Do not edit."
MODULES = [
    "Swift", "_Concurrency", "_StringProcessing", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "Dispatch", "Observation", "HeadlessUIKit", "HeadlessCombine", "HeadlessLog",
]
VIEWS = "HeadlessSwiftUI"
FUNCTIONS = {"swift.func", "swift.var", "swift.func.op"}
# Of C's libraries, which Foundation brings, what cells call.
OF_C = """
    abs acos acosf asin asinf atan atan2 atan2f atanf arc4random arc4random_uniform cbrt ceil ceilf cos cosf drand48 exit
    exp exp2 expf fabs fabsf floor floorf fmax fmaxf fmin fminf fmod fmodf free getenv hypot ldexp lround malloc memcmp
    memcpy memset pow powf printf rand remainder round roundf sin sinf sleep sqrt sqrtf srand srand48 strcmp strlen tan
    tanf time trunc truncf usleep
""".split()


def graphs(folder, names):
    modules = ROOT / ".build/debug/Modules"
    for name in names:
        subprocess.run(
            ["swift-symbolgraph-extract", "-module-name", name, "-target", "x86_64-unknown-linux-gnu", "-I", modules,
             "-Xcc", f"-fmodule-map-file={ROOT}/Sources/CLineBreaks/module.modulemap", "-output-dir", folder,
             "-minimum-access-level", "public"], check=True)
    for file in sorted(Path(folder).glob("*.symbols.json")):
        yield json.loads(file.read_text())


def lines(names):
    """Names with spaces between, in lines of at most 118 bytes."""
    line = ""
    for name in sorted(names):
        if len(line) + len(name) + 5 > 118:
            yield line
            line = ""
        line += (" " if line else "") + name
    yield line


def stated_type(symbol):
    """The type of a property, or of a function's result, where it is one name; `None` for others."""
    text = "".join(part["spelling"] for part in symbol["declarationFragments"]).split("{")[0]
    match = re.search(r"(?::|->) (?:any )?([A-Z][A-Za-z]*)[?!]?\s*$", text)
    return match and match[1]


def names_outside(graph):
    """The names of types and of functions outside of all types, and of members."""
    types, functions, members = set(), set(), set()
    for symbol in graph["symbols"]:
        path = symbol["pathComponents"]
        name = path[-1].split("(")[0]
        if not name[:1].isalpha():
            continue
        found = members if len(path) > 1 else functions if symbol["kind"]["identifier"] in FUNCTIONS else types
        found.add(name)
    return types, functions, members


def main():
    types, functions, members, names, inherited, properties = set(), set(OF_C), set(), {}, [], {}
    views, methods = (set(), set(), set()), set()
    with tempfile.TemporaryDirectory() as folder:
        for graph in graphs(folder, [VIEWS]):
            for found, new in zip(views, names_outside(graph)):
                found |= new
            methods |= {symbol["pathComponents"][-1].split("(")[0] for symbol in graph["symbols"]
                        if symbol["kind"]["identifier"] == "swift.method"}
    with tempfile.TemporaryDirectory() as folder:
        for graph in graphs(folder, MODULES):
            inherited += [link for link in graph["relationships"] if link["kind"] == "inheritsFrom"]
            for found, new in zip((types, functions, members), names_outside(graph)):
                found |= new
            for symbol in graph["symbols"]:
                path = symbol["pathComponents"]
                names[symbol["identifier"]["precise"]] = ".".join(path)
                name, kind = path[-1].split("(")[0], symbol["kind"]["identifier"]
                isOfUIKit = graph["module"]["name"] == "HeadlessUIKit" and len(path) > 1 and name[:1].isalpha()
                if isOfUIKit and kind in ("swift.property", "swift.method"):
                    key = name if kind == "swift.property" else f"{name}()"
                    properties.setdefault(key, set()).add(stated_type(symbol))
    # A class of another module is named behind that.
    classes = {f"{names[link['source']]}:{names.get(link['target']) or link['targetFallback'].split('.', 1)[-1]}"
               for link in inherited}
    tables = [
        ("Types outside of all others.", "types", types), ("Functions and constants outside of types.", "functions", functions),
        ("Members of any type, and types in others.", "members", members),
        ("Types that SwiftUI adds.", "typesOfSwiftUI", views[0] - types),
        ("Functions that SwiftUI adds.", "functionsOfSwiftUI", views[1] - functions),
        ("Members that SwiftUI adds.", "membersOfSwiftUI", views[2] - members),
        ("Functions of SwiftUI's types.", "modifiers", {name for name in methods if name[:1].isalpha()}),
        ("Properties and functions of UIKit's classes that give one type wherever they stand, with it.", "properties",
         {f"{name}:{min(found)}" for name, found in properties.items() if len(found) == 1 and None not in found}),
        ("Classes, each with the one that it inherits.", "classes", classes)]
    body = "".join(
        f'  /// {title}\n  static let {name} = """\n' + "".join(f"    {line}\n" for line in lines(all)) + '    """\n'
        for title, name, all in tables)
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else TABLE, HEADER, f"extension SystemNames.Table {{\n{body}}}\n")


main()
