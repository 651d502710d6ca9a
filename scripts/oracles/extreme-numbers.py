#!/usr/bin/env python3
"""Command lines with extreme numbers: none traps, and no format writes what is no finite number.

usage: scripts/oracles/extreme-numbers.py [--verbose] TOOL [COUNT] [SEED]

Draws subcommands, formats, options, configurations, cells, nibs, records, results and parts, and puts values as 1e308,
5e-324, -0, NaN and inf into every place that takes a number; options are taken from the help, so that none is forgotten.
JSON is read by a strict parser, HTML with its tags in balance, SVG as XML; nothing that is written names a number that is
not finite. Prints each failure with its files, then "N runs, N failed". COUNT is 500 without one.
"""
import collections, csv, html.parser, io, json, os, re, shutil, subprocess, sys, tempfile
import xml.etree.ElementTree
from pathlib import Path

from common import end, output
from drawn_inputs import Draw, cell, changed, configuration, nib, records

TIME_LIMIT = 10
EXIT_CODES = {0, 1, 64, 65, 66, 74}
# Placeholders of the help: those of one number, and those of no number.
NUMBER = {"points", "count", "number", "seconds"}
WORDS = {"folder", "path|url", None, "a,b,…", "behavior", "choice", "columns", "field", "file", "folder,…", "font", "format", "how", "level", "mode", "moment", "name", "objective",
         "pattern,…", "shaper", "text", "type", "view=field,…", "what", "when", "width,height"}


def limit(draw):
    objective = draw.choice(["cut", "lost-lines", "container-height", "white-space", "visible"])
    return f"{objective}{'>=' if objective == 'visible' else '<='}{draw.number()}{draw.choice(['', '', '%'])}"


# How the value of an option is written where it is not one number.
WRITTEN = {
    "scale": lambda draw: draw.list(1, 1, 2, plain="23"), "insets": lambda draw: draw.list(1, 4),
    "section-insets": lambda draw: draw.list(1, 4), "card-width": Draw.widths, "maximum-card-height": Draw.number,
    "visible": lambda draw: f"{draw.number('1')}..{draw.number('2', '3.5')}", "item-size": lambda draw: draw.list(2),
    "item-size-fields": lambda draw: draw.choice(["w,h", "w,w"]), "rect": lambda draw: draw.list(4),
    "lines": lambda draw: f"titleLabel={draw.choice([draw.number() + '..3', draw.list(1, 2)])}",
    "set": lambda draw: f"{draw.choice(['s.spacing', 'bodyLabel.numberOfLines'])}={draw.list(1, 2)}",
    "limit": limit, "fail-above-loss": lambda draw: draw.number("5%", "0.05"),
    "weight-field": lambda draw: "w", "estimator": lambda draw: draw.choice(["column:w", "exhaustive", "text-column", "tallest"]),
    "estimators": lambda draw: draw.choice(["column:w", "column:w,text-column", "word-count,column:h"]),
    "group-width": lambda draw: draw.number("0.85", "200"),
    "fit": lambda draw: f"titleLabel={draw.number('1', '2')}", "grow": lambda draw: draw.number("1.3"),
    "group-height": lambda draw: draw.choice(["", "estimated:", "uniformAcrossSiblings:"]) + draw.number("0.5", "200"),
    "safe-area-insets": lambda draw: draw.list(1, 4), "layout-margins": lambda draw: draw.list(1, 4),
    "container-width": lambda draw: draw.number("375", "1024.5"), "record": lambda draw: draw.number("0"), "sdk": lambda draw: draw.number("18", "26"),
}
# Options by which numbers of records count.
OF_RECORDS = ["item-size-fields", "weight-field", "estimator", "estimators"]
# Options that go with a subcommand more often than others, as they lead to further code.
COMMON = ["group-by", "certify", "partial", "grouped", "layout", "devices", "orientation", "placement", "direction", "orthogonal", "simulate-scrolling",
          "all", "at-design-size", "over", "minimize", "no-timing", "content-size-category", "strict", "line-break"]
