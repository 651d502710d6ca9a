#!/usr/bin/env python3
"""The HTML report in Chromium: it runs nothing, asks for nothing, its lines are Chromium's own, and axe-core finds nothing.

usage: scripts/oracles/html-report.py TOOL DATA

DATA is a folder of records (a JSON array a file, with title and body). Needs chromium, fc-match with DejaVu Sans and
Inter, and axe-core as PyPI's axe-playwright-python has it. Lines are counted in one case of each font, or in all where
$SHELF_HEIGHT_SWEEPS is `all`.
"""
import base64, collections, importlib.util, json, random, re, shlex, sys, tempfile
from pathlib import Path

from common import IS_FULL, chromium, font_file, in_body, output, read_json, write_json

TOOL, DATA = sys.argv[1], Path(sys.argv[2])
WORK = tempfile.TemporaryDirectory()
FOLDER = Path(WORK.name)
# Chromium breaks URLs, hyphens and slashes by its own rules.
PLAIN = re.compile(r"[A-Za-z0-9 .,';]*\Z")
CASES = [("DejaVu Sans:style=Book", 14, 144), ("DejaVu Sans:style=Book", 11, 96.5), ("Inter:style=Regular", 14, 144),
         ("Inter:style=Regular", 17, 203)][::1 if IS_FULL else 2]
LEAST_SHARE = 0.999
SHELF_SIZE, MOST_DRAWN = 12, 24
TITLES = {"Shelf heights", "Why shelves are this tall", "Estimators compared", "Collection layouts", "What columns leave free",
          "The best card", "Heights of cards", "Changes of shelf heights", "Shelf heights over time"}
HOSTILE = [
    "<script>document.title='pwned'</script>", "<img src=x onerror=\"document.title='pwned'\">",
    "<img src=http://evil.example/a.png><img src='sneaky.png'>", "</title></style></svg><script>document.title=1</script>",
    "\" onload=\"document.title='pwned'\" x=\"", "' style='background:url(http://evil.example/b)'", "&lt;b&gt; &amp; &#60;",
    "<style>@import 'http://evil.example/c.css'; body{display:none}</style>", "\u202eturned\u202c \u2066isolated\u2069",
    "\x00\x07\x1b[31m\x7f\x85\ufffe", "]]>--></desc></text><!--", "<svg onload=document.title='pwned'>", "{{7*7}}${7*7}",
    "<meta http-equiv=refresh content='0;url=http://evil.example/d'>", "<base href=http://evil.example/>", "\n\n\n", "x" * 3000,
    "<iframe srcdoc='<script>top.document.title=1</script>'>", "<a href=javascript:document.title=1>a</a>", "e" + "\u0301" * 500,
]
SECTIONS = "--layout compositional --orthogonal groupPaging --group-width 0.85 --devices 'iPhone 16' --simulate-scrolling"
COLUMNS = "--layout columns --devices 'iPhone 16,iPad mini 8.3-inch' --orientation all"


def report(records, name, options="", subcommand="measure"):
    (FOLDER / "cards.json").write_text(json.dumps(records))
    options = ["--output", FOLDER / name, *shlex.split(options), FOLDER / "cards.json"]
    output(TOOL, subcommand, "--quiet", "--format", "html", *options)
    return FOLDER / name


def changes(records, name, subcommand, options="--group-by shelf"):
    """A page of two results of the same shelves."""
    (FOLDER / "cards.json").write_text(json.dumps(records))
    results = [FOLDER / f"{most}.ndjson" for most in (90, 200)]
    for result in results:
        output(TOOL, "measure", "--quiet", "--format", "ndjson", "--maximum-card-height", result.stem, "--output", result,
               *shlex.split(options), FOLDER / "cards.json")
    output(TOOL, subcommand, "--quiet", "--format", "html", "--output", FOLDER / name, *results)
    return FOLDER / name


