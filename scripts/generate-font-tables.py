#!/usr/bin/env python3
"""Writes BuiltInFonts.generated.swift: the metrics of the built-in fonts `system` and `Helvetica`, and mean advances of scripts.

usage: SHELF_HEIGHT_ORACLES=<folder> scripts/generate-font-tables.py [OUT [NimbusSans-Regular.afm]]

Needs fontTools, uharfbuzz, SciPy, font-source-sans-pro of PyPI and, found through fontconfig, Debian's fonts-inter (3.19),
fonts-lato, fonts-open-sans, fonts-roboto-unhinted, fonts-urw-base35 and fonts-noto-core.
"""

import importlib.util, re, statistics, struct, sys, unicodedata
from pathlib import Path

from fontTools import afmLib, agl
from fontTools.ttLib import TTFont

import helvetica_neue_model
import ping_fang_model
from generated_swift import ROOT, output, packed, static_string, unicode_data, write
from san_francisco_kerning import QUOTES
from system_font_fit import fit, value
from system_font_labels import TODAY, labels
from system_font_model import (
    ASCII, BLACK, DISPLAY, GROWS_AS, KERNED, SHARE, TEXT, THIN, UNITS, WEIGHTS, advance, cuts, is_covered, italics, kerning, masters,
    old_tracking_table, stem, tracking, tracking_table, weight_factor)

OUT = ROOT / "Sources/TextMeasurement/Fonts/BuiltInFonts.generated.swift"
# Four times Apple's own, since kerning and what is fitted are no whole ones.
PER_EM = 4 * UNITS
STEPS = 6000
# Units below which kerning is the noise of the fit: Apple has whole ones of 1/2048 em.
LEAST_KERNING = 4
# How files of free families begin whose own widths stand for them where they are not.
FREE_FONTS = ("Inter-", "Lato-", "OpenSans-", "Roboto-", "SourceSansPro-")

HEADER = """
Made by scripts/generate-font-tables.py. Do not edit. From: what an iOS 26.1 simulator measured of San Francisco
(golden/font_metrics_ios.json of github.com/Vercantez/openuikit); Inter 3.19 as Debian packages it (OFL-1.1); corrections
fitted to public label widths (scripts/system_font_model.py has the model); its kerning, which Apple's PDF documents state
(scripts/san_francisco_kerning.py), and widths of texts in images of tests (scripts/san_francisco_images.tsv); Apple's
published table of tracking for sizes that were not measured; the AFM metrics of NimbusSans-Regular of URW's base 35 fonts (AGPL-3.0 with a font exception;
Helvetica's own widths); advances of Inter, Lato and Source Sans Pro (OFL-1.1), Open Sans and
Roboto (Apache-2.0); what PDF documents state of Helvetica Neue (scripts/helvetica_neue_model.py) and of PingFang SC
(scripts/ping_fang_model.py); mean advances of Noto fonts (OFL-1.1); script names of Unicode 17.0 (Unicode-3.0).

Everything is little-endian. Ranges are records of 6 bytes: first code point UInt32, count UInt16. The advances of a font
follow in the order of its ranges, UInt16 each.
"""


def ranges_of(codes):
    """Packs sorted code points into runs of consecutive ones."""
    runs = []
    for code in codes:
        if runs and runs[-1][0] + runs[-1][1] == code and runs[-1][1] < 0xFFFF:
            runs[-1][1] += 1
        else:
            runs.append([code, 1])
    return b"".join(struct.pack("<IH", *run) for run in runs)


def words(values):
    return struct.pack(f"<{len(values)}H", *values)


def array(name, values, doc):
    text = re.sub("(.{1,110})(?: |$)", r"    \1\n", ", ".join(map(str, values)))
    return f"  /// {doc}\n  static let {name}: [Int16] = [\n{text}  ]\n\n"


