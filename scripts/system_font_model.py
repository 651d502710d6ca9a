"""The model of San Francisco behind the built-in `system` font: Inter's advances, Apple's tracking, and corrections fitted to labels.

advance(character, weight, size) = (mix(Inter's cuts of that weight) * factor(weight) + correction(character)) * size + tracking(size)
kerning(pair, size) = mix(kerning of Inter Regular's cuts) * size, between printable ASCII characters

`mix` takes the text cut up to 17 points and the display cut from 28, in proportion between them. `factor` is a median and
`correction` (ASCII only, shared by the weights) a least-squares fit pulled toward zero, both over one-line labels whose width
Xcode stored (truth/labels.csv of the folder of suites). scripts/evaluate-system-font.py compares this model with others.
"""

import csv
import json
import statistics
import subprocess
import sys
from collections import Counter
from functools import cache

import uharfbuzz
from fontTools.ttLib import TTFont

from generated_swift import oracles

LINE_HEIGHT = 1.193359375
WEIGHTS = {  # UIFont.Weight: Inter's style, and the weight whose labels give the factor
    "ultraLight": ("Thin", "light"), "thin": ("Extra Light", "light"), "light": ("Light", "light"),
    "regular": ("Regular", "regular"), "medium": ("Medium", "medium"), "semibold": ("Semi Bold", "semibold"),
    "bold": ("Bold", "bold"), "heavy": ("Extra Bold", "bold"), "black": ("Black", "bold"),
}
STATED = {"light": 1.008, "regular": 1.0, "medium": 1.014, "semibold": 1.019, "bold": 1.021}  # UIKitNumbers.md, "Fonts"
ANCHORS = [("See all", 14, 42.5947265625), ("This is a test string", 17, 144.09326171875), ("gyjq", 30, 56.8652344)]  # UIKitNumbers.md, "Fonts"
ANCHOR_TRUST = 60
PULL = 10
FEWEST = 5


@cache
def inter(family, style):
    match = subprocess.run(["fc-match", "-f", "%{file}", f":family={family}:style={style}"], capture_output=True, text=True, check=True)
    font = TTFont(match.stdout)
    if font["name"].getDebugName(6) != f"{family}-{style}".replace(" ", ""):
        sys.exit(f"error: fontconfig gave {match.stdout} for {family} {style}; install Debian's fonts-inter")
    return font


@cache
def cuts(style):
    """Advances in em by character, of the text cut and of the display cut."""
    result = []
    for family in ("Inter", "Inter Display"):
        font = inter(family, style)
        scale, widths = font["head"].unitsPerEm, font["hmtx"]
        result.append({chr(code): widths[name][0] / scale for code, name in font.getBestCmap().items()})
    return result


@cache
def kerning_font(family):
    return uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(inter(family, "Regular").reader.file.name)))


def pen(text, family, kern):
    buffer = uharfbuzz.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    uharfbuzz.shape(kerning_font(family), buffer, {"kern": kern, "liga": False, "calt": False, "clig": False})
    return sum(position.x_advance for position in buffer.glyph_positions)


@cache
def kerning(pair):
    """Ems between two characters, of the text cut and of the display cut of Inter Regular."""
    units = [inter(family, "Regular")["head"].unitsPerEm for family in ("Inter", "Inter Display")]
    return [(pen(pair, family, True) - pen(pair, family, False)) / em for family, em in zip(("Inter", "Inter Display"), units)]


def kerned(label):
    """Points that kerning adds to a label."""
    share, text = display_share(label["size"]), label["text"]
    pairs = [kerning(text[i:i + 2]) for i in range(len(text) - 1)]
    return sum(plain * (1 - share) + display * share for plain, display in pairs) * label["size"]


def display_share(size):
    return min(max((size - 17) / 11, 0), 1)


@cache
def tracking_table():
    rows = json.loads(oracles("facts", "tracking_sfpro.json").read_text())["rows"]
    return {row["pt"]: row["trackingPoints"] for row in rows}


@cache
def tracking(size):
    """Points added to every glyph; linear between the sizes that Apple lists."""
    table = tracking_table()
    size = min(max(size, min(table)), max(table))
    low, high = max(s for s in table if s <= size), min(s for s in table if s >= size)
    return table[low] + (table[high] - table[low]) * ((size - low) / (high - low) if high > low else 0)


