#!/usr/bin/env python3
"""Compares heights of `text --line-break browser` with those of Chromium, with `line-height: normal`.

usage: browser-heights.py TOOL ORACLES

ORACLES has `peers/make_corpus.py`, which makes the corpus: 20,000 cards in many scripts, most of them in fonts that stand in.
Needs chromium and the Noto fonts. Prints how many cards are equal, and fails where fewer are than once were.
"""

import json
import pathlib
import re
import sys
import tempfile

from browser_cards import NOTO, corpus, rows, run, tell

WIDTH = 220
# By size and pixels a point, how many cards were equal. Of the others most have Devanagari, whose lines end elsewhere without
# the package trait HarfBuzz; at 2x emoji take whole pixels of the device, and whole points here.
REACHED = {(14, 1): 19_786, (17, 1): 19_668, (14, 2): 19_662}
PAGE = """<!doctype html><meta charset=utf-8><style>
div {{ font: {size}px/normal {fonts}; width: {width}px; overflow-wrap: break-word; text-spacing-trim: space-all }}
</style><body><script>
const texts = {texts}, heights = []
for (let start = 0; start < texts.length; start += 2000) {{
  const boxes = texts.slice(start, start + 2000).map(text => Object.assign(document.createElement("div"), {{textContent: text}}))
  document.body.replaceChildren(...boxes)
  heights.push(...boxes.map(box => box.getBoundingClientRect().height))
}}
document.body.textContent = JSON.stringify(heights)
</script>"""


def chromium_heights(cards, size, scale):
    """Pixels, by card."""
    texts = [card[field] or "" for card in cards for field in ("title", "body")]
    with tempfile.TemporaryDirectory() as folder:
        page = pathlib.Path(folder) / "page.html"
        fonts = ",".join(f'"{font}"' for font in NOTO)
        page.write_text(PAGE.format(size=size, fonts=fonts, width=WIDTH, texts=json.dumps(texts)), encoding="utf-8")
        dom = run("chromium", "--headless", "--no-sandbox", "--disable-gpu", f"--force-device-scale-factor={scale}",
                  f"--user-data-dir={folder}/profile", "--virtual-time-budget=60000", "--dump-dom", page.as_uri())
    heights = [round(height * scale) for height in json.loads(re.search(r"(\[[^\[]*\])</body>", dom).group(1))]
    return [title + body for title, body in zip(heights[::2], heights[1::2])]


def main():
    tool, oracles = sys.argv[1], pathlib.Path(sys.argv[2])
    multi = corpus(oracles, "multi")
    cards = [json.loads(line) for line in multi.splitlines()]
    failed = False
    for (size, scale), reached in REACHED.items():
        ours = [round(float(row["height"]) * scale) for row in rows(tool, multi, NOTO, size, WIDTH, "--scale", str(scale))]
        theirs = chromium_heights(cards, size, scale)
        failed |= tell(f"cards in many scripts, {size} px at {scale}x", ours, theirs, "have Chromium's height", reached)
    sys.exit(failed)


if __name__ == "__main__":
    main()
