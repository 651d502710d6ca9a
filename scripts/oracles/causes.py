"""Why a cell is wrong: the cause that makes it right when it alone is taken away.

A view of the cell whose own size is not the stored one is suspected, by kind. All suspects of a kind get their stored size
as constraints of priority 999, and the cell is laid out again. The first kind that makes all of it right is its cause; where
it takes two or more, they are its causes together; where nothing helps, it has none. A length that the command says the
constraints leave open is such a kind, whatever view has it.
"""
import re
import subprocess
import tempfile
import xml.etree.ElementTree as ElementTree
from itertools import combinations
from pathlib import Path

from stored_views import TEXT_PART, TEXT_POINTS, has_wide_characters, is_stored_whole, is_tied, names_font

TEXTS = {"label", "button", "textField", "textView"}


def kind(view, numbers, frames):
    """The kind of suspect that a view is, or None."""
    off = [abs(number - stored) for number, stored in zip(numbers[2:], view.frame[2:])]
    if max(off) < 0.01 or view.children:
        return None
    if view.element.tag not in TEXTS:
        return "equal priorities" if is_tied(view, sides(off)) else "kept size"
    if names_font(view):
        return "font not here"
    if is_stored_whole(view, frames):
        return "stored at whole points"
    if has_wide_characters(view):
        return "Hangul or emoji"
    if off[0] <= max(TEXT_POINTS, TEXT_PART * view.frame[2]) and off[1] < 2:
        return "text width"
    return "equal priorities" if is_tied(view, sides(off)) else "kept size"


def sides(off):
    return {name for name, difference in zip(("width", "height"), off) if difference >= 0.01}


def open_lengths(command, path, frames):
    """The ids of views of which the constraints leave the width or the height open, as the command says."""
    done = subprocess.run([command, "cell", str(path), "--at-design-size", "--verbose", "--format", "json"],
                          capture_output=True, text=True, encoding="utf-8", errors="replace")
    names = set(re.findall(r"the constraints leave (\S+)\.(?:width|height) open", done.stderr))
    return {identifier for identifier, item in frames.items() if names & {identifier, item.get("outlet")}}


def without(path, views):
    """A copy of a file in which views have their stored sizes, in a folder that is removed with the answer."""
    tree = ElementTree.parse(path)
    wanted = {view.element.get("id"): view.frame for view in views}
    for element in tree.iter():
        frame = wanted.get(element.get("id"))
        if frame is None:
            continue
        constraints = element.find("constraints")
        if constraints is None:
            constraints = ElementTree.SubElement(element, "constraints")
        for side, length in (("width", frame[2]), ("height", frame[3])):
            identifier = f"{element.get('id')}-{side}"
            ElementTree.SubElement(constraints, "constraint", firstAttribute=side, constant=str(length), priority="999", id=identifier)
    folder = tempfile.TemporaryDirectory()
    tree.write(Path(folder.name) / path.name, encoding="utf-8", xml_declaration=True)
    return folder, Path(folder.name) / path.name


def cause(command, path, root, frames, lay_out, is_right):
    """The names of the causes of a wrong cell, or None.

    `lay_out` gives the frames of a file, `is_right` whether a cell has them in all four values.
    """
    suspects, undecided = {}, open_lengths(command, path, frames)
    for view in root.walk():
        got = frames.get(view.element.get("id"))
        if view is root or got is None or view.leaves_layout() or view.frame is None:
            continue
        numbers = [got[key] for key in ("x", "y", "width", "height")]
        found = kind(view, numbers, frames)
        if view.element.get("id") in undecided and any(abs(a - b) > 0.01 for a, b in zip(numbers[2:], view.frame[2:])):
            found = "nothing decides it"
        if found:
            suspects.setdefault(found, []).append(view)
    for count in range(1, len(suspects) + 1):
        for names in combinations(sorted(suspects), count):
            folder, copy = without(path, [view for name in names for view in suspects[name]])
            with folder:
                if is_right(lay_out(copy)):
                    return " and ".join(names)
    return None
