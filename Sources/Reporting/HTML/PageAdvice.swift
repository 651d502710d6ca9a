import Catalog
import ShelfBatch
import ShelfSizing

/// The things to do about the shelves of a page, those that matter the most first: cut cards, then points.
///
/// Shelves count in the first width, scale and text size of each language, so that a text counts once. Its memory grows
/// with the heights of cut cards, and not with the shelves.
struct PageAdvice {
  /// A shelf with texts to shorten.
  private struct Entry {
    let row: ShelfRow
    let shortening: Shortening
    let isTranslated: Bool

    /// The order: cards that get whole, then points.
    var gain: (Int, Double) { (shortening.saved > 0 ? 0 : shortening.texts.count, shortening.saved) }
  }

  /// Fields, and whether shorter texts leave cards whole rather than shelves lower.
  private struct Key: Hashable {
    let fields: String
    let frees: Bool
  }

  /// Texts of one field.
  private struct Group {
    var entries: [Entry] = []
    var textCount = 0, shelfCount = 0
    var saved = 0.0

    /// Texts that free cut cards have no points to show, and come first.
    var rank: Double { saved > 0 ? saved : .infinity }
  }

  /// Shelves of a group whose texts are listed, and texts in all; the others are counted.
  private static let mostEntries = 200, mostTexts = 400
  /// White space beyond this share of all cards is worth another card width.
  private static let mostWhite = 0.15

  private var firstVariants: [String: Variant] = [:]
  /// By field; fields of one shelf together, as its height needs all of them.
  private var groups: [Key: Group] = [:]
  /// How many of the cards that are cut have a height.
  private var cutHeights: [Double: Int] = [:]
  private var maximum: Double?
  private var missed: [ShelfRow] = []
  /// Shelves whose tallest card no shorter text makes lower.
  private var others: (count: Int, saved: Double, worst: ShelfRow)?
  private var white = (points: 0.0, ofAll: 0.0)

  /// Adds a shelf in a variant.
  mutating func add(_ row: ShelfRow, _ anatomy: ShelfAnatomy) {
    if row.isMissed, missed.count < 2 { missed.append(row) }
    let height = row.metrics.itemSize.height
    if row.cutCount > 0, row.metrics.isClamped {
      maximum = anatomy.shelf.maximumCardHeight
      for level in anatomy.heights.levels.prefix(while: { $0.height > height }) {
        cutHeights[level.height, default: 0] += level.count
      }
    }
    white.points += row.white.total
    white.ofAll += height * Double(row.metrics.itemCount)
    let locale = row.variant.locale ?? ""
    let first = firstVariants[locale] ?? row.variant
    firstVariants[locale] = first
    guard first == row.variant else { return }
    if let shortening = anatomy.shortening {
      add(Entry(row: row, shortening: shortening, isTranslated: anatomy.isTranslated))
    } else if row.outlierCost > 0 {
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
    let rank = group.entries.firstIndex { $0.gain < entry.gain } ?? group.entries.count
    if rank < PageAdvice.mostEntries {
      group.entries.insert(entry, at: rank)
      if group.entries.count > PageAdvice.mostEntries { group.entries.removeLast() }
    }
    groups[key] = group
  }
}

// MARK: Writing

extension PageAdvice {
  /// - Parameter link: the part of the page about the shelf at an index.
  func write(_ dimensions: VariantDimensions, link: (Int) -> String?, to output: inout TextBuffer) {
    var items = [missing, raising].compactMap { $0 }.map { (rank: Double.infinity, sentence: $0, group: Group?.none) }
    let fields = groups.sorted { $0.key.fields < $1.key.fields }
    items += fields.map { (rank: $0.value.rank, sentence: sentence($0.value, $0.key.fields), group: $0.value) }
    items += redoing.map { [(rank: others?.saved ?? 0, sentence: $0, group: nil)] } ?? []
    items += widening.map { [(rank: 0, sentence: $0, group: nil)] } ?? []
    items = items.enumerated().sorted { ($1.element.rank, $0.offset) < ($0.element.rank, $1.offset) }.map(\.element)
    output.write(element: "h2", "What to do")
    if items.isEmpty {
      return output.write(element: "p", "Nothing: no card is cut, and no text alone makes a shelf taller.")
    }
    let places = firstVariants.values.map(dimensions.labelWithoutLocale).filter { !$0.isEmpty }
    if let place = places.min(), !groups.isEmpty { output.write(element: "p", "Points are those at \(place).") }
    output.write("<ol>\n")
    for item in items {
      output.write("<li>")
      output.write(xml: item.sentence)
      if let group = item.group, group.textCount > 1 { writeTexts(of: group, dimensions, link, to: &output) }
      output.write("</li>\n")
    }
    output.write("</ol>\n")
  }