def check_pages(pages, faults, bad, least, claim):
    """Whether no page has a fault; a bad page shows that the check sees at least so many."""
    fine = 0
    for page in pages:
        found = faults(page)
        fine += not found
        for fault in found:
            print(f"{page.name}: {fault}")
    (FOLDER / "bad.html").write_text(bad)
    if len(faults(FOLDER / "bad.html")) < least:
        sys.exit(f"error: the check of {claim} does not see a bad page")
    print(f"{claim}: {fine} of {len(pages)}")
    return fine == len(pages)


# MARK: what a page does

def deeds(page):
    """What a page did that no report may do."""
    log = FOLDER / "net.json"
    log.unlink(missing_ok=True)
    dom, console = chromium(page, f"--log-net-log={log}")
    found = [f"console: {line}" for line in console]
    title = re.search(r"<title>(.*?)</title>", dom, re.S)[1]
    if title not in TITLES:
        found.append(f"the title is {title!r}")
    # The log of the network has addresses, and nothing of the page.
    found += [f"asked for {word}" for word in ("evil.example", "sneaky.png") if word in log.read_text()]
    return found + overflows(page)


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
    return in_body(chromium(frame)[0])


def check_deeds():
    cards = [{"id": text, "shelf": text, "title": text, "body": text} for text in HOSTILE]
    levers = "--card-width 140..240 --maximum-card-height 90,200,none --lines titleLabel=1..3"
    pages = [
        report(cards, "hostile.html"), report(cards, "keys.html", "--group-by shelf --maximum-card-height 90"),
        report(cards, "explained.html", "--maximum-card-height 90", "explain"),
        report(cards, "compared.html", "--estimators first,word-count", "compare"),
        report(cards, "placed.html", f"{COLUMNS} --group-by shelf --header-height 30", "layout"),
        report(cards, "flow.html", "--layout flow --container-width 390 --item-size automatic", "layout"),
        report(cards, "sections.html", f"{SECTIONS} --group-by shelf --header-height 44", "layout"),
        report(cards, "balance.html", f"{COLUMNS} --group-by shelf", "explain"),
        report(cards, "best.html", f"{levers} --group-by shelf", "optimize"), report(cards, "cards.html", "--each"),
        changes(cards, "changed.html", "diff"), changes(cards, "trend.html", "history"),
        report(read_json(DATA / "public_apis.json"), "each.html", f"{levers} --shelf-size 20 --scale 2,3 --over each", "optimize")]
    pages += [report(read_json(DATA / f"{file}.json"), f"{file}.html", "--shelf-size 30")
              for file in ("public_apis", "udhr_parallel", "emoji")]
    bad = "<title>t</title><img src=http://evil.example/a><div style='width:2000px'>w</div><script>x.y</script>"
    return check_pages(pages, deeds, bad, 5, "pages without script, request, console message or sideways scrolling")


# MARK: accessibility

def violations(page, scheme):
    """What axe-core finds in a page, in light or in dark."""
    axe = Path(importlib.util.find_spec("axe_playwright_python").origin).with_name("axe.min.js").read_text()
    text = re.sub(r'<meta http-equiv="Content-Security-Policy"[^>]*>', "", page.read_text(encoding="utf-8"))
    copy = FOLDER / "axe.html"
    copy.write_text(text.replace("</body>", f"""<script>{axe}</script><script>
    axe.run().then(found => {{
      const all = found.violations.flatMap(rule => rule.nodes.map(node => `${{rule.id}}: ${{node.html.slice(0, 120)}}`))
      const isDark = matchMedia("(prefers-color-scheme: dark)").matches
      document.body.textContent = JSON.stringify([isDark, found.passes.length, ...all])
    }})</script></body>"""), encoding="utf-8")
    is_dark, passes, *found = in_body(chromium(copy, f"--blink-settings=preferredColorScheme={['dark', 'light'].index(scheme)}")[0])
    if is_dark != (scheme == "dark") or passes < 10:
        sys.exit(f"error: axe-core looked at {page.name} by {passes} rules, dark: {is_dark}")
    return found


