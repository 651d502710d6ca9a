#!/usr/bin/env python3
"""Writes SymbolNames.generated.swift: the names of Apple's symbols, up to SF Symbols 7.0.

usage: scripts/generate-symbol-names.py INDEX [OUT]

INDEX is dist/index.d.ts of github.com/nandorojo/sf-symbols-typescript (MIT), a list of names by version of SF Symbols, read
at de86277 of 2025-12-02. Another author's list, github.com/SFSafeSymbols/SFSafeSymbols (MIT) at ba8ff2b, has 5,720 names up
to SF Symbols 5.2, all of which are in it.
"""
import re, sys
from pathlib import Path

from generated_swift import ROOT, static_string, write

OUT = ROOT / "Sources/HeadlessUIKit/Images/SymbolNames.generated.swift"
HEADER = """
Made by scripts/generate-symbol-names.py. Do not edit. From: the names in github.com/nandorojo/sf-symbols-typescript (MIT).
"""
# How many bytes a name shares with the one before it, as a character from U+0030 on.
ZERO, MOST = 0x30, 43
# Each so many names one stands whole, so that a search by halves has where to begin.
WHOLE = 32


def main():
    text = Path(sys.argv[1]).read_text(encoding="utf-8")
    names = sorted(set(re.findall(r"^\s*\| '([a-z0-9.]+)'", text, re.MULTILINE)))
    lines, before = [], ""
    for number, name in enumerate(names):
        shared = next((at for at, pair in enumerate(zip(name, before)) if len(set(pair)) > 1), min(len(name), len(before)))
        shared = min(shared, MOST) if number % WHOLE else 0
        lines.append(chr(ZERO + shared) + name[shared:])
        before = name
    doc = f"{len(names)} names in order, one a line: how many bytes it takes from the one before, from U+0030 on, and the others."
    write(Path(sys.argv[2]) if len(sys.argv) > 2 else OUT, HEADER,
          "enum SymbolNameData {\n" + static_string("names", "\n".join(lines), doc) + "}\n")


if __name__ == "__main__":
    main()
