import Catalog

/// The targets of a project of Xcode, with the sources of each.
///
/// Problem: an app with several brands declares a type once for each, in files of which a target compiles one.
///
/// Idea: a project file is a property list of objects that name each other: targets have phases, these have files, and a
/// group gives its files a folder. Newer projects give a target all files of a folder but those that it excepts.
///
/// Invariant: only files that the project gives to other apps and extensions are left out; of those that it does not name,
/// nothing is known.
struct XcodeProject {
  struct Target {
    let isApp: Bool
    /// Whether no other target can import it: an app, an extension, a bundle of tests.
    let isLast: Bool
    var files: Set<String> = []
    var folders: [String] = []
    var exceptions: Set<String> = []
    /// The settings of debug builds, of the project and of the target, each with the file under them.
    var levels: [(settings: PropertyList?, file: String?)] = []
    /// The name of that configuration.
    var configuration = ""

    /// An app counts more than what it consists of.
    var weight: (Int, Int) { (isApp ? 1 : 0, files.count) }

    func has(_ file: String) -> Bool {
      files.contains(file) || folders.contains { file.hasPrefix("\($0)/") } && !exceptions.contains(file)
    }
  }

  private var targets: [Target] = []

  /// Reads a project.
  ///
  /// - Parameter path: the path of `project.pbxproj`, from the root on.
  /// - Throws: `MalformedInput` where the file is no project.
  init(_ bytes: [UInt8], path: String) throws(MalformedInput) {
    let list = try PropertyList(bytes, file: path)
    guard let objects = list["objects"]?.object else {
      throw MalformedInput(
        Diagnostic(.error, file: path, position: .start, message: "the file has no 'objects', as Xcode's projects have")
      )
    }
    let folder = path.folder.folder
    let project = list["rootObject"]?.text.flatMap { objects[$0] }
    var paths: [String: String] = [:]
    var groups = project?["mainGroup"]?.text.map { [($0, folder)] } ?? []
    while let (name, parent) = groups.popLast() {
      guard paths[name] == nil, let group = objects[name] else { continue }
      let path = XcodeProject.path(of: group, below: parent, folder)
      paths[name] = path
      groups += group.texts("children").map { ($0, path) }
    }
    let exceptions = paths.flatMap { group, path in
      (objects[group]?.texts("exceptions") ?? []).compactMap { objects[$0] }.map { set in
        (group: group, target: set["target"]?.text, files: set.texts("membershipExceptions").map { "\(path)/\($0)" })
      }
    }
    for (name, target) in objects.sorted(by: { $0.key < $1.key }) {
      guard let type = target["productType"]?.text else { continue }
      let endings = ["application", "extension", "unit-test", "ui-testing"]
      var read = Target(
        isApp: type == "com.apple.product-type.application", isLast: endings.contains(where: type.contains))
      for phase in target.texts("buildPhases") where objects[phase]?["isa"]?.text == "PBXSourcesBuildPhase" {
        for file in objects[phase]?.texts("files") ?? [] {
          if let reference = objects[file]?["fileRef"]?.text, let path = paths[reference] { read.files.insert(path) }
        }
      }
      let own = target.texts("fileSystemSynchronizedGroups")
      read.folders = own.compactMap { paths[$0] }
      // A target takes its folders' files but for the exceptions, and of the folders of others the exceptions alone.
      for exception in exceptions where exception.target == name {
        if own.contains(exception.group) {
          read.exceptions.formUnion(exception.files)
        } else {
          read.files.formUnion(exception.files)
        }
      }
      let debug = XcodeProject.configuration(of: target, objects)
      read.configuration = debug?["name"]?.text ?? "Debug"
      let common = project.flatMap { XcodeProject.configuration(of: $0, objects, name: read.configuration) }
      read.levels = [common, debug].compactMap(\.self).map { level in
        let file = level["baseConfigurationReference"]?.text.flatMap { paths[$0] }
        // Where the file lies in a folder that the project takes as a whole.
        let folder = level["baseConfigurationReferenceAnchor"]?.text.flatMap { paths[$0] }
        let name = level["baseConfigurationReferenceRelativePath"]?.text
        return (level["buildSettings"], file ?? name.flatMap { name in folder.map { "\($0)/\(name)".withoutDots } })
      }
      targets.append(read)
    }
  }

  /// The configuration of debug builds of a project or a target, or that of a name.
  private static func configuration(
    of owner: PropertyList, _ objects: [String: PropertyList], name: String? = nil
  ) -> PropertyList? {
    let list = owner["buildConfigurationList"]?.text.flatMap { objects[$0] }
    let all = list?.texts("buildConfigurations").compactMap { objects[$0] } ?? []
    return all.first { $0["name"]?.text == name ?? "Debug" }
      ?? all.first { $0["name"]?.text?.lowercased().contains("debug") == true } ?? all.first
  }

  private static func path(of group: PropertyList, below parent: String, _ folder: String) -> String {
    guard let path = group["path"]?.text, !path.isEmpty else { return parent }
    switch group["sourceTree"]?.text {
    case "<absolute>": return path
    case "SOURCE_ROOT": return "\(folder)/\(path)".withoutDots
    default: return "\(parent)/\(path)".withoutDots
    }
  }

  /// The target that compiles a file, of several the app, or the largest.
  func home(of file: String) -> Target? {
    targets.filter { $0.has(file) }.max { $0.weight < $1.weight }
  }

  /// Those of some files that only other apps and extensions compile than one which compiles a file.
  func others(than file: String, among files: [String]) -> Set<String> {
    guard let home = home(of: file), targets.allSatisfy({ $0.isLast || !$0.has(file) }) else { return [] }
    return Set(
      files.filter { other in
        let owners = targets.filter { $0.has(other) }
        return !owners.isEmpty && !home.has(other) && owners.allSatisfy(\.isLast)
      })
  }
}
