import Foundation

/// The JSON document of `measure`.
struct Report: Decodable {
  struct Shelf: Decodable {
    struct Variant: Decodable, Equatable {
      let cardWidth: Double
      let scale: Double
      let contentSizeCategory: String
      let locale: String?
    }

    struct Size: Decodable, Equatable {
      let width: Double
      let height: Double
    }

    struct Range: Decodable, Equatable {
      let from: Double
      let below: Double
    }

    struct Largest: Decodable, Equatable {
      let index: Int
      let estimate: Double?
    }

    let shelf: String
    let variant: Variant
    let itemSize: Size
    let containerHeight: Double
    let containerHeightRange: Range?
    let contentHeight: Double
    let isClamped: Bool
    let items: Int
    let rejected: Int
    let rendered: Int
    let largest: Largest?
    let estimator: String
    let warnings: [String]

    /// `featured 5+1 269/285`: the shelf, its items and rejected records, the heights of card and container.
    var summary: String {
      "\(shelf) \(items)+\(rejected) \(shortest(itemSize.height))/\(shortest(containerHeight))"
    }
  }

  let schemaVersion: Int
  let shelves: [Shelf]

  var summaries: [String] { shelves.map(\.summary) }
}

private func shortest(_ number: Double) -> String {
  let text = number.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

extension Folder {
  /// The report of `measure --format json`.
  func report(_ arguments: String...) throws -> Report {
    let outcome = try run(["measure", "--format", "json"] + arguments)
    return try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
  }
}

/// The records of a shelf whose bodies have so many lines, as a JSON array.
func cards(lines: [Int], title: String = "Title") -> String {
  let records = lines.enumerated().map { index, count in
    let body = Array(repeating: "x", count: count).joined(separator: "\\n")
    return #"{"id": "a\#(index)", "title": "\#(title)", "body": "\#(body)"}"#
  }
  return "[" + records.joined(separator: ",\n ") + "]\n"
}
