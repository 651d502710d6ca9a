#!/usr/bin/env python3
"""Writes ShapedTexts.generated.swift: small fonts made at random, and the glyphs that HarfBuzz makes of texts in them.

usage: scripts/generate-shaped-texts.py [OUT [FIRST [COUNT]]]

Needs PyPI fonttools, which writes the fonts, and uharfbuzz, which shapes the texts. The fonts have lookups of all types and
formats of GSUB and GPOS with all lookup flags, features that are on, off or set, of several scripts and languages, classes
and sets of GDEF, tables `kern`, and axes with `avar`, `HVAR`, `gvar`, feature variations and device deltas. Others than those in the repository are made from the
seed FIRST on (0), COUNT (60) of them: write them to its file, and `swift test --filter ShapedTextTests` tells about them.
"""

import base64
import io
import random
import sys
from pathlib import Path

import uharfbuzz as hb
from fontTools.fontBuilder import FontBuilder
from fontTools.otlLib.builder import (
    buildAlternateSubstSubtable, buildAnchor, buildCoverage, buildCursivePosSubtable, buildLigatureSubstSubtable, buildLookup,
    buildMarkGlyphSetsDef, buildMultipleSubstSubtable, buildPairPosClassesSubtable, buildPairPosGlyphsSubtable,
    buildSinglePosSubtable, buildSingleSubstSubtable, buildValue)
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import newTable
from fontTools.ttLib.tables import otTables as ot
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable
from fontTools.ttLib.tables._f_v_a_r import Axis
from fontTools.ttLib.tables._g_v_a_r import table__g_v_a_r
from fontTools.ttLib.tables._k_e_r_n import KernTable_format_0
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib import builder, models, varStore

from generated_swift import PACKAGE, static_string, write

OUT = PACKAGE / "Tests/TextMeasurementTests/ShapedTexts.generated.swift"
FONTS, TEXTS = 60, 27
LATIN, CYRILLIC, ARABIC = "abcdefgh", "абвг", "\u0628\u0627\u0633\u0644"
HEBREW, HANGUL = "\u05D0\u05D1\u05D2", "\u1100\u1161\u11A8\uAC00\uAC01"
ALL = LATIN + CYRILLIC + ARABIC + HEBREW + HANGUL
LETTERS = [f"uni{ord(letter):04X}" for letter in ALL]
MARKS = {0x301: "acute", 0x308: "dieresis"}
OTHERS = {0x20: "space", 0x31: "one", 0x32: "two", 0x2044: "fraction", 0x2D: "hyphen", 0x41: "A", 0x42: "B"}
MADE, LIGATURES, MADE_MARKS = [f"made{i}" for i in range(10)], [f"lig{i}" for i in range(4)], ["mark0", "mark1"]
ORDER = [".notdef", *OTHERS.values(), *LETTERS, *MARKS.values(), *MADE, *LIGATURES, *MADE_MARKS]
ON, SET = ["ccmp", "liga", "clig", "calt", "rlig", "locl", "rclt"], ["ss01", "salt", "dlig", "smcp"]
FORMS = ["isol", "init", "medi", "fina", "frac", "numr", "dnom", "ljmo", "vjmo", "tjmo"]
AXES = [("wght", 100, 400, 900), ("wdth", 50, 100, 200)]

HEADER = """
Made by scripts/generate-shaped-texts.py. Do not edit. Fonts are ours, made at random; glyphs and advances are those of
HarfBuzz {version}.
"""


class LongOffsets(table__g_v_a_r):
    """Offsets of four bytes each, whatever they are."""

    @staticmethod
    def compileOffsets_(offsets):
        return b"".join(offset.to_bytes(4, "big") for offset in offsets), 1


