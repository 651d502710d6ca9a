"""The model of San Francisco behind the built-in `system` font: Apple's advances, and what labels tell of the rest.

A text's width in em is the sum, over its characters, of

    (1 - f) * text cut + f * display cut + tracking(size) + kerning with the next character

where f is 0 up to 17 points, 1/11 at 19, 9/11 at 24 and 1 from 28 on, straight between. Before Xcode 12 it was a step at 20
points. An advance, and kerning, of a weight lies on a line from regular to the thinnest or to the blackest master.

Known are the advances of printable ASCII in all masters and the tracking of each size, from what an iOS 26.1 simulator
measured (truth/system_font_ios; published in golden/font_metrics_ios.json of github.com/Vercantez/openuikit). They are
whole units of 1/2048 em. Other characters are those of Inter, as many times as wide as San Francisco's small letters,
capitals or other ASCII are against Inter's, plus a correction for each that labels show. Kerning is Inter Regular's times
a factor, to which a character on the left and one on the right add their parts, plus corrections for each pair that
enough labels have: one for both cuts, one for the display cut, and in each cut one for either way from regular. Before
Xcode 12 each character and each size has a correction.

All corrections are fitted at once: each has a normal distribution round 0 (SPREAD, ems), those of older characters
Student's, so that most stay 0; a stored width is an interval (a pixel or a point, up to which the text's width was rounded), the text's width is
spread normally round the model's, and a few labels are stretched or stale. The most probable values are found by Newton's
method. The simulator's widths of six texts are labels that are known to a thousandth of a point.
scripts/evaluate-system-font.py judges the model on repositories that it was not fitted to.
"""

import json
import math
import subprocess
import sys
import unicodedata
from collections import Counter, defaultdict
from functools import cache

import numpy
import scipy.sparse
import scipy.special
import uharfbuzz
from fontTools.ttLib import TTFont

from generated_swift import oracles
from system_font_labels import TODAY, interval

ASCII = [chr(code) for code in range(0x20, 0x7F)]
TEXT, DISPLAY = 0, 1
FAMILIES = ("Inter", "Inter Display")
UNITS = 2048
BLACK, THIN = "black", "thin"
# UIFont.Weight, and how far from regular it lies on the way to the black or the thin master. Medium to heavy and light are
# the simulator's; black is the end of that line; ultra-light and thin are what the four labels of theirs ask for.
WEIGHTS = {
    "ultraLight": (THIN, 0.925), "thin": (THIN, 0.725), "light": (THIN, 0.315), "regular": (BLACK, 0), "medium": (BLACK, 0.55 / 3),
    "semibold": (BLACK, 0.95 / 3), "bold": (BLACK, 0.5), "heavy": (BLACK, 2.3 / 3), "black": (BLACK, 1),
}
SHARE = {17: 0, 19: 1 / 11, 24: 9 / 11, 28: 1}
SPREAD = {
    "character": 0.03, "display": 0.015, "before": 0.004, "old tracking": 0.003, "oldest": 0.01,
    "kerning": 0.3, "left": 0.6, "right": 0.6, "pair": 0.006, "pair display": 0.004, "pair black": 0.003, "pair thin": 0.006,
}
FEWEST_LABELS, FEWEST_REPOSITORIES = 4, 2  # that a pair needs
MEASURED = 0.002  # points that the simulator's widths may be off
NOISE = 0.04, 0.003  # points: of a label, and more a character at 17 points
STALE = 0.03  # share of labels whose width is not the text's, anywhere within 20 points
ROUNDS = 9
# Ems of which labels other than those of the fit show that a glyph got wider with Xcode 12 (UIKitNumbers.md, "Fonts").
WIDER_TODAY = {"_": 0.125}


# MARK: The simulator


@cache
def simulator():
    """Its fonts by name."""
    return {entry["id"]: entry for entry in json.loads(oracles("truth", "system_font_ios", "advances.json").read_text())}


@cache
def measured_tracking():
    """Units of 1/2048 em by point size."""
    units = json.loads(oracles("truth", "system_font_ios", "tracking_units_2048.json").read_text())
    return {float(size): value for size, value in units.items()}


CUT_SIZES = 17.0, 28.0


