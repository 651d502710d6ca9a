#!/usr/bin/env python3
"""Frames that UIKit gave compositional layouts, from descriptions and records by the command alone.

usage: scripts/oracles/compositional-frames.py TOOL RECORDED

RECORDED is the JSON of recorded layouts. The heights that cells gave themselves are given as fields of the records.
"""
import sys, tempfile
from pathlib import Path

from common import end, read_json, run, write_json
import json

TOOL, RECORDED = sys.argv[1], read_json(sys.argv[2])
LENGTHS = {"fw": "fractionalWidth", "fh": "fractionalHeight", "ab": "absolute", "es": "estimated"}
ROWS = {"width": ("fw", 1), "height": ("ab", 40)}
FOLDER = tempfile.TemporaryDirectory()


def length(written):
    return {LENGTHS[written[0]]: written[1]}


def size(width, height):
    return {"width": length(width), "height": length(height)}


def insets(written):
    return dict(zip(("top", "leading", "bottom", "trailing"), written))


def spacing(written):
    return written and {{"fixed": "fixed", "flex": "flexible"}[written[0]]: written[1]}


def edges(written):
    return dict(zip(("leading", "top", "trailing", "bottom"), map(spacing, written)))


def element(written):
    """An item or a group as the recorded JSON has it."""
    made = size(written["w"], written["h"])
    if "insets" in written:
        made["contentInsets"] = insets(written["insets"])
    if "edge" in written:
        made["edgeSpacing"] = edges(written["edge"])
    if written["kind"] == "item":
        return {"item": made}
    made["axis"] = {"h": "horizontal", "v": "vertical"}[written["axis"]]
    if "spacing" in written:
        made["interItemSpacing"] = spacing(written["spacing"])
    if "count" in written:
        made |= {"subitem": element(written["sub"][0]), "count": written["count"]}
    else:
        made["subitems"] = [element(one) for one in written["sub"]]
    return {"group": made}


def group(axis, width, height, *items, **more):
    """A group of items; each is a width and a height."""
    return {"axis": axis, **size(width, height), "subitems": [{"item": size(*item)} for item in items]} | more


def boundary(alignment, width, height, **more):
    return {"kind": "header", **size(width, height), "alignment": alignment} | more


def place(description, counts, container, *options, sizes=None):
    """The layout of sections with so many items each, which the sections of the description describe in turn."""
    file = write_json(Path(FOLDER.name, "Case.layout.json"), description)
    records = [{"section": str(section), "w": 0, "h": 0} for section, count in enumerate(counts) for _ in range(count)]
    for record, (width, height) in zip(records, sizes or []):
        record |= {"w": width, "h": height}
    cards = write_json(Path(FOLDER.name, "cards.json"), records)
    how = ["--item-size-fields", "w,h"] if sizes else ["--item-size", "estimated"]
    done = run(TOOL, "layout", "--layout", "compositional", "--layout-file", file, "--container-width", container[0],
               "--container-height", container[1], "--group-by", "section", "--format", "json", "--quiet", *how, *options, cards)
    return json.loads(done.stdout)["layouts"][0]


def frame(view):
    return [view["x"], view["y"], view["width"], view["height"]]


def content(layout):
    return [layout["contentSize"]["width"], layout["contentSize"]["height"]]


def cells(layout):
    return [frame(item) for section in layout["sections"] for item in section["items"]]


def headers(layout):
    return [frame(view) for section in layout["sections"] for view in section["supplementary"]]


results = {}


def expect(theme, name, placed, recorded):
    """Compares pairs of what was placed and what was recorded."""
    results.setdefault(theme, []).append(placed == recorded)
    if placed != recorded:
        print(f"{theme}, {name}: {placed} is not {recorded}")


for case in RECORDED["cases"]:
    section = case["section"]
    description = {"scrollDirection": {"v": "vertical", "h": "horizontal"}[case["scroll"]], "interSectionSpacing": case["interSection"],
                   "sections": [element(section["group"]) | {"interGroupSpacing": section["gap"], "contentInsets": insets(section["insets"])}]}
    layout = place(description, case["counts"], case["size"])
    expect("layouts", case["name"], (content(layout), cells(layout)), (case["content"], case["frames"]))

other = RECORDED["other"]
PHONE = (320, 480)
HALVES = group("horizontal", ("fw", 1), ("ab", 40), (("fw", 0.5), ("fh", 1)))
SIDEWAYS = group("horizontal", ("ab", 100), ("fh", 1), (("fw", 0.5), ("fh", 1)))
INSETS = insets([3, 4, 5, 6])

