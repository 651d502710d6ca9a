"""Sizes of SwiftUI views against reference images of repositories, whose own views and tests are compiled and run.

usage: scripts/oracles/view-images.py TRUTH CLONES WORK [--only NAME]... [--rows FILE]

TRUTH is the folder of open.tsv, CLONES holds a clone at OWNER/NAME for each repository that is tried, and WORK gets the
packages that are made and their builds. What a repository's tests build is read from its Package.swift; a product of
another package comes from the clone of that name. Where there is no manifest, or more to say, OWNER/NAME.json beside the
clone holds a plan: {"targets": [{"name", "sources", "exclude", "dependencies", "resources", "isTest", "mode"}], "device",
"scale", "system", "exclude", "without", "edits": {FILE: [[OLD, NEW]]}}, with paths relative to the clone; sources that import a
module of "without" are left out, and edits are for what another version of the compiler takes.

The plugin HeadlessSources rewrites the sources; sources of view_images stand in for the modules that draw images, and note
sizes. Macros of a repository are built against the compiler's own libraries. A row of open.tsv whose content decides the
size counts once a size; it is right where min <= own <= px in both values. The version of iOS is that of the row's date.
Frames inside are compared as view_frames.py says.
"""
import argparse, csv, functools, json, os, re, shutil, subprocess, sys
from collections import Counter, defaultdict
from pathlib import Path

from common import ROOT, output
from view_frames import compare_frames, inner_frames

PARTS = Path(__file__).resolve().parent / "view_images"
RELEASES = [("2025-09-15", 26), ("2024-09-16", 18), ("2023-09-18", 17), ("2022-09-12", 16), ("2021-09-20", 15), ("", 14)]
MODULES = {"Combine", "CoreGraphics", "Darwin", "Dispatch", "Foundation", "OSLog", "ObjectiveC", "Observation", "QuartzCore",
           "SwiftUI", "Testing", "UIKit", "XCTest", "os"}
# By module that draws images, what its stand-in imports.
STAND_INS = {"SnapshotTesting": [], "SDSnapshots": ["SnapshotTesting"]}
PRODUCTS = ["SwiftUI", "UIKit"]


def version(date):
    """The version of iOS that was out on a day."""
    return next(number for day, number in RELEASES if date >= day)


