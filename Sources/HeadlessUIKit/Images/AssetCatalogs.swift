import Foundation

/// The pictures of asset catalogues and bundles, by name.
///
/// Problem: off the device an app has no compiled catalogue; its sources have one, as a folder.
///
/// Idea: a name is looked for in the bundle that the app names, in the folders that the program names (``StatedFolders``),
/// in the bundles beside it, and in the folder that it is run in, which is the package's under `swift test` and
/// `swift run`. Each is walked once.
///
/// Invariant: the same name in the same folders is the same picture, whatever was asked before.
enum AssetCatalogs {
  /// A picture that was found.
  struct Picture {
    let path: String
    let scale: CGFloat
    /// Points between the picture's edges and the rectangle that constraints speak of.
    var alignmentInsets = UIEdgeInsets.zero
  }

  /// A picture, in the file whose scale is nearest to one that is wished.
  ///
  /// - Parameter bundle: the bundle that the app names; `nil` for its own.
  static func picture(named name: String, in bundle: Bundle?, for traits: UITraitCollection) -> Picture? {
    for folder in paths(of: bundle) + StatedFolders.all + placesOfProgram {
      let names = Folder.at(folder)
      if let set = names.sets[name], let picture = ImageSet(at: set)?.picture(for: traits) { return picture }
      if let files = names.files[name], let scale = nearest(files.keys, to: traits.displayScale),
        let path = files[scale]
      {
        return Picture(path: path, scale: scale)
      }
    }
    return nil
  }

  /// The names of the pictures in the catalogues of a folder.
  static func imageNames(in folder: String) -> some Collection<String> { Folder.at(folder).sets.keys }

  /// The folders in which the app's own pictures lie.
  static var foldersOfApp: [String] { StatedFolders.all + placesOfProgram }

  /// Whether an app has no picture of a name: its catalogues are here, in the bundle that it names or in a folder that is
  /// stated, and no folder has the name.
  static func lack(_ name: String, in bundle: Bundle?) -> Bool {
    if name.isEmpty { return true }
    let own = paths(of: bundle) + StatedFolders.all
    guard own.contains(where: { !Folder.at($0).sets.isEmpty }) else { return false }
    let isThere = (own + placesOfProgram).contains { folder in
      let names = Folder.at(folder)
      return names.sets[name] != nil || names.files[name] != nil
    }
    // A program that unwraps it stops at its own line, which does not say what is missing.
    if !isThere { Messages.sayOnce("note: no catalogue of the app has the image '\(name)', so that it is nil") }
    return !isThere
  }

  /// The folders of a bundle, those beside the program, and that in which it runs.
  static func folders(of bundle: Bundle?) -> [String] { paths(of: bundle) + placesOfProgram }

  private static func paths(of bundle: Bundle?) -> [String] {
    [bundle?.resourcePath, bundle?.bundlePath].compactMap { $0 }.filter { $0 != "/" }
  }

  private static var placesOfProgram: [String] {
    besideProgram.filter { $0 != "/" } + [FileManager.default.currentDirectoryPath]
  }

  /// The font files in the folders that are stated, beside the program, and in that in which it runs.
  static var fontFiles: [String] { (StatedFolders.all + placesOfProgram).flatMap { Folder.at($0).fonts } }

  /// The path of a nib or a storyboard in a folder or one inside it.
  static func nib(named file: String, in folder: String) -> String? { Folder.at(folder).nibs[file] }

  /// The folders of resources beside the program, as SwiftPM puts them there.
  private static let besideProgram: [String] = {
    let folder = Bundle.main.bundlePath
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { [".resources", ".bundle", ".xcassets"].contains(where: $0.hasSuffix) }
      .map { folder + "/" + $0 }
  }()

  /// The scale itself, or the next larger one, or the largest.
  static func nearest(_ scales: some Collection<CGFloat>, to wished: CGFloat) -> CGFloat? {
    scales.filter { $0 >= wished }.min() ?? scales.max()
  }
}

