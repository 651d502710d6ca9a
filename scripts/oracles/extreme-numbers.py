#!/usr/bin/env python3
"""Command lines with extreme numbers: none traps, and no format writes what is no finite number.

usage: scripts/oracles/extreme-numbers.py [--verbose] TOOL [COUNT] [SEED]

Draws subcommands, formats, options, configurations, cells, nibs, records, results and parts, and puts values as 1e308,
5e-324, -0, NaN and inf into every place that takes a number; options are taken from the help, so that none is forgotten.
JSON is read by a strict parser, HTML with its tags in balance, SVG as XML; nothing that is written names a number that is
not finite. Prints each failure with its files, then "N runs, N failed". COUNT is 500 without one.
"""
import contextlib
import csv
import html.parser
import io
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

TIME_LIMIT = 10
EXIT_CODES = {0, 1, 64, 65, 66, 74}
EXTREME = 3 * ["1e308", "-1e308", "5e-324", "0", "-0", "NaN", "inf", "1e6", "1e-7", "999999.5"] + [
    "1.7976931348623157e308", "-5e-324", "1e-310", "-inf", "1e999", "-1e6", "1000000.5", "1e12", "1e15", "1e16", "1e18",
    "9223372036854775807", "-9223372036854775808", "18446744073709551616", "0.1", "3"]
# Beside an extreme number the others are plain, or the first one that is refused would be all that a run shows.
PLAIN = ["1", "2", "3", "8", "40"]
WIDTHS = ["120", "176", "240.5"]
TEXT = {
    "config", "content-size-category", "locale", "locale-field", "localizations", "baselines", "no-timing", "layout",
    "devices", "orientation", "placement", "direction", "minimize", "over", "group-by", "shelf", "strings", "cell",
    "size-classes", "reuse-identifier", "reuse-identifier-field", "bindings", "records", "input-format", "csv-rows",
    "skip-malformed", "no-header", "font", "fields", "fonts", "fallback-fonts", "line-break", "shaping", "text-style-leading",
    "last-newline", "access-level", "format", "output", "rejections", "dependencies", "color", "help", "watch", "write", "check", "certify",
    "grouped", "partial", "all", "at-design-size", "stored-sizes", "strict", "quiet", "verbose",
}


class Draw(random.Random):
    """What is drawn for one run: where the extreme numbers are, as one that is refused hides the others."""

    def __init__(self, seed):
        super().__init__(seed)
        kind = self.choice(["option", "option", "records", "records", "file", "file", "all"])
        self.shares = {place: 0 for place in ("focus", "options", "records", "file")}
        if kind == "all":
            self.shares = {"focus": 0.3, "options": 0.05, "records": 0.3, "file": 0.05}
        else:
            self.shares["focus" if kind == "option" else kind] = {
                "option": 0.7, "records": self.choice([0.1, 0.5, 0.9]), "file": self.choice([0.02, 0.05, 0.1])}[kind]
        self.share = 0

    @contextlib.contextmanager
    def within(self, place):
        before, self.share = self.share, self.shares[place]
        yield
        self.share = before

    def number(self, *plain):
        return self.choice(EXTREME if self.random() < self.share else plain or PLAIN)

    def json(self, *plain):
        """A number as JSON may have it; what it can't have is a string or null then."""
        number = self.number(*plain)
        return {"NaN": '"NaN"', "inf": '"inf"', "-inf": "null"}.get(number, number)

    def list(self, *counts, plain=()):
        return ",".join(self.number(*plain) for _ in range(self.choice(counts)))

    def widths(self):
        kind = self.random()
        if kind < 0.4:
            return self.list(1, 1, 2, 3, plain=WIDTHS)
        return f"{self.number('120')}..{self.number('176', '240.5')}" + (f":{self.number()}" if kind < 0.7 else "")


def limit(draw):
    objective = draw.choice(["cut", "lost-lines", "container-height", "white-space", "visible"])
    return f"{objective}{'>=' if objective == 'visible' else '<='}{draw.number()}{draw.choice(['', '', '%'])}"


