/// The arguments: pairs of a file and its copy, and the configuration that names the files.
struct Arguments {
  /// A file and where its copy goes.
  struct Source {
    let file: String
    let copy: String
  }

  /// Wrong arguments.
  struct Failure: Error {
    let message: String
  }

  static let usage = """
    usage: headless-sources [--configuration FILE] [--found ENTRY]... [--loop ENTRY FOLDER]... [--source FILE COPY]...

    Writes a copy of each source of an app that a Swift compiler without Objective-C takes. The plugin HeadlessSources
    calls it. ENTRY is the index of an entry of the configuration's 'sources', from 0, that leads to a file, or to a folder
    that leads back to one round it.
    """

  private(set) var configuration: String?
  private(set) var sources: [Source] = []
  /// The entries that lead to a file.
  private(set) var found: Set<Int> = []
  /// Folders that lead back to one round them.
  private(set) var loops: [(entry: Int, folder: String)] = []

  init(_ arguments: [String]) throws(Failure) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--configuration": configuration = try Arguments.value(&rest, of: option)
      case "--found": found.insert(try Arguments.entry(&rest, of: option))
      case "--loop":
        loops.append((try Arguments.entry(&rest, of: option), try Arguments.value(&rest, of: option)))
      case "--source":
        sources.append(
          Source(file: try Arguments.value(&rest, of: option), copy: try Arguments.value(&rest, of: option)))
      default: throw Failure(message: "unknown argument '\(option)'")
      }
    }
  }

  private static func value(_ rest: inout ArraySlice<String>, of option: String) throws(Failure) -> String {
    guard let value = rest.popFirst() else { throw Failure(message: "'\(option)' lacks a value") }
    return value
  }

  private static func entry(_ rest: inout ArraySlice<String>, of option: String) throws(Failure) -> Int {
    let text = try value(&rest, of: option)
    guard let entry = Int(text), entry >= 0 else { throw Failure(message: "'\(text)' is no index of an entry") }
    return entry
  }
}
