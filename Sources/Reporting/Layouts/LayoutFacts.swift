import Catalog
import ShelfReports
import ShelfSizing

/// The verdict on the sections of a variant: which cards and texts do not show, what stays free, and what to do about it.
struct LayoutFacts {
  private let sheet: LayoutSheet
  private let variant: CollectionVariant
  private var (itemCount, sectionCount) = (0, 0)
  /// `nil` where they are not known.
  private var faults: SectionFaults?
  /// The first cards that are cut.
  private var cutCards: [CardName] = []
  /// Points that stay free under columns, as items are placed and as they could be, by how much that is lower, and the
  /// lengths of all columns.
  private var columns: (free: Double, otherFree: Double, saved: Double, all: Double)?
  /// White space in the cards of shelves, and the area of the cards, both as heights.
  private var white = (points: 0.0, ofAll: 0.0)
  /// The card that costs a shelf the most, and how many do.
  private var costly: (shelf: String, card: CardName, points: Double, count: Int)?
  private var scrolling: ScrollSimulation?

  init(_ sheet: LayoutSheet, _ variant: CollectionVariant) { (self.sheet, self.variant) = (sheet, variant) }

  /// The more, the worse.
  var severity: (Int, Int) { (faults?.cutCount ?? 0, faults?.texts.lostLines ?? 0) }

  /// - Parameter balance: of its columns, if there are any.
  mutating func add(_ section: PlacedSection, _ balance: ColumnBalance?) {
    itemCount += section.itemCount
    sectionCount += 1
    scrolling = section.scrolling
    if let faults = section.faults {
      if self.faults == nil { self.faults = faults } else { self.faults?.append(faults) }
    }
    if cutCards.count < LayoutFacts.mostNamed {
      for item in section.cutItems.keys.sorted().prefix(LayoutFacts.mostNamed - cutCards.count) {
        cutCards.append(CardName(id: section.id(ofItem: item), index: section.index(ofItem: item)))
      }
    }
    if let balance {
      let isInTurn = sheet.placement == .inTurn
      let (now, other) = isInTurn ? (balance.inTurn, balance.shortest) : (balance.shortest, balance.inTurn)
      let known = columns ?? (0, 0, 0, 0)
      columns = (
        known.free + now.whiteSpace, known.otherFree + other.whiteSpace, known.saved + now.height - other.height,
        known.all + now.height * Double(now.heights.count)
      )
    }
    guard let (heights, shelf) = section.shelfHeights else { return }
    let height = heights.itemHeight(shelf)
    white.points += WhiteSpace(heights, itemHeight: height, on: shelf.grid).total
    white.ofAll += height * Double(section.itemCount)
    guard let step = heights.costCurve(shelf).first, step.cardCount == 1, let card = heights.levels.first?.first else {
      return
    }
    let isMost = step.saved > costly?.points ?? 0
    costly = (
      isMost ? section.name : costly?.shelf ?? "", isMost ? card : costly?.card ?? card,
      max(step.saved, costly?.points ?? 0), (costly?.count ?? 0) + 1
    )
  }
}

// MARK: Sentences

extension LayoutFacts {
  /// ` in de, accessibilityLarge`, where there are several variants.
  private var place: String { sheet.namesVariants ? " in \(variant.label(among: sheet.variants))" : "" }

  /// The height that cuts no card of the variant, in points; 0 where none is cut.
  var heightCuttingNone: Double { faults?.contentHeight ?? 0 }

  /// The most cut cards that are named.
  private static let mostNamed = 3

  /// `: a7, b2 and 4 others`; nothing where none is known.
  private func named(of count: Int) -> String {
    cutCards.isEmpty ? "" : ": " + listed(cutCards.map(\.short), of: count)
  }

  /// `2 of 6 cards are cut, and 3 lines of text are lost: a7 and b2`; `nil` where none is.
  var cut: String? {
    guard let faults, faults.cutCount > 0 else { return nil }
    let (count, lines) = (faults.cutCount, faults.texts.lostLines)
    return "\(count) of \(counted(itemCount, "card")) \(count == 1 ? "is" : "are") cut\(place)"
      + (lines > 0 ? ", and \(counted(lines, "line")) of text \(lines == 1 ? "is" : "are") lost" : "")
      + named(of: count)
  }

  /// The part of all columns below which nobody sees what stays free.
  private static let leastFree = 0.01

