"""What the oracles of a browser's layout share: corpora of 20,000 cards, our rows of them, and the line that tells the result."""

import csv
import subprocess
import sys

COUNT = 20_000
# Those of the corpus in many scripts, the first one's fallbacks behind it.
NOTO = ["Noto Sans", "Noto Sans Arabic", "Noto Sans Devanagari", "Noto Sans Thai", "Noto Sans CJK JP", "Noto Color Emoji", "Noto Sans Symbols", "Noto Sans Symbols2"]


def run(*command, **options):
    return subprocess.run(command, check=True, capture_output=True, text=True, **options).stdout


def corpus(oracles, name):
    """NDJSON."""
    return run(sys.executable, oracles / "peers/make_corpus.py", name, str(COUNT))


def rows(tool, cards, fonts, size, width, *options):
    """A row of `text` for each card of a corpus."""
    output = run(
        tool, "text", "--font", fonts[0], "--fallback-fonts", ",".join(fonts[1:]), "--size", str(size), "--width", str(width), "--fields", "title,body",
        "--line-break", "browser", *options, "--format", "csv", "--input-format", "ndjson", "-", input=cards)
    return list(csv.DictReader(output.splitlines()))


def tell(what, ours, theirs, have, reached):
    """Returns whether fewer cards are equal than once were."""
    assert len(ours) == len(theirs) == COUNT
    equal = sum(our == their for our, their in zip(ours, theirs))
    print(f"{what}: {equal:,} of {COUNT:,} {have}" + (f", and {reached:,} had" if equal < reached else ""))
    return equal < reached
