#!/usr/bin/env python3
"""Writes UnicodeData.generated.swift: the properties of Unicode 17.0 that line and grapheme breaking and fallback advances need.

usage: SHELF_HEIGHT_ORACLES=<folder> scripts/generate-unicode-tables.py [OUT]

Reads $SHELF_HEIGHT_ORACLES/conformance/ucd17. The layout of the table stands in the header of the output.
"""

import re, struct, sys, unicodedata
from pathlib import Path

from generated_swift import ROOT, packed, static_string, unicode_data, write

OUT = ROOT / "Sources/TextMeasurement/Unicode/UnicodeData.generated.swift"
COUNT, BLOCK = 0x110000, 128

# UAX #14 table 1 by name; LB1 leaves no ai, cj, sg and xx, and qu is split by General_Category for LB15a and LB15b.
LINE_BREAK = """ak al ap as b2 ba bb bk cb cl cm cp cr eb em ex gl h2 h3 hh hl hy id in is jl jt jv lf nl ns nu op po pr
qu quPf quPi ri sa sp sy vf vi wj zw zwj""".split()
GRAPHEME = "Other CR LF Control Extend ZWJ Regional_Indicator Prepend SpacingMark L V T LV LVT".split()
# Joining_Type, and the joining groups of letters whose forms depend on more than that (OpenType, "Syriac").
JOINING = {"U": "none", "L": "left", "R": "right", "D": "dual", "T": "transparent", "ALAPH": "alaph", "DALATH RISH": "dalathRish"}
CONJUNCT = ["None", "Consonant", "Extend", "Linker"]

HEADER = """
Made by scripts/generate-unicode-tables.py from the Unicode Character Database 17.0 (LineBreak, EastAsianWidth,
GraphemeBreakProperty, DerivedCoreProperties, DerivedGeneralCategory, DerivedJoiningType, ArabicShaping, Scripts,
emoji-data). Do not edit.
Licence of the data: Unicode-3.0, https://www.unicode.org/license.txt

A two-stage table, little-endian: stage1[code point / 128] is the number of a block of stage2, and
stage2[block * 128 + code point % 128] the number of a record of 6 bytes:
  byte 0  LineBreakClass, resolved as LB1 asks but for `sa`: ai, sg, xx are `al`, cj is `ns`
  byte 1  bits 0-3 GraphemeBreak, bits 4-5 Indic_Conjunct_Break (0 none, 1 consonant, 2 extend, 3 linker),
          bit 6 Extended_Pictographic, bit 7 a cj of UAX #14
  byte 2  script: its line in `scriptNames`
  byte 3  bit 0 East_Asian_Width F, W or H; bit 1 zero advance: Mn, Me, Cc, Cf and Default_Ignorable_Code_Point, but not
          the number signs that enclose digits (Cf that prepend); bit 2 Emoji_Presentation; bit 3 East_Asian_Width F
          or W; bit 4 White_Space; bit 5 Mn, Mc or Me; bit 6 an `sa` that LB1 makes `cm` (Mn or Mc), other `sa` are
          `al`; bit 7 Extended_Pictographic and unassigned (LB30b)
  byte 4  Canonical_Combining_Class, from Python's own data
  byte 5  JoiningType: Joining_Type, of which `join_causing` is `dual`, but letters of two joining groups by these
"""


def column(name, default, field=None):
    """One value a code point from a file of the UCD."""
    values = unicode_data(name, field)
    return [values.get(code, default) for code in range(COUNT)]


def line_break_class(name, category):
    if name == "QU":
        return {"Pi": "quPi", "Pf": "quPf"}.get(category, "qu")
    return {"AI": "al", "SG": "al", "XX": "al", "CJ": "ns"}.get(name, name.lower())


def joining_types():
    """Of every code point, a key of JOINING."""
    groups = column("ArabicShaping.txt", None)
    for code, kind in enumerate(column("DerivedJoiningType.txt", "U")):
        yield groups[code] if groups[code] in JOINING else "D" if kind == "C" else kind


