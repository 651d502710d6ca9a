/// A font of a file: one typeface, or one for each setting of its axes.
struct LoadedFont {
  private let path: String
  private let kind: Kind

  private enum Kind {
    case fixed(OpenTypeTypeface)
    case variable(VariableFont)
  }

  /// - Parameters:
  ///   - bytes: the file's.
  ///   - path: of the file, for messages.
  ///   - font: as it was asked for.
  ///   - isNamed: whether that names a font of a collection, or an instance; else it is the first font.
  ///   - settings: where its axes stand, and what it does to its glyphs.
  ///   - shaper: makes what shapes some scripts.
  init(
    _ bytes: [UInt8], path: String, font: String, isNamed: Bool, settings: FontSettings,
    shaper: RunShaper.Maker? = nil
  ) throws(FontLookupError) {
    self.path = path
    let refusal: FontLookupError?
    do throws(FontError) {
      var budget = ReadingBudget()
      let directories = try TableDirectory.fonts(in: FontData(bytes), budget: &budget)
      let name = isNamed ? font : nil
      let index = try LoadedFont.index(ofFontNamed: name, in: directories, budget: &budget)
      let directory = directories[index]
      let shaper = shaper.map { make in { coordinates in make(bytes, index, coordinates, settings) } }
      let axes = try VariationAxes(directory, budget: &budget)
      if let axes {
        kind = .variable(
          try VariableFont(directory, axes, name: name, settings: settings, shaper: shaper, budget: &budget))
      } else {
        kind = .fixed(
          try OpenTypeTypeface(
            directory, settings: LayoutSettings(settings), shaper: shaper?([]), budget: &budget))
      }
      refusal = try settings.refusal(font, directory, axes, budget: &budget)
    } catch {
      throw .malformed(path: path, error)
    }
    if let refusal { throw refusal }
  }

  /// The typeface at a size.
  ///
  /// - Parameter weight: the weight of the text's font; `nil` where it has none of its own.
  func typeface(pointSize: Double, weight: FontWeight?) throws(FontLookupError) -> OpenTypeTypeface {
    switch kind {
    case .fixed(let typeface): return typeface
    case .variable(let font):
      do throws(FontError) {
        return try font.typeface(pointSize: pointSize, weight: weight)
      } catch {
        throw .malformed(path: path, error)
      }
    }
  }

  /// The font of a name, or that has an instance of the name; else the first one.
  private static func index(
    ofFontNamed name: String?, in directories: [TableDirectory], budget: inout ReadingBudget
  ) throws(FontError) -> Int {
    guard let name else { return 0 }
    for (index, directory) in directories.enumerated() {
      let axes = try VariationAxes(directory, budget: &budget)
      if try NamingTable(directory, axes, budget: &budget).hasFont(named: name, axes) { return index }
    }
    return 0
  }
}
