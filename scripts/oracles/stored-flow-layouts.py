#!/usr/bin/env python3
"""Frames of `layout --layout flow` beside those that Interface Builder stored of collection views.

usage: scripts/oracles/stored-flow-layouts.py TOOL FLOW

FLOW is the JSON of stored collection views (truth/flow/flow.json). The views that count are those of a plain flow layout,
of Xcode 7 or later, whose stored sizes are the ones that were asked for. Each is given to the command as one section, and
again as the second of three sections of other counts, which has to be the same frames further down. OracleTests ask the
same of the library, and name the causes of wrong ones. Exits with 1 if fewer views are right than were once, or if the
second way gives other frames than the first.
"""
import json, sys

from common import answer, each, end, read_json

TOOL, FLOW = sys.argv[1], sys.argv[2]
TOLERANCE = 0.5
LEAST_RIGHT = 1184
# Screens of three pixels a point, by their diagonals.
LARGE = {"retina" + size for size in ("5_5", "5_9", "6_5", "6_7", "6_12", "6_0", "6_3", "6_9")}
BARS = (64, 44, 20, 145)


def version(view):
    """12121 is Xcode 8.3.3, 13000 and more are 9."""
    digits = view["tools"].split(".")[0]
    return int(digits) if digits.isdigit() else 0


def is_near(one, other):
    return all(abs(a - b) <= TOLERANCE for a, b in zip(one, other))


def is_self_sized(view):
    return view["automaticSize"] or view["estimatedItemSize"]


def counts(view):
    if view["layoutClass"] or version(view) < 9000:
        return False
    return is_self_sized(view) or all(is_near(cell["customSize"] or view["itemSize"], cell["frame"][2:]) for cell in view["cells"])


def sizes(view):
    return [cell["customSize"] or (cell["frame"][2:] if is_self_sized(view) else view["itemSize"]) for cell in view["cells"]]


def scale(view):
    """The canvas of Xcode 8 and earlier mostly rounded to whole points, which is within the tolerance."""
    if view["runtime"] == "AppleTV":
        return 1
    return 3 if view["device"] in LARGE else 2


def along(view):
    """The coordinate in the direction of scrolling."""
    return 1 if view["direction"] == "vertical" else 0


def placed(view, sections):
    """By section, the header, items and footer that the command tells of sections of sizes."""
    # Left, top, right, bottom in the document.
    insets = {name: view[name] or [0, 0, 0, 0] for name in ("contentInset", "sectionInset")}
    options = {
        "--layout": "flow", "--container-width": view["size"][0], "--container-height": view["size"][1],
        "--direction": view["direction"], "--scale": scale(view), "--line-spacing": view["lineSpacing"],
        "--interitem-spacing": view["interitemSpacing"], "--format": "json", "--group-by": "section",
        "--header-height": (view["headerSize"] or [0, 0])[along(view)] if view["header"] else 0,
        "--footer-height": (view["footerSize"] or [0, 0])[along(view)] if view["footer"] else 0,
        **{flag: ",".join(repr(float(insets[name][side])) for side in (1, 0, 3, 2))
           for flag, name in (("--insets", "contentInset"), ("--section-insets", "sectionInset"))}}
    distinct = {tuple(size) for section in sections for size in section}
    if len(distinct) == 1:
        options["--item-size"] = ",".join(repr(float(length)) for length in distinct.pop())
    else:
        options["--item-size-fields"] = "w,h"
    records = "".join(json.dumps({"section": f"s{number}", "w": size[0], "h": size[1]}) + "\n"
                      for number, section in enumerate(sections) for size in section)
    found = answer(TOOL, "layout", "--quiet", *(f"{flag}={value}" for flag, value in options.items()), "-", input=records)

    def corners(frame):
        return frame and [frame[name] for name in ("x", "y", "width", "height")]
    return [(corners(section["header"]), [corners(item) for item in section["items"]], corners(section["footer"]))
            for section in found["layouts"][0]["sections"]]


def flat(section):
    header, items, footer = section
    return [frame for frame in (header, *items, footer) if frame]


def is_right(view, section):
    """Whether all frames are the stored ones, with the bars' height that Xcode 7 added."""
    header, items, footer = section
    ends = [(frame, stored) for frame, stored in ((header, view["header"]), (footer, view["footer"])) if stored]
    if not all(frame for frame, _ in ends):
        return False
    pairs = [([*frame], stored) for frame, stored in [*zip(items, (cell["frame"] for cell in view["cells"])), *ends]]
    shift = view["cells"][0]["frame"][1] - pairs[0][0][1]
    if version(view) < 11100 and along(view) == 1 and any(abs(shift - bar) < 0.6 for bar in BARS):
        for frame, _ in pairs:
            frame[1] += shift
    return all(is_near(frame, stored) for frame, stored in pairs)


def judge(view):
    """Whether a view is right, and whether it is the same between other sections."""
    own, axis = sizes(view), along(view)
    alone = placed(view, [own])[0]
    # Sections of one item and of four round it, the same sizes for all if there is one size.
    between = placed(view, [[own[0]], own, [own[0]] * 4])[1]
    pairs = list(zip(flat(alone), flat(between)))
    shifts = [there[axis] - here[axis] for here, there in pairs]
    # Where a section begins between two pixels, its frames may be rounded the other way.
    moved = (len(flat(alone)) == len(flat(between)) and max(shifts) - min(shifts) <= 1 / scale(view) + 1e-9
             and all(here[1 - axis] == there[1 - axis] and here[2:] == there[2:] for here, there in pairs))
    return is_right(view, alone), moved


views = [view for view in read_json(FLOW) if counts(view)]
results = each(judge, views)
right, same = (sum(result[index] for result in results) for index in (0, 1))
for view, (is_as_stored, _) in zip(views, results):
    if not is_as_stored:
        print(f"{view['repo']} {view['id']} (Xcode {view['tools']}) is not as stored")
end(right < LEAST_RIGHT or same != len(views), f"stored collection views by the command: {right} of {len(views)} right in all frames "
    f"to {TOLERANCE} pt, {same} of {len(views)} the same between other sections")
