"""What the reader of a tutorial writes and types, in the order of its steps."""
import pathlib
import re
import shutil

ROOT = pathlib.Path(__file__).resolve().parent.parent
# The name of a step's code that is a transcript: commands behind "$ ", each with its answer.
TERMINAL = "Terminal"


def tutorials():
    """Each tutorial, with the name that a step gives its code and the file that holds it."""
    for path in sorted((ROOT / "Sources").rglob("*.tutorial")):
        codes = re.findall(r'@Code\(\s*name: "([^"]+)", file: ([^\s,)]+)', path.read_text(encoding="utf-8"))
        if codes:
            yield path, [(name, path.parent / "Resources" / file) for name, file in codes]


def begin(folder):
    """Puts into a folder what the tutorials tell to copy there."""
    shutil.copy(ROOT / "Samples/ExampleCell.xib", folder)


def transcript(path):
    """The commands of a transcript, each with the lines of its answer."""
    found = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("$ "):
            found.append((line[2:], []))
        else:
            found[-1][1].append(line)
    return found
