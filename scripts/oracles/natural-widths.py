#!/usr/bin/env python3
"""Records the natural widths that HarfBuzz gives to texts in fonts: the oracle of the built-in shaper.

usage: SHELF_HEIGHT_ORACLES=<folder> scripts/oracles/natural-widths.py FOLDER < LIST

Needs PyPI uharfbuzz, and the fonts that fontconfig's fc-match finds. A line of LIST is NAME:FAMILY:STYLE[:TEXTS[:SETTINGS]],
and makes NAME.tsv in FOLDER. Without TEXTS these are all distinct lines of the titles and bodies in
$SHELF_HEIGHT_ORACLES/data; `parts` is what the font has of
them, `multi` the same of 20,000 cards in many scripts that $SHELF_HEIGHT_ORACLES/peers/make_corpus.py makes,
`words` words of the font's own letters and marks, by chance, `hangul` letters, syllables and tone marks of
Hangul, `fractions` digits round U+2044, `sequences` characters with variation selectors, known to the font or not,
`spaces` spaces of all widths, the font's or not. Kept are texts without emoji presentation (of the character or by
U+FE0F) whose characters are all in the font, or are variation selectors; of more than 10,000 every fifth, unless
$SHELF_HEIGHT_SWEEPS is `all`. A line of a file: the text as a JSON string, a tab,
the advance in font units. Runs are those of one script (UAX #24, section 5.2), language `und`, the features that HarfBuzz
has on by default. SETTINGS are others, as `tnum=1,kern=0,salt=2`, and may name a language of OpenType, as `language=TRK`.
"""

import functools
import json
import multiprocessing
import os
import random
import re
import subprocess
import sys
import unicodedata
from pathlib import Path

import uharfbuzz as hb

SPACES = {0xA0, 0x202F, 0x205F, 0x3000, *range(0x2000, 0x200B)}
SELECTORS = {*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0), *range(0x180B, 0x180E)}
IS_FULL = os.environ.get("SHELF_HEIGHT_SWEEPS") == "all"
# Written together, and shaped as one.
WITH_HAN = {"Hiragana", "Katakana", "Bopomofo", "Hangul"}


@functools.cache
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


@functools.cache
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


def by_chance(parts, count=2_000):
    """Texts of parts by chance, the same each time."""
    chance = random.Random(2)
    return ["".join(chance.choice(chance.choice(parts)) for _ in range(chance.randint(1, 9))) for _ in range(count)]


def hangul(_):
    """Letters that begin, go on and end a syllable, old ones too; syllables, open and closed; tone marks; the rest."""
    parts = ((0x1100, 0x1160), (0x1100, 0x1113), (0x1161, 0x1176), (0x1160, 0x11A8), (0x11A8, 0x1200), (0x11A8, 0x11C3),
             (0xA960, 0xA97D), (0xD7B0, 0xD7C7), (0xD7CB, 0xD7FC), (0xAC00, 0xD7A4), (0x302E, 0x3030))
    letters = [[chr(code) for code in range(*part)] for part in parts]
    return by_chance(letters + [[chr(code) for code in range(0xAC00, 0xD7A4, 28)], list(" 1=>")])


def fractions(_):
    return by_chance((list("0123456789"), list("0123456789"), list("0123456789"), "\u2044\u2044", "a -/"))


def sequences(characters, face):
    """Characters that the font knows with a selector, and others; one selector, or two, or one of Mongolian."""
    known = [chr(code) + chr(selector) for selector in face.variation_selectors for code in face.variation_unicodes(selector)]
    # No syllables of Hangul, which HarfBuzz takes apart for a mark where the run begins with Han.
    own = [chr(code) for code in sorted(characters) if unicodedata.category(chr(code))[0] in "LNPS" and not 0xAC00 <= code < 0xD7A4]
    return by_chance((known or own, known or own, own, list("\ufe00\ufe01\ufe0e\U000e0100\U000e0101\u180b"), list("a\u0301 ")))


