#!/usr/bin/env python3
"""Writes Sources/HeadlessSwiftUI/Views/Storage/TypesThatDecideNothing.generated.swift from swiftui-types.txt beside it."""
import re, sys
from textwrap import indent
from pathlib import Path

from generated_swift import ROOT, write

NONE = "/// Decides no size."
# Stand above initialisers and styles of controls, and above what is absent; generate-symbol-pages.py looks for them.
DECIDING, ABSENT = "// MARK: Decide sizes", "// MARK: Absent"
ROOM = ROOT / "Sources/HeadlessSwiftUI"
# The environment's looks that controls ask for.
ASKED = {look for path in ROOM.rglob("*.swift") if not path.name.endswith(".generated.swift")
         for look in re.findall(r"\w+Look\b", path.read_text(encoding="utf-8"))}
blocks, deciding, absences, views, values, insets = [], [], [], [], [], []
fillings = {}


def type_body(name, words, is_compared):
    """The members of a type: constants, each one equal to itself alone, and functions that give a value of it."""
    if words[0] == "values":
        constants = [f"  {NONE}\n  public static let `{value}` = {name}({f'number: {number}' if is_compared else ''})"
                     for number, value in enumerate(words[1:], 1)]
        return ["  var number = 0", *constants] if is_compared else constants
    if words[0] == "vars":
        return [f"  {NONE}\n  public var {value}: {name} {{ self }}" for value in words[1:]]
    signature = " ".join(words[1:])
    kind, answer = ("func", "self") if words[0] == "same" else ("static func", f"{name}()")
    weak = "@_disfavoredOverload " if words[0] == "weakmake" else ""
    return [f"  {NONE}\n  {weak}public {kind} {signature} -> {name} {{ {answer} }}"]


def nested(outer, text):
    """A type inside of another one."""
    return f"extension {outer} {{\n{indent(text, '  ')}\n}}"


def declaration(words, documentation):
    """A type's first line, and whether lines that follow belong to it."""
    kind, name = words[0], words[1]
    if kind == "enum":
        outer, _, name = name.rpartition(".")
        made = (f"{documentation}\npublic enum {name}: CaseIterable, Hashable, Sendable {{\n  {NONE}\n"
                f"  case {', '.join(words[2:])}\n}}")
        return nested(outer, made) if outer else made
    if kind == "options" and "." in name:
        outer, _, inner = name.rpartition(".")
        return nested(outer, declaration([kind, inner, *words[2:]], documentation))
    if kind == "options":
        lines = [f"{documentation}\npublic struct {name}: OptionSet, Sendable {{", f"  {NONE}\n  public let rawValue: UInt",
                 f"  {NONE}\n  public init(rawValue: UInt) {{ self.rawValue = rawValue }}"]
        for bit, value in enumerate(words[2:]):
            raw = ".max" if value == "all" else f"1 << {bit}"
            lines.append(f"  {NONE}\n  public static let {value} = {name}(rawValue: {raw})")
        return "\n".join([*lines, "}"])
    members = [f"  {NONE}\n  public static var {value}: {name} {{ {name}() }}" for value in words[2:]]
    return "\n".join([f"{documentation}\npublic nonisolated struct {name}: ShapeStyle {{}}",
                      f"extension ShapeStyle where Self == {name} {{", *members, "}"])


def looks(words, documentation):
    """Styles that an app can choose and not write: a protocol, a type for each, and their name in the environment."""
    protocol, modifier = words[1:3]
    lines = [f"{documentation}\npublic protocol {protocol}: Sendable {{\n  /// Its name.\n  var _look: String {{ get }}\n}}"]
    for name, _, style in (word.partition(":") for word in words[3:]):
        lines.append(f"/// The look `{name}`.\npublic nonisolated struct {style}: {protocol} {{\n  /// The look `{name}`.\n"
                     f"  public init() {{}}\n  /// Its name.\n  public var _look: String {{ \"{name}\" }}\n}}\n"
                     f"extension {protocol} where Self == {style} {{\n  /// The look `{name}`.\n"
                     f"  public static var {name}: {style} {{ {style}() }}\n}}")
    lines.append(f"extension View {{\n  {documentation}\n  public nonisolated func {modifier}<S: {protocol}>(_ style: S) -> some View {{\n"
                 f"    environment(\\.{modifier}Look, style._look)\n  }}\n}}")
    values.append(f"  var {modifier}Look: String {{\n    get {{ rare(#function, \"automatic\") }}\n"
                  "    set { own.rare[#function] = newValue }\n  }")
    return "\n\n".join(lines)


