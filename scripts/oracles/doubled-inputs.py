#!/usr/bin/env python3
"""Inputs of twice the size: no subcommand takes much more than twice the time for any kind of input.

usage: scripts/oracles/doubled-inputs.py [--list] TOOL [NAME ...]

Makes each kind of input in a size and in twice the size, and compares the processor time that the tool takes for both,
less what it takes for almost none. What is linear takes twice the time, what is n log n hardly more, what is quadratic
four times. A kind that takes too little time to tell is doubled until it does, or until a limit of the tool refuses it;
one that takes too long is doubled again, as the machine may be noisy. Prints each kind that takes more than 2.5 times
as long time and again, then "N kinds, N failed". The views of a cell and its constraints are equations that depend on
each other: they may take 4.5 times as long, and the tool limits their number.
"""
import json, random, sys, tempfile
from pathlib import Path

from common import end, run, used

MOST, MOST_OF_SYSTEMS = 2.5, 4.5
# Seconds from which a ratio tells something; a cell has too few views for so many.
LEAST_TIME, LEAST_TIME_OF_SYSTEMS, MOST_TIME = 0.3, 0.05, 20
TRIES = 3
# Doublings of the first size at most.
MOST_DOUBLINGS = 8
CELL = {"label": {"id": "t", "numberOfLines": 0}}
WORDS = random.Random(1).choices("the of Sleepers back seven routes to wake up somewhere else".split(), k=10_007)
ONE = {"t": "a", "s": "s", "id": "1"}


def words(count, seed=1):
    return " ".join(WORDS[(seed * 7919 + index) % len(WORDS)] for index in range(count))


def texts(count, most=40):
    return [{"t": words(i % most, i), "id": i, "w": 40 + i % 50, "h": 30 + i % 7} for i in range(count)]


def shelves(count):
    return [{"t": words(i % 7), "s": f"s{i}", "id": i, "w": 40, "h": 30} for i in range(count)]


class Files(Path().__class__):
    """A folder in which inputs are made; each function gives the arguments that name what it made."""

    def put(self, name, value):
        (self / name).write_text(value if isinstance(value, str) else json.dumps(value), encoding="utf-8")
        return name

    def cards(self, values, name="r.ndjson"):
        return self.put(name, "".join(json.dumps(value) + "\n" for value in values))

    def cell(self, value=CELL, **members):
        return ["--config", self.put("C.shelf.json", {"cell": value, "bindings": {"t": "t"}, **members})]

    def shown(self, records, *options, cell=CELL, **members):
        """`measure`, or the subcommand that comes first."""
        command = options if options and not options[0].startswith("-") else ["measure", *options]
        return [*command, *self.cell(cell, **members), records if isinstance(records, str) else self.cards(records)]

    def fitted(self, name, value, keys=("*",)):
        return ["fit", *self.cell(fit={"t": {"keys": keys}}), self.put(name, value)]

    def catalogue(self, localizations):
        keys = {f"k{index}": {"localizations": value} for index, value in enumerate(localizations)}
        return self.fitted("L.xcstrings", {"sourceLanguage": "en", "version": "1.0", "strings": keys})

    def placed(self, layout, records, *options):
        item = {"item": {"width": {"fractionalWidth": 0.5}, "height": {"estimated": 150}}}
        own = {"flow": ["--item-size-fields", "w,h"], "columns": ["--columns", "3"], "shelf": [], "compositional": self.description([PAIR | {"subitem": item}])}
        return self.shown(records, "layout", "--layout", layout, "--container-width", "375", *own[layout], *options)

    def description(self, groups):
        return ["--layout-file", self.put("L.json", {"sections": [{"group": group} for group in groups]})]

    def composed(self, groups, records, *options):
        return self.shown(records, "layout", "--layout", "compositional", *self.description(groups), "--container-width", "375", "--format", "json", *options)

    def result(self, name, n, seed):
        shelves = [{"shelf": f"s{i}", "variant": {"cardWidth": 176, "scale": 2, "contentSizeCategory": "large", "locale": None},
                    "itemSize": {"width": 176, "height": 20 + i * seed % 5}, "containerHeight": 20 + i * seed % 5, "containerHeightRange":
                    {"from": 20, "below": 60}, "contentHeight": 20 + i * seed % 5, "isClamped": False, "items": 1, "rejected": 0, "rendered": 1,
                    "largest": {"id": "a", "index": 0, "estimate": 20}, "estimator": "tallest", "certificate": None, "warnings": []} for i in range(n)]
        return self.put(name, {"schemaVersion": 1, "shelves": shelves})

    def parts(self, n, records=20):
        """Copies of one part with numbers of their own: as files of the same records, each."""
        run(TOOL, *self.shown(shelves(records), "--partial", "--part", "7000000", "--group-by", "s", "-o", "p.json"), cwd=self)
        text = (self / "p.json").read_text()
        return ["merge", *(self.put(f"p{index}.json", text.replace("7000000", str(index))) for index in range(n))]

    def nib(self, n):
        views = "".join(f'<label text="a" translatesAutoresizingMaskIntoConstraints="NO" id="a{i:03}-aa-aaa"><rect key="frame" x="0" y="{i}" width="9" '
                        'height="9"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>' for i in range(n))
        lines = "".join(f'<constraint firstItem="a{i:03}-aa-aaa" firstAttribute="top" secondItem="a{i - 1:03}-aa-aaa" secondAttribute="bottom" '
                        f'id="c{i:03}-aa-aaa"/>' for i in range(1, n))
        self.put("C.xib", '<?xml version="1.0" encoding="UTF-8"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" '
                 'toolsVersion="22154" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view id="iN0-l3-epB"><rect key="frame" x="0" y="0" '
                 f'width="320" height="480"/><subviews>{views}</subviews><constraints>{lines}</constraints></view></objects></document>')
        return ["cell", "C.xib", "--format", "json"]


