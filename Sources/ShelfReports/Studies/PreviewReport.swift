import ShelfSizing

/// A preview of an app in a variant: its size and what is wrong with it, or why it has none.
package struct PreviewReport: Sendable, Hashable {
  /// A kind of fault of a preview.
  package enum Code: String, Sendable, CaseIterable {
    /// A text of which not all is shown.
    case cut
    /// A text that is set smaller than its font says.
    case shrunk
    /// Texts on one another.
    case overlap
    /// Something to tap that is narrower or lower than 44 points.
    case smallTarget = "small-target"
    /// A preview above the maximum height.
    case tall
  }

  /// Something that is wrong with a preview.
  package struct Finding: Sendable, Hashable {
    package let code: Code
    /// The text, the texts or the target that it is about, which other variants call so too.
    package let subject: String
    /// The rest of the sentence, without its full stop.
    package let predicate: String
    /// The sentence.
    package var text: String { "\(subject) \(predicate)" }

    /// A finding in words.
    package init(_ code: Code, _ subject: String, _ predicate: String) {
      (self.code, self.subject, self.predicate) = (code, subject, predicate)
    }
  }

  /// Its name in the sources; `nil` where they give none.
  package var name: String?
  /// The names of the app's types that it shows, the outermost first.
  package var types: [String]
  /// The name of the outermost one; `nil` where it shows none.
  package var type: String? { types.first }
  package var file: String
  /// From 1.
  package var line: Int
  /// Which of those of its place it is, from 0.
  package var number: Int
  package var contentSizeCategory: String
  package var scale: Double
  /// `nil` for the language of the process.
  package var locale: String?
  /// Points; `nil` where it has none.
  package var size: Size?
  package var findings: [Finding]
  /// Why it has no size.
  package var error: String?
  /// A drawing as SVG; empty where none is made.
  package var drawing: [UInt8]

  /// A preview in a variant, without a size where none is given.
  package init(
    name: String? = nil, types: [String] = [], file: String, line: Int, number: Int = 0, contentSizeCategory: String,
    scale: Double, locale: String?, size: Size? = nil, findings: [Finding] = [], error: String? = nil,
    drawing: [UInt8] = []
  ) {
    (self.name, self.types, self.file, self.line, self.number) = (name, types, file, line, number)
    (self.contentSizeCategory, self.scale, self.locale) = (contentSizeCategory, scale, locale)
    (self.size, self.findings, self.error, self.drawing) = (size, findings, error, drawing)
  }
}