# How the value of an option is written; options with one number are those that no other row names.
WRITTEN = {
    "scale": lambda draw: draw.list(1, 1, 2, plain="23"), "insets": lambda draw: draw.list(1, 4),
    "section-insets": lambda draw: draw.list(1, 4), "card-width": Draw.widths,
    "visible": lambda draw: f"{draw.number('1')}..{draw.number('2', '3.5')}", "item-size": lambda draw: draw.list(2),
    "item-size-fields": lambda draw: draw.choice(["w,h", "w,w"]), "rect": lambda draw: draw.list(4),
    "lines": lambda draw: f"titleLabel={draw.choice([draw.number() + '..3', draw.list(1, 2)])}",
    "set": lambda draw: f"{draw.choice(['s.spacing', 'bodyLabel.numberOfLines'])}={draw.list(1, 2)}",
    "limit": limit, "fail-above-loss": lambda draw: draw.number("5%", "0.05"),
    "weight-field": lambda draw: "w", "estimator": lambda draw: draw.choice(["column:w", "exhaustive", "text-column", "tallest"]),
    "estimators": lambda draw: draw.choice(["column:w", "column:w,text-column", "word-count,column:h"]),
    "container-width": lambda draw: draw.number("375", "1024.5"), "record": lambda draw: draw.number("0"), "sdk": lambda draw: draw.number("18", "26"),
}
ONE_NUMBER = {
    "maximum-card-height", "line-spacing", "interitem-spacing", "container-height", "fail-above-regret", "fail-above",
    "columns", "cell-padding", "header-height", "footer-height", "shelf-size", "part", "size",
    "width", "jobs", "exec-timeout",
}
# Options by which numbers of records count.
OF_RECORDS = ["item-size-fields", "weight-field", "estimator", "estimators"]
# Options that go with a subcommand more often than others, as they lead to further code.
COMMON = ["group-by", "certify", "partial", "grouped", "layout", "devices", "orientation", "placement", "direction",
          "all", "at-design-size", "over", "minimize", "no-timing", "content-size-category", "strict", "line-break"]
# What layouts refuse; the layout itself is always named.
REFUSED = {
    "columns": ["card-width", "line-spacing", "interitem-spacing", "section-insets", "direction", "layout"],
    "flow": ["columns", "cell-padding", "placement", "layout"],
    "shelf": ["columns", "cell-padding", "placement", "direction", "header-height", "footer-height", "item-size-fields",
              "interitem-spacing", "layout"],
}
CHOICES = {
    "group-by": ["s"], "layout": ["columns", "flow", "shelf"], "devices": ["iPhone 16", "iPad"],
    "orientation": ["all"], "placement": ["shortest"], "direction": ["horizontal"], "over": ["each", "each-shelf"],
    "minimize": ["white-space", "area"], "line-break": ["browser", "uax14"], "content-size-category": ["accessibilityLarge", "all"],
}


def options(tool):
    """By subcommand, its options with their placeholders, and its formats."""
    found = {}
    for name in re.findall(r"^  ([a-z-]+) {2,}\S", help_text(tool).split("SUBCOMMANDS:")[1].split("EXIT CODES")[0], re.M):
        text = help_text(tool, name)
        table = text.split("OPTIONS:")[1].split("\n\n")[0]
        formats = re.search(r"FORMATS: (.*?) \(", text)
        found[name] = (
            {match[1]: match[2] for match in re.finditer(r"^  (?:-\w, )?--([a-z-]+)(?: <(.+?)>)?", table, re.M)},
            formats[1].split(", ") if formats else [])
    known = TEXT | ONE_NUMBER | WRITTEN.keys()
    there = {option for of_subcommand, _ in found.values() for option in of_subcommand}
    if known != there:
        sys.exit(f"the help and the script's table differ in {', '.join(sorted(known ^ there))}")
    return found


def help_text(tool, *subcommand):
    return subprocess.run([tool, *subcommand, "--help"], check=True, capture_output=True, text=True).stdout


# Files.


def records(draw, kind):
    rows = [
        {"id": str(place), "s": f'"s{draw.randrange(2)}"', "title": draw.choice(['"Night Trains"', '"新"', "3"]),
         "body": '"' + "Sleepers are back. " * draw.randrange(6) + '"', "w": draw.json(), "h": draw.json(),
         "ratio": draw.choice([draw.json(), f'"{draw.number()}:{draw.number()}"'])}
        for place in range(draw.choice([1, 2, 5]))]
    if kind == "csv":
        return "\n".join([",".join(rows[0])] + [",".join(value if value != "null" else "" for value in row.values())
                                                for row in rows]) + "\n"
    lines = ["{" + ", ".join(f'"{name}": {value}' for name, value in row.items()) + "}" for row in rows]
    return "[" + ", ".join(lines) + "]" if kind == "json" else "\n".join(lines) + "\n"