def truth(folder):
    """By repository, the rows that count."""
    rows = defaultdict(list)
    with open(folder / "open.tsv", encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t"):
            if row["kind"] == "content" and row["first_of_size"] == "yes":
                rows[row["repository"]].append(row)
    return rows


@functools.cache
def manifest(folder):
    """A package's description, without its dependencies being fetched."""
    return json.loads(output("swift", "package", "dump-package", "--package-path", folder))


class Plan:
    """The targets of a repository and of those that it depends on, as far as its tests with rows need them."""

    def __init__(self, clones, name, rows):
        self.clones, self.targets, self.missing = clones, {}, set()
        self.folder = clones / name
        beside = clones / (name + ".json")
        self.said = json.loads(beside.read_text(encoding="utf-8")) if beside.exists() else {}
        self.left_out = [self.place(path) for path in self.said.get("exclude", [])]
        self.edits = {self.place(path): edits for path, edits in self.said.get("edits", {}).items()}
        if "targets" in self.said:
            for target in self.said["targets"]:
                self.targets[target["name"]] = self.stated(target)
            return
        package = manifest(self.folder) if (self.folder / "Package.swift").exists() else {"targets": []}
        for target in package["targets"]:
            path = self.path(target)
            if target["type"] == "test" and any((self.folder / row["test_file"]).is_relative_to(path) for row in rows):
                self.add(package, self.folder, target)

    def text(self, file):
        """A source with the edits that the plan has for it."""
        text = file.read_text(encoding="utf-8")
        for old, new in self.edits.get(file, []):
            assert old in text, f"{file} lacks '{old}'"
            text = text.replace(old, new)
        return text

    def place(self, path):
        """A path that the plan names; `..` leads to other clones."""
        return Path(os.path.normpath(self.folder / path))

    def stated(self, target):
        files = {key: [self.place(path) for path in target.get(key, [])] for key in ("sources", "exclude", "resources")}
        return {"dependencies": [], "isTest": False, "mode": "5", "features": []} | target | files

    def path(self, target, folder=None):
        folder = folder or self.folder
        return folder / (target.get("path") or ("Tests/" if target["type"] == "test" else "Sources/") + target["name"])

    def add(self, package, folder, target):
        """Adds a target and those that it depends on; gives its name."""
        name = target["name"]
        if name in self.targets:
            return name
        major = int(package["toolsVersion"]["_version"].split(".")[0])
        mode = (package.get("swiftLanguageVersions") or [None])[-1] or ("6" if major > 5 else "5")
        path = self.path(target, folder)
        made = {
            "name": name, "sources": [path / source for source in target.get("sources") or ["."]],
            "exclude": [path / other for other in target.get("exclude", [])], "dependencies": [], "mode": mode,
            # Catalogues are resources whether or not the manifest names them.
            "resources": [path / rule["path"] for rule in target.get("resources", [])] or sorted(path.rglob("*.xcassets")), "isTest": target["type"] == "test",
            "isMacro": target["type"] == "macro", "features": [],
        }
        self.targets[name] = made
        for setting in target.get("settings", []):
            kind, value = next(iter(setting["kind"].items()))
            if kind == "enableUpcomingFeature":
                made["features"].append(next(iter(value.values())))
            elif kind == "swiftLanguageMode":
                made["mode"] = next(iter(value.values()))
        without = set(self.said.get("without", []))
        used = set().union(*(imports(self.text(file)) for file in swift_files(made) if not any(file.is_relative_to(path) for path in self.left_out)))
        for dependency in target["dependencies"]:
            kind, (inner, *rest) = next(iter(dependency.items()))
            if (inner not in used or inner in without) and not made["isMacro"] and not any(each["name"] == inner and each["type"] == "macro" for each in package["targets"]):
                continue
            own = next((each for each in package["targets"] if each["name"] == inner), None)
            if own and kind != "product":
                made["dependencies"].append(self.add(package, folder, own))
            elif inner in STAND_INS:
                made["dependencies"].append(inner)
            elif not made.get("isMacro"):
                made["dependencies"] += self.product(package, inner, rest[0] if kind == "product" else None)
        # What a dependency depends on may be imported as well.
        for inner in sorted(used - without - MODULES - set(made["dependencies"]) - STAND_INS.keys()):
            made["dependencies"] += self.elsewhere(inner)
        return name

    def elsewhere(self, module):
        """The target of a module in any clone beside this one."""
        for clone in sorted(self.folder.parent.glob("*/Package.swift")):
            package = manifest(clone.parent)
            for target in package["targets"]:
                if target["name"] == module and target["type"] == "regular":
                    return [self.add(package, clone.parent, target)]
        return []

    def product(self, package, product, other):
        """The targets of another package's product."""
        places = [next(iter(each.values()))[0] for each in package["dependencies"]]
        names = [place["identity"] for place in places if other is None or place["identity"].lower() == other.lower()]
        for clone in self.clones.glob("*/*/Package.swift"):
            if clone.parent.name.lower() in map(str.lower, names):
                found = manifest(clone.parent)
                inner = next((each for each in found["products"] if each["name"] == product), None)
                if inner:
                    return [self.add(found, clone.parent, target) for target in found["targets"]
                            if target["name"] in inner["targets"]]
        self.missing.add(product)
        return []


def swift_files(target):
    """The sources of a target that is not rewritten."""
    files = [file for source in target["sources"] for file in ([source] if source.is_file() else sorted(source.rglob("*.swift")))]
    return [file for file in files if not any(file.is_relative_to(other) for other in target["exclude"])]


def imports(text):
    """The modules that a source imports, but for those under a condition that there is another one."""
    text = re.sub(r"(?ms)^ *#(?:else)?if canImport\((?!" + "|".join(MODULES) + r").*?(?=^ *#(?:else|endif))", "", text)
    kinds = "(?:class|struct|enum|protocol|func|var|let|typealias)"
    return set(re.findall(rf"(?m)^ *(?:@\w+(?:\(\w+\))? +)*import +(?:{kinds} +)?(\w+)", text))


def build_expander(plan, target, names, folder):
    """A program that expands a target's macros, which have these types by name."""
    host = Path(shutil.which("swift")).resolve().parent.parent / "lib/swift/host"
    libraries = [file.stem[3:] for file in host.glob("libSwift*.so") if "InProc" not in file.name]
    folder.mkdir(parents=True, exist_ok=True)
    common = ["swiftc", "-suppress-warnings", f"-I{host}", f"-L{host}", f"-I{folder}", f"-L{folder}",
              "-Xlinker", f"-rpath={host}", "-Xlinker", f"-rpath={folder}", *[f"-l{name}" for name in libraries]]
    linked = []
    for name in target["dependencies"]:
        files = [file for file in swift_files(plan.targets[name]) if imports(plan.text(file)) <= {"Foundation"}]
        output(*common, "-emit-library", "-parse-as-library", "-emit-module", "-emit-module-path", folder / f"{name}.swiftmodule",
               "-module-name", name, *files, "-o", folder / f"lib{name}.so")
        linked.append(f"-l{name}")
    main = folder / "main.swift"
    types = ", ".join(f"{quoted(name)}: {kind}.self" for name, kind in sorted(names.items()))
    main.write_text(f"try expand([{types}], CommandLine.arguments.dropFirst())\n", encoding="utf-8")
    # The compiler calls macros through a program of theirs, which is left out.
    files = [file for file in swift_files(target) if "SwiftCompilerPlugin" not in imports(plan.text(file))]
    output(*common, *linked, "-module-name", target["name"], *files, PARTS / "ExpandMacros.swift", main, "-o", folder / "expand")
    return folder / "expand"


def expand_macros(plan, folder):
    """Replaces sources that use a repository's own macros by copies with them expanded."""
    for name, target in list(plan.targets.items()):
        if not target.get("isMacro"):
            continue
        names = {}
        for other in plan.targets.values():
            for file in swift_files(other):
                text = file.read_text(encoding="utf-8")
                names |= dict(re.findall(rf'macro (\w+)[^=]*?= *#externalMacro\(module: "{name}", type: "(\w+)"\)', text))
        program = build_expander(plan, target, names, folder / "macros")
        uses = re.compile(r"[@#](" + "|".join(names) + r")\b")
        for other in plan.targets.values():
            files = [file for file in swift_files(other) if other["isTest"] and uses.search(file.read_text(encoding="utf-8"))
                     and not any(file.is_relative_to(path) for path in plan.left_out)]
            copies = [folder / "expanded" / other["name"] / f"{index}-{file.name}" for index, file in enumerate(files)]
            for copy in copies:
                copy.parent.mkdir(parents=True, exist_ok=True)
            print(output(program, *[path for pair in zip(files, copies) for path in pair]), end="")
            other["exclude"] = other["exclude"] + files
            other["sources"] = other["sources"] + copies
        del plan.targets[name]


def write_package(plan, folder):
    """A package with the plan's targets, each of which the plugin fills."""
    shutil.rmtree(folder / "Sources", ignore_errors=True)
    shutil.rmtree(folder / "expanded", ignore_errors=True)
    expand_macros(plan, folder)
    lines = [
        "// swift-tools-version: 6.1", "import PackageDescription", "let package = Package(", '  name: "ViewImages",',
        "  platforms: [.macOS(.v15), .iOS(.v16)],", f'  dependencies: [.package(name: "ShelfHeight", path: {quoted(ROOT)})],', "  targets: [",
        '    .target(name: "Prepare"),',
    ]
    for name, others in STAND_INS.items():
        needed = ", ".join(map(quoted, ["Prepare", *others]))
        lines.append(f'    .target(name: {quoted(name)}, dependencies: [.product(name: "HeadlessSwiftUI", package: "ShelfHeight"), {needed}], '
                     'swiftSettings: [.swiftLanguageMode(.v5)]),')
        (folder / "Sources" / name).mkdir(parents=True)
        shutil.copy(PARTS / f"{name}.swift", folder / "Sources" / name)
    (folder / "Sources/Prepare/include").mkdir(parents=True)
    shutil.copy(PARTS / "prepare.c", folder / "Sources/Prepare")
    (folder / "Sources/Prepare/include/prepare.h").touch()
    for name, target in plan.targets.items():
        own = folder / "Sources" / name
        own.mkdir(parents=True)
        (own / "Own.swift").write_text("// All comes from the clone.\n", encoding="utf-8")
        files = []
        for file in swift_files(target):
            absent = imports(plan.text(file)) - MODULES - plan.targets.keys() - STAND_INS.keys()
            if absent:
                print(f"  left out for {', '.join(sorted(absent))}: {file}")
            elif not any(file.is_relative_to(other) for other in plan.left_out):
                files.append(edited(plan, file, folder / "edited" / name, target["isTest"]))
        catalogues = [found for path in target["resources"] for found in [path, *path.rglob("*.xcassets")] if found.suffix == ".xcassets"]
        names = {"sources": list(map(str, files)), "nibs": sorted({str(catalogue.parent) for catalogue in catalogues})}
        (own / "headless.json").write_text(json.dumps(names), encoding="utf-8")
        resources = []
        for path in target["resources"]:
            if path.is_dir():
                shutil.copytree(path, own / path.name)
            elif path.exists():
                shutil.copy(path, own)
            else:
                continue
            resources.append(f".copy({quoted(path.name)})")
        needed = [quoted(other) for other in target["dependencies"] if other in plan.targets or other in STAND_INS]
        needed += [f'.product(name: {quoted(product)}, package: "ShelfHeight")' for product in PRODUCTS]
        settings = [f".swiftLanguageMode(.v{target['mode'].split('.')[0]})"]
        settings += [f".enableUpcomingFeature({quoted(feature)})" for feature in target["features"]]
        # Swift Testing has parts for Apple's modules, and looks for them where modules are called so.
        settings.append('.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])')
        kind = "testTarget" if target["isTest"] else "target"
        lines.append(
            f"    .{kind}(name: {quoted(name)}, dependencies: [{', '.join(needed)}], path: {quoted('Sources/' + name)}, "
            f'exclude: ["headless.json"], resources: [{", ".join(resources)}], swiftSettings: [{", ".join(settings)}], '
            'plugins: [.plugin(name: "HeadlessSources", package: "ShelfHeight")]),')
    (folder / "Package.swift").write_text("\n".join(lines + ["  ]", ")", ""]), encoding="utf-8")


def edited(plan, file, folder, is_test):
    """The file, or a copy with the edits that the plan has for it, and with tests that XCTest takes on Linux."""
    text = plan.text(file)
    if is_test and re.search(r"\bclass \w+: *XCTestCase", text):
        # A test of the main actor has to be asynchronous there.
        actor = "" if re.search(r"@MainActor\s[\w ]*class \w+: *XCTestCase", text) else r"@MainActor\s+"
        text = re.sub(rf"({actor}\bfunc test\w*\(\)) *(throws)? *\{{", r"\1 async \2 {", text)
    if text == file.read_text(encoding="utf-8"):
        return file
    folder.mkdir(parents=True, exist_ok=True)
    (folder / file.name).write_text(f"#sourceLocation(file: {quoted(file)}, line: 1)\n{text}", encoding="utf-8")
    return folder / file.name


def quoted(value):
    return json.dumps(str(value) if isinstance(value, Path) else value)


def swift(action, folder, scratch, log, *options, **values):
    """Whether a package builds, or its tests pass; what is printed goes to a file."""
    # The scratch folder is that of all packages, each of which has another plan of its build.
    command = ["swift", *action, "--package-path", str(folder), "--scratch-path", str(scratch), "--disable-build-manifest-caching", *options]
    with open(log, "w", encoding="utf-8") as file:
        return subprocess.run(command, stdout=file, stderr=subprocess.STDOUT, env=os.environ | values).returncode == 0


def is_built(folder, scratch):
    return swift(["build", "--build-tests"], folder, scratch, folder / "build.log")


def notes(plan, folder, scratch, scale, system, *options):
    """What the tests note."""
    record = folder / f"sizes-{system}.ndjson"
    record.unlink(missing_ok=True)
    swift(["test", "--skip-build"], folder, scratch, folder / f"test-{system}.log", *options, VIEW_IMAGES=str(record), VIEW_IMAGES_SYSTEM=str(system),
          VIEW_IMAGES_SCALE=str(plan.said.get("scale", scale)), VIEW_IMAGES_DEVICE=plan.said.get("device", "iPhone 16"))
    return [*map(json.loads, record.read_text(encoding="utf-8").splitlines())] if record.exists() else []


def compare(repository, plan, rows, sizes):
    """Prints what is right and each miss; gives the counts and a line for each row."""
    counts, lines = Counter(), []
    for row in rows:
        system = plan.said.get("system") or version(row["recorded"])
        note = sizes[system].get(str(plan.folder / row["image"]))
        if note is None:
            counts[system, "not tried"] += 1
            lines.append([repository, system, "not tried", row["image"], "", "", row["w_px"], row["h_px"]])
            continue
        own = [round(note[side] * note["scale"]) for side in ("width", "height")]
        bounds = [(int(row[f"{side}_px_min"]), int(row[f"{side}_px"])) for side in ("w", "h")]
        is_right = all(least <= length <= most for length, (least, most) in zip(own, bounds))
        counts[system, "right" if is_right else "wrong"] += 1
        counts[system, "heights"] += bounds[1][0] <= own[1] <= bounds[1][1]
        lines.append([repository, system, "right" if is_right else "wrong", row["image"], *own, row["w_px"], row["h_px"]])
    return counts, lines


def main():
    parser = argparse.ArgumentParser(usage=__doc__.splitlines()[2].removeprefix("usage: "))
    parser.add_argument("truth", type=Path)
    parser.add_argument("clones", type=Path)
    parser.add_argument("work", type=Path)
    parser.add_argument("--only", action="append", default=[], help="a part of a repository's name")
    parser.add_argument("--rows", type=Path, help="a file that gets a line for each row")
    options = parser.parse_args()
    clones, work, all_lines = options.clones.resolve(), options.work.resolve(), []
    frames = inner_frames(options.truth)
    for repository, rows in sorted(truth(options.truth).items()):
        if not (clones / repository).is_dir() or options.only and not any(part in repository for part in options.only):
            continue
        plan = Plan(clones, repository, rows)
        if not any(target["isTest"] for target in plan.targets.values()):
            print(f"{repository}: no package has its tests; a plan beside the clone has to say what to build")
            continue
        if declared := STAND_INS.keys() & plan.targets.keys():
            print(f"{repository}: declares {', '.join(declared)} itself, which a stand-in is here")
            continue
        folder = work / repository.replace("/", "+")
        folder.mkdir(parents=True, exist_ok=True)
        write_package(plan, folder)
        for product in sorted(plan.missing):
            print(f"{repository}: '{product}' comes from no clone")
        systems = {plan.said.get("system") or version(row["recorded"]) for row in rows}
        scale = Counter(row["scale"] for row in rows).most_common(1)[0][0]
        if not is_built(folder, work / "build"):
            print(f"{repository}: does not build; see {folder}/build.log")
            continue
        sizes = {system: {note["image"]: note for note in notes(plan, folder, work / "build", scale, system)} for system in systems}
        counts, lines = compare(repository, plan, rows, sizes)
        all_lines += lines
        for system in sorted(systems):
            right, wrong, absent, heights = (counts[system, key] for key in ("right", "wrong", "not tried", "heights"))
            print(f"{repository}, iOS {system}: {right} of {right + wrong} right, {heights} heights; {absent} not tried", flush=True)
        for _, system, verdict, image, *values in lines:
            if verdict == "wrong":
                print("  {0} x {1} and not {2} x {3}: ".format(*values) + image)
        drawn = functools.reduce(dict.__or__, (sizes[system] for system in sorted(systems)))
        inside = {image: rows for (name, image), rows in frames.items() if name == repository}
        right, tried, misses = compare_frames(plan.folder, inside, drawn)
        if tried:
            print("\n  ".join([f"{repository}, iOS {max(systems)}: {right} of {tried} frames inside right", *misses]))
    if options.rows:
        options.rows.write_text("".join("\t".join(map(str, line)) + "\n" for line in all_lines), encoding="utf-8")


if __name__ == "__main__":
    main()
