"""Labels and button titles in San Francisco whose width Xcode stored: truth/labels.csv and truth/labels_more.csv."""

import csv

from generated_swift import oracles

LINE_HEIGHT = 1.193359375
TODAY = 2
ERAS = ["Xcode 7 and 8", "Xcode 9 to 11", "Xcode 12 and later"]


def era(tools):
    """Apple's widths changed with Xcode 9 (tools version 13000) and Xcode 12 (17000)."""
    return (tools >= 13000) + (tools >= 17000)


def labels():
    """Those of one line, shown, whose constraints leave the width to the text; one a text, font and width of a repository."""
    seen, result = set(), []
    for name in ("labels.csv", "labels_more.csv"):
        with open(oracles("truth", name), newline="", encoding="utf-8") as file:
            for row in csv.DictReader(file):
                # 0 is what Interface Builder writes for the small system font.
                text, size, scale = row["text"], float(row["size"] or 0) or 12.0, int(row["scale"])
                one_line = row["kind"] == "button" or row["numberOfLines"] == "1" or float(row["h"] or 0) < 1.6 * LINE_HEIGHT * size
                fair = row["kind"] != "custom" and row["intrinsicWidth"] == "1" and row["hidden"] != "1" and row["adjusts"] != "YES"
                key = (row["repo"], text, size, row["weight"], row["w"], row["kind"] == "button")
                if text and text.isprintable() and scale and one_line and fair and key not in seen:
                    seen.add(key)
                    result.append({
                        "repo": row["repo"], "file": name, "text": text, "size": size, "weight": row["weight"], "w": float(row["w"]),
                        "scale": scale, "era": era(int(row["tools"])), "button": row["kind"] == "button",
                    })
    return result


def interval(label):
    """The stored width is the text's, rounded up to a pixel or to a whole point; of a button, to a whole point."""
    whole = label["button"] or abs(label["w"] - round(label["w"])) < 1e-3
    return label["w"] - (1 if whole else 1 / label["scale"]), label["w"]
