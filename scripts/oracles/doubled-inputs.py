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

MOST = 2.5
# A system of equations: the simplex method takes as many steps as rows, and each step changes rows.
MOST_OF_SYSTEMS = 4.5
# Seconds from which a ratio tells something; a cell has too few views for so many.
LEAST_TIME = 0.3
LEAST_TIME_OF_SYSTEMS = 0.05
MOST_TIME = 20
TRIES = 3
# Doublings of the first size at most.
MOST_DOUBLINGS = 8
CELL = {"label": {"id": "t", "numberOfLines": 0}}
WORDS = random.Random(1).choices("the of Sleepers back seven routes to wake up somewhere else".split(), k=10_007)
ONE = {"t": "a", "s": "s", "id": "1"}

kinds = {}


def kind(size=1000, most=MOST):
    """Adds a kind of input: a function that writes files for a size into a folder, and gives the arguments."""
    def add(function):
        kinds[function.__name__.replace("_", "-")] = (function, size, most)
        return function
    return add


def words(count, seed=1):
    start = seed * 7919 % len(WORDS)
    return " ".join(WORDS[(start + index) % len(WORDS)] for index in range(count))


def write(folder, name, value):
    text = value if isinstance(value, str) else json.dumps(value)
    (folder / name).write_text(text, encoding="utf-8")
    return name


def cards(folder, values, name="r.ndjson"):
    return write(folder, name, "".join(json.dumps(value) + "\n" for value in values))


def cell(folder, value, **members):
    write(folder, "C.shelf.json", {"cell": value, "bindings": {"t": "t"}, **members})
    return ["--config", "C.shelf.json"]


def text_kind(name, make, size=20_000):
    """A card with one long text."""
    def function(folder, n):
        return ["measure", *cell(folder, CELL), cards(folder, [ONE | {"t": make(n)}])]
    kinds["text-of-" + name] = (function, size, MOST)


def fit_of(folder, name):
    return ["fit", *cell(folder, CELL, fit={"t": {"keys": ["*"]}}), name]


for name, make in {
    "words": words, "one-word": lambda n: "a" * n, "lines": lambda n: "a\n" * n, "spaces": lambda n: " " * n,
    "kanji": lambda n: "日本語" * n, "thai": lambda n: "สวัสดี" * n, "arabic": lambda n: "مرحبا " * n, "emoji": lambda n: "👩‍👩‍👧" * n,
    "marks": lambda n: "a" + "\u0301" * n, "words-and-marks": lambda n: "é́ " * n, "flags": lambda n: "🇩🇪" * n, "joiners": lambda n: "\u200d" * n,
    "soft-hyphens": lambda n: "a\u00ad" * n, "embeddings": lambda n: "\u202bא" * n, "isolates": lambda n: "\u2067a" * n + "\u2069" * n,
    "brackets": lambda n: "(" * n, "pairs-of-brackets": lambda n: "א(" * n + ")" * n, "links": lambda n: "[a](" * n, "tags": lambda n: "<b" * n,
    "open-tags": lambda n: "<a href=\"" * n, "entities": lambda n: "&a" * n, "stars": lambda n: "*a" * n, "backquotes": lambda n: "`" * n,
    "underlines": lambda n: "_a " * n, "quotes": lambda n: "“a" * n, "numbers": lambda n: "1,0" * n, "addresses": lambda n: "http://a/b?c=d&e" * n,
    "hyphens": lambda n: "-" * n, "hangul-jamo": lambda n: "\u1100\u1161\u11a8" * n, "devanagari": lambda n: "क्" * n, "tabs": lambda n: "\t" * n,
    "odd-line-ends": lambda n: "\r\n\u2028\u2029" * n, "tildes": lambda n: "~~" * n, "hashes": lambda n: "# " * n, "bars": lambda n: "|a" * n,
}.items():
    text_kind(name, make)


@kind()
def one_line_labels_of_long_texts(folder, n):
    return ["measure", *cell(folder, {"label": {"id": "t", "numberOfLines": 1}}), cards(folder, [ONE | {"t": words(n)}])]


