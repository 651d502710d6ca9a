// swift-tools-version: 6.1

import PackageDescription

/// An app's cells, and the command over them: `swift run app-heights measure ../featured.json --cell StoryCell`.
let package = Package(
  name: "AppCells",
  platforms: [.macOS(.v15), .iOS(.v16)],
  // Elsewhere: .package(url: "…/ShelfHeight.git", from: "0.1.0")
  dependencies: [.package(name: "ShelfHeight", path: "../..")],
  targets: [
    // On iOS the shim is not built: there UIKit is UIKit. The plugin copies the cell in App, which has outlets.
    .target(
      name: "AppCells",
      dependencies: [
        .product(name: "ShelfSizing", package: "ShelfHeight"),
        .product(name: "UIKit", package: "ShelfHeight", condition: .when(platforms: [.linux, .macOS])),
      ],
      exclude: ["Stories.shelf.json"], swiftSettings: [.define("SHELF_HEIGHT_UIKIT")],
      plugins: [.plugin(name: "HeadlessSources", package: "ShelfHeight")]),
    .executableTarget(
      name: "app-heights",
      dependencies: ["AppCells", .product(name: "ShelfHeightTool", package: "ShelfHeight")]),
  ],
  swiftLanguageModes: [.v6]
)
