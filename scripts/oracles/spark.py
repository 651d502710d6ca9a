"""What Samples/Pipelines/spark gives, against one run of the command over the same cards.

usage: PYSPARK_PYTHON=PYTHON scripts/oracles/spark.py TOOL CARDS.ndjson
"""
import collections, json, os, random, signal, sys, threading, time
from pathlib import Path

from common import ROOT, answers

SAMPLE = ROOT / "Samples/Pipelines/spark"
sys.path.insert(0, str(SAMPLE))
import shelf_heights  # noqa: E402
from pyspark.sql import SparkSession  # noqa: E402

TASKS = 8
tool, corpus = (Path(path).absolute() for path in sys.argv[1:])
folder = corpus.parent


def write(name, rate):
    """A table of cards whose shelves are all over it, and the same as NDJSON; a share of them is malformed."""
    rng, lines = random.Random(7), corpus.read_text(encoding="utf-8").splitlines()
    with open(folder / f"{name}.tsv", "w", encoding="utf-8") as table, open(folder / f"{name}.ndjson", "w", encoding="utf-8") as records:
        for index, line in enumerate(lines):
            card = json.loads(line) | {"id": index, "shelf": f"shelf-{index * 7919 % (len(lines) // 100)}"}
            if rng.random() < rate:
                fault = rng.randrange(3)
                card = [index] if fault == 0 else card | ({"body": [1]} if fault == 1 else {"shelf": None})
            record = json.dumps(card, ensure_ascii=False)
            shelf = card["shelf"] or "" if isinstance(card, dict) else ""
            table.write(f"{index}\t{shelf}\t{record}\n")
            records.write(record + "\n")
    return len(lines)


def one_run(name):
    """By shelf, the result; the rejections; and the seconds."""
    start, rejections = time.monotonic(), folder / "rejections"
    found = answers(tool, "measure", "--group-by", "shelf", "--format", "ndjson", "--rejections", rejections, folder / f"{name}.ndjson")
    seconds = time.monotonic() - start
    for row in found:
        row["largest"]["id"] = str(row["largest"]["id"])
    return {row["shelf"]: row for row in found}, list(map(json.loads, rejections.read_text(encoding="utf-8").splitlines())), seconds


def executors(app):
    """The processes of an application's executors."""
    for process in filter(str.isdigit, os.listdir("/proc")):
        try:
            words = Path(f"/proc/{process}/cmdline").read_bytes().decode().split("\0")
        except (FileNotFoundError, ProcessLookupError):
            continue
        if app in words and any("CoarseGrainedExecutorBackend" in word for word in words):
            yield int(process)


def kill_one(spark, killed):
    """Kills an executor as soon as some tasks of a stage with all of them are done and some are not."""
    tracker = spark.sparkContext.statusTracker()
    while not killed:
        time.sleep(0.1)
        for stage in filter(None, map(tracker.getStageInfo, tracker.getActiveStageIds())):
            if stage.numTasks == TASKS and stage.name.startswith("collect") and 0 < stage.numCompletedTasks < TASKS:
                killed.append(next(executors(spark.sparkContext.applicationId)))
                os.kill(killed[0], signal.SIGKILL)
                return


def table(spark, name):
    schema = "position long, shelf string, record string"
    return spark.read.csv(str(folder / f"{name}.tsv"), schema=schema, sep="\t", quote="", escape="")


def check(what, cards, expected, split):
    """Compares the rows of a job with those of one run; gives the seconds."""
    rows, rejections, _ = expected
    start = time.monotonic()
    heights, left_out = shelf_heights.heights(cards, "--jobs", "1", "--quiet", split=split)
    found = {row["shelf"]: row.asDict(recursive=True) for row in heights.collect()}
    seconds = time.monotonic() - start
    assert len(found) == len(rows), f"{what}: {len(found)} shelves, and not {len(rows)}"
    for shelf, row in rows.items():
        assert found[shelf] == row, f"{what}: {found[shelf]} and not {row}"
    left_out = left_out.orderBy("task", "index").collect()
    told, known = ([(row["code"], row["message"], *[row["column"]] * split) for row in rows] for rows in (left_out, rejections))
    if split:
        # Tasks follow each other, so that only where a task begins is not known.
        assert told == known, what
        starts = {(row["task"], known["index"] - row["index"]) for row, known in zip(left_out, rejections)}
        assert len(starts) == len({task for task, _ in starts}), f"{what}: {starts}"
    else:
        assert collections.Counter(told) == collections.Counter(known), what
    cards.sparkSession.catalog.clearCache()
    print(f"{what}: {len(rows)} shelves are equal, and {len(rejections)} rejections; {seconds:.1f} s", flush=True)
    return seconds


count = write("whole", 0)
write("faulty", 0.01)
spark = (
    SparkSession.builder.master("local-cluster[2,1,1024]").appName("check")
    .config("spark.sql.shuffle.partitions", TASKS).config("spark.ui.enabled", "false")
    .config("spark.files", f"{tool},{SAMPLE / 'shelf_heights.py'}").config("spark.local.dir", str(folder / "local"))
    .getOrCreate()
)
spark.sparkContext.setLogLevel("ERROR")
spark.sparkContext.addPyFile(str(SAMPLE / "shelf_heights.py"))
cards, faulty = table(spark, "whole"), table(spark, "faulty")
whole, wrong = one_run("whole"), one_run("faulty")
assert wrong[1], "no rejections"

check("shelves in one task each", cards, whole, split=False)
check("shelves split over all tasks", cards, whole, split=True)
killed = []
killer = threading.Thread(target=kill_one, args=(spark, killed), daemon=True)
killer.start()
check("an executor killed", cards, whole, split=False)
assert killed, "no executor was killed"
check("1 % malformed", faulty, wrong, split=False)
check("1 % malformed, split", faulty, wrong, split=True)


def seconds(table):
    start = time.monotonic()
    table.write.format("noop").mode("overwrite").save()
    return time.monotonic() - start


def drain(batches):
    yield from (batch.slice(0, 0) for batch in batches)


# Where the time goes, in executors that are warm.
placed = cards.repartition(TASKS, "shelf").sortWithinPartitions("shelf", "position").select("record")
total = check("the same again", cards, whole, split=False)
shuffle, handed = seconds(placed), seconds(placed.mapInArrow(drain, "record string"))
print(f"the command alone: {count / whole[2]:,.0f} cards a second, through Spark {count / total:,.0f}: "
      f"{total / whole[2]:.1f} times as long; of {total:.1f} s it takes {shuffle:.1f} to read, shuffle and sort, "
      f"{handed - shuffle:.1f} more to hand the records to Python")
spark.stop()