@kind()
def cut_texts_on_pages(folder, n):
    return ["measure", "--maximum-card-height", "60", "--format", "html", *cell(folder, CELL), cards(folder, [ONE | {"t": words(n)}])]


@kind()
def explained_texts(folder, n):
    return ["explain", *cell(folder, CELL), cards(folder, [ONE | {"t": words(n)}])]


@kind()
def texts_in_pictures(folder, n):
    return ["cell", "--format", "svg", "--record", "0", *cell(folder, CELL, records=cards(folder, [ONE | {"t": words(n)}]))]


@kind()
def texts_alone(folder, n):
    cards(folder, [{"t": words(n)}])
    return ["text", "--size", "14", "--width", "220", "--fields", "t", "--format", "csv", "r.ndjson"]


@kind()
def styled_runs(folder, n):
    runs = {"label": {"id": "x", "numberOfLines": 0, "attributedText": [{"text": "a ", "font": {"size": 12 + i % 3}} for i in range(n)]}}
    return ["measure", *cell(folder, {"stackView": {"axis": "vertical", "arrangedSubviews": [runs, CELL]}}), cards(folder, [ONE])]


# MARK: Records


def record_kinds():
    shapes = {
        "ndjson": ("r.ndjson", lambda n: "".join(json.dumps({"t": words(8, i), "id": i}) + "\n" for i in range(n))),
        "json": ("r.json", lambda n: json.dumps([{"t": words(8, i), "id": i} for i in range(n)])),
        "csv": ("r.csv", lambda n: "t,id\n" + "".join(f"\"{words(8, i)}\",{i}\n" for i in range(n))),
        "columns-of-csv": ("r.csv", lambda n: "t," + ",".join(f"c{i}" for i in range(n)) + "\na" + ",1" * n + "\n"),
        "fields": ("r.ndjson", lambda n: json.dumps({"t": "a", **{f"f{i}": i for i in range(n)}}) + "\n"),
        "deep-arrays": ("r.ndjson", lambda n: '{"t": "a", "x": ' + "[" * 100 + "]" * 100 + "}\n" + '{"t": "a"}\n' * n),
        "repeated-keys": ("r.ndjson", lambda n: "{" + ", ".join('"t": "a"' for _ in range(n)) + "}\n"),
        "escapes": ("r.ndjson", lambda n: '{"t": "' + "\\u0041\\n" * n + '"}\n'),
        "quotes-of-csv": ("r.csv", lambda n: 't\n"' + '""' * n + '"\n'),
        "lines-of-csv": ("r.csv", lambda n: 't\n"' + "a\n" * n + '"\n'),
        "rejected-records": ("r.ndjson", lambda n: '{"t": 1}\n' * n + '{"t": "a"}\n'),
        "malformed-lines": ("r.ndjson", lambda n: "{\n" * n + '{"t": "a"}\n'),
        "short-rows": ("r.csv", lambda n: "t,u\na,b\n" + "a\n" * n),
        "ids": ("r.ndjson", lambda n: "".join(f'{{"t": "a", "id": "{i}"}}\n' for i in range(n))),
        "equal-ids": ("r.ndjson", lambda n: '{"t": "a", "id": "1"}\n' * n),
        "numbers": ("r.ndjson", lambda n: '{"t": "a", "n": ' + "1" * n + "}\n"),
    }
    for name, (file, make) in shapes.items():
        def function(folder, n, name=name, file=file, make=make):
            skipping = ["--skip-malformed"] if "malformed" in name else []
            return ["measure", *skipping, *cell(folder, CELL), write(folder, file, make(n))]
        kinds["records-of-" + name] = (function, 20_000, MOST)


record_kinds()


def shelves(count, texts=lambda index: words(index % 7)):
    return [{"t": texts(index), "s": f"s{index}", "id": index} for index in range(count)]


def layout(folder, name):
    """The options of a layout whose items ask their cells."""
    item = {"item": {"width": {"fractionalWidth": 0.5}, "height": {"estimated": 150}}}
    write(folder, "L.json", {"sections": [{"group": {"width": {"fractionalWidth": 1}, "height": {"estimated": 150}, "subitem": item, "count": 2}}]})
    return {"flow": ["--item-size-fields", "w,h"], "compositional": ["--layout-file", "L.json"], "columns": ["--columns", "3"]}.get(name, [])


