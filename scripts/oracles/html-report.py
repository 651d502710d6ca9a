#!/usr/bin/env python3
"""The HTML report in Chromium: it runs nothing, asks for nothing, its lines are Chromium's own, and axe-core finds nothing.

usage: html-report.py TOOL DATA

TOOL is the built shelf-height, DATA a folder of records (a JSON array a file, with title and body). Needs chromium,
fc-match with DejaVu Sans and Inter, and axe-core as PyPI's axe-playwright-python has it. Lines are counted in one case of
each font, or in all where $SHELF_HEIGHT_SWEEPS is `all`.
"""
import base64
import html
import html.parser
import importlib.util
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

TOOL, DATA = sys.argv[1], pathlib.Path(sys.argv[2])
WORK = tempfile.TemporaryDirectory()
FOLDER = pathlib.Path(WORK.name)
# What Chromium breaks by its own rules is left out: URLs, hyphens, slashes.
PLAIN = re.compile(r"[A-Za-z0-9 .,';]*\Z")
CASES = [("DejaVu Sans:style=Book", 14, 144), ("DejaVu Sans:style=Book", 11, 96.5), ("Inter:style=Regular", 14, 144),
         ("Inter:style=Regular", 17, 203)]
CASES = CASES if os.environ.get("SHELF_HEIGHT_SWEEPS") == "all" else CASES[::2]
LEAST_SHARE = 0.999
SHELF_SIZE, MOST_DRAWN = 12, 24


def chromium(page, *flags):
    """The page's DOM after loading, and what was logged."""
    run = subprocess.run(
        ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run",
         "--disable-component-update", "--allow-file-access-from-files", "--enable-logging=stderr",
         f"--user-data-dir={FOLDER}/profile", "--virtual-time-budget=60000", "--dump-dom", *flags, page.as_uri()],
        capture_output=True, text=True, errors="replace", timeout=120)
    if run.returncode:
        sys.exit(f"error: chromium failed\n{run.stderr}")
    return run.stdout, [line for line in run.stderr.splitlines() if "CONSOLE" in line]


def report(records, name, *options, subcommand="measure"):
    (FOLDER / "cards.json").write_text(json.dumps(records), encoding="utf-8")
    page = FOLDER / name
    subprocess.run([TOOL, subcommand, "--quiet", "--format", "html", "--output", page, *options, FOLDER / "cards.json"],
                   check=True)
    return page


# MARK: what a page does

def deeds(page):
    """What a page did that no report may do."""
    log = FOLDER / "net.json"
    log.unlink(missing_ok=True)
    dom, console = chromium(page, f"--log-net-log={log}")
    found = [f"console: {line}" for line in console]
    title = re.search(r"<title>(.*?)</title>", dom, re.S)
    if title.group(1) not in TITLES:
        found.append(f"the title is {title.group(1)!r}")
    # The log of the network has addresses, and nothing of the page.
    found += [f"asked for {word}" for word in ("evil.example", "sneaky.png") if word in log.read_text()]
    return found


TITLES = {"Shelf heights", "Why shelves are this tall", "Estimators compared", "Collection layouts", "What columns leave free",
          "The best card"}
HOSTILE = [
    "<script>document.title='pwned'</script>", "<img src=x onerror=\"document.title='pwned'\">",
    "<img src=http://evil.example/a.png><img src='sneaky.png'>", "</title></style></svg><script>document.title=1</script>",
    "\" onload=\"document.title='pwned'\" x=\"", "' style='background:url(http://evil.example/b)'", "&lt;b&gt; &amp; &#60;",
    "<style>@import 'http://evil.example/c.css'; body{display:none}</style>", "\u202eturned\u202c \u2066isolated\u2069",
    "\x00\x07\x1b[31m\x7f\x85\ufffe", "]]>--></desc></text><!--", "<svg onload=document.title='pwned'>", "{{7*7}}${7*7}",
    "<meta http-equiv=refresh content='0;url=http://evil.example/d'>", "<base href=http://evil.example/>", "\n\n\n", "x" * 3000,
    "<iframe srcdoc='<script>top.document.title=1</script>'>", "<a href=javascript:document.title=1>a</a>", "e" + "\u0301" * 500,
]


