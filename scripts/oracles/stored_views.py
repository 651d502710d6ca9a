"""The views that Interface Builder's files store: what is a fair comparison, and the likely cause of a miss.

Causes come from simple rules that look at the file. They explain, and excuse nothing: stored-frames.py counts every miss.
"""
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass, field

CELLS = {"collectionViewCell", "tableViewCell", "collectionReusableView"}
TRIPLE = {"retina5_4", "retina5_5", "retina5_9", "retina6_0", "retina6_12", "retina6_3", "retina6_5", "retina6_7",
          "retina6_72", "retina6_9"}
STALE = 0.5
KEYS = ["x", "y", "width", "height"]
# The insets of the alignment rectangle in the frame: left, top, right, bottom.
ALIGNMENT = {"switch": (0, 0, 2, 0), "slider": (2, 0, 2, 1), "segmentedControl": (0, 0, 0, 1)}
# Fonts that are measured by tables of their own.
OWN_FONTS = ("Helvetica", ".SF", ".AppleSystemUIFont")
# Points, and the part of a width, that the advances of the stand-in for San Francisco may be off.
TEXT_POINTS, TEXT_PART = 2, 0.04


@dataclass(eq=False)
class View:
    """A view of the file; `frame` in its superview's coordinates, `origin` of its frame in the root's."""

    element: ElementTree.Element
    frame: tuple
    origin: tuple
    parent: object
    children: list = field(default_factory=list)
    excluded: bool = False

    def walk(self):
        yield self
        for child in self.children:
            yield from child.walk()

    def root(self):
        return self.parent.root() if self.parent else self

    def relatives(self):
        """The view's subviews of any depth, and the views beside it with theirs."""
        return [view for branch in (self.parent.children if self.parent else [self]) for view in branch.walk()]

    def is_constrained(self):
        """Whether a constraint or a stack view lays something in it out: frames of masks are stored as they are."""
        return any(view.element.find("constraints/constraint") is not None or view.element.tag == "stackView"
                   for view in self.walk())

    def is_empty(self):
        """Whether a root holds nothing but content views."""
        return all(view.element.get("key") == "contentView" for view in self.walk() if view is not self)

    def leaves_layout(self):
        """Whether the view, or one around it, is not laid out: hidden in a stack view, or not installed."""
        if self.parent is None:
            return False
        arranged = self.parent.element.tag == "stackView" and self.element.get("hidden") == "YES"
        return arranged or self.excluded or self.parent.leaves_layout()


class Document:
    """The view roots of one file and what its ids stand for."""

    def __init__(self, path, root_tags, cells=None):
        tree = ElementTree.parse(path).getroot()
        device = tree.find("device")
        self.tolerance = 0.67 if device is not None and device.get("id") in TRIPLE else 0.5
        self.views, self.guides = {}, {}
        self.tables = {cell.get("id"): table for table in tree.iter("tableView") for cell in table.iter("tableViewCell")}
        self.switched_off = {mark.get("reference") for variation in tree.iter("variation")
                             if variation.get("key") == "default" for mark in variation.iter("exclude")}
        # A controller's view holds cells of a storyboard, and is none.
        scenes = tree.find("scenes")
        elements = tree.find("objects") if scenes is None else scenes.iter()
        self.roots = [self.view(element, None) for element in elements
                      if element.tag in (root_tags if scenes is None else CELLS) and rectangle(element)
                      and (cells is None or element.get("id") in cells)]

    def view(self, element, parent):
        frame = rectangle(element) or (0, 0, *parent.frame[2:])
        start, scroll = (parent.origin, scrolled(parent.element)) if parent else ((-frame[0], -frame[1]), (0, 0))
        origin = (start[0] + frame[0] - scroll[0], start[1] + frame[1] - scroll[1])
        view = View(element, frame, origin, parent, excluded=element.get("id") in self.switched_off)
        if element.get("id"):
            self.views[element.get("id")] = view
        for part in element:
            if part.tag == "subviews":
                view.children += [self.view(child, view) for child in part]
            elif part.get("key") == "contentView" and part.tag.lower().endswith("view"):
                view.children.append(self.view(part, view))
            elif part.tag == "viewLayoutGuide":
                self.guides[part.get("id")] = view, part.get("key")
        return view