PAIR = {"width": {"fractionalWidth": 1}, "height": {"estimated": 150}, "count": 2}
UNIT = {"stringUnit": {"state": "translated", "value": "%d cards"}}
PLURAL = "<key>k{}</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string><key>v</key><dict><key>NSStringFormatSpecTypeKey</key>" \
    "<string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>a</string>" \
    "<key>other</key><string>%d b</string></dict></dict>"


def unit(count, seed):
    return {"stringUnit": {"state": "translated", "value": words(count, seed)}}


def labels(n, lines=1):
    return [{"label": {"id": f"v{i}" if i else "t", "text": "a b", "numberOfLines": lines}} for i in range(n)]


def stack(axis, views, **members):
    return {"stackView": {"axis": axis, "arrangedSubviews": views, **members}}


def nested(n):
    value = CELL
    for index in range(n):
        value = stack(["vertical", "horizontal"][index % 2], [value])
    return value


def pinned(n, **more):
    """A label with constraints on its height or width."""
    return {"view": {"subviews": [CELL]}, "constraints": [
        {"firstItem": "t", "firstAttribute": "height", "constant": i, **{key: value(i) for key, value in more.items()}} for i in range(n)]}


def chained(n):
    pins = [{"firstItem": f"v{i}", "firstAttribute": "top", "secondItem": f"v{i - 1}" if i > 1 else "t", "secondAttribute": "bottom"} for i in range(1, n)]
    return {"view": {"subviews": labels(n)}, "constraints": pins}


# By name: the first size, a function that makes files of a size and gives the arguments, and how many times as long twice as much may take.
kinds = {}


def add(size, most=MOST, **functions):
    kinds.update({name.replace("_", "-"): (size, function, most) for name, function in functions.items()})


