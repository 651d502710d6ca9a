import Catalog
import ShelfReports
import ShelfSizing

/// A text in a variant, as results list it.
typealias FitRow = (text: FittedText, room: FittedText.Room)

extension RowWriter {
  /// The members of `fit` in JSON, which says of a text alone that it is approximate.
  mutating func fittedMembers(_ row: FitRow?) {
    fitted(row)
    optional(row?.room.isApproximate == true) { $0.flag("approximate", row?.room.isApproximate) }
  }

  /// The columns of `fit`, in all formats that have rows.
  mutating func fitted(_ row: FitRow?) {
    id("id", row?.text.id)
    text("key", row?.text.key)
    text(title: "Text", row?.text.name)
    text("view", title: "View", row?.text.view)
    text("locale", title: "Locale", row?.text.locale)
    text("contentSizeCategory", title: "Text size", row?.room.variant.contentSizeCategory)
    number("width", title: "Width", row?.room.width)
    count("lines", title: "Lines", row?.room.lines)
    count("allowedLines", title: "Allowed", row?.room.allowedLines)
    number(
      title: "Too many", missing: "approximate",
      row.flatMap { $0.room.isApproximate ? nil : Double($0.room.charactersTooMany) })
    count("charactersTooMany", row?.room.charactersTooMany)
    flag("fits", row?.room.fits)
    number("cardWidth", title: "Card", row?.room.variant.cardWidth)
    number("scale", row?.room.variant.scale)
    count("index", row?.text.index)
    text("variation", row?.text.variation)
    text("file", row?.text.file)
    count("line", row?.text.position?.line)
    count("column", row?.text.position?.column)
    text("text", row?.text.text)
  }
}

extension FittedText {
  /// Its key with the case that it is for, or the id or the index of its record.
  var name: String {
    guard let key else { return id?.text ?? index.map { "#\($0)" } ?? "" }
    return key + (variation.map { " (\($0))" } ?? "")
  }

  /// A sentence about a text that does not fit; `nil` for one that does.
  var misfit: String? {
    guard let room = tightest else { return nil }
    let place = locale.map { " in \($0)" } ?? ""
    let needed =
      counted(room.lines, "line") + " where \(room.allowedLines ?? 0) \(room.allowedLines == 1 ? "is" : "are") allowed"
    let cut = rooms.count { !$0.fits }
    let others = rooms.count == 1 ? "" : "; cut in \(cut) of \(rooms.count) variants"
    let excess =
      room.isApproximate
      ? "approximate, as the font lacks characters; name one with '--fallback-fonts'"
      : "\(counted(room.charactersTooMany, "character")) too many"
    return "'\(name)'\(place) takes \(needed) in '\(view)', \(rounded(room.width)) points wide at "
      + "\(room.variant.contentSizeCategory): \(excess)\(others)"
  }
}