def shelf_kinds():
    for format in ["table", "json", "csv", "ndjson", "swift", "html"]:
        def function(folder, n, format=format):
            return ["measure", "--group-by", "s", "--format", format, *cell(folder, CELL), cards(folder, shelves(n))]
        kinds["shelves-as-" + format] = (function, 2000, MOST)
    for format in ["table", "json", "html"]:
        def function(folder, n, format=format):
            return ["explain", "--group-by", "s", "--format", format, *cell(folder, CELL), cards(folder, shelves(n))]
        kinds["explained-shelves-as-" + format] = (function, 500, MOST)
    for format in ["table", "json", "html"]:
        def function(folder, n, format=format):
            return ["explain", "--format", format, *cell(folder, CELL), cards(folder, [{"t": words(i % 40, i), "id": i} for i in range(n)])]
        kinds["explained-cards-as-" + format] = (function, 2000, MOST)
    for name in ["columns", "flow", "shelf", "compositional"]:
        for format in ["table", "json", "csv", "svg", "html"]:
            def function(folder, n, format=format, name=name):
                values = [{"t": words(i % 40, i), "id": i, "w": 40 + i % 50, "h": 30 + i % 7} for i in range(n)]
                return ["layout", "--layout", name, "--container-width", "375", "--format", format, *layout(folder, name), *cell(folder, CELL),
                        cards(folder, values)]
            kinds[f"items-in-{name}-as-{format}"] = (function, 1000, MOST)
    for name in ["columns", "flow", "compositional"]:
        def function(folder, n, name=name):
            values = [value | {"w": 40, "h": 30} for value in shelves(n)]
            return ["layout", "--layout", name, "--container-width", "375", "--group-by", "s", "--format", "json", *layout(folder, name),
                    *cell(folder, CELL), cards(folder, values)]
        kinds[f"sections-in-{name}"] = (function, 1000, MOST)


shelf_kinds()


@kind(size=200)
def certified_shelves(folder, n):
    return ["measure", "--certify", "--estimator", "word-count", "--group-by", "s", *cell(folder, CELL), cards(folder, shelves(n))]


@kind(size=2000)
def each_card(folder, n):
    return ["measure", "--each", "--format", "csv", *cell(folder, CELL), cards(folder, shelves(n))]


@kind(size=2000)
def cards_in_a_row(folder, n):
    """Two labels whose widths contents decide."""
    label = {"numberOfLines": 2}
    row = {"stackView": {"axis": "horizontal", "spacing": 8, "arrangedSubviews": [{"label": label | {"id": "t"}}, {"label": label | {"id": "u"}}]}}
    write(folder, "C.shelf.json", {"cell": row, "bindings": {"t": "t", "u": "u"}})
    return ["measure", "--config", "C.shelf.json", cards(folder, [{"t": words(12, i), "u": words(40, -i)} for i in range(n)])]


@kind(size=500)
def compared_cards(folder, n):
    return ["compare", "--no-timing", "--format", "html", *cell(folder, CELL), cards(folder, [{"t": words(i % 40, i)} for i in range(n)])]


@kind(size=500)
def compared_shelves(folder, n):
    return ["compare", "--no-timing", "--group-by", "s", "--format", "html", *cell(folder, CELL), cards(folder, shelves(n))]


@kind(size=200)
def optimized_cards(folder, n):
    return ["optimize", "--card-width", "140..240", *cell(folder, CELL), cards(folder, [{"t": words(i % 60, i)} for i in range(n)])]


@kind(size=100)
def optimized_shelves(folder, n):
    return ["optimize", "--card-width", "140..240:10", "--group-by", "s", *cell(folder, CELL), cards(folder, shelves(n))]


@kind(size=100)
def optimized_widths(folder, n):
    return ["optimize", "--card-width", f"100..{100 + n}:1", *cell(folder, CELL), cards(folder, [{"t": words(i % 60, i)} for i in range(100)])]


