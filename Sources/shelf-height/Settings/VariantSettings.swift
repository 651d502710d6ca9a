import Catalog
import Reporting
import ShelfSizing
import TextMeasurement

extension ShelfSettings {
  /// All combinations in a locale, card widths outermost. A flag replaces the configuration's list.
  static func variants(_ reader: SettingsReader, _ cell: CellSettings, locale: String?) throws -> [VariantPlan] {
    let written = reader.configuration?.variants
    let widths = try CardWidthSettings(reader).widths
    let scales = try numbers(reader, "--scale", written?.scale, reader.configuration?.scale, 2)
    var plans: [VariantPlan] = []
    for width in widths {
      var isFirst = true
      for category in try categories(reader) {
        for scale in scales {
          let shelf = try shelf(reader, cardWidth: width, scale: scale)
          plans.append(
            VariantPlan(
              variant: Variant(
                cardWidth: width.value, scale: scale.value, contentSizeCategory: category.rawValue, locale: locale),
              shelf: shelf,
              cells: try cell.blueprint(category: category, shelf: shelf, cardWidth: width, isFirst: isFirst)))
          isFirst = false
        }
      }
    }
    return plans
  }

  static func numbers(
    _ reader: SettingsReader, _ flag: String, _ list: [Positioned<Double>]?, _ single: Positioned<Double>?,
    _ standard: Double
  ) throws(CommandError) -> [Setting<Double>] {
    if let written = reader.arguments.values(of: flag) {
      var numbers: [Setting<Double>] = []
      for text in written {
        numbers.append(Setting(value: try ParsedArguments.number(text, of: flag), origin: .flag(flag)))
      }
      return numbers.withoutRepeats(\.value)
    }
    if let list, !list.isEmpty { return list.compactMap { reader.fromFile($0) }.withoutRepeats(\.value) }
    return [reader.fromFile(single) ?? Setting(value: standard, origin: .builtIn)]
  }

  /// At least one; `all` stands for the twelve.
  static func categories(_ reader: SettingsReader) throws(CommandError) -> [ContentSizeCategory] {
    let flag = "--content-size-category"
    let list = reader.configuration?.variants.contentSizeCategory ?? []
    let single = reader.configuration?.contentSizeCategory
    let names =
      reader.arguments.values(of: flag)?.map { Setting(value: $0, origin: .flag(flag)) }
      ?? (list.isEmpty ? [single].compactMap { $0 } : list).compactMap { reader.fromFile($0) }
    var categories: [ContentSizeCategory] = []
    for name in names {
      let category = ContentSizeCategory(rawValue: name.value)
      guard category != nil || name.value == "all" else {
        throw name.failure(
          "unknown content size category '\(name.value)'"
            + suggestion(for: name.value, among: ContentSizeCategory.allCases.map(\.rawValue) + ["all"]))
      }
      categories += category.map { [$0] } ?? ContentSizeCategory.allCases
    }
    return categories.isEmpty ? [.large] : categories.withoutRepeats(\.self)
  }

  static func shelf(
    _ reader: SettingsReader, cardWidth: Setting<Double>, scale: Setting<Double>
  ) throws(CommandError) -> Shelf {
    let configuration = reader.configuration
    let settings = [
      "cardWidth": cardWidth, "scale": scale,
      "maximumCardHeight": try reader.number("--maximum-card-height", configuration?.maximumCardHeight),
      "lineSpacing": try reader.number("--line-spacing", configuration?.lineSpacing),
      "interitemSpacing": try reader.number("--interitem-spacing", configuration?.interitemSpacing),
      "containerHeight": try reader.number("--container-height", configuration?.containerHeight),
    ]
    func value(_ name: String) -> Double? { settings[name].flatMap { $0 }?.value }
    let insets = try insets(reader)
    do throws(ShelfError) {
      return try Shelf(
        cardWidth: cardWidth.value, maximumCardHeight: value("maximumCardHeight"), insets: insets,
        lineSpacing: value("lineSpacing") ?? 10, interitemSpacing: value("interitemSpacing") ?? 10,
        scale: scale.value, containerHeight: value("containerHeight"))
    } catch {
      if error.name.hasPrefix("insets."), let failure = insetsFailure(error, reader) { throw failure }
      throw settings[error.name].flatMap { $0 }?.failure("\(error)") ?? .usage("\(error)")
    }
  }
}

/// The error where the configuration's insets are at fault; `nil` if they are a flag's.
private func insetsFailure(_ error: ShelfError, _ reader: SettingsReader) -> CommandError? {
  guard !reader.arguments.has("--insets") else { return nil }
  return reader.fromFile(reader.configuration?.insets)?.failure("\(error)")
}

/// `--insets 8` or `--insets 8,16,8,16`: top, leading, bottom, trailing.
private func insets(_ reader: SettingsReader) throws(CommandError) -> EdgeInsets {
  if let written = reader.arguments["--insets"] {
    var sides: [Double] = []
    for side in reader.arguments.values(of: "--insets") ?? [] {
      sides.append(try ParsedArguments.number(side, of: "--insets"))
    }
    switch sides.count {
    case 1: return EdgeInsets(all: sides[0])
    case 4: return EdgeInsets(top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
    default:
      throw .usage(
        "The value '\(written)' is invalid for '--insets': it takes one number or top,leading,bottom,trailing")
    }
  }
  guard let insets = reader.configuration?.insets?.value else { return .zero }
  return EdgeInsets(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
}

extension Array {
  /// The first of each, by a key.
  func withoutRepeats<Key: Hashable>(_ key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}
