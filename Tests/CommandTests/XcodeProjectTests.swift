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
        A2 = {isa = PBXFileReference; path = Shared/Brand.swift; sourceTree = SOURCE_ROOT; };
        B = {isa = PBXGroup; children = (B1); path = Blue; sourceTree = "<group>"; };
        B1 = {isa = PBXFileReference; path = Brand.swift; sourceTree = "<group>"; };
        C = {isa = PBXFileReference; path = /else/Model.swift; sourceTree = "<absolute>"; };
        K = {isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X, ); path = Green; sourceTree = "<group>"; };
        X = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Old.swift, ); };
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
    "/app/Red \"App\"/Cell.swift", "/app/Shared/Brand.swift", "/app/Blue/Brand.swift", "/else/Model.swift",
    "/app/Kit.swift", "/app/Green/Share.swift", "/app/Green/Old.swift", "/app/Lost.swift",
  ]

  @Test(arguments: [
    ("/app/Red \"App\"/Cell.swift", ["/app/Blue/Brand.swift", "/app/Green/Share.swift"]),
    ("/app/Blue/Brand.swift", ["/app/Green/Share.swift", "/app/Red \"App\"/Cell.swift", "/app/Shared/Brand.swift"]),
    // Any app may import a framework, and of other files nothing is known.
    ("/app/Kit.swift", []), ("/app/Lost.swift", []), ("/app/Green/Old.swift", []),
  ])
  func filesOfOtherAppsAreLeftOut(_ file: String, _ others: [String]) throws {
    let project = try #require(XcodeProject(Array(Self.project.utf8), folder: "/app"))
    #expect(project.others(than: file, among: Self.files).sorted() == others)
  }

  @Test(arguments: ["", "{", "{ a = ", "{ a = ( b, }", "{ objects = \"", "( a )", String(repeating: "(", count: 90)])
  func brokenProjectsAreNone(_ text: String) { #expect(XcodeProject(Array(text.utf8), folder: "/") == nil) }
}