@kind(size=100)
def measured_widths(folder, n):
    return ["measure", "--card-width", f"100..{100 + n}", "--format", "csv", *cell(folder, CELL), cards(folder, [{"t": words(i % 60, i)} for i in range(50)])]


@kind(size=500)
def variants_by_width(folder, n):
    return ["measure", "--format", "csv", *cell(folder, CELL, variants={"cardWidth": [100 + i / 4 for i in range(n)]}), cards(folder, [ONE] * 10)]


@kind(size=200)
def variants_by_locale(folder, n):
    return ["measure", "--format", "csv", *cell(folder, CELL, variants={"locale": [f"l{i}" for i in range(n)]}), cards(folder, [ONE] * 10)]


@kind(size=100)
def pages_of_variants(folder, n):
    return ["measure", "--format", "html", *cell(folder, CELL, variants={"cardWidth": [100 + i for i in range(n)]}), cards(folder, shelves(10))]


# MARK: Results


def result(folder, name, n, seed):
    shelves = [{"shelf": f"s{i}", "variant": {"cardWidth": 176, "scale": 2, "contentSizeCategory": "large", "locale": None},
                "itemSize": {"width": 176, "height": 20 + (i * seed) % 5}, "containerHeight": 20 + (i * seed) % 5,
                "containerHeightRange": {"from": 20, "below": 60}, "contentHeight": 20 + (i * seed) % 5, "isClamped": False, "items": 1,
                "rejected": 0, "rendered": 1, "largest": {"id": "a", "index": 0, "estimate": 20}, "estimator": "tallest", "certificate": None,
                "warnings": []} for i in range(n)]
    return write(folder, name, {"schemaVersion": 1, "shelves": shelves})


def result_kinds():
    for format in ["table", "json", "markdown", "html"]:
        def difference(folder, n, format=format):
            return ["diff", "--format", format, result(folder, "a.json", n, 1), result(folder, "b.json", n, 3)]
        kinds["differences-as-" + format] = (difference, 1000, MOST)
    for format in ["table", "json", "html", "svg"]:
        def history(folder, n, format=format):
            return ["history", "--format", format, *(result(folder, f"{i}.json", n, i + 1) for i in range(5))]
        kinds["history-of-shelves-as-" + format] = (history, 200, MOST)
    for format in ["table", "html", "svg"]:
        def results(folder, n, format=format):
            return ["history", "--format", format, *(result(folder, f"{i}.json", 5, i + 1) for i in range(n + 1))]
        kinds["history-of-results-as-" + format] = (results, 50, MOST)


result_kinds()


@kind(size=1000)
def parts_of_shelves(folder, n):
    run(TOOL, "measure", "--partial", "--group-by", "s", *cell(folder, CELL), "-o", "p.json", cards(folder, shelves(n)), cwd=folder)
    return ["merge", "p.json"]


@kind(size=20)
def parts(folder, n):
    """Copies of one part with numbers of their own: as files of the same records, each."""
    run(TOOL, "measure", "--partial", "--part", 7_000_000, "--group-by", "s", *cell(folder, CELL), "-o", "p.json", cards(folder, shelves(20)), cwd=folder)
    text = (folder / "p.json").read_text()
    return ["merge", *(write(folder, f"p{index}.json", text.replace("7000000", str(index))) for index in range(n))]


@kind(size=50)
def files_of_records(folder, n):
    return ["measure", *cell(folder, CELL), *(cards(folder, [ONE] * 3, f"r{i}.ndjson") for i in range(n))]


# MARK: Catalogues


@kind(size=2000)
def keys_of_strings(folder, n):
    return fit_of(folder, write(folder, "L.strings", "".join(f'"k{i}" = "{words(9, i)}";\n' for i in range(n))))


@kind(size=2000)
def strings_on_a_line(folder, n):
    return fit_of(folder, write(folder, "L.strings", "".join(f'"k{i}" = "{words(9, i)}";' for i in range(n))))


@kind(size=2000)
def comments_of_strings(folder, n):
    return fit_of(folder, write(folder, "L.strings", "/* a */ // b\n" * n + '"k" = "a";\n'))


