// swift-tools-version: 6.1

import PackageDescription

/// An app's view models and cell, and the test that their estimates find the tallest card: it builds no layout engine.
let package = Package(
  name: "EstimateTest",
  platforms: [.macOS(.v15), .iOS(.v16)],
  // Elsewhere: .package(url: "…/ShelfHeight.git", from: "0.1.0")
  dependencies: [.package(name: "ShelfHeight", path: "../..")],
  targets: [
    .target(name: "Cards", dependencies: [.product(name: "ShelfSizing", package: "ShelfHeight")]),
    .testTarget(
      name: "CardsTests",
      dependencies: ["Cards", .product(name: "EstimatorComparison", package: "ShelfHeight")]),
  ],
  swiftLanguageModes: [.v6]
)