recorded = other["custom_group"]
frames = [dict(zip(("x", "y", "width", "height", "zIndex"), one)) for one in ([1, 2, 30, 40, 0], [50, 10, 60, 30, 4], [-5, -5, 400, 20, 0])]
layout = place({"sections": [{"group": {**size(("fw", 1), ("ab", 80)), "customFrames": frames}, "contentInsets": INSETS}]}, recorded["counts"], PHONE)
expect("further", "custom group", (content(layout), cells(layout)), (recorded["content"], recorded["frames"]))

recorded = other["section_provider"]
layout = place({"sections": [{"group": HALVES, "contentInsets": INSETS}, {"group": HALVES}, {"group": HALVES, "contentInsets": INSETS}]}, recorded["counts"], PHONE)
expect("further", "sections of their own", (content(layout), cells(layout)), (recorded["content"], recorded["frames"]))

recorded = other["provider_sees_container"]
thirty = group("horizontal", ("fw", 1), ("ab", 30), (("fw", 0.5), ("fh", 1)))
layout = place({"sections": [{"group": thirty}]}, recorded["counts"], recorded["size"])
expect("further", "container", content(layout), recorded["content"])


def alongside(alignment, how, width, height, counts, scroll, grouping, **more):
    section = {"group": grouping, "boundaryItems": [boundary(alignment, ("ab", width), ("ab", height), **more)]}
    return {"scrollDirection": scroll, "sections": [section | how]}, counts


for alignment, rows in other["boundary"]["rows"].items():
    for name, recorded in rows.items():
        scroll = "horizontal" if name.startswith("sideways") else "vertical"
        how = {"contentInsets": INSETS, "supplementariesFollowContentInsets": "whole" not in name}
        more = {}
        if name == "with an offset":
            extends = alignment in ("top", "leading", "topLeading", "bottomLeading")
            more = {"offset": {"x": 5, "y": 7} if extends else {"x": -5, "y": -7}, "extendsBoundary": extends}
        layout = place(*alongside(alignment, how, 60, 30, [3, 2], scroll, HALVES if scroll == "vertical" else SIDEWAYS, **more), PHONE)
        views = headers(layout)
        placed = [content(layout)[scroll == "vertical"], *views[0][:2], *views[1][:2], *cells(layout)[0][:2]]
        # Downwards, the first section's item and the x of the second's.
        expect("boundary items", f"{alignment} {name}", placed, recorded)

for alignment, rows in other["boundary_taller_than_section"]["rows"].items():
    for name, recorded in rows.items():
        extends, scroll = name.startswith("extending"), "horizontal" if name.endswith("sideways") else "vertical"
        grouping = HALVES if scroll == "vertical" else group("horizontal", ("ab", 100), ("fh", 1), (("fw", 1), ("fh", 0.5)))
        layout = place(*alongside(alignment, {}, 33, 200, [4], scroll, grouping, extendsBoundary=extends), PHONE)
        placed = [content(layout)[scroll == "vertical"], *headers(layout)[0][:2], *cells(layout)[0][:2]]
        expect("boundary items", f"taller, {alignment} {name}", placed, recorded)

recorded = other["empty_sections"]
whole = lambda height: boundary("top", ("fw", 1), ("ab", height))
layout = place({"boundaryItems": [whole(30)], "sections": [
    {"section": str(number), "group": HALVES, "contentInsets": INSETS, "boundaryItems": [whole(10)]} for number in range(3)]}, recorded["counts"], PHONE)
expect("further", "empty sections", (content(layout), cells(layout), headers(layout)), (recorded["content"], recorded["cells"], recorded["sectionTop"]))

recorded = other["background_decoration"]
layout = place({"sections": [{"section": str(number), "group": HALVES, "contentInsets": INSETS, "interGroupSpacing": 4, "boundaryItems": [whole(30)],
                              "decorationItems": [{"kind": "background", "contentInsets": insets([1, 2, 3, 4])}]} for number in range(3)]}, recorded["counts"], PHONE)
backgrounds = [frame(view) for section in layout["sections"] for view in section["decorations"]]
expect("further", "backgrounds", (content(layout), cells(layout), headers(layout), backgrounds),
       (recorded["content"], recorded["cells"], recorded["headers"], recorded["decorations"]))

recorded = other["pinned_header"]
layout = place({"sections": [{"group": HALVES, "contentInsets": INSETS, "boundaryItems": [boundary("top", ("fw", 1), ("ab", 30), pinToVisibleBounds=True)]}]},
               recorded["counts"], recorded["size"])
expect("further", "pinned headers at rest", content(layout), recorded["content"])

