#!/usr/bin/env python3
"""Holds the copies that headless-sources writes of an app's sources against the Swift compiler's own parser: a source in
which nothing has to change comes out byte for byte, and every copy parses where its source does.

usage: scripts/oracles/rewritten-sources.py TOOL FOLDER...

TOOL is headless-sources of a build. A folder is a repository, or holds several; all of its Swift files are taken. Ends
with "N sources, N byte for byte, N refused with an error, N differ".
"""
import re, subprocess, sys, tempfile
from collections import Counter
from pathlib import Path

from common import each, end

# The words of which one has to be in a source that changes.
WORDS = re.compile(rb"@(objc|IB|GKInsp|UIAppl|NSAppl)|#(selector|keyPath|Preview|if|elseif)|\boptional\b|[?!]\(|import|override|\bfunc\b")
tool = Path(sys.argv[1]).resolve()
temporary = tempfile.TemporaryDirectory(prefix="rewritten-sources-")
work = Path(temporary.name)


def parse(paths):
    """The files that the compiler's parser refuses, each with the first reason."""
    command = ["swiftc", "-frontend", "-parse", "-diagnostic-style", "llvm", "-enable-bare-slash-regex", *map(str, paths)]
    done = subprocess.run(command, capture_output=True, text=True, errors="replace")
    wrong = {}
    for file, line, message in re.findall(r"^(/[^\n]*?):(\d+):\d+: error: (.*)$", done.stderr, re.M):
        wrong.setdefault(file, f"{line}: {message}")
    if done.returncode and not wrong:
        wrong = {str(path): parse([path]).get(str(path), "the compiler stops") for path in paths} if len(paths) > 1 else {
            str(paths[0]): "the compiler stops"}
    return wrong


def copy(pairs):
    """Writes the copies of sources; those that are refused, each with the reason."""
    arguments = [argument for source, target in pairs for argument in ("--source", source, target)]
    done = subprocess.run([tool, *map(str, arguments)], capture_output=True, text=True, errors="replace")
    if not done.returncode:
        return {}
    if len(pairs) > 1:
        return {source: reason for pair in pairs for source, reason in copy([pair]).items()}
    return {pairs[0][0]: (done.returncode, (done.stderr.splitlines() or ["no message"])[0])}


def look(batch):
    number, sources = batch
    # The name stays, since main.swift is read in another way.
    pairs = [(source, work / f"{number}-{index}" / source.name) for index, source in enumerate(sources)]
    for _, target in pairs:
        target.parent.mkdir()
    refused = copy(pairs)
    pairs = [pair for pair in pairs if pair[0] not in refused]
    wrong = parse([target for _, target in pairs])
    # Messages name the source, or the copy where code follows its last line.
    wrong = {source: wrong.get(str(source)) or wrong[str(target)] for source, target in pairs
             if str(source) in wrong or str(target) in wrong}
    before = parse(sources) if wrong else {}
    wrong = {source: reason for source, reason in wrong.items() if str(source) not in before}
    same = 0
    for source, target in pairs:
        old, new = source.read_bytes().removeprefix(b"\xef\xbb\xbf"), target.read_bytes().split(b"\n", 1)[1]
        same += old == new
        if old != new and not WORDS.search(old):
            wrong[source] = "has none of the words, and changes"
        elif new.count(b"\n") < old.count(b"\n"):
            wrong[source] = "lacks a line"
        target.unlink()
    return refused, wrong, same, len([path for path in before if Path(path) in set(sources)])


sources = sorted(path for folder in sys.argv[2:] for path in Path(folder).resolve().rglob("*.swift") if path.is_file())
batches = [(start, sources[start:start + 100]) for start in range(0, len(sources), 100)]
results = each(look, batches)
refused = {path: reason for result in results for path, reason in result[0].items()}
wrong = {path: reason for result in results for path, reason in result[1].items()}
for path, reason in wrong.items():
    print(f"{path}:{reason}")
for (code, message), count in Counter((code, re.sub(r"^/\S+?: |'[^']*'", "", text)) for code, text in refused.values()).most_common(12):
    print(f"{count} refused, exit {code}: {message}")
crashed = [path for path, (code, _) in refused.items() if code not in (64, 65, 66, 74)]
print(sum(result[3] for result in results), "that the compiler's parser refuses as they stand")
end(wrong or crashed, f"{len(sources)} sources, {sum(result[2] for result in results)} byte for byte, "
    f"{len(refused)} refused with an error, {len(wrong) + len(crashed)} differ")
