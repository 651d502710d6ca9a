#!/usr/bin/env python3
"""How near heights without a font for a script come to those with Debian's Noto font of it, in cards of the Universal
Declaration of Human Rights, on whose texts no average is fitted.

usage: SHELF_HEIGHT_ORACLES=<folder> scripts/oracles/stated-advances.py TOOL [WITH_HARFBUZZ]

Needs fonts-noto-core. All cards of a language together, and the median card, have to be within 10 %. Indic scripts are tried
where a tool WITH_HARFBUZZ shapes them; the built-in shaper measures their fonts glyph by glyph.
"""
import statistics, sys, tempfile
from pathlib import Path

from common import answer, end, read_json, suites, write_json

WIDTHS = [150, 220, 320]
MOST = 0.1
SCRIPTS = {"ar": "Arabic", "he": "Hebrew", "th": "Thai"}
INDIC = {"hi": "Devanagari", "bn": "Bengali", "ta": "Tamil"}


def heights(tool, cards, width, *options):
    found = answer(tool, "measure", "--each", "--quiet", "--format", "json", "--card-width", width, *options, cards)
    return [card["contentHeight"] for card in found["cards"]]


def main(tool, shaping=None):
    failed, tried = 0, 0
    records = read_json(suites("data/udhr_parallel.json"))
    with tempfile.TemporaryDirectory() as folder:
        for language, script in (SCRIPTS | INDIC if shaping else SCRIPTS).items():
            cards = write_json(Path(folder, "cards.json"), [record for record in records if record["lang"] == language])
            for width in WIDTHS:
                stated = heights(tool, cards, width)
                shown = heights(shaping or tool, cards, width, "--fallback-fonts", f"Noto Sans {script}")
                total = sum(stated) / sum(shown) - 1
                middle = statistics.median(abs(one / other - 1) for one, other in zip(stated, shown))
                print(f"{language} at {width}: all {100 * total:+.1f} %, the median card {100 * middle:.1f} % off")
                tried, failed = tried + 1, failed + (max(abs(total), middle) > MOST)
    end(failed, f"{tried - failed} of {tried} within {100 * MOST:.0f} %")


if __name__ == "__main__":
    main(*sys.argv[1:])
