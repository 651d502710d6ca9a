#!/usr/bin/env python3
"""Records where ICU breaks a line inside every triple of line break classes: the oracle of the line breaker beyond Unicode's file.

usage: SHELF_HEIGHT_ORACLES=<folder> scripts/oracles/line-break-triples.py OUT

Needs PyPI icu4py (ICU 78). One code point a class of LineBreak.txt 17.0 but SA, SG and XX, listed in the header line: the
lowest that is assigned, in no special rule of UAX #14, no control or format character, not East Asian and not
Extended_Pictographic, as far as its class has such. A line of OUT: three code points, then 1 or 0 for a break opportunity after the first and after the second.
"""

import sys
from itertools import product

import icu4py
from icu4py.breakers import LineBreaker

from common import unicode_data

CLASSES = """AI AK AL AP AS B2 BA BB BK CB CJ CL CM CP CR EB EM EX GL H2 H3 HH HL HY ID IN IS JL JT JV LF NL NS NU OP PO PR
QU RI SP SY VF VI WJ ZW ZWJ""".split()
SPECIAL = {0x25CC}


def representatives():
    lines, widths, categories = map(unicode_data, ("LineBreak.txt", "EastAsianWidth.txt", "DerivedGeneralCategory.txt"))
    pictographs = unicode_data("emoji-data.txt", "Extended_Pictographic")

    def rank(code):
        quote = lines[code] == "QU" and categories[code] in ("Pi", "Pf")
        control = categories[code] in ("Cc", "Cf")
        return code in SPECIAL, quote, control, widths.get(code, "N") in "FWH", code in pictographs, code

    assigned = [code for code in lines if categories.get(code, "Cn") != "Cn"]
    return {name: min((code for code in assigned if lines[code] == name), key=rank) for name in CLASSES}


def breaks(triple):
    """Whether ICU breaks after the first and after the second; its offsets count UTF-16 units."""
    ends = {end for _, end in LineBreaker("".join(map(chr, triple)), "root").segments()}
    first = 1 + (triple[0] > 0xFFFF)
    return first in ends, first + 1 + (triple[1] > 0xFFFF) in ends


chosen = representatives()
with open(sys.argv[1], "w", encoding="ascii", newline="\n") as out:
    out.write(f"# ICU {icu4py.icu_version}, root locale, UAX #14 of Unicode 17.0:")
    out.write("".join(f" {name}={code:04X}" for name, code in chosen.items()) + "\n")
    for triple in product(chosen.values(), repeat=3):
        first, second = breaks(triple)
        out.write("{:04X} {:04X} {:04X} ".format(*triple) + f"{first:d} {second:d}\n")
