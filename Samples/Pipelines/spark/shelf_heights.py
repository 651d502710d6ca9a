"""Heights of shelves on Apache Spark: cards in, a row a shelf out, and a row for each card that is left out.
    spark-submit --files shelf-height shelf_heights.py [--split] cards.parquet out [options of shelf-height]
Cards (Parquet, JSON or CSV) have the columns `shelf` and `position`, which orders them within it. With --split no shelf
has to fit in a task: tasks take cards by their position, and what they know of shelves is merged.

By mapInArrow: it keeps the order of a partition's rows, and what it raises fails the task, which Spark tries again.
RDD.pipe loses what a failing command says, and mapInPandas turns columns into ones that nobody here needs.
"""
import itertools
import subprocess
import sys
import tempfile

import pyarrow
from pyspark import SparkFiles, TaskContext
from pyspark.sql import SparkSession, functions as F

HEIGHT = """shelf string, variant struct<cardWidth double, scale double, contentSizeCategory string, locale string>,
  itemSize struct<width double, height double>, containerHeight double,
  containerHeightRange struct<`from` double, below double>, contentHeight double, isClamped boolean, items long,
  rejected long, rendered long, largest struct<id string, index long, estimate double>, estimator string,
  certificate struct<rendered long, bounded long, largestBoundLeft double, exact boolean>, warnings array<string>"""
REJECTION = "file string, line long, column long, index long, code string, message string"
WRITTEN = "task int, kind string, line string"
SCHEMA = pyarrow.schema({"task": pyarrow.int32(), "kind": pyarrow.string(), "line": pyarrow.string()})


def shelf_height(*arguments, part=None):
    """A function of a partition: feeds its lines to the command, and gives those that the command writes."""
    def run(batches):
        task = TaskContext.get().partitionId()
        with tempfile.TemporaryDirectory() as folder, open(f"{folder}/said", "w+", errors="replace") as said:
            kinds = ["output", "rejections"][: 1 if arguments[0] == "merge" else 2]
            options = [f"--{kind}={folder}/{kind}" for kind in kinds] + ([f"{part}={task}"] if part else [])
            command = [SparkFiles.get("shelf-height"), *arguments, *options, "-"]
            process = subprocess.Popen(command, stdin=subprocess.PIPE, stderr=said)
            try:
                with process.stdin as lines:
                    for batch in batches:
                        lines.write("".join(f"{line}\n" for line in batch[0].to_pylist()).encode())
            except BrokenPipeError:
                pass  # The command has ended, and says why.
            if process.wait() != 0:
                said.seek(0)
                raise RuntimeError(said.read()[-4000:])
            for kind in kinds:
                with open(f"{folder}/{kind}", encoding="utf-8") as lines:
                    while batch := list(itertools.islice(lines, 4096)):
                        yield pyarrow.RecordBatch.from_pylist(
                            [{"task": task, "kind": kind, "line": line} for line in batch], SCHEMA)

    return run


def heights(cards, *options, split=False):
    """Cards have the columns shelf, position and record, a line of JSON; gives heights and rejections."""
    tasks = int(cards.sparkSession.conf.get("spark.sql.shuffle.partitions"))
    options = ["--group-by", "shelf", *options]
    if split:
        cards = cards.repartitionByRange(tasks, "position").sortWithinPartitions("position")
        measure = shelf_height("measure", "--partial", *options, part="--part")
    else:
        cards = cards.repartition(tasks, "shelf").sortWithinPartitions("shelf", "position")
        measure = shelf_height("measure", "--format", "ndjson", *options)
    written = cards.select("record").mapInArrow(measure, WRITTEN).persist()
    lines = written.where("kind = 'output'").select("line")
    if split:
        lines = lines.coalesce(1).mapInArrow(shelf_height("merge", "--format", "ndjson"), WRITTEN)
    left_out = written.where("kind = 'rejections'").select("task", F.from_json("line", REJECTION).alias("it"))
    return lines.select(F.from_json("line", HEIGHT).alias("it")).select("it.*"), left_out.select("task", "it.*")


if __name__ == "__main__":
    split, (source, target, *options) = "--split" in sys.argv, [word for word in sys.argv[1:] if word != "--split"]
    spark = SparkSession.builder.appName("shelf heights").getOrCreate()
    cards = spark.read.load(source, format=source.rsplit(".", 1)[-1], header=True)
    cards = cards.select("shelf", "position", F.to_json(F.struct("*")).alias("record"))
    for name, rows in zip(["heights", "rejections"], heights(cards, *options, split=split)):
        rows.write.mode("overwrite").parquet(f"{target}/{name}")
