#!/usr/bin/env python3
"""Writes ScriptAdvances.generated.swift: the mean advances of characters in texts of six scripts, as HarfBuzz shapes them in
Debian's Noto fonts.

usage: SHELF_HEIGHT_ORACLES=<folder> scripts/generate-script-advances.py [OUT]

Reads $SHELF_HEIGHT_ORACLES/conformance/ucd17. Needs PyPI uharfbuzz, Debian's fonts-noto-core, found through fontconfig, and
the texts: the translations of GLib and GTK in Debian's libglib2.0-data and libgtk-3-common.
"""
import gettext, re, sys, unicodedata
from collections import Counter
from pathlib import Path

import uharfbuzz as hb

from generated_swift import ROOT, font_file, static_string, unicode_data, write

OUT = ROOT / "Sources/TextMeasurement/Fonts/ScriptAdvances.generated.swift"
# By Unicode's name of the script, the language of the texts. Its font is Noto Sans of that name. U+0600 to U+0E7F are theirs.
LANGUAGES = {"Arabic": "ar", "Bengali": "bn", "Devanagari": "hi", "Hebrew": "he", "Tamil": "ta", "Thai": "th"}
TEXTS = ["glib20", "gtk30", "gtk30-properties"]
# Those whose letters join. A form's number: 1 for a letter that joins the one before it, and 2 for one that joins the next.
JOINING = ["Arabic"]
FORMS = ["isolated", "final", "initial", "medial"]

HEADER = """
Made by scripts/generate-script-advances.py. Do not edit. From: Debian's Noto fonts (fonts-noto-core, OFL-1.1), in which
HarfBuzz shaped the translations of GLib and GTK (Debian's libglib2.0-data and libgtk-3-common, LGPL-2.1), of which the table
has means alone; properties of Unicode 17.0 (Unicode-3.0).
"""


def messages(language):
    """The translated texts of a language, without the underscores that mark shortcuts."""
    for domain in TEXTS:
        for key, text in gettext.translation(domain, "/usr/share/locale", [language])._catalog.items():
            if key:
                yield text.replace("_", "")


def words(script):
    """The runs of a script, and how often each occurs."""
    scripts = unicode_data("Scripts.txt")
    own = "".join(re.escape(chr(code)) for code in scripts if scripts[code] == script)
    inherited = "".join(re.escape(chr(code)) for code in scripts if scripts[code] == "Inherited")
    return Counter(word for text in messages(LANGUAGES[script]) for word in re.findall(f"[{own}][{own}{inherited}]*", text))


def forms(word, types):
    """By place in a word, the number of the form that a letter takes (The Unicode Standard, section 9.2)."""
    own = [(place, types.get(ord(character), "U")) for place, character in enumerate(word)]
    own = [("", "U"), *((place, kind) for place, kind in own if kind != "T"), ("", "U")]
    def joins(first, second):
        return first[1] in "LDC" and second[1] in "RDC"
    return {own[i][0]: joins(own[i - 1], own[i]) + 2 * joins(own[i], own[i + 1]) for i in range(1, len(own) - 1)}


def noto(script):
    return hb.Font(hb.Face(Path(font_file(f"Noto Sans {script}:style=Regular")).read_bytes()))


def shared():
    """By code point, thousandths of an em of the punctuation of several of these scripts, which Unicode gives to none."""
    advances, scripts = {}, unicode_data("Scripts.txt")
    for script in LANGUAGES:
        font = noto(script)
        for code in range(0x600, 0xE80):
            glyph = font.get_nominal_glyph(code)
            if scripts.get(code) == "Common" and glyph and unicodedata.category(chr(code)) != "Cf":
                advances.setdefault(code, round(1000 * font.get_glyph_h_advance(glyph) / font.face.upem))
    return sorted(advances.items())


def means(script):
    """Thousandths of an em by form; one mean where letters do not join.

    The characters of a cluster share its advance, but for those that take no room wherever they stand (`hasZeroAdvance`).
    """
    font = noto(script)
    types = unicode_data("DerivedJoiningType.txt") if script in JOINING else {}
    units, counts = Counter(), Counter()
    for word, times in words(script).items():
        buffer = hb.Buffer()
        buffer.add_codepoints([ord(character) for character in word])
        buffer.guess_segment_properties()
        hb.shape(font, buffer)
        advances = Counter()
        for info, position in zip(buffer.glyph_infos, buffer.glyph_positions):
            advances[info.cluster] += position.x_advance
        form, starts = forms(word, types), sorted(advances)
        for start, end in zip(starts, [*starts[1:], len(word)]):
            visible = [place for place in range(start, end) if unicodedata.category(word[place]) not in ("Mn", "Me", "Cf")]
            for place in visible:
                units[form.get(place, 0)] += times * advances[start] / len(visible)
                counts[form.get(place, 0)] += times
    print(f"{script}: {sum(counts.values())} characters", file=sys.stderr)
    return [round(1000 * units[form] / counts[form] / font.face.upem) for form in range(len(FORMS) if script in JOINING else 1)]


def main():
    lines = [" ".join(map(str, [script, *means(script)])) for script in sorted(LANGUAGES)]
    body = "/// Mean advances of the characters of texts, marks without an advance left out, as they are shaped in Noto Sans <script>.\n"
    body += "enum TextAdvanceData {\n"
    body += static_string("advances", "\n".join(lines), f"{len(lines)} lines: Unicode's name of the script, thousandths of an em; of letters that join, {', '.join(FORMS)}.")
    marks = [f"{code:X} {advance}" for code, advance in shared()]
    body += "\n" + static_string("punctuation", "\n".join(marks), f"{len(marks)} lines: the code point of a character that several of these scripts share, thousandths of an em.")
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else OUT, HEADER, body + "}\n")


if __name__ == "__main__":
    main()
