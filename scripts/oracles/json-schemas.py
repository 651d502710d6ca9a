#!/usr/bin/env python3
"""Holds the schemas that the command writes against the JSON Schema library of Python: each is a schema, every configuration
and layout of the samples and every example in a schema keeps to it, as every result in JSON and NDJSON does, and what is
wrong in one place does not.

usage: scripts/oracles/json-schemas.py TOOL

Needs Python's jsonschema. Ends with "N documents, N differ".
"""
import json, sys, tempfile
from pathlib import Path

from jsonschema import Draft202012Validator

from common import ROOT, end, output, read_json

tool = Path(sys.argv[1]).resolve()
SAMPLES = ROOT / "Samples"
documents, differing = 0, 0
schemas = {}


def schema(name):
    if name not in schemas:
        schemas[name] = json.loads(output(tool, "schema", name))
        Draft202012Validator.check_schema(schemas[name])
    return schemas[name]


def check(name, document, label, *, keeps=True, part=None):
    """Whether a document keeps to a schema, or to a part of it."""
    global documents, differing
    documents += 1
    rules = schema(name) if part is None else part | {"$defs": schema(name)["$defs"]}
    errors = list(Draft202012Validator(rules).iter_errors(document))
    if bool(errors) == keeps:
        differing += 1
        print(f"{name}: {label}: {[error.message[:200] for error in errors[:2]] or 'is accepted'}")


def run(name, *arguments):
    """A result, which keeps to the schema of its name, and without any one of its members does not."""
    format = "ndjson" if name.endswith("-row") else "json"
    # optimize ends with 1 where nothing keeps to its limits.
    text = output(tool, *arguments, "--format", format, cwd=SAMPLES, codes=(0, 1))
    results = [json.loads(line) for line in text.splitlines()] if format == "ndjson" else [json.loads(text)]
    for result in results:
        check(name, result, arguments)
    if "$ref" in schema(name):
        for key in schema(name)["$defs"][schema(name)["$ref"].rsplit("/")[-1]].get("required", []):
            check(name, {k: v for k, v in results[0].items() if k != key}, f"{arguments} without {key}", keeps=False)


for kind, suffix in ("shelf", ".shelf.json"), ("layout", ".layout.json"):
    for path in sorted(SAMPLES.rglob("*" + suffix)):
        if ".build" in path.parts:
            continue
        document = read_json(path)
        check(kind, document, path.name)
        check(kind, document | {"unknownKey": 1}, f"{path.name} with an unknown key", keeps=False)
        check(kind, document | {"schemaVersion": "1"}, f"{path.name} with a text as a version", keeps=False)
    for name, described in schema(kind)["$defs"].items():
        for key, value in described["properties"].items():
            check(kind, len(value.get("examples", [])), f"{name}.{key} has no example", part={"minimum": 1})
            for example in value.get("examples", []):
                check(kind, example, f"{name}.{key}", part=value)

widths = ["--card-width", "140..150"]
columns = ["--container-width", "375", "featured.json"]
run("measure", "measure", "featured.json")
run("measure", "measure", "--config", "Carousel.shelf.json")
run("measure-row", "measure", "--config", "Carousel.shelf.json")
run("measure-each", "measure", "--each", "featured.json")
run("measure-each-row", "measure", "--each", "events.csv")
run("compare", "compare", "--shelf-size", "3", "featured.json")
run("text", "text", "events.csv")
run("text-row", "text", "events.csv")
run("fit", "fit", "featured.json")
run("cell", "cell", "ExampleCell.xib", "--at-design-size")
run("cell", "cell", "Contact.shelf.json", "--record", "1")
run("explain", "explain", "--config", "Carousel.shelf.json")
run("explain", "explain", "--maximum-card-height", "100", "featured.json")
run("explain-columns", "explain", "--layout", "columns", *columns)
run("optimize", "optimize", *widths, "--lines", "titleLabel=1..2", "featured.json")
run("optimize", "optimize", *widths, "--scale", "2,3", "--over", "each", "featured.json")
run("generate", "generate", "--config", "Article.shelf.json")
run("layout-result", "layout", *columns)
run("layout-result", "layout", "--layout", "shelf", "--devices", "iPhone 16", "featured.json")
run("layout-result", "layout", "--layout", "compositional", "--layout-file", "Storefront.layout.json", "--group-by", "shelf",
    "--devices", "iPhone 16", "--simulate-scrolling", "catalogue.ndjson")
run("layout-row", "layout", *columns)
run("layout-row", "layout", "--devices", "iPhone 16,iPad", "featured.json")
with tempfile.TemporaryDirectory() as work:
    for name, width in ("old", "176"), ("new", "180"):
        result = output(tool, "measure", "--card-width", width, "--format", "json", "featured.json", cwd=SAMPLES)
        (Path(work) / f"{name}.json").write_text(result)
    run("diff", "diff", f"{work}/old.json", f"{work}/new.json")
    run("history", "history", f"{work}/old.json", f"{work}/new.json")

end(differing, f"{documents} documents, {differing} differ")