def check_accessibility():
    cards = read_json(DATA / "public_apis.json")[:90]
    several = "--shelf-size 30"
    pages = [
        report(cards, "measured.html", f"{several} --maximum-card-height 90"), report(cards, "explained.html", several, "explain"),
        report(cards, "compared.html", several, "compare"),
        report(cards, "placed.html", f"{COLUMNS} {several} --header-height 30", "layout"),
        report(cards, "sections.html", f"{SECTIONS} {several} --header-height 44", "layout"),
        report(cards, "best.html", f"{several} --card-width 140..240", "optimize"), report(cards, "cards.html", "--each"),
        changes(cards, "changed.html", "diff", several), changes(cards, "trend.html", "history", several)]
    bad = "<html><body><main><img src=a><div role=img><a href=b></a></div></main></body></html>"
    return all([check_pages(pages, lambda page: violations(page, scheme), bad, 2, f"pages without a violation of axe-core's rules, {scheme}")
                for scheme in ("light", "dark")])


# MARK: lines

def drawn_by_text(page):
    """By shelf, card and view, the lines that a report draws."""
    lines, shelf, card, view = collections.Counter(), None, None, None
    for title, index, name, is_line in re.findall(
            r'data-shelf="(.*?)"|<[^>]*data-index="(\d+)"|<[^>]*data-view="(\w+)"|<(text|/g)\b', page, re.S):
        shelf, card, view = title or shelf, index or card, name or (view if is_line != "/g" else None)
        if is_line == "text" and view:
            lines[shelf, int(card), view] += 1
    return lines


def drawn_lines(cards, font, size, width):
    """By card and field, the lines that the reports draw."""
    label = {"font": {"name": "Tested", "size": size}, "numberOfLines": 0}
    views = ("titleLabel", "bodyLabel")
    write_json(FOLDER / "Lines.shelf.json", {
        "cardWidth": width, "fonts": {"Tested": font},
        "cell": {"stackView": {"axis": "vertical", "arrangedSubviews": [{"label": {"id": view, **label}} for view in views]}}})
    counts = []
    for start in range(0, len(cards), SHELF_SIZE * MOST_DRAWN):
        part = cards[start:start + SHELF_SIZE * MOST_DRAWN]
        page = report(part, "lines.html", f"--config {FOLDER}/Lines.shelf.json --shelf-size {SHELF_SIZE}")
        drawn = drawn_by_text(page.read_text(encoding="utf-8"))
        for index in range(len(part)):
            shelf = f"cards-{index // SHELF_SIZE + 1:04}"
            counts.append([drawn[shelf, index % SHELF_SIZE, view] for view in views])
    return counts


def chromium_lines(cards, font, size, width):
    page = FOLDER / "chromium.html"
    face = base64.b64encode(Path(font).read_bytes()).decode()
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
    return in_body(dom)


def plain_cards():
    """Those of the data, and some made of their words."""
    records = [record for file in sorted(DATA.glob("*.json")) for record in read_json(file)]
    cards = [{field: str(record.get(field) or "") for field in ("title", "body")} for record in records]
    cards = [card for card in cards if any(card.values()) and all(map(PLAIN.match, card.values()))]
    words, rolls = sorted({word for card in cards for text in card.values() for word in text.split()}), random.Random(1)
    return cards, [{"title": " ".join(rolls.choices(words, k=rolls.randrange(1, 6))),
                    "body": " ".join(rolls.choices(words, k=rolls.randrange(60)))} for _ in range(3000)]


def check_lines():
    """Real cards at the same width; and with long ones of their words in a box that is 1/64 px narrower, because by so
    much, its unit of length, Chromium lets a line be too wide."""
    real, made = plain_cards()
    tallies = {"cards of the data": [0, 0], "with made-up cards, 1/64 px": [0, 0]}
    for family, size, width in CASES:
        font = font_file(family)
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


sys.exit(not all([check_deeds(), check_accessibility(), check_lines()]))
