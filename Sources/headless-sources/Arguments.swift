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
    usage: headless-sources [--configuration FILE] [--nib-folders FILE] [--sources ENTRY]... [--exclude ENTRY]...
             [--found INDEX]... [--loop INDEX FOLDER]... [--folder FOLDER COUNT]... [--source FILE COPY]...
             [--lock FILE] [--stand-ins FILE] [--own FILE]... [--previews]
           headless-sources --arguments FILE

    Writes a copy of each source of an app that a Swift compiler without Objective-C takes. The plugin HeadlessSources
    calls it with all that it found when the build was planned: the entries of 'sources' and 'exclude' in the
    configuration, the indices of those that lead to a file or to a folder inside itself, and the folders that it looked
    in, with the number of names of sources and folders in each. '--nib-folders' names the file that gets a class with the folders of 'nibs',
    and the names that Xcode makes of the colours and images in asset catalogues there and beside the sources.

    Where the configuration has 'roots', copies hold what those need and what the target's own sources ('--own') name; the
    file of '--stand-ins' gets what stands in for names that nothing declares. '--lock' names the list of the slice's files
    that 'shelf-height adopt' wrote. '--previews' keeps the sources' previews, unless the configuration says otherwise. A file of '--arguments' holds arguments, each with a NUL behind it.
    """

  private(set) var configuration: String?
  /// The source that names the folders of nibs.
  private(set) var nibFolders: String?
  private(set) var sources: [Source] = []
  /// The list of a slice's files, and the source of what stands in.
  private(set) var lock: String?
  private(set) var standIns: String?
  /// Whether previews are kept where the configuration does not say.
  private(set) var keepsPreviews = false
  /// The target's own sources.
  private(set) var own: [String] = []
  /// The entries of `sources` and `exclude` when the build was planned.
  private(set) var planned: (sources: [String], excluded: [String]) = ([], [])
  /// The indices of entries that lead to a file.
  private(set) var found: Set<Int> = []
  /// Folders that lead back to one round them.
  private(set) var loops: [(entry: Int, folder: String)] = []
  /// The folders that files were looked for in, with the number of names that are a source's or may be a folder's.
  private(set) var folders: [(path: String, count: Int)] = []

  init(_ arguments: [String]) throws(Failure) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--configuration": configuration = try Arguments.value(&rest, of: option)
      case "--nib-folders": nibFolders = try Arguments.value(&rest, of: option)
      case "--lock": lock = try Arguments.value(&rest, of: option)
      case "--previews": keepsPreviews = true
      case "--stand-ins": standIns = try Arguments.value(&rest, of: option)
      case "--own": own.append(try Arguments.value(&rest, of: option))
      case "--sources": planned.sources.append(try Arguments.value(&rest, of: option))
      case "--exclude": planned.excluded.append(try Arguments.value(&rest, of: option))
      case "--folder":
        folders.append((try Arguments.value(&rest, of: option), try Arguments.number(&rest, of: option)))
      case "--found": found.insert(try Arguments.number(&rest, of: option))
      case "--loop":
        loops.append((try Arguments.number(&rest, of: option), try Arguments.value(&rest, of: option)))
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

  private static func number(_ rest: inout ArraySlice<String>, of option: String) throws(Failure) -> Int {
    let text = try value(&rest, of: option)
    guard let number = Int(text), number >= 0 else { throw Failure(message: "'\(text)' is no number") }
    return number
  }
}
