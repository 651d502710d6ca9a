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
  private struct Target {
    /// Whether no other target can import it: an app, an extension, a bundle of tests.
    let isLast: Bool
    var files: Set<String> = []
    var folders: [String] = []
    var exceptions: Set<String> = []

    func has(_ file: String) -> Bool {
      files.contains(file) || folders.contains { file.hasPrefix("\($0)/") } && !exceptions.contains(file)
    }
  }

  private var targets: [Target] = []

  /// Reads a project.
  ///
  /// - Parameter folder: the folder that the project lies in, from the root on.
  /// - Returns: `nil` where the file is no property list.
  init?(_ bytes: [UInt8], folder: String) {
    guard let list = PropertyList(bytes), let objects = list["objects"]?.object else { return nil }
    let project = list["rootObject"]?.text.flatMap { objects[$0] }
    var paths: [String: String] = [:]
    var groups = project?["mainGroup"]?.text.map { [($0, folder)] } ?? []
    while let (name, parent) = groups.popLast() {
      guard paths[name] == nil, let group = objects[name] else { continue }
      let path = XcodeProject.path(of: group, below: parent, folder)
      paths[name] = path
      groups += group.names("children").map { ($0, path) }
    }
    for (_, target) in objects.sorted(by: { $0.key < $1.key }) {
      guard let type = target["productType"]?.text else { continue }
      let endings = ["application", "extension", "unit-test", "ui-testing"]
      var read = Target(isLast: endings.contains(where: type.contains))
      for phase in target.names("buildPhases") where objects[phase]?["isa"]?.text == "PBXSourcesBuildPhase" {
        for file in objects[phase]?.names("files") ?? [] {
          if let reference = objects[file]?["fileRef"]?.text, let path = paths[reference] { read.files.insert(path) }
        }
      }
      for group in target.names("fileSystemSynchronizedGroups") {
        guard let path = paths[group] else { continue }
        read.folders.append(path)
        for set in objects[group]?.names("exceptions") ?? [] {
          read.exceptions.formUnion(objects[set]?.names("membershipExceptions").map { "\(path)/\($0)" } ?? [])
        }
      }
      targets.append(read)
    }
  }

  private static func path(of group: PropertyList, below parent: String, _ folder: String) -> String {
    guard let path = group["path"]?.text, !path.isEmpty else { return parent }
    switch group["sourceTree"]?.text {
    case "<absolute>": return path
    case "SOURCE_ROOT": return "\(folder)/\(path)"
    default: return "\(parent)/\(path)"
    }
  }

  /// Those of some files that only other apps and extensions compile than one which compiles a file.
  func others(than file: String, among files: [String]) -> Set<String> {
    let homes = targets.filter { $0.has(file) }
    guard homes.contains(where: \.isLast), homes.allSatisfy(\.isLast),
      let home = homes.max(by: { $0.files.count < $1.files.count })
    else { return [] }
    return Set(
      files.filter { other in
        let owners = targets.filter { $0.has(other) }
        return !owners.isEmpty && !home.has(other) && owners.allSatisfy(\.isLast)
      })
  }
}

/// A property list in the notation of NeXTSTEP, as projects of Xcode have it.
enum PropertyList {
  case text(String)
  case list([PropertyList])
  case object([String: PropertyList])

  init?(_ bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    guard let value = reader.value(depth: 0) else { return nil }
    self = value
  }

  subscript(_ key: String) -> PropertyList? { object?[key] }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  var object: [String: PropertyList]? { if case .object(let object) = self { object } else { nil } }

  /// The texts of a list.
  func names(_ key: String) -> [String] {
    if case .list(let values) = self[key] { values.compactMap(\.text) } else { [] }
  }

  private struct Reader {
    let bytes: [UInt8]
    var index = 0

    mutating func value(depth: Int) -> PropertyList? {
      guard depth < 64, let byte = next() else { return nil }
      switch byte {
      case UInt8(ascii: "{"):
        index += 1
        var object: [String: PropertyList] = [:]
        while let byte = next(), byte != UInt8(ascii: "}") {
          guard let key = text(), take("="), let value = value(depth: depth + 1), take(";") else { return nil }
          object[key] = value
        }
        return take("}") ? .object(object) : nil
      case UInt8(ascii: "("):
        index += 1
        var list: [PropertyList] = []
        while let byte = next(), byte != UInt8(ascii: ")") {
          guard let value = value(depth: depth + 1) else { return nil }
          list.append(value)
          if !take(",") { break }
        }
        return take(")") ? .list(list) : nil
      default: return text().map { .text($0) }
      }
    }

    /// The next byte behind white space and comments.
    private mutating func next() -> UInt8? {
      while index < bytes.count {
        if bytes[index] <= 0x20 {
          index += 1
        } else if bytes[index...].starts(with: "//".utf8) {
          index = bytes[index...].firstIndex(of: 0x0A) ?? bytes.count
        } else if bytes[index...].starts(with: "/*".utf8) {
          index += 2
          while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) { index += 1 }
          index = min(index + 2, bytes.count)
        } else {
          return bytes[index]
        }
      }
      return nil
    }

    private mutating func take(_ mark: Unicode.Scalar) -> Bool {
      guard next() == UInt8(ascii: mark) else { return false }
      index += 1
      return true
    }

    private mutating func text() -> String? {
      guard let first = next() else { return nil }
      let start = index
      guard first == UInt8(ascii: "\"") else {
        while index < bytes.count, !" \t\r\n;,=(){}\"".utf8.contains(bytes[index]) { index += 1 }
        return index > start ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
      }
      var text: [UInt8] = []
      index += 1
      while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
        if bytes[index] == UInt8(ascii: "\\") { index += 1 }
        if index < bytes.count { text.append(bytes[index]) }
        index += 1
      }
      return take("\"") ? String(decoding: text, as: UTF8.self) : nil
    }
  }
}
