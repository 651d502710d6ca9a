import Catalog
import ShelfSizing

/// The card widths that are measured.
struct CardWidths {
  /// Points; the start of the range where every width is.
  let widths: [Setting<Double>]
  /// The range where there are heights for every width, in points.
  let range: ClosedRange<Double>?

  /// Widths of a range with a step, or points of one without; more of them are hardly meant.
  private static let mostWidths = 10_000.0

  init(_ configuration: ShelfConfiguration) throws(BatchError) {
    try CardWidths.check(configuration.cardWidths)
    switch configuration.cardWidths {
    case .list(let listed):
      range = nil
      widths =
        listed.isEmpty ? [Setting(ShelfConfiguration.Standard.cardWidth, .builtIn)] : listed.withoutRepeats(\.value)
    case .range(let written):
      let (from, to) = (written.value.from, written.value.to)
      guard let step = written.value.step else {
        guard to - from <= CardWidths.mostWidths else {
          throw written.failure("a range of every width is at most \(Int(CardWidths.mostWidths)) points long")
        }
        range = from...to
        widths = [written.map { _ in from }]
        return
      }
      range = nil
      guard (to - from) / step < CardWidths.mostWidths else {
        throw written.failure("a range has at most \(Int(CardWidths.mostWidths)) widths; make the step larger")
      }
      let count = Int(clamping: (to - from) / step + 1e-9)
      widths = (0...count).map { index in written.map { _ in from + Double(index) * step } }
    case .devices(let written):
      range = nil
      let own = configuration.insets.map { $0.value.leading + $0.value.trailing } ?? 0
      widths = try CardWidths.widths(written, insets: own)
    }
  }

  /// Refuses widths that no shelf can have; those of devices are checked by the shelf that has them.
  private static func check(_ widths: ShelfConfiguration.CardWidths) throws(BatchError) {
    let written: [Setting<Double>] =
      switch widths {
      case .list(let listed): listed
      case .range(let range): [range.map(\.from), range.map(\.to)]
      case .devices: []
      }
    for width in written where !NumberLimits.allow(width.value, positive: true) {
      throw width.failure("\(ShelfError(name: "cardWidth", value: width.value, mustBePositive: true))")
    }
  }

  private static func widths(
    _ written: Setting<ShelfConfiguration.DeviceWidths>, insets: Double
  ) throws(BatchError) -> [Setting<Double>] {
    let rule = written.value
    var widths: Set<Double> = []
    for name in rule.devices {
      for device in try written.origin.devices(named: name) {
        let width = ((device.size.width - rule.peek - (rule.insets ?? insets)) / rule.visible).rounded(.down)
        guard width > 0 else {
          throw written.failure("no card fits on '\(device.name)', \(Int(clamping: device.size.width)) points wide")
        }
        widths.insert(width)
      }
    }
    return widths.sorted().map { width in written.map { _ in width } }
  }
}

extension ShelfConfiguration {
  /// Makes cards as wide as devices show them: as many at a time as the configuration says, else one.
  package mutating func setDevices(_ names: [String]) throws(BatchError) {
    var (visible, peek, insets) = (1.0, 0.0, nil as Double?)
    if case .devices(let rule) = cardWidths {
      (visible, peek, insets) = (rule.value.visible, rule.value.peek, rule.value.insets)
    } else if cardWidths.origin == .given {
      throw BatchError(
        .setting, "The card width is given by \(self.names(Settings.cardWidth.key)) or by devices, not by both")
    }
    cardWidths = .devices(
      Setting(DeviceWidths(devices: names, visible: visible, peek: peek, insets: insets), .given))
  }
}
