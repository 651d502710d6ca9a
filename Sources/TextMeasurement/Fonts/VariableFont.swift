/// A font of a file that has axes: a typeface for each setting of them.
///
/// The values of the axes are, each overruling those before it: the font's own; the weight of the text's font for
/// `wght`; the point size for `opsz`, as Core Text sizes optically by itself unless that is switched off
/// (`kCTFontOpticalSizeAttribute`) and browsers do (CSS Fonts 4, `font-optical-sizing`); all of a named instance, if
/// the font was asked for by its name; and the font's settings in the configuration.
final class VariableFont {
  private let directory: TableDirectory
  private let axes: VariationAxes
  private let mapping: AxisMapping
  private let instance: VariationAxes.Instance?
  private let settings: FontSettings
  private let shaper: (([Int]) -> (any RunShaper)?)?
  /// The typefaces by the coordinates of their axes.
  private var typefaces: [[Int]: OpenTypeTypeface] = [:]

  /// - Parameters:
  ///   - directory: of the font.
  ///   - name: the name of an instance, if one is meant.
  ///   - settings: of axes that it does not have, they do nothing.
  ///   - shaper: makes what shapes some scripts, by where the axes stand.
  init(
    _ directory: TableDirectory, _ axes: VariationAxes, name: String?, settings: FontSettings,
    shaper: (([Int]) -> (any RunShaper)?)? = nil, budget: inout ReadingBudget
  ) throws(FontError) {
    self.directory = directory
    self.axes = axes
    mapping = try AxisMapping(directory, axisCount: axes.axes.count, budget: &budget)
    instance = try name.flatMap { name throws(FontError) in
      try NamingTable(directory, axes, budget: &budget).instance(named: name, of: axes)
    }
    self.settings = settings
    self.shaper = shaper
  }

  /// The typeface at a size.
  ///
  /// - Parameter weight: the weight of the text's font; `nil` where it has none of its own.
  func typeface(pointSize: Double, weight: FontWeight?) throws(FontError) -> OpenTypeTypeface {
    var budget = ReadingBudget()
    let coordinates = try axes.coordinates(values(pointSize, weight), mapping, budget: &budget)
    if let known = typefaces[coordinates] { return known }
    let typeface = try OpenTypeTypeface(
      directory, coordinates: coordinates, settings: LayoutSettings(settings), shaper: shaper?(coordinates),
      budget: &budget)
    typefaces[coordinates] = typeface
    return typeface
  }

  private func values(_ pointSize: Double, _ weight: FontWeight?) -> [Float] {
    var values = axes.axes.map(\.initial)
    for (index, axis) in axes.axes.enumerated() {
      if axis.tag == "wght", let weight { values[index] = weight.axisValue }
      if axis.tag == "opsz" { values[index] = Float(pointSize) }
      if let instance { values[index] = instance.values[index] }
      if let value = settings.variations[axis.tag.description] { values[index] = Float(value) }
    }
    return values
  }
}

extension FontWeight {
  /// The value of a `wght` axis: the nine weights are the nine hundreds (OpenType, "OS/2", usWeightClass).
  fileprivate var axisValue: Float { Float(100 * ((FontWeight.allCases.firstIndex(of: self) ?? 3) + 1)) }
}
