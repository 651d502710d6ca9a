"""San Francisco's kerning of printable ASCII characters and ’ “ ”, as published PDF documents state it.

The problem: a label's width is its characters' advances, which a simulator measured, and its kerning, which nobody
published. The idea: in a PDF document that embeds San Francisco, a number between two characters in a TJ array is the
negated kerning in thousandths of an em, and what it differs from an advance that /Widths rounds. No font program and no
Apple software was read.

The sources: Apple's guides in two public repositories, read on 2026-11-28.
  github.com/0xmachos/iOS-Security-Guides (3d2b6d0): "iOS Security" and "Face ID Security", 2017 to 2019, 6 documents
  github.com/0xmachos/Apple-Platform-Security-Guides: "Apple Platform Security" and on personal safety, 2020 to 2024, 8
  github.com/FortressAI/FoTApple: "Metal Feature Set Tables", 1
"Building a Trusted Ecosystem for Millions of Apps" of 2021, beside them, is left out: its lines are justified by numbers.
Of SF Pro Text they state regular, medium, semibold and bold, of SF Pro Display medium and semibold. SF Hello has advances
and kerning at 0.486 between Text and Display, and its bold lies at 0.69 between regular and black, so it states Display.
Kerning was revised twice in those years: the newest document wins, and what changed for like characters changes for a
pair that only older documents have. Since 2022 some digits are of one width, which are not kerned; so pairs of digits are
as older documents and the simulator's "0123456789" have them. The same documents state ’ “ ”, and their ASCII advances are
the simulator's.

All masters have multiples of 5/2048 em, mostly of 10, and a weight lies on a line between two. So san_francisco_kerning.tsv
has by master: regular of the text and of the display cut, and how much black differs from regular in each. The first three
predict the fourth and the simulator's widths: "The quick brown fox jumps over the lazy dog" is right within 0.1/2048 em in
the text cut of medium, semibold, bold and heavy. Four pairs of the display cut are not the documents', which have them from
before the last revision or not at all, but what is measured: "ox", by which alone the same text is 50/2048 em narrower than
stated from 28 points on, in all weights, and "This is a label checkbox" in an image (san_francisco_images.tsv); "rt", which
"Tertiary" shows in four images; ".7" of the label "4.7" at 32 points, where "4." is stated; and "Ye" ("Yellow" in images,
"Yes" and "Yesterday" in labels), which tables of two guides leave alone, and which is as "Yo" in both cuts.

Two pairs of the text cut are measured as well, in texts of body of adammcarter/swift-snapshot-testing-macros: ".s" is not
kerned, as four texts with ".sizes(" show within 9/2048 em; and ".v", in "(.vertical", is as ".w", "w." and "y." are.

A pair that a master lacks is left alone where the other masters that have it leave it alone: so is a stated one in 95 of 100
cases. The display cut's differs from the text cut's instead as like pairs do. Any other pair is estimated from its characters'
likes: those that are kerned alike with all others. Left out, a stated pair of the text cut is estimated exactly in 89 of 100
cases.
"""

import pathlib
from functools import cache

import numpy, uharfbuzz

UNITS = 2048
QUOTES = list("’“”")  # Beyond ASCII, the characters that are kerned.
INTER = 0.9  # of Inter's kerning, from which estimates start
LIKENESS = 0.7  # units by which two rows may differ on average
MOST, LEAST, DOUBT = 40, 6, 2  # units that a single pair counts at most; pairs in common that a comparison needs; and that it counts as doubtful
MASTERS = "text", "display", "text black", "display black"


@cache
def stated():
    """Units of 1/2048 em by master and pair."""
    found = {master: {} for master in MASTERS}
    with (pathlib.Path(__file__).parent / "san_francisco_kerning.tsv").open(encoding="utf-8", newline="") as table:
        for master, pairs, units in (line.rstrip("\n").split("\t") for line in table if not line.startswith("#")):
            found[master] |= {pairs[start:start + 2]: int(units) for start in range(0, len(pairs), 2)}
    return found


def unlikeness(units):
    """By two rows, units that they differ by on average; infinite where they have too little in common."""
    known = ~numpy.isnan(units)
    common = known[:, None] & known[None]
    differences = numpy.minimum(abs(numpy.nan_to_num(units[:, None] - units[None])), MOST)
    shared = common.sum(2)
    result = numpy.where(shared >= LEAST, ((differences * common).sum(2) + 4 * DOUBT) / (shared + DOUBT), numpy.inf)
    numpy.fill_diagonal(result, numpy.inf)
    return result


def completed(units):
    """The table with its unknown cells: the weighted median of the cells of like rows and of like columns."""
    rows, columns = (numpy.exp(-unlikeness(table) / LIKENESS) for table in (units, units.T))
    known, result = ~numpy.isnan(units), units.copy()
    for row, column in zip(*numpy.nonzero(~known)):
        alike, beside = known[:, column] & (rows[row] > 0), known[row] & (columns[column] > 0)
        values = numpy.concatenate([units[alike, column], units[row, beside]])
        weights = numpy.concatenate([rows[row, alike], columns[column, beside]])
        order = numpy.argsort(values, kind="stable")
        sums = numpy.cumsum(weights[order])
        result[row, column] = values[order][numpy.searchsorted(sums, sums[-1] / 2)] if len(values) else 0
    return result


def inter_kerning(pairs, font):
    """Ems by pair."""
    shaped, ems = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(font.reader.file.name))), {}
    for pair in pairs:
        pens = []
        for kern in (True, False):
            buffer = uharfbuzz.Buffer()
            buffer.add_str(pair)
            buffer.guess_segment_properties()
            uharfbuzz.shape(shaped, buffer, {"kern": kern, "liga": False, "calt": False, "clig": False})
            pens.append(sum(position.x_advance for position in buffer.glyph_positions))
        ems[pair] = (pens[0] - pens[1]) / font["head"].unitsPerEm
    return ems


def is_underscored(pair):
    """Whether it is `_` and a small letter, which labels and pills (san_francisco_images.tsv) do not show to be kerned."""
    return "_" in pair and pair.islower()


def is_left_alone(pair, found):
    """Whether the documents that have a pair all state that it is not kerned."""
    units = [table[pair] for table in found.values() if pair in table]
    return bool(units) and not any(units)


def kerning_table(characters, inter):
    """Ems by master and pair, given the font Inter."""
    pairs = [a + b for a in characters for b in characters]
    def table(value):
        return numpy.array([value(pair) for pair in pairs]).reshape(len(characters), len(characters))
    found, result = stated(), {}
    text, display, text_black, display_black = MASTERS
    def units(master):
        return table(lambda pair: found[master].get(
            pair, 0 if is_underscored(pair) or master != display and is_left_alone(pair, found) else numpy.nan))
    start = INTER * UNITS * table(inter_kerning(pairs, inter).get)
    result[text] = completed(units(text) - start) + start
    result[text_black] = completed(units(text_black))
    # A pair that the display cut leaves out differs from the text cut's as like pairs do, not as Inter's cuts do.
    for master, base in (display, text), (display_black, text_black):
        own = units(master)
        result[master] = numpy.where(numpy.isnan(own), result[base] + completed(own - units(base)), own)
    return {master: dict(zip(pairs, (whole / UNITS).ravel().tolist())) for master, whole in result.items()}
