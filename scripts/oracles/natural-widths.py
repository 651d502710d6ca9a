#!/usr/bin/env python3
"""Records the natural widths that HarfBuzz gives to texts in fonts: the oracle of the built-in shaper.

usage: SHELF_HEIGHT_ORACLES=<folder> scripts/oracles/natural-widths.py FOLDER < LIST

Needs PyPI uharfbuzz, and the fonts that fontconfig's fc-match finds. Entries of LIST end with `;` or a line: each is
NAME[:FAMILY[:TEXTS[:SETTINGS]]] and makes NAME.tsv in FOLDER; without FAMILY, NAME is the family. TEXTS are

    (nothing)  all distinct lines of the titles and bodies in $SHELF_HEIGHT_ORACLES/data
    parts      what the font has of them
    multi      the same of 20,000 cards in many scripts that $SHELF_HEIGHT_ORACLES/peers/make_corpus.py makes
    words      words of the font's own letters and marks, by chance
    hangul     letters, syllables and tone marks of Hangul
    fractions  digits round U+2044
    sequences  characters with variation selectors, known to the font or not
    spaces     spaces of all widths, the font's or not

Kept are texts without emoji presentation (of the character or by U+FE0F) whose characters are all in the font, or are
variation selectors; of more than 10,000 every fifth, unless $SHELF_HEIGHT_SWEEPS is `all`. A line of a file is the text
as a JSON string, a tab, the advance in font units. Runs are those of one script (UAX #24, section 5.2), the language is
`und`, features are those that HarfBuzz has on by default. SETTINGS are others, as `tnum=1,kern=0,salt=2`, and may name a
language of OpenType, as `language=TRK`.
"""
import functools, json, multiprocessing, random, re, sys, unicodedata
from pathlib import Path

import uharfbuzz as hb

from common import IS_FULL, corpus, output, read_json, suites, unicode_data

SPACES = {0xA0, 0x202F, 0x205F, 0x3000, *range(0x2000, 0x200B)}
SELECTORS = {*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0), *range(0x180B, 0x180E)}
# Written together, and shaped as one.
WITH_HAN = {"Hiragana", "Katakana", "Bopomofo", "Hangul"}


@functools.cache
def values(name, field=None):
    return unicode_data(name, field)


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


def by_chance(*parts):
    """Texts of parts by chance, the same each time."""
    chance = random.Random(2)
    return ["".join(chance.choice(chance.choice(parts)) for _ in range(chance.randint(1, 9))) for _ in range(2_000)]


def hangul():
    """Letters that begin, go on and end a syllable, old ones too; syllables, open and closed; tone marks; the rest."""
    parts = ((0x1100, 0x1160), (0x1100, 0x1113), (0x1161, 0x1176), (0x1160, 0x11A8), (0x11A8, 0x1200), (0x11A8, 0x11C3),
             (0xA960, 0xA97D), (0xD7B0, 0xD7C7), (0xD7CB, 0xD7FC), (0xAC00, 0xD7A4), (0x302E, 0x3030), (0xAC00, 0xD7A4, 28))
    return by_chance(*([chr(code) for code in range(*part)] for part in parts), list(" 1=>"))


def sequences(characters, face):
    """Characters that the font knows with a selector, and others; one selector, or two, or one of Mongolian."""
    known = [chr(code) + chr(selector) for selector in face.variation_selectors for code in face.variation_unicodes(selector)]
    # No syllables of Hangul, which HarfBuzz takes apart for a mark where the run begins with Han.
    own = [chr(code) for code in sorted(characters) if unicodedata.category(chr(code))[0] in "LNPS" and not 0xAC00 <= code < 0xD7A4]
    return by_chance(known or own, known or own, own, list("\ufe00\ufe01\ufe0e\U000e0100\U000e0101\u180b"), list("a\u0301 "))


