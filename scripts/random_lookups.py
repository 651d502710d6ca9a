"""GSUB and GPOS whose every choice is drawn from a seed: lookups of all types and formats with all lookup flags, features
that are on, off or set, of several scripts and languages, feature variations and device deltas. fontTools writes them, and
counts lists itself."""
import random

from fontTools.otlLib.builder import (
    buildAlternateSubstSubtable, buildAnchor, buildCoverage, buildCursivePosSubtable, buildLigatureSubstSubtable, buildLookup,
    buildMultipleSubstSubtable, buildPairPosClassesSubtable, buildPairPosGlyphsSubtable,
    buildSinglePosSubtable, buildSingleSubstSubtable, buildValue)
from fontTools.ttLib import newTable
from fontTools.ttLib.tables import otTables
from fontTools.varLib import models, varStore

LATIN, CYRILLIC, ARABIC = "abcdefgh", "абвг", "\u0628\u0627\u0633\u0644"
HEBREW, HANGUL = "\u05D0\u05D1\u05D2", "\u1100\u1161\u11A8\uAC00\uAC01"
ALL = LATIN + CYRILLIC + ARABIC + HEBREW + HANGUL
LETTERS = [f"uni{ord(letter):04X}" for letter in ALL]
MARKS = {0x301: "acute", 0x308: "dieresis"}
OTHERS = {0x20: "space", 0x31: "one", 0x32: "two", 0x2044: "fraction", 0x2D: "hyphen", 0x41: "A", 0x42: "B"}
MADE, LIGATURES, MADE_MARKS = [f"made{i}" for i in range(10)], [f"lig{i}" for i in range(4)], ["mark0", "mark1"]
ORDER = [".notdef", *OTHERS.values(), *LETTERS, *MARKS.values(), *MADE, *LIGATURES, *MADE_MARKS]
IDS = {glyph: number for number, glyph in enumerate(ORDER)}
ON, SET = ["ccmp", "liga", "clig", "calt", "rlig", "locl", "rclt"], ["ss01", "salt", "dlig", "smcp"]
FORMS = ["isol", "init", "medi", "fina", "frac", "numr", "dnom", "ljmo", "vjmo", "tjmo"]
AXES = [("wght", 100, 400, 900), ("wdth", 50, 100, 200)]
SIDES = ("Backtrack", "LookAhead")


def with_fields(table, /, **fields):
    for name, value in fields.items():
        setattr(table, name, value)
    return table


def ot(kind, **fields):
    """A table of OpenType Layout."""
    return with_fields(getattr(otTables, kind)(), **fields)


def sfnt(tag, **fields):
    """A table of the font."""
    return with_fields(newTable(tag), **fields)


def coverage(glyphs):
    return buildCoverage(glyphs, IDS)