  /// `84 points stay free under the columns`; `nil` where nothing does.
  var free: String? {
    if let columns, columns.free > LayoutFacts.leastFree * columns.all {
      return "\(tenth(columns.free)) points stay free under the columns" + (sectionCount > 1 ? " of all sections" : "")
        + (columns.otherFree == columns.free ? ", and as many if items were placed the other way" : "")
    }
    guard white.points > 0 else { return nil }
    var text = "\(tenth(100 * white.points / white.ofAll)) % of the cards’ area is white space"
    if let costly {
      text += ", and card \(costly.card.short) alone makes '\(costly.shelf)' \(tenth(costly.points)) points higher"
    }
    return text
  }

  /// A sentence on texts that end at their line limit; `nil` where none does.
  var limited: String? {
    let limited = (faults?.texts.limitedTexts ?? [:]).ranked.prefix(2)
    guard let first = limited.first else { return nil }
    return "'\(first.view)' ends in “…” at its line limit on \(first.count) of \(counted(itemCount, "card"))"
      + limited.dropFirst().map { ", '\($0.view)' on \($0.count)" }.joined() + (cut == nil ? place : "") + "."
  }

  /// A sentence on jumps of what is scrolled; `nil` where it does not jump.
  var jumps: String? {
    guard let scrolling, scrolling.jumpCount > 0 else { return nil }
    return
      "While it is scrolled, it jumps \(counted(scrolling.jumpCount, "time")), by \(tenth(scrolling.farthestJump)) "
      + "points the farthest."
  }

  /// The things to do, those that matter the most first.
  ///
  /// - Parameter height: that cuts no card in any variant.
  func advice(height: Double) -> [String] {
    var items: [String] = []
    if let faults, let maximum = faults.maximum {
      items.append(
        "Raise the maximum card height from \(tenth(maximum)) to \(tenth(height)): no card is cut"
          + (sheet.namesVariants ? " in any variant." : "."))
    }
    if let scrolling, scrolling.jumpCount > 0 {
      items.append(
        "Estimate heights closer to those that cells ask for: the content, \(tenth(scrolling.estimatedLength)) points by its "
          + "estimates and \(tenth(scrolling.contentLength)) in the end, jumps less.")
    }
    if let columns, columns.saved > 0 {
      let words = sheet.placement == .inTurn ? "Let each item go to the shortest column" : "Let columns take turns"
      items.append(
        "\(words): the content gets \(tenth(columns.saved)) points lower, and \(tenth(columns.otherFree)) instead of "
          + "\(tenth(columns.free)) points stay free.")
    }
    if let costly {
      items.append(
        "Let 'shelf-height explain' name the text to shorten: without card \(costly.card.short), '\(costly.shelf)' is "
          + "\(tenth(costly.points)) points lower"
          + (costly.count > 1
            ? "; it names those of \(counted(costly.count - 1, "more shelf", "more shelves"))." : "."))
    }
    if let (view, count) = (faults?.texts.limitedTexts ?? [:]).ranked.first.map({ ($0.view, $0.count) }) {
      items.append(LayoutFacts.showing(view, on: count, of: itemCount))
    }
    return items
  }

  /// Why there is nothing to do.
  var nothing: String {
    guard let faults else {
      return "Nothing is known to be wrong: items whose heights are given are not compared with their cells."
    }
    if faults.unknownCount > 0 {
      return "Nothing is known to be wrong; the heights of \(faults.unknownCount) of \(counted(itemCount, "item")) are "
        + "given, and are not compared with their cells."
    }
    return "Nothing: no card is cut, and no text ends in “…”"
      + (columns == nil ? "." : "; another way to fill the columns makes the content no lower.")
  }

  /// Advice on a text that ends in an ellipsis, as many apps mean it to.
  static func showing(_ view: String, on count: Int, of cards: Int) -> String {
    "If '\(view)' is to be read in full, shorten its texts, or let it show more lines, which makes cards taller: it ends in "
      + "“…” on \(count) of \(counted(cards, "card"))."
  }
}

extension CollectionVariant {
  /// The parts of it that differ among variants: `de, accessibilityLarge, iPad mini`.
  fileprivate func label(among all: [CollectionVariant]) -> String {
    let parts: [(CollectionVariant) -> String?] = [
      { $0.locale }, { $0.contentSizeCategory }, { $0.container.device }, { $0.container.orientation?.name },
      { $0.container.device == nil ? "\(rounded($0.container.width)) wide" : nil },
      { variant in variant.cardWidth.map { "cards \(rounded($0))" } }, { "@\(rounded($0.scale))x" },
    ]
    return parts.filter { part in all.contains { part($0) != part(self) } }.compactMap { $0(self) }
      .joined(separator: ", ")
  }
}
