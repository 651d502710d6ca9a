#!/usr/bin/env python3
"""Writes Sources/HeadlessSwiftUI/Views/SymbolsWithoutSize.generated.swift from swiftui-symbols.txt, which lies beside it."""
import re
import sys
from pathlib import Path

from generated_swift import ROOT, write


def type_of(kind, line):
    """A type whose values decide no size."""
    (name, comment, values, *rest) = (part.strip() for part in line.split(" | "))
    lines = [f"/// {comment}"]
    if kind == "enum":
        lines += [f"public enum {name}: Hashable, CaseIterable, Sendable {{", "  /// A way.", f"  case {', '.join(values.split())}"]
    elif kind == "values":
        lines += [f"public struct {name}: Hashable, Sendable {{", "  private let number: Int", "  private init(_ number: Int = 0) { self.number = number }"]
        for number, value in enumerate(values.split(), 1):
            lines += ["  /// A way.", f"  public static let {value} = {name}({number})"]
    else:
        lines += [f"public struct {name}: OptionSet, Sendable {{", "  /// The bits.", "  public let rawValue: UInt",
                  "  /// A set of bits.", "  public init(rawValue: UInt) { self.rawValue = rawValue }"]
        for number, value in enumerate(values.split()):
            lines += ["  /// One of the set.", f"  public static let {value} = {name}(rawValue: 1 << {number})"]
    for other in rest:
        lines += ["  /// One more.", f"  {other}"]
    return lines + ["}"]


def main():
    modifiers, types, documentation, is_new = [], [], [], True
    for line in (Path(__file__).parent / "swiftui-symbols.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("#") or not line:
            continue
        kind, _, rest = line.partition(" ")
        if kind in ("enum", "values", "options"):
            types += type_of(kind, rest)
        elif line.startswith("//"):
            documentation = [line] if is_new else [*documentation, line]
            is_new = False
        else:
            is_new = True
            signature, _, flag = line.partition(" | ")
            attribute = "@_disfavoredOverload " if flag == "disfavored" else ""
            # A closure that is called later is the main actor's.
            signature = re.sub(r"@escaping \(", "@escaping @MainActor (", signature)
            modifiers += [f"  {comment.replace('//', '///')}" for comment in documentation]
            modifiers.append(f"  {attribute}public nonisolated func {signature} -> some View {{ modifier(_Unchanged()) }}")
    made = ROOT / "Sources/HeadlessSwiftUI/Views/SymbolsWithoutSize.generated.swift"
    write(Path(sys.argv[1]) if sys.argv[1:] else made,
          "Made by scripts/generate-swiftui-symbols.py from scripts/swiftui-symbols.txt. Do not edit.",
          "extension View {\n" + "\n".join(modifiers) + "\n}\n\n" + "\n".join(types) + "\n")


if __name__ == "__main__":
    main()