class RandomLookups:
    """A maker of the lookups of one font."""

    def __init__(self, seed):
        self.draw = random.Random(seed)
        self.axes = AXES if seed % 3 == 0 else []
        self.store = None
        if self.axes:
            self.places = [{}, {"wght": 1}, {"wght": -1}, {"wdth": 1}, {"wght": 1, "wdth": 1}]
            self.store = self.new_store()

    def new_store(self):
        store = varStore.OnlineVarStoreBuilder([axis[0] for axis in self.axes])
        store.setModel(models.VariationModel(self.places))
        return store

    def chance(self, of):
        return self.draw.randrange(of) == 0

    def some(self, glyphs, least=1, most=4):
        return self.draw.sample(glyphs, min(len(glyphs), self.draw.randint(least, most)))

    def times(self, least, most):
        return range(self.draw.randint(least, most))

    def covered(self, most=4):
        """Glyphs that a text may come to: mostly letters."""
        pool = LETTERS + LETTERS[:8] + list(MARKS.values()) + MADE[:4] + LIGATURES[:2] + ["A", "B", "one"]
        return list(dict.fromkeys(self.draw.choice(pool) for _ in self.times(1, most)))

    def classes(self, count):
        """A class definition, most glyphs of which are in class 0."""
        glyphs = LETTERS + list(MARKS.values()) + MADE
        return ot("ClassDef", classDefs={glyph: self.draw.randint(1, count) for glyph in glyphs if not self.chance(3)})

    # Lookups

    def flags(self):
        flag = self.draw.choice([0, 0, 0, 8, 8, 4, 2, 0x100, 0x200, 0x10, 1, 0x0C])
        return flag, self.draw.randrange(2) if flag == 0x10 else None

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
                tuple(self.draw.choice(LETTERS[:5] + list(MARKS.values())[:1]) for _ in self.times(2, 3)):
                    self.draw.choice(LIGATURES + MADE[:2]) for _ in self.times(1, 5)})]
        if kind == "reverse":
            mapping = self.mapping()
            table = ot("ReverseChainSingleSubst", Format=1, Coverage=coverage(sorted(mapping, key=IDS.get)))
            table.Substitute = [mapping[glyph] for glyph in table.Coverage.glyphs]
            for side in SIDES:
                setattr(table, f"{side}Coverage", [coverage(self.covered()) for _ in range(self.draw.randrange(3))])
            return [table]
        return [self.context("Subst", kind == "chain", nested) for _ in self.times(1, 2)]

    def mapping(self):
        """A mapping of single glyphs, now and then of one difference."""
        if self.chance(3):
            start = self.draw.randrange(4)
            return dict(zip(LETTERS[start:start + 3], MADE[start:start + 3]))
        return {glyph: self.draw.choice(MADE + LETTERS[:8] + LIGATURES) for glyph in self.covered()}

    def context(self, kind, chains, nested):
        """A subtable of a context, of any format."""
        prefix = "Chain" if chains else ""
        table = ot(f"{prefix}Context{kind}", Format=self.draw.randint(1, 3))

        def inputs(one, least=0):
            return [one() for _ in range(self.draw.choice([1, 1, 2, 2, 3]) + least - 1)]

        def sides(holder, one, suffix=""):
            for side in SIDES if chains else ():
                setattr(holder, side + suffix, [one() for _ in range(self.draw.choice([0, 1, 1, 2]))])

        if table.Format == 3:
            def one():
                return coverage(self.covered(6))
            table.InputCoverage = table.Coverage = inputs(one, 1)
            sides(table, one, "Coverage")
            return self.act(table, kind, len(table.Coverage), nested)
        rule_kind = f"{prefix}{'Sub' if kind == 'Subst' else 'Pos'}{'Rule' if table.Format == 1 else 'ClassRule'}"
        if table.Format == 1:
            def one():
                return self.draw.choice(LETTERS[:8] + ["acute"])
            table.Coverage = coverage(self.covered(3))
        else:
            def one():
                return self.draw.randint(0, 2)
            table.Coverage = coverage(self.covered(8))
            for name in ("BacktrackClassDef", "InputClassDef", "LookAheadClassDef") if chains else ("ClassDef",):
                setattr(table, name, self.classes(2))

        def rule():
            own = inputs(one)
            made = with_fields(ot(rule_kind), **{"Class" if table.Format == 2 and not chains else "Input": own})
            # The count is of the first one, too.
            made.InputGlyphCount = made.GlyphCount = len(own) + 1
            sides(made, one)
            return self.act(made, kind, len(own) + 1, nested)

        set_kind = rule_kind.replace("ClassRule", "Class") + "Set"
        setattr(table, set_kind, [
            None if table.Format == 2 and self.chance(4) else ot(set_kind, **{rule_kind: [rule() for _ in self.times(1, 3)]})
            for _ in range(3 if table.Format == 2 else len(table.Coverage.glyphs))])
        return table

    def act(self, rule, kind, count, nested):
        """Gives a rule the lookups that it asks for."""
        return with_fields(rule, **{f"{kind}LookupRecord": [
            ot(f"{kind}LookupRecord", SequenceIndex=self.draw.randrange(count), LookupListIndex=self.draw.choice(nested))
            for _ in range(self.draw.choice([0, 1, 1, 1, 2]))]})

    def value(self):
        """A value of positioning, now and then of more than an advance."""
        value = {"XAdvance": self.draw.randint(-90, 90)}
        if self.chance(4):
            value |= {"XPlacement": self.draw.randint(-50, 50), "YAdvance": 7}
        if self.store and self.chance(2):
            masters = [value["XAdvance"] + self.draw.randint(-40, 40) for _ in self.places]
            value["XAdvance"], index = self.store.storeMasters(masters)
            value["XAdvDevice"] = ot("Device", DeltaFormat=0x8000, StartSize=index >> 16, EndSize=index & 0xFFFF)
        return buildValue(value)

    def positioning(self, nested):
        kind = self.draw.choice(["single", "pairs", "pairs", "classes", "classes", "context", "chain", "cursive"]
                                if nested is not None else ["single", "pairs"])
        if kind == "single":
            glyphs, same = self.covered(), self.value()
            return [buildSinglePosSubtable({glyph: same if self.chance(2) else self.value() for glyph in glyphs}, IDS)]
        if kind == "cursive":
            def anchor():
                return buildAnchor(self.draw.randint(-100, 900), 0) if not self.chance(4) else None
            return [buildCursivePosSubtable({glyph: (anchor(), anchor()) for glyph in self.covered()}, IDS)]
        if kind == "pairs":
            second = self.chance(3)
            pairs = {(first, self.draw.choice(LETTERS[:8])): (self.value(), self.value() if second else None)
                     for first in self.covered(3) for _ in range(2)}
            return [buildPairPosGlyphsSubtable(pairs, IDS)]
        if kind == "classes":
            firsts, seconds = self.partition(), self.partition()
            pairs = {(one, other): (self.value(), self.value() if self.chance(3) else None)
                     for one in firsts for other in seconds if not self.chance(4)}
            return [buildPairPosClassesSubtable(pairs, IDS)] if pairs else self.positioning(None)
        return [self.context("Pos", kind == "chain", nested)]

    def partition(self):
        found, seen = [], set()
        for _ in self.times(1, 3):
            group = tuple(sorted(set(self.some(LETTERS[:8], 1, 3)) - seen))
            seen |= set(group)
            found += [group] * bool(group)
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
            lookups.append(extended(lookup, tag) if self.chance(5) else lookup)
        names = (ON + SET + FORMS if tag == "GSUB" else ["kern", "kern", "dist", "curs", "ss01"])
        # Where features share a lookup of alternates, as a required one does with itself, HarfBuzz takes the bits of all of them for the number of one.
        self.alternates = {
            number for number, lookup in enumerate(lookups)
            if tag == "GSUB" and any(getattr(table, "ExtSubTable", table).LookupType == 3 for table in lookup.SubTable)}
        features, shared = [], set()
        for _ in self.times(1, 5):
            name = self.draw.choice(names)
            feature = self.feature(set(self.some(range(wanted), 1, 3)) - shared)
            features.append(ot("FeatureRecord", FeatureTag=name, Feature=feature))
            shared |= self.alternates & set(feature.LookupListIndex)
        scripts = []
        for name in sorted(self.some(["DFLT", "latn", "cyrl", "arab", "hebr", "hang"], 1, 4)):
            languages = [ot("LangSysRecord", LangSysTag="NLD ", LangSys=self.language(features))] if self.chance(2) else []
            usual = None if languages and self.chance(4) else self.language(features)
            scripts.append(ot("ScriptRecord", ScriptTag=name, Script=ot("Script", DefaultLangSys=usual, LangSysRecord=languages)))
        table = ot(tag, Version=0x00010000, LookupList=ot("LookupList", Lookup=lookups),
                   FeatureList=ot("FeatureList", FeatureRecord=features), ScriptList=ot("ScriptList", ScriptRecord=scripts))
        if self.axes and self.chance(2):
            self.vary(table, wanted)
        return sfnt(tag, table=table)

    def feature(self, lookups):
        return ot("Feature", FeatureParams=None, LookupListIndex=sorted(lookups))

    def language(self, features):
        indices = sorted(self.some(range(len(features)), 1, len(features)))
        required = self.draw.randrange(len(features)) if self.chance(4) else 0xFFFF
        if required < 0xFFFF and self.alternates & set(features[required].Feature.LookupListIndex):
            required = 0xFFFF
        return ot("LangSys", LookupOrder=None, FeatureIndex=indices, ReqFeatureIndex=required)

    def vary(self, table, wanted):
        """Features with other lookups in a part of the axes' range."""
        records = []
        for _ in self.times(1, 2):
            conditions = []
            for axis in self.some([0, 1], 1, 2):
                low = self.draw.choice([-1, -0.5, 0, 0.25])
                conditions.append(ot("ConditionTable", Format=1, AxisIndex=axis, FilterRangeMinValue=low,
                                     FilterRangeMaxValue=low + self.draw.choice([0.5, 1])))
            substitutions = [
                ot("FeatureTableSubstitutionRecord", FeatureIndex=index,
                   Feature=self.feature(set(self.some(range(wanted), 1, 2)) - self.alternates))
                for index in sorted(self.some(range(len(table.FeatureList.FeatureRecord)), 1, 2))]
            records.append(ot(
                "FeatureVariationRecord", ConditionSet=ot("ConditionSet", ConditionTable=conditions),
                FeatureTableSubstitution=ot("FeatureTableSubstitution", Version=0x00010000, SubstitutionRecord=substitutions)))
        table.Version = 0x00010001
        table.FeatureVariations = ot("FeatureVariations", Version=0x00010000, FeatureVariationRecord=records)


def extended(lookup, tag):
    """The lookup with its subtables in extensions."""
    kind = "ExtensionSubst" if tag == "GSUB" else "ExtensionPos"
    lookup.SubTable = [ot(kind, Format=1, ExtSubTable=table, ExtensionLookupType=lookup.LookupType) for table in lookup.SubTable]
    return with_fields(lookup, LookupType=7 if tag == "GSUB" else 9)