class FontMaker:
    """A font whose every choice is drawn from a seed."""

    def __init__(self, seed):
        self.draw = random.Random(seed)
        self.axes = AXES if seed % 3 == 0 else []
        self.store = None
        if self.axes:
            self.store = varStore.OnlineVarStoreBuilder([axis[0] for axis in self.axes])
            self.places = [{}, {"wght": 1}, {"wght": -1}, {"wdth": 1}, {"wght": 1, "wdth": 1}]
            self.model = models.VariationModel(self.places)
            self.store.setModel(self.model)

    def chance(self, of):
        return self.draw.randrange(of) == 0

    def some(self, glyphs, least=1, most=4):
        return self.draw.sample(glyphs, min(len(glyphs), self.draw.randint(least, most)))

    def covered(self, most=4):
        """Glyphs that a text may come to: mostly letters."""
        pool = LETTERS + LETTERS[:8] + list(MARKS.values()) + MADE[:4] + LIGATURES[:2] + ["A", "B", "one"]
        return list(dict.fromkeys(self.draw.choice(pool) for _ in range(self.draw.randint(1, most))))

    def coverage(self, glyphs):
        return buildCoverage(glyphs, self.ids)

    def classes(self, count, glyphs=None):
        """A class definition, most glyphs of which are in class 0."""
        glyphs = glyphs or LETTERS + list(MARKS.values()) + MADE
        return {glyph: self.draw.randint(1, count) for glyph in glyphs if not self.chance(3)}

    # Lookups

    def flags(self):
        flag = self.draw.choice([0, 0, 0, 8, 8, 4, 2, 0x100, 0x200, 0x10, 1, 0x0C])
        return flag, self.draw.randrange(2) if flag == 0x10 else None

    def made(self):
        return self.draw.choice(MADE + LETTERS[:8] + LIGATURES)

    def substitution(self, nested):
        kind = self.draw.choice(["single", "single", "multiple", "alternate", "ligature", "ligature", "context", "context",
                                 "chain", "chain", "chain", "reverse"] if nested is not None else
                                ["single", "single", "multiple", "ligature", "alternate"])
        if kind == "single":
            return [buildSingleSubstSubtable(self.mapping())]
        if kind == "multiple":
            return [buildMultipleSubstSubtable({
                glyph: tuple(self.draw.choice(MADE + LETTERS[:8] + MADE_MARKS) for _ in range(self.draw.choice([0, 1, 2, 2, 3])))
                for glyph in self.covered(2)})]
        if kind == "alternate":
            return [buildAlternateSubstSubtable({glyph: self.some(MADE, 1, 3) for glyph in self.covered(3)})]
        if kind == "ligature":
            return [buildLigatureSubstSubtable({
                tuple(self.draw.choice(LETTERS[:5] + list(MARKS.values())[:1]) for _ in range(self.draw.randint(2, 3))):
                    self.draw.choice(LIGATURES + MADE[:2]) for _ in range(self.draw.randint(1, 5))})]
        if kind == "reverse":
            table = ot.ReverseChainSingleSubst()
            table.Format, mapping = 1, self.mapping()
            table.Coverage = self.coverage(sorted(mapping, key=self.ids.get))
            table.Substitute = [mapping[glyph] for glyph in table.Coverage.glyphs]
            table.GlyphCount = len(table.Substitute)
            for side in ("Backtrack", "LookAhead"):
                found = [self.coverage(self.covered()) for _ in range(self.draw.randrange(3))]
                setattr(table, f"{side}Coverage", found)
                setattr(table, f"{side}GlyphCount", len(found))
            return [table]
        return [self.context("Subst", kind == "chain", nested) for _ in range(self.draw.randint(1, 2))]

    def mapping(self):
        """A mapping of single glyphs, now and then of one difference."""
        if self.chance(3):
            start = self.draw.randrange(4)
            return dict(zip(LETTERS[start:start + 3], MADE[start:start + 3]))
        return {glyph: self.made() for glyph in self.covered()}

    def context(self, kind, chains, nested):
        """A subtable of a context, of any format."""
        prefix = "Chain" if chains else ""
        table = getattr(ot, f"{prefix}Context{kind}")()
        table.Format = self.draw.randint(1, 3)
        count = lambda: self.draw.choice([1, 1, 2, 2, 3])
        sides = (lambda: self.draw.choice([0, 1, 1, 2])) if chains else (lambda: 0)
        if table.Format == 3:
            table.Coverage = [self.coverage(self.covered(6)) for _ in range(count())]
            table.GlyphCount = len(table.Coverage)
            if chains:
                table.InputCoverage, table.InputGlyphCount = table.Coverage, table.GlyphCount
                for side in ("Backtrack", "LookAhead"):
                    found = [self.coverage(self.covered(6)) for _ in range(sides())]
                    setattr(table, f"{side}Coverage", found)
                    setattr(table, f"{side}GlyphCount", len(found))
            self.act(table, kind, table.GlyphCount, nested)
            return table
        if table.Format == 1:
            name, one = f"{prefix}{'Sub' if kind == 'Subst' else 'Pos'}Rule", lambda: self.draw.choice(LETTERS[:8] + ["acute"])
            firsts = self.covered(3)
            table.Coverage = self.coverage(firsts)
            places = len(table.Coverage.glyphs)
        else:
            name, one = f"{prefix}{'Sub' if kind == 'Subst' else 'Pos'}ClassRule", lambda: self.draw.randint(0, 2)
            table.Coverage = self.coverage(self.covered(8))
            if chains:
                table.BacktrackClassDef, table.InputClassDef, table.LookAheadClassDef = (
                    buildClassDef(self.classes(2)) for _ in range(3))
            else:
                table.ClassDef = buildClassDef(self.classes(2))
            places = 3
        sets, sets_name = [], name.replace("ClassRule", "Class") + "Set"
        for _ in range(places):
            if table.Format == 2 and self.chance(4):
                sets.append(None)
                continue
            holder = getattr(ot, sets_name)()
            rules = []
            for _ in range(self.draw.randint(1, 3)):
                rule = getattr(ot, name)()
                inputs = [one() for _ in range(count() - 1)]
                if chains:
                    for side in ("Backtrack", "LookAhead"):
                        found = [one() for _ in range(sides())]
                        setattr(rule, side, found)
                        setattr(rule, f"{side}GlyphCount", len(found))
                    rule.Input, rule.InputGlyphCount = inputs, len(inputs) + 1
                elif table.Format == 1:
                    rule.Input, rule.GlyphCount = inputs, len(inputs) + 1
                else:
                    rule.Class, rule.GlyphCount = inputs, len(inputs) + 1
                self.act(rule, kind, len(inputs) + 1, nested)
                rules.append(rule)
            setattr(holder, name, rules)
            setattr(holder, f"{name}Count", len(rules))
            sets.append(holder)
        setattr(table, sets_name, sets)
        setattr(table, f"{sets_name}Count", len(sets))
        return table

    def act(self, rule, kind, count, nested):
        records = []
        for _ in range(self.draw.choice([0, 1, 1, 1, 2])):
            record = getattr(ot, f"{kind}LookupRecord")()
            record.SequenceIndex = self.draw.randrange(count)
            record.LookupListIndex = self.draw.choice(nested)
            records.append(record)
        setattr(rule, f"{kind}LookupRecord", records)
        setattr(rule, f"{kind}Count", len(records))

    def value(self, isWide=True):
        """A value of positioning, now and then of more than an advance."""
        value = {"XAdvance": self.draw.randint(-90, 90)} if isWide else {}
        if self.chance(4):
            value |= {"XPlacement": self.draw.randint(-50, 50), "YAdvance": 7}
        if self.store and self.chance(2) and value:
            masters = [value.get("XAdvance", 0) + self.draw.randint(-40, 40) for _ in self.places]
            value["XAdvance"], index = self.store.storeMasters(masters)
            device = ot.Device()
            device.DeltaFormat, device.StartSize, device.EndSize = 0x8000, index >> 16, index & 0xFFFF
            value["XAdvDevice"] = device
        return buildValue(value) if value else None

    def positioning(self, nested):
        kind = self.draw.choice(["single", "pairs", "pairs", "classes", "classes", "context", "chain", "cursive"]
                                if nested is not None else ["single", "pairs"])
        if kind == "single":
            glyphs = self.covered()
            same = self.value()
            return [buildSinglePosSubtable({glyph: same if self.chance(2) else self.value() for glyph in glyphs}, self.ids)
                    for _ in range(1)]
        if kind == "cursive":
            anchor = lambda: buildAnchor(self.draw.randint(-100, 900), 0) if not self.chance(4) else None
            return [buildCursivePosSubtable({glyph: (anchor(), anchor()) for glyph in self.covered()}, self.ids)]
        if kind == "pairs":
            second = self.chance(3)
            pairs = {(first, self.draw.choice(LETTERS[:8])): (self.value(), self.value() if second else None)
                     for first in self.covered(3) for _ in range(2)}
            return [buildPairPosGlyphsSubtable(pairs, self.ids)]
        if kind == "classes":
            draw = lambda: self.some(LETTERS[:8], 1, 3)
            firsts, seconds = self.partition(draw), self.partition(draw)
            pairs = {(one, other): (self.value(), self.value() if self.chance(3) else None)
                     for one in firsts for other in seconds if not self.chance(4)}
            pairs = {(tuple(one), tuple(other)): values for (one, other), values in pairs.items()}
            return [buildPairPosClassesSubtable(pairs, self.ids)] if pairs else self.positioning(None)
        return [self.context("Pos", kind == "chain", nested)]

    def partition(self, draw):
        found, seen = [], set()
        for _ in range(self.draw.randint(1, 3)):
            group = tuple(sorted(set(draw()) - seen))
            seen |= set(group)
            if group:
                found.append(group)
        return found

    def layout(self, tag):
        """GSUB or GPOS: some features, and lookups that contexts alone ask for."""
        make = self.substitution if tag == "GSUB" else self.positioning
        wanted, inner = self.draw.randint(2, 7), 3
        lookups = []
        for number in range(wanted + inner):
            subtables = make(range(wanted, wanted + inner) if number < wanted else None)
            flag, marks = self.flags() if number < wanted else (0, None)
            lookup = buildLookup(subtables, flag, markFilterSet=marks)
            lookups.append(self.extended(lookup, tag) if self.chance(5) else lookup)
        table = getattr(ot, tag)()
        table.Version = 0x00010000
        table.LookupList = ot.LookupList()
        table.LookupList.Lookup, table.LookupList.LookupCount = lookups, len(lookups)
        names = (ON + SET + FORMS if tag == "GSUB" else ["kern", "kern", "dist", "curs", "ss01"])
        table.FeatureList = ot.FeatureList()
        records, shared = [], set()
        # Where features share a lookup of alternates, as a required one does with itself, HarfBuzz takes the bits of all of them for the number of one.
        self.alternates = {
            number for number, lookup in enumerate(lookups)
            if tag == "GSUB" and any(getattr(table, "ExtSubTable", table).LookupType == 3 for table in lookup.SubTable)}
        for _ in range(self.draw.randint(1, 5)):
            record = ot.FeatureRecord()
            record.FeatureTag, record.Feature = self.draw.choice(names), ot.Feature()
            record.Feature.FeatureParams = None
            record.Feature.LookupListIndex = sorted(set(self.some(range(wanted), 1, 3)) - shared)
            shared |= self.alternates & set(record.Feature.LookupListIndex)
            record.Feature.LookupCount = len(record.Feature.LookupListIndex)
            records.append(record)
        table.FeatureList.FeatureRecord, table.FeatureList.FeatureCount = records, len(records)
        table.ScriptList = ot.ScriptList()
        scripts = []
        for name in sorted(self.some(["DFLT", "latn", "cyrl", "arab", "hebr", "hang"], 1, 4)):
            record = ot.ScriptRecord()
            record.ScriptTag, record.Script = name, ot.Script()
            languages = [("NLD ", self.language(records))] if self.chance(2) else []
            record.Script.DefaultLangSys = None if languages and self.chance(4) else self.language(records)
            record.Script.LangSysRecord = []
            for language, system in languages:
                own = ot.LangSysRecord()
                own.LangSysTag, own.LangSys = language, system
                record.Script.LangSysRecord.append(own)
            record.Script.LangSysCount = len(languages)
            scripts.append(record)
        table.ScriptList.ScriptRecord, table.ScriptList.ScriptCount = scripts, len(scripts)
        if self.axes and self.chance(2):
            self.vary(table, wanted)
        holder = newTable(tag)
        holder.table = table
        return holder

    def language(self, records):
        system = ot.LangSys()
        system.LookupOrder = None
        system.FeatureIndex = sorted(self.some(range(len(records)), 1, len(records)))
        required = self.draw.randrange(len(records)) if self.chance(4) else 0xFFFF
        if required < 0xFFFF and self.alternates & set(records[required].Feature.LookupListIndex):
            required = 0xFFFF
        system.ReqFeatureIndex = required
        system.FeatureCount = len(system.FeatureIndex)
        return system

    def extended(self, lookup, tag):
        lookup.LookupType, inner = (7 if tag == "GSUB" else 9), lookup.LookupType
        for place, subtable in enumerate(lookup.SubTable):
            extension = getattr(ot, "ExtensionSubst" if tag == "GSUB" else "ExtensionPos")()
            extension.Format, extension.ExtSubTable = 1, subtable
            extension.ExtensionLookupType = inner
            lookup.SubTable[place] = extension
        return lookup

    def vary(self, table, wanted):
        """Features with other lookups in a part of the axes' range."""
        table.Version = 0x00010001
        variations = table.FeatureVariations = ot.FeatureVariations()
        variations.Version, records = 0x00010000, []
        for _ in range(self.draw.randint(1, 2)):
            record = ot.FeatureVariationRecord()
            record.ConditionSet = ot.ConditionSet()
            conditions = []
            for axis in self.some([0, 1], 1, 2):
                condition = ot.ConditionTable()
                condition.Format, condition.AxisIndex = 1, axis
                low = self.draw.choice([-1, -0.5, 0, 0.25])
                condition.FilterRangeMinValue, condition.FilterRangeMaxValue = low, low + self.draw.choice([0.5, 1])
                conditions.append(condition)
            record.ConditionSet.ConditionTable, record.ConditionSet.ConditionCount = conditions, len(conditions)
            substitutions = ot.FeatureTableSubstitution()
            substitutions.Version, substitutions.SubstitutionRecord = 0x00010000, []
            for index in sorted(self.some(range(table.FeatureList.FeatureCount), 1, 2)):
                other = ot.FeatureTableSubstitutionRecord()
                other.FeatureIndex, other.Feature = index, ot.Feature()
                other.Feature.FeatureParams = None
                other.Feature.LookupListIndex = sorted(set(self.some(range(wanted), 1, 2)) - self.alternates)
                other.Feature.LookupCount = len(other.Feature.LookupListIndex)
                substitutions.SubstitutionRecord.append(other)
            substitutions.SubstitutionCount = len(substitutions.SubstitutionRecord)
            record.FeatureTableSubstitution = substitutions
            records.append(record)
        variations.FeatureVariationRecord, variations.FeatureVariationCount = records, len(records)

    # Fonts

    def definitions(self):
        table = ot.GDEF()
        kinds = {glyph: 3 for glyph in [*MARKS.values(), *MADE_MARKS]}
        kinds |= {glyph: 2 for glyph in LIGATURES} | {glyph: 1 for glyph in LETTERS if not self.chance(5)}
        table.GlyphClassDef = buildClassDef(kinds, ot.GlyphClassDef)
        table.MarkAttachClassDef = buildClassDef(
            {glyph: number for glyph, number in [("acute", 1), ("dieresis", 2), ("mark0", 1)] if not self.chance(4)},
            ot.MarkAttachClassDef)
        table.AttachList = table.LigCaretList = None
        table.Version = 0x00010002
        table.MarkGlyphSetsDef = buildMarkGlyphSetsDef([["acute", "mark1"], ["dieresis"]], self.ids)
        return table

    def font(self):
        font = FontBuilder(1000, isTTF=True)
        font.updateHead(created=0, modified=0)
        font.setupGlyphOrder(ORDER)
        self.ids = {glyph: number for number, glyph in enumerate(ORDER)}
        characters = {ord(letter): f"uni{ord(letter):04X}" for letter in ALL} | OTHERS | MARKS
        font.font["cmap"] = self.character_map(characters)
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
            self.add_axes(font.font)
            if "glyf" in font.font:
                self.vary_outlines(font)
            else:
                self.vary_advances(font, widths)
        tables = font.font
        for tag in ("GSUB", "GPOS"):
            if not self.chance(6):
                tables[tag] = self.layout(tag)
        if "GPOS" not in tables or self.chance(3):
            tables["kern"] = self.kerning()
        definitions = self.definitions()
        if self.chance(4):
            definitions.GlyphClassDef = None
        if not self.chance(8) or self.axes:
            tables["GDEF"] = newTable("GDEF")
            tables["GDEF"].table = definitions
        if self.store and "GPOS" in tables:
            store = self.store.finish(optimize=False)
            if store.VarDataCount:
                definitions.Version, definitions.VarStore = 0x00010003, store
        file = io.BytesIO()
        tables.save(file)
        return file.getvalue()

    def character_map(self, characters):
        """Tables of several formats, the best of which is the font's; now and then selectors of variations."""
        map = newTable("cmap")
        map.tableVersion, map.tables = 0, []
        formats = self.draw.choice([[(3, 1, 4)], [(3, 10, 12)], [(3, 10, 12), (3, 1, 4)], [(0, 4, 12), (3, 1, 4)],
                                    [(3, 1, 4), (0, 3, 4)], [(0, 4, 13)], [(3, 10, 12), (0, 4, 12)]])
        for number, (platform, encoding, kind) in enumerate(formats):
            table = CmapSubtable.newSubtable(kind)
            table.platformID, table.platEncID, table.language = platform, encoding, 0
            table.cmap = dict(characters)
            if number > 0:
                table.cmap |= {ord(letter): self.draw.choice(MADE) for letter in LATIN}
            map.tables.append(table)
        self.selects = self.chance(3)
        if self.selects:
            table = CmapSubtable.newSubtable(14)
            table.platformID, table.platEncID, table.language, table.cmap = 0, 5, 0xFF, {}
            table.uvsDict = {
                selector: [(ord(letter), self.draw.choice([None, *MADE[:5]])) for letter in LATIN if not self.chance(3)]
                for selector in (0xFE00, 0xFE01)}
            map.tables.append(table)
        return map

    def add_axes(self, font):
        font["fvar"] = newTable("fvar")
        for tag, low, usual, high in self.axes:
            axis = Axis()
            axis.axisTag, axis.minValue, axis.defaultValue, axis.maxValue = tag, low, usual, high
            font["fvar"].axes.append(axis)
        if self.chance(2):
            font["avar"] = newTable("avar")
            font["avar"].segments = {tag: {-1: -1, 0: 0, 0.5: 0.8, 1: 1} for tag, *_ in self.axes}

    def vary_advances(self, font, widths):
        """HVAR, with or without a map."""
        store = varStore.OnlineVarStoreBuilder([axis[0] for axis in self.axes])
        store.setModel(self.model)
        masters = lambda: [0] + [self.draw.randint(-150, 300) for _ in self.places[1:]]
        items = [store.storeMasters(masters())[1] if self.chance(2) else None for glyph in ORDER]
        zero = store.storeDeltas([0] * (len(self.places) - 1))
        table = ot.HVAR()
        table.Version, table.VarStore = 0x00010000, store.finish(optimize=False)
        table.AdvWidthMap = builder.buildVarIdxMap([zero if item is None else item for item in items], ORDER)
        table.LsbMap = table.RsbMap = None
        font.font["HVAR"] = newTable("HVAR")
        font.font["HVAR"].table = table

    def vary_outlines(self, font):
        """gvar, whose last points but two tell the advance; offsets are short or long."""
        regions = [{"wght": (0, 1, 1)}, {"wght": (-1, -1, 0)}, {"wdth": (0, 1, 1)}, {"wght": (0, 0.5, 1), "wdth": (0, 1, 1)}]
        variations = {}
        for glyph in ORDER[1:]:
            found = []
            for region in self.some(regions, 0, 3):
                points = [(self.draw.randint(-40, 40), 0) for _ in range(7)]
                if self.chance(3):
                    points[self.draw.randrange(3)] = None
                found.append(TupleVariation(region, points))
            variations[glyph] = found
        font.setupGvar(variations)
        if self.chance(2):
            font.font["gvar"].__class__ = LongOffsets

    def kerning(self):
        table = newTable("kern")
        table.version, table.kernTables = 0, []
        for _ in range(self.draw.randint(1, 2)):
            pairs = KernTable_format_0()
            pairs.coverage, pairs.apple, pairs.tupleIndex = 1, False, None
            pairs.kernTable = {
                (self.draw.choice(LETTERS[:8] + MADE), self.draw.choice(LETTERS[:8])): self.draw.randint(-80, 80)
                for _ in range(9)}
            table.kernTables.append(pairs)
        return table

    # Texts

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


