// swift-tools-version: 6.1

import PackageDescription

/// An app's cells, made in Swift as an app makes them, and a program that prints their sizes on Linux.
let package = Package(
  name: "CellsInCode",
  platforms: [.macOS(.v15), .iOS(.v16)],
  // Elsewhere: .package(url: "…/ShelfHeight.git", from: "0.1.0")
  dependencies: [.package(name: "ShelfHeight", path: "../..")],
  targets: [
    // On iOS the shim is not built: there UIKit is UIKit.
    .target(
      name: "Cards",
      dependencies: [
        .product(name: "UIKit", package: "ShelfHeight", condition: .when(platforms: [.linux, .macOS]))
      ],
      resources: [.process("QuoteCell.xib")]),
    .executableTarget(name: "heights", dependencies: ["Cards"]),
  ],
  swiftLanguageModes: [.v6]
)
