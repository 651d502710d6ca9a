import Catalog
import ShelfReports
import ShelfSizing

/// The texts to shorten in some variants, by field, and the cards that no shorter text makes low enough.
struct TextAdvice {
  /// A shelf with texts to shorten.
  struct Entry {
    let row: ShelfRow
    let shortening: Shortening
    let isTranslated: Bool

    /// The order: cards that get whole, then points, then what is the worst on a page.
    fileprivate func isBefore(_ other: Entry) -> Bool {
      if gain != other.gain { return gain > other.gain }
      return other.row.severity < row.severity
    }

    private var gain: (Int, Double) { (shortening.saved > 0 ? 0 : shortening.texts.count, shortening.saved) }
  }

  /// Texts of one field.
  struct Group {
    fileprivate(set) var entries: [Entry] = []
    fileprivate(set) var textCount = 0, shelfCount = 0
    fileprivate(set) var saved = 0.0

    /// Texts that free cut cards have no points to show, and come first.
    fileprivate var rank: Double { saved > 0 ? saved : .infinity }
  }

  /// Fields, and whether shorter texts leave cards whole rather than shelves lower.
  private struct Key: Hashable {
    let fields: String
    let frees: Bool
  }

  /// Shelves of a group whose texts are listed, and texts in all; the others are counted.
  fileprivate static let mostEntries = 200, mostTexts = 400

  /// By field; fields of one shelf together, as its height needs all of them.
  private var groups: [Key: Group] = [:]
  private var missedRows: [ShelfRow] = []
  /// Shelves whose tallest card no shorter text makes lower.
  private var others: (count: Int, saved: Double, worst: ShelfRow)?

  /// Adds a shelf.
  mutating func add(_ row: ShelfRow, _ anatomy: ShelfAnatomy) {
    if row.isMissed, missedRows.count < 2 { missedRows.append(row) }
    if let shortening = anatomy.shortening {
      add(Entry(row: row, shortening: shortening, isTranslated: anatomy.isTranslated))
    } else if row.outlierCost > 0, row.approximation == nil {
      let worst = others.flatMap { $0.worst.outlierCost >= row.outlierCost ? $0.worst : nil } ?? row
      others = ((others?.count ?? 0) + 1, (others?.saved ?? 0) + row.outlierCost, worst)
    }
  }

  private mutating func add(_ entry: Entry) {
    let fields = entry.shortening.texts.map(\.field).withoutRepeats { Array($0.utf8) }
    let key = Key(fields: fields.joined(separator: ", "), frees: entry.shortening.saved == 0)
    var group = groups[key] ?? Group()
    group.textCount += entry.shortening.texts.count
    group.shelfCount += 1
    group.saved += entry.shortening.saved
    let rank = group.entries.firstIndex { entry.isBefore($0) } ?? group.entries.count
    if rank < TextAdvice.mostEntries {
      group.entries.insert(entry, at: rank)
      if group.entries.count > TextAdvice.mostEntries { group.entries.removeLast() }
    }
    groups[key] = group
  }
}

// MARK: Writing

extension TextAdvice {
  /// Advice on an estimator that chose another card than the tallest.
  var missed: String? {
    missedRows.first.map {
      "Choose an estimator that is exact: this one missed card \($0.tallest), the tallest of '\($0.shelf)'"
        + (missedRows.count > 1 ? ", and others." : ".")
    }
  }

  /// The texts to shorten and the cards to change, the most gained first.
  ///
  /// - Parameters:
  ///   - cutCount: how many cards are cut, where a higher maximum is advised, too.
  ///   - drawn: the shelf that the page draws.
  ///   - link: the part of the page about the shelf at an index.
  func items(
    cutCount: Int?, drawn: ShelfRow, _ dimensions: VariantDimensions, link: @escaping (Int) -> String?
  ) -> [PagePart.Item] {
    var items: [(rank: Double, item: PagePart.Item)] = groups.sorted { $0.key.fields < $1.key.fields }.map {
      key, group in
      let sentence = sentence(group, key.fields, drawn: drawn)
      // Whether it does instead of a higher maximum.
      let isOther = key.frees && cutCount.map { group.textCount >= $0 } ?? false
      return (
        group.rank,
        (
          isOther ? "Or " + sentence.prefix(1).lowercased() + sentence.dropFirst() : sentence,
          group.table(dimensions, link: link)
        )
      )
    }
    if let redoing { items.append((others?.saved ?? 0, (redoing, nil))) }
    return items.sorted { $1.rank < $0.rank }.map(\.item)
  }