def system_font():
    model = fit([row for row in labels() if row["weight"] in WEIGHTS and is_covered(row["text"])])
    def units(known, factors):
        return round(value(model, known, factors) * PER_EM)
    plain, display = cuts()
    shared = sorted(set(plain) & set(display))
    stems = {c: base for c in shared if (base := stem(c)) in ASCII}
    # Beside ASCII, the characters whose growth from weight to weight is known; the top bit and a number after ~ name them.
    measured = [*ASCII, *GROWS_AS]
    stems |= {c: chr(0x20 + measured.index(c)) for c in GROWS_AS}
    tables = [[0x8000 | ord(stems[c]) if c in stems else max(0, units(*advance("regular", c, cut, TODAY))) for c in shared] for cut in (TEXT, DISPLAY)]
    body = f"/// San Francisco, and what stands for it, in units of 1/{PER_EM} em, before tracking.\nenum SystemFontData {{\n"
    body += f"  static let unitsPerEm = {PER_EM}\n\n"
    body += packed("ranges", ranges_of(map(ord, shared)), f"The {len(shared)} code points of Inter Regular and Inter Display Regular.") + "\n"
    body += packed("textAdvances", words(tables[TEXT]), "The text cut, regular; with the top bit set, which character of `knownAdvances` is as wide, the first one U+0020.") + "\n"
    body += packed("displayAdvances", words(tables[DISPLAY]), "The display cut likewise.") + "\n"
    def known(table, cut, character):
        if character in ASCII:
            return table[cut][character] * PER_EM // UNITS
        kin = GROWS_AS[character]
        return round(units(*advance("regular", character, cut, TODAY)) * table[cut][kin] / masters()[None][cut][kin])
    names = f"U+0020 to U+007E and {' '.join(GROWS_AS)}"
    exact = [known(masters()[master], cut, c) for master in (None, BLACK, THIN) for cut in (TEXT, DISPLAY) for c in measured]
    body += packed("knownAdvances", words(exact), f"{names}: of the masters regular, black and thin {len(measured)} of the text cut, then as many of the display cut.") + "\n"
    body += packed("italicAdvances", words([known(italics(), cut, c) for cut in (TEXT, DISPLAY) for c in measured]), "These of the regular italic likewise.") + "\n"
    steps = [round(STEPS * step) * (-1 if master == THIN else 1) for master, step in WEIGHTS.values()]
    assert all(abs(abs(step) / STEPS - own[1]) < 1e-9 for step, own in zip(steps, WEIGHTS.values()))
    body += array("weightSteps", steps, f"How far each weight is from regular, in {STEPS}ths of the way to the black master, below 0 to the thin one. In order: {', '.join(WEIGHTS)}.")
    body += array("weightFactors", [round(1000 * weight_factor(weight)) for weight in WEIGHTS], "Thousandths by weight, for every character that `knownAdvances` lacks.")
    def more(pair, master, cut):
        if master == THIN:
            return units(0, {("pair thin", pair, cut): 1})
        return units(*kerning(pair, cut, "black")) - units(*kerning(pair, cut))
    growing = {a + b: values for a in KERNED for b in KERNED if max(map(abs, values := [more(a + b, master, cut) for master in (BLACK, THIN) for cut in (TEXT, DISPLAY)])) >= LEAST_KERNING}
    pairs = {a + b: values for a in KERNED for b in KERNED if max(map(abs, values := [units(*kerning(a + b, cut)) for cut in (TEXT, DISPLAY)])) >= LEAST_KERNING or a + b in growing}
    def numbers(pairs):
        return bytes(0x20 + KERNED.index(c) for pair in pairs for c in pair)
    body += array("kernedQuotes", map(ord, QUOTES), "The code points that are kerned beside printable ASCII; the tables of pairs number them from U+007F on.")
    body += packed("kerningPairs", numbers(pairs), f"{len(pairs)} kerned pairs.") + "\n"
    body += packed("kerning", struct.pack(f"<{2 * len(pairs)}h", *(value for cut in zip(*pairs.values()) for value in cut)), "Units between them, Int16: first all of the text cut, then all of the display cut.") + "\n"
    body += packed("weightKerningPairs", numbers(growing), f"{len(growing)} pairs that are kerned otherwise in other weights.") + "\n"
    body += packed("weightKerning", struct.pack(f"<{4 * len(growing)}h", *(value for values in growing.values() for value in values)), "By pair, units by which black differs from regular in the text and the display cut, and thin likewise, Int16.") + "\n"
    body += array("shareSizes", SHARE, "Point sizes at which the display cut's share is known; linear between them, constant outside.")
    body += array("shareNumerators", [round(110 * share) for share in SHARE.values()], "That share, in 110ths.")
    today = tracking_table()
    assert all(2 * size == int(2 * size) for size in today)
    body += array("trackingHalfSizes", [round(2 * size) for size in today], "Twice the point sizes of which tracking is known; linear between them, constant outside.")
    body += array("tracking", today.values(), f"The tracking of every glyph at those sizes, in units of 1/{UNITS} em.")
    old = old_tracking_table()
    body += array("oldTrackingSizes", old, "Point sizes likewise before Xcode 12.")
    body += array("oldTracking", [round(1e5 * value(model, *tracking(size, 1))) for size in old], "In hundred-thousandths of an em, fitted.")
    oldest = round(1e5 * value(model, 0, {("oldest",): 1}))
    body += f"  /// The addition to these from 20 points on before Xcode 9, in hundred-thousandths of an em.\n  static let oldestTracking = {oldest}\n\n"
    gains = [units(*advance("regular", c, cut, TODAY)) - units(*advance("regular", c, cut, 1)) for cut in (TEXT, DISPLAY) for c in measured]
    body += packed("gains", struct.pack(f"<{len(gains)}h", *gains), "By how much the characters of `knownAdvances` got wider with Xcode 12, Int16: of the text cut, then of the display cut.") + "\n"
    return body.rstrip() + "\n}\n\n"


