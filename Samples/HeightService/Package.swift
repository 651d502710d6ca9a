// swift-tools-version: 6.1

import PackageDescription

/// A server that sends the heights of its shelves along with their cards.
let package = Package(
  name: "HeightService",
  platforms: [.macOS(.v15)],
  // Elsewhere: .package(url: "…/ShelfHeight.git", from: "0.1.0")
  dependencies: [.package(name: "ShelfHeight", path: "../..")],
  targets: [
    .executableTarget(
      name: "HeightService", dependencies: [.product(name: "ShelfBatch", package: "ShelfHeight")])
  ],
  swiftLanguageModes: [.v6]
)
