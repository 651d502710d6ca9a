"""Texts in San Francisco whose width somebody else tells: labels and titles of buttons that Xcode stored, and texts in images.
"""

import csv, pathlib

from generated_swift import suites

LINE_HEIGHT = 1.193359375
# Tools versions whose canvas has text styles at the smallest text size: the file says none, and half of its labels are
# of the size before (UIKitNumbers.md, "Interface Builder").
UNSIZED = range(18122, 20038)
# Apple's widths changed with Xcode 9 (tools version 13000) and Xcode 12 (17000).
ERAS, TODAY = ["Xcode 7 and 8", "Xcode 9 to 11", "Xcode 12 and later"], 2


def labels():
    """Those of one line, shown, whose constraints leave the width to the text; one a text, font and width of a repository."""
    found = {}
    for name in ("labels.csv", "labels_more.csv"):
        with open(suites("truth", name), newline="", encoding="utf-8") as file:
            for row in csv.DictReader(file):
                # 0 is what Interface Builder writes for the small system font.
                text, size, scale = row["text"], float(row["size"] or 0) or 12.0, int(row["scale"])
                is_button, tools = row["kind"] == "button", int(row["tools"])
                one_line = is_button or row["numberOfLines"] == "1" or float(row["h"] or 0) < 1.6 * LINE_HEIGHT * size
                fair = row["kind"] != "custom" and row["intrinsicWidth"] == "1" and row["hidden"] != "1" and row["adjusts"] != "YES"
                if text and text.isprintable() and scale and one_line and fair:
                    found.setdefault((row["repo"], text, size, row["weight"], row["w"], is_button), {
                        "repo": row["repo"], "file": name, "text": text, "size": size, "weight": row["weight"], "w": float(row["w"]),
                        "scale": scale, "era": (tools >= 13000) + (tools >= 17000), "button": is_button,
                        "unsized": bool(row["style"]) and tools in UNSIZED})
    return list(found.values())


def imaged_labels():
    """Texts in images of tests."""
    rows = []
    with (pathlib.Path(__file__).parent / "san_francisco_images.tsv").open(encoding="utf-8", newline="") as table:
        for repo, image, text, size, weight, pixels, scale in (line.rstrip("\n").split("\t") for line in table if not line.startswith("#")):
            rows.append({"repo": f"{repo} at {size}", "file": image, "text": text, "size": float(size), "weight": weight,
                         "w": int(pixels) / int(scale), "scale": int(scale), "era": TODAY, "button": False, "is_imaged": True})
    return rows
