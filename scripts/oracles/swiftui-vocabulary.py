"""What part of the cards that api.tsv counts is whole with the symbols of the room HeadlessSwiftUI.

usage: scripts/oracles/swiftui-vocabulary.py TRUTH

TRUTH is the folder of api.tsv, which says how many of 4,008 cards use each symbol. The cards of all symbols that are absent
are no fewer than those that are not whole, so that the parts are lower bounds. The room's symbols are those of its page and of
UIKit's. A signature is there where a function of that name has its labels in their order; closures that trail are not held
against them. Overloads of apps and packages are in the table as well, and count as absent.
"""
import csv, re, sys
from collections import defaultdict
from pathlib import Path

from common import ROOT

CARDS = 4008
OF_FOUNDATION = {"AttributedString", "CGFloat", "CGSize", "ObservableObject", "insetBy", "self"}


def room():
    """By name, the types that have it, "" for a type itself; and the labels of each function, a type's being its initialisers'."""
    owners, labels = defaultdict(set), defaultdict(list)
    for system in ("SwiftUI", "UIKit"):
        page = (ROOT / f"Sources/Headless{system}/Headless{system}.docc/{system}Symbols.md").read_text(encoding="utf-8")
        for owner, cells in re.findall(r"^\| `?([\w. ]+)`? \|(.*)\|$", page.split("### By type")[1], re.M):
            type_name = owner.split(".")[-1]
            owners[type_name].add("")
            for name, rest in re.findall(r"`(\w+)([^`]*)`", cells):
                owners[name].add(type_name)
                labels[type_name if name == "init" else name].append(re.findall(r"(\w+):", rest))
    return owners, labels


def lacks(symbol, owners, labels):
    """What the room lacks of a symbol: "name", "signature" or None."""
    head, _, rest = re.sub(r" \(type\)$|^@Environment(?=\()", "", symbol).lstrip("(@\\.").rstrip(")").partition("(")
    if rest.startswith("."):
        head = rest[1:]  # `buttonStyle(.plain)`
    *outer, name = head.removesuffix("{}").removesuffix(".init").split(".")
    holders = outer[-1].split("/") if outer else []
    if name in OF_FOUNDATION or any(holder in OF_FOUNDATION for holder in holders):
        return None
    # A guide is an alignment's too.
    if not owners[name] or holders and not any(owner.endswith(holder) for owner in owners[name] for holder in holders):
        return "name"
    wanted = re.findall(r"(\w+):", symbol)
    has_signature = "…" in symbol or not wanted or any(is_part(wanted, iter(others)) for others in labels[name])
    return None if has_signature else "signature"


def is_part(some, others):
    return all(label in others for label in some)


with open(Path(sys.argv[1]) / "api.tsv", encoding="utf-8", newline="") as file:
    rows = [row for row in csv.DictReader(file, delimiter="\t") if not row["symbol"].startswith(".init(")]
symbols = room()
absent = {row["symbol"]: (lacks(row["symbol"], *symbols), int(row["cards"])) for row in rows}
names, all_absent = ([(symbol, cards) for symbol, (what, cards) in absent.items() if what in kinds]
                     for kinds in (["name"], ["name", "signature"]))
for title, found in (("names", names), ("signatures", all_absent)):
    cards = sum(cards for _, cards in found)
    print(f"by {title} {len(rows) - len(found)} of {len(rows)} symbols are there, and at least "
          f"{100 * (CARDS - cards) / CARDS:.1f} % of {CARDS} cards whole; absent: " + ", ".join(symbol for symbol, _ in found))
