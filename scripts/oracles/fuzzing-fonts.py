#!/usr/bin/env python3
"""Measures a text in each of many broken fonts: none may crash the tool, or keep it busy.

usage: fuzzing-fonts.py <tool> <folder of fonts> ...

HarfBuzz's (`test/fuzzing/fonts` of harfbuzz/harfbuzz; the source package of uharfbuzz has them) and those of the OpenType
Sanitizer (`tests/fonts` of khaledhosny/ots), which fuzzers and people made to break readers. Each font ends with 0, 65 or
66 within 100 ms of a processor, at the third try at the latest, as the first one may read the disk.
"""
import os, pathlib, subprocess, sys, tempfile

tool, folders = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2:]
texts = '[{"title": "AVATAR To. Wölfe fi ffl", "body": "\\u0623\\u0628 \\u0915\\u094d\\u0937 \\u6771\\u4eac \\ud83d\\ude42"}]'


def run(font):
    """The exit code and the milliseconds of a processor."""
    for _ in range(3):
        process = subprocess.Popen([tool, "text", "--font", font, "--width", "80", "texts.json"], cwd=work,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        time = 1000 * (usage.ru_utime + usage.ru_stime)
        if time <= 100:
            break
    return process.returncode, time


# A trap is to look like one.
os.environ["SWIFT_BACKTRACE"] = "enable=no"
failed = 0
with tempfile.TemporaryDirectory() as work:
    pathlib.Path(work, "texts.json").write_text(texts)
    for folder in folders:
        fonts = sorted(path for path in pathlib.Path(folder).rglob("*") if path.is_file())
        codes, slowest = {}, 0
        for font in fonts:
            code, time = run(font.resolve())
            codes[code] = codes.get(code, 0) + 1
            slowest = max(slowest, time)
            if code not in (0, 65, 66) or time > 100:
                failed += 1
                print(f"{font}: exit code {code}, {time:.0f} ms")
        counts = ", ".join(f"{codes[code]} with {code}" for code in sorted(codes))
        print(f"{folder}: {len(fonts)} fonts end, {counts}; the slowest after {slowest:.0f} ms")
        failed += not fonts
print(f"{failed} failed")
sys.exit(failed > 0)
