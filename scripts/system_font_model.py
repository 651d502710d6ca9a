"""The model of San Francisco behind the built-in `system` font: Apple's advances, and what labels tell of the rest.

A text's width in em is the sum, over its characters, of

    (1 - f) * text cut + f * display cut + tracking(size) + kerning with the next character

where f is 0 up to 17 points, 1/11 at 19, 9/11 at 24 and 1 from 28 on, straight between. Before Xcode 12 it was a step at 20
points. An advance, and kerning, of a weight lies on a line from regular to the thinnest or to the blackest master.

Known are the advances of printable ASCII in all masters and the tracking of each size, from what an iOS 26.1 simulator
measured (truth/system_font_ios; published in golden/font_metrics_ios.json of github.com/Vercantez/openuikit). They are
whole units of 1/2048 em. Quotation marks, dashes and a few more are as Apple's documents state them in the text cut. Other
characters are those of Inter, as many times as wide as San Francisco's small letters, capitals or other ASCII are against
Inter's, plus a correction for each that labels show. Kerning is what documents state
(san_francisco_kerning.py), plus corrections for each pair that enough labels have: one for both cuts, one for the display
cut, and in each cut one for either way from regular; small ones where documents state the pair. Before Xcode 12 each
character and each size has a correction.

Beside labels, texts in images of tests (san_francisco_images.tsv) say how wide they are, to the pixel.

system_font_fit.py fits all corrections at once, and evaluate-system-font.py judges them on repositories that the fit did
not see.
"""

import sys, unicodedata
from collections import Counter, defaultdict
from functools import cache

from fontTools.ttLib import TTFont

from generated_swift import font_file, read_json, suites
from san_francisco_kerning import QUOTES, kerning_table, stated
from system_font_labels import TODAY

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
# Ems of which labels other than those of the fit show that a glyph got wider with Xcode 12 (UIKitNumbers.md, "Fonts").
WIDER_TODAY = {"_": 0.125}


# MARK: The simulator


@cache
def simulator():
    """Its fonts by name."""
    return {entry["id"]: entry for entry in read_json(suites("truth/system_font_ios/advances.json"))}


@cache
def measured_tracking():
    """Units of 1/2048 em by point size."""
    return {float(size): units for size, units in read_json(suites("truth/system_font_ios/tracking_units_2048.json")).items()}


def measured_units(font, size):
    """Units of 1/2048 em of printable ASCII in a font of the simulator, without tracking."""
    advances = simulator()[f"{font}-{size}"]["advances"]
    return {c: advances[c] / size * UNITS - measured_tracking()[size] for c in ASCII}


def whole(units):
    assert all(abs(round(value) - value) < 0.01 for value in units.values())
    return {c: round(value) for c, value in units.items()}


CUT_SIZES = 17.0, 28.0


@cache
def masters():
    """By master, units of 1/2048 em of printable ASCII in both cuts; the regular one has no name."""
    def at_end_of_line(weight, size):
        regular, own = measured_units("system-regular", size), measured_units(f"system-{weight}", size)
        return whole({c: regular[c] + (own[c] - regular[c]) / (WEIGHTS[weight][1] or 1) for c in ASCII})
    # Any weight on the line would do; the farthest has the least error.
    weights = {None: "regular", BLACK: "bold", THIN: "light"}
    return {name: [at_end_of_line(weight, size) for size in CUT_SIZES] for name, weight in weights.items()}


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
def inter(family):
    path = font_file(f":family={family}:style=Regular")
    font = TTFont(path)
    if font["name"].getDebugName(6) != f"{family}-Regular".replace(" ", ""):
        sys.exit(f"error: fontconfig gave {path} for {family} Regular; install Debian's fonts-inter")
    return font


@cache
def cuts():
    """Advances in em by character, of the text cut and of the display cut of Inter Regular."""
    result = []
    for font in map(inter, FAMILIES):
        scale, widths = font["head"].unitsPerEm, font["hmtx"]
        result.append({chr(code): widths[name][0] / scale for code, name in font.getBestCmap().items()})
    return result


# Cyrillic and Greek letters with the shape of Latin ones.
LOOK_ALIKES = dict(zip("АВЕКМНОРСТУХаеорсухіјѕЅІЈΑΒΕΖΗΙΚΜΝΟΡΤΥΧο", "ABEKMHOPCTYXaeopcyxijsSIJABEZHIKMNOPTYXo"))
# The documents of 2022 to 2024 that state kerning (san_francisco_kerning.py) also state advances, which in ASCII are the
# simulator's. ’ is as wide as . in regular, medium, semibold and bold; • as *, and · as ., in regular.
AS_WIDE = {"’": ".", "‘": ".", "·": ".", "•": "*"}
# The others in units of 1/2048 em: regular of the text cut, and how much less it was before Xcode 12 (documents of 2018 to
# 2020).
DOCUMENTED = {"“": (940, -74), "”": (940, -74), "–": (1195, 171), "—": (1790, -258), "©": (1831, 88), "®": (1419, 160)}
# The characters that these grow with, from weight to weight and into the display cut: – is exactly as wide as _ in regular
# and in semibold; of two labels in bold, “Clear Cache…” is 2 points wider than if … grew as letters do.
GROWS_AS = {"“": '"', "”": '"', "–": "_", "—": "_", "…": "."}


