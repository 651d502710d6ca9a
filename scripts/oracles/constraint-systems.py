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
import multiprocessing, random, sys
from typing import NamedTuple

import numpy as np
import scipy
from scipy.optimize import linprog

from common import IS_FULL

SYSTEMS = 1400 if IS_FULL else 350
SEED = 20011201
REQUIRED = 1000
BOX = 1e6
COEFFICIENTS = [1, 1, 1, 1, -1, -1, -1, 0.5, -0.5, 2, -2, 389 / 210, -16 / 9]
OPTIONS = {"primal_feasibility_tolerance": 1e-10, "dual_feasibility_tolerance": 1e-10}


class Infeasible(ArithmeticError):
    """There is no solution, or rounding has lost it."""


class Constraint(NamedTuple):
    """The sum of the terms (variable, coefficient), plus the constant, is related to 0."""

    identifier: int
    relation: str
    priority: int
    constant: float
    terms: list

    @property
    def is_required(self):
        return self.priority >= REQUIRED

    def __str__(self):
        terms = (f"{variable}:{coefficient!r}" for variable, coefficient in self.terms)
        return " ".join(["add", self.relation, str(self.priority), str(self.constant), *terms])


class Program:
    """A linear program; variables from `kinds` come first, then slack, which is not negative."""

    def __init__(self, kinds, slack=0):
        self.kinds, self.width = kinds, len(kinds) + slack
        self.equal, self.equal_to, self.below, self.below_to = [], [], [], []

    def row(self, *terms):
        row = [0.0] * self.width
        for variable, coefficient in terms:
            row[variable] += coefficient
        return row

    def demand(self, row, relation, constant):
        """Adds `row . x + constant <relation> 0`."""
        if relation == "=":
            self.equal.append(row)
            self.equal_to.append(-constant)
        else:
            sign = 1 if relation == "<" else -1
            self.below.append([sign * value for value in row])
            self.below_to.append(-sign * constant)

    def minimum(self, objective, box=None):
        """The least value of an objective; variables lie within the box."""
        bounds = [(None if box is None else -box, box) if kind == "f" else (0, box) for kind in self.kinds]
        bounds += [(0, None)] * (self.width - len(self.kinds))
        result = linprog(
            objective, A_ub=np.array(self.below) if self.below else None, b_ub=self.below_to or None,
            A_eq=np.array(self.equal) if self.equal else None, b_eq=self.equal_to or None, bounds=bounds, method="highs", options=OPTIONS)
        if result.status:
            raise (Infeasible if result.status == 2 else ArithmeticError)(result.message)
        return result.fun


def can_hold(kinds, constraints):
    program = Program(kinds)
    for constraint in constraints:
        program.demand(program.row(*constraint.terms), constraint.relation, constraint.constant)
    try:
        program.minimum(program.row())
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
            broken.append(constraint.identifier)
    return broken


def solution(kinds, constraints):
    """The lines after a `solve`."""
    broken = without_broken(kinds, [constraint for constraint in constraints if constraint.is_required])
    soft = [constraint for constraint in constraints if not constraint.is_required or constraint.identifier in broken]
    program = Program(kinds, 2 * len(soft))
    errors = {}
    for constraint in constraints:
        row = program.row(*constraint.terms)
        if constraint in soft:
            slack = len(kinds) + 2 * soft.index(constraint)
            level = REQUIRED if constraint.identifier in broken else constraint.priority
            for column, sign, other in ((slack, 1, "<"), (slack + 1, -1, ">")):
                if constraint.relation != other:
                    row[column] = sign
                    errors.setdefault(level, []).append((column, 1))
        program.demand(row, constraint.relation, constraint.constant)
    violations = []
    for level in sorted(errors.keys() | {REQUIRED}, reverse=True):
        objective = program.row(*errors.get(level, []))
        violations.append(max(0.0, program.minimum(objective)))
        # Without any slack but the tolerance of HiGHS: lower levels can gain a thousandfold from it.
        program.demand(objective, "<", -violations[-1])
    ranges = []
    for variable in range(len(kinds)):
        ends = [sign * program.minimum(program.row((variable, sign)), BOX) for sign in (1, -1)]
        if 1e-6 < ends[1] - ends[0] < 1e-3:
            raise ArithmeticError("a range too small to tell")
        ranges.append(":".join(f"{end:.15g}" if abs(end) < 0.99 * BOX else ("-inf" if end < 0 else "inf") for end in ends))
    return [
        " ".join(["broken", *map(str, broken)]),
        " ".join(["violations", *(f"{value:.15g}" for value in violations)]),
        " ".join(["ranges", *ranges]),
    ]


