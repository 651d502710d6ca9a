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

from generated_swift import ROOT, static_string, write
from random_fonts import RandomFont

OUT = ROOT / "Tests/TextMeasurementTests/ShapedTexts.generated.swift"
FONTS, TEXTS = 60, 27
HEADER = """
Made by scripts/generate-shaped-texts.py. Do not edit. Fonts are ours, made at random; glyphs and advances are those of
HarfBuzz {version}.
"""


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
        maker = RandomFont(seed)
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
