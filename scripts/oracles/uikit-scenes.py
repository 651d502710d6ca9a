#!/usr/bin/env python3
"""Compares frames with those that UIKit gave scenes of constraints and stack views made in code.

usage: scripts/oracles/uikit-scenes.py TOOL FOLDER

FOLDER holds scenes of github.com/Vercantez/openuikit as JSON: each a tree of views,
constraints, and the frames that Mac Catalyst of iOS 26.1 computed; and `probes/stack_view.json`, stack views of views with
given intrinsic sizes. Each becomes a nib, whose views have the intrinsic sizes as placeholders. Catalyst rounds origins to
whole points and sizes to halves without moving the neighbours, so a value is right within half a point. What a nib can't
say, or what depends on Catalyst's fonts and controls, is left out with its reason. Exit 1 where a frame is wrong.
"""

import sys, tempfile
from pathlib import Path
from xml.sax.saxutils import quoteattr

from common import answer, end, read_json

HEAD = ('<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" '
        'targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7" orientation="portrait"/><objects>')

# Views that are laid out otherwise on purpose.
OTHERWISE = {
    ("stack_mixed 1", "v1"): "a view without content is 0 high in a row that centres it; stored frames of nibs are as high as the row",
}


class Nib:
    """A nib with one view, `r`, of a given size in a root view."""

    def __init__(self, size):
        self.size, self.constraints, self.count = size, [], 0

    def constrain(self, first, attribute, second=None, other=None, constant=0, multiplier=1, relation=None, priority=None):
        self.count += 1
        parts = {"firstItem": first, "firstAttribute": attribute, "id": f"c{self.count}", "constant": constant}
        if second is not None:
            parts |= {"secondItem": second, "secondAttribute": other or attribute, "multiplier": multiplier}
        parts |= {"relation": relation, "priority": priority}
        texts = (f"{key}={quoteattr(str(value))}" for key, value in parts.items() if value is not None)
        self.constraints.append(f"<constraint {' '.join(texts)}/>")

    def text(self, views, opening="view"):
        width, height = self.size
        for edge in ("leading", "top", "bottom"):
            self.constrain("r", edge, "root")
        self.constrain("r", "width", constant=width)
        self.constrain("r", "height", constant=height)
        frame = f'<rect key="frame" x="0" y="0" width="{width}" height="{height}"/>'
        return (f'{HEAD}<view id="root">{frame}<subviews><{opening} id="r" '
                f'translatesAutoresizingMaskIntoConstraints="NO">{frame}<subviews>{views}</subviews>'
                f'</{opening.split()[0]}></subviews><constraints>{"".join(self.constraints)}</constraints></view>'
                '</objects></document>')


def frames(text, width):
    """The frames of a nib's views by their ids."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "Scene.xib")
        path.write_text(text, encoding="utf-8")
        views = answer(TOOL, "cell", path, "--card-width", width, "--format", "json")
        return {view["id"]: [view[key] for key in ("x", "y", "width", "height")] for view in views}


def scene_views(view, path):
    """The element of a scene's view and all in it; raises ValueError for what a nib does not say."""
    if view["class"] != "UIView" or "safeAreaInsets" in view:
        raise ValueError("forced safe areas" if "safeAreaInsets" in view else "Catalyst's fonts and controls")
    inner = "".join(scene_views(child, f"{path}.{index}" if path else str(index)) for index, child in enumerate(view.get("subviews", [])))
    if not path:
        return inner
    x, y, width, height = view.get("frame", [0, 0, 0, 0])
    free = ' translatesAutoresizingMaskIntoConstraints="NO"' if view.get("useConstraints") else ""
    mask = "" if free else '<autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>'
    return (f'<view id="v{path}"{free}><rect key="frame" x="{x}" y="{y}" width="{width}" height="{height}"/>{mask}'
            f'<subviews>{inner}</subviews></view>')


def scene(known):
    what = known["scene"]
    if not what or "root" not in what or "size" not in what:
        raise ValueError("its scene is not known")
    nib = Nib(what["size"])
    views = scene_views(what["root"], "")

    def name(path):
        return "r" if path == "" else f"v{path}"
    for item in what.get("constraints", []):
        second = item.get("toItem")
        nib.constrain(name(item["item"]), item["attribute"], None if second is None else name(second), item.get("toAttribute"),
                      item.get("constant", 0), item.get("multiplier", 1), item.get("relation"), item.get("priority"))
    found = frames(nib.text(views), what["size"][0])
    for view in known["views"]:
        if view["path"]:
            yield name(view["path"]), view["frame"], found[name(view["path"])]


def arranged(view, identifier, is_hidden):
    hidden = ' hidden="YES"' if is_hidden else ""
    if isinstance(view, dict):
        inner = "".join(arranged(child, f"{identifier}.{index}", False) for index, child in enumerate(view["views"]))
        return stack(view | {"axis": view["stack"]}, inner, f'id="{identifier}"{hidden}')
    size = "" if view is None else f' placeholderIntrinsicWidth="{view[0]}" placeholderIntrinsicHeight="{view[1]}"'
    return (f'<view id="{identifier}" customClass="Sized"{hidden}{size} horizontalHuggingPriority="250" '
            'translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="1" height="1"/></view>')


def stack_attributes(case):
    parts = [f'{key}="{case[key]}"' for key in ("distribution", "alignment", "spacing") if case.get(key) is not None]
    return " ".join(parts + ([f'axis="{case["axis"]}"'] if case["axis"] == "vertical" else []))


def stack(case, inner, more):
    return (f'<stackView {stack_attributes(case)} {more} translatesAutoresizingMaskIntoConstraints="NO">'
            f'<rect key="frame" x="0" y="0" width="1" height="1"/><subviews>{inner}</subviews></stackView>')


def probe(case):
    nib = Nib(case["bounds"])
    hidden = case.get("hidden", [])
    views = "".join(arranged(view, f"v{index}", index in hidden) for index, view in enumerate(case["views"]))
    found = frames(nib.text(views, f"stackView {stack_attributes(case)}"), case["bounds"][0])
    for index in sorted(set(range(len(case["views"]))) - set(hidden)):
        own = found[f"v{index}"]
        wanted = case["frames"][index] if "frames" in case else [
            case[key][index] if key in case else own[side] for side, key in enumerate(("x", "y", "width", "height"))]
        yield f"v{index}", wanted, own


TOOL, folder = sys.argv[1], Path(sys.argv[2])
cases = [(path.stem, scene, read_json(path)) for path in sorted([*folder.glob("*.json"), *folder.glob("scene_inferred/*.json")])]
cases += [(case["name"], probe, case) for case in read_json(folder / "probes/stack_view.json")["cases"]]
right, views, left_out = 0, 0, {}
for name, check, known in cases:
    try:
        for view, wanted, found in check(known):
            if (name, view) in OTHERWISE:
                print(f"{name}: {view} left out: {OTHERWISE[name, view]}")
                continue
            views += 1
            if max(abs(a - b) for a, b in zip(wanted, found)) <= 0.5001:
                right += 1
            else:
                print(f"{name}: {view} is {found}, UIKit's is {wanted}")
    except ValueError as reason:
        left_out.setdefault(str(reason), []).append(name)
for reason, names in left_out.items():
    print(f"left out, {reason}: {', '.join(names)}")
end(right != views or not views, f"scenes made in code: {right} of {views} frames right")