def em_sum(text, style, size):
    share, (plain, display) = display_share(size), cuts(style)
    return sum(plain[c] * (1 - share) + display[c] * share for c in text)


def tracked(label):
    return tracking(label["size"]) * len(label["text"])


def predict(label, factors, corrections=None):
    """The width in points before the ceiling to a pixel."""
    return unkerned(label, factors, corrections) + kerned(label)


def unkerned(label, factors, corrections=None):
    width = em_sum(label["text"], WEIGHTS[label["weight"]][0], label["size"]) * factors[label["weight"]]
    width += sum((corrections or {}).get(c, 0) for c in label["text"])
    return width * label["size"] + tracked(label)


def labels():
    """One-line ASCII labels in San Francisco; `free` where the constraints leave the width to the text."""
    seen, result = set(), []
    with open(oracles("truth", "labels.csv"), newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            text, size, scale, weight = row["text"], float(row["size"] or 0), int(row["scale"] or 0), row["weight"]
            key = (row["repo"], text, size, weight, row["w"])
            one_line = row["numberOfLines"] == "1" or float(row["h"] or 0) < 1.6 * LINE_HEIGHT * size
            plain = text and text == text.strip() and text.isascii() and text.isprintable()
            clean = row["kind"] != "custom" and weight in STATED and row["hidden"] != "1" and row["adjusts"] != "1"
            if plain and clean and scale and one_line and key not in seen:
                seen.add(key)
                result.append({"repo": row["repo"], "text": text, "size": size, "weight": weight, "scale": scale, "w": float(row["w"]),
                               "system": row["kind"] == "system", "free": row["intrinsicWidth"] == "1"})
    return result


def anchors():
    """Widths that were published to a fraction of a pixel, and so say more than a stored one."""
    return [{"text": text, "size": size, "weight": "regular", "w": width, "scale": None} for text, size, width in ANCHORS]


def target(label):
    """The stored width less what the ceiling added on average; an anchor's width is exact."""
    return label["w"] - (0.5 / label["scale"] if label["scale"] else 0)


def training(rows, base):
    """Rows whose width can be the text's own: free ones within 8 % of the base's prediction, others within 4 %."""
    return [row for row in rows if abs(target(row) / base(row) - 1) < (0.08 if row["free"] else 0.04)]


def fit_factors(rows, predictor=predict):
    """One factor a weight: the median over its training rows, or the stated one where they are few."""
    factors, ones = {}, dict.fromkeys(STATED, 1)
    for row_weight, stated in STATED.items():
        own = training([row for row in rows if row["weight"] == row_weight], lambda label: predictor(label, STATED))
        ratios = [(target(row) - tracked(row)) / (predictor(row, ones) - tracked(row)) for row in own]
        factors[row_weight] = statistics.median(ratios) if len(ratios) >= FEWEST else stated
    return factors


def fit_corrections(rows, base, pull=PULL):
    """Ems to add a character: least squares of what the base leaves, pulled toward zero; outliers lose weight."""
    rows = training(rows, base) + anchors()
    characters = sorted({c for row in rows for c in row["text"]})
    place, result = {c: i for i, c in enumerate(characters)}, [0.0] * len(characters)
    for _ in range(4):
        matrix = [[pull * (i == j) for j in range(len(characters))] for i in range(len(characters))]
        right = [0.0] * len(characters)
        for row in rows:
            counts = [(place[c], n * row["size"] / 17) for c, n in Counter(row["text"]).items()]
            rest = target(row) - base(row)
            left = rest - sum(result[i] * n for i, n in counts) * 17
            trust = 1 / max(1, abs(left) / 0.5) if row["scale"] else ANCHOR_TRUST
            for i, a in counts:
                right[i] += trust * a * rest / 17
                for j, b in counts:
                    matrix[i][j] += trust * a * b
        result = solve(matrix, right)
    return dict(zip(characters, result))


def solve(matrix, right):
    """Gauss elimination; the matrix is symmetric and positive definite."""
    n = len(right)
    rows = [line + [value] for line, value in zip(matrix, right)]
    for i in range(n):
        for j in range(i + 1, n):
            if rows[j][i]:
                ratio = rows[j][i] / rows[i][i]
                rows[j] = [a - ratio * b for a, b in zip(rows[j], rows[i])]
    result = [0.0] * n
    for i in reversed(range(n)):
        result[i] = (rows[i][n] - sum(rows[i][k] * result[k] for k in range(i + 1, n))) / rows[i][i]
    return result
