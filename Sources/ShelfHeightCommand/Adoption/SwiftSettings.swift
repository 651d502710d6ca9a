import SourceRewriting
import SourceSlicing

/// How a target of an app has its Swift compiled, as far as it decides what the code means.
///
/// Features that only forbid are left out, since copies and what stands in would have to keep to them as well. So is
/// `SWIFT_STRICT_CONCURRENCY`, which asks for warnings.
struct SwiftSettings {
  /// Mode 5 reads what newer ones read, and asks for less.
  private(set) var languageMode = 5
  /// The conditions that `#if` asks for.
  private(set) var conditions: [String] = []
  private(set) var features: [String] = []
  /// Whether declarations are those of the main actor by themselves.
  private(set) var isOfMainActor = false

  /// No project says anything.
  init() {}

  init(_ settings: BuildSettings) {
    // Mode 4 is the oldest that the compiler has.
    if let digit = settings["SWIFT_VERSION"].first?.wholeNumberValue { languageMode = min(max(digit, 4), 6) }
    var conditions = Set(settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS"))
    var features = Set(
      SwiftSettings.features.filter {
        settings[$0.setting] == "YES"
          || $0.isApproachable && settings[$0.setting].isEmpty
            && settings["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES"
      }.map(\.name))
    var words = settings.words("OTHER_SWIFT_FLAGS").filter { $0 != "-Xfrontend" }[...]
    while let word = words.popFirst() {
      if word == "-D" || word == "-enable-upcoming-feature" {
        guard let name = words.popFirst() else { break }
        if word == "-D" { conditions.insert(name) } else { features.insert(name) }
      } else if word == "-Xcc" {
        // The next word is one for C.
        _ = words.popFirst()
      } else if word.hasPrefix("-D") {
        conditions.insert(String(word.dropFirst(2)))
      }
    }
    add(conditions)
    self.features = SwiftSettings.features.filter { features.contains($0.name) && !($0.isPartOf6 && languageMode == 6) }
      .map(\.name).sorted()
    isOfMainActor = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
  }

  /// Adds conditions that `#if` may ask for; debug builds of a package have `DEBUG` by themselves.
  mutating func add(_ names: some Sequence<String>) {
    conditions = Set(conditions).union(names.filter(\.isIdentifier)).subtracting(["DEBUG"]).sorted()
  }

  /// Has no isolation by default: where files of several modules meet, one default is not that of all.
  mutating func dropIsolation() { (languageMode, isOfMainActor) = (min(languageMode, 5), false) }

  private struct Feature {
    let setting: String
    let name: String
    var isPartOf6 = true
    /// Whether 'Approachable Concurrency' turns it on.
    var isApproachable = false
  }

  /// The features that allow something or change a meaning, as swift-build's `Swift.xcspec` names them.
  private static let features = [
    Feature(setting: "SWIFT_ENABLE_BARE_SLASH_REGEX", name: "BareSlashRegexLiterals"),
    Feature(setting: "SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE", name: "ConciseMagicFile"),
    Feature(setting: "SWIFT_UPCOMING_FEATURE_FORWARD_TRAILING_CLOSURES", name: "ForwardTrailingClosures"),
    Feature(setting: "SWIFT_UPCOMING_FEATURE_IMPLICIT_OPEN_EXISTENTIALS", name: "ImplicitOpenExistentials"),
    Feature(setting: "SWIFT_UPCOMING_FEATURE_ISOLATED_DEFAULT_VALUES", name: "IsolatedDefaultValues"),
    Feature(setting: "SWIFT_UPCOMING_FEATURE_REGION_BASED_ISOLATION", name: "RegionBasedIsolation"),
    Feature(
      setting: "SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION", name: "DisableOutwardActorInference",
      isApproachable: true),
    Feature(
      setting: "SWIFT_UPCOMING_FEATURE_GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY",
      name: "GlobalActorIsolatedTypesUsability",
      isApproachable: true),
    Feature(
      setting: "SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES", name: "InferSendableFromCaptures",
      isApproachable: true),
    Feature(
      setting: "SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES", name: "InferIsolatedConformances",
      isPartOf6: false, isApproachable: true),
    Feature(
      setting: "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT", name: "NonisolatedNonsendingByDefault",
      isPartOf6: false, isApproachable: true),
  ]

  /// The settings of a target in a manifest.
  var inManifest: [String] {
    conditions.map { ".define(\(SourceRewriter.literal($0)))" }
      + features.map { ".enableUpcomingFeature(\(SourceRewriter.literal($0)))" }
      + (isOfMainActor ? [".defaultIsolation(MainActor.self)"] : [])
  }

  /// The oldest tools that read such a manifest.
  var toolsVersion: String { isOfMainActor ? "6.2" : "6.1" }
}