MARGINS = ("--layout-margins", "10,20,30,40")
for names, by_scroll in ((("automatic", "none", "safeArea"), other["content_insets_reference"]["automatic_none_safeArea"]),
                         (("layoutMargins", "readableContent"), other["content_insets_reference"]["layoutMargins_readableContent"])):
    for name in names:
        for scroll, recorded in by_scroll.items():
            down = scroll == "down"
            header = boundary("top", ("fw", 1), ("ab", 20)) if down else boundary("leading", ("ab", 20), ("fh", 1))
            layout = place({"scrollDirection": "vertical" if down else "horizontal", "sections": [
                {"group": HALVES if down else SIDEWAYS, "contentInsetsReference": name, "boundaryItems": [header]}]}, [3, 2], PHONE, *MARGINS)
            expect("further", f"{name} {scroll}", (content(layout), cells(layout), headers(layout)),
                   (recorded["content"], recorded["cells"], recorded["headers"]))
recorded = other["content_insets_reference"]["layout_boundary_item_is_not_cleared"]
layout = place({"contentInsetsReference": "layoutMargins", "boundaryItems": [whole(20)], "sections": [{"group": HALVES}]}, [3], PHONE, *MARGINS)
expect("further", "layoutMargins of the layout", (content(layout), cells(layout), [frame(view) for view in layout["supplementary"]]),
       (recorded["content"], recorded["cells"], [recorded["header"]]))

for name, width, height, tall, gap in (("groups_AB100xAB50", ("ab", 100), ("ab", 50), 20, 8), ("groups_FW0_8xAB50", ("fw", 0.8), ("ab", 50), 20, 8),
                                      ("groups_AB100xFH0_25_no_header", ("ab", 100), ("fh", 0.25), 0, 8), ("gap0", ("ab", 100), ("ab", 50), 20, 0)):
    recorded = other["orthogonal"][name]
    section = {"group": group("horizontal", width, height, (("fw", 1), ("fh", 1))), "interGroupSpacing": gap, "contentInsets": INSETS,
               "orthogonalScrollingBehavior": "continuous", "boundaryItems": [whole(tall)] if tall else []}
    layout = place({"sections": [section]}, [3, 8], PHONE)
    placed = [[frame(item) for item in one["items"]] for one in layout["sections"]]
    greatest = [one["orthogonalScrolling"]["greatestOffset"] for one in layout["sections"]]
    for index, key in enumerate(("section0", "section1_first")):
        if key in recorded:
            expect("orthogonal sections", f"{name} {key}", placed[index][:len(recorded[key])], recorded[key])
    if "headers" in recorded:
        expect("orthogonal sections", f"{name} headers", headers(layout), recorded["headers"])
    if "maxOffset" in recorded:
        expect("orthogonal sections", f"{name} greatest offset", greatest, recorded["maxOffset"])
    if "maxOffset0" in recorded:
        expect("orthogonal sections", f"{name} greatest offset", greatest[0], recorded["maxOffset0"])

LIST = group("vertical", ("fw", 1), ("es", 44), (("fw", 1), ("es", 44)))
GRID = group("horizontal", ("fw", 1), ("es", 50), interItemSpacing={"fixed": 5}, subitem={"item": size(("fw", 0.5), ("es", 50))}, count=2)
del GRID["subitems"]
PAIR = group("vertical", ("fw", 1), ("es", 88), *[(("fw", 1), ("es", 44))] * 2, interItemSpacing={"fixed": 5})
for name, grouping, count, gap, sizes_itself in (
        ("list VG(FW1,ES44){FW1,ES44}, gap 3", LIST, 5, 3, True), ("the same, cells that cannot size themselves", LIST, 5, 3, False),
        ("grid HG(FW1,ES50) count 2 of {FW.5,ES50}, spacing 5, gap 3", GRID, 5, 3, True), ("grid of these", GRID, 5, 3, True),
        ("HG(FW1,AB60){FW1,ES44}", group("horizontal", ("fw", 1), ("ab", 60), (("fw", 1), ("es", 44))), 5, 0, True),
        ("VG(FW1,ES88) of two {FW1,ES44}, spacing 5, gap 3, 6 cells", PAIR, 6, 3, True),
        ("the same group of two, cells that cannot size themselves", PAIR, 6, 3, False)):
    recorded = RECORDED["selfSizing"]["cases"][name]
    if "cells" not in recorded:
        continue
    sizes = [(one[2], one[3]) for one in recorded["cells"]] if sizes_itself else None
    layout = place({"sections": [{"group": grouping, "interGroupSpacing": gap}]}, [count], PHONE, sizes=sizes)
    expect("self-sizing cells", name, (content(layout), cells(layout)), (recorded["content"], recorded["cells"]))

FOLDER.cleanup()
right, count = sum(map(sum, results.values())), sum(map(len, results.values()))
end(right < count, "frames and content sizes that UIKit gave: " + ", ".join(
    f"{theme} {sum(found)} of {len(found)}" for theme, found in results.items()))