COMPOSITIONAL = ["layout-file", "orthogonal", "group-width", "group-height", "safe-area-insets", "layout-margins", "simulate-scrolling"]
# The numbers that layouts refuse; the layout itself is always named.
REFUSED = {
    "columns": ["card-width", "line-spacing", "interitem-spacing", "section-insets", "direction", "layout"] + COMPOSITIONAL,
    "flow": ["columns", "cell-padding", "placement", "layout"] + COMPOSITIONAL,
    "shelf": ["columns", "cell-padding", "placement", "direction", "header-height", "footer-height", "item-size-fields",
              "interitem-spacing", "layout"] + COMPOSITIONAL,
    "compositional": ["columns", "cell-padding", "placement", "direction", "card-width", "interitem-spacing", "layout"],
}
CHOICES = {
    "group-by": ["s"], "layout": ["columns", "flow", "shelf", "compositional"],
    "orthogonal": ["none", "continuous", "paging", "groupPagingCentered"], "devices": ["iPhone 16", "iPad"],
    "orientation": ["all"], "placement": ["shortest"], "direction": ["horizontal"], "over": ["each", "each-shelf"],
    "minimize": ["white-space", "area"], "line-break": ["browser", "uax14"], "content-size-category": ["accessibilityLarge", "all"],
}


def has_number(option, placeholder):
    return option in WRITTEN or placeholder in NUMBER


def options(tool):
    """By subcommand, its options with their placeholders, and its formats."""
    found = {}
    listed = output(tool, "--help").split("SUBCOMMANDS:")[1].split("EXIT CODES")[0]
    for name in re.findall(r"^  ([a-z-]+) {2,}\S", listed, re.M):
        text = output(tool, name, "--help")
        table = text.split("OPTIONS:")[1].split("\n\n")[0]
        formats = re.search(r"FORMATS: (.*?) \(", text)
        takes = {match[1]: match[2] for match in re.finditer(r"^  (?:-\w, )?--([a-z-]+)(?: <(.+?)>)?", table, re.M)}
        if unknown := [option for option, placeholder in takes.items() if not has_number(option, placeholder) and placeholder not in WORDS]:
            sys.exit(f"whether these options take numbers is not known: {', '.join(unknown)}")
        found[name] = takes, formats[1].split(", ") if formats else []
    return found


def samples(tool, folder):
    """Results and parts as the tool writes them, to be changed."""
    (folder / "x.ndjson").write_text("".join(
        f'{{"id": {number}, "s": "s{number % 2}", "title": "Night Trains", "body": "{"back " * number}", "w": {number}}}\n'
        for number in range(6)))

    def measured(*arguments):
        return output(tool, "measure", *arguments, "--group-by", "s", "--quiet", folder / "x.ndjson")
    results = [measured("--format", "json"), measured("--format", "ndjson"), measured("--format", "json", "--card-width", "120..200")]
    return results, [measured("--partial"), measured("--partial", "--certify"), measured("--partial", "--estimator", "column:w")]