class Maker:
    """Systems of one kind; a chain has no share of required constraints."""

    WIDE = [-100, -37, -20, -10, -8, 0, 5, 12, 50, 320]
    # Name, priorities, constants, share of required constraints, share of free variables.
    KINDS = [
        ("mixed", [750, 500, 251, 250, 50], WIDE, 0.3, 0.6),
        ("conflicting", [750, 250], WIDE, 0.8, 0.6),
        ("contradictory", [750, 250], [-10, 0, 10], 1, 0.3),
        ("degenerate", [750, 251, 250], [0, 0, 0, -10], 0.3, 0.4),
        ("ties", [250], WIDE, 0.2, 0.5),
        ("signed", [750, 251, 250, 1], WIDE, 0.4, 0),
        ("optional", [999, 750, 500, 251, 250, 50, 1], WIDE, 0, 0.7),
        ("chain", [750, 250], WIDE, None, None),
        ("chain-ties", [250], WIDE, None, None),
        ("chain-levels", [1000, 999, 751, 750, 251, 250], WIDE, None, None),
    ]

    def __init__(self, number, seed):
        self.draw = random.Random(seed)
        self.name, self.priorities, self.constants, self.share, self.free = self.KINDS[number % len(self.KINDS)]
        self.kinds, self.live = [], []
        made = self.chain() if self.share is None else self.anything()
        self.live = [Constraint(identifier, *parts) for identifier, parts in enumerate(made)]
        self.next_id = len(self.live)

    def chain(self):
        """Views in a row as a stack lays them out, in a container of fixed width."""
        draw, count = self.draw, self.draw.randint(1, 5)
        self.kinds = ["f", "n"] * (count + 1)
        container = 2 * count
        made = [("=", REQUIRED, 0, [(container, 1)])]
        made.append(("=", draw.choice([1000, 1000, 999]), -draw.randint(0, 400), [(container + 1, 1)]))
        gap = draw.choice([0, 8, 10])
        for view in range(count):
            left, width = 2 * view, 2 * view + 1
            if view:
                made.append(("=", REQUIRED, -gap, [(left, 1), (left - 2, -1), (width - 2, -1)]))
            else:
                made.append(("=", REQUIRED, -16, [(left, 1), (container, -1)]))
            size = draw.randint(0, 200)
            made += [(relation, draw.choice(self.priorities), -size, [(width, 1)]) for relation in "<>"]
            if view and draw.random() < 0.3:
                made.append(("=", draw.choice([1000, 999, 500]), 0, [(width, 1), (1, -draw.choice([1, 2, 0.5, 389 / 210]))]))
        last = draw.choice([("=", 1000), ("<", 1000), ("=", 999), ("<", 750)])
        return made + [(*last, 16, [(container - 2, 1), (container - 1, 1), (container, -1), (container + 1, -1)])]

    def anything(self):
        count = self.draw.randint(1, 8)
        self.kinds = ["f" if self.draw.random() < self.free else "n" for _ in range(count)]
        return [self.constraint(self.share) for _ in range(self.draw.randint(1, 16))]

    def constraint(self, share_required):
        draw = self.draw
        variables = draw.sample(range(len(self.kinds)), min(len(self.kinds), draw.choice([1, 1, 2, 2, 3, 4])))
        terms = [(variable, draw.choice(COEFFICIENTS)) for variable in variables]
        priority = REQUIRED if draw.random() < share_required else draw.choice(self.priorities)
        return draw.choice("==<>"), priority, draw.choice(self.constants), terms

    def edit(self):
        """Changes the list of constraints; gives the line that says so."""
        draw = self.draw
        act = draw.choice(["set", "set", "set", "remove", "add"]) if self.live else "add"
        if act == "add":
            self.live.append(Constraint(self.next_id, *self.constraint(0.4 if self.share is None else self.share)))
            self.next_id += 1
            return str(self.live[-1])
        index = draw.randrange(len(self.live))
        if act == "remove":
            return f"remove {self.live.pop(index).identifier}"
        value = -draw.randint(0, 300) if draw.random() < 0.5 else draw.choice(self.constants)
        self.live[index] = self.live[index]._replace(constant=value)
        return f"set {self.live[index].identifier} {value}"


def system(arguments):
    """The lines of one system, before and after three rounds of edits."""
    number, seed = arguments
    for attempt in range(20):
        maker = Maker(number, seed * 1_000_003 + number * 101 + attempt)
        lines = [f"system {number} {maker.name}", " ".join(["variables", *maker.kinds]), *map(str, maker.live)]
        try:
            for _ in range(3):
                lines += ["solve", *solution(maker.kinds, maker.live)]
                lines += [maker.edit() for _ in range(maker.draw.randint(1, 4))]
            return lines + ["solve", *solution(maker.kinds, maker.live)]
        except ArithmeticError:
            continue
    raise RuntimeError(f"no seed gives a system {number} that HiGHS can settle")


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
