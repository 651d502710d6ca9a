"""What the table generators share: bytes as base64 `StaticString`s, which compile in no time where array literals do not."""

import base64, sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent / "oracles"))
from common import ROOT, font_file, output, read_json, suites, unicode_data  # noqa: E402, F401


def static_string(name, text, doc, indent="  "):
    """`static let name: StaticString` over several lines of source, one line of value."""
    text = text.replace("\\", "\\\\").replace("\n", "\\n")
    lines, line = [], ""
    for piece in text.replace("\\n", "\\n\0").split("\0") if "\\n" in text else [text]:
        while len(line) + len(piece) > 110:
            if "\\" in piece and line:
                lines, line = lines + [line], ""
                continue
            cut = 110 - len(line)
            lines, line, piece = lines + [line + piece[:cut]], "", piece[cut:]
        line += piece
    body = "".join(f"{indent}  {part}\\\n" for part in lines) + f"{indent}  {line}\n"
    return f'{indent}/// {doc}\n{indent}static let {name}: StaticString = """\n{body}{indent}  """\n'


def packed(name, data, doc):
    """The same for bytes, as base64."""
    return static_string(name, base64.b64encode(bytes(data)).decode(), doc)


def write(path, header, body):
    """Writes a generated Swift file: what made it and from what, then the code."""
    comment = "".join(f"// {line}".rstrip() + "\n" for line in header.strip().splitlines())
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"// swift-format-ignore-file\n{comment}\n{body}", encoding="utf-8")
    print(f"{path.name}: {path.stat().st_size} bytes", file=sys.stderr)