  private var missing: String? {
    missed.first.map {
      "Choose an estimator that is exact: this one missed card \($0.tallest), the tallest of '\($0.shelf)'"
        + (missed.count > 1 ? ", and others." : ".")
    }
  }

  /// Advice on the maximum: the height that cuts none, and one below it that cuts a tenth of the cards that are cut.
  private var raising: String? {
    let heights = cutHeights.sorted { $0.key > $1.key }
    guard let maximum, let most = heights.first?.key else { return nil }
    let count = heights.reduce(0) { $0 + $1.value }
    var text = "Raise the maximum card height from \(tenth(maximum)) to \(tenth(most)): no card is cut, "
    text += "and shelves get up to \(tenth(most - maximum)) points taller."
    var left = 0
    for (height, cards) in heights {
      if left + cards > count / 10 {
        if height < most { text += " At \(tenth(height)), \(count - left) of \(count) cut cards are whole." }
        break
      }
      left += cards
    }
    return text
  }

  private var redoing: String? {
    guard let (count, saved, worst) = others else { return nil }
    let card = "card \(worst.tallest) of '\(worst.shelf)'"
    return count == 1
      ? "Change or drop \(card), which no shorter text makes low enough: \(tenth(saved)) points less."
      : "Change or drop \(count) tallest cards, which no shorter text makes low enough: \(tenth(saved)) points less, "
        + "\(tenth(worst.outlierCost)) of them by \(card)."
  }

  private var widening: String? {
    guard white.ofAll > 0, white.points > PageAdvice.mostWhite * white.ofAll else { return nil }
    return "Let 'shelf-height optimize' look for a better card width: \(tenth(100 * white.points / white.ofAll)) % of "
      + "all cards is white space."
  }

  private func sentence(_ group: Group, _ fields: String) -> String {
    guard let first = group.entries.first, let text = first.shortening.texts.first else { return "" }
    let ending =
      group.saved > 0
      ? "\(tenth(group.saved)) points less."
      : "\(group.textCount == 1 ? "its card is" : "their cards are") no longer cut."
    let of = first.isTranslated ? "the translation of " : ""
    if group.textCount == 1 {
      return "Shorten \(of)'\(fields)' of card \(text.card.short) from \(text.characterCount) to \(text.fittingCount) "
        + "characters: \(ending)"
    }
    let most = tenth(first.shortening.saved)
    let largest =
      first.shortening.texts.count == 1 && group.saved > 0 ? " The most, \(most), is by card \(text.card.short)." : ""
    return "Shorten \(of)'\(fields)' of \(group.textCount) cards"
      + (group.shelfCount > 1 ? " on \(group.shelfCount) shelves" : "") + ": \(ending)\(largest)"
  }

  private func writeTexts(
    of group: Group, _ dimensions: VariantDimensions, _ link: (Int) -> String?, to output: inout TextBuffer
  ) {
    let texts = group.entries.flatMap { entry in
      entry.shortening.texts.enumerated().map { (entry: entry, isFirst: $0.offset == 0, text: $0.element) }
    }.prefix(PageAdvice.mostTexts)
    output.write("<details>")
    output.write(element: "summary", texts.count < group.textCount ? "The first \(texts.count)" : "Which")
    output.write(table: Array(texts), caption: "Texts to shorten, those that save the most first") { columns, row in
      columns.text(title: "Card", row?.text.card.short)
      columns.count(title: "Characters", row?.text.characterCount)
      columns.count(title: "Keep", row?.text.fittingCount)
      columns.number(title: "Saved", row.flatMap { $0.isFirst ? $0.entry.shortening.saved : nil })
      columns.text(title: "Field", row?.text.field)
      columns.text(
        title: "Shelf", link: row.flatMap { link($0.entry.row.index) }, row.map { dimensions.name(of: $0.entry.row) })
    }
    output.write("</details>")
  }
}
