"""Small fonts whose every choice is drawn from a seed: random lookups, classes and sets of GDEF, tables `kern`, character
maps, and axes with `avar`, `HVAR` and `gvar`; with settings and texts for them."""
import io

from fontTools.fontBuilder import FontBuilder
from fontTools.otlLib.builder import buildMarkGlyphSetsDef
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import newTable
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable
from fontTools.ttLib.tables._f_v_a_r import Axis
from fontTools.ttLib.tables._g_v_a_r import table__g_v_a_r
from fontTools.ttLib.tables._k_e_r_n import KernTable_format_0
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib import builder

from random_lookups import (
    ALL, ARABIC, CYRILLIC, HANGUL, HEBREW, IDS, LATIN, LETTERS, LIGATURES, MADE, MADE_MARKS, MARKS, ON, ORDER, OTHERS, SET,
    RandomLookups, ot, sfnt, with_fields)


class LongOffsets(table__g_v_a_r):
    """Offsets of four bytes each, whatever they are."""

    @staticmethod
    def compileOffsets_(offsets):
        return b"".join(offset.to_bytes(4, "big") for offset in offsets), 1


def triangle():
    pen = TTGlyphPen(None)
    pen.moveTo((10, 0))
    pen.lineTo((10, 100))
    pen.lineTo((110, 0))
    pen.closePath()
    return pen.glyph()


