"""What scripts share: the repository and the suites, programs and what they print or use, Chromium, Unicode's data."""
import html, json, os, re, subprocess, sys, tempfile, threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# Whether all is tried that is made up or swept; otherwise it is a seeded part.
IS_FULL = os.environ.get("SHELF_HEIGHT_SWEEPS") == "all"
# The figures of a shelf that do not depend on how its tallest card was found.
SAME = ["shelf", "variant", "itemSize", "containerHeight", "contentHeight", "isClamped", "items", "rejected"]
CHROMIUM = ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run",
            "--disable-component-update", "--allow-file-access-from-files", "--enable-logging=stderr",
            "--virtual-time-budget=60000", "--dump-dom"]


def suites(*parts):
    """A path in the folder of suites, which the environment variable SHELF_HEIGHT_ORACLES names; else it is ../shared."""
    folder = Path(os.environ.get("SHELF_HEIGHT_ORACLES", ROOT.parent / "shared")).resolve()
    if not folder.is_dir():
        sys.exit("error: set SHELF_HEIGHT_ORACLES to the folder that holds conformance, data, facts, peers and truth")
    return folder.joinpath(*parts)


def install(*packages):
    """Installs Debian's packages that are missing."""
    if subprocess.run(["dpkg", "-s", *packages], capture_output=True).returncode:
        command = "apt-get update -qq && apt-get install -qqy --no-install-recommends " + " ".join(packages)
        subprocess.run(command, shell=True, check=True, stdout=subprocess.DEVNULL, env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"})


def built_tool(arguments):
    """The tool that the arguments name, else that of a release build, which is made."""
    if arguments:
        return str(Path(arguments[0]).resolve())
    build = ["swift", "build", "-c", "release", "--package-path", ROOT]
    subprocess.run(build, check=True)
    return output(*build, "--show-bin-path").strip() + "/shelf-height"


def run(*command, codes=(0,), **options):
    """A program that has ended, and what it printed; an error if it ended with none of the codes."""
    done = subprocess.run([*map(str, command)], **{"capture_output": True, "text": True, "encoding": "utf-8"} | options)
    if done.returncode not in codes:
        raise RuntimeError(f"{' '.join(map(str, command))[:500]}: exit {done.returncode}: {done.stderr}")
    return done


def output(*command, **options):
    return run(*command, **options).stdout


def answer(*command, **options):
    """What a program prints as JSON."""
    return json.loads(output(*command, **options))


def answers(*command, **options):
    """What a program prints as NDJSON."""
    return [json.loads(line) for line in output(*command, **options).splitlines()]


def used(command, patience=None, **options):
    """The exit code of a program, seconds of a processor, and megabytes, at least as many as this process has. It is killed
    when the seconds of patience end."""
    process = subprocess.Popen(command, **{"stdin": subprocess.DEVNULL} | options)
    killer = threading.Timer(patience or 1e6, process.kill)
    killer.start()
    _, status, usage = os.wait4(process.pid, 0)
    killer.cancel()
    process.returncode = os.waitstatus_to_exitcode(status)
    # Kilobytes; bytes on macOS.
    memory = usage.ru_maxrss / (1 << 20 if sys.platform == "darwin" else 1 << 10)
    return process.returncode, usage.ru_utime + usage.ru_stime, memory


def each(function, values, threads=os.cpu_count()):
    """What a function gives for each value, some at once."""
    with ThreadPoolExecutor(threads) as pool:
        return list(pool.map(function, values))


def read_json(path):
    return json.loads(Path(path).read_text(encoding="utf-8"))


def write_json(path, value):
    Path(path).write_text(json.dumps(value, ensure_ascii=False), encoding="utf-8")
    return path


def corpus(name, count=20_000):
    """Cards as NDJSON, made by the suites."""
    return output(sys.executable, suites("peers/make_corpus.py"), name, count)


def font_file(pattern):
    return output("fc-match", "-f", "%{file}", pattern)


def chromium(page, *flags):
    """A page's DOM after loading, and the messages of its console."""
    with tempfile.TemporaryDirectory() as profile:
        done = run(*CHROMIUM, f"--user-data-dir={profile}", *flags, page.as_uri(), timeout=120, errors="replace")
    return done.stdout, [line for line in done.stderr.splitlines() if "CONSOLE" in line]


def in_body(dom):
    """The JSON that a script made the body of a page."""
    return json.loads(html.unescape(re.search(r"<body>(\[.*\])</body>", dom, re.S)[1]))


def unicode_data(name, field=None):
    """By code point, the value that a file of the UCD gives; `field` is a property where the file has several."""
    values = {}
    for line in suites("conformance/ucd17", name).read_text(encoding="utf-8").splitlines():
        parts = [part.strip() for part in line.split("#")[0].split(";")]
        if len(parts) > 1 and field in (None, parts[1]):
            first, _, last = parts[0].partition("..")
            values.update(dict.fromkeys(range(int(first, 16), int(last or first, 16) + 1), parts[-1]))
    return values


def wrong_result(one, exhaustive):
    """Why a shelf of the default estimator is not the one for which all cards were laid out, or not proved; else `None`."""
    largest = [[(shelf["largest"] or {}).get(key) for key in ("id", "index")] for shelf in (one, exhaustive)]
    if any(one[key] != exhaustive[key] for key in SAME) or largest[0] != largest[1]:
        return f"{one} is not {exhaustive}"
    proof = one["certificate"]
    if one["items"] and not (proof["exact"] and proof["rendered"] + proof["bounded"] == one["items"] and
                             proof["rendered"] == one["rendered"] and (proof["largestBoundLeft"] or 0) <= one["contentHeight"]):
        return f"the proof {proof} is none of {one}"
    return None


def end(failed, line):
    """Prints the last line and ends the script, with 1 if something failed."""
    print(line)
    sys.exit(bool(failed))
