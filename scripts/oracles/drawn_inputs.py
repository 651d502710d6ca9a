"""Numbers drawn for a run, most plain and some extreme, and the records, cells, nibs and configurations that hold them."""
import contextlib, random, re

EXTREME = 3 * ["1e308", "-1e308", "5e-324", "0", "-0", "NaN", "inf", "1e6", "1e-7", "999999.5"] + [
    "1.7976931348623157e308", "-5e-324", "1e-310", "-inf", "1e999", "-1e6", "1000000.5", "1e12", "1e15", "1e16", "1e18",
    "9223372036854775807", "-9223372036854775808", "18446744073709551616", "0.1", "3"]
# Beside an extreme number the others are plain, or the first one that is refused would be all that a run shows.
PLAIN = ["1", "2", "3", "8", "40"]
WIDTHS = ["120", "176", "240.5"]


class Draw(random.Random):
    """What is drawn for one run: where the extreme numbers are, as one that is refused hides the others."""

    def __init__(self, seed):
        super().__init__(seed)
        kind = self.choice(["option", "option", "records", "records", "file", "file", "all"])
        self.shares = {place: 0 for place in ("focus", "options", "records", "file")}
        if kind == "all":
            self.shares = {"focus": 0.3, "options": 0.05, "records": 0.3, "file": 0.05}
        else:
            self.shares["focus" if kind == "option" else kind] = {
                "option": 0.7, "records": self.choice([0.1, 0.5, 0.9]), "file": self.choice([0.02, 0.05, 0.1])}[kind]
        self.share = 0

    @contextlib.contextmanager
    def within(self, place):
        before, self.share = self.share, self.shares[place]
        yield
        self.share = before

    def number(self, *plain):
        return self.choice(EXTREME if self.random() < self.share else plain or PLAIN)

    def json(self, *plain):
        """A number as JSON may have it; what it can't have is a string or null then."""
        number = self.number(*plain)
        return {"NaN": '"NaN"', "inf": '"inf"', "-inf": "null"}.get(number, number)

    def list(self, *counts, plain=()):
        return ",".join(self.number(*plain) for _ in range(self.choice(counts)))

    def widths(self):
        kind = self.random()
        if kind < 0.4:
            return self.list(1, 1, 2, 3, plain=WIDTHS)
        return f"{self.number('120')}..{self.number('176', '240.5')}" + (f":{self.number()}" if kind < 0.7 else "")


def records(draw, kind):
    rows = [
        {"id": str(place), "s": f'"s{draw.randrange(2)}"', "title": draw.choice(['"Night Trains"', '"新"', "3"]),
         "body": '"' + "Sleepers are back. " * draw.randrange(6) + '"', "w": draw.json(), "h": draw.json(),
         "ratio": draw.choice([draw.json(), f'"{draw.number()}:{draw.number()}"'])}
        for place in range(draw.choice([1, 2, 5]))]
    if kind == "csv":
        return "\n".join([",".join(rows[0])] + [",".join(value if value != "null" else "" for value in row.values())
                                                for row in rows]) + "\n"
    lines = ["{" + ", ".join(f'"{name}": {value}' for name, value in row.items()) + "}" for row in rows]
    return "[" + ", ".join(lines) + "]" if kind == "json" else "\n".join(lines) + "\n"


def cell(draw):
    label = f'''{{"label": {{"id": "%s", "numberOfLines": {draw.choice(["0", draw.json()])},
      "font": {{"size": {draw.choice(["14", draw.json()])}}}%s}}}}'''
    image = draw.choice(["", f', "height": {draw.json()}', f', "aspectRatio": {draw.json()}'])
    wide = f', "preferredMaxLayoutWidth": {draw.json()}' if draw.random() < 0.2 else ""
    views = ", ".join([label % ("titleLabel", f', "customSpacingAfter": {draw.json()}' if draw.random() < 0.3 else ""),
                       label % ("bodyLabel", wide),
                       f'{{"imageView": {{"id": "photo", "width": {draw.json()}{image}}}}}'])
    stack = f'''{{"stackView": {{"id": "s", "axis": "{draw.choice(["vertical", "horizontal"])}", "spacing": {draw.json()},
      "distribution": "{draw.choice(["fill", "fillEqually", "fillProportionally", "equalSpacing"])}",
      "layoutMargins": {draw.json()}, "arrangedSubviews": [{views}]}}'''
    if draw.random() < 0.5:
        stack += f''', "constraints": [{{"firstItem": "titleLabel", "firstAttribute": "height", "secondItem": "bodyLabel",
      "relation": "{draw.choice(["equal", "greaterThanOrEqual"])}", "secondAttribute": "height", "priority": {draw.json()},
      "multiplier": {draw.json()}, "constant": {draw.json()}}}]'''
    return stack + "}"


