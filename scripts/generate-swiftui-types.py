#!/usr/bin/env python3
"""Writes Sources/HeadlessSwiftUI/Views/TypesThatDecideNothing.generated.swift from swiftui-types.txt beside it."""
import sys
from pathlib import Path

from generated_swift import ROOT, write

NONE = "/// Decides no size."
blocks, views, values, insets = [], [], [], []
fillings = {}


def type_body(name, words, is_compared):
    """The members of a type: constants, each one equal to itself alone, and functions that give a value of it."""
    if words[0] == "values":
        constants = [f"  {NONE}\n  public static let `{value}` = {name}({f'number: {number}' if is_compared else ''})"
                     for number, value in enumerate(words[1:], 1)]
        return ["  var number = 0", *constants] if is_compared else constants
    signature = " ".join(words[1:])
    kind, answer = ("static func", f"{name}()") if words[0] == "make" else ("func", "self")
    return [f"  {NONE}\n  public {kind} {signature} -> {name} {{ {answer} }}"]


def declaration(words, documentation):
    """A type's first line, and whether lines that follow belong to it."""
    kind, name = words[0], words[1]
    if kind == "enum":
        outer, _, name = name.rpartition(".")
        made = (f"{documentation}\npublic enum {name}: CaseIterable, Hashable, Sendable {{\n  {NONE}\n"
                f"  case {', '.join(words[2:])}\n}}")
        return f"extension {outer} {{\n{made}\n}}" if outer else made
    if kind == "options":
        lines = [f"{documentation}\npublic struct {name}: OptionSet, Sendable {{", f"  {NONE}\n  public let rawValue: UInt",
                 f"  {NONE}\n  public init(rawValue: UInt) {{ self.rawValue = rawValue }}"]
        for bit, value in enumerate(words[2:]):
            raw = ".max" if value == "all" else f"1 << {bit}"
            lines.append(f"  {NONE}\n  public static let {value} = {name}(rawValue: {raw})")
        return "\n".join([*lines, "}"])
    members = [f"  {NONE}\n  public static var {value}: {name} {{ {name}() }}" for value in words[2:]]
    return "\n".join([f"{documentation}\npublic nonisolated struct {name}: ShapeStyle {{}}",
                      f"extension ShapeStyle where Self == {name} {{", *members, "}"])


text = (Path(__file__).parent / "swiftui-types.txt").read_text(encoding="utf-8")
lines = [line for line in text.splitlines() if line and not line.startswith("#")]
open_type, declared, compared = None, set(), set()
for line, following in zip(lines, [*lines[1:], ""]):
    words = line.split()
    if line.startswith("//"):
        continue
    documentation = f"/// {following[3:]}" if following.startswith("//") else NONE
    if words[0] == "type":
        open_type = words[1].rstrip(":")
        if open_type in declared:
            blocks.append([f"extension {open_type} {{"])
        else:
            blocks.append([f"{documentation}\npublic nonisolated struct {line[5:]} {{"])
            if "Hashable" in line:
                compared.add(open_type)
        declared.add(open_type)
    elif words[0] == "init":
        blocks.append([f"extension {open_type} {{", f"  {NONE}\n  public init{line[5:]} {{ self.init() }}"])
    elif words[0] in ("values", "make", "same"):
        blocks[-1] += type_body(open_type, words, open_type in compared)
    elif words[0] in ("view", "weak"):
        weak = "@_disfavoredOverload " if words[0] == "weak" else ""
        weak += "@preconcurrency " * ("@MainActor" in line)
        views.append(f"  {NONE}\n  {weak}public nonisolated func {line[5:]} -> some View {{ self }}")
    elif words[0] == "inset":
        insets.append(f"  {NONE}\n  public nonisolated func {line[6:]} -> some View {{ self }}")
    elif words[0] == "gesture":
        value = "" if words[2] == "-" else f"  {NONE}\n  public typealias Value = {words[2]}\n"
        blocks.append([f"{NONE}\npublic struct {words[1]}: Gesture {{\n{value}  {NONE}",
                       f"  public {' '.join(words[3:])} {{}}"])
    elif words[0] == "filling":
        fillings.setdefault(words[1], []).append(f"  {NONE}\n  public init{' '.join(words[2:])} {{}}")
    elif words[0] == "member":
        signature, _, value = " ".join(words[3:]).partition(" = " if words[3] == "var" else ") = ")
        arrow = f": {words[2]}" if words[3] == "var" else f") -> {words[2]}"
        blocks.append([f"extension {words[1]} where Self == {words[2]} {{",
                       f"  {NONE}\n  public static {signature}{arrow} {{ {value} }}"])
    elif words[0] == "env":
        signature, _, standard = line[4:].replace(" := ", " = ").partition(" = ")
        if " := " in line:
            values.append(f"  {NONE}\n  public var {signature} {{ {standard} }}")
        else:
            values.append(f"  {NONE}\n  public var {signature} {{\n    get {{ rare(#function, {standard}) }}\n"
                          "    set { own.rare[#function] = newValue }\n  }")
    else:
        declared.add(words[1])
        blocks.append([declaration(words, documentation), None])
source = [("\n".join(block[:-1]) if block[-1] is None else "\n".join([*block, "}"])) for block in blocks]
source += [f"{NONE}\npublic nonisolated struct {name}: _FillingStyle {{\n" + "\n".join(inits) + "\n}"
           for name, inits in fillings.items()]
source.append("extension InsettableShape {\n" + "\n".join(insets) + "\n}")
source += ["extension View {\n" + "\n".join(views) + "\n}", "extension EnvironmentValues {\n" + "\n".join(values) + "\n}"]
made = ROOT / "Sources/HeadlessSwiftUI/Views/TypesThatDecideNothing.generated.swift"
write(Path(sys.argv[1]) if sys.argv[1:] else made,
      "Made by scripts/generate-swiftui-types.py from scripts/swiftui-types.txt. Do not edit.", "\n\n".join(source) + "\n")
