#!/usr/bin/env python3
"""Holds the list of files that a run says it has read (`--dependencies`) against those that it opens, by strace: with every
sample, with fonts in each way in which a configuration leads to them, and with the configurations of a folder.

usage: scripts/oracles/files-read.py TOOL [FOLDER]

Installs strace from Debian where it is missing. Ends with "N runs, N differ".
"""
import re, shutil, subprocess, sys, tempfile
from pathlib import Path

from common import ROOT, end, install, output

tool = Path(sys.argv[1]).resolve()
temporary = tempfile.TemporaryDirectory(prefix="files-read-")
work = Path(temporary.name).resolve()
# A font that is called Small.
font = ROOT / "Tests/Fuzzing/Seeds/font/kern"
# Files that the tool opens and that are no input: libraries and the system's own.
others = ("/proc/", "/sys/", "/dev/", "/etc/", "/lib", "/usr/lib", "/opt/", str(tool.parent))
runs, differing = 0, 0


def opened(log):
    """Regular files that were opened for reading and not made by the run, each as it was named."""
    found = set()
    for line in log.read_text(errors="surrogateescape").splitlines():
        match = re.search(r'open(?:at)?\((?:\w+(?:<[^>]*>)?, )?"((?:[^"\\]|\\.)*)", ([A-Z_|]+)(?:, \d+)?\) = \d+', line)
        if match and "O_WRONLY" not in match[2] and "O_CREAT" not in match[2]:
            name = match[1].encode().decode("unicode_escape").encode("latin-1").decode("utf-8", "surrogateescape")
            if not name.startswith(others) and not name.endswith("/") and "O_DIRECTORY" not in match[2]:
                found.add(name)
    return found


def listed(rule):
    """The prerequisites of the first rule of a file of make."""
    text = rule.read_text().split("\n\n")[0].split(":", 1)[1].replace("\\\n", " ")
    words = re.findall(r"(?:\\.|[^\s\\])+", text)
    return {re.sub(r"\\([ #:%])", r"\1", word).replace("$$", "$") for word in words}


