"""Frames inside images of views, as view-images.py compares them with drawings of the views.

A frame of inner_frames_open.tsv is right where an area of the view's drawing that has one colour, cut at the image's edges,
has each of the four edges at the nearest pixel.
"""
import csv, re
from collections import defaultdict

AREA = r'<rect x="(.*?)" y="(.*?)" width="(.*?)" height="(.*?)"(?: rx="[^"]*")? class="c'


def inner_frames(folder):
    """By repository and image, the frames inside that were read from its pixels."""
    frames = defaultdict(list)
    with open(folder / "inner_frames_open.tsv", encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t"):
            frames[row["repository"], row["image"]].append(row)
    return frames


def areas(note):
    """The edges in pixels of what a drawing has in one colour, cut at its own edges."""
    limits = [note[side] * note["scale"] for side in ("width", "height")] * 2
    for values in re.findall(AREA, note["drawing"]):
        x, y, width, height = (float(value) * note["scale"] for value in values)
        yield [min(max(edge, 0), limit) for edge, limit in zip((x, y, x + width, y + height), limits)]


def distances(own, edges):
    return [abs(length - other) for length, other in zip(own, edges)]


def compare_frames(folder, frames, notes):
    """How many frames inside are right and how many were tried, and a line for each that is not."""
    right = tried = 0
    misses = []
    for image, inside in frames.items():
        note = notes.get(str(folder / image))
        for row in inside if note else []:
            tried += 1
            x, y, width, height = (int(row[f"{name}_px"]) for name in "xywh")
            edges = [x, y, x + width, y + height]
            nearest = min(areas(note), key=lambda own: sum(distances(own, edges)), default=None)
            # Noise decides at the middle of a pixel, and a drawing has hundredths of points.
            if nearest and max(distances(nearest, edges)) <= 0.5 + 0.01 * note["scale"]:
                right += 1
            else:
                own = "nothing" if nearest is None else " ".join(f"{edge:.2f}" for edge in nearest)
                misses.append(f"{own} and not {' '.join(map(str, edges))}: {row['what']} in {image}")
    return right, tried, misses