def rectangle(element, key="frame"):
    """The numbers of the element's own rect of that key, or None."""
    for part in element.findall("rect"):
        if part.get("key") == key:
            return tuple(float(part.get(name)) for name in KEYS)
    return None


def scrolled(element):
    """The origin of the view's bounds, which its subviews count from."""
    return (rectangle(element, "bounds") or (0, 0))[:2]


def multiplier(text):
    """`2`, `3:4` and `3/4` as a number."""
    first, _, second = (text or "1").replace("/", ":").partition(":")
    return float(first) / float(second or 1)


def own_margins(element):
    """The margins that the file gives a view: left, top, right, bottom, or None where a rule of UIKit decides."""
    if element.get("preservesSuperviewLayoutMargins") == "YES":
        return None
    for part in element:
        if part.tag in ("edgeInsets", "directionalEdgeInsets") and part.get("key", "").endswith("ayoutMargins"):
            names = [("left", "leading"), ("top",), ("right", "trailing"), ("bottom",)]
            return tuple(float(next(filter(None, map(part.get, name)), 0)) for name in names)
    return None


def value(document, identifier, holder, attribute):
    """An attribute's value on the stored frames in the holder's coordinates, or None where the file leaves it open."""
    view, guide = (holder, None) if identifier is None else (document.views.get(identifier), None)
    if view is None:
        view, guide = document.guides.get(identifier, (None, None))
    if view is None or view.leaves_layout() or guide not in (None, "safeArea", "frameLayoutGuide"):
        return None
    # The safe area of a cell is its bounds, that of another root depends on the device.
    if guide == "safeArea" and view.root().element.tag not in CELLS:
        return None
    left, top, right, bottom = ALIGNMENT.get(view.element.tag, (0, 0, 0, 0)) if guide is None else (0, 0, 0, 0)
    name = attribute
    if attribute.endswith("Margin"):
        margins, name = own_margins(view.element), attribute.removesuffix("Margin")
        if margins is None:
            return None
        left, top, right, bottom = margins
    # A constraint that a scroll view holds for its content is about the size of the content.
    if view.element.tag == "scrollView" and holder is view and guide is None and name not in ("width", "height"):
        return None
    x, y = view.origin[0] - holder.origin[0], view.origin[1] - holder.origin[1]
    low_x, high_x = x + left, x + view.frame[2] - right
    low_y, high_y = y + top, y + view.frame[3] - bottom
    return {"left": low_x, "leading": low_x, "right": high_x, "trailing": high_x, "centerX": (low_x + high_x) / 2,
            "top": low_y, "bottom": high_y, "centerY": (low_y + high_y) / 2,
            "width": high_x - low_x, "height": high_y - low_y}.get(name)


def violation(document, holder, constraint):
    """How far a required equality is off on the stored frames; 0 for what isn't one or can't be judged."""
    if constraint.get("relation") or float(constraint.get("priority", 1000)) < 1000:
        return 0
    if constraint.get("placeholder") == "YES" or constraint.get("id") in document.switched_off:
        return 0
    first = value(document, constraint.get("firstItem"), holder, constraint.get("firstAttribute"))
    second = 0
    if constraint.get("secondAttribute"):
        second = value(document, constraint.get("secondItem"), holder, constraint.get("secondAttribute"))
    if first is None or second is None:
        return 0
    return first - second * multiplier(constraint.get("multiplier")) - float(constraint.get("constant", 0))


def unfairness(document, root):
    """Why a root is no fair comparison, as a kind and a detail, or None."""
    for view in root.walk():
        for flag in ("misplaced", "ambiguous"):
            if view.element.get(flag) == "YES":
                return flag, view.element.get("id")
    stale = contradicted_by_table(document, root)
    if stale:
        return "stale", stale
    for view in root.walk():
        for constraint in view.element.findall("constraints/constraint"):
            off = violation(document, view, constraint)
            if abs(off) > STALE + 1e-6:
                return "stale", f"{constraint.get('id')} {constraint.get('firstAttribute')} off by {off:.2f}"
    return None