def command(draw, subcommands, samples, folder):
    """The arguments of a run, whose files are written."""
    def write(name, text):
        (folder / name).write_text(text)
        return name

    def has(*options):
        return any(argument.split("=")[0] == f"--{option}" for argument in arguments for option in options)

    subcommand = draw.choice([name for name in subcommands if name not in ("adopt", "generate-completion", "schema")])
    takes, formats = subcommands[subcommand]
    arguments = [subcommand, "--format", draw.choice(formats)]
    layout = draw.choice(CHOICES["layout"])
    # One option is there in any case, and mostly extreme.
    numeric = [option for option in takes if has_number(option, takes[option])]
    focus = draw.choice(numeric) if numeric else None
    for option, placeholder in takes.items():
        wanted = has_number(option, placeholder)
        if subcommand == "layout" and option in REFUSED.get(layout, ()):
            continue
        often = 0.3 if option in OF_RECORDS else 0.06 if wanted or option in COMMON else 0
        if option != focus and draw.random() >= often:
            continue
        with draw.within("focus" if option == focus else "options"):
            if placeholder is None:
                arguments.append(f"--{option}")
                continue
            value = WRITTEN.get(option, Draw.number)(draw) if wanted else draw.choice(CHOICES[option])
            if subcommand in ("cell", "explain", "text") and option in ("card-width", "scale"):
                value = re.split(r",|\.\.", value)[0]
            arguments.append(f"--{option}={value}")
    # The options that one asks for beside itself.
    if has("orientation") and not has("devices"):
        arguments.append("--devices=iPad")
    is_in_columns = subcommand == "explain" and has("container-width", "columns", "cell-padding", "devices", "item-size-fields")
    if subcommand == "layout" or is_in_columns:
        arguments.append(f"--layout={'columns' if is_in_columns else layout}")
        if not has("container-width", "devices"):
            arguments.append("--container-width=375")
    if subcommand == "layout" and layout == "compositional":
        wanted = {"orthogonal": "groupPaging", "group-width": "0.85", "container-height": "812"}
        arguments += [f"--{option}={value}" for option, value in wanted.items() if not has(option)]
    if subcommand in ("diff", "history", "merge"):
        draw.share = 0.7
        results, parts = samples
    if subcommand in ("diff", "history"):
        return arguments + [write(name, changed(draw, draw.choice(results))) for name in ("a.json", "b.json")]
    if subcommand == "merge":
        part = draw.choice(parts)
        return arguments[:3] + [write(name, changed(draw, part)) for name in ("a.part", "b.part")]
    if subcommand == "optimize" and not has("card-width", "visible"):
        arguments.append("--card-width=140..240")
    if has("grouped", "partial"):
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


# The output.

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


def judge(tool, arguments, folder):
    """The exit code of a run, and what is wrong with it."""
    try:
        run = subprocess.run([tool, *arguments], cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, timeout=TIME_LIMIT)
    except subprocess.TimeoutExpired:
        return "none", f"takes over {TIME_LIMIT} s"
    code, text = run.returncode, run.stdout.decode()
    if code not in EXIT_CODES:
        return code, f"exit code {code}"
    if code in (0, 1):
        return code, text and fault(arguments[arguments.index("--format") + 1], text, "--partial" in arguments)
    return code, None if run.stderr else f"exit code {code} without a word"


def main():
    verbose = "--verbose" in sys.argv
    tool, *rest = [argument for argument in sys.argv[1:] if argument != "--verbose"]
    count, seed = map(int, rest + ["500", "1"][len(rest):])
    tool = Path(tool).resolve()
    # A trap is to look like one.
    os.environ["SWIFT_BACKTRACE"] = "enable=no"
    subcommands = options(tool)
    failed, codes, formats = 0, collections.Counter(), collections.Counter()
    with tempfile.TemporaryDirectory() as temporary:
        made, folder = samples(tool, Path(temporary)), Path(temporary) / "run"
        for number in range(count):
            folder.mkdir()
            arguments = command(Draw(seed * 1_000_003 + number), subcommands, made, folder)
            code, wrong = judge(tool, arguments, folder)
            codes[code] += 1
            if code in (0, 1):
                formats[arguments[arguments.index("--format") + 1]] += 1
            if wrong:
                failed += 1
                print(f"run {number}, {' '.join(arguments)}: {wrong}")
                for path in sorted(folder.iterdir()) if verbose else []:
                    print(f"--- {path.name}\n{path.read_text()}")
            shutil.rmtree(folder)
    for title, counts in ("exit codes", codes), ("formats read", formats):
        print(f"{title}: " + ", ".join(f"{name} {counts[name]}" for name in sorted(counts, key=str)))
    end(failed, f"{count} runs, {failed} failed")


main()
