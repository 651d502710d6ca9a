#!/usr/bin/env python3
"""Compares `text --line-break browser` with Chromium, for corpora of 20,000 cards.

usage: SHELF_HEIGHT_ORACLES=<folder> scripts/oracles/browser.py lines|heights TOOL [TOOL WITH THE TRAIT HARFBUZZ]

`lines` takes the line counts of Chromium 156 from truth/chromium. `heights` asks Chromium itself for heights with
`line-height: normal`, of cards in many scripts, most of them in fonts that stand in; it needs the Noto fonts.
peers/make_corpus.py makes the cards. Prints how many are equal, and fails where fewer are than once were.
"""
import csv, gzip, json, sys, tempfile
from pathlib import Path

from common import chromium, corpus, in_body, output, suites

COUNT = 20_000
# The first one's fallbacks stand behind it.
FONTS = {
    "inter": ["Inter"], "dejavu": ["DejaVu Sans"], "roboto": ["Roboto"],
    "noto": ["Noto Sans", "Noto Sans Arabic", "Noto Sans Devanagari", "Noto Sans Thai", "Noto Sans CJK JP", "Noto Color Emoji",
             "Noto Sans Symbols", "Noto Sans Symbols2"],
}
# By corpus, font and width, how many cards had equal lines. Of the others, most end lines inside an arrow that is one
# glyph; those in many scripts (with `text-spacing-trim: space-all`) have Devanagari.
LINES = {
    ("latin", "inter", 220): 20_000, ("latin", "inter", 320): 20_000, ("latin", "dejavu", 220): 20_000,
    ("latin", "roboto", 220): 20_000, ("fuzz", "inter", 220): 19_994, ("fuzz", "dejavu", 220): 19_999, ("fuzz", "roboto", 220): 19_998,
    ("multi", "noto", 220): 19_795, ("multi", "noto", 320): 19_842,
}
LINES_WITH_HARFBUZZ = {("multi", "noto", 220): 20_000, ("multi", "noto", 320): 20_000}
# By size and pixels a point, how many cards had equal heights. Most of the others have Devanagari, whose lines end elsewhere
# without the package trait HarfBuzz; at 2x emoji take whole pixels of the device, and whole points here.
WIDTH, HEIGHTS = 220, {(14, 1): 19_786, (17, 1): 19_668, (14, 2): 19_662}
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


def rows(tool, cards, fonts, size, width, *options):
    """A row of `text` for each card of a corpus."""
    text = output(tool, "text", "--font", fonts[0], "--fallback-fonts", ",".join(fonts[1:]), "--size", size, "--width", width,
                  "--fields", "title,body", "--line-break", "browser", *options, "--format", "csv", "--input-format", "ndjson", "-", input=cards)
    return list(csv.DictReader(text.splitlines()))


def chromium_heights(cards, size, scale):
    """Pixels, by card."""
    texts = [card[field] or "" for card in map(json.loads, cards.splitlines()) for field in ("title", "body")]
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder, "page.html")
        fonts = ",".join(f'"{font}"' for font in FONTS["noto"])
        page.write_text(PAGE.format(size=size, fonts=fonts, width=WIDTH, texts=json.dumps(texts)), encoding="utf-8")
        heights = [round(height * scale) for height in in_body(chromium(page, f"--force-device-scale-factor={scale}")[0])]
    return [title + body for title, body in zip(heights[::2], heights[1::2])]


def is_worse(name, ours, theirs, have, reached):
    assert len(ours) == len(theirs) == COUNT
    equal = sum(our == their for our, their in zip(ours, theirs))
    print(f"{name}: {equal:,} of {COUNT:,} {have}" + (f", and {reached:,} had" if equal < reached else ""))
    return equal < reached


def lines(tools):
    corpora = {name: corpus(name, COUNT) for name in {name for name, _, _ in LINES}}
    for tool, reached_of_tool in zip(tools, (LINES, LINES_WITH_HARFBUZZ)):
        for (name, font, width), reached in reached_of_tool.items():
            peer = "spaceall" if name == "multi" else "dom"
            with gzip.open(suites(f"truth/chromium/chromium-{peer}-{name}-{font}-{width}.tsv.gz"), "rt") as table:
                theirs = [tuple(line.split("\t")[1:3]) for line in table.read().splitlines()]
            ours = [(row["titleLines"], row["bodyLines"]) for row in rows(tool, corpora[name], FONTS[font], 14, width)]
            yield is_worse(f"{name} cards in {FONTS[font][0]}, {width} px wide", ours, theirs, "have Chromium's lines", reached)


def heights(tools):
    cards = corpus("multi", COUNT)
    for (size, scale), reached in HEIGHTS.items():
        ours = [round(float(row["height"]) * scale) for row in rows(tools[0], cards, FONTS["noto"], size, WIDTH, "--scale", scale)]
        theirs = chromium_heights(cards, size, scale)
        yield is_worse(f"cards in many scripts, {size} px at {scale}x", ours, theirs, "have Chromium's height", reached)


sys.exit(any(list({"lines": lines, "heights": heights}[sys.argv[1]](sys.argv[2:]))))