def check_deeds():
    cards = [{"id": text, "shelf": text, "title": text, "body": text} for text in HOSTILE]
    pages = [report(cards, "hostile.html"), report(cards, "keys.html", "--group-by", "shelf", "--maximum-card-height", "90"),
             report(cards, "explained.html", "--maximum-card-height", "90", subcommand="explain"),
             report(cards, "compared.html", "--estimators", "first,word-count", subcommand="compare")]
    columns = ("--layout", "columns", "--devices", "iPhone 16,iPad mini 8.3-inch", "--orientation", "all")
    pages += [report(cards, "placed.html", *columns, "--group-by", "shelf", "--header-height", "30", subcommand="layout"),
              report(cards, "flow.html", "--layout", "flow", "--container-width", "390", "--item-size", "automatic", subcommand="layout"),
              report(cards, "balance.html", *columns, "--group-by", "shelf", subcommand="explain")]
    levers = ("--card-width", "140..240", "--maximum-card-height", "90,200,none", "--lines", "titleLabel=1..3")
    pages += [report(cards, "best.html", *levers, "--group-by", "shelf", subcommand="optimize"),
              report(json.loads((DATA / "public_apis.json").read_text()), "each.html", *levers, "--shelf-size", "20", "--scale", "2,3",
                     "--over", "each", subcommand="optimize")]
    for file in ("public_apis", "udhr_parallel", "emoji"):
        pages.append(report(json.loads((DATA / f"{file}.json").read_text()), f"{file}.html", "--shelf-size", "30"))
    fine = 0
    for page in pages:
        found = deeds(page) + overflows(page)
        fine += not found
        for deed in found:
            print(f"{page.name}: {deed}")
    # The same checks on a page that does it all.
    bad = FOLDER / "bad.html"
    bad.write_text("<title>t</title><img src=http://evil.example/a><div style='width:2000px'>w</div><script>x.y</script>")
    if len(deeds(bad)) < 3 or len(overflows(bad)) < 2:
        sys.exit("error: the checks do not see a bad page")
    print(f"pages without script, request, console message or sideways scrolling: {fine} of {len(pages)}")
    return fine == len(pages)


def overflows(page):
    """The widths at which the page itself scrolls sideways."""
    frame = FOLDER / "frame.html"
    frame.write_text(f"""<body><script>
    const widths = [390, 1200]; let said = [], left = widths.length
    for (const width of widths) {{
      const frame = document.createElement("iframe")
      frame.style = `width: ${{width}}px; height: 900px; border: 0`
      frame.onload = () => {{
        const root = frame.contentDocument.scrollingElement
        if (root.scrollWidth > root.clientWidth) said.push(`scrolls sideways at ${{width}} px`)
        if (--left == 0) document.body.textContent = JSON.stringify(said)
      }}
      frame.src = {json.dumps(page.as_uri())}; document.body.append(frame)
    }}</script>""")
    dom, _ = chromium(frame)
    return json.loads(re.search(r"<body>(\[.*?\])</body>", dom).group(1))


# MARK: accessibility

def violations(page, scheme):
    """What axe-core finds in a page, in light or in dark."""
    axe = pathlib.Path(importlib.util.find_spec("axe_playwright_python").origin).with_name("axe.min.js").read_text()
    text = re.sub(r'<meta http-equiv="Content-Security-Policy"[^>]*>', "", page.read_text(encoding="utf-8"))
    copy = FOLDER / "axe.html"
    copy.write_text(text.replace("</body>", f"""<script>{axe}</script><script>
    axe.run().then(found => {{
      const all = found.violations.flatMap(rule => rule.nodes.map(node => `${{rule.id}}: ${{node.html.slice(0, 120)}}`))
      const isDark = matchMedia("(prefers-color-scheme: dark)").matches
      document.body.textContent = JSON.stringify([isDark, found.passes.length, ...all])
    }})</script></body>"""), encoding="utf-8")
    dom, _ = chromium(copy, f"--blink-settings=preferredColorScheme={['dark', 'light'].index(scheme)}")
    is_dark, passes, *found = json.loads(html.unescape(re.search(r"<body>(\[.*\])</body>", dom, re.S).group(1)))
    if is_dark != (scheme == "dark") or passes < 10:
        sys.exit(f"error: axe-core looked at {page.name} by {passes} rules, dark: {is_dark}")
    return found


def check_accessibility():
    cards = json.loads((DATA / "public_apis.json").read_text())[:90]
    several = ("--shelf-size", "30")
    columns = ("--layout", "columns", "--devices", "iPhone 16,iPad mini 8.3-inch", "--orientation", "all")
    pages = [report(cards, "measured.html", *several, "--maximum-card-height", "90"), report(cards, "explained.html", *several, subcommand="explain"),
             report(cards, "compared.html", *several, subcommand="compare"),
             report(cards, "placed.html", *columns, *several, "--header-height", "30", subcommand="layout"),
             report(cards, "best.html", *several, "--card-width", "140..240", subcommand="optimize")]
    fine = 0
    for page in pages:
        for scheme in ("light", "dark"):
            found = violations(page, scheme)
            fine += not found
            for violation in found:
                print(f"{page.name}, {scheme}: {violation}")
    bad = FOLDER / "bad.html"
    bad.write_text("<html><body><main><img src=a><div role=img><a href=b></a></div></main></body></html>")
    if len(violations(bad, "light")) < 2:
        sys.exit("error: axe-core does not see a bad page")
    print(f"pages without a violation of axe-core's rules, light and dark: {fine} of {2 * len(pages)}")
    return fine == 2 * len(pages)


# MARK: lines

