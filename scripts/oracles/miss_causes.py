"""Why a view's computed frame is likely to be off the stored one, by simple rules that look at the file.

They explain, and excuse nothing: stored-frames.py counts every miss, whatever its cause.
"""

# Fonts that are measured by tables of their own.
OWN_FONTS = ("Helvetica", ".SF", ".AppleSystemUIFont")
# Points, and the part of a width, that the advances of the stand-in for San Francisco may be off.
TEXT_POINTS, TEXT_PART = 2, 0.04


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