def helvetica(path):
    widths = {}
    font = afmLib.AFM(path)
    for name in font.chars():
        text = agl.toUnicode(name)
        if len(text) == 1:
            widths[ord(text)] = font[name][1]
    widths.setdefault(0xA0, widths[0x20])
    widths.setdefault(0xAD, widths[0x2D])
    for text, expected in (("Hi", 944), ("Nick Snyder", 5390)):
        assert sum(widths[ord(c)] for c in text) == expected, text
    codes = sorted(widths)
    body = "/// Helvetica's widths, in units of 1/1000 em.\nenum HelveticaData {\n  static let unitsPerEm = 1000\n\n"
    body += packed("ranges", ranges_of(codes), f"The {len(codes)} code points of NimbusSans-Regular.afm.") + "\n"
    body += packed("advances", words([round(widths[code]) for code in codes]), "Their widths.") + "\n"
    characters = helvetica_neue_model.CHARACTERS
    # A letter with a mark counts as the letter: Helvetica Neue's are as wide. So do a space and a hyphen of other rules.
    plain = [{0xA0: " ", 0xAD: "-"}.get(code, unicodedata.normalize("NFD", chr(code))[0]) for code in codes]
    known = [characters.index(c) if c in characters else 255 for c in plain]
    return body + packed("known", known, "The index of each in `StandInAdvanceData.advances`, a letter with a mark as the letter; 255 for none.") + "}\n\n"


def free_faces():
    """By PostScript name: advances in all faces of the free families that apps bring most and that Debian or PyPI has."""
    folder = Path(importlib.util.find_spec("font_source_sans_pro").origin).parent / "files"
    faces = {}
    for path in [*files(":"), *sorted(folder.glob("*.otf"))]:
        if path.name.startswith(FREE_FONTS) and path.suffix in (".otf", ".ttf"):
            font = TTFont(path, lazy=True)
            cmap, widths, units = font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm
            faces[font["name"].getDebugName(6)] = [round(10000 * widths[cmap[ord(c)]][0] / units) for c in helvetica_neue_model.CHARACTERS]
    assert all(any(name.startswith(family) for name in faces) for family in FREE_FONTS), faces.keys()
    return faces


