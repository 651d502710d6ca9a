"""The model of San Francisco behind the built-in `system` font, fitted to label widths that Xcode stored.

A label's width in em is the sum, over its characters, of

    (1 - d) * text cut + d * display cut + tracking(size) + kerning with the next character

where d, the display cut's share, is one for each size from 18 to 28 points; up to 17 points it is 0, from 30 on 1. Before
Xcode 12 it was a step at 20 points. An advance is that of Inter in the same weight and cut, plus corrections: one a character
for each cut; for the weights one slope and one shift on either side of regular, for each weight another, and one a character;
for Xcode 12 one a character again, as some glyphs got wider with it (the percent sign by 0.09 em). Kerning is Inter Regular's
times a factor, to which a character on the left and one on the right add their parts, plus a correction for each pair that
enough labels have. Tracking is Apple's table of thousandths of an em, as of Xcode 12, and an older one with corrections before.

All corrections are fitted at once: each has a normal distribution round 0 (SPREAD, ems), those of Xcode 12 Student's, so that
most stay 0; a stored width is an interval (a pixel or a point, up to which the text's width was rounded), the text's width is
spread normally round the model's, and a few labels are stretched or stale. The most probable values are found by Newton's
method. scripts/evaluate-system-font.py judges the model on repositories that it was not fitted to.
"""

import json
import math
import subprocess
import sys
import unicodedata
from collections import Counter, defaultdict
from functools import cache

import numpy
import scipy.linalg
import scipy.sparse
import scipy.special
import uharfbuzz
from fontTools.ttLib import TTFont

from generated_swift import oracles
from system_font_labels import TODAY, interval

ASCII = [chr(code) for code in range(0x20, 0x7F)]
TEXT, DISPLAY = 0, 1
FAMILIES = ("Inter", "Inter Display")
WEIGHTS = {  # UIFont.Weight: Inter's style, and how far from regular it is, bold being 1 and light -1
    "ultraLight": ("Thin", -2), "thin": ("Extra Light", -1.6), "light": ("Light", -1), "regular": ("Regular", 0),
    "medium": ("Medium", 0.35), "semibold": ("Semi Bold", 0.65), "bold": ("Bold", 1), "heavy": ("Extra Bold", 1.35), "black": ("Black", 1.7),
}
SPREAD = {
    "character": 0.03, "display": 0.015, "every": 0.02, "every display": 0.02,
    "slope": 0.3, "side's slope": 0.3, "shift": 0.01, "side's shift": 0.01, "display shift": 0.005,
    "side": 0.008, "side's display": 0.004, "weight": 0.002, "today": 0.004,
    "kerning": 0.3, "left": 0.6, "right": 0.6, "pair": 0.006, "old tracking": 0.003, "oldest": 0.01,
}
SIZES = list(range(18, 29))  # where a share of the display cut is fitted
SHARE_SPREAD, SHARE_BEND = 0.15, 0.1  # from the straight line, and of the second differences
FEWEST_LABELS, FEWEST_REPOSITORIES = 4, 2  # that a pair needs
NOISE = 0.12, 0.004  # points: of a label, and more a character at 17 points
STALE = 0.03  # share of labels whose width is not the text's, anywhere within 20 points
ROUNDS = 9
# Ems of which labels other than those of the fit show that a glyph got wider with Xcode 12 (UIKitNumbers.md, "Fonts").
WIDER_TODAY = {"_": 0.125}


# MARK: Inter


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
    for family in FAMILIES:
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
def inter_kerning(pair):
    """Ems between two characters, of the text cut and of the display cut of Inter Regular; labels show none of `_` and small letters."""
    if "_" in pair and pair.islower():
        return [0, 0]
    units = [inter(family, "Regular")["head"].unitsPerEm for family in FAMILIES]
    return [(pen(pair, family, True) - pen(pair, family, False)) / em for family, em in zip(FAMILIES, units)]


@cache
def stem(character):
    """The ASCII character that another is as wide as: `e` for `é`; else itself."""
    base = unicodedata.normalize("NFKD", character)[0]
    regular = cuts("Regular")
    return base if base in ASCII and all(cut.get(base) == cut.get(character) for cut in regular) else character


def is_covered(text):
    return all(character in cut for character in text for cut in cuts("Regular"))


# MARK: Tracking