class RandomFont(RandomLookups):
    """A maker of one font, and of settings and texts for it."""

    def font(self):
        """The font's file."""
        font = FontBuilder(1000, isTTF=True)
        tables = font.font
        font.updateHead(created=0, modified=0)
        font.setupGlyphOrder(ORDER)
        tables["cmap"] = self.character_map({ord(letter): f"uni{ord(letter):04X}" for letter in ALL} | OTHERS | MARKS)
        widths = {glyph: 0 if glyph == "dieresis" else self.draw.randint(200, 900) for glyph in ORDER}
        if self.chance(2):
            # The last ones share a record of hmtx.
            last = self.draw.randint(0, 900)
            widths |= {glyph: last for glyph in ORDER[-self.draw.randint(2, 20):]}
        if self.axes and self.chance(2):
            font.setupGlyf({glyph: triangle() for glyph in ORDER})
        font.setupHorizontalMetrics({glyph: (width, 10) for glyph, width in widths.items()})
        font.setupHorizontalHeader(ascent=800, descent=-200)
        if self.axes:
            self.add_axes(tables)
            if "glyf" in tables:
                self.vary_outlines(font)
            else:
                tables["HVAR"] = self.varied_advances()
        for tag in ("GSUB", "GPOS"):
            if not self.chance(6):
                tables[tag] = self.layout(tag)
        if "GPOS" not in tables or self.chance(3):
            tables["kern"] = self.kerning()
        definitions = self.definitions()
        if self.chance(4):
            definitions.GlyphClassDef = None
        if not self.chance(8) or self.axes:
            tables["GDEF"] = sfnt("GDEF", table=definitions)
        if self.store and "GPOS" in tables:
            store = self.store.finish(optimize=False)
            if store.VarDataCount:
                definitions.Version, definitions.VarStore = 0x00010003, store
        file = io.BytesIO()
        tables.save(file)
        return file.getvalue()

    def definitions(self):
        kinds = {glyph: 3 for glyph in [*MARKS.values(), *MADE_MARKS]}
        kinds |= {glyph: 2 for glyph in LIGATURES} | {glyph: 1 for glyph in LETTERS if not self.chance(5)}
        marks = {glyph: number for glyph, number in [("acute", 1), ("dieresis", 2), ("mark0", 1)] if not self.chance(4)}
        return ot("GDEF", Version=0x00010002, GlyphClassDef=ot("GlyphClassDef", classDefs=kinds), AttachList=None, LigCaretList=None,
                  MarkAttachClassDef=ot("MarkAttachClassDef", classDefs=marks),
                  MarkGlyphSetsDef=buildMarkGlyphSetsDef([["acute", "mark1"], ["dieresis"]], IDS))

    def character_map(self, characters):
        """Tables of several formats, the best of which is the font's; now and then selectors of variations."""
        tables = []
        formats = self.draw.choice([[(3, 1, 4)], [(3, 10, 12)], [(3, 10, 12), (3, 1, 4)], [(0, 4, 12), (3, 1, 4)],
                                    [(3, 1, 4), (0, 3, 4)], [(0, 4, 13)], [(3, 10, 12), (0, 4, 12)]])
        for number, (platform, encoding, kind) in enumerate(formats):
            own = dict(characters)
            if number > 0:
                own |= {ord(letter): self.draw.choice(MADE) for letter in LATIN}
            tables.append(with_fields(CmapSubtable.newSubtable(kind), platformID=platform, platEncID=encoding, language=0, cmap=own))
        self.selects = self.chance(3)
        if self.selects:
            selected = {
                selector: [(ord(letter), self.draw.choice([None, *MADE[:5]])) for letter in LATIN if not self.chance(3)]
                for selector in (0xFE00, 0xFE01)}
            tables.append(with_fields(CmapSubtable.newSubtable(14), platformID=0, platEncID=5, language=0xFF, cmap={}, uvsDict=selected))
        return sfnt("cmap", tableVersion=0, tables=tables)

    def add_axes(self, tables):
        tables["fvar"] = newTable("fvar")
        for tag, low, usual, high in self.axes:
            tables["fvar"].axes.append(with_fields(Axis(), axisTag=tag, minValue=low, defaultValue=usual, maxValue=high))
        if self.chance(2):
            tables["avar"] = sfnt("avar", segments={tag: {-1: -1, 0: 0, 0.5: 0.8, 1: 1} for tag, *_ in self.axes})

    def varied_advances(self):
        """HVAR, with or without a map."""
        store = self.new_store()

        def masters():
            return [0] + [self.draw.randint(-150, 300) for _ in self.places[1:]]
        items = [store.storeMasters(masters())[1] if self.chance(2) else None for _ in ORDER]
        zero = store.storeDeltas([0] * (len(self.places) - 1))
        table = ot("HVAR", Version=0x00010000, VarStore=store.finish(optimize=False), LsbMap=None, RsbMap=None)
        table.AdvWidthMap = builder.buildVarIdxMap([zero if item is None else item for item in items], ORDER)
        return sfnt("HVAR", table=table)

    def vary_outlines(self, font):
        """gvar, whose last points but two tell the advance; offsets are short or long."""
        regions = [{"wght": (0, 1, 1)}, {"wght": (-1, -1, 0)}, {"wdth": (0, 1, 1)}, {"wght": (0, 0.5, 1), "wdth": (0, 1, 1)}]
        variations = {}
        for glyph in ORDER[1:]:
            variations[glyph] = []
            for region in self.some(regions, 0, 3):
                points = [(self.draw.randint(-40, 40), 0) for _ in range(7)]
                if self.chance(3):
                    points[self.draw.randrange(3)] = None
                variations[glyph].append(TupleVariation(region, points))
        font.setupGvar(variations)
        if self.chance(2):
            font.font["gvar"].__class__ = LongOffsets

    def kerning(self):
        return sfnt("kern", version=0, kernTables=[with_fields(
            KernTable_format_0(), coverage=1, apple=False, tupleIndex=None, kernTable={
                (self.draw.choice(LETTERS[:8] + MADE), self.draw.choice(LETTERS[:8])): self.draw.randint(-80, 80) for _ in range(9)})
            for _ in self.times(1, 2)])

    def text(self):
        letters = self.draw.choice([LATIN, LATIN, LATIN, LATIN[:3], LATIN[:3], CYRILLIC, ARABIC, HEBREW, HANGUL])
        isBackward = letters in (ARABIC, HEBREW)
        others = ["\u200C", "\u200D"] if isBackward else [" ", "-", "1", "12"]
        if letters in (LATIN, LATIN[:3]):
            others += ["A", "B"]
        # ASCII alone, or few marks, or many.
        marks = self.draw.choice([0, 0, 5, 2])
        if marks and not isBackward:
            others += ["\u200C", "\u200D", "1\u20442", "\u00AD"]
        if self.selects and letters in (LATIN, LATIN[:3]):
            others += ["a\uFE00", "b\uFE01", "c\uFE00", "d\uFE02"]
        pieces = []
        for _ in range(self.draw.randint(1, 12)):
            pieces.append(self.draw.choice(letters))
            if marks and self.chance(marks):
                pieces.append(self.draw.choice(["\u0301", "\u0308", "\u0301\u0308"]))
            if self.chance(8):
                pieces.append(self.draw.choice(others))
        return "".join(pieces)

    def settings(self):
        """Features, the language and the places of the axes that texts are shaped at."""
        features = {tag: self.draw.choice([0, 1, 1, 2]) for tag in self.some(ON + SET, 0, 3)} if self.chance(2) else {}
        language = "NLD" if self.chance(3) else ""
        variations = {tag: self.draw.choice([low, usual, high, (usual + high) // 2, (low + usual) // 2])
                      for tag, low, usual, high in self.axes}
        return features, language, variations