for name, make in {
    "words": words, "one-word": lambda n: "a" * n, "lines": lambda n: "a\n" * n, "spaces": lambda n: " " * n, "kanji": lambda n: "日本語" * n,
    "thai": lambda n: "สวัสดี" * n, "arabic": lambda n: "مرحبا " * n, "emoji": lambda n: "👩‍👩‍👧" * n, "marks": lambda n: "a" + "\u0301" * n,
    "words-and-marks": lambda n: "é́ " * n, "flags": lambda n: "🇩🇪" * n, "joiners": lambda n: "\u200d" * n, "soft-hyphens": lambda n: "a\u00ad" * n,
    "embeddings": lambda n: "\u202bא" * n, "isolates": lambda n: "\u2067a" * n + "\u2069" * n, "brackets": lambda n: "(" * n,
    "pairs-of-brackets": lambda n: "א(" * n + ")" * n, "links": lambda n: "[a](" * n, "tags": lambda n: "<b" * n, "open-tags": lambda n: "<a href=\"" * n,
    "entities": lambda n: "&a" * n, "stars": lambda n: "*a" * n, "backquotes": lambda n: "`" * n, "underlines": lambda n: "_a " * n,
    "quotes": lambda n: "“a" * n, "numbers": lambda n: "1,0" * n, "addresses": lambda n: "http://a/b?c=d&e" * n, "hyphens": lambda n: "-" * n,
    "hangul-jamo": lambda n: "\u1100\u1161\u11a8" * n, "devanagari": lambda n: "क्" * n, "tabs": lambda n: "\t" * n, "tildes": lambda n: "~~" * n,
    "odd-line-ends": lambda n: "\r\n\u2028\u2029" * n, "hashes": lambda n: "# " * n, "bars": lambda n: "|a" * n,
}.items():
    add(20_000, **{"text-of-" + name: lambda f, n, make=make: f.shown([ONE | {"t": make(n)}])})
add(1000,
    one_line_labels_of_long_texts=lambda f, n: f.shown([ONE | {"t": words(n)}], cell={"label": {"id": "t"}}),
    cut_texts_on_pages=lambda f, n: f.shown([ONE | {"t": words(n)}], "--maximum-card-height", "60", "--format", "html"),
    explained_texts=lambda f, n: f.shown([ONE | {"t": words(n)}], "explain"),
    texts_in_pictures=lambda f, n: ["cell", "--format", "svg", "--record", "0", *f.cell(records=f.cards([ONE | {"t": words(n)}]))],
    texts_alone=lambda f, n: ["text", "--size", "14", "--width", "220", "--fields", "t", "--format", "csv", f.cards([{"t": words(n)}])],
    styled_runs=lambda f, n: f.shown([ONE], cell=stack("vertical", [CELL, {"label": {
        "id": "x", "numberOfLines": 0, "attributedText": [{"text": "a ", "font": {"size": 12 + i % 3}} for i in range(n)]}}])))

