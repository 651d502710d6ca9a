#!/usr/bin/env python3
"""Records the solutions that HiGHS finds for random systems of constraints with priorities: the oracle of the solver.

usage: scripts/oracles/constraint-systems.py OUT [SEED]

Needs PyPI scipy. Makes 350 systems, or 1,400 where $SHELF_HEIGHT_SWEEPS is `all`. A line is a call, or what holds after
the `solve` before it:

    system <number> <kind>
    variables <f (free) or n (not negative)>...
    add <= or < or >> <priority> <constant> <variable>:<coefficient>...    ids count from 0 in each system
    set <id> <constant>
    remove <id>
    solve
    broken <id>...             required constraints that contradict the required ones before them that are kept
    violations <sum>...        of the broken ones, then of each optional priority from the highest, each minimal in turn
    ranges <min>:<max>...      by variable, over all optimal solutions; beyond +-1e6 is written as inf
"""

import multiprocessing
import os
import random
import sys

import numpy as np
import scipy
from scipy.optimize import linprog

SYSTEMS = 1400 if os.environ.get("SHELF_HEIGHT_SWEEPS") == "all" else 350
SEED = 20011201
REQUIRED = 1000
BOX = 1e6
COEFFICIENTS = [1, 1, 1, 1, -1, -1, -1, 0.5, -0.5, 2, -2, 389 / 210, -16 / 9]
OPTIONS = {"primal_feasibility_tolerance": 1e-10, "dual_feasibility_tolerance": 1e-10}


class Infeasible(ArithmeticError):
    """There is no solution, or rounding has lost it."""


def minimum(objective, program, bounds):
    """The result of HiGHS."""
    equal, equal_to, below, below_to = program
    result = linprog(
        objective, A_ub=np.array(below) if below else None, b_ub=below_to or None,
        A_eq=np.array(equal) if equal else None, b_eq=equal_to or None, bounds=bounds, method="highs", options=OPTIONS)
    if result.status == 2:
        raise Infeasible(result.message)
    if result.status != 0:
        raise ArithmeticError(result.message)
    return result


def demand(program, row, relation, constant):
    """Adds `row . x + constant <relation> 0` to a program."""
    equal, equal_to, below, below_to = program
    if relation == "=":
        equal.append(row)
        equal_to.append(-constant)
    else:
        sign = 1 if relation == "<" else -1
        below.append([sign * value for value in row])
        below_to.append(-sign * constant)


def row_of(terms, width):
    row = [0.0] * width
    for variable, coefficient in terms:
        row[variable] += coefficient
    return row


def can_hold(kinds, constraints):
    program = [], [], [], []
    for _, relation, _, constant, terms in constraints:
        demand(program, row_of(terms, len(kinds)), relation, constant)
    bounds = [(None if kind == "f" else 0, None) for kind in kinds]
    try:
        minimum([0] * len(kinds), program, bounds)
    except Infeasible:
        return False
    return True


def without_broken(kinds, required):
    """The ids of the broken ones, each found by adding the required constraints one after another."""
    if can_hold(kinds, required):
        return []
    kept, broken = [], []
    for constraint in required:
        if can_hold(kinds, kept + [constraint]):
            kept.append(constraint)
        else:
            broken.append(constraint[0])
    return broken


def solution(kinds, constraints):
    """The lines after a `solve`."""
    broken = without_broken(kinds, [constraint for constraint in constraints if constraint[2] >= REQUIRED])
    soft = [constraint for constraint in constraints if constraint[2] < REQUIRED or constraint[0] in broken]
    width = len(kinds) + 2 * len(soft)
    bounds = [(None if kind == "f" else 0, None) for kind in kinds] + [(0, None)] * (2 * len(soft))
    program = [], [], [], []
    errors = {}
    for constraint in constraints:
        identifier, relation, priority, constant, terms = constraint
        row = row_of(terms, width)
        if constraint in soft:
            place = len(kinds) + 2 * soft.index(constraint)
            level = REQUIRED if identifier in broken else priority
            if relation != "<":
                row[place] = 1
                errors.setdefault(level, []).append(place)
            if relation != ">":
                row[place + 1] = -1
                errors.setdefault(level, []).append(place + 1)
        demand(program, row, relation, constant)
    violations = []
    for level in sorted(errors.keys() | {REQUIRED}, reverse=True):
        objective = [0.0] * width
        for place in errors.get(level, []):
            objective[place] = 1.0
        result = minimum(objective, program, bounds)
        least = max(0.0, result.fun)
        violations.append(least)
        # Without any slack but the tolerance of HiGHS: lower levels can gain a thousandfold from it.
        demand(program, objective, "<", -least)
    boxed = [(-BOX if low is None else low, BOX) for low, _ in bounds[:len(kinds)]] + bounds[len(kinds):]
    ranges = []
    for variable in range(len(kinds)):
        ends = []
        for sign in (1, -1):
            objective = [0.0] * width
            objective[variable] = sign
            ends.append(sign * minimum(objective, program, boxed).fun)
        if 1e-6 < ends[1] - ends[0] < 1e-3:
            raise ArithmeticError("a range too small to tell")
        ranges.append(":".join(f"{end:.15g}" if abs(end) < 0.99 * BOX else ("-inf" if end < 0 else "inf") for end in ends))
    return [
        " ".join(["broken", *map(str, broken)]),
        " ".join(["violations", *(f"{value:.15g}" for value in violations)]),
        " ".join(["ranges", *ranges]),
    ]