def known_advances():
    """Advances, and the kerning that is known, of fonts whose files are often not at hand."""
    faces = free_faces() | {face: [10 * units for units in helvetica_neue_model.advances(face).values()] for face in helvetica_neue_model.FACES}
    faces |= {face: [10 * units for units in widths.values()] for face, widths in ping_fang_model.ADVANCES.items()}
    lines = []
    for name in sorted(faces):
        kerning = helvetica_neue_model.kerning(name) if name in helvetica_neue_model.FACES else {}
        lines.append(" ".join([name] + [f"{pair} {10 * units}" for pair, units in sorted(kerning.items())]))
    body = "/// Helvetica Neue, PingFang SC, and free fonts that apps often bring: advances in ten-thousandths of an em.\nenum StandInAdvanceData {\n"
    body += static_string("faces", "\n".join(lines), f"{len(faces)} faces, one a line: PostScript name, then each pair that is known to be kerned, and what is added.") + "\n"
    built_in = [face for face in helvetica_neue_model.FACES if sum((face, c) in helvetica_neue_model.ESTIMATED for c in ASCII) < 10]
    body += static_string("builtIn", "\n".join(built_in + ping_fang_model.FACES), "Those of PingFang SC, and those of Helvetica Neue of which documents show at least 86 of the 95 printable ASCII characters.") + "\n"
    return body + packed("advances", words([em for name in sorted(faces) for em in faces[name]]), f"U+0020 to U+007E and {' '.join(helvetica_neue_model.PUNCTUATION)}, UInt16 each, in the order of the faces.") + "}\n\n"


def script_members():
    """The letters (L*) and spacing marks (Mc) of every script."""
    categories, members = unicode_data("DerivedGeneralCategory.txt"), {}
    for code, script in unicode_data("Scripts.txt").items():
        if categories[code][0] == "L" or categories[code] == "Mc":
            members.setdefault(script, []).append(code)
    return members


def files(pattern):
    """The font files that fontconfig lists, sorted."""
    return [Path(line.rstrip(": ")) for line in sorted(output("fc-list", pattern, "file").splitlines())]


def noto_files():
    """Regular upright Noto fonts by file name in lower case, without `noto` and `-regular.ttf`."""
    return {path.name[4:-12].lower(): path for path in files(":style=Regular") if path.name.startswith("Noto") and path.name.endswith("-Regular.ttf")}


def mean_advance(file, codes):
    font = TTFont(file, lazy=True)
    cmap, widths, units = font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm
    spacing = [width for code in codes if code in cmap and (width := widths[cmap[code]][0])]
    return round(1000 * statistics.mean(spacing) / units) if spacing else None


def script_advances():
    noto, means = noto_files(), {}
    for script, codes in sorted(script_members().items()):
        name = {"Latin": "", "Greek": "", "Cyrillic": "", "Meroitic_Hieroglyphs": "meroitic", "Meroitic_Cursive": "meroitic"}.get(script, script)
        candidates = [noto[key] for style in ("sans", "serif") if (key := style + name.replace("_", "").lower()) in noto]
        if candidates and (mean := mean_advance(candidates[0], codes)):
            means[script] = mean
    default = round(statistics.mean(means.values()))
    body = "/// Mean advances of scripts that no built-in font has: Noto Sans <script>, else Noto Serif <script>, over the script's\n"
    body += "/// letters and spacing marks that the font has with an advance; marks without one are left out.\nenum ScriptAdvanceData {\n"
    body += f"  /// Thousandths of an em for scripts that are not listed: the mean over those that are.\n  static let defaultAdvance = {default}\n\n"
    body += static_string("advances", "\n".join(f"{script} {mean}" for script, mean in means.items()), f"{len(means)} lines: Unicode's name of the script, thousandths of an em.")
    missing = sorted(set(script_members()) - set(means) - {"Common"})
    print(f"{len(means)} scripts, default {default}; without a Noto font: {' '.join(missing)}", file=sys.stderr)
    return body + "}\n"


def nimbus():
    """The AFM file beside the fonts of fonts-urw-base35."""
    found = [path.with_name("NimbusSans-Regular.afm") for path in files(":family=Nimbus Sans")]
    return next(filter(Path.exists, found), None) or sys.exit("error: no NimbusSans-Regular.afm found; install fonts-urw-base35 or give its path")


def main():
    out = Path(sys.argv[1]) if len(sys.argv) > 1 else OUT
    write(out, HEADER, system_font() + helvetica(sys.argv[2] if len(sys.argv) > 2 else nimbus()) + known_advances() + script_advances())


if __name__ == "__main__":
    main()