def cell(draw):
    label = f'''{{"label": {{"id": "%s", "numberOfLines": {draw.choice(["0", draw.json()])},
      "font": {{"size": {draw.choice(["14", draw.json()])}}}%s}}}}'''
    image = draw.choice(["", f', "height": {draw.json()}', f', "aspectRatio": {draw.json()}'])
    wide = f', "preferredMaxLayoutWidth": {draw.json()}' if draw.random() < 0.2 else ""
    views = ", ".join([label % ("titleLabel", f', "customSpacingAfter": {draw.json()}' if draw.random() < 0.3 else ""),
                       label % ("bodyLabel", wide),
                       f'{{"imageView": {{"id": "photo", "width": {draw.json()}{image}}}}}'])
    stack = f'''{{"stackView": {{"id": "s", "axis": "{draw.choice(["vertical", "horizontal"])}", "spacing": {draw.json()},
      "distribution": "{draw.choice(["fill", "fillEqually", "fillProportionally", "equalSpacing"])}",
      "layoutMargins": {draw.json()}, "arrangedSubviews": [{views}]}}'''
    if draw.random() < 0.5:
        stack += f''', "constraints": [{{"firstItem": "titleLabel", "firstAttribute": "height", "secondItem": "bodyLabel",
      "relation": "{draw.choice(["equal", "greaterThanOrEqual"])}", "secondAttribute": "height", "priority": {draw.json()},
      "multiplier": {draw.json()}, "constant": {draw.json()}}}]'''
    return stack + "}"


def configuration(draw, name):
    keys = {"cardWidth": draw.json(*WIDTHS), "maximumCardHeight": draw.json(), "containerHeight": draw.json(),
            "scale": draw.json("2", "3"),
            "insets": draw.choice([draw.json(), f'{{"top": {draw.json()}, "leading": {draw.json()}}}']),
            "lineSpacing": draw.json(), "interitemSpacing": draw.json(), "sdk": draw.json("26"),
            **draw.choice([{"shelfSize": draw.json()}, {"groupBy": '"s"'}]),
            "variants": draw.choice([
                f'{{"cardWidth": [{draw.json(*WIDTHS)}, {draw.json()}]}}', f'{{"scale": [{draw.json("2")}, 3]}}',
                f'{{"cardWidth": {{"from": {draw.json()}, "to": {draw.json(*WIDTHS)}, "step": {draw.json()}}}}}',
                f'{{"cardWidth": {{"from": {draw.json()}, "to": {draw.json(*WIDTHS)}}}}}',
                f'{{"cardWidth": {{"devices": ["iPhone 16"], "visible": {draw.json("1.5")}, "peek": {draw.json()}, '
                f'"insets": {draw.json()}}}}}'])}
    kept = {key: value for key, value in keys.items() if draw.random() < 0.25}
    kept["records"] = f'"{name}"'
    if draw.random() < 0.6:
        kept["cell"] = cell(draw)
        kept["bindings"] = '{"titleLabel": "title", "bodyLabel": "body"' + draw.choice([
            "", ', "photo": {"pixelWidth": "w", "pixelHeight": "h"}', ', "photo": {"aspectRatio": "ratio"}',
            f', "photo": {{"pixelWidth": {draw.json()}, "pixelHeight": "h"}}', f', "photo": {{"aspectRatio": {draw.json()}}}',
        ]) + "}"
    return "{" + ", ".join(f'"{key}": {value}' for key, value in kept.items()) + "}"


def nib(draw):
    def rect(key="frame"):
        return f'<rect key="{key}" x="{draw.number()}" y="0" width="{draw.number()}" height="{draw.number()}"/>'

    def constraint(name, first, attribute, second, constant):
        return (f'<constraint id="{name}" firstItem="{first}" firstAttribute="{attribute}" secondItem="{second}" '
                f'secondAttribute="{attribute}" constant="{constant}"/>')
    edges = "".join(constraint(f"c{place}", *sides, draw.number() if draw.random() < 0.4 else "8") for place, sides in enumerate([
        ("L", "top", "V"), ("L", "leading", "V"), ("V", "trailing", "L"), ("I", "leading", "V"), ("V", "bottom", "I")]))
    ratio = (f'<constraint id="r" firstItem="I" firstAttribute="width" secondItem="I" secondAttribute="height" '
             f'multiplier="{draw.choice([draw.number(), draw.number() + ":" + draw.number()])}" priority="{draw.number()}"/>')
    return f'''<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
<collectionViewCell id="C" reuseIdentifier="c">{rect()}<view key="contentView" id="V">{rect()}<subviews>
<label id="L" text="新 Night Trains" numberOfLines="{draw.choice(["0", draw.number()])}"
 translatesAutoresizingMaskIntoConstraints="NO">{rect()}<fontDescription key="fontDescription" type="system"
 pointSize="{draw.choice(["17", draw.number()])}"/></label><imageView id="I" image="i"
 translatesAutoresizingMaskIntoConstraints="NO">{rect()}</imageView></subviews><constraints>{edges}
<constraint id="d" firstItem="I" firstAttribute="top" secondItem="L" secondAttribute="bottom" constant="{draw.number()}"/>
{ratio if draw.random() < 0.5 else ""}</constraints></view></collectionViewCell></objects>
<resources><image name="i" width="{draw.number()}" height="{draw.number()}"/></resources></document>'''


