// swift-tools-version: 6.1

import PackageDescription

/// Heights of shelves whose cards are in memory, as values or as bytes.
let package = Package(
  name: "RecordsInMemory",
  platforms: [.macOS(.v15)],
  // Elsewhere: .package(url: "…/ShelfHeight.git", from: "0.1.0")
  dependencies: [.package(name: "ShelfHeight", path: "../..")],
  targets: [
    .executableTarget(
      name: "RecordsInMemory", dependencies: [.product(name: "ShelfBatch", package: "ShelfHeight")])
  ],
  swiftLanguageModes: [.v6]
)
