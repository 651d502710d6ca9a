import ShelfSizing

/// Finds fonts by descriptor, and reads each file once.
///
/// Installed fonts are used only by name, never as a silent fallback, so that results do not depend on the machine.
public final class FontLibrary {
  private let paths: [String: String]
  private let nearby: [String]
  private let files: (any FontFiles)?
  private let options: TextOptions
  private var loaded: [String: any Typeface] = [:]
  /// The files that descriptors named by their paths, or that are nearby, in the order they were read.
  package private(set) var filesOfDescriptors: [String] = []
  /// Those made already: a cell of many labels has few.
  private var fonts: [FontKey: Font] = [:]
  /// By name, the file among those nearby that has the font, if one has.
  private var found: [String: String?] = [:]
  /// By the names of a font and its fallbacks, of which none changes with the size.
  private var advances: [[String]: ASCIIAdvances.Owner] = [:]

  private struct FontKey: Hashable {
    var descriptor: FontDescriptor
    var category: ContentSizeCategory
    var fallbacks: [String]
  }

  /// Files larger than this are refused, in bytes.
  static let maximumFileSize = 256 << 20

  /// A library without fonts yet: each is looked up, and kept, when it is first asked for.
  ///
  /// - Parameters:
  ///   - paths: of font files, by the names that descriptors use.
  ///   - nearby: of files whose fonts are known by the names that they have themselves, such as their PostScript name.
  ///   - files: reads them, and knows which are installed; `nil` for the built-in fonts alone.
  ///   - options: for all fonts of this library.
  public init(
    paths: [String: String] = [:], nearby: [String] = [], files: (any FontFiles)? = nil,
    options: TextOptions = TextOptions()
  ) {
    self.paths = paths
    self.nearby = nearby.filter(NamedFonts.isFont)
    self.files = files
    self.options = options
  }

  /// The font of a descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: which font it is.
  ///   - category: the text size that text styles follow.
  ///   - fallbacks: names of fonts that are asked for characters the font lacks, in order.
  ///   - grid: the pixels that sizes are rounded to which follow the text size.
  public func font(
    _ descriptor: FontDescriptor, category: ContentSizeCategory = .large, fallbacks: [String] = [],
    on grid: PixelGrid = .threePixelsAPoint
  ) throws(FontLookupError) -> Font {
    let descriptor = descriptor.resolved(category, on: grid)
    // Other fonts are the same at any text size, and then their texts are shaped once for all.
    var category = category
    if case .textStyle = descriptor {} else { category = .large }
    let key = FontKey(descriptor: descriptor, category: category, fallbacks: fallbacks)
    if let known = fonts[key] { return known }
    let font = try makeFont(descriptor, category: category, fallbacks: fallbacks)
    fonts[key] = font
    return font
  }

  /// Whether a name is built in, given by the configuration or that of a font nearby, rather than that of an installed
  /// family.
  package func declares(_ name: String) -> Bool {
    name == "Helvetica" || paths[name] != nil || pathNearby(of: name) != nil
  }

  private func pathNearby(of name: String) -> String? {
    guard let files, !nearby.isEmpty, !name.isEmpty else { return nil }
    if let known = found[name] { return known }
    let path = NamedFonts(files).path(of: name, among: nearby)
    found[name] = .some(path)
    return path
  }