def styled(words, documentation):
    """Styles that an app can write: the protocol, the style in the environment, and the modifier that sets it; then
    those of the system, which show the control of the configuration in its usual style."""
    protocol, modifier = words[1:3]
    control, _, parts = words[3].partition("(")
    configuration, place = f"{protocol}Configuration", f"makerOf{protocol}"
    lines = [f"{documentation}\n@MainActor @preconcurrency public protocol {protocol} {{\n  /// The type of the view.\n"
             "  associatedtype Body: View\n  /// Makes a view of the parts.\n"
             "  @ViewBuilder func makeBody(configuration: Configuration) -> Body\n"
             f"  /// The parts that a view is made of.\n  typealias Configuration = {configuration}\n}}"]
    if parts:
        lines += configuration_of(control, configuration, parts.rstrip(")").split(","))
    for name, _, style in (word.partition(":") for word in words[4:]):
        lines.append(system_style(protocol, name, style, f"{control}(configuration)", f"/// The style `{name}`."))
    lines.append(f"extension View {{\n  {documentation}\n  public nonisolated func {modifier}<S: {protocol}>(_ style: S) -> some View {{\n"
                 f"    environment(\\.{place}, StyleMaker(style, in: \\.{place}) {{ $0.makeBody(configuration: $1) }})\n  }}\n}}")
    values.append(f"  var {place}: StyleMaker<{configuration}>? {{\n    get {{ self[StyleKey<{configuration}>.self] }}\n"
                  f"    set {{ self[StyleKey<{configuration}>.self] = newValue }}\n  }}")
    return "\n\n".join(lines)


def configuration_of(control, configuration, parts):
    """The parts that a style makes a control of, each of a type of its own, and the control of such parts."""
    types = [f"{configuration}{'?' * number}" for number in range(len(parts))]
    members = [f"  /// The {part}.\n  public typealias {part.title()} = _StyledPart<{type_}>\n  /// The {part}.\n"
               f"  public let {part}: {part.title()}" for part, type_ in zip(parts, types)]
    where = ", ".join(f"{part.title()} == {configuration}.{part.title()}" for part in parts)
    given = ", ".join(f"{part}: {{ configuration.{part} }}" for part in parts)
    return [f"/// The parts that a style makes a `{control}` of.\npublic nonisolated struct {configuration} {{\n"
            + "\n".join(members) + "\n}",
            f"extension {control} where {where} {{\n  /// The control of a style's configuration.\n"
            f"  public init(_ configuration: {configuration}) {{ self.init({given}) }}\n}}"]


def system_style(protocol, name, style, view, documentation):
    """A style of the system: the type, its name, and the view that it makes of its configuration."""
    return (f"{documentation}\npublic nonisolated struct {style}: {protocol} {{\n  /// The style.\n  public init() {{}}\n"
            "  /// The view that the style makes.\n  @MainActor public func makeBody(configuration: Configuration) -> "
            f"some View {{ {view} }}\n}}\nextension {protocol} where Self == {style} {{\n  {documentation}\n"
            f"  public static var `{name}`: {style} {{ {style}() }}\n}}")


def made(line, documentation):
    """An initialiser of a control."""
    owner, where, signature, body = (part.strip() for part in line.split(" ; "))
    head = f"extension {owner} where {where} {{" if where else f"extension {owner} {{"
    return f"{head}\n  {documentation}\n  {checks(signature)}public init{signature} {{ {body} }}\n}}"


def absent(line):
    """A declaration that says why it is absent where an app uses it, with as many parts as it takes to get there."""
    owner, head, reason, *members = (part.strip() for part in line.split(" ; "))
    mark = f'@available(*, unavailable, message: "{reason}")'
    if owner == "-":
        parts = [f"  public {member} {{ fatalError() }}" for member in members]
        return "\n".join([f"/// Is absent.\n{mark}", f"{head} {{", *parts, "}"])
    return f"extension {owner} {{\n  /// Is absent.\n  {mark}\n  public {head} {{ fatalError() }}\n}}"


def checks(signature):
    """An action of the main actor is checked as Apple declares it: a stored closure may be handed on."""
    return "@preconcurrency " * ("@MainActor" in signature)


def titled(line):
    """Initialisers of a control by a title: one by a key, and such as yield to it by a string or a resource."""
    owner, where, signature, body = (part.strip() for part in line.split(" ; "))
    generics, _, parameters = signature.partition("(")
    lines = [f"extension {owner} where {where} {{" if where else f"extension {owner} {{"]
    for name, type_, weak, own in (("titleKey", "LocalizedStringKey", "", generics), (
            "title", "Words", "@_disfavoredOverload ", f"<Words: StringProtocol, {generics[1:]}" if generics else "<Words: StringProtocol>"), (
            "titleResource", "LocalizedStringResource", "@_disfavoredOverload ", generics)):
        comma = "" if parameters.startswith(")") else ", "
        text = body.replace("TITLE", f"Text({name})").replace("NAME", name)
        lines.append(f"  /// Shows a title.\n  {weak}{checks(parameters)}public init{own}(_ {name}: {type_}{comma}{parameters} {{ {text} }}")
    return "\n".join([*lines, "}"])


def closed(block):
    """A type with its members, in another one where it stands there."""
    if block[-1] is None:
        return "\n".join(block[:-1])
    text = "\n".join([*block, "}"])
    head, _, inner = text.partition(" {\n")
    is_nested = head.startswith("extension") and "\npublic nonisolated struct" in block[0]
    return nested(head.removeprefix("extension "), inner) if is_nested else text


