import Platform
import SourceSlicing

/// The files of an app that decide sizes, below the folders that `--from` names.
struct AppFiles {
  /// Without links, so that a path from another folder leads to them.
  private(set) var folders: [String] = []
  private(set) var sources: [String] = []
  private var nibPaths: [String] = []
  /// Folders with asset catalogues or fonts.
  private(set) var resourceFolders: [String] = []
  /// The project files of Xcode.
  private(set) var projects: [String] = []
  /// The contents of data models of Core Data, in all their versions.
  private(set) var models: [String] = []
  private var seen: Set<String> = []

  /// The folder of the package that is written, which may lie in the app's.
  private let package: String?

  /// Lists the files; the folders are read, and nothing in them is run.
  ///
  /// - Parameter package: the folder of the package that is written.
  init(_ paths: [String], besides package: String?) throws {
    self.package = package
    try add(paths)
    if let package,
      let folder = folders.first(where: {
        "\($0)/".hasPrefix("\(package)/")
      })
    {
      throw CommandError.usage(
        "The folder '\(folder)' lies in that of '\(Options.into.name)': the app's folder is never changed")
    }
  }

  /// Adds the files of folders.
  mutating func add(_ paths: [String]) throws {
    for path in paths {
      guard let folder = FolderListing.absolutePath(path) else {
        _ = try FolderListing.names(in: path)
        continue
      }
      guard !folders.contains(folder) else { continue }
      folders.append(folder)
      for file in try FolderListing.ownFiles(under: folder, enters: AppFiles.enters) where seen.insert(file).inserted {
        if let package, file.hasPrefix("\(package)/") { continue }
        add(file)
      }
    }
    resourceFolders = Set(resourceFolders).sorted()
  }

  /// Leaves sources out.
  mutating func drop(_ files: Set<String>) { sources.removeAll(where: files.contains) }

  private static func enters(_ name: String) -> Bool {
    name.hasSuffix(".xcodeproj") || !AppFolders.isLeftOut(name)
  }

  private mutating func add(_ file: String) {
    if file.hasSuffix(".swift") {
      if !file.hasSuffix("/Package.swift") { sources.append(file) }
    } else if file.hasSuffix(".xib") || file.hasSuffix(".storyboard") {
      nibPaths.append(file)
    } else if file.hasSuffix("/project.pbxproj") {
      projects.append(file)
    } else if file.hasSuffix(".xcdatamodel/contents") {
      models.append(file)
    } else if let end = file.firstRange(of: ".xcassets/") {
      resourceFolders.append(String(file[..<end.lowerBound]).folder)
    } else if [".ttf", ".otf", ".ttc"].contains(where: file.lowercased().hasSuffix) {
      resourceFolders.append(file.folder)
    }
  }

  /// Nibs and storyboards.
  var nibs: AppNibs { AppNibs(paths: nibPaths) }

  /// The modules that lay views out and of which no folder holds the sources.
  func missingModules(_ slice: SourceSlice) -> [Adoption.Missing] {
    slice.layoutModules(besides: sources).map { module in
      let place = slice.place(of: module)
      return Adoption.Missing(
        name: module, place: place.map { "\($0.file):\($0.position.line)" } ?? "-",
        hint:
          "this module lays views out: name the folder of its sources as well, '\(Options.from.name) …/\(module)/Sources'"
      )
    }
  }

  /// The folders of modules, where a package manager has put them below the app's.
  func packages(of modules: Set<String>) -> [String] {
    modules.subtracting(AppFiles.known).sorted().flatMap { module in
      folders.flatMap { folder in AppFiles.checkouts.map { "\(folder)/\($0)/\(module)" } }.filter { path in
        (try? FolderListing.entry(path)) == .folder && !sources.contains { $0.contains("/\(module)/") }
      }.prefix(1).map { path in
        (try? FolderListing.entry("\(path)/Sources")) == .folder ? "\(path)/Sources" : path
      }
    }
  }

  /// Modules of pictures, animations and streams, whose stand-ins say more than sources that nothing loads for.
  private static let known: Set<String> = [
    "Kingfisher", "SDWebImage", "Nuke", "AlamofireImage", "FLAnimatedImage", "Lottie", "SwipeCellKit", "SkeletonView",
    "RxSwift", "RxCocoa",
  ]

  private static let checkouts = ["Pods", "Carthage/Checkouts", ".build/checkouts", "SourcePackages/checkouts"]
}

extension String {
  /// A word of the shell. By scalars: a mark behind a quote would make another Character of it.
  var quotedForShell: String {
    var word = String.UnicodeScalarView("'".unicodeScalars)
    for scalar in unicodeScalars {
      if scalar == "'" { word.append(contentsOf: "'\\''".unicodeScalars) } else { word.append(scalar) }
    }
    word.append("'")
    return String(word)
  }

  /// The path without `.` and `..`, from the root on.
  var withoutDots: String {
    "/"
      + split(separator: "/").reduce(into: [Substring]()) { names, name in
        if name == ".." { _ = names.popLast() } else if name != "." { names.append(name) }
      }.joined(separator: "/")
  }

  /// The path of a file as it is seen from a folder, both from the root on.
  func path(from folder: String) -> String {
    let (own, other) = (split(separator: "/"), folder.split(separator: "/"))
    let shared = zip(own, other).prefix { $0 == $1 }.count
    let steps = [Substring](repeating: "..", count: other.count - shared) + own[shared...]
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }
}