  private func makeFont(
    _ descriptor: FontDescriptor, category: ContentSizeCategory, fallbacks: [String]
  ) throws(FontLookupError) -> Font {
    switch descriptor {
    case .textStyle(let style):
      let size = style.pointSize(category)
      let typeface = SystemTypeface(pointSize: size, weight: style.weight, era: options.systemFontEra)
      let lineHeight = (typeface.ascender + typeface.descender) * size
      let leading = options.appliesTextStyleLeading ? style.leading(category) - lineHeight : 0
      let doubt = SystemTypeface.doubt(pointSize: size, weight: style.weight)
      return try font("system", size, typeface, fallbacks, leading: leading, doubt: doubt)
    case .system(let size, let weight):
      try FontLibrary.check(size)
      let doubt = SystemTypeface.doubt(pointSize: size, weight: weight)
      let typeface = SystemTypeface(pointSize: size, weight: weight, era: options.systemFontEra)
      return try font("system", size, typeface, fallbacks, doubt: doubt)
    case .named(let name, let size):
      try FontLibrary.check(size)
      return try font(name, size, typeface(name, pointSize: size), fallbacks)
    case .scaled(let base, _): return try makeFont(base, category: category, fallbacks: fallbacks)
    }
  }

  /// What stands for a font that is not here: Helvetica's widths in lines of the font's height, as far as it is known.
  public func standIn(for name: String, size: Double) -> Font {
    Font(
      name: name, pointSize: min(max(size, 1), Font.maximumPointSize), typeface: StandInTypeface(name),
      countsLastNewline: options.countsLastNewline)
  }

  private func font(
    _ name: String, _ size: Double, _ typeface: any Typeface, _ fallbacks: [String], leading: Double? = nil,
    doubt: String? = nil
  ) throws(FontLookupError) -> Font {
    var others: [any Typeface] = []
    for fallback in fallbacks { others.append(try self.typeface(fallback, pointSize: size)) }
    let names = [name] + fallbacks
    let font = Font(
      name: name, pointSize: size, typeface: typeface, fallbacks: others, leading: leading, ascii: advances[names],
      countsLastNewline: options.countsLastNewline, doubt: doubt)
    if !names.contains("system") { advances[names] = font.asciiOwner }
    return font
  }

  private static func check(_ size: Double) throws(FontLookupError) {
    guard size > 0, size <= Font.maximumPointSize else { throw .size(size) }
  }

  private func typeface(_ name: String, pointSize: Double) throws(FontLookupError) -> any Typeface {
    switch name {
    case "system": return SystemTypeface(pointSize: pointSize, weight: .regular, era: options.systemFontEra)
    case "Helvetica": return HelveticaTypeface()
    default: break
    }
    if let known = loaded[name] { return known }
    let typeface: any Typeface
    guard let files else { throw .unknown(name: name) }
    if let path = paths[name] {
      typeface = try FontLibrary.load(path, from: files, name: nil)
    } else if FontLibrary.isPath(name) {
      typeface = try FontLibrary.load(name, from: files, name: nil)
      filesOfDescriptors.append(name)
    } else if let path = pathNearby(of: name) {
      typeface = try FontLibrary.load(path, from: files, name: name)
      filesOfDescriptors.append(path)
    } else if !name.isEmpty, let path = NamedFonts(files).path(of: name, among: files.installed) {
      typeface = try FontLibrary.load(path, from: files, name: name)
    } else {
      throw .unknown(name: name)
    }
    loaded[name] = typeface
    return typeface
  }

  private static func isPath(_ name: String) -> Bool {
    name.contains("/") || NamedFonts.isFont(name)
  }

  /// - Parameter name: which font of a collection; `nil` for the first.
  private static func load(
    _ path: String, from files: any FontFiles, name: String?
  ) throws(FontLookupError) -> OpenTypeTypeface {
    let bytes: [UInt8]
    do { bytes = try files.bytes(ofFile: path, limit: maximumFileSize) } catch { throw .unreadable("\(error)") }
    do throws(FontError) {
      var budget = ReadingBudget()
      let directories = try TableDirectory.fonts(in: FontData(bytes), budget: &budget)
      if let name {
        for directory in directories where try NamingTable(directory, budget: &budget).matches(name) {
          return try OpenTypeTypeface(directory, budget: &budget)
        }
      }
      return try OpenTypeTypeface(directories[0], budget: &budget)
    } catch {
      throw .malformed(path: path, error)
    }
  }
}
