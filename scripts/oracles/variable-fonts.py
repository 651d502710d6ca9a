#!/usr/bin/env python3
"""Records the natural widths and line metrics that HarfBuzz gives to variable fonts at settings of their axes.

usage: SHELF_HEIGHT_ORACLES=<folder> scripts/oracles/variable-fonts.py OUT

Needs PyPI uharfbuzz, fonttools and brotli, pip, and Debian's apt-get and dpkg-deb, which bring the fonts: Inter (Debian's
fonts-inter-variable, which is not installed, as its family is that of fonts-inter) and Source Serif 4 (in PyPI's
streamlit), once as it is and once without HVAR, so that gvar has to tell the advances; and Inter with an avar of version
2, by which the weight and the slant move each other. Fails if fontTools.varLib.instancer
makes a static font of the first setting, or of any where $SHELF_HEIGHT_SWEEPS is `all`, that HarfBuzz measures otherwise. A
file of OUT is a setting of a font: a JSON object with
`font`, `size`, `variations`, `ascender`, `descender` and `lineGap`, then lines as those of natural-widths.py.
"""

import importlib, io, json, multiprocessing, subprocess, sys
from pathlib import Path

import uharfbuzz as hb
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables import otTables
from fontTools.varLib import builder, instancer, models, varStore

from common import IS_FULL

natural_widths = importlib.import_module("natural-widths")

INTER = [{"wght": 100}, {"wght": 333, "slnt": -5}, {"wght": 620}, {"wght": 700, "slnt": -10}, {"wght": 900}]
SERIF = [{"wght": 200, "opsz": 8}, {"wght": 620, "opsz": 17}, {"wght": 733, "opsz": 33.3}, {"wght": 900, "opsz": 60}]
SIZE = 14


def move_axes(font):
    """Gives a font of two axes an avar of version 2."""
    tags = [axis.axisTag for axis in font["fvar"].axes]
    places = [{}, {tags[0]: 1}, {tags[0]: -1}, {tags[1]: -1}]
    store = varStore.OnlineVarStoreBuilder(tags)
    store.setModel(models.VariationModel(places))
    # In units of 2.14, by axis what stands at each of the places.
    items = [store.storeMasters(values)[1] for values in ((0, -2_001, 1_503, 2_222), (0, -3_333, 1_234, 801))]
    store = store.finish()
    mapping = store.optimize()
    if "avar" not in font:
        font["avar"] = newTable("avar")
        font["avar"].segments = {tag: {} for tag in tags}
    font["avar"].majorVersion = 2
    font["avar"].table = otTables.avar()
    font["avar"].table.VarIdxMap = builder.buildDeltaSetIndexMap([mapping[item] for item in items])
    font["avar"].table.VarStore = store
    return font


def fonts(folder):
    """Yields the path of each font and its settings; where these leave `opsz` out, it is the size."""
    run = lambda *arguments: subprocess.run(arguments, cwd=folder, check=True, stdout=subprocess.DEVNULL)
    run("apt-get", "download", "-qq", "fonts-inter-variable")
    run("dpkg-deb", "-x", next(folder.glob("fonts-inter-variable*.deb")), "inter")
    run(sys.executable, "-m", "pip", "download", "-q", "--no-deps", "streamlit==1.67.0")
    run(sys.executable, "-m", "zipfile", "-e", next(folder.glob("streamlit*.whl")), "streamlit")
    inter = next(folder.glob("inter/**/Inter.var.ttf"))
    yield inter, INTER
    move_axes(TTFont(inter)).save(folder / "Inter-avar2.ttf")
    yield folder / "Inter-avar2.ttf", INTER
    serif = TTFont(next(folder.glob("streamlit/**/SourceSerifVariable-Roman*")))
    serif.flavor = None
    serif.save(folder / "SourceSerif4.ttf")
    yield folder / "SourceSerif4.ttf", SERIF + [{"wght": 500}]
    del serif["HVAR"]
    serif.save(folder / "SourceSerif4-gvar.ttf")
    yield folder / "SourceSerif4-gvar.ttf", SERIF + [{"wght": 500}]


def record(out, path, number, setting):
    """Makes the file of a setting; gives the line that describes it."""
    face = hb.Face(hb.Blob.from_file_path(path))
    axes = {axis.axisTag for axis in TTFont(path)["fvar"].axes}
    whole = {**({"opsz": SIZE} if "opsz" in axes else {}), **setting}
    font = hb.Font(face)
    font.set_variations(whole)
    kept = natural_widths.measurable(face)
    advances = [natural_widths.advance(font, text) for text in kept]
    extents = font.get_font_extents("ltr")
    head = {
        "font": str(path), "size": SIZE, "variations": setting, "ascender": extents.ascender,
        "descender": -extents.descender, "lineGap": extents.line_gap,
    }
    natural_widths.write(out / f"{path.stem}-{number}.tsv", json.dumps(head), zip(kept, advances))
    if number > 0 and not IS_FULL:
        return f"{path.name} {setting}: {len(kept)} texts"
    stream = io.BytesIO()
    instancer.instantiateVariableFont(TTFont(path), {axis: whole.get(axis) for axis in axes}).save(stream)
    instance = hb.Font(hb.Face(stream.getvalue()))
    if extents != instance.get_font_extents("ltr"):
        raise ValueError(f"{path.name} {setting}: the instance's lines are others")
    for text, units in zip(kept, advances):
        if units != natural_widths.advance(instance, text):
            raise ValueError(f"{path.name} {setting}: the instance's advance of '{text}' is another")
    return f"{path.name} {setting}: {len(kept)} texts, of which the instance has all alike"


def main():
    out = Path(sys.argv[1]).absolute()
    folder = out / "fonts"
    folder.mkdir(parents=True)
    tasks = [(out, path, *task) for path, settings in fonts(folder) for task in enumerate(settings)]
    with multiprocessing.Pool() as pool:
        print(*pool.starmap(record, tasks, chunksize=1), sep="\n")


if __name__ == "__main__":
    main()
