import Foundation

/// Folders in which nibs and storyboards lie, that a tool writes down.
///
/// The build tool plugin `HeadlessSources` makes such a class where `headless.json` names nibs; its name begins with
/// `HeadlessNibFolders`.
public protocol NibFolders: AnyObject {
  /// The paths of the folders.
  static var paths: [String] { get }
}

/// Files of nibs and storyboards, as the app has them beside its sources.
///
/// They are looked for in the bundle, in the bundles of resources beside the program, in the folder that the program is
/// run in, and in folders that are stated: here, by ``NibFolders``, and by the environment variable `HEADLESS_UIKIT_NIBS`,
/// with colons between them. Folders inside are looked in, too.
@MainActor public enum NibFiles {
  /// Folders to look in before all others, also for asset catalogues and pictures.
  public static var folders: [String] {
    get { StatedFolders.ofProgram }
    set { StatedFolders.ofProgram = newValue }
  }
  /// The language whose texts nibs and storyboards have, such as `de-CH`; `nil` for that of the file itself.
  public static var language: String?
}

extension NibFiles {
  /// Runs a closure in which nibs have the texts of a language.
  package static func withLanguage(_ language: String?, _ body: () -> Void) {
    let before = self.language
    self.language = language
    body()
    self.language = before
  }

  /// The path of a file; `nil` where it is in none of the folders.
  static func path(of name: String, _ kind: String, in bundle: Bundle?) -> String? {
    let file = name.hasSuffix(".\(kind)") ? name : "\(name).\(kind)"
    return all(of: bundle).lazy.compactMap { AssetCatalogs.nib(named: file, in: $0) }.first
  }

  /// The folders that are looked in.
  static func all(of bundle: Bundle?) -> [String] { StatedFolders.all + AssetCatalogs.folders(of: bundle) }

  /// Whether a folder that is named has a nib.
  static func isStated(_ name: String) -> Bool {
    StatedFolders.all.contains { AssetCatalogs.nib(named: "\(name).xib", in: $0) != nil }
  }
}

/// The folders that the program or its surroundings name; others lie where it happens to run. Pictures are asked for on any
/// thread.
enum StatedFolders {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var named: [String] = []
  private static let others: [String] = {
    let environment = ProcessInfo.processInfo.environment["HEADLESS_UIKIT_NIBS"] ?? ""
    return LoadedClasses.nibFolders + environment.split(separator: ":").map(String.init)
  }()

  /// Those that the program has set, before those that the plugin and the environment name.
  static var all: [String] { ofProgram + others }

  static var ofProgram: [String] {
    get { lock.withLock { named } }
    set {
      lock.withLock { named = newValue }
      AppFonts.forgetFiles()
    }
  }
}
