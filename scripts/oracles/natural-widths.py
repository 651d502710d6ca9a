#!/usr/bin/env python3
"""Records the natural widths that HarfBuzz gives to texts in one font: the oracle of the built-in shaper for simple scripts.

usage: SHELF_HEIGHT_ORACLES=<folder> scripts/oracles/natural-widths.py FONT[#FACE] TEXTS OUT

Needs PyPI uharfbuzz. FACE is the number of a face in a collection. TEXTS is a TSV whose first column holds JSON strings, or
`-` for every distinct line of the titles and bodies in $SHELF_HEIGHT_ORACLES/data. Kept are texts whose script is Latin,
Greek, Cyrillic, Han, Hiragana, Katakana or Hangul throughout (Common and Inherited aside), without emoji presentation (of
the character or by U+FE0F), and whose characters are all in the font. A line of OUT: the text as a JSON string, a tab, the advance in font units. One run a
text, script of its first strong character, language `und`, features -liga -clig -calt.
"""

import json
import os
import sys
from pathlib import Path

import uharfbuzz as hb

SCRIPTS = {"Latin", "Greek", "Cyrillic", "Han", "Hiragana", "Katakana", "Hangul", "Common", "Inherited"}


def members(name, wanted):
    """The code points that a file of the UCD gives one of the wanted values."""
    for line in oracles("conformance/ucd17", name).read_text(encoding="utf-8").splitlines():
        parts = [part.strip() for part in line.split("#")[0].split(";")]
        if len(parts) > 1 and parts[1] in wanted:
            first, _, last = parts[0].partition("..")
            yield from range(int(first, 16), int(last or first, 16) + 1)


def oracles(*parts):
    return Path(os.environ["SHELF_HEIGHT_ORACLES"], *parts)


def texts(source):
    if source != "-":
        return [json.loads(line.split("\t")[0]) for line in Path(source).read_text(encoding="utf-8").splitlines() if line[:1] == '"']
    records = [record for path in sorted(oracles("data").glob("*.json")) for record in json.loads(path.read_text(encoding="utf-8"))]
    fields = [record.get(field) for record in records for field in ("title", "body")]
    return sorted({line for field in fields if isinstance(field, str) for line in field.splitlines() if line})


def advance(font, text):
    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    buffer.language = "und"
    hb.shape(font, buffer, {"liga": False, "clig": False, "calt": False})
    return sum(position.x_advance for position in buffer.glyph_positions)


def main():
    path, _, face = sys.argv[1].partition("#")
    face = hb.Face(hb.Blob.from_file_path(path), int(face or 0))
    font = hb.Font(face)
    simple = set(members("Scripts.txt", SCRIPTS)) - set(members("emoji-data.txt", {"Emoji_Presentation"})) - {0xFE0F}
    usable = simple & set(face.unicodes)
    kept = [text for text in texts(sys.argv[2]) if usable.issuperset(map(ord, text))]
    with open(sys.argv[3], "w", encoding="utf-8", newline="\n") as out:
        out.write(f"# HarfBuzz {hb.version_string()}, {Path(path).name}, {face.upem} units an em, {len(kept)} texts\n")
        for text in kept:
            out.write(f"{json.dumps(text, ensure_ascii=False)}\t{advance(font, text)}\n")


if __name__ == "__main__":
    main()
