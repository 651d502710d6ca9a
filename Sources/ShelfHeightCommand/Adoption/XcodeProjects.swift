import Catalog

/// The projects in an app's folders, each read once.
struct XcodeProjects {
  private var projects: [XcodeProject] = []
  /// Warnings of those that can't be read.
  private(set) var warnings: [Diagnostic] = []
  private let read: (String) throws -> [UInt8]

  /// - Parameter paths: the paths of `project.pbxproj`s.
  init(_ paths: [String], read: @escaping (String) throws -> [UInt8]) {
    self.read = read
    for path in paths {
      do {
        projects.append(try XcodeProject(try read(path), path: path))
      } catch {
        let fault = (error as? MalformedInput)?.diagnostic
        let reason = fault?.message ?? "\(error)"
        warnings.append(
          Diagnostic(
            .warning, file: path, position: fault?.position,
            message: "\(reason): targets and settings of this project are not known"))
      }
    }
  }

  /// The files that other apps and extensions compile than the one that compiles a file.
  func others(than file: String, among files: [String]) -> Set<String> {
    projects.reduce(into: []) { $0.formUnion($1.others(than: file, among: files)) }
  }

  /// How the target that compiles a file has its Swift compiled.
  func settings(of file: String) -> SwiftSettings {
    guard let home = projects.compactMap({ $0.home(of: file) }).max(by: { $0.weight < $1.weight }) else {
      return SwiftSettings()
    }
    var settings = BuildSettings(configuration: home.configuration)
    for level in home.levels {
      if let file = level.file { settings.add(file: file, read: read) }
      settings.add(level.settings)
    }
    return SwiftSettings(settings)
  }
}