@kind(size=1000)
def keys_of_catalogues(folder, n):
    texts = {f"k{i}": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": words(9, i)}}}} for i in range(n)}
    return fit_of(folder, write(folder, "L.xcstrings", {"sourceLanguage": "en", "version": "1.0", "strings": texts}))


@kind(size=100)
def languages_of_catalogues(folder, n):
    texts = {f"k{k}": {"localizations": {f"l{i}": {"stringUnit": {"state": "translated", "value": words(9, i)}} for i in range(n)}} for k in range(5)}
    return fit_of(folder, write(folder, "L.xcstrings", {"sourceLanguage": "en", "version": "1.0", "strings": texts}))


@kind(size=500)
def plurals_of_catalogues(folder, n):
    unit = {"stringUnit": {"state": "translated", "value": "%d cards"}}
    texts = {f"k{i}": {"localizations": {"en": {"variations": {"plural": {"one": unit, "other": unit}}}}} for i in range(n)}
    return fit_of(folder, write(folder, "L.xcstrings", {"sourceLanguage": "en", "version": "1.0", "strings": texts}))


@kind(size=300)
def keys_of_plural_dictionaries(folder, n):
    one = "<key>k{}</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string><key>v</key><dict><key>NSStringFormatSpecTypeKey</key>" \
        "<string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>a</string>" \
        "<key>other</key><string>%d b</string></dict></dict>"
    return fit_of(folder, write(folder, "L.stringsdict", '<?xml version="1.0"?><plist version="1.0"><dict>' + "".join(map(one.format, range(n))) + "</dict></plist>"))


@kind(size=200)
def patterns_of_keys(folder, n):
    """A rule for each key."""
    write(folder, "C.shelf.json", {"cell": CELL, "bindings": {"t": "t"}, "fit": {"t": {"keys": [f"k{i}.*" for i in range(20)]}}})
    return ["fit", "--config", "C.shelf.json", write(folder, "L.strings", "".join(f'"k{i % 20}.{i}" = "a";\n' for i in range(10 * n)))]


@kind(size=200)
def stars_of_a_pattern(folder, n):
    write(folder, "C.shelf.json", {"cell": CELL, "bindings": {"t": "t"}, "fit": {"t": {"keys": ["*a" * n + "b", "k"]}}})
    return ["fit", "--config", "C.shelf.json", write(folder, "L.strings", f'"{"a" * 2 * n}" = "a"; "k" = "a";\n')]


@kind(size=200)
def specifiers(folder, n):
    return fit_of(folder, write(folder, "L.strings", f'"k" = "{"%@ " * n}";\n'))


@kind(size=2000)
def localized_records(folder, n):
    write(folder, "en.lproj.strings", "".join(f'"k{i}" = "{words(9, i)}";\n' for i in range(n)))
    return ["measure", "--locale", "en", "--localizations", "{locale}.lproj.strings", *cell(folder, CELL), cards(folder, [{"t": f"k{i}"} for i in range(n)])]


# MARK: Cells


def stack(axis, count, label=lambda index: {"label": {"id": "t" if index == 0 else f"l{index}", "text": "a b"}}, **members):
    return {"stackView": {"axis": axis, **members, "arrangedSubviews": [label(index) for index in range(count)]}}


def cell_kinds():
    for axis in ["horizontal", "vertical"]:
        for distribution in ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]:
            for lines in [1, 0]:
                def function(folder, n, axis=axis, distribution=distribution, lines=lines):
                    def label(index):
                        return {"label": {"id": "t" if index == 0 else f"l{index}", "text": "a b", "numberOfLines": lines}}
                    return ["measure", "--card-width", "50000", *cell(folder, stack(axis, n, label, distribution=distribution)), cards(folder, [ONE])]
                kinds[f"views-{axis}-{distribution}-of-{lines}"] = (function, 25, MOST_OF_SYSTEMS)


cell_kinds()


@kind(size=20, most=MOST_OF_SYSTEMS)
def nested_stacks(folder, n):
    value = CELL
    for index in range(n):
        value = {"stackView": {"axis": ["vertical", "horizontal"][index % 2], "arrangedSubviews": [value]}}
    return ["measure", *cell(folder, value), cards(folder, [ONE])]