def spaces(_):
    return by_chance((list("aV."), [chr(code) for code in (0x20, 0xA0, 0x202F, 0x205F, 0x3000, *range(0x2000, 0x200B))]))


@functools.cache
def lines_of_cards(source):
    """All distinct lines of the titles and bodies of cards."""
    if source == "multi":
        corpus = subprocess.run([sys.executable, oracles("peers/make_corpus.py"), "multi", "20000"], capture_output=True, check=True)
        records = [json.loads(line) for line in corpus.stdout.splitlines()]
    else:
        records = [record for path in sorted(oracles("data").glob("*.json")) for record in json.loads(path.read_text(encoding="utf-8"))]
    fields = [record.get(field) for record in records for field in ("title", "body")]
    return {line for field in fields if isinstance(field, str) for line in field.splitlines() if line}


def texts(source="", characters=(), face=None):
    if source == "sequences":
        return sequences(characters, face)
    if made := {"words": words, "hangul": hangul, "fractions": fractions, "spaces": spaces}.get(source):
        return made(characters)
    lines = lines_of_cards("multi" if source == "multi" else "")
    if source:
        # What a font has of texts that it does not have all characters of.
        lines = {part.strip() for line in lines for part in "".join(c if ord(c) in characters else "\n" for c in line).splitlines()}
    return sorted(lines - {""})


def usable(face):
    """The characters of a font that this oracle is for; spaces and selectors need not be the font's."""
    return (set(face.unicodes) | SPACES | SELECTORS) - emoji() - {0xFE0F}


def measurable(texts, face):
    """Those of some texts that this oracle is for."""
    characters = usable(face)
    kept = [text for text in texts if characters.issuperset(map(ord, text))]
    return kept if IS_FULL or len(kept) <= 10_000 else kept[::5]


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


def settings(text):
    """Features by tag, and the language as HarfBuzz names it."""
    values = dict(setting.split("=") for setting in text.split(",") if setting)
    language = values.pop("language", None)
    return {tag: int(value) for tag, value in values.items()}, f"x-hbot{language}" if language else "und"


def advance(font, text, scripts, features={}, language="und"):
    total = 0
    for start, end in runs(text, scripts):
        buffer = hb.Buffer()
        buffer.add_codepoints([ord(character) for character in text], start, end - start)
        buffer.guess_segment_properties()
        buffer.language = language
        hb.shape(font, buffer, features)
        total += sum(position.x_advance for position in buffer.glyph_positions)
    return total


def record(folder, line):
    """Makes the file of a line of the list."""
    name, family, style, source, own = (line.split(":") + ["", ""])[:5]
    pattern = f"{family}:style={style}"
    found = subprocess.run(["fc-match", "-f", "%{file}#%{index}", pattern], capture_output=True, check=True, text=True).stdout
    path, _, number = found.partition("#")
    face = hb.Face(hb.Blob.from_file_path(path), int(number or 0))
    font = hb.Font(face)
    features, language = settings(own)
    kept = measurable(texts(source, usable(face), face), face)
    with open(Path(folder, f"{name}.tsv"), "w", encoding="utf-8", newline="\n") as out:
        out.write(f"# HarfBuzz {hb.version_string()}, {Path(path).name}, {face.upem} units an em, {len(kept)} texts\n")
        for text in kept:
            out.write(f"{json.dumps(text, ensure_ascii=False)}\t{advance(font, text, values('Scripts.txt'), features, language)}\n")


def main():
    # Read once, for all processes.
    values("Scripts.txt"), emoji(), lines_of_cards(""), lines_of_cards("multi")
    with multiprocessing.get_context("fork").Pool() as pool:
        pool.starmap(record, [(sys.argv[1], line) for line in sys.stdin.read().splitlines()], chunksize=1)


if __name__ == "__main__":
    main()
