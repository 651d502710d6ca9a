"""Heights as a data frame: what `shelf-height measure` says of the records of another one.

usage: python3 heights.py cards.csv [options of measure], which prints the frame; needs pandas
"""

import json
import subprocess
import sys

import pandas as pd


def heights(cards: pd.DataFrame, *options: str, command: str = "shelf-height") -> pd.DataFrame:
    """A row for each shelf and variant; with "--each", for each card.

    Members of objects have names with a dot: `itemSize.height`. Messages go to standard error.

    Raises CalledProcessError where the command fails: its code is 65 where the records are not what was meant.
    """
    records = cards.to_json(orient="records", lines=True, force_ascii=False)
    run = subprocess.run(
        [command, "measure", "--format", "ndjson", *options, "-"],
        input=records.encode(), stdout=subprocess.PIPE, check=True)
    return pd.json_normalize([json.loads(line) for line in run.stdout.splitlines()])


if __name__ == "__main__":
    # As they are written: a text of digits is no number.
    cards = pd.read_csv(sys.argv[1], dtype=str, keep_default_na=False)
    print(heights(cards, *sys.argv[2:]).to_string())