def chain(generator, kinds, priorities):
    """Views in a row as a stack lays them out, in a container of fixed width."""
    count = generator.randint(1, 5)
    kinds += ["f", "n"] * count + ["f", "n"]
    container = 2 * count
    constraints = [("=", REQUIRED, 0, [(container, 1)])]
    constraints.append(("=", generator.choice([1000, 1000, 999]), -generator.randint(0, 400), [(container + 1, 1)]))
    gap = generator.choice([0, 8, 10])
    for view in range(count):
        left, width = 2 * view, 2 * view + 1
        if view:
            constraints.append(("=", REQUIRED, -gap, [(left, 1), (left - 2, -1), (width - 2, -1)]))
        else:
            constraints.append(("=", REQUIRED, -16, [(left, 1), (container, -1)]))
        size = generator.randint(0, 200)
        constraints.append(("<", generator.choice(priorities), -size, [(width, 1)]))
        constraints.append((">", generator.choice(priorities), -size, [(width, 1)]))
        if view and generator.random() < 0.3:
            constraints.append(("=", generator.choice([1000, 999, 500]), 0, [(width, 1), (1, -generator.choice([1, 2, 0.5, 389 / 210]))]))
    last = generator.choice([("=", 1000), ("<", 1000), ("=", 999), ("<", 750)])
    constraints.append((*last, 16, [(container - 2, 1), (container - 1, 1), (container, -1), (container + 1, -1)]))
    return constraints


def anything(generator, kinds, priorities, constants, share_required, free):
    count = generator.randint(1, 8)
    kinds += ["f" if generator.random() < free else "n" for _ in range(count)]
    return [constraint(generator, kinds, priorities, constants, share_required) for _ in range(generator.randint(1, 16))]


def constraint(generator, kinds, priorities, constants, share_required):
    variables = generator.sample(range(len(kinds)), min(len(kinds), generator.choice([1, 1, 2, 2, 3, 4])))
    terms = [(variable, generator.choice(COEFFICIENTS)) for variable in variables]
    priority = REQUIRED if generator.random() < share_required else generator.choice(priorities)
    return generator.choice("==<>"), priority, generator.choice(constants), terms


def kinds_of_systems():
    """Name, priorities, constants, share of required constraints, share of free variables; a chain without a share."""
    wide = [-100, -37, -20, -10, -8, 0, 5, 12, 50, 320]
    return [
        ("mixed", [750, 500, 251, 250, 50], wide, 0.3, 0.6),
        ("conflicting", [750, 250], wide, 0.8, 0.6),
        ("contradictory", [750, 250], [-10, 0, 10], 1, 0.3),
        ("degenerate", [750, 251, 250], [0, 0, 0, -10], 0.3, 0.4),
        ("ties", [250], wide, 0.2, 0.5),
        ("signed", [750, 251, 250, 1], wide, 0.4, 0),
        ("optional", [999, 750, 500, 251, 250, 50, 1], wide, 0, 0.7),
        ("chain", [750, 250], wide, None, None),
        ("chain-ties", [250], wide, None, None),
        ("chain-levels", [1000, 999, 751, 750, 251, 250], wide, None, None),
    ]


def edit(generator, kinds, live, next_id, style):
    """A changed list of constraints, the line that says so, the next id."""
    _, priorities, constants, share, _ = style
    act = generator.choice(["set", "set", "set", "remove", "add"]) if live else "add"
    if act == "add":
        new = (next_id, *constraint(generator, kinds, priorities, constants, 0.4 if share is None else share))
        return live + [new], added(new), next_id + 1
    index = generator.randrange(len(live))
    if act == "remove":
        return live[:index] + live[index + 1:], f"remove {live[index][0]}", next_id
    identifier, relation, priority, _, terms = live[index]
    value = -generator.randint(0, 300) if generator.random() < 0.5 else generator.choice(constants)
    return live[:index] + [(identifier, relation, priority, value, terms)] + live[index + 1:], f"set {identifier} {value}", next_id


def added(constraint):
    _, relation, priority, constant, terms = constraint
    return " ".join(["add", relation, str(priority), str(constant), *(f"{variable}:{coefficient!r}" for variable, coefficient in terms)])


def system(arguments):
    """The lines of one system, before and after two rounds of edits."""
    number, seed = arguments
    for attempt in range(20):
        generator = random.Random(seed * 1_000_003 + number * 101 + attempt)
        style = kinds_of_systems()[number % len(kinds_of_systems())]
        name, priorities, constants, share, free = style
        kinds = []
        made = chain(generator, kinds, priorities) if share is None else anything(generator, kinds, priorities, constants, share, free)
        live = [(index, *one) for index, one in enumerate(made)]
        lines = [f"system {number} {name}", " ".join(["variables", *kinds]), *map(added, live)]
        next_id = len(live)
        try:
            for _ in range(3):
                lines += ["solve", *solution(kinds, live)]
                for _ in range(generator.randint(1, 4)):
                    live, line, next_id = edit(generator, kinds, live, next_id, style)
                    lines.append(line)
            lines += ["solve", *solution(kinds, live)]
            return lines
        except ArithmeticError:
            continue
    raise SystemExit(f"error: no seed gives a system {number} that HiGHS can settle")


def main():
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else SEED
    with multiprocessing.Pool() as pool:
        systems = pool.map(system, [(number, seed) for number in range(SYSTEMS)], chunksize=10)
    with open(sys.argv[1], "w", encoding="utf-8", newline="\n") as out:
        out.write(f"# HiGHS of SciPy {scipy.__version__}, {SYSTEMS} systems, seed {seed}\n")
        for lines in systems:
            out.writelines(f"{line}\n" for line in lines)


if __name__ == "__main__":
    main()
