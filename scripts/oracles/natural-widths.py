#!/usr/bin/env python3
"""Records the natural widths that HarfBuzz gives to texts in one font: the oracle of the built-in shaper.

usage: SHELF_HEIGHT_ORACLES=<folder> scripts/oracles/natural-widths.py FONT[#FACE] TEXTS OUT

Needs PyPI uharfbuzz. FACE is the number of a face in a collection. TEXTS is a TSV whose first column holds JSON strings, or
`-` for every distinct line of the titles and bodies in $SHELF_HEIGHT_ORACLES/data, or `words` for words of the font's
own letters and marks, by chance. Kept are texts without emoji presentation (of the character or by U+FE0F) whose
characters are all in the font. A line of OUT: the text as a JSON string, a tab, the advance in font units. Runs are those
of one script (UAX #24, section 5.2), language `und`, the features that HarfBuzz has on by default.
"""

import json
import os
import random
import re
import sys
import unicodedata
from pathlib import Path

import uharfbuzz as hb

# Written together, and shaped as one.
WITH_HAN = {"Hiragana", "Katakana", "Bopomofo", "Hangul"}


def values(name):
    """By code point, what a file of the UCD gives it; the last value where there are several."""
    found = {}
    for line in oracles("conformance/ucd17", name).read_text(encoding="utf-8").splitlines():
        parts = [part.strip() for part in line.split("#")[0].split(";")]
        if len(parts) > 1:
            first, _, last = parts[0].partition("..")
            found.update(dict.fromkeys(range(int(first, 16), int(last or first, 16) + 1), parts[1]))
    return found


def oracles(*parts):
    return Path(os.environ["SHELF_HEIGHT_ORACLES"], *parts)


def emoji():
    lines = oracles("conformance/ucd17/emoji-data.txt").read_text(encoding="utf-8").splitlines()
    ranges = [line.split(";")[0].strip().split("..") for line in lines if re.match(r"[0-9A-F.]+ *; Emoji_Presentation", line)]
    return {code for ends in ranges for code in range(int(ends[0], 16), int(ends[-1], 16) + 1)}


def words(characters):
    """Texts of one to three words, of letters and digits with marks here and there."""
    chance = random.Random(1)
    # Neither those of all scripts nor forms that are characters of their own.
    own = sorted(code for code in characters if code > 0x36F and not 0x2000 <= code < 0x3000 and not 0xFB00 <= code < 0xFF00)
    letters = [chr(code) for code in own if unicodedata.category(chr(code)) in ("Lo", "Lu", "Ll", "Lm", "Nd")]
    marks = [chr(code) for code in own if unicodedata.category(chr(code)) == "Mn"]

    def word():
        parts = chance.choices(letters, k=chance.randint(1, 7))
        return "".join(letter + "".join(chance.choices(marks, k=chance.choice((0, 0, 0, 1, 2)) if marks else 0)) for letter in parts)

    return [" ".join(word() for _ in range(chance.randint(1, 3))) for _ in range(400)]


def texts(source, characters=()):
    if source == "words":
        return words(characters)
    if source != "-":
        return [json.loads(line.split("\t")[0]) for line in Path(source).read_text(encoding="utf-8").splitlines() if line[:1] == '"']
    records = [record for path in sorted(oracles("data").glob("*.json")) for record in json.loads(path.read_text(encoding="utf-8"))]
    fields = [record.get(field) for record in records for field in ("title", "body")]
    return sorted({line for field in fields if isinstance(field, str) for line in field.splitlines() if line})


def usable(face):
    """The characters of a font that this oracle is for."""
    return set(face.unicodes) - emoji() - {0xFE0F}


def measurable(texts, face):
    """Those of some texts that this oracle is for."""
    characters = usable(face)
    return [text for text in texts if characters.issuperset(map(ord, text))]


def runs(text, scripts):
    """Where parts of one script begin and end."""
    own = [scripts.get(ord(character), "Unknown") for character in text]
    own = ["Han" if script in WITH_HAN else script for script in own]
    strong = [script if script not in ("Common", "Inherited") else None for script in own]
    current = next((script for script in strong if script), None)
    start = 0
    for place, script in enumerate(strong):
        if script and script != current:
            yield start, place
            start, current = place, script
    yield start, len(text)


def advance(font, text, scripts):
    total = 0
    for start, end in runs(text, scripts):
        buffer = hb.Buffer()
        buffer.add_codepoints([ord(character) for character in text], start, end - start)
        buffer.guess_segment_properties()
        buffer.language = "und"
        hb.shape(font, buffer)
        total += sum(position.x_advance for position in buffer.glyph_positions)
    return total


def main():
    path, _, face = sys.argv[1].partition("#")
    face = hb.Face(hb.Blob.from_file_path(path), int(face or 0))
    font = hb.Font(face)
    scripts = values("Scripts.txt")
    kept = measurable(texts(sys.argv[2], usable(face)), face)
    with open(sys.argv[3], "w", encoding="utf-8", newline="\n") as out:
        out.write(f"# HarfBuzz {hb.version_string()}, {Path(path).name}, {face.upem} units an em, {len(kept)} texts\n")
        for text in kept:
            out.write(f"{json.dumps(text, ensure_ascii=False)}\t{advance(font, text, scripts)}\n")


if __name__ == "__main__":
    main()