@cache
def stem(character):
    """The ASCII character that another is as wide as: `e` for `é`; else itself."""
    if character in AS_WIDE:
        return AS_WIDE[character]
    if character in DOCUMENTED or character in GROWS_AS:
        return character
    base = unicodedata.normalize("NFKD", character)[0]
    base = LOOK_ALIKES.get(base, base)
    return base if base in ASCII and all(cut.get(base) == cut.get(character) for cut in cuts()) else character


def is_covered(text):
    return all(character in cut for character in text for cut in cuts())


# MARK: Tracking


@cache
def tracking_table():
    """Units of 1/2048 em by point size, from Xcode 12 on: measured, and beyond those sizes as Apple's guidelines print them.

    Of the 33 sizes that were measured the points that they print give 21 exactly, the thousandths of an em 6.
    """
    rows = read_json(suites("facts/tracking_sfpro.json"))["rows"]
    measured = measured_tracking()
    printed = {row["pt"]: round(row["trackingPoints"] * UNITS / row["pt"]) for row in rows if not min(measured) <= row["pt"] <= max(measured)}
    return dict(sorted((printed | measured).items()))


@cache
def old_tracking_table():
    """The same of SF UI Text up to 19 points and SF UI Display from 20 on."""
    model = read_json(suites("truth/system_font/sf_model.json"))
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
    own, inters = masters()[None][cut], cuts()[cut]
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
    kin = GROWS_AS.get(character)
    factor = ascii_units(weight, kin, cut) / ascii_units("regular", kin, cut) if kin else weight_factor(weight)
    known = cuts()[cut][character] * against_inter(kind(character), cut)
    factors = {("character", character): factor}
    if character in DOCUMENTED:
        units, more = DOCUMENTED[character]
        into_display = ascii_units("regular", kin, DISPLAY) / ascii_units("regular", kin, TEXT) if kin else known / (cuts()[TEXT][character] * against_inter(kind(character), TEXT))
        known, factors = (units - (more if era != TODAY else 0)) / UNITS * (into_display if cut == DISPLAY else 1), {}
    if cut == DISPLAY:
        factors["display", character] = factor
    if era != TODAY and (character in DOCUMENTED or kin):
        factors["before", character, cut] = 1
    return known * factor, factors


# Of the simulator's six texts those that are as wide as their characters, in all weights and at all sizes.
UNKERNED = ("Hello UIKit", "iiiiillll", "WWWW MMMM")
KERNED = ASCII + QUOTES
UNKERNED_PAIRS = {a + b for text in UNKERNED for a, b in zip(text, text[1:])}


@cache
def known_kerning():
    return kerning_table(KERNED, inter(FAMILIES[TEXT]))


@cache
def kerning(pair, cut, weight="regular"):
    if not (pair[0] in KERNED and pair[1] in KERNED) or pair in UNKERNED_PAIRS:
        return 0, {}
    master, step = WEIGHTS[weight]
    of_cut, black = ("text", "text black") if cut == TEXT else ("display", "display black")
    known = known_kerning()[of_cut][pair] + (step * known_kerning()[black][pair] if master == BLACK else 0)
    sure = "stated " if pair in stated()["text"] else ""
    factors = {(f"{sure}pair", pair): 1}
    if cut == DISPLAY:
        sure = "stated " if pair in stated()["display"] else ""
        factors[f"{sure}pair display", pair] = 1
    if step:
        sure = "stated " if master == BLACK and pair in stated()[black] else ""
        factors[f"{sure}pair {master}", pair, cut] = step
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
    kerned = [character if character in QUOTES else base for character, base in zip(label["text"], text)]
    track, factors = tracking(size, label["era"])
    pieces = [(len(text), track, factors)]
    pieces += [(count, *advance(label["weight"], c, cut, label["era"])) for c, count in Counter(text).items()]
    pieces += [(count, *kerning(pair, cut, label["weight"])) for pair, count in Counter(a + b for a, b in zip(kerned, kerned[1:])).items()]
    for count, _, factors in pieces:
        for name, factor in factors.items():
            total[name] += count * factor * size
    return sum(count * known for count, known, _ in pieces) * size, total


def mixed_parts(label):
    """The cuts that a label's width is made of: how much of it each is, its known points, its factors."""
    mix = between(SHARE, label["size"]) if label["era"] == TODAY else float(label["size"] >= 20)
    return [(part, *parts(label, cut)) for cut, part in ((TEXT, 1 - mix), (DISPLAY, mix)) if part]