def changed(draw, text):
    """A JSON text in which a few numbers are others."""
    places = list(re.finditer(r"(?<=[:\[ ])-?\d[\d.e+-]*(?=[,}\]\n])", text))
    for place in sorted(draw.sample(places, draw.choice([0, 1, 1, 3])), key=lambda place: -place.start()):
        text = text[:place.start()] + draw.json().replace('"NaN"', "null").replace('"inf"', "null") + text[place.end():]
    return text


class Samples:
    """Results and parts as the tool writes them, to be changed."""

    def __init__(self, tool, folder):
        (folder / "x.ndjson").write_text("".join(
            f'{{"id": {place}, "s": "s{place % 2}", "title": "Night Trains", "body": "{"back " * place}", "w": {place}}}\n'
            for place in range(6)))

        def run(*arguments):
            command = [tool, "measure", *arguments, "--group-by", "s", "--quiet", folder / "x.ndjson"]
            return subprocess.run(command, check=True, capture_output=True, text=True).stdout
        self.results = [run("--format", "json"), run("--format", "ndjson"), run("--format", "json", "--card-width", "120..200")]
        self.parts = [run("--partial"), run("--partial", "--certify"), run("--partial", "--estimator", "column:w")]


def command(draw, subcommands, samples, folder):
    """The arguments of a run, whose files are written."""
    def write(name, text):
        (folder / name).write_text(text)
        return name
    subcommand = draw.choice([name for name in subcommands if name != "generate-completion"])
    takes, formats = subcommands[subcommand]
    arguments = [subcommand, "--format", draw.choice(formats)]
    layout = draw.choice(CHOICES["layout"])
    # One option is there in any case, and mostly extreme.
    focus = draw.choice([option for option in takes if option in WRITTEN or option in ONE_NUMBER])
    for option in takes:
        wanted = option in WRITTEN or option in ONE_NUMBER
        if subcommand == "layout" and option in REFUSED.get(layout, ()):
            continue
        often = 0.3 if option in OF_RECORDS else 0.06 if wanted or option in COMMON else 0
        if option == focus or draw.random() < often:
            with draw.within("focus" if option == focus else "options"):
                if takes[option] is None:
                    arguments.append(f"--{option}")
                elif wanted:
                    value = WRITTEN.get(option, Draw.number)(draw)
                    if subcommand in ("cell", "explain", "text") and option in ("card-width", "scale"):
                        value = re.split(r",|\.\.", value)[0]
                    arguments.append(f"--{option}={value}")
                else:
                    arguments.append(f"--{option}={draw.choice(CHOICES[option])}")

    def has(option):
        return any(argument.split("=")[0] == f"--{option}" for argument in arguments)
    if subcommand == "layout":
        arguments.append(f"--layout={layout}")
    elif subcommand == "explain" and any(map(has, ["container-width", "columns", "cell-padding", "devices", "item-size-fields"])):
        arguments.append("--layout=columns")
        if not (has("container-width") or has("devices")):
            arguments.append("--container-width=375")
    if has("orientation") and not has("devices"):
        arguments.append("--devices=iPad")
    if subcommand in ("diff", "merge"):
        draw.share = 0.7
    if subcommand == "diff":
        return arguments + [write(name, changed(draw, draw.choice(samples.results))) for name in ("a.json", "b.json")]
    if subcommand == "merge":
        part = draw.choice(samples.parts)
        return [subcommand, "--format", arguments[2]] + [
            write("a.part", changed(draw, part)), write("b.part", changed(draw, part))]
    if subcommand == "layout" and not (has("container-width") or has("devices")):
        arguments.append("--container-width=375")
    if subcommand == "optimize" and not (has("card-width") or has("visible")):
        arguments.append("--card-width=140..240")
    if has("grouped") or has("partial"):
        arguments.append("--group-by=s")
    kind = draw.choice(["ndjson", "json", "csv"])
    with draw.within("records"):
        input_file = write(f"x.{kind}", records(draw, kind))
    if subcommand == "generate" or draw.random() < 0.5:
        with draw.within("file"):
            path = write("X.shelf.json", configuration(draw, input_file))
        return arguments + (["--config", path] if subcommand != "cell" else [path])
    if subcommand == "text":
        arguments += ["--fields", "title,body"]
    elif draw.random() < 0.5:
        kind = draw.choice(["xib", "json"])
        with draw.within("file"):
            path = write(f"t.{kind}", nib(draw) if kind == "xib" else cell(draw))
        if subcommand == "cell" and kind == "xib":
            return arguments + [path]
        arguments += ["--cell", path]
    return arguments + (["--records", input_file] if subcommand == "cell" else [input_file])


