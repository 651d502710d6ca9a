// swift-tools-version: 6.1

import PackageDescription

/// Cells and cards of an app whose sources stay where the app has them, and programs that print their heights on Linux.
let package = Package(
  name: "AppSources",
  platforms: [.macOS(.v15), .iOS(.v16)],
  // Elsewhere: .package(url: "…/ShelfHeight.git", from: "0.1.0")
  dependencies: [.package(name: "ShelfHeight", path: "../..")],
  targets: [
    // Its headless.json names the app's files, beside which its own can use what is internal in the app.
    .executableTarget(
      name: "reminders",
      dependencies: [
        .product(name: "UIKit", package: "ShelfHeight", condition: .when(platforms: [.linux, .macOS]))
      ],
      plugins: [.plugin(name: "HeadlessSources", package: "ShelfHeight")]),
    // Cards in SwiftUI: the product is there on every system.
    .executableTarget(
      name: "quotes",
      dependencies: [
        .product(name: "SwiftUI", package: "ShelfHeight"), .product(name: "SwiftUICards", package: "ShelfHeight"),
      ],
      plugins: [.plugin(name: "HeadlessSources", package: "ShelfHeight")]),
  ],
  // That of the app.
  swiftLanguageModes: [.v5]
)
