import PackagePlugin

/// `swift package generate-shelf-heights`: writes `<Name>.shelf.swift` beside each `<Name>.shelf.json`, for teams that
/// commit it.
@main struct GenerateShelfHeights: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try ConfigurationCommand().perform(context, arguments)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension GenerateShelfHeights: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try ConfigurationCommand().perform(context, arguments)
    }
  }
#endif
