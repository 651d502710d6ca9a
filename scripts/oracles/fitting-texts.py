#!/usr/bin/env python3
"""What `fit` says of made-up texts against what `cell` and `text` measure: how wide the text is, how many lines it takes at
that width, and how many characters follow its longest beginning that fits.

usage: scripts/oracles/fitting-texts.py TOOL [COUNT [SEED]]

Cells are stacks of several widths, margins, fonts and line limits; half of the texts come from a catalogue, half from a
record. Each character of these texts is one code point, so that every beginning is one that `fit` may choose.
"""
import json, random, sys, tempfile
from pathlib import Path

from common import end, run, write_json

WORDS = ("the of a Sleepers well-known naïve (and) 3.14 % buy now Donaudampfschifffahrtsgesellschaft 東京都 🙂 жизнь الحياة re-entry "
         "e.g. A/B http://x.yz/abc 'quoted' – fi ffl To AV").split()


def cell_and_text(draw):
    """A label's font size, its cell's configuration, and its text."""
    size, is_row = draw.choice([11, 13, 14, 17, 20, 22]), draw.random() < 0.3
    label = {"id": "aLabel", "font": {"size": size}}
    image = {"imageView": {"id": "i", "width": draw.choice([20, 33]), "height": 20}}
    stack = {"axis": "horizontal" if is_row else "vertical", "alignment": draw.choice(["fill", "center" if is_row else "leading"]),
             "spacing": draw.choice([0, 4]), "layoutMargins": draw.choice([0, 8, 12, 16]),
             "arrangedSubviews": [image] * is_row + [{"label": label}]}
    text = " ".join(draw.choices(WORDS, k=draw.choice([1, 2, 3, 5, 8, 13, 21])))
    if draw.random() < 0.1:
        text += "\n" + draw.choice(WORDS)
    width = draw.choice([100, 123, 144, 176, 200.5, 320])
    return label, {"cell": {"stackView": stack}, "cardWidth": width, "scale": draw.choice([2, 3])}, text


def measured(tool, folder, configuration, label, text):
    """Points that the text's view is wide without a limit, and the lines of the whole text and of each beginning."""
    write_json(folder / "m.json", [{"a": text}])
    write_json(folder / "m.shelf.json", configuration | {"bindings": {"aLabel": "a"}})
    views = json.loads(run(tool, "cell", folder / "m.shelf.json", "--records", folder / "m.json", "--format", "json").stdout)
    beginnings = [text, *(text[:count] for count in range(len(text) + 1))]
    (folder / "p.ndjson").write_text("".join(json.dumps({"a": beginning}) + "\n" for beginning in beginnings))

    def lines(width):
        rows = run(tool, "text", "--size", f"{label['font']['size']}", "--width", f"{width}", "--scale", f"{configuration['scale']}",
                   "--fields", "a", "--format", "csv", folder / "p.ndjson").stdout.splitlines()[1:]
        return [int(row.split(",")[1]) for row in rows]
    return next(view["width"] for view in views if view["id"] == "aLabel"), lines


def fault(tool, folder, draw):
    """What is wrong with an answer, and whether it is of a text that does not fit."""
    label, configuration, text = cell_and_text(draw)
    allowed = draw.choice([1, 1, 2, 2, 3, 4])
    label["numberOfLines"] = draw.choice([0, 1, 2, allowed])
    write_json(folder / "c.shelf.json", configuration | {"fit": {"aLabel": {"lines": allowed}}})
    if draw.random() < 0.5:
        source = folder / "k.xcstrings"
        unit = {"localizations": {"en": {"stringUnit": {"value": text}}}}
        write_json(source, {"sourceLanguage": "en", "strings": {"k": unit}})
    else:
        source = folder / "k.json"
        write_json(source, [{"id": 1, "a": text}])
    done = run(tool, "fit", "--config", folder / "c.shelf.json", "--format", "json", source, codes=(0, 1))
    found, = json.loads(done.stdout)["texts"]
    # The limit is the rule's, so that the cell has none.
    label["numberOfLines"] = 0
    width, lines = measured(tool, folder, configuration, label, text)
    whole, *beginnings = lines(found["width"])
    fits = whole <= allowed
    longest = max(count for count, needed in enumerate(beginnings) if needed <= allowed)
    # The system font has no Arabic: what follows from such a text is a doubt, which fails nothing.
    is_approximate = "الحياة" in text
    wanted = {"lines": whole, "allowedLines": allowed, "fits": fits, "approximate": True if is_approximate else None,
              "charactersTooMany": 0 if fits or is_approximate else len(text) - longest}
    wrong = {name: (found.get(name), value) for name, value in wanted.items() if found.get(name) != value}
    if lines(width)[0] != whole:
        wrong["width"] = found["width"], width
    if done.returncode != (0 if fits or is_approximate else 1):
        wrong["exit code"] = done.returncode
    return f"{text!r} in {configuration}: {wrong}" if wrong else None, not fits


tool, count, seed = Path(sys.argv[1]).resolve(), int((sys.argv[2:] or [500])[0]), int((sys.argv[3:] or [38])[0])
with tempfile.TemporaryDirectory() as name:
    draw = random.Random(seed)
    results = [fault(tool, Path(name), draw) for _ in range(count)]
faults = [text for text, _ in results if text]
print(*faults[:20], sep="\n", end="\n" * bool(faults))
end(faults or not any(is_cut for _, is_cut in results),
    f"{count} texts, {sum(is_cut for _, is_cut in results)} of them cut, {len(faults)} wrong")
