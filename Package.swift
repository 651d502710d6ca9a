// swift-tools-version: 6.1

import PackageDescription

// What an app's sources import of Apple's systems beside UIKit; a Mac has it.
#if canImport(Darwin)
  let standIns: [String] = []
  let modelRooms: [Target.Dependency] = []
  let shimOfSwiftUI = "NoSwiftUI"
  let overlayOfTesting = "NoSwiftUI"
#else
  let standIns = ["HeadlessCombine", "HeadlessLog"]
  let modelRooms: [Target.Dependency] = ["HeadlessCombine"]
  let shimOfSwiftUI = "SwiftUI"
  let overlayOfTesting = "_Testing_UIKit"
#endif

/// Rooms of the house, from the bytes inwards; no room imports one that stands below it.
let package = Package(
  name: "ShelfHeight",
  platforms: [.macOS(.v15), .iOS(.v16)],
  products: [
    .library(name: "ShelfSizing", targets: ["ShelfSizing"]),
    .library(name: "CollectionLayout", targets: ["CollectionLayout"]),
    .library(name: "TextMeasurement", targets: ["TextMeasurement"]),
    .library(name: "EstimatorComparison", targets: ["EstimatorComparison"]),
    .library(name: "ShelfOptimizer", targets: ["ShelfOptimizer"]),
    .library(name: "ShelfBatch", targets: ["ShelfBatch"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "HeadlessSwiftUI", targets: ["HeadlessSwiftUI"]),
    // The shim's own module stays the same when the room changes: with the room beside it, an app is built anew.
    .library(name: "UIKit", targets: ["UIKit", "HeadlessUIKit"]),
    // Beside SwiftUI an app's sources have UIKit's types.
    .library(name: "SwiftUI", targets: [shimOfSwiftUI, "HeadlessSwiftUI", "UIKit", "HeadlessUIKit"]),
    // A test that imports Testing and UIKit; nothing, where the system has both.
    .library(name: "UIKitTesting", targets: [overlayOfTesting]),
    .library(name: "ShelfHeightTool", targets: ["ShelfHeightTool"]),
    .library(name: "SwiftUICards", targets: ["SwiftUICards"]),
    .executable(name: "shelf-height", targets: ["shelf-height"]),
    .plugin(name: "ShelfHeightPlugin", targets: ["ShelfHeightPlugin"]),
    .plugin(name: "GenerateShelfHeights", targets: ["GenerateShelfHeights"]),
    .plugin(name: "CheckShelfHeights", targets: ["CheckShelfHeights"]),
    .plugin(name: "HeadlessSources", targets: ["HeadlessSources"]),
  ],
  traits: [
    .trait(name: "HarfBuzz", description: "Shapes Indic scripts, Khmer, Myanmar, Tibetan … by the system's HarfBuzz.")
  ],
  targets: [
    .systemLibrary(name: "CLineBreaks"),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .target(
      name: "Platform",
      dependencies: [
        .target(name: "CLineBreaks", condition: .when(platforms: [.linux])),
        .target(name: "CHarfBuzz", condition: .when(traits: ["HarfBuzz"])),
      ]),
    // Rounding is in a library of its own, which nothing else links where no room imports the C library; every room that
    // rounds has this one below it.
    .target(name: "ShelfSizing", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "CollectionLayout", dependencies: ["ShelfSizing"]),
    .target(name: "EstimatorComparison", dependencies: ["ShelfSizing"]),
    .target(name: "ShelfOptimizer", dependencies: ["ShelfSizing"]),
    .target(name: "TextMeasurement", dependencies: ["ShelfSizing"]),
    .target(name: "ConstraintSolver"),
    .target(name: "Catalog", dependencies: ["ShelfSizing", "Platform"]),
    .target(name: "CellLayout", dependencies: ["ShelfSizing", "TextMeasurement", "ConstraintSolver"]),
    .target(name: "RecordCells", dependencies: ["ShelfSizing", "TextMeasurement", "CellLayout"]),
    .target(
      name: "InterfaceBuilder",
      dependencies: ["ShelfSizing", "TextMeasurement", "Catalog", "CellLayout"]),
    .target(
      name: "ShelfReports",
      dependencies: [
        "ShelfSizing", "CollectionLayout", "EstimatorComparison", "ShelfOptimizer", "CellLayout", "RecordCells",
        "Catalog",
      ]),
    .target(
      name: "ShelfBatch",
      dependencies: [
        "ShelfSizing", "CollectionLayout", "EstimatorComparison", "ShelfOptimizer", "TextMeasurement", "CellLayout",
        "RecordCells", "Platform", "Catalog", "InterfaceBuilder", "ShelfReports",
      ]),
    // What is written needs no engine: these two and the batch are compiled at the same time.
    .target(name: "GeneratedCode", dependencies: ["ShelfSizing", "CollectionLayout", "Catalog", "ShelfReports"]),
    .target(
      name: "Reporting",
      dependencies: [
        "ShelfSizing", "CollectionLayout", "EstimatorComparison", "ShelfOptimizer", "CellLayout", "Catalog",
        "ShelfReports", "GeneratedCode",
      ]),
    .target(
      name: "HeadlessUIKit",
      dependencies: [
        "ShelfSizing", "CollectionLayout", "TextMeasurement", "CellLayout", "InterfaceBuilder", "Catalog",
      ]),
    .target(
      name: "HeadlessSwiftUI", dependencies: ["ShelfSizing", "TextMeasurement", "HeadlessUIKit"] + modelRooms),
    .target(name: "UIKit", dependencies: ["HeadlessUIKit"] + standIns.map { .target(name: $0) }),
    .target(name: shimOfSwiftUI, dependencies: shimOfSwiftUI == "SwiftUI" ? ["HeadlessSwiftUI"] : []),
    .target(name: "SourceRewriting", dependencies: ["Catalog"]),
    .target(name: "SourceSlicing", dependencies: ["Platform", "Catalog", "SourceRewriting"]),
    .target(name: "CellShowing", dependencies: ["Platform", "SourceRewriting", "SourceSlicing"]),
    .executableTarget(
      name: "headless-sources", dependencies: ["Platform", "Catalog", "SourceRewriting", "SourceSlicing"]),
    .target(
      name: "ShelfHeightCommand",
      dependencies: [
        "Platform", "ShelfSizing", "CollectionLayout", "TextMeasurement", "Catalog", "CellLayout", "RecordCells",
        "InterfaceBuilder",
        "EstimatorComparison", "ShelfOptimizer", "ShelfBatch", "GeneratedCode", "Reporting", "SourceSlicing",
        "CellShowing",
        "SourceRewriting",
      ]),
    .target(
      name: "ShelfHeightTool",
      dependencies: [
        "Platform", "ShelfSizing", "TextMeasurement", "Catalog", "CellLayout", "RecordCells", "ShelfHeightCommand",
        "HeadlessUIKit",
      ]),
    .target(name: "SwiftUICards", dependencies: ["ShelfHeightTool", "HeadlessSwiftUI"]),
    .executableTarget(name: "shelf-height", dependencies: ["Platform", "ShelfHeightCommand"]),
    .plugin(
      name: "ShelfHeightPlugin", capability: .buildTool(), dependencies: ["shelf-height"],
      path: "Sources/Plugins/ShelfHeightPlugin"),
    .plugin(
      name: "GenerateShelfHeights",
      capability: .command(
        intent: .custom(
          verb: "generate-shelf-heights", description: "Writes the heights of each *.shelf.json beside it."),
        permissions: [.writeToPackageDirectory(reason: "Writes <Name>.shelf.swift beside <Name>.shelf.json.")]),
      dependencies: ["shelf-height"], path: "Sources/Plugins/GenerateShelfHeights"),
    .plugin(
      name: "CheckShelfHeights",
      capability: .command(
        intent: .custom(
          verb: "check-shelf-heights",
          description: "Fails where a committed <Name>.shelf.swift is not what its *.shelf.json gives.")),
      dependencies: ["shelf-height"], path: "Sources/Plugins/CheckShelfHeights"),
    .plugin(
      name: "HeadlessSources", capability: .buildTool(), dependencies: ["headless-sources"],
      path: "Sources/Plugins/HeadlessSources"),
    .executableTarget(
      name: "TextSpeed", dependencies: ["Platform", "Catalog", "TextMeasurement", "ShelfBatch"],
      path: "Sources/Benchmarks/TextSpeed"),
    .executableTarget(
      name: "LayoutSpeed",
      dependencies: ["Platform", "ShelfSizing", "TextMeasurement", "ConstraintSolver", "CellLayout", "RecordCells"],
      path: "Sources/Benchmarks/LayoutSpeed"),
    .executableTarget(
      name: "PlacementSpeed", dependencies: ["Platform", "ShelfSizing", "CollectionLayout"],
      path: "Sources/Benchmarks/PlacementSpeed"),
    .executableTarget(name: "CodeSpeed", dependencies: ["HeadlessUIKit"], path: "Sources/Benchmarks/CodeSpeed"),
    .executableTarget(name: "ViewSpeed", dependencies: ["HeadlessSwiftUI"], path: "Sources/Benchmarks/ViewSpeed"),
    .target(name: "SeededRandom", path: "Tests/SeededRandom"),
    .target(
      name: "LiveViews", dependencies: ["HeadlessUIKit", "CellLayout", "TextMeasurement", "ShelfSizing"],
      path: "Tests/LiveViews"),
    .target(
      name: "Fixtures", dependencies: ["CellLayout", "TextMeasurement", "ShelfSizing"], path: "Tests/Fixtures"),
    .testTarget(name: "PlatformTests", dependencies: ["Platform"]),
    .testTarget(name: "ShelfSizingTests", dependencies: ["ShelfSizing", "SeededRandom"]),
    .testTarget(name: "CollectionLayoutTests", dependencies: ["CollectionLayout", "ShelfSizing", "SeededRandom"]),
    .testTarget(
      name: "EstimatorComparisonTests", dependencies: ["EstimatorComparison", "ShelfSizing", "SeededRandom"]),
    .testTarget(name: "ShelfOptimizerTests", dependencies: ["ShelfOptimizer", "ShelfSizing", "SeededRandom"]),
    .testTarget(name: "TextMeasurementTests", dependencies: ["TextMeasurement", "ShelfSizing", "SeededRandom"]),
    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "SeededRandom"]),
    .testTarget(
      name: "CellLayoutTests",
      dependencies: [
        "CellLayout", "ConstraintSolver", "TextMeasurement", "ShelfSizing", "InterfaceBuilder", "Catalog",
        "SeededRandom", "Fixtures",
      ]),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: [
        "InterfaceBuilder", "CellLayout", "RecordCells", "TextMeasurement", "ShelfSizing", "Catalog", "Fixtures",
      ]),
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: [
        "HeadlessUIKit", "LiveViews", "CellLayout", "TextMeasurement", "ShelfSizing", "SeededRandom",
      ]),
    .testTarget(name: "HeadlessSwiftUITests", dependencies: ["HeadlessSwiftUI", "HeadlessUIKit", "SeededRandom"]),
    .testTarget(name: "SwiftUICardsTests", dependencies: ["SwiftUICards", "ShelfHeightTool", "Fixtures"]),
    .testTarget(name: "SourceRewritingTests", dependencies: ["SourceRewriting", "Catalog"]),
    .testTarget(name: "SourceSlicingTests", dependencies: ["SourceSlicing", "SourceRewriting", "Catalog"]),
    .testTarget(name: "CellShowingTests", dependencies: ["CellShowing", "SourceSlicing"]),
    .testTarget(name: "CatalogTests", dependencies: ["Catalog", "Platform", "SeededRandom"]),
    .testTarget(
      name: "ShelfBatchTests",
      dependencies: [
        "ShelfBatch", "ShelfSizing", "CollectionLayout", "EstimatorComparison", "ShelfOptimizer",
        "InterfaceBuilder", "CellLayout", "RecordCells", "TextMeasurement", "Catalog", "SeededRandom", "Fixtures",
      ]),
    .testTarget(
      name: "GeneratedCodeTests",
      dependencies: ["GeneratedCode", "ShelfBatch", "Catalog", "CollectionLayout", "ShelfSizing"]),
    .testTarget(
      name: "ReportingTests",
      dependencies: ["Reporting", "ShelfBatch", "Catalog", "EstimatorComparison", "ShelfOptimizer", "ShelfSizing"]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "shelf-height", "ShelfHeightCommand", "Platform", "Catalog", "ShelfBatch", "GeneratedCode", "Reporting",
        "ShelfSizing", "Fixtures", "SeededRandom",
      ], exclude: ["Generated/UIKit"]),
    .testTarget(
      name: "ShelfHeightToolTests",
      dependencies: [
        "UIKit",
        "ShelfHeightTool", "HeadlessUIKit", "RecordCells", "ShelfBatch", "ShelfSizing", "Catalog", "Fixtures",
      ]),
    .testTarget(
      name: "OracleTests",
      dependencies: [
        "TextMeasurement", "Catalog", "ConstraintSolver", "CellLayout", "CollectionLayout", "InterfaceBuilder",
        "Platform", "ShelfBatch", "ShelfSizing", "SeededRandom", "HeadlessUIKit", "LiveViews", "Fixtures",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

if !standIns.isEmpty {
  package.targets += [
    .target(name: "HeadlessCombine", dependencies: ["HeadlessUIKit"]),
    .target(name: "HeadlessLog"),
    .target(name: overlayOfTesting),
    .testTarget(name: "HeadlessCombineTests", dependencies: ["HeadlessCombine", "HeadlessLog", "HeadlessUIKit"]),
  ]
}

// The sign at a room's door is for people.
for room in package.targets where [.regular, .executable].contains(room.type) && room.path == nil {
  room.exclude.append("README.md")
}
