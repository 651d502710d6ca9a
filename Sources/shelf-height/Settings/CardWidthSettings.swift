import Catalog

/// The card widths that are measured.
struct CardWidthSettings {
  /// Points; the start of the range where every width is.
  let widths: [Setting<Double>]
  /// Where heights are told for every width: points.
  let range: ClosedRange<Double>?

  /// Widths of a range with a step, or points of one without; more of them are hardly meant.
  private static let mostWidths = 10_000.0

  init(_ reader: SettingsReader) throws(CommandError) {
    let configuration = reader.configuration
    let flag = reader.arguments["--card-width"].map { Setting(value: $0, origin: .flag("--card-width")) }
    var rule: Setting<ShelfConfiguration.CardWidthRule>?
    if let flag, let written = try CardWidthSettings.range(flag) {
      rule = Setting(value: written, origin: flag.origin)
    } else if flag == nil {
      rule = reader.fromFile(configuration?.variants.cardWidthRule)
    }
    guard let rule else {
      range = nil
      widths = try ShelfSettings.numbers(
        reader, "--card-width", configuration?.variants.cardWidth, configuration?.cardWidth, 176)
      return
    }
    switch rule.value {
    case .range(let from, let to, nil):
      guard to - from <= CardWidthSettings.mostWidths else {
        throw rule.failure("a range of every width is at most \(Int(CardWidthSettings.mostWidths)) points long")
      }
      range = from...to
      widths = [Setting(value: from, origin: rule.origin)]
    case .range(let from, let to, let step?):
      range = nil
      guard (to - from) / step < CardWidthSettings.mostWidths else {
        throw rule.failure("a range has at most \(Int(CardWidthSettings.mostWidths)) widths; make the step larger")
      }
      let count = Int(((to - from) / step + 1e-9).rounded(.down))
      widths = (0...count).map { Setting(value: from + Double($0) * step, origin: rule.origin) }
    case .devices(let names, let visible, let peek, let insets):
      range = nil
      let own = configuration?.insets.map { $0.value.leading + $0.value.trailing } ?? 0
      widths = try CardWidthSettings.widths(names, visible: visible, taken: peek + (insets ?? own), rule.origin)
    }
  }

  /// `120..400`, or `120..400:8` with a step; `nil` for anything else.
  private static func range(_ flag: Setting<String>) throws(CommandError) -> ShelfConfiguration.CardWidthRule? {
    let ends = flag.value.split(separator: "..", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard ends.count == 2 else { return nil }
    guard !flag.value.contains(",") else {
      throw flag.failure("The value '\(flag.value)' is invalid for '--card-width': it takes a list or one range")
    }
    let parts = ends[1].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let from = try ParsedArguments.number(ends[0], of: "--card-width")
    let to = try ParsedArguments.number(parts[0], of: "--card-width")
    let step = parts.count == 2 ? try ParsedArguments.number(parts[1], of: "--card-width") : nil
    guard from > 0, from <= to, step ?? 1 > 0 else {
      throw flag.failure("The value '\(flag.value)' is invalid for '--card-width': it takes from..to or from..to:step")
    }
    return .range(from: from, to: to, step: step)
  }

  private static func widths(
    _ names: [String], visible: Double, taken: Double, _ origin: SettingOrigin
  ) throws(CommandError) -> [Setting<Double>] {
    var widths: Set<Double> = []
    for name in names {
      let devices = Device.named(name)
      guard !devices.isEmpty else {
        throw Setting(value: name, origin: origin).failure(
          "unknown device '\(name)'" + suggestion(for: name, among: Device.widths.map(\.name) + ["all"]))
      }
      for device in devices {
        let width = ((device.width - taken) / visible).rounded(.down)
        guard width > 0 else {
          throw Setting(value: name, origin: origin).failure(
            "no card fits on '\(device.name)', \(Int(device.width)) points wide")
        }
        widths.insert(width)
      }
    }
    return widths.sorted().map { Setting(value: $0, origin: origin) }
  }
}