  private var redoing: String? {
    guard let (count, saved, worst) = others else { return nil }
    let card = "card \(worst.tallest) of '\(worst.shelf)'"
    return count == 1
      ? "Change or drop \(card), which no shorter text makes low enough: its shelf gets \(tenth(saved)) points lower."
      : "Change or drop \(count) tallest cards, which no shorter text makes low enough: their shelves get up to "
        + "\(tenth(worst.outlierCost)) points lower, as without \(card)."
  }

  private func sentence(_ group: Group, _ fields: String, drawn: ShelfRow) -> String {
    guard let first = group.entries.first, let text = first.shortening.texts.first else { return "" }
    let language = first.isTranslated ? first.row.variant.locale.map { "\($0) " } ?? "" : ""
    let what = first.isTranslated ? "the \(language)translation of '\(fields)'" : "'\(fields)'"
    let card = "card \(text.card.short)" + (first.row.index == drawn.index ? "" : " of '\(first.row.shelf)'")
    if group.saved == 0 {
      return group.textCount == 1
        ? "Shorten \(what) of \(card) from \(text.characterCount) to \(text.fittingCount) characters: it is no longer cut."
        : "Shorten '\(fields)' of \(group.textCount) cards"
          + (group.shelfCount > 1 ? " on \(group.shelfCount) shelves" : "")
          + ": these \(group.textCount) are no longer cut."
    }
    let saved = tenth(first.shortening.saved)
    if first.shortening.texts.count > 1 {
      return "Shorten '\(fields)' of \(group.textCount) cards: "
        + (group.shelfCount > 1
          ? "\(group.shelfCount) shelves get lower, by up to \(saved) points."
          : "the shelf gets \(saved) points lower.")
    }
    let (moreTexts, moreShelves) = (group.textCount - 1, group.shelfCount - 1)
    return "Shorten \(what) of \(card) from \(text.characterCount) to \(text.fittingCount) characters: "
      + "the shelf gets \(saved) points lower"
      + (moreTexts == 0
        ? "."
        : ". Shorten '\(fields)' of \(counted(moreTexts, "more card")), and "
          + "\(moreShelves == 1 ? "another shelf gets" : "\(moreShelves) other shelves get") lower, by up to "
          + "\(tenth(group.entries[1].shortening.saved)) points\(moreTexts > moreShelves ? "; some have several cards that are as tall" : "").")
  }
}

extension TextAdvice.Group {
  /// Its texts; `nil` where there is one.
  fileprivate func table(
    _ dimensions: VariantDimensions, link: @escaping (Int) -> String?
  ) -> (summary: String, rows: PageTable)? {
    guard textCount > 1 else { return nil }
    let texts = entries.flatMap { entry in
      entry.shortening.texts.enumerated().map { (entry: entry, isFirst: $0.offset == 0, text: $0.element) }
    }.prefix(TextAdvice.mostTexts)
    let table = PageTable(Array(texts), caption: "Texts to shorten, those that save the most first") { columns, row in
      columns.text(title: "Card", row?.text.card.short)
      columns.count(title: "Characters", row?.text.characterCount)
      columns.count(title: "Keep", row?.text.fittingCount)
      columns.number(title: "Saved", row.flatMap { $0.isFirst ? $0.entry.shortening.saved : nil })
      columns.text(title: "Field", row?.text.field)
      columns.text(
        title: "Shelf", link: row.flatMap { link($0.entry.row.index) }, row.map { dimensions.name(of: $0.entry.row) })
    }
    return (texts.count < textCount ? "The first \(texts.count)" : "Which", table)
  }
}
