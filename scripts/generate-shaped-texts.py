#!/usr/bin/env python3
"""Writes ShapedTexts.generated.swift: small fonts made at random (random_fonts.py), and the glyphs that HarfBuzz makes of
texts in them.

usage: scripts/generate-shaped-texts.py [OUT [FIRST [COUNT]]]

Needs PyPI fonttools, which writes the fonts, and uharfbuzz, which shapes the texts. Others than those in the repository are
made from the seed FIRST on (0), COUNT (60) of them: write them to its file, and `swift test --filter ShapedTextTests` judges
them.
"""
import base64, sys
from pathlib import Path

import uharfbuzz as hb

from generated_swift import PACKAGE, static_string, write
from random_fonts import ARABIC, CYRILLIC, HANGUL, HEBREW, LATIN, ON, SET, RandomFont

OUT = PACKAGE / "Tests/TextMeasurementTests/ShapedTexts.generated.swift"
FONTS, TEXTS = 60, 27
HEADER = """
Made by scripts/generate-shaped-texts.py. Do not edit. Fonts are ours, made at random; glyphs and advances are those of
HarfBuzz {version}.
"""


class Case(RandomFont):
    """A font with settings and texts."""

    def text(self):
        letters = self.draw.choice([LATIN, LATIN, LATIN, LATIN[:3], LATIN[:3], CYRILLIC, ARABIC, HEBREW, HANGUL])
        isBackward = letters in (ARABIC, HEBREW)
        others = ["\u200C", "\u200D"] if isBackward else [" ", "-", "1", "12"]
        if letters in (LATIN, LATIN[:3]):
            others += ["A", "B"]
        # ASCII alone, or few marks, or many.
        marks = self.draw.choice([0, 0, 5, 2])
        if marks and not isBackward:
            others += ["\u200C", "\u200D", "1\u20442", "\u00AD"]
        if self.selects and letters in (LATIN, LATIN[:3]):
            others += ["a\uFE00", "b\uFE01", "c\uFE00", "d\uFE02"]
        pieces = []
        for _ in range(self.draw.randint(1, 12)):
            pieces.append(self.draw.choice(letters))
            if marks and self.chance(marks):
                pieces.append(self.draw.choice(["\u0301", "\u0308", "\u0301\u0308"]))
            if self.chance(8):
                pieces.append(self.draw.choice(others))
        return "".join(pieces)

    def settings(self):
        """Features, the language and the places of the axes that texts are shaped at."""
        features = {tag: self.draw.choice([0, 1, 1, 2]) for tag in self.some(ON + SET, 0, 3)} if self.chance(2) else {}
        language = "NLD" if self.chance(3) else ""
        variations = {tag: self.draw.choice([low, usual, high, (usual + high) // 2, (low + usual) // 2])
                      for tag, low, usual, high in self.axes}
        return features, language, variations


def shaped(font, text, features, language):
    buffer = hb.Buffer()
    buffer.add_codepoints([ord(character) for character in text])
    buffer.flags = hb.BufferFlags.REMOVE_DEFAULT_IGNORABLES
    buffer.guess_segment_properties()
    buffer.language = "nl" if language else "en"
    hb.shape(font, buffer, features)
    units = sum(position.x_advance for position in buffer.glyph_positions)
    return f"{units} " + ",".join(str(info.codepoint) for info in buffer.glyph_infos)


def main(out=OUT, first=0, count=FONTS):
    names, bodies = "", ""
    for seed in range(int(first), int(first) + int(count)):
        maker = Case(seed)
        file = maker.font()
        lines = []
        for _ in range(3):
            features, language, variations = maker.settings()
            font = hb.Font(hb.Face(file))
            font.set_variations(variations)
            lines.append(" ".join([f"={language}", *(f"{tag}={value}" for tag, value in (features | variations).items())]))
            for _ in range(TEXTS // 3):
                text = maker.text()
                codes = ",".join(f"{ord(character):x}" for character in text)
                lines.append(f"{codes} {shaped(font, text, features, language)}")
        names += f"    (file{seed}, lines{seed}),\n"
        bodies += static_string(f"file{seed}", base64.b64encode(file).decode(), "A font.")
        bodies += static_string(f"lines{seed}", ";".join(lines), "Settings, and texts at them.")
    write(Path(out), HEADER.format(version=hb.version_string()), f"""/// Fonts, and lines: `=` and a language, then values of features and axes; and below it code points of texts, the width in
/// font units, and the glyphs.
enum ShapedTexts {{
  static let fonts: [(file: StaticString, lines: StaticString)] = [
{names}  ]

{bodies}}}
""")


if __name__ == "__main__":
    main(*sys.argv[1:])
