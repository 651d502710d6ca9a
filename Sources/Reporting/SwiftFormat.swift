/// Swift constants that an app compiles without this package: arrays, which the compiler takes by the thousand, and
/// a look-up.
package struct SwiftFormat: ReportFormat {
  private var reports: [ShelfReport] = []

  /// A writer, which keeps all results to the end.
  package init() {}

  package mutating func begin(_ output: inout TextBuffer) {}

  package mutating func write(_ report: ShelfReport, to output: inout TextBuffer) {
    reports.append(report)
  }

  package mutating func end(_ output: inout TextBuffer) {
    output.write(
      """
      // Made by shelf-height. Do not edit.

      /// The sizes of shelves, in points.
      enum ShelfHeights {
        /// The size of every card, and the height of the collection view.
        struct Metrics {
          let itemWidth: Double
          let itemHeight: Double
          let containerHeight: Double
        }

        /// The metrics of a shelf; `nil` for one that was not measured.
        static func metrics(
          shelf: String, cardWidth: Double? = nil, contentSizeCategory: String? = nil, scale: Double? = nil
        ) -> Metrics? {
          let found = names.indices.first { index in
            names[index] == shelf && (cardWidth ?? cardWidths[index]) == cardWidths[index]
              && (contentSizeCategory ?? contentSizeCategories[index]) == contentSizeCategories[index]
              && (scale ?? scales[index]) == scales[index]
          }
          return found.map { index in
            Metrics(
              itemWidth: cardWidths[index], itemHeight: itemHeights[index],
              containerHeight: containerHeights[index])
          }
        }


      """)
    write("names", "String", to: &output) { $0.write(swift: $1.shelf) }
    write("cardWidths", "Double", to: &output) { $0.write($1.variant.cardWidth) }
    write("contentSizeCategories", "String", to: &output) { $0.write(swift: $1.variant.contentSizeCategory) }
    write("scales", "Double", to: &output) { $0.write($1.variant.scale) }
    write("itemHeights", "Double", to: &output) { $0.write($1.metrics.itemSize.height) }
    write("containerHeights", "Double", to: &output) { $0.write($1.metrics.containerHeight) }
    output.write("}\n")
  }

  private func write(
    _ name: String, _ type: String, to output: inout TextBuffer,
    _ element: (inout TextBuffer, ShelfReport) -> Void
  ) {
    output.write("  private static let ")
    output.write(name)
    output.write(": [")
    output.write(type)
    output.write("] = [\n")
    for report in reports {
      output.write("    ")
      element(&output, report)
      output.write(",\n")
    }
    output.write("  ]\n")
  }
}

extension TextBuffer {
  /// Appends a Swift string literal of printable ASCII, so that no text can run or turn the source's direction.
  package mutating func write(swift text: String) {
    write("\"")
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        write("\\")
        write(byte: UInt8(truncatingIfNeeded: scalar.value))
      case " "..."~": write(byte: UInt8(truncatingIfNeeded: scalar.value))
      default: write("\\u{\(String(scalar.value, radix: 16))}")
      }
    }
    write("\"")
  }
}