class Drawn(html.parser.HTMLParser):
    """By shelf and card, the lines of each text that a report draws."""

    def __init__(self):
        super().__init__()
        self.shelf, self.card, self.text, self.isNaming, self.lines = None, None, None, False, {}

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if tag == "h3":
            self.isNaming, self.shelf = True, ""
        elif "data-index" in attributes:
            self.card = int(attributes["data-index"])
        elif "data-view" in attributes:
            self.text = attributes["data-view"]
        elif tag == "text" and self.text:
            key = self.shelf, self.card, self.text
            self.lines[key] = self.lines.get(key, 0) + 1

    def handle_endtag(self, tag):
        if tag == "h3":
            self.isNaming = False
        elif tag == "g":
            self.text = None

    def handle_data(self, data):
        if self.isNaming:
            self.shelf += data


def drawn_lines(cards, font, size, width):
    """By card and field, the lines that the reports draw."""
    label = {"font": {"name": "Tested", "size": size}, "numberOfLines": 0}
    (FOLDER / "Lines.shelf.json").write_text(json.dumps({
        "cardWidth": width, "fonts": {"Tested": font}, "cell": {"stackView": {"axis": "vertical", "arrangedSubviews": [
            {"label": {"id": "titleLabel", **label}}, {"label": {"id": "bodyLabel", **label}}]}}}))
    counts = []
    for start in range(0, len(cards), SHELF_SIZE * MOST_DRAWN):
        part = cards[start:start + SHELF_SIZE * MOST_DRAWN]
        page = report(part, "lines.html", "--config", FOLDER / "Lines.shelf.json", "--shelf-size", str(SHELF_SIZE))
        drawn = Drawn()
        drawn.feed(page.read_text(encoding="utf-8"))
        for index in range(len(part)):
            shelf = f"cards-{index // SHELF_SIZE + 1:04}"
            counts.append([drawn.lines.get((shelf, index % SHELF_SIZE, view), 0) for view in ("titleLabel", "bodyLabel")])
    return counts


def chromium_lines(cards, font, size, width):
    page = FOLDER / "chromium.html"
    face = base64.b64encode(pathlib.Path(font).read_bytes()).decode()
    page.write_text(f"""<meta charset=utf-8><style>@font-face {{ font-family: Tested; src: url(data:font/ttf;base64,{face}) }}
    div {{ font: {size}px/2 Tested; width: {width}px; white-space: pre-wrap; overflow-wrap: anywhere; font-kerning: normal;
      font-variant-ligatures: none; text-rendering: geometricPrecision }}</style><body><script>
    const texts = {json.dumps([[card["title"], card["body"]] for card in cards])}
    function lines(text) {{
      const box = document.createElement("div"); box.textContent = text; document.body.append(box)
      const range = document.createRange(); range.selectNodeContents(box)
      return () => new Set([...range.getClientRects()].map(rect => Math.round(rect.top))).size
    }}
    document.fonts.load("{size}px Tested").then(faces => {{
      if (faces.length != 1) throw "the font was not loaded"
      const counts = texts.map(card => card.map(lines)).map(card => card.map(count => count()))
      document.body.textContent = JSON.stringify(counts)
    }})</script>""", encoding="utf-8")
    dom, console = chromium(page)
    if console:
        sys.exit("error: " + "\n".join(console))
    return json.loads(re.search(r"(\[\[.*\]\])</body>", dom).group(1))


def plain_cards():
    """Those of the data, and some made of their words."""
    cards, words = [], set()
    for file in sorted(DATA.glob("*.json")):
        for record in json.loads(file.read_text()):
            texts = {field: str(record.get(field) or "") for field in ("title", "body")}
            if any(texts.values()) and all(PLAIN.match(text) for text in texts.values()):
                cards.append(texts)
                words.update(" ".join(texts.values()).split())
    words, rolls = sorted(words), random.Random(1)
    return cards, [{"title": " ".join(rolls.choices(words, k=rolls.randrange(1, 6))),
                    "body": " ".join(rolls.choices(words, k=rolls.randrange(60)))} for _ in range(3000)]


def check_lines():
    """Real cards at the same width; and with long ones of their words in a box that is 1/64 px narrower, because by so
    much, its unit of length, Chromium lets a line be too wide."""
    real, made = plain_cards()
    tallies = {"cards of the data": [0, 0], "with made-up cards, 1/64 px": [0, 0]}
    for family, size, width in CASES:
        font = subprocess.run(["fc-match", "-f", "%{file}", family], capture_output=True, text=True, check=True).stdout
        ours = drawn_lines(real + made, font, size, width)
        for (name, tally), cards, box in zip(tallies.items(), (real, real + made), (width, width - 1 / 64)):
            pairs = list(zip(cards, ours, chromium_lines(cards, font, size, box)))
            misses = [pair for pair in pairs if pair[1] != pair[2]]
            tally[0] += len(pairs) - len(misses)
            tally[1] += len(pairs)
            for card, drawn, theirs in misses[:2]:
                print(f"  {family} {size} px in {box} px: drawn {drawn}, Chromium {theirs}: {json.dumps(card)[:160]}")
    for name, (equal, total) in tallies.items():
        print(f"drawn lines as many as Chromium's, {name}: {equal} of {total} ({100 * equal / total:.3f} %)")
    return all(equal >= LEAST_SHARE * total > 0 for equal, total in tallies.values())


results = check_deeds(), check_accessibility(), check_lines()
sys.exit(0 if all(results) else 1)
