/// Which folders of an app hold no source of its own that a cell needs.
package enum AppFolders {
  /// Whether files of a folder are left out: others' code, tests, and targets that are no app.
  ///
  /// - Parameter name: the name of the folder.
  package static func isLeftOut(_ name: String) -> Bool {
    if names.contains(name) || name.hasPrefix(".") { return true }
    return ends.contains(where: name.hasSuffix) || name.hasSuffix(".xcodeproj") || name.hasSuffix(".playground")
  }

  /// Whether a path from an app's folder on leads through such a folder.
  package static func isLeftOut(path: Substring) -> Bool {
    path.split(separator: "/").dropLast().contains { isLeftOut(String($0)) }
  }

  private static let names: Set<String> = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules", "fastlane", "Tests", "UITests",
  ]
  private static let ends = [
    "Tests", "UITest", "WatchKit App", "WatchKit Extension", "WatchApp", "Watch Extension", "WatchExtension",
    "WidgetExtension", "IntentsExtension", "NotificationService", "NotificationServiceExtension", "StickerExtension",
  ]
}