def pinned(first, second=None, constant=0, **members):
    """A constraint between `view.attribute` and another, or the cell's."""
    ends = {"first": first, **({"second": second} if second else {})}
    items = {end + "Item": name.split(".")[0] for end, name in ends.items() if not name.startswith("cell.")}
    return items | {end + "Attribute": name.split(".")[1] for end, name in ends.items()} | {"constant": constant} | members


@kind(size=50, most=MOST_OF_SYSTEMS)
def views_under_each_other(folder, n):
    views = [{"label": {"id": "t" if i == 0 else f"v{i}", "text": "a"}} for i in range(n)]
    constraints = [pinned("t.top", "cell.top")]
    constraints += [pinned(f"v{i}.top", f"{'t' if i == 1 else f'v{i - 1}'}.bottom", 1) for i in range(1, n)]
    return ["measure", *cell(folder, {"view": {"subviews": views}, "constraints": constraints}), cards(folder, [ONE])]


@kind(size=50, most=MOST_OF_SYSTEMS)
def constraints_of_a_view(folder, n):
    constraints = [pinned("t.width", constant=i / n, relation="greaterThanOrEqual") for i in range(n)]
    return ["measure", *cell(folder, {"view": {"subviews": [CELL]}, "constraints": constraints}), cards(folder, [ONE])]


@kind(size=50, most=MOST_OF_SYSTEMS)
def constraints_that_contradict(folder, n):
    constraints = [pinned("t.height", constant=i) for i in range(n)]
    return ["measure", *cell(folder, {"view": {"subviews": [CELL]}, "constraints": constraints}), cards(folder, [ONE])]


@kind(size=50, most=MOST_OF_SYSTEMS)
def priorities(folder, n):
    constraints = [pinned("t.height", constant=i, priority=1 + i * 900 / n) for i in range(n)]
    return ["measure", *cell(folder, {"view": {"subviews": [CELL]}, "constraints": constraints}), cards(folder, [ONE])]


@kind(size=50, most=MOST_OF_SYSTEMS)
def views_that_records_hide(folder, n):
    views = [{"label": {"id": f"v{i}", "text": "a"}} for i in range(n)]
    write(folder, "C.shelf.json", {"cell": {"stackView": {"axis": "vertical", "arrangedSubviews": views}},
                                   "bindings": {f"v{i}": {"hiddenWithout": f"f{i}"} for i in range(n)}})
    values = [{"t": "a", "f0": 1, **{f"f{i}": 1 for i in range(n) if (i ^ k) % 3}} for k in range(4)]
    return ["measure", "--config", "C.shelf.json", cards(folder, values)]


@kind(size=50, most=MOST_OF_SYSTEMS)
def views_of_a_picture(folder, n):
    return ["cell", "--format", "svg", *cell(folder, stack("vertical", n))]


@kind(size=50, most=MOST_OF_SYSTEMS)
def views_of_a_nib(folder, n):
    views = "".join(
        f'<label opaque="NO" text="a" translatesAutoresizingMaskIntoConstraints="NO" id="a{i:03}-aa-aaa"><rect key="frame" x="0" y="{i}" width="9" height="9"/>'
        '<fontDescription key="fontDescription" type="system" pointSize="17"/></label>' for i in range(n))
    lines = "".join(
        f'<constraint firstItem="a{i:03}-aa-aaa" firstAttribute="top" secondItem="a{i - 1:03}-aa-aaa" secondAttribute="bottom" id="c{i:03}-aa-aaa"/>'
        for i in range(1, n))
    write(folder, "C.xib", '<?xml version="1.0" encoding="UTF-8"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" '
          'toolsVersion="22154" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view id="iN0-l3-epB"><rect key="frame" x="0" y="0" '
          f'width="320" height="480"/><subviews>{views}</subviews><constraints>{lines}</constraints></view></objects></document>')
    return ["cell", "C.xib", "--format", "json"]


# MARK: What is wrong, and what it might have been