@functools.cache
def lines_of_cards(source):
    """All distinct lines of the titles and bodies of cards."""
    if source == "multi":
        records = [json.loads(line) for line in corpus("multi").splitlines()]
    else:
        records = [record for path in sorted(suites("data").glob("*.json")) for record in read_json(path)]
    fields = [record.get(field) for record in records for field in ("title", "body")]
    return {line for field in fields if isinstance(field, str) for line in field.splitlines() if line}


def texts(source, characters, face):
    if source == "sequences":
        return sequences(characters, face)
    if source == "words":
        return words(characters)
    if source == "hangul":
        return hangul()
    if source == "fractions":
        return by_chance(*3 * ["0123456789"], "\u2044\u2044", "a -/")
    if source == "spaces":
        return by_chance("aV.", [chr(code) for code in (0x20, 0xA0, 0x202F, 0x205F, 0x3000, *range(0x2000, 0x200B))])
    lines = lines_of_cards("multi" if source == "multi" else "")
    if source:
        # The share of a text that a font has, where it lacks some of its characters.
        lines = {part.strip() for line in lines for part in "".join(c if ord(c) in characters else "\n" for c in line).splitlines()}
    return sorted(lines - {""})


def measurable(face, source=""):
    """The texts that this oracle is for; spaces and selectors need not be the font's."""
    characters = (set(face.unicodes) | SPACES | SELECTORS) - values("emoji-data.txt", "Emoji_Presentation").keys() - {0xFE0F}
    kept = [text for text in texts(source, characters, face) if characters.issuperset(map(ord, text))]
    return kept if IS_FULL or len(kept) <= 10_000 else kept[::5]


def runs(text):
    """Where parts of one script begin and end."""
    own = [values("Scripts.txt").get(ord(character), "Unknown") for character in text]
    own = ["Han" if script in WITH_HAN else script for script in own]
    strong = [script if script not in ("Common", "Inherited") else None for script in own]
    current = next((script for script in strong if script), None)
    start = 0
    for index, script in enumerate(strong):
        if script and script != current:
            yield start, index
            start, current = index, script
    yield start, len(text)


def advance(font, text, features={}, language="und"):
    total = 0
    for start, end in runs(text):
        buffer = hb.Buffer()
        buffer.add_codepoints([ord(character) for character in text], start, end - start)
        buffer.guess_segment_properties()
        buffer.language = language
        hb.shape(font, buffer, features)
        total += sum(position.x_advance for position in buffer.glyph_positions)
    return total


def write(path, head, advances):
    """A file of a head line, and a line for each text."""
    with open(path, "w", encoding="utf-8", newline="\n") as out:
        out.write(head + "\n")
        out.writelines(f"{json.dumps(text, ensure_ascii=False)}\t{units}\n" for text, units in advances)


def record(folder, entry):
    """Makes the file of an entry of the list."""
    name, family, source, settings = (entry.split(":") + ["", "", ""])[:4]
    found = output("fc-match", "-f", "%{file}#%{index}", f"{family or name}:style=Regular,Book")
    path, _, number = found.partition("#")
    face = hb.Face(hb.Blob.from_file_path(path), int(number or 0))
    features = dict(setting.split("=") for setting in settings.split(",") if setting)
    language = features.pop("language", None)
    features = {tag: int(value) for tag, value in features.items()}, f"x-hbot{language}" if language else "und"
    kept = measurable(face, source)
    head = f"# HarfBuzz {hb.version_string()}, {Path(path).name}, {face.upem} units an em, {len(kept)} texts"
    write(Path(folder, f"{name}.tsv"), head, ((text, advance(hb.Font(face), text, *features)) for text in kept))


def main():
    # Read once, for all processes.
    values("Scripts.txt"), values("emoji-data.txt", "Emoji_Presentation"), lines_of_cards(""), lines_of_cards("multi")
    with multiprocessing.get_context("fork").Pool() as pool:
        entries = filter(None, (entry.strip() for entry in re.split("[;\n]", sys.stdin.read())))
        pool.starmap(record, [(sys.argv[1], entry) for entry in entries], chunksize=1)


if __name__ == "__main__":
    main()