@cache
def tracking_table():
    """Thousandths of an em by point size, from Xcode 12 on."""
    return {row["pt"]: row["trackingPer1000em"] for row in json.loads(oracles("facts", "tracking_sfpro.json").read_text())["rows"]}


@cache
def old_tracking_table():
    """The same of SF UI Text up to 19 points and SF UI Display from 20 on."""
    model = json.loads(oracles("truth", "system_font", "sf_model.json").read_text())
    return {int(size): value for size, value in model["tracking"]["tools<17000"].items()}


def between(table, size):
    """Linear between the keys of a table, constant outside."""
    size = min(max(size, min(table)), max(table))
    low, high = max(key for key in table if key <= size), min(key for key in table if key >= size)
    return table[low] + (table[high] - table[low]) * ((size - low) / (high - low) if high > low else 0)


# MARK: What a label's width is made of: ems that are known, and the corrections by name with their factors


@cache
def advance(weight, character, cut, era):
    """Of a character, without tracking."""
    style, distance = WEIGHTS[weight]
    regular = cuts("Regular")[cut][character]
    known, factors = regular, {("character", character): 1, ("every",): 1}
    if cut == DISPLAY:
        factors |= {("display", character): 1, ("every display",): 1}
    if era == TODAY:
        if character in WIDER_TODAY:
            known += WIDER_TODAY[character]
        else:
            factors["today", character, cut] = 1
    if distance:
        side, more = distance > 0, cuts(style)[cut].get(character, regular) - regular
        known += more
        factors |= {
            ("slope", weight): more, ("side's slope", side): more, ("shift", weight): 1, ("side's shift", side): abs(distance),
            ("side", side, character): abs(distance), ("weight", weight, character): 1,
        }
        if cut == DISPLAY:
            factors |= {("display shift", weight): 1, ("side's display", side, character): abs(distance)}
    return known, factors


@cache
def kerning(pair, cut):
    known = inter_kerning(pair)[cut] if pair[0] in ASCII and pair[1] in ASCII else 0
    return known, {("kerning",): known, ("left", pair[0]): known, ("right", pair[1]): known, ("pair", pair): 1}


def tracking(size, era):
    if era == TODAY:
        return between(tracking_table(), size) / 1000, {}
    factors = {("old tracking", min(round(size), 40)): 1}
    if era == 0 and size >= 20:
        factors["oldest",] = 1
    return between(old_tracking_table(), size) / 1000, factors


def parts(label, cut):
    """Points that are known, and the factors of the corrections, in points an em."""
    text, size, total = [stem(character) for character in label["text"]], label["size"], defaultdict(float)
    track, factors = tracking(size, label["era"])
    pieces = [(len(text), track, factors)]
    pieces += [(count, *advance(label["weight"], c, cut, label["era"])) for c, count in Counter(text).items()]
    pieces += [(count, *kerning(pair, cut)) for pair, count in Counter(a + b for a, b in zip(text, text[1:])).items()]
    for count, _, factors in pieces:
        for name, factor in factors.items():
            total[name] += count * factor * size
    return sum(count * known for count, known, _ in pieces) * size, total


def share(label, shares):
    if label["era"] != TODAY:
        return float(label["size"] >= 20)
    return between(shares, label["size"])


def system(labels, cut, places):
    """Known points by label, and a matrix of factors by label and correction; corrections without a place are 0."""
    known, values, rows, columns = [], [], [], []
    for row, label in enumerate(labels):
        points, factors = parts(label, cut)
        known.append(points)
        for name, factor in factors.items():
            if name in places and factor:
                values.append(factor)
                rows.append(row)
                columns.append(places[name])
    return numpy.array(known), scipy.sparse.csr_matrix((values, (rows, columns)), shape=(len(labels), len(places)))


# MARK: The fit


