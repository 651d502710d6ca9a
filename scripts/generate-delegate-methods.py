#!/usr/bin/env python3
"""Writes the methods of UIKit's delegates that Objective-C calls optional, for the rewriting of an app's sources.

usage: scripts/generate-delegate-methods.py [FILE]

Those are the requirements of the protocols in HeadlessUIKit that have a default there.
"""
import re, sys
from pathlib import Path

from generated_swift import write

ROOT = Path(__file__).parent.parent
TABLE = ROOT / "Sources/SourceRewriting/Rules/DelegateMethods.generated.swift"
DELEGATES = re.compile(r"Delegate(FlowLayout)?$|DataSource(Prefetching)?$|Transitioning$|ItemSource$")
HEADER = "Made by scripts/generate-delegate-methods.py from the sources of HeadlessUIKit. Do not edit."


def block(text, start):
    """What stands between a bracket and the one that closes it."""
    depth = 0
    for at in range(start, len(text)):
        depth += (text[at] in "({") - (text[at] in ")}")
        if depth == 0:
            return text[start + 1:at]


def signature(name, parameters):
    """As `Member.signature` has it: labels and types without spaces, attributes and optionality."""
    labels = []
    for parameter in filter(str.strip, re.split(r",(?![^\[(<]*[\])>])", parameters)):
        label, _, kind = parameter.partition(":")
        labels.append(f"{label.split()[0]}:" + re.sub(r"@\w+|\bany\b|[?!\s]", "", kind))
    return f"{name}({','.join(labels)})"


def methods(text, start):
    """The signatures of the functions in a type's braces."""
    body = re.sub(r"\{(?:[^{}]|\{[^{}]*\})*\}", "", block(text, start))
    return [signature(match[1], block(body, match.end() - 1)) for match in re.finditer(r"\bfunc (\w+)\(", body)]


def table():
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "Sources/HeadlessUIKit").rglob("*.swift")))
    text = re.sub(r"//.*", "", text)
    defaults = {}
    for match in filter(lambda match: DELEGATES.search(match[1]), re.finditer(r"\bextension (\w+) \{", text)):
        defaults.setdefault(match[1], set()).update(methods(text, match.end() - 1))
    lines = []
    for match in sorted(re.finditer(r"\bpublic protocol (\w+): (\w+) \{", text), key=lambda match: match[1]):
        optional = [name for name in methods(text, match.end() - 1) if name in defaults.get(match[1], ())]
        parent = match[2].replace("NSObjectProtocol", "")
        if DELEGATES.search(match[1]) and (optional or parent):
            lines += [f"{match[1]} {parent}".strip(), *(f"  {name}" for name in optional)]
    return lines


LITERAL = "\n".join(f"    {line}" for line in table())
write(Path(sys.argv[1]) if len(sys.argv) > 1 else TABLE, HEADER, f"""extension DelegateMethods {{
  /// The name of a protocol and of the one that it inherits on a line, and then its methods.
  static let table = """ + '"""' + f"""
{LITERAL}
    """ + '"""' + """
}
""")