def buildClassDef(classes, kind=ot.ClassDef):
    table = kind()
    table.classDefs = classes
    return table


def triangle():
    pen = TTGlyphPen(None)
    pen.moveTo((10, 0))
    pen.lineTo((10, 100))
    pen.lineTo((110, 0))
    pen.closePath()
    return pen.glyph()


def shaped(font, text, features, language):
    buffer = hb.Buffer()
    buffer.add_codepoints([ord(character) for character in text])
    buffer.flags = hb.BufferFlags.REMOVE_DEFAULT_IGNORABLES
    buffer.guess_segment_properties()
    buffer.language = "nl" if language else "en"
    hb.shape(font, buffer, features)
    units = sum(position.x_advance for position in buffer.glyph_positions)
    return f"{units} " + ",".join(str(info.codepoint) for info in buffer.glyph_infos)


def main(out=OUT, first=0, count=FONTS):
    names, bodies = "", ""
    for seed in range(int(first), int(first) + int(count)):
        maker = FontMaker(seed)
        file = maker.font()
        lines = []
        for _ in range(3):
            features, language, variations = maker.settings()
            font = hb.Font(hb.Face(file))
            font.set_variations(variations)
            lines.append(" ".join([f"={language}", *(f"{tag}={value}" for tag, value in (features | variations).items())]))
            for _ in range(TEXTS // 3):
                text = maker.text()
                codes = ",".join(f"{ord(character):x}" for character in text)
                lines.append(f"{codes} {shaped(font, text, features, language)}")
        names += f"    (file{seed}, lines{seed}),\n"
        bodies += static_string(f"file{seed}", base64.b64encode(file).decode(), "A font.")
        bodies += static_string(f"lines{seed}", ";".join(lines), "Settings, and texts at them.")
    write(Path(out), HEADER.format(version=hb.version_string()), f"""/// Fonts, and lines: `=` and a language, then values of features and axes; and below it code points of texts, the width in
/// font units, and the glyphs.
enum ShapedTexts {{
  static let fonts: [(file: StaticString, lines: StaticString)] = [
{names}  ]

{bodies}}}
""")


if __name__ == "__main__":
    main(*sys.argv[1:])