for name, (file, make) in {
    "ndjson": ("r.ndjson", lambda n: "".join(json.dumps({"t": words(8, i), "id": i}) + "\n" for i in range(n))),
    "json": ("r.json", lambda n: json.dumps([{"t": words(8, i), "id": i} for i in range(n)])),
    "csv": ("r.csv", lambda n: "t,id\n" + "".join(f"\"{words(8, i)}\",{i}\n" for i in range(n))),
    "columns-of-csv": ("r.csv", lambda n: "t," + ",".join(f"c{i}" for i in range(n)) + "\na" + ",1" * n + "\n"),
    "fields": ("r.ndjson", lambda n: json.dumps({"t": "a", **{f"f{i}": i for i in range(n)}}) + "\n"),
    "deep-arrays": ("r.ndjson", lambda n: ('{"t": "a", "x": ' + "[" * 100 + "]" * 100 + "}\n") * (n // 100 + 1)),
    "repeated-keys": ("r.ndjson", lambda n: "{" + ", ".join('"t": "a"' for _ in range(n)) + "}\n"),
    "escapes": ("r.ndjson", lambda n: '{"t": "' + "\\u0041\\n" * n + '"}\n'),
    "quotes-of-csv": ("r.csv", lambda n: 't\n"' + '""' * n + '"\n'), "lines-of-csv": ("r.csv", lambda n: 't\n"' + "a\n" * n + '"\n'),
    "rejected-records": ("r.ndjson", lambda n: '{"t": 1}\n' * n + '{"t": "a"}\n'), "short-rows": ("r.csv", lambda n: "t,u\na,b\n" + "a\n" * n),
    "malformed-lines": ("r.ndjson", lambda n: "{\n" * n + '{"t": "a"}\n'),
    "ids": ("r.ndjson", lambda n: "".join(f'{{"t": "a", "id": "{i}"}}\n' for i in range(n))),
    "equal-ids": ("r.ndjson", lambda n: '{"t": "a", "id": "1"}\n' * n), "numbers": ("r.ndjson", lambda n: '{"t": "a", "n": ' + "1" * n + "}\n"),
}.items():
    skipping = ["--skip-malformed"] if name == "malformed-lines" else []
    add(20_000, **{"records-of-" + name: lambda f, n, file=file, make=make, skipping=skipping: f.shown(f.put(file, make(n)), *skipping)})

for format in ["table", "json", "csv", "ndjson", "swift", "html"]:
    add(2000, **{"shelves-as-" + format: lambda f, n, format=format: f.shown(shelves(n), "--group-by", "s", "--format", format)})
for format in ["table", "json", "html"]:
    add(500, **{f"explained-shelves-as-{format}": lambda f, n, format=format: f.shown(shelves(n), "explain", "--group-by", "s", "--format", format),
                f"explained-cards-as-{format}": lambda f, n, format=format: f.shown(texts(n), "explain", "--format", format)})
for layout in ["columns", "flow", "shelf", "compositional"]:
    for format in ["table", "json", "csv", "svg", "html"]:
        add(1000, **{f"items-in-{layout}-as-{format}": lambda f, n, layout=layout, format=format: f.placed(layout, texts(n), "--format", format)})
    if layout != "shelf":
        add(1000, **{f"sections-in-{layout}": lambda f, n, layout=layout: f.placed(layout, shelves(n), "--group-by", "s", "--format", "json")})
add(200,
    certified_shelves=lambda f, n: f.shown(shelves(n), "--certify", "--estimator", "word-count", "--group-by", "s"),
    each_card=lambda f, n: f.shown(shelves(n), "--each", "--format", "csv"),
    cards_in_a_row=lambda f, n: f.shown([{"t": words(12, i), "u": words(40, -i)} for i in range(n)], bindings={"t": "t", "u": "u"}, cell=stack(
        "horizontal", [{"label": {"id": id, "numberOfLines": 2}} for id in "tu"], spacing=8)),
    compared_cards=lambda f, n: f.shown(texts(n), "compare", "--no-timing", "--format", "html"),
    compared_shelves=lambda f, n: f.shown(shelves(n), "compare", "--no-timing", "--group-by", "s", "--format", "html"),
    optimized_cards=lambda f, n: f.shown(texts(n, 60), "optimize", "--card-width", "140..240"),
    optimized_shelves=lambda f, n: f.shown(shelves(n), "optimize", "--card-width", "140..240:10", "--group-by", "s"),
    optimized_widths=lambda f, n: f.shown(texts(100, 60), "optimize", "--card-width", f"100..{100 + n}:1"),
    measured_widths=lambda f, n: f.shown(texts(50, 60), "--card-width", f"100..{100 + n}", "--format", "csv"),
    variants_by_width=lambda f, n: f.shown([ONE] * 10, "--format", "csv", variants={"cardWidth": [100 + i / 4 for i in range(n)]}),
    variants_by_locale=lambda f, n: f.shown([ONE] * 10, "--format", "csv", variants={"locale": [f"l{i}" for i in range(n)]}),
    pages_of_variants=lambda f, n: f.shown(shelves(10), "--format", "html", variants={"cardWidth": [100 + i for i in range(n)]}))

for format in ["table", "json", "markdown", "html"]:
    add(1000, **{"differences-as-" + format: lambda f, n, format=format: ["diff", "--format", format, f.result("a", n, 1), f.result("b", n, 3)]})
for format in ["table", "json", "html", "svg"]:
    add(50, **{f"history-of-shelves-as-{format}": lambda f, n, format=format: ["history", "--format", format, *(f.result(f"{i}", n, i + 1) for i in range(5))],
               f"history-of-results-as-{format}": lambda f, n, format=format: ["history", "--format", format, *(f.result(f"{i}", 5, i + 1) for i in range(n + 1))]})
add(50, parts=Files.parts, parts_of_shelves=lambda f, n: f.parts(1, n),
    files_of_records=lambda f, n: ["measure", *f.cell(), *(f.cards([ONE] * 3, f"r{i}.ndjson") for i in range(n))])

add(500,
    keys_of_strings=lambda f, n: f.fitted("L.strings", "".join(f'"k{i}" = "{words(9, i)}";\n' for i in range(n))),
    strings_on_a_line=lambda f, n: f.fitted("L.strings", "".join(f'"k{i}" = "{words(9, i)}";' for i in range(n))),
    comments_of_strings=lambda f, n: f.fitted("L.strings", "/* a */ // b\n" * n + '"k" = "a";\n'),
    keys_of_catalogues=lambda f, n: f.catalogue({"en": unit(9, i)} for i in range(n)),
    languages_of_catalogues=lambda f, n: f.catalogue([{f"l{i}": unit(9, i) for i in range(n)}] * 5),
    plurals_of_catalogues=lambda f, n: f.catalogue([{"en": {"variations": {"plural": {"one": UNIT, "other": UNIT}}}}] * n),
    keys_of_plural_dictionaries=lambda f, n: f.fitted(
        "L.stringsdict", '<?xml version="1.0"?><plist version="1.0"><dict>' + "".join(map(PLURAL.format, range(n))) + "</dict></plist>"),
    patterns_of_keys=lambda f, n: f.fitted("L.strings", "".join(f'"k{i % 20}.{i}" = "a";\n' for i in range(10 * n)), [f"k{i}.*" for i in range(20)]),
    stars_of_a_pattern=lambda f, n: f.fitted("L.strings", f'"{"a" * 2 * n}" = "a"; "k" = "a";\n', ["*a" * n + "b", "k"]),
    specifiers=lambda f, n: f.fitted("L.strings", f'"k" = "{"%@ " * n}";\n'),
    localized_records=lambda f, n: f.shown([{"t": f"k{i}"} for i in range(n)], "--locale", "en", "--localizations", f.put(
        "en.strings", "".join(f'"k{i}" = "{words(9, i)}";\n' for i in range(n))).replace("en", "{locale}", 1)))

for axis in ["horizontal", "vertical"]:
    for distribution in ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]:
        for lines in [1, 0]:
            add(25, MOST_OF_SYSTEMS, **{f"views-{axis}-{distribution}-of-{lines}": lambda f, n, axis=axis, distribution=distribution, lines=lines: f.shown(
                [ONE], "--card-width", "50000", cell=stack(axis, labels(n, lines), distribution=distribution))})
add(25, MOST_OF_SYSTEMS,
    nested_stacks=lambda f, n: f.shown([ONE], cell=nested(n)),
    views_under_each_other=lambda f, n: f.shown([ONE], cell=chained(n)),
    constraints_of_a_view=lambda f, n: f.shown([ONE], cell=pinned(n, relation=lambda i: "greaterThanOrEqual")),
    constraints_that_contradict=lambda f, n: f.shown([ONE], cell=pinned(n)),
    priorities=lambda f, n: f.shown([ONE], cell=pinned(n, priority=lambda i: 1 + i * 900 / n)),
    views_that_records_hide=lambda f, n: f.shown(
        [{"t": "a", "f0": 1, **{f"f{i}": 1 for i in range(n) if (i ^ k) % 3}} for k in range(4)], cell=stack("vertical", labels(n)),
        bindings={f"v{i}" if i else "t": {"hiddenWithout": f"f{i}"} for i in range(n)}),
    views_of_a_picture=lambda f, n: ["cell", "--format", "svg", *f.cell(stack("vertical", labels(n)))], views_of_a_nib=Files.nib)

add(2000,
    long_unknown_keys=lambda f, n: f.shown([ONE], **{"cardHeight" * n: 1}),
    many_unknown_keys=lambda f, n: f.shown([ONE], **{f"cardWidth{i}": 1 for i in range(n)}),
    fields_that_a_name_resembles=lambda f, n: f.shown([{"t": "a", **{f"shelve{i}": 1 for i in range(n)}}], "--group-by", "shelf"),
    a_long_name_of_a_field=lambda f, n: f.shown([{"t": "a", **{"x" * 100 + str(i): 1 for i in range(100)}}], "--group-by", "s" * n),
    long_ids=lambda f, n: f.shown([{"t": words(i), "id": "i" * n} for i in range(40)], "explain", "--format", "html"),
    long_names_of_shelves=lambda f, n: f.shown([{"t": words(i), "s": "i" * n + str(i)} for i in range(40)], "--group-by", "s", "--format", "swift"))
add(200,
    sections_of_a_description=lambda f, n: f.composed(
        [PAIR | {"subitem": {"item": {"width": {"fractionalWidth": 0.5}, "height": {"estimated": 150}}}}] * n, shelves(n), "--group-by", "s"),
    subitems_of_a_group=lambda f, n: f.composed([{"axis": "vertical", "width": {"fractionalWidth": 1}, "height": {"estimated": 150}, "subitems": [
        {"item": {"width": {"absolute": 50}, "height": {"estimated": 150}}}] * n}], [ONE] * n),
    items_of_a_wide_group=lambda f, n: f.composed([{"width": {"absolute": n}, "height": {"absolute": 10}, "subitems": [
        {"item": {"width": {"absolute": 1}, "height": {"absolute": 10}}}]}], [ONE] * n))


def seconds(function, size, folder):
    """The processor time for a size, whether it is refused, and the first message."""
    arguments = function(folder, size)
    with open(folder / "errors", "wb") as errors, open(folder / "output", "wb") as written:
        try:
            code, time, _ = used([TOOL, *map(str, arguments)], 120, cwd=folder, stdout=written, stderr=errors)
        except OSError as error:
            return 0, True, f"{size}: {error}"
    message = (folder / "errors").read_text(errors="replace").strip()
    if code not in (0, 1, 65) and not (code == 64 and size > 1):
        raise RuntimeError(f"exit {code}: {' '.join(map(str, arguments))[:200]}: {message[:300]}")
    return time, code in (64, 65), f"{size}: {message[:150].partition(chr(10))[0]}"


def check(name, folder):
    """Whether a kind takes too long, and how it did."""
    size, function, most = kinds[name]
    start, is_malformed, _ = seconds(function, 1, folder)
    ratios, time, least = [], 0, LEAST_TIME_OF_SYSTEMS if most == MOST_OF_SYSTEMS else LEAST_TIME
    largest = size * 2 ** MOST_DOUBLINGS
    while True:
        before = time - start
        time, is_refused, message = seconds(function, size, folder)
        if is_refused and not is_malformed:
            return False, f"a limit ends it: {message}"
        if before >= least:
            # What is quadratic is so in any larger size.
            ratios.append((time - start) / before)
            if ratios[-1] <= most or len(ratios) == TRIES or time > MOST_TIME:
                return ratios[-1] > most, f"{size} in {time:.2f} s; times the time of half of it: {', '.join(f'{r:.2f}' for r in ratios)}"
        elif size >= largest:
            return False, f"{size} in {time:.2f} s"
        size *= 2


arguments = [argument for argument in sys.argv[1:] if argument != "--list"]
if not arguments:
    sys.exit(__doc__)
TOOL = str(Path(arguments[0]).resolve())
names = arguments[1:] or list(kinds)
failures = 0
for name in names:
    with tempfile.TemporaryDirectory() as folder:
        is_slow, line = check(name, Files(folder))
    failures += is_slow
    if is_slow or "--list" in sys.argv:
        print(f"{'FAILED ' if is_slow else ''}{name}: {line}", flush=True)
end(failures, f"{len(names)} kinds, {failures} failed")
