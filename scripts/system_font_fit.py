"""The fit of the model of San Francisco (system_font_model.py): the values of its corrections that are the most probable.

Each correction has a normal distribution round 0 (SPREAD, ems), those of older characters Student's, so that most stay 0;
a stored width is an interval (a pixel or a point, up to which the text's width was rounded), the text's width is spread
normally round the model's, and a few labels are stretched or stale. The values are found by Newton's method, all at once.
The simulator's widths of six texts are labels that are known to a thousandth of a point, and those of images are sure to the
pixel.
"""
import math
from collections import Counter, defaultdict

import numpy, scipy.sparse, scipy.special

from system_font_labels import imaged_labels
from system_font_model import measured_labels, mixed_parts

SPREAD = {
    "character": 0.03, "display": 0.015, "before": 0.004, "old tracking": 0.003, "oldest": 0.01,
    "pair": 0.006, "pair display": 0.004, "pair black": 0.003, "pair thin": 0.006,
    "stated pair": 0.0001, "stated pair display": 0.0003, "stated pair black": 0.0002,
}
FEWEST_LABELS, FEWEST_REPOSITORIES = 4, 2  # that a pair needs
MEASURED = 0.002  # points that the simulator's widths may be off
NOISE = 0.04, 0.003  # points: of a label, and more a character at 17 points
IMAGED = 0.01  # points: of a text in an image
STALE = 0.03  # share of labels whose width is not the text's, anywhere within 20 points
ROUNDS = 9


def interval(label):
    """The stored width is the text's, rounded up to a pixel or to a whole point; of a button, to a whole point."""
    whole = label["button"] or "is_imaged" not in label and abs(label["w"] - round(label["w"])) < 1e-3
    return label["w"] - (1 if whole else 1 / label["scale"]), label["w"]


def system(labels, places):
    """Known points by label, and a matrix of factors by label and correction; corrections without a place are 0."""
    known, entries = [], []
    for row, label in enumerate(labels):
        points, factors = 0, []
        for part, own, of_part in mixed_parts(label):
            points += part * own
            factors += [(part * factor, row, places[name]) for name, factor in of_part.items() if name in places and factor]
        known.append(points)
        entries += factors
    values, rows, columns = zip(*entries) if entries else ((), (), ())
    return numpy.array(known), scipy.sparse.csr_matrix((values, (rows, columns)), shape=(len(labels), len(places)))


def fit(labels, images=None):
    """A model: places of the corrections, and their values in em. Without `images` all are fitted to."""
    labels = labels + measured_labels() + (imaged_labels() if images is None else images)
    places, repositories, counts = {}, defaultdict(set), Counter()
    for label in labels:
        for name in {name for _, _, factors in mixed_parts(label) for name in factors}:
            repositories[name].add(label["repo"])
            counts[name] += 1
    for name in sorted(counts, key=repr):
        if "pair" not in name[0] or (counts[name] >= FEWEST_LABELS and len(repositories[name]) >= FEWEST_REPOSITORIES):
            places[name] = len(places)
    spread = numpy.array([SPREAD[name[0]] for name in places])
    is_students = numpy.array([name[0] == "before" or "pair" in name[0] for name in places])
    known, factors = system(labels, places)
    bounds = numpy.array([interval(label) for label in labels])
    noise = numpy.array([
        IMAGED if "is_imaged" in label else NOISE[0] + NOISE[1] * len(label["text"]) * label["size"] / 17 for label in labels])
    is_measured = numpy.array(["is_measured" in label for label in labels])
    values, precision = numpy.zeros(len(places)), spread**-2
    for number in range(ROUNDS):
        here = known + factors @ values
        trust, target = likeliest(here, bounds, noise)
        trust, target = numpy.where(is_measured, MEASURED**-2, trust), numpy.where(is_measured, bounds[:, 1], target)
        if number:
            precision = numpy.where(is_students, 2 / (spread**2 + values**2), precision)
        asked = factors.T @ (trust * (target - known))
        values = numpy.linalg.solve((factors.T @ scipy.sparse.diags(trust) @ factors).toarray() + numpy.diag(precision), asked)
    return {"places": places, "values": values}


def likeliest(widths, bounds, noise):
    """Newton's step for widths whose rounded ones are known: how far each label is to be trusted, and the width it asks for."""
    low, high = ((bounds[:, side] - widths) / noise for side in (0, 1))
    inside = scipy.special.ndtr(high) - scipy.special.ndtr(low)
    is_far = inside < 1e-8
    inside = numpy.where(is_far, 1, inside)
    densities = [numpy.exp(-side * side / 2) / math.sqrt(2 * math.pi) for side in (low, high)]
    slope = numpy.where(is_far, numpy.where(low > 0, low, high), (densities[0] - densities[1]) / inside)
    curve = numpy.where(is_far, 1, slope**2 - (low * densities[0] - high * densities[1]) / inside)
    curve = numpy.clip(curve, 0.02, 1)
    fair = (1 - STALE) * inside
    belief = fair / (fair + STALE * (bounds[:, 1] - bounds[:, 0]) / 20)
    outside = numpy.maximum(numpy.maximum(low, -high), 1)
    trust = numpy.maximum(numpy.where(is_far, numpy.minimum(1, 8 / outside**2), belief), 1e-4) * curve / noise**2
    return trust, widths + slope / curve * noise


def predict(model, labels):
    """Widths in points, before they are rounded up."""
    known, factors = system(labels, model["places"])
    return known + factors @ model["values"]


def value(model, known, factors):
    """Ems of what `advance`, `kerning` or `tracking` gives."""
    places, values = model["places"], model["values"]
    return known + sum(float(values[places[name]]) * factor for name, factor in factors.items() if name in places)
