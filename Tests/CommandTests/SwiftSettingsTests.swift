import Catalog
import Testing

@testable import ShelfHeightCommand

/// Settings are those of the target that compiles the cell's file, in its debug configuration.
@Suite struct SwiftSettingsTests {
  private static func project(_ debug: String, common: String = "", files: (common: String, own: String) = ("", ""))
    -> String
  {
    """
    {
      objects = {
        P = {isa = PBXProject; mainGroup = G; buildConfigurationList = PL; };
        G = {isa = PBXGroup; children = (A, K, X, Y); sourceTree = "<group>"; };
        A = {isa = PBXFileReference; path = Cell.swift; sourceTree = "<group>"; };
        K = {isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
        X = {isa = PBXFileReference; path = Common.xcconfig; sourceTree = "<group>"; };
        Y = {isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; buildPhases = (F); productType = "com.apple.product-type.application";
          buildConfigurationList = TL; };
        F = {isa = PBXSourcesBuildPhase; files = (R); };
        R = {isa = PBXBuildFile; fileRef = A; };
        U = {isa = PBXNativeTarget; buildPhases = (); productType = "com.apple.product-type.framework";
          buildConfigurationList = UL; };
        PL = {buildConfigurations = (PD, PR); };
        TL = {buildConfigurations = (TR, TD); };
        UL = {buildConfigurations = (UD); };
        PD = {name = Debug; buildSettings = {\(common)}; \(files.common) };
        PR = {name = Release; buildSettings = {SWIFT_VERSION = 4.0; }; };
        TD = {name = Debug; buildSettings = {\(debug)}; \(files.own) };
        TR = {name = Release; buildSettings = {SWIFT_VERSION = 4.0; }; };
        UD = {name = Debug; buildSettings = {SWIFT_VERSION = 6.0; }; };
      };
      rootObject = P;
    }
    """
  }

  private static func settings(_ texts: [String: String], of file: String = "/app/Cell.swift") -> SwiftSettings {
    struct Missing: Error {}
    let path = "/app/App.xcodeproj/project.pbxproj"
    return XcodeProjects([path]) { path in
      guard let text = texts[path] else { throw Missing() }
      return Array(text.utf8)
    }.settings(of: file)
  }

  private static func settings(_ debug: String, common: String = "") -> SwiftSettings {
    settings(["/app/App.xcodeproj/project.pbxproj": project(debug, common: common)])
  }

  @Test(arguments: [
    ("", 5), ("SWIFT_VERSION = 4.2;", 4), ("SWIFT_VERSION = 6.0;", 6), ("SWIFT_VERSION = 3.0;", 4),
    ("SWIFT_VERSION = \"$(MODE)\"; MODE = 6;", 6), ("SWIFT_VERSION = \"$(SWIFT_VERSION)\";", 5),
    ("SWIFT_VERSION = \"$(B)\"; B = \"$(C)$(C)\"; C = \"$(B)$(B)\";", 5),
  ])
  func languageMode(_ stated: String, _ mode: Int) {
    #expect(Self.settings(stated).languageMode == mode)
    #expect(Self.settings("", common: stated).languageMode == mode)
    #expect(Self.settings("SWIFT_VERSION = 5.0;", common: stated).languageMode == 5)
  }

  @Test func aFileOfNoTargetHasModeFive() {
    let path = "/app/App.xcodeproj/project.pbxproj"
    let texts = [path: Self.project("SWIFT_VERSION = 6.0;")]
    #expect(Self.settings(texts, of: "/app/Kit.swift").languageMode == 5)
    #expect(Self.settings(["/app/x": ""]).languageMode == 5)
  }

  /// Each level names the one below by `$(inherited)`; `DEBUG` comes with debug builds.
  @Test func conditionsOfAllLevels() {
    let path = "/app/App.xcodeproj/project.pbxproj"
    let texts = [
      path: Self.project(
        """
        SWIFT_ACTIVE_COMPILATION_CONDITIONS = ("$(inherited)", OWN);
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=iphoneos*]" = "$(inherited) PHONE";
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=macosx*]" = MAC;
        OTHER_SWIFT_FLAGS = "-D FLAG \\"-DGLUED\\" -D A=1 -Xfrontend -enable-upcoming-feature -Xfrontend BareSlashRegexLiterals";
        """,
        common: "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(inherited) COMMON DEBUG\";",
        files: ("baseConfigurationReference = X;", "baseConfigurationReference = Y;")),
      "/app/Common.xcconfig": "SWIFT_ACTIVE_COMPILATION_CONDITIONS[config=Debug] = LOWEST // DEAD\nSWIFT_VERSION = 4.2",
      "/app/App.xcconfig": """
      #include "Sub/More.xcconfig"
      #include? "App.xcconfig"
      // SWIFT_VERSION = 4.0
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = ${inherited} $(BRAND)
      BRAND = RED
      """,
      "/app/Sub/More.xcconfig": "BRAND = BLUE\nSWIFT_VERSION = 6\n#include \"../Gone.xcconfig\"",
    ]
    let settings = Self.settings(texts)
    #expect(settings.languageMode == 6)
    #expect(settings.conditions == ["COMMON", "FLAG", "GLUED", "LOWEST", "OWN", "PHONE", "RED"])
    #expect(settings.features == [])
  }

  @Test func featuresAndIsolation() {
    let stated =
      "SWIFT_APPROACHABLE_CONCURRENCY = YES; SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES;"
      + "SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES = NO; SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE = YES;"
    let five = Self.settings(stated)
    #expect(
      five.features == [
        "ConciseMagicFile", "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
        "InferIsolatedConformances", "NonisolatedNonsendingByDefault",
      ])
    #expect(!five.isOfMainActor && five.toolsVersion == "6.1")
    let six = Self.settings(stated + "SWIFT_VERSION = 6.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;")
    #expect(
      six.inManifest == [
        ".enableUpcomingFeature(\"InferIsolatedConformances\")",
        ".enableUpcomingFeature(\"NonisolatedNonsendingByDefault\")", ".defaultIsolation(MainActor.self)",
      ])
    #expect(six.toolsVersion == "6.2")
  }
}
