// swift-tools-version: 6.1

import PackageDescription

/// A service that answers records with the heights of their shelves.
let package = Package(
  name: "HeightService",
  platforms: [.macOS(.v15)],
  dependencies: [
    // Elsewhere: .package(url: "…/ShelfHeight.git", from: "0.1.0")
    .package(name: "ShelfHeight", path: "../.."),
    .package(url: "https://github.com/hummingbird-project/hummingbird.git", exact: "2.28.1"),
  ],
  targets: [
    .executableTarget(
      name: "HeightService",
      dependencies: [
        .product(name: "ShelfBatch", package: "ShelfHeight"), .product(name: "Hummingbird", package: "hummingbird"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
