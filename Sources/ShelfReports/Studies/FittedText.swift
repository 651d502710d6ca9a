import Catalog
import CellLayout

/// A text that a view shows, in all variants.
package struct FittedText: Sendable {
  /// The `id` of its record; `nil` for a text of a catalogue.
  package var id: RecordID?
  /// The 0-based index of its record; `nil` for a text of a catalogue.
  package var index: Int?
  /// Its key in a catalogue; `nil` for that of a record.
  package var key: String?
  /// The case of the key that it is for, such as `plural.one`.
  package var variation: String?
  /// The name of the view.
  package let view: String
  /// The view's index in its cell.
  package var viewIndex = 0
  package var locale: String?
  /// The path of the file that it stands in.
  package var file: String
  /// Where it stands; `nil` for a record's text that fits.
  package var position: SourcePosition?
  /// The column of its position in UTF-16 units, counted from 1; `nil` where that is not known.
  package var utf16Column: Int?
  /// The text as it was measured, where it does not fit.
  package var text: String?
  /// Its room in each variant in which the view is shown.
  package var rooms: [Room] = []

  /// A text.
  package init(
    id: RecordID? = nil, index: Int? = nil, key: String? = nil, variation: String? = nil, view: String,
    viewIndex: Int = 0, locale: String? = nil, file: String, position: SourcePosition? = nil, utf16Column: Int? = nil,
    text: String? = nil, rooms: [Room] = []
  ) {
    self.id = id
    self.index = index
    self.key = key
    self.variation = variation
    self.view = view
    self.viewIndex = viewIndex
    self.locale = locale
    self.file = file
    self.position = position
    self.utf16Column = utf16Column
    self.text = text
    self.rooms = rooms
  }

  /// A text's room in a variant.
  package struct Room: Sendable {
    package let variant: Variant
    /// Points that its lines are broken at.
    package let width: Double
    /// The lines that it takes.
    package let lines: Int
    /// The lines that it may take; `nil` for any number.
    package let allowedLines: Int?
    /// Characters after the longest beginning that fits; 0 for a text that fits.
    package var charactersTooMany = 0
    /// Whether no font has some of its characters, so that its lines are a guess.
    package var isApproximate = false

    /// A room.
    package init(
      variant: Variant, width: Double, lines: Int, allowedLines: Int?, charactersTooMany: Int = 0,
      isApproximate: Bool = false
    ) {
      self.variant = variant
      self.width = width
      self.lines = lines
      self.allowedLines = allowedLines
      self.charactersTooMany = charactersTooMany
      self.isApproximate = isApproximate
    }

    /// Whether all of the text is shown.
    package var fits: Bool { lines <= allowedLines ?? .max }
  }

  /// Whether it fits in all variants.
  package var fits: Bool { rooms.allSatisfy(\.fits) }

  /// Whether it may not fit, and nobody knows: fonts lack its characters in all rooms that it exceeds.
  package var isDoubtful: Bool { !fits && rooms.allSatisfy { $0.fits || $0.isApproximate } }

  /// The room that it exceeds by the most characters, one that is known before others; `nil` where it fits.
  package var tightest: Room? {
    let known = rooms.filter { !$0.fits && !$0.isApproximate }
    return (known.isEmpty ? rooms.filter { !$0.fits } : known).max {
      ($0.charactersTooMany, $0.lines) < ($1.charactersTooMany, $1.lines)
    }
  }
}

/// How many texts there are, and how many of them do not fit.
package struct FitCounts: Sendable, Hashable {
  package private(set) var texts = 0
  package private(set) var misfits = 0
  /// How many of the others may not fit, as fonts lack their characters.
  package private(set) var doubts = 0

  /// No texts.
  package init() {}

  /// Counts a text.
  package mutating func add(_ text: FittedText) {
    texts += 1
    if text.isDoubtful { doubts += 1 } else if !text.fits { misfits += 1 }
  }

  /// `3 of 40 texts do not fit, and 2 may not: their lines are approximate`
  package var summary: String {
    guard doubts > 0 else { return known }
    let lines = doubts == 1 ? "its lines are approximate" : "their lines are approximate"
    return misfits > 0
      ? "\(known), and \(doubts) may not: \(lines)" : "\(doubts) of \(texts) texts may not fit: \(lines)"
  }

  private var known: String {
    if texts == 0 { return "there are no texts" }
    if misfits == 0 { return texts == 1 ? "the text fits" : "all \(texts) texts fit" }
    if texts == 1 { return "the text does not fit" }
    return "\(misfits) of \(texts) texts \(misfits == 1 ? "does" : "do") not fit"
  }
}
