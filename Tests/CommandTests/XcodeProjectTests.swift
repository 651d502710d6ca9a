import Catalog
import Platform
import Testing

@testable import ShelfHeightCommand

/// A project says which files an app's own target compiles.
@Suite struct XcodeProjectTests {
  private static let project = """
    // !$*UTF8*$!
    {
      archiveVersion = 1; /* since ever */
      objects = {
        P = {isa = PBXProject; mainGroup = G; };
        G = {isa = PBXGroup; children = (A, B, C, K, S, ); sourceTree = "<group>"; };
        A = {isa = PBXGroup; children = (A1, A2, ); path = "Red \\"App\\""; sourceTree = "<group>"; };
        A1 = {isa = PBXFileReference; path = Cell.swift; sourceTree = "<group>"; };
        A2 = {isa = PBXFileReference; path = ../Shared/./Brand.swift; sourceTree = SOURCE_ROOT; };
        B = {isa = PBXGroup; children = (B1); path = Blue; sourceTree = "<group>"; };
        B1 = {isa = PBXFileReference; path = Brand.swift; sourceTree = "<group>"; };
        C = {isa = PBXFileReference; path = /else/Model.swift; sourceTree = "<absolute>"; };
        K = {isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X, Y, ); path = Green; sourceTree = "<group>"; };
        X = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Old.swift, ); target = T4; };
        Y = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Old.swift, ); target = T2; };
        T1 = {isa = PBXNativeTarget; buildPhases = (F1); productType = "com.apple.product-type.application"; };
        T2 = {isa = PBXNativeTarget; buildPhases = (F2); productType = "com.apple.product-type.application"; };
        T3 = {isa = PBXNativeTarget; buildPhases = (F3); productType = "com.apple.product-type.framework"; };
        T4 = {
          isa = PBXNativeTarget; buildPhases = (); fileSystemSynchronizedGroups = (S, );
          productType = "com.apple.product-type.app-extension";
        };
        F1 = {isa = PBXSourcesBuildPhase; files = (R1, R2, R3, ); };
        F2 = {isa = PBXSourcesBuildPhase; files = (R4, R3); };
        F3 = {isa = PBXSourcesBuildPhase; files = (R5); };
        R1 = {isa = PBXBuildFile; fileRef = A1; };
        R2 = {isa = PBXBuildFile; fileRef = A2; };
        R3 = {isa = PBXBuildFile; fileRef = C; };
        R4 = {isa = PBXBuildFile; fileRef = B1; };
        R5 = {isa = PBXBuildFile; fileRef = K; };
      };
      rootObject = P;
    }
    """
  private static let files = [
    "/app/Red \"App\"/Cell.swift", "/Shared/Brand.swift", "/app/Blue/Brand.swift", "/else/Model.swift",
    "/app/Kit.swift", "/app/Green/Share.swift", "/app/Green/Old.swift", "/app/Lost.swift",
  ]

  @Test(arguments: [
    ("/app/Red \"App\"/Cell.swift", ["/app/Blue/Brand.swift", "/app/Green/Old.swift", "/app/Green/Share.swift"]),
    ("/app/Blue/Brand.swift", ["/Shared/Brand.swift", "/app/Green/Share.swift", "/app/Red \"App\"/Cell.swift"]),
    // A target has a file of another one's folder.
    ("/app/Green/Old.swift", ["/Shared/Brand.swift", "/app/Green/Share.swift", "/app/Red \"App\"/Cell.swift"]),
    // Any app may import a framework, and of other files nothing is known.
    ("/app/Kit.swift", []), ("/app/Lost.swift", []),
  ])
  func filesOfOtherAppsAreLeftOut(_ file: String, _ others: [String]) throws {
    let project = try XcodeProject(Array(Self.project.utf8), path: "/app/App.xcodeproj/project.pbxproj")
    #expect(project.others(than: file, among: Self.files).sorted() == others)
  }

  /// Each project is named once with what is wrong, and the others count.
  @Test func brokenProjectsAreNamed() {
    let texts = ["/a/p": "{\n<<<<<<< HEAD\n}", "/b/p": "( a )", "/app/App.xcodeproj/project.pbxproj": Self.project]
    let projects = XcodeProjects(texts.keys.sorted() + ["/c/p"]) { path in
      guard let text = texts[path] else { return try FileReader.readAll(path: path) }
      return Array(text.utf8)
    }
    let end = "targets and settings of this project are not known"
    #expect(
      projects.warnings.map(\.description) == [
        "/a/p:2:1: warning: a key must be in quotes: \(end)",
        "/b/p:1:1: warning: the file has no 'objects', as Xcode's projects have: \(end)",
        "/c/p: warning: cannot open '/c/p': No such file or directory: \(end)",
      ])
    #expect(projects.others(than: "/app/Blue/Brand.swift", among: Self.files).count == 3)
  }
}