def measured_units(font, size):
    """Units of 1/2048 em of printable ASCII in a font of the simulator, without tracking."""
    advances = simulator()[f"{font}-{size}"]["advances"]
    return {c: advances[c] / size * UNITS - measured_tracking()[size] for c in ASCII}


def whole(units):
    result = {c: round(value) for c, value in units.items()}
    assert all(abs(result[c] - value) < 0.01 for c, value in units.items())
    return result


@cache
def masters():
    """By master, units of 1/2048 em of printable ASCII in both cuts; the regular one has no name."""
    result = {None: [], BLACK: [], THIN: []}
    for size in CUT_SIZES:
        regular = measured_units("system-regular", size)
        # Any weight on the line would do; the farthest has the least error.
        for name, weight, step in ((None, "regular", 1), (BLACK, "bold", WEIGHTS["bold"][1]), (THIN, "light", WEIGHTS["light"][1])):
            result[name].append(whole({c: regular[c] + (value - regular[c]) / step for c, value in measured_units(f"system-{weight}", size).items()}))
    return result


@cache
def italics():
    """The same of the regular italic."""
    return [whole(measured_units("italic-regular", size)) for size in CUT_SIZES]


def measured_labels():
    """The simulator's widths of texts."""
    return [
        {"repo": f"simulator at {entry['pointSize']}", "file": name, "text": text, "size": float(entry["pointSize"]),
         "weight": name.split("-")[1], "w": width, "scale": 3, "era": TODAY, "button": False, "is_measured": True,
         "label": entry["labelWidths"][text]}
        for name, entry in simulator().items() if name.startswith("system-") for text, width in entry["stringWidths"].items()
    ]


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


# Cyrillic and Greek letters with the shape of Latin ones.
LOOK_ALIKES = dict(zip("АВЕКМНОРСТУХаеорсухіјѕЅІЈΑΒΕΖΗΙΚΜΝΟΡΤΥΧο", "ABEKMHOPCTYXaeopcyxijsSIJABEZHIKMNOPTYXo"))


@cache
def stem(character):
    """The ASCII character that another is as wide as: `e` for `é`; else itself."""
    base = unicodedata.normalize("NFKD", character)[0]
    regular = cuts("Regular")
    base = LOOK_ALIKES.get(base, base)
    return base if base in ASCII and all(cut.get(base) == cut.get(character) for cut in regular) else character


def is_covered(text):
    return all(character in cut for character in text for cut in cuts("Regular"))


# MARK: Tracking


@cache
def tracking_table():
    """Units of 1/2048 em by point size, from Xcode 12 on: measured, and beyond those sizes as Apple's guidelines print them."""
    rows = json.loads(oracles("facts", "tracking_sfpro.json").read_text())["rows"]
    measured = measured_tracking()
    printed = {row["pt"]: round(row["trackingPer1000em"] * UNITS / 1000) for row in rows if not min(measured) <= row["pt"] <= max(measured)}
    return dict(sorted((printed | measured).items()))


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


def kind(character):
    return "small" if character.islower() else "capital" if character.isupper() else "other"


@cache
def against_inter(kind_of, cut):
    """How many times as wide as Inter's the simulator's regular characters of a kind are."""
    own, inters = masters()[None][cut], cuts("Regular")[cut]
    alike = [c for c in ASCII if kind(c) == kind_of]
    return sum(own[c] for c in alike) / UNITS / sum(inters[c] for c in alike)


@cache
def weight_factor(weight):
    """How many times as wide as regular letters those of a weight are; of every character that the simulator has not."""
    letters = [c for c in ASCII if c.isalpha()]
    return sum(ascii_units(weight, c, TEXT) for c in letters) / sum(ascii_units("regular", c, TEXT) for c in letters)


def ascii_units(weight, character, cut):
    master, step = WEIGHTS[weight]
    regular = masters()[None][cut][character]
    return regular + step * (masters()[master][cut][character] - regular)


@cache
def advance(weight, character, cut, era):
    """Of a character, without tracking."""
    if character in ASCII:
        known = ascii_units(weight, character, cut) / UNITS
        if era == TODAY:
            return known, {}
        return known - WIDER_TODAY.get(character, 0), {} if character in WIDER_TODAY else {("before", character, cut): 1}
    factor = weight_factor(weight)
    known = cuts("Regular")[cut][character] * against_inter(kind(character), cut) * factor
    return known, {("character", character): factor, **({("display", character): factor} if cut == DISPLAY else {})}


