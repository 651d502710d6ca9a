// swift-tools-version: 6.1

import PackageDescription

/// An app's package whose shelf heights are measured when it is built.
let package = Package(
  name: "AppPackage",
  platforms: [.macOS(.v15), .iOS(.v16)],
  // Elsewhere: .package(url: "…/ShelfHeight.git", from: "0.1.0")
  dependencies: [.package(name: "ShelfHeight", path: "../..")],
  targets: [
    .target(name: "FeaturedApp", plugins: [.plugin(name: "ShelfHeightPlugin", package: "ShelfHeight")]),
    .testTarget(name: "FeaturedAppTests", dependencies: ["FeaturedApp"]),
  ],
  swiftLanguageModes: [.v6]
)
