import ShelfSizing

/// Finds fonts by descriptor, and reads each file once.
///
/// Installed fonts are used only by name, never as a silent fallback, so that results do not depend on the machine.
public final class FontLibrary {
  private let paths: [String: String]
  private let settings: [String: FontSettings]
  private let findNearby: () -> [String]
  private lazy var nearby = findNearby().filter(NamedFonts.isFont)
  private let files: (any FontFiles)?
  private let dictionary: (any WordDictionary)?
  private let shaper: RunShaper.Maker?
  private let options: TextOptions
  /// How messages name a shaper that applies the tables of a font that are left out.
  package var shaperOfAllTables = "shaping by HarfBuzz"
  private var loaded: [String: LoadedFont] = [:]
  /// The files that descriptors named by their paths, or that are nearby, in the order they were read.
  package private(set) var filesOfDescriptors: [String] = []
  /// The fonts that were made already: a cell of many labels has few.
  private var fonts: [FontKey: Font] = [:]
  /// For each name that was looked for nearby, the file that has the font; `nil` if none has.
  private var found: [String: String?] = [:]
  /// For each family that was looked for among the installed fonts, the file that has it.
  private var installedPaths: [String: String] = [:]
  private var advances: [FacesKey: ASCIIAdvances.Owner] = [:]

  /// A font and its fallbacks, of which none changes with the size.
  private struct FacesKey: Hashable {
    var names: [String]
    /// For each font, the coordinates of its axes.
    var coordinates: [[Int]]
  }

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
  ///   - settings: of fonts of files, by the names that descriptors use.
  ///   - nearby: of files whose fonts are known by the names that they have themselves, such as their PostScript name;
  ///     looked for when a name is asked for that is no other font's.
  ///   - files: reads them, and knows which are installed; `nil` for the built-in fonts alone.
  ///   - dictionary: of scripts that write nothing between words, where lines else end at spaces alone.
  ///   - shaper: of scripts whose letters reorder or stack, which else are measured glyph by glyph.
  ///   - options: for all fonts of this library.
  public init(
    paths: [String: String] = [:], settings: [String: FontSettings] = [:],
    nearby: @escaping @autoclosure () -> [String] = [], files: (any FontFiles)? = nil,
    dictionary: (any WordDictionary)? = nil, shaper: RunShaper.Maker? = nil,
    options: TextOptions = TextOptions()
  ) {
    self.paths = paths
    self.settings = settings
    findNearby = nearby
    self.files = files
    self.dictionary = dictionary
    self.shaper = shaper
    self.options = options
  }

  /// The font of a descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: which font it is.
  ///   - category: the text size that text styles follow.
  ///   - fallbacks: names of fonts that are asked for characters the font lacks, in order.
  public func font(
    _ descriptor: FontDescriptor, category: ContentSizeCategory = .large, fallbacks: [String] = []
  ) throws(FontLookupError) -> Font {
    let descriptor = descriptor.resolved(category)
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
    FontLibrary.isBuiltIn(name) || paths[name] != nil || pathNearby(of: name) != nil
  }

  /// Whether a name other than `system` is that of a font whose widths are built in.
  private static func isBuiltIn(_ name: String) -> Bool {
    name == "Helvetica" || StandInAdvances.isBuiltIn(name)
  }

  /// Whether the stand-in for a font that is not here has the font's own widths of letters, digits and punctuation.
  package static func knowsWidths(of name: String) -> Bool {
    StandInAdvances.has(name) || SystemTypeface(file: name, pointSize: 17) != nil
  }