# What comes out.

NO_NUMBER = re.compile(r"(?i)(?<![\w-])[-+]?(?:inf|infinity|nan)(?![\w-])")
VOID = {"meta", "br", "col", "hr", "input", "link", "img"}


class Balance(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.open = []

    def handle_starttag(self, tag, _):
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            raise ValueError(f"</{tag}> closes nothing")


def strict(text):
    def refuse(constant):
        raise ValueError(f"{constant} is no JSON")

    def members(pairs):
        # An id is what the record has, which is written as it stands there.
        if any(value in (float("inf"), -float("inf")) for name, value in pairs if name != "id"):
            raise ValueError("a number is beyond a Double")
        return dict(pairs)
    return json.loads(text, parse_constant=refuse, object_pairs_hook=members)


def fault(format_name, text, is_part):
    """What is wrong with an output; nothing for what is right."""
    try:
        if is_part or format_name == "ndjson":
            for line in text.splitlines():
                strict(line)
        elif format_name == "json":
            strict(text)
        elif format_name == "svg":
            xml.etree.ElementTree.fromstring(text)
        elif format_name == "csv":
            list(csv.reader(io.StringIO(text), strict=True))
        elif format_name == "html":
            page = Balance()
            page.feed(text)
            page.close()
            if page.open:
                raise ValueError(f"<{page.open[-1]}> is never closed")
            text = re.sub(r"<(script|style)\b.*?</\1>", "", text, flags=re.S)
    except Exception as error:
        return f"{format_name}: {error}"
    found = None if is_part else NO_NUMBER.search(text)
    return found and f"{format_name} has '{text[max(0, found.start() - 40):found.end() + 20]}'"


def main():
    verbose = "--verbose" in sys.argv
    tool, *rest = [argument for argument in sys.argv[1:] if argument != "--verbose"]
    count, seed = [*map(int, rest), 500, 1][:2] if len(rest) != 1 else (int(rest[0]), 1)
    tool = str(pathlib.Path(tool).resolve())
    subcommands = options(tool)
    environment = {**os.environ, "SWIFT_BACKTRACE": "enable=no"}
    failed, codes, formats = 0, {}, {}
    with tempfile.TemporaryDirectory() as temporary:
        samples = Samples(tool, pathlib.Path(temporary))
        for number in range(count):
            folder = pathlib.Path(temporary) / "run"
            folder.mkdir()
            draw = Draw(seed * 1_000_003 + number)
            arguments = command(draw, subcommands, samples, folder)
            name = arguments[arguments.index("--format") + 1]
            try:
                run = subprocess.run([tool, *arguments], cwd=folder, stdin=subprocess.DEVNULL, capture_output=True,
                                     timeout=TIME_LIMIT, env=environment)
                code, output = run.returncode, run.stdout.decode()
                wrong = None if code in EXIT_CODES else f"exit code {code}"
                if code in (0, 1):
                    formats[name] = formats.get(name, 0) + 1
                    wrong = wrong or (output and fault(name, output, "--partial" in arguments))
                elif not run.stderr:
                    wrong = wrong or f"exit code {code} without a word"
            except subprocess.TimeoutExpired:
                code, wrong = "none", f"takes over {TIME_LIMIT} s"
            codes[code] = codes.get(code, 0) + 1
            if wrong:
                failed += 1
                print(f"run {number}, {' '.join(arguments)}: {wrong}")
                for path in sorted(folder.iterdir()) if verbose else []:
                    print(f"--- {path.name}\n{path.read_text()}")
            shutil.rmtree(folder)
    for title, counts in ("exit codes", codes), ("formats read", formats):
        print(f"{title}: " + ", ".join(f"{name} {counts[name]}" for name in sorted(counts, key=str)))
    print(f"{count} runs, {failed} failed")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