extension AssetCatalogs {
  /// The names in a folder and all that lie in it.
  fileprivate struct Folder {
    /// Image sets of catalogues.
    private(set) var sets: [String: String] = [:]
    /// Files outside catalogues, by scale; PNGs also by their names without ending.
    private(set) var files: [String: [CGFloat: String]] = [:]

    /// Nibs and storyboards; those of the development language come first by their folder's name.
    private(set) var nibs: [String: String] = [:]
    /// The paths of font files.
    private(set) var fonts: [String] = []

    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [String: Folder] = [:]
    /// Folders of builds and of others' packages, in which nobody's own pictures lie.
    private static let skipped: Set = ["node_modules", "Pods", "Carthage", "DerivedData"]
    /// The most entries of a folder that are looked at, so that a program that runs in `/` ends.
    private static let mostEntries = 200_000

    static func at(_ path: String) -> Folder {
      lock.lock()
      defer { lock.unlock() }
      if let folder = known[path] { return folder }
      var folder = Folder()
      var left = mostEntries
      folder.walk(path, namespace: nil, &left)
      known[path] = folder
      return folder
    }

    /// - Parameter namespace: what stands before names in a catalogue; `nil` outside of catalogues.
    private mutating func walk(_ path: String, namespace: String?, _ left: inout Int) {
      for name in ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() {
        left -= 1
        guard left > 0 else { return }
        guard !name.hasPrefix("."), !Folder.skipped.contains(name) else { continue }
        let inner = path + "/" + name
        if namespace != nil, name.hasSuffix(".imageset") {
          let full = (namespace ?? "") + name.dropLast(".imageset".count)
          sets[full] = sets[full] ?? inner
        } else if name.hasSuffix(".xcassets") {
          walk(inner, namespace: "", &left)
        } else if !note(file: name, at: inner), isFolder(inner) {
          walk(inner, namespace: namespace.map { $0 + (namespaceOfFolder(inner) ? name + "/" : "") }, &left)
        }
      }
    }

    private func isFolder(_ path: String) -> Bool {
      var isFolder: ObjCBool = false
      // A link to a folder may lead back to where it lies.
      let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
        && type != .typeSymbolicLink
    }

    private func namespaceOfFolder(_ path: String) -> Bool {
      ImageSet.Contents.read(path)?.properties?.providesNamespace ?? false
    }

    /// Notes a picture, a font, a nib or a storyboard; `false` for any other file.
    private mutating func note(file name: String, at path: String) -> Bool {
      guard let dot = name.lastIndex(of: ".") else { return false }
      let ending = name[name.index(after: dot)...].lowercased()
      if ["xib", "storyboard", "nib"].contains(ending) {
        nibs[name] = nibs[name] ?? path
        return true
      }
      if ["ttf", "otf", "ttc", "otc"].contains(ending) {
        // A pipe of that name would never end.
        let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
        if type == .typeRegular || type == .typeSymbolicLink { fonts.append(path) }
        return true
      }
      guard ["png", "jpg", "jpeg", "gif", "pdf", "svg"].contains(ending) else { return false }
      var stem = name[..<dot]
      var scale: CGFloat = 1
      for suffix in ["~iphone", "~ipad"] where stem.hasSuffix(suffix) { stem = stem.dropLast(suffix.count) }
      for wished in [2, 3] where stem.hasSuffix("@\(wished)x") {
        (stem, scale) = (stem.dropLast(3), CGFloat(wished))
      }
      let names = ["\(stem)\(name[dot...])"] + (ending == "png" ? ["\(stem)"] : [])
      for name in names where files[name]?[scale] == nil { files[name, default: [:]][scale] = path }
      return true
    }
  }

  /// The files of one picture in a catalogue, as its `Contents.json` tells them (Asset Catalog Format Reference).
  fileprivate struct ImageSet {
    struct Contents: Decodable {
      struct Properties: Decodable {
        let providesNamespace: Bool?
        enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
      }
      struct Insets: Decodable { let top, left, bottom, right: CGFloat? }
      struct Entry: Decodable {
        let filename, idiom, scale, subtype: String?
        let insets: Insets?
        enum CodingKeys: String, CodingKey { case filename, idiom, scale, subtype, insets = "alignment-insets" }
      }
      let images: [Entry]?
      let properties: Properties?

      static func read(_ folder: String) -> Contents? {
        guard let data = FileManager.default.contents(atPath: folder + "/Contents.json") else { return nil }
        return try? JSONDecoder().decode(Contents.self, from: data)
      }
    }

    private let folder: String
    private let entries: [Contents.Entry]

    init?(at folder: String) {
      guard let images = Contents.read(folder)?.images else { return nil }
      self.folder = folder
      entries = images.filter { $0.filename != nil && $0.subtype == nil }
    }

    /// The file for a device: one of its kind, else one for all; there the nearest scale.
    func picture(for traits: UITraitCollection) -> Picture? {
      let kind = traits.userInterfaceIdiom == .pad ? "ipad" : "iphone"
      let own = entries.filter { $0.idiom == kind }
      let usable = own.isEmpty ? entries.filter { $0.idiom ?? "universal" == "universal" } : own
      func scale(_ entry: Contents.Entry) -> CGFloat {
        entry.scale.flatMap { Double($0.dropLast()) }.flatMap { $0 > 0 ? CGFloat($0) : nil } ?? 1
      }
      guard let best = AssetCatalogs.nearest(usable.map(scale), to: traits.displayScale),
        let entry = usable.first(where: { scale($0) == best }), let file = entry.filename
      else { return nil }
      let insets = UIEdgeInsets(
        top: (entry.insets?.top ?? 0) / best, left: (entry.insets?.left ?? 0) / best,
        bottom: (entry.insets?.bottom ?? 0) / best, right: (entry.insets?.right ?? 0) / best)
      return Picture(path: folder + "/" + file, scale: best, alignmentInsets: insets)
    }
  }
}