@kind(size=2000)
def long_unknown_keys(folder, n):
    return ["measure", *cell(folder, CELL, **{"cardHeight" * n: 1}), cards(folder, [ONE])]


@kind(size=2000)
def many_unknown_keys(folder, n):
    return ["measure", *cell(folder, CELL, **{f"cardWidth{i}": 1 for i in range(n)}), cards(folder, [ONE])]


@kind(size=2000)
def fields_that_a_name_resembles(folder, n):
    return ["measure", "--group-by", "shelf", *cell(folder, CELL), cards(folder, [{"t": "a", **{f"shelve{i}": 1 for i in range(n)}}])]


@kind(size=2000)
def a_long_name_of_a_field(folder, n):
    return ["measure", "--group-by", "s" * n, *cell(folder, CELL), cards(folder, [{"t": "a", **{"x" * 100 + str(i): 1 for i in range(100)}}])]


@kind(size=2000)
def long_ids(folder, n):
    return ["explain", "--format", "html", *cell(folder, CELL), cards(folder, [{"t": words(i), "id": "i" * n} for i in range(40)])]


@kind(size=2000)
def long_names_of_shelves(folder, n):
    return ["measure", "--group-by", "s", "--format", "swift", *cell(folder, CELL), cards(folder, [{"t": words(i), "s": "i" * n + str(i)} for i in range(40)])]


# MARK: Layouts


@kind(size=200)
def sections_of_a_description(folder, n):
    item = {"item": {"width": {"fractionalWidth": 0.5}, "height": {"estimated": 150}}}
    group = {"width": {"fractionalWidth": 1}, "height": {"estimated": 150}, "subitem": item, "count": 2}
    write(folder, "L.json", {"sections": [{"group": group} for _ in range(n)]})
    return ["layout", "--layout", "compositional", "--layout-file", "L.json", "--container-width", "375", "--group-by", "s", "--format", "json",
            *cell(folder, CELL), cards(folder, shelves(n))]


@kind(size=200)
def subitems_of_a_group(folder, n):
    item = {"item": {"width": {"absolute": 50}, "height": {"estimated": 150}}}
    group = {"direction": "vertical", "width": {"fractionalWidth": 1}, "height": {"estimated": 150}, "subitems": [item] * n}
    write(folder, "L.json", {"sections": [{"group": group}]})
    return ["layout", "--layout", "compositional", "--layout-file", "L.json", "--container-width", "375", "--format", "json", *cell(folder, CELL),
            cards(folder, [ONE] * n)]


@kind(size=200)
def items_of_a_wide_group(folder, n):
    item = {"item": {"width": {"absolute": 1}, "height": {"absolute": 10}}}
    group = {"width": {"absolute": n}, "height": {"absolute": 10}, "subitems": [item]}
    write(folder, "L.json", {"sections": [{"group": group}]})
    return ["layout", "--layout", "compositional", "--layout-file", "L.json", "--container-width", "375", "--format", "json", *cell(folder, CELL),
            cards(folder, [ONE] * n)]


# MARK: Running


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
    function, size, most = kinds[name]
    start, is_malformed, _ = seconds(function, 1, folder)
    ratios, time = [], 0
    least = size * 2 ** MOST_DOUBLINGS
    while True:
        before = time - start
        time, is_refused, message = seconds(function, size, folder)
        if is_refused and not is_malformed:
            return False, f"a limit ends it: {message}"
        if before >= (LEAST_TIME_OF_SYSTEMS if most == MOST_OF_SYSTEMS else LEAST_TIME):
            # What is quadratic is so in any larger size.
            ratios.append((time - start) / before)
            if ratios[-1] <= most or len(ratios) == TRIES or time > MOST_TIME:
                return ratios[-1] > most, f"{size} in {time:.2f} s; times the time of half of it: {', '.join(f'{r:.2f}' for r in ratios)}"
        elif size >= least:
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
        is_slow, line = check(name, Path(folder))
    failures += is_slow
    if is_slow or "--list" in sys.argv:
        print(f"{'FAILED ' if is_slow else ''}{name}: {line}", flush=True)
end(failures, f"{len(names)} kinds, {failures} failed")