text = (Path(__file__).parent / "swiftui-types.txt").read_text(encoding="utf-8")
lines = [line for line in text.splitlines() if line and not line.startswith("#")]
open_type, declared, compared = None, set(), set()
for line, following in zip(lines, [*lines[1:], ""]):
    words = line.split()
    if line.startswith("//"):
        continue
    documentation = f"/// {following[3:]}" if following.startswith("//") else NONE
    if words[0] == "type":
        open_type = re.match(r"[\w.]+", words[1])[0]
        if open_type in declared:
            blocks.append([f"extension {open_type} {{"])
        else:
            outer, _, inner = open_type.rpartition(".")
            head = f"{documentation}\npublic nonisolated struct {line[5:].removeprefix(outer + '.')} {{"
            blocks.append([f"extension {outer} {{\n{head}" if outer else head])
            if "Hashable" in line or "Equatable" in line:
                compared.add(open_type)
        declared.add(open_type)
    elif words[0] == "extend":
        open_type = words[1]
        blocks.append([f"extension {open_type} {{"])
    elif words[0] == "does":
        blocks[-1].append(f"  {NONE}\n  public func {line[5:]} {{}}")
    elif words[0] == "has":
        blocks[-1].append(f"  {NONE}\n  public var {line[4:]}")
    elif words[0] == "protocol":
        blocks.append([f"{documentation}\npublic {line} {{}}", None])
    elif words[0] == "style":
        deciding.append(system_style(*words[1:4], " ".join(words[4:]), documentation))
    elif words[0] == "made":
        deciding.append(made(line[5:], documentation))
    elif words[0] == "absent":
        absences.append(absent(line[7:]))
    elif words[0] == "titled":
        deciding.append(titled(line[7:]))
    elif words[0] == "init":
        signature, _, clause = line[5:].partition(" if ")
        blocks.append([f"extension {open_type}{' where ' + clause if clause else ''} {{",
                       f"  {NONE}\n  {checks(signature)}public init{signature} {{ self.init() }}"])
    elif words[0] in ("values", "make", "weakmake", "same", "vars"):
        blocks[-1] += type_body(open_type, words, open_type in compared)
    elif words[0] in ("view", "weak"):
        weak = "@_disfavoredOverload " if words[0] == "weak" else ""
        weak += checks(line)
        views.append(f"  {NONE}\n  {weak}public nonisolated func {line[5:]} -> some View {{ self }}")
    elif words[0] == "inset":
        insets.append(f"  {NONE}\n  public nonisolated func {line[6:]} -> some View {{ self }}")
    elif words[0] == "gesture":
        value = "" if words[2] == "-" else f"  {NONE}\n  public typealias Value = {words[2]}\n"
        blocks.append([f"{NONE}\npublic struct {words[1]}: Gesture {{\n{value}  {NONE}",
                       f"  public {' '.join(words[3:])} {{}}"])
    elif words[0] == "filling":
        fillings.setdefault(words[1], []).append(f"  {NONE}\n  public init{' '.join(words[2:])} {{}}")
    elif words[0] == "member":
        signature, _, value = " ".join(words[3:]).partition(" = " if words[3] == "var" else ") = ")
        arrow = f": {words[2]}" if words[3] == "var" else f") -> {words[2]}"
        blocks.append([f"extension {words[1]} where Self == {words[2]} {{",
                       f"  {NONE}\n  public static {signature}{arrow} {{ {value} }}"])
    elif words[0] == "env":
        signature, _, standard = line[4:].replace(" := ", " = ").partition(" = ")
        if " := " in line:
            values.append(f"  {NONE}\n  public var {signature} {{ {standard} }}")
        else:
            values.append(f"  {NONE}\n  public var {signature} {{\n    get {{ rare(#function, {standard}) }}\n"
                          "    set { own.rare[#function] = newValue }\n  }")
    elif words[0] == "styled" or words[0] == "looks" and f"{words[2]}Look" in ASKED:
        declared.update(word.partition(":")[2] for word in words[3:])
        deciding.append({"looks": looks, "styled": styled}[words[0]](words, documentation))
    elif words[0] == "looks":
        declared.update(word.partition(":")[2] for word in words[3:])
        blocks.append([looks(words, documentation), None])
    else:
        declared.add(words[1])
        blocks.append([declaration(words, documentation), None])
source = [closed(block) for block in blocks]
source += [f"{NONE}\npublic nonisolated struct {name}: _FillingStyle {{\n" + "\n".join(inits) + "\n}"
           for name, inits in fillings.items()]
source.append("extension InsettableShape {\n" + "\n".join(insets) + "\n}")
source += ["extension View {\n" + "\n".join(views) + "\n}", "extension EnvironmentValues {\n" + "\n".join(values) + "\n}"]
source += [DECIDING, *deciding, ABSENT, *absences]
made = ROOM / "Views/Storage/TypesThatDecideNothing.generated.swift"
write(Path(sys.argv[1]) if sys.argv[1:] else made,
      "Made by scripts/generate-swiftui-types.py from scripts/swiftui-types.txt. Do not edit.", "\n\n".join(source) + "\n")