def fit(labels):
    """A model: places of the corrections, their values in em, and shares of the display cut by size."""
    places, repositories, counts = {}, defaultdict(set), Counter()
    for label in labels:
        for name in sorted({name for cut in (TEXT, DISPLAY) for name in parts(label, cut)[1]}, key=repr):
            repositories[name].add(label["repo"])
            counts[name] += 1
    for name in sorted(counts, key=repr):
        if name[0] != "pair" or (counts[name] >= FEWEST_LABELS and len(repositories[name]) >= FEWEST_REPOSITORIES):
            places[name] = len(places)
    spread = numpy.array([SPREAD[name[0]] for name in places])
    is_students = numpy.array([name[0] == "today" for name in places])
    (text_known, text), (display_known, display) = (system(labels, cut, places) for cut in (TEXT, DISPLAY))
    bounds = numpy.array([interval(label) for label in labels])
    noise = numpy.array([NOISE[0] + NOISE[1] * len(label["text"]) * label["size"] / 17 for label in labels])
    straight = {17: 0.0, **{size: min(1, (size - 17) / 11) for size in SIZES}, 30: 1.0}
    spots = spots_of_sizes(labels, list(straight))
    bend = numpy.diff(numpy.eye(len(straight)), 2, axis=0) / SHARE_BEND
    # The ends are known.
    hold = numpy.diag([1e8 if size in (17, 30) else SHARE_SPREAD**-2 for size in straight])
    start = numpy.array(list(straight.values()))
    # Corrections first, then shares.
    found, count, precision = numpy.concatenate([numpy.zeros(len(places)), start]), len(places), spread**-2
    for number in range(ROUNDS):
        values, shares = found[:count], found[count:]
        mix = numpy.array([share(label, dict(zip(straight, shares))) for label in labels])
        factors = scipy.sparse.diags(1 - mix) @ text + scipy.sparse.diags(mix) @ display
        gain = display_known + display @ values - text_known - text @ values
        slopes = scipy.sparse.hstack([factors, scipy.sparse.diags(gain) @ spots]).tocsr()
        here = text_known * (1 - mix) + display_known * mix + factors @ values
        trust, target = likeliest(here, bounds, noise)
        if number:
            precision = numpy.where(is_students, 2 / (spread**2 + values**2), precision)
        prior = scipy.linalg.block_diag(numpy.diag(precision), hold + bend.T @ bend)
        asked = slopes.T @ (trust * (target - here + slopes @ found))
        asked[count:] += hold @ start
        found = numpy.linalg.solve((slopes.T @ scipy.sparse.diags(trust) @ slopes).toarray() + prior, asked)
        found[count:] = numpy.clip(found[count:], 0, 1)
    return {"places": places, "values": found[:count], "shares": dict(zip(straight, map(float, found[count:])))}


def spots_of_sizes(labels, sizes):
    """By label of today, how much its share of the display cut depends on that of each size."""
    rows = numpy.zeros((len(labels), len(sizes)))
    for row, label in enumerate(labels):
        if label["era"] == TODAY and 17 < label["size"] < 30:
            rows[row] = [between({other: other == size for other in sizes}, label["size"]) for size in sizes]
    return scipy.sparse.csr_matrix(rows)


def likeliest(widths, bounds, noise):
    """Newton's step for widths whose rounded ones are known: how far each label is to be trusted, and the width it asks for."""
    low, high = ((bounds[:, side] - widths) / noise for side in (0, 1))
    inside = scipy.special.ndtr(high) - scipy.special.ndtr(low)
    is_far = inside < 1e-8
    inside = numpy.where(is_far, 1, inside)
    densities = [numpy.exp(-side * side / 2) / math.sqrt(2 * math.pi) for side in (low, high)]
    slope = numpy.where(is_far, numpy.where(low > 0, low, high), (densities[0] - densities[1]) / inside)
    curve = numpy.where(is_far, 1, slope**2 - (low * densities[0] - high * densities[1]) / inside)
    curve = numpy.clip(curve, 0.02, 1)
    fair = (1 - STALE) * inside
    belief = fair / (fair + STALE * (bounds[:, 1] - bounds[:, 0]) / 20)
    outside = numpy.maximum(numpy.maximum(low, -high), 1)
    trust = numpy.maximum(numpy.where(is_far, numpy.minimum(1, 8 / outside**2), belief), 1e-4) * curve / noise**2
    return trust, widths + slope / curve * noise


# MARK: What the model says


def predict(model, labels):
    """Widths in points, before they are rounded up."""
    widths = []
    for cut in (TEXT, DISPLAY):
        known, factors = system(labels, cut, model["places"])
        widths.append(known + factors @ model["values"])
    mix = numpy.array([share(label, model["shares"]) for label in labels])
    return (1 - mix) * widths[TEXT] + mix * widths[DISPLAY]


def value(model, known, factors):
    """Ems of what `advance`, `kerning` or `tracking` gives."""
    places, values = model["places"], model["values"]
    return known + sum(float(values[places[name]]) * factor for name, factor in factors.items() if name in places)