def compare(name, folder, *arguments):
    """Runs the tool in a folder."""
    global runs, differing
    log, rule = work / "strace.log", work / "rule"
    rule.unlink(missing_ok=True)
    command = [tool, *arguments, "--output", work / "out", "--dependencies", rule]
    strace = ["strace", "-f", "-qq", "-s", "4096", "-o", log, "-e", "trace=open,openat"]
    result = subprocess.run(strace + command, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    runs += 1
    if result.returncode not in (0, 1):
        differing += 1
        return print(f"{name}: exit {result.returncode}: {result.stderr.strip().splitlines()[:1]}")
    expected = {path for path in opened(log) if path not in map(str, (work / "out", rule))}
    if expected != (found := listed(rule)) or not found:
        differing += 1
        print(f"{name}: opened and not listed {sorted(expected - found)}, listed and not opened {sorted(found - expected)}")


def samples():
    """Every sample by itself, and every subcommand."""
    folder = work / "Samples"
    shutil.copytree(ROOT / "Samples", folder)
    for configuration in sorted(folder.rglob("*.shelf.json")):
        folder_of_it, name = configuration.parent, configuration.name
        # Its cell is one in code, which the app's own program has.
        if name == "Stories.shelf.json":
            continue
        if name == "Basket.shelf.json":  # It names no records.
            compare(f"fit {name}", folder_of_it, "fit", "--config", name, "Basket.xcstrings")
            continue
        options = {"optimize": ["--card-width", "150..160"], "layout": ["--container-width", "375"]}
        if name == "Carousel.shelf.json":  # Its card widths are a range.
            options["compare"] = ["--card-width", "300"]
        for subcommand in ["measure", "explain", "cell", "compare", "optimize", "layout", "generate"]:
            compare(f"{subcommand} {name}", folder_of_it, subcommand, "--config", name, *options.get(subcommand, []))
    for nib in sorted(folder.rglob("*.xib")):
        compare(f"cell {nib.name}", nib.parent, "cell", nib.name)
        fields = ["--bindings", "quoteLabel=body"] if "quoteLabel" in nib.read_text() else []
        compare(f"measure {nib.name}", folder, "measure", "--cell", nib.relative_to(folder), *fields, "featured.json")
    for records, fields in [("featured.json", "title"), ("events.csv", "title"), ("contacts.json", "name")]:
        compare(f"text {records}", folder, "text", "--fields", fields, records)
        compare(f"measure {records}", folder, "measure", "--bindings", f"titleLabel={fields}", records)
    compare("WrappingTitle.json", folder, "measure", "--cell", "WrappingTitle.json", "featured.json")
    compare("two files", folder, "measure", "featured.json", "events.csv")
    for name, more in [("old.json", ["--format", "json"]), ("0.part", ["--partial", "--group-by", "id"])]:
        output(tool, "measure", *more, "--output", name, "featured.json", cwd=folder)
    compare("diff", folder, "diff", "old.json", "old.json")
    compare("merge", folder, "merge", "0.part")


def fonts_of_configurations():
    """A font in each way in which a configuration leads to it."""
    folder = work / "fonts"
    for name in ["Fonts/deep", "nib"]:
        (folder / name).mkdir(parents=True)
    nib = (ROOT / "Samples/ExampleCell.xib").read_text()
    named = re.sub(r'<fontDescription key="fontDescription"[^/]*', '<fontDescription key="fontDescription" name="Small" family="Small" '
                   'pointSize="17"', nib)
    (folder / "nib/C.xib").write_text(named)
    for name in ["Fonts/B.ttf", "Fonts/deep/C.ttf", "nib/D.ttf"]:
        shutil.copy(font, folder / name)
    label = '"bindings": {"title": "title"}, "cell": {"label": {"id": "title", "font": {"name": "%s", "size": 20}}}'
    (folder / "r.ndjson").write_text('{"title": "A title"}\n')
    (folder / "de.strings").write_text('"A title" = "Ein Titel";\n')
    (folder / "card.json").write_text('{"label": {"id": "title", "font": {"name": "Fonts/B.ttf", "size": 20}}}')
    forms = {
        "Named": label % "B" + ', "fonts": {"B": "Fonts/B.ttf"}', "Inline": label % "Fonts/B.ttf",
        "Folder": label % "Small" + ', "fonts": ["Fonts"]',
        "Fallback": label % "Helvetica" + ', "fallbackFonts": ["Fonts/B.ttf", "default"]',
        "CellFile": '"bindings": {"title": "title"}, "cell": "card.json"', "Nib": '"cell": "nib/C.xib"',
        "Strings": label % "Helvetica" + ', "variants": {"locale": ["de"]}, "localizations": "{locale}.strings"',
    }
    for form, members in forms.items():
        (folder / f"{form}.shelf.json").write_text('{"records": "r.ndjson", %s}' % members)
    configurations(folder)
    compare("--fallback-fonts", folder, "measure", "--fallback-fonts", "Fonts/B.ttf", "r.ndjson")
    compare("--font", folder, "text", "--font", "Fonts/B.ttf", "r.ndjson")
    compare("--localizations", folder, "measure", "--locale", "de", "--localizations", "{locale}.strings", "r.ndjson")


def configurations(folder):
    """Measures each configuration of a folder, from there and from elsewhere."""
    for configuration in sorted(folder.rglob("*.shelf.json")):
        name = configuration.relative_to(folder)
        compare(f"measure {name}", configuration.parent, "measure", "--config", configuration.name)
        compare(f"generate {name}", work, "generate", "--config", configuration.relative_to(work))


install("strace")
samples()
fonts_of_configurations()
if len(sys.argv) > 2:
    given = work / "given"
    shutil.copytree(sys.argv[2], given)
    # Fonts, where they are not kept with it.
    for name in ["Fonts/B.ttf", "nib/B.ttf"]:
        (given / name).parent.mkdir(exist_ok=True)
        shutil.copy(font, given / name)
    for configuration in given.rglob("*.shelf.json"):
        configuration.write_text(configuration.read_text().replace("Comfortaa-Regular", "Small"))
    configurations(given)
end(differing, f"{runs} runs, {differing} differ")
