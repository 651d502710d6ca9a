// swift-tools-version: 6.1

import PackageDescription

/// Rooms of the house, from the bytes inwards; no room imports one that stands below it.
let package = Package(
  name: "ShelfHeight",
  platforms: [.macOS(.v15), .iOS(.v16)],
  products: [
    .library(name: "ShelfSizing", targets: ["ShelfSizing"]),
    .library(name: "TextMeasurement", targets: ["TextMeasurement"]),
    .library(name: "Estimation", targets: ["Estimation"]),
    .executable(name: "shelf-height", targets: ["shelf-height"]),
    .plugin(name: "ShelfHeightPlugin", targets: ["ShelfHeightPlugin"]),
    .plugin(name: "GenerateShelfHeights", targets: ["GenerateShelfHeights"]),
  ],
  targets: [
    .target(name: "Platform"),
    .target(name: "ShelfSizing"),
    .target(name: "TextMeasurement", dependencies: ["ShelfSizing", "Platform"]),
    .target(name: "Catalog", dependencies: ["ShelfSizing", "Platform"]),
    .target(name: "CellLayout", dependencies: ["ShelfSizing", "TextMeasurement", "Catalog"]),
    .target(name: "InterfaceBuilder", dependencies: ["ShelfSizing", "TextMeasurement", "Catalog", "CellLayout"]),
    .target(name: "Estimation", dependencies: ["ShelfSizing", "TextMeasurement", "CellLayout"]),
    .target(name: "Reporting", dependencies: ["ShelfSizing", "Estimation", "CellLayout"]),
    .executableTarget(
      name: "shelf-height",
      dependencies: [
        "Platform", "ShelfSizing", "TextMeasurement", "Catalog", "CellLayout", "InterfaceBuilder", "Estimation",
        "Reporting",
      ]),
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
    .executableTarget(
      name: "TextSpeed", dependencies: ["Platform", "Catalog", "TextMeasurement"],
      path: "Sources/Benchmarks/TextSpeed"),
    .executableTarget(
      name: "LayoutSpeed", dependencies: ["Platform", "ShelfSizing", "TextMeasurement", "CellLayout"],
      path: "Sources/Benchmarks/LayoutSpeed"),
    .testTarget(name: "PlatformTests", dependencies: ["Platform"]),
    .testTarget(name: "ShelfSizingTests", dependencies: ["ShelfSizing"]),
    .testTarget(name: "TextMeasurementTests", dependencies: ["TextMeasurement", "ShelfSizing"]),
    .testTarget(
      name: "CellLayoutTests", dependencies: ["CellLayout", "TextMeasurement", "ShelfSizing", "Catalog"]),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: ["InterfaceBuilder", "CellLayout", "TextMeasurement", "ShelfSizing", "Catalog"]),
    .testTarget(
      name: "EstimationTests", dependencies: ["Estimation", "CellLayout", "TextMeasurement", "ShelfSizing"]),
    .testTarget(name: "CatalogTests", dependencies: ["Catalog", "Platform"]),
    .testTarget(name: "ReportingTests", dependencies: ["Reporting", "ShelfSizing"]),
    .testTarget(name: "CommandTests", dependencies: ["shelf-height", "Platform", "Reporting", "ShelfSizing"]),
    .testTarget(
      name: "OracleTests",
      dependencies: ["TextMeasurement", "Catalog", "CellLayout", "InterfaceBuilder", "Platform", "ShelfSizing"]),
  ],
  swiftLanguageModes: [.v6]
)
