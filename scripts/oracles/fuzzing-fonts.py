#!/usr/bin/env python3
"""Measures a text in each of many broken fonts: none may crash the tool, or keep it busy.

usage: scripts/oracles/fuzzing-fonts.py TOOL FOLDER-OF-FONTS...

HarfBuzz's (`test/fuzzing/fonts` of harfbuzz/harfbuzz; the source package of uharfbuzz has them) and those of the OpenType
Sanitizer (`tests/fonts` of khaledhosny/ots), which fuzzers and people made to break readers. Each font ends with 0, 65 or
66 within 100 ms of a processor, at the third try at the latest, as the first one may read the disk.
"""
import collections, os, subprocess, sys, tempfile
from pathlib import Path

from common import end, used

TEXTS = '[{"title": "AVATAR To. Wölfe fi ffl", "body": "\\u0623\\u0628 \\u0915\\u094d\\u0937 \\u6771\\u4eac \\ud83d\\ude42"}]'


def run(font):
    """The exit code and the milliseconds of a processor."""
    for _ in range(3):
        code, seconds, _ = used([tool, "text", "--font", font, "--width", "80", "texts.json"], cwd=work,
                                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        if seconds <= 0.1:
            break
    return code, 1000 * seconds


# A trap is to look like one.
os.environ["SWIFT_BACKTRACE"] = "enable=no"
tool, folders = Path(sys.argv[1]).resolve(), sys.argv[2:]
failed = 0
with tempfile.TemporaryDirectory() as work:
    Path(work, "texts.json").write_text(TEXTS)
    for folder in folders:
        results = {path: run(path.resolve()) for path in sorted(Path(folder).rglob("*")) if path.is_file()}
        for font, (code, time) in results.items():
            if code not in (0, 65, 66) or time > 100:
                failed += 1
                print(f"{font}: exit code {code}, {time:.0f} ms")
        codes = collections.Counter(code for code, _ in results.values())
        counts = ", ".join(f"{codes[code]} with {code}" for code in sorted(codes))
        slowest = max((time for _, time in results.values()), default=0)
        print(f"{folder}: {len(results)} fonts end, {counts}; the slowest after {slowest:.0f} ms")
        failed += not results
end(failed, f"{failed} failed")