def contradicted_by_table(document, root):
    """How a cell's frame is not that of a row: a table view gives rows its width, unless it insets their groups, and the
    height that they ask for, which separators take a pixel of.
    """
    table = document.tables.get(root.element.get("id"))
    if table is None:
        return None
    outer, height = rectangle(table), root.element.get("rowHeight")
    if outer and table.get("style") in ("plain", "grouped") and abs(outer[2] - root.frame[2]) > STALE + 1e-6:
        return f"{root.element.get('id')} width off by {root.frame[2] - outer[2]:.2f} in its table view"
    if height and abs(float(height) - root.frame[3]) > 1 + STALE:
        return f"{root.element.get('id')} height off by {root.frame[3] - float(height):.2f} of its row's"
    return None


def cause(view, wrong, numbers, frames):
    """The likely cause.

    `wrong` has the names of the values that are off, `numbers` the computed frame or None where there is none,
    `frames` all computed frames by id.
    """
    if numbers is None:
        return "not listed"
    if was_not_laid_out(view):
        return "not laid out again"
    if any(names_font(relative) for relative in view.relatives()):
        return "font not here"
    if any(is_stored_whole(relative, frames) for relative in view.relatives()):
        return "stored at whole points"
    off = [abs(number - stored) for number, stored in zip(numbers, view.frame)]
    if any(has_wide_characters(relative) for relative in view.relatives()):
        return "Hangul or emoji"
    if set(wrong) <= {"x", "width"} and max(off[0], off[2]) <= max(TEXT_POINTS, TEXT_PART * view.frame[2]):
        return "text width"
    return "ambiguous" if is_tied(view, wrong) else "other"


def was_not_laid_out(view):
    """Whether a view, or one around it, is not as long across a stack view as that, which it fills."""
    while view.parent:
        stack = view.parent
        side = 2 if stack.element.get("axis") == "vertical" else 3
        if stack.element.tag == "stackView" and stack.element.get("alignment", "fill") == "fill":
            has_margins = any(part.get("key", "").endswith("ayoutMargins") for part in stack.element)
            if not has_margins and abs(view.frame[side] - stack.frame[side]) > 1:
                return True
        view = stack
    return False


def has_wide_characters(view):
    """Whether a text of the view has characters that the built-in font has no advances of its own for."""
    texts = [view.element.get("text"), view.element.get("placeholder")]
    texts += [part.get("title") or part.get("content") for part in view.element.iter() if part.tag != "subviews"]
    texts += [part.text for part in view.element.iter("string")]
    return any(ord(character) >= 0x1100 for text in texts if text for character in text)


def names_font(view):
    """Whether a text of the view, its titles included, is in a font that the app brings or Apple's devices have."""
    own = [font for part in view.element if part.tag not in ("subviews", "view") for font in part.iter()]
    names = [font.get("name") for font in own if font.tag in ("fontDescription", "font") and font.get("name")]
    return any(not name.startswith(OWN_FONTS) for name in names)


def is_stored_whole(view, frames):
    """Whether a label's stored size is the computed one made whole points, as Xcode stores it in some files."""
    got = frames.get(view.element.get("id"))
    if got is None or view.element.tag != "label":
        return False
    stored, computed = view.frame[2:], (got["width"], got["height"])
    return computed[1] % 1 != 0 and all(size % 1 == 0 and 0 <= size - text < 1 for size, text in zip(stored, computed))


def is_tied(view, wrong):
    """Whether a stack view round the view may give the room in question to either of two views."""
    while view.parent:
        stack, axis = view.parent.element, view.parent.element.get("axis", "horizontal")
        is_along = bool({"vertical": {"y", "height"}, "horizontal": {"x", "width"}}[axis] & set(wrong))
        if stack.tag == "stackView" and is_along and stack.get("distribution", "fill") == "fill":
            hugging = [child.element.get(f"{axis}HuggingPriority", "250") for child in view.parent.children]
            if len(set(hugging)) < len(hugging):
                return True
        view = view.parent
    return False