# Of the simulator's six texts those that are as wide as their characters, in all weights and at all sizes.
UNKERNED = ("Hello UIKit", "iiiiillll", "WWWW MMMM")
UNKERNED_PAIRS = {text[place:place + 2] for text in UNKERNED for place in range(len(text) - 1)}


@cache
def kerning(pair, cut, weight="regular"):
    if not (pair[0] in ASCII and pair[1] in ASCII) or pair in UNKERNED_PAIRS:
        return 0, {}
    known = inter_kerning(pair)[cut]
    factors = {("kerning",): known, ("left", pair[0]): known, ("right", pair[1]): known, ("pair", pair): 1}
    if cut == DISPLAY:
        factors["pair display", pair] = 1
    master, step = WEIGHTS[weight]
    if step:
        factors[f"pair {master}", pair, cut] = step
    return known, factors


def tracking(size, era):
    if era == TODAY:
        return between(tracking_table(), size) / UNITS, {}
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
    pieces += [(count, *kerning(pair, cut, label["weight"])) for pair, count in Counter(a + b for a, b in zip(text, text[1:])).items()]
    for count, _, factors in pieces:
        for name, factor in factors.items():
            total[name] += count * factor * size
    return sum(count * known for count, known, _ in pieces) * size, total


def share(label):
    return between(SHARE, label["size"]) if label["era"] == TODAY else float(label["size"] >= 20)


def system(labels, places):
    """Known points by label, and a matrix of factors by label and correction; corrections without a place are 0."""
    known, values, rows, columns = [], [], [], []
    for row, label in enumerate(labels):
        mix, points = share(label), 0
        for cut, part in ((TEXT, 1 - mix), (DISPLAY, mix)):
            if part:
                own, factors = parts(label, cut)
                points += part * own
                for name, factor in factors.items():
                    if name in places and factor:
                        values.append(part * factor)
                        rows.append(row)
                        columns.append(places[name])
        known.append(points)
    return numpy.array(known), scipy.sparse.csr_matrix((values, (rows, columns)), shape=(len(labels), len(places)))


# MARK: The fit


def fit(labels):
    """A model: places of the corrections, and their values in em."""
    labels = labels + measured_labels()
    places, repositories, counts = {}, defaultdict(set), Counter()
    for label in labels:
        mix = share(label)
        cuts_in = [cut for cut, part in ((TEXT, 1 - mix), (DISPLAY, mix)) if part]
        for name in sorted({name for cut in cuts_in for name in parts(label, cut)[1]}, key=repr):
            repositories[name].add(label["repo"])
            counts[name] += 1
    for name in sorted(counts, key=repr):
        if not name[0].startswith("pair") or (counts[name] >= FEWEST_LABELS and len(repositories[name]) >= FEWEST_REPOSITORIES):
            places[name] = len(places)
    spread = numpy.array([SPREAD[name[0]] for name in places])
    is_students = numpy.array([name[0] == "before" for name in places])
    known, factors = system(labels, places)
    bounds = numpy.array([interval(label) for label in labels])
    noise = numpy.array([NOISE[0] + NOISE[1] * len(label["text"]) * label["size"] / 17 for label in labels])
    is_measured = numpy.array(["is_measured" in label for label in labels])
    values, precision = numpy.zeros(len(places)), spread**-2
    for number in range(ROUNDS):
        here = known + factors @ values
        trust, target = likeliest(here, bounds, noise)
        trust, target = numpy.where(is_measured, MEASURED**-2, trust), numpy.where(is_measured, bounds[:, 1], target)
        if number:
            precision = numpy.where(is_students, 2 / (spread**2 + values**2), precision)
        asked = factors.T @ (trust * (target - known))
        values = numpy.linalg.solve((factors.T @ scipy.sparse.diags(trust) @ factors).toarray() + numpy.diag(precision), asked)
    return {"places": places, "values": values}


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
    known, factors = system(labels, model["places"])
    return known + factors @ model["values"]


def value(model, known, factors):
    """Ems of what `advance`, `kerning` or `tracking` gives."""
    places, values = model["places"], model["values"]
    return known + sum(float(values[places[name]]) * factor for name, factor in factors.items() if name in places)
