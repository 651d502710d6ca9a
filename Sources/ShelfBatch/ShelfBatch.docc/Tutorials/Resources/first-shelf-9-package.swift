// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "FeaturedApp",
  platforms: [.iOS(.v16), .macOS(.v15)],
  dependencies: [.package(url: "https://…/ShelfHeight.git", from: "0.1.0")],
  targets: [
    .target(name: "FeaturedApp", plugins: [.plugin(name: "ShelfHeightPlugin", package: "ShelfHeight")])
  ]
)
