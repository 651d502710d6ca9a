// Lays the titles and bodies of an NDJSON file out again and again, and prints one line of JSON: how long the best round
// took, texts a second, and the sum of all lines, by which two programs can be seen to do the same work. At a second and
// further widths a text is only laid out again.
//
// usage: TextSpeed FILE.ndjson FONT SIZE WIDTH[,WIDTH …] [ROUNDS]

import Catalog
import Platform
import ShelfBatch
import TextMeasurement

func run() throws {
  let arguments = try HostProcess.arguments()
  let widths = arguments.count >= 4 ? arguments[3].split(separator: ",").compactMap { Double($0) } : []
  guard !widths.isEmpty, let size = Double(arguments[2]) else {
    print("usage: TextSpeed FILE.ndjson FONT SIZE WIDTH[,WIDTH …] [ROUNDS]")
    HostProcess.exit(64)
  }
  let rounds = arguments.count > 4 ? Int(arguments[4]) ?? 1 : 5
  let font = try FontLibrary(files: SystemFontFiles()).font(.named(arguments[1], size: size))
  var (bytes, ends): ([UInt8], [Int]) = ([], [])
  var reader = try RecordReader(path: arguments[0], format: .ndjson)
  let selection = FieldSelection(["title", "body"])
  while let batch = try reader.nextBatch() {
    try batch.forEachRecord(selection) { record throws(MalformedInput) in
      for slot in 0..<2 where record[slot].kind == .string {
        bytes += record[slot].bytes
        ends.append(bytes.count)
      }
    } onRejection: { _ in
    }
  }
  var best = UInt64.max
  var lines = 0
  var paragraph = Paragraph()
  for _ in 0..<rounds {
    lines = 0
    let start = HostProcess.monotonicNanoseconds()
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      for end in ends {
        paragraph.setText(UnsafeBufferPointer(rebasing: bytes[start..<end]), font: font)
        paragraph.shape()
        for width in widths { lines += paragraph.lineCount(width: width) }
        start = end
      }
    }
    best = min(best, HostProcess.monotonicNanoseconds() - start)
  }
  let seconds = Double(best) / 1e9
  print(
    "{\"texts\": \(ends.count), \"lines\": \(lines), \"seconds\": \(seconds), \"textsPerSecond\": \(Int(Double(ends.count) / seconds))}"
  )
}

do {
  try run()
} catch {
  print("error: \(error)")
  HostProcess.exit(66)
}
