import Catalog
import Foundation
import Platform
import ShelfSizing
import Testing

@testable import TextMeasurement

/// A label of a `.xib` or storyboard with the frame that Interface Builder stored for it: a row of the
/// suites' `truth/labels.csv` or `truth/labels_more.csv`. The latter has titles of buttons too, whose width is a title's in
/// whole points.
struct StoredLabel {
  /// How the file says which font it is.
  enum Kind: String {
    case system, style, custom, button
  }

  let repository: String
  let file: String
  let kind: Kind
  let text: String
  let pointSize: Double
  let numberOfLines: Int
  /// Of the frame, in points.
  let width: Double
  let height: Double
  /// Pixels a point of the device that the file was designed for; 0 for the canvas of Xcode 7, which had none.
  let scale: Double
  /// Whether the constraints leave the side to the text.
  let widthIsFree: Bool
  let heightIsFree: Bool
  let isHidden: Bool
  /// Of the system font, as far as `UIFont.Weight` has it.
  let weight: FontWeight?
  private let fontName: String
  /// Of the format of the file, which says what wrote it: 17000 and more are Xcode 12 and later.
  let toolsVersion: Int

  private static let columns = [
    "repo", "file", "kind", "text", "size", "numberOfLines", "w", "h", "scale", "intrinsicWidth", "intrinsicHeight",
    "hidden", "weight", "style", "tools",
  ]

  private init(_ fields: [String]) throws {
    repository = fields[0]
    file = fields[1]
    kind = try #require(Kind(rawValue: fields[2]))
    text = fields[3]
    let size = try #require(Double(fields[4]))
    // Interface Builder's attribute for the small system font, which has 12 points.
    pointSize = size == 0 ? 12 : size
    numberOfLines = try #require(Int(fields[5]))
    width = try #require(Double(fields[6]))
    height = try #require(Double(fields[7]))
    scale = try #require(Double(fields[8]))
    widthIsFree = fields[9] == "1"
    heightIsFree = fields[10] == "1"
    isHidden = fields[11] == "1"
    weight = FontWeight(rawValue: fields[12])
    fontName = fields[13]
    toolsVersion = try #require(Int(fields[14]))
  }

  /// The rows of `labels.csv`, or of another file beside it.
  static func all(_ name: String = "labels.csv") throws -> [StoredLabel] {
    let path = try #require(Oracles.folder) + "/truth/" + name
    let bytes = try FileReader.readAll(path: path, limit: 1 << 24)
    var reader = RecordReader(bytes: bytes, name: name, format: .csv)
    var rows: [[String]] = []
    while let batch = try reader.nextBatch() {
      try batch.forEachRecord(FieldSelection(columns)) { record in
        rows.append(columns.indices.map { record[$0].text })
      } onRejection: {
        Issue.record("\($0.message)")
      }
    }
    return try rows.map(StoredLabel.init)
  }

  // MARK: What is compared

  /// The font that the file names; a custom one is not here, so another stands for it.
  func font(_ library: FontLibrary) throws -> Font {
    switch kind {
    case .system, .button: try library.font(.system(size: pointSize, weight: weight ?? .regular))
    case .style: try library.font(.textStyle(#require(StoredLabel.styles[fontName])))
    case .custom: library.standIn(for: fontName, size: pointSize)
    }
  }

  private static let styles: [String: TextStyle] = [
    "LargeTitle": .largeTitle, "Title1": .title1, "Title2": .title2, "Title3": .title3, "Headline": .headline,
    "Body": .body, "Callout": .callout, "Subhead": .subheadline, "Footnote": .footnote, "Caption1": .caption1,
    "Caption2": .caption2,
  ]

  var grid: PixelGrid { get throws { try #require(PixelGrid(scale: scale == 0 ? 1 : scale)) } }

  /// Interface Builder stores one and the same label up to a pixel or up to a whole point.
  var tolerance: Double { scale == 3 ? 0.67 : 0.5 }

  /// A frame that is lower than the point size, or has no width, can't hold a line: other views squeeze it, or it was
  /// never laid out. That much the frame says by itself, without our height.
  var isSqueezed: Bool { height < pointSize || width == 0 }

  /// The number of lines that the stored height is within a point of, if there is one.
  func storedLines(_ font: Font) -> Int? {
    let lines = ((height + font.leading) / (font.lineHeight + font.leading)).rounded()
    return abs(lines * font.lineHeight + (lines - 1) * font.leading - height) <= 1 ? Int(lines) : nil
  }

  /// The same for labels that say the same thing in the same frame.
  var identity: [String] {
    [repository, fontName, weight?.rawValue ?? "", "\(pointSize) \(width) \(height) \(scale) \(numberOfLines)", text]
  }

  /// The label and what we make of it, to be looked into.
  func miss(_ ours: Double) -> String {
    let font = kind == .system ? "system \(weight?.rawValue ?? "")" : fontName
    return "\(repository) \(file): \(font) \(pointSize) \(text.prefix(60).debugDescription), frame \(width) x \(height)"
      + " at \(scale)x, ours \(ours)"
  }
}