def records(scripts):
    """The record of every code point, as bytes."""
    lines = column("LineBreak.txt", "XX")
    widths = column("EastAsianWidth.txt", "N")
    categories = column("DerivedGeneralCategory.txt", "Cn")
    graphemes = column("GraphemeBreakProperty.txt", "Other")
    conjuncts = column("DerivedCoreProperties.txt", "None", "InCB")
    ignorable = column("DerivedCoreProperties.txt", None, "Default_Ignorable_Code_Point")
    presentation = column("emoji-data.txt", None, "Emoji_Presentation")
    pictographic = column("emoji-data.txt", None, "Extended_Pictographic")
    line_ids = {name: index for index, name in enumerate(LINE_BREAK)}
    script_ids = {name: index for index, name in enumerate(scripts)}
    script = column("Scripts.txt", "Unknown")
    joining = list(joining_types())
    for code in range(COUNT):
        category, width, picture = categories[code], widths[code], pictographic[code] is not None
        prepended = category == "Cf" and graphemes[code] == "Prepend"
        flags = [
            width in "FWH",
            (category in ("Mn", "Me", "Cc", "Cf") or ignorable[code] is not None) and not prepended,
            presentation[code] is not None,
            width in "FW",
            category in ("Zs", "Zl", "Zp") or 0x09 <= code <= 0x0D or code == 0x85,
            category in ("Mn", "Mc", "Me"),
            lines[code] == "SA" and category in ("Mn", "Mc"),
            picture and category == "Cn",
        ]
        yield bytes([
            line_ids[line_break_class(lines[code], category)],
            GRAPHEME.index(graphemes[code]) | CONJUNCT.index(conjuncts[code]) << 4 | picture << 6 | (lines[code] == "CJ") << 7,
            script_ids[script[code]],
            sum(flag << bit for bit, flag in enumerate(flags)),
            unicodedata.combining(chr(code)),
            list(JOINING).index(joining[code]),
        ])


def compositions():
    """Canonical pairs of the basic plane that compose, from Python's own data: Unicode's stability policy freezes them."""
    for code in range(0x10000):
        parts = unicodedata.decomposition(chr(code)).split()
        if len(parts) == 2 and parts[0][0] != "<" and unicodedata.normalize("NFC", "".join(chr(int(p, 16)) for p in parts)) == chr(code):
            yield struct.pack("<3H", *(int(p, 16) for p in parts), code)


def swift_enum(name, cases, doc):
    cases = [f"`{case}`" if case in ("as", "in", "is") else case for case in cases]
    text = re.sub("(.{1,100})(?: |$)", r"    \1\n", ", ".join(cases)).strip()
    return f"/// {doc}\nenum {name}: UInt8, Sendable {{\n  case\n    {text}\n}}\n\n"


def camel(name):
    return name.lower() if name.isupper() else name[0].lower() + name[1:].replace("_", "")


def main():
    names = set(column("Scripts.txt", "Unknown")) - {"Common", "Inherited", "Unknown"}
    scripts = ["Common", "Inherited", "Unknown", *sorted(names)]
    ids, blocks, stage1, stage2 = {}, {}, [], []
    numbers = [ids.setdefault(record, len(ids)) for record in records(scripts)]
    for start in range(0, COUNT, BLOCK):
        block = tuple(numbers[start : start + BLOCK])
        if block not in blocks:
            blocks[block] = len(blocks)
            stage2 += block
        stage1.append(blocks[block])
    body = swift_enum("LineBreakClass", LINE_BREAK, "The line break classes of UAX #14 that are left after LB1.")
    body += swift_enum("GraphemeBreak", map(camel, GRAPHEME), "Grapheme_Cluster_Break of UAX #29.")
    body += swift_enum("JoiningType", JOINING.values(), "How a letter joins those beside it (The Unicode Standard, section 9.2).")
    body += "/// The packed tables; the layout stands at the top of the file.\nenum UnicodeData {\n"
    body += static_string("scriptNames", "\n".join(scripts), f"{len(scripts)} scripts, one a line, in the order of their numbers.") + "\n"
    body += packed("records", b"".join(ids), f"{len(ids)} records of 6 bytes.") + "\n"
    body += packed("stage1", struct.pack(f"<{len(stage1)}H", *stage1), f"{len(stage1)} block numbers, UInt16.") + "\n"
    body += packed("stage2", struct.pack(f"<{len(stage2)}H", *stage2), f"{len(blocks)} blocks of {BLOCK} record numbers, UInt16.") + "\n"
    pairs = b"".join(compositions())
    body += packed("compositions", pairs, f"{len(pairs) // 6} pairs that compose canonically: first, second, composed, UInt16 each.")
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else OUT, HEADER, body + "}\n")


if __name__ == "__main__":
    main()