  /// The families that are there, in the order given: installed files are looked through once for all.
  package func available(among families: [String]) -> [String] {
    guard let files else { return [] }
    let wanted = families.filter { !declares($0) && installedPaths[$0] == nil }
    let paths = NamedFonts(files).paths(of: wanted, among: files.installed)
    installedPaths.merge(paths) { known, _ in known }
    return families.filter { declares($0) || installedPaths[$0] != nil }
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
    case .textStyle(let style, let weight):
      let size = style.pointSize(category)
      let weight = weight ?? style.weight
      let typeface = systemTypeface(size, weight)
      let lineHeight = (typeface.ascender + typeface.descender) * size
      let leading = options.appliesTextStyleLeading ? style.leading(category) - lineHeight : 0
      let warning = SystemTypeface.warning(pointSize: size, weight: weight)
      return try font("system", size, typeface, fallbacks, weight: weight, leading: leading, warning: warning)
    case .system(let size, let weight, let face):
      try FontLibrary.check(size)
      let warning = SystemTypeface.warning(pointSize: size, weight: weight)
      return try font("system", size, systemTypeface(size, weight, face), fallbacks, weight: weight, warning: warning)
    case .named(let name, let size):
      try FontLibrary.check(size)
      return try font(name, size, typeface(name, pointSize: size), fallbacks)
    case .scaled(let base, _): return try makeFont(base, category: category, fallbacks: fallbacks)
    }
  }

  private func systemTypeface(
    _ size: Double, _ weight: FontWeight, _ face: SystemFontFace = .upright
  ) -> any Typeface {
    let era = options.systemFontEra
    return era == .xcode6
      ? StandInTypeface(oldSystemFont: weight, face)
      : SystemTypeface(pointSize: size, weight: weight, face: face, era: era)
  }

  /// The stand-in for a font that is not here. It has the widths and the line height of that font where they are known,
  /// else Helvetica's widths and Helvetica Neue's lines. For San Francisco as a file, it is the system font without
  /// tracking.
  public func standIn(for name: String, size: Double) -> Font {
    // NaN becomes 1: `max` leaves it out where it comes last.
    let pointSize = min(max(1, size), Font.maximumPointSize)
    let typeface: any Typeface = SystemTypeface(file: name, pointSize: pointSize) ?? StandInTypeface(name)
    return Font(
      name: name, pointSize: pointSize, typeface: typeface, options: options, dictionary: dictionary)
  }

  /// - Parameter weight: which variable fonts of the fallbacks take on.
  private func font(
    _ name: String, _ size: Double, _ typeface: any Typeface, _ fallbacks: [String], weight: FontWeight? = nil,
    leading: Double? = nil, warning: String? = nil
  ) throws(FontLookupError) -> Font {
    var others: [any Typeface] = []
    for fallback in fallbacks { others.append(try self.typeface(fallback, pointSize: size, weight: weight)) }
    let names = [name] + fallbacks
    let ofFiles = ([typeface] + others).map { $0 as? OpenTypeTypeface }
    let key = FacesKey(names: names, coordinates: ofFiles.map { $0?.coordinates ?? [] })
    var warnings = warning.map { [$0] } ?? []
    for (name, typeface) in zip(names, ofFiles) {
      let warning = typeface?.unapplied.warning(font: name, remedy: shaperOfAllTables)
      if let warning, !warnings.contains(warning) { warnings.append(warning) }
    }
    let font = Font(
      name: name, pointSize: size, typeface: typeface, fallbacks: others, leading: leading, ascii: advances[key],
      options: options, dictionary: dictionary, warnings: warnings)
    if !names.contains("system") { advances[key] = font.asciiOwner }
    return font
  }

  private static func check(_ size: Double) throws(FontLookupError) {
    guard NumberLimits.allow(size, positive: true, upTo: Font.maximumPointSize) else { throw .size(size) }
  }

  private func typeface(
    _ name: String, pointSize: Double, weight: FontWeight? = nil
  ) throws(FontLookupError) -> any Typeface {
    switch name {
    case "system": return systemTypeface(pointSize, .regular)
    case "Helvetica": return HelveticaTypeface()
    default: break
    }
    if let known = loaded[name] { return try known.typeface(pointSize: pointSize, weight: weight) }
    if FontLibrary.isBuiltIn(name), paths[name] == nil, pathNearby(of: name) == nil { return StandInTypeface(name) }
    guard let files else { throw .unknown(name: name) }
    let font: LoadedFont
    if let path = paths[name] {
      font = try load(path, as: name, from: files, isNamed: false)
    } else if FontLibrary.isPath(name) {
      font = try load(name, as: name, from: files, isNamed: false)
      filesOfDescriptors.append(name)
    } else if let path = pathNearby(of: name) {
      font = try load(path, as: name, from: files, isNamed: true)
      filesOfDescriptors.append(path)
    } else if !name.isEmpty,
      let path = installedPaths[name] ?? NamedFonts(files).path(of: name, among: files.installed)
    {
      font = try load(path, as: name, from: files, isNamed: true)
    } else {
      throw .unknown(name: name)
    }
    loaded[name] = font
    return try font.typeface(pointSize: pointSize, weight: weight)
  }

  /// Whether a name that is declared nowhere is that of a file.
  package static func isPath(_ name: String) -> Bool {
    name.utf8.contains(UInt8(ascii: "/")) || NamedFonts.isFont(name)
  }

  private func load(
    _ path: String, as name: String, from files: any FontFiles, isNamed: Bool
  ) throws(FontLookupError) -> LoadedFont {
    let bytes: [UInt8]
    do {
      bytes = try files.bytes(ofFile: path, limit: FontLibrary.maximumFileSize)
    } catch {
      throw .unreadable(path: path, "\(error)")
    }
    return try LoadedFont(
      bytes, path: path, font: name, isNamed: isNamed, settings: settings[name] ?? FontSettings(), shaper: shaper)
  }
}

/// Where a ``FontLibrary`` gets font files from: it opens none itself, so that it works on bytes alone.
public protocol FontFiles: Sendable {
  /// The paths of installed fonts, in the order in which a family is looked for.
  var installed: [String] { get }

  /// The content of a file.
  ///
  /// - Parameters:
  ///   - path: as in ``installed``, or as somebody wrote it.
  ///   - limit: the largest size accepted, in bytes.
  /// - Throws: an error whose description names the file and the fault.
  func bytes(ofFile path: String, limit: Int) throws -> [UInt8]

  /// Up to `count` bytes of a file from `offset` on; fewer at its end.
  func bytes(ofFile path: String, at offset: Int, count: Int) throws -> [UInt8]
}