def configuration(draw, name):
    keys = {"cardWidth": draw.json(*WIDTHS), "maximumCardHeight": draw.json(), "containerHeight": draw.json(),
            "scale": draw.json("2", "3"),
            "insets": draw.choice([draw.json(), f'{{"top": {draw.json()}, "leading": {draw.json()}}}']),
            "lineSpacing": draw.json(), "interitemSpacing": draw.json(), "sdk": draw.json("26"),
            **draw.choice([{"shelfSize": draw.json()}, {"groupBy": '"s"'}]),
            "variants": draw.choice([
                f'{{"cardWidth": [{draw.json(*WIDTHS)}, {draw.json()}]}}', f'{{"scale": [{draw.json("2")}, 3]}}',
                f'{{"cardWidth": {{"from": {draw.json()}, "to": {draw.json(*WIDTHS)}, "step": {draw.json()}}}}}',
                f'{{"cardWidth": {{"from": {draw.json()}, "to": {draw.json(*WIDTHS)}}}}}',
                f'{{"cardWidth": {{"devices": ["iPhone 16"], "visible": {draw.json("1.5")}, "peek": {draw.json()}, '
                f'"insets": {draw.json()}}}}}'])}
    kept = {key: value for key, value in keys.items() if draw.random() < 0.25}
    kept["records"] = f'"{name}"'
    if draw.random() < 0.6:
        kept["cell"] = cell(draw)
        kept["bindings"] = '{"titleLabel": "title", "bodyLabel": "body"' + draw.choice([
            "", ', "photo": {"pixelWidth": "w", "pixelHeight": "h"}', ', "photo": {"aspectRatio": "ratio"}',
            f', "photo": {{"pixelWidth": {draw.json()}, "pixelHeight": "h"}}', f', "photo": {{"aspectRatio": {draw.json()}}}',
        ]) + "}"
    return "{" + ", ".join(f'"{key}": {value}' for key, value in kept.items()) + "}"


def nib(draw):
    def rect(key="frame"):
        return f'<rect key="{key}" x="{draw.number()}" y="0" width="{draw.number()}" height="{draw.number()}"/>'

    def constraint(name, first, attribute, second, constant):
        return (f'<constraint id="{name}" firstItem="{first}" firstAttribute="{attribute}" secondItem="{second}" '
                f'secondAttribute="{attribute}" constant="{constant}"/>')
    edges = "".join(constraint(f"c{place}", *sides, draw.number() if draw.random() < 0.4 else "8") for place, sides in enumerate([
        ("L", "top", "V"), ("L", "leading", "V"), ("V", "trailing", "L"), ("I", "leading", "V"), ("V", "bottom", "I")]))
    ratio = (f'<constraint id="r" firstItem="I" firstAttribute="width" secondItem="I" secondAttribute="height" '
             f'multiplier="{draw.choice([draw.number(), draw.number() + ":" + draw.number()])}" priority="{draw.number()}"/>')
    return f'''<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
<collectionViewCell id="C" reuseIdentifier="c">{rect()}<view key="contentView" id="V">{rect()}<subviews>
<label id="L" text="新 Night Trains" numberOfLines="{draw.choice(["0", draw.number()])}"
 translatesAutoresizingMaskIntoConstraints="NO">{rect()}<fontDescription key="fontDescription" type="system"
 pointSize="{draw.choice(["17", draw.number()])}"/></label><imageView id="I" image="i"
 translatesAutoresizingMaskIntoConstraints="NO">{rect()}</imageView></subviews><constraints>{edges}
<constraint id="d" firstItem="I" firstAttribute="top" secondItem="L" secondAttribute="bottom" constant="{draw.number()}"/>
{ratio if draw.random() < 0.5 else ""}</constraints></view></collectionViewCell></objects>
<resources><image name="i" width="{draw.number()}" height="{draw.number()}"/></resources></document>'''


def changed(draw, text):
    """A JSON text in which a few numbers are others."""
    places = list(re.finditer(r"(?<=[:\[ ])-?\d[\d.e+-]*(?=[,}\]\n])", text))
    for place in sorted(draw.sample(places, draw.choice([0, 1, 1, 3])), key=lambda place: -place.start()):
        text = text[:place.start()] + draw.json().replace('"NaN"', "null").replace('"inf"', "null") + text[place.end():]
    return text
