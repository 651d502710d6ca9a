import PackagePlugin

/// `swift package check-shelf-heights`: fails where a committed `<Name>.shelf.swift` is not what its `<Name>.shelf.json`
/// gives, and shows the difference. It writes nothing, so it needs no permission that a pipeline would have to give.
@main struct CheckShelfHeights: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try ConfigurationCommand(options: ["--check"]).perform(context, arguments)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension CheckShelfHeights: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try ConfigurationCommand(options: ["--check"]).perform(context, arguments)
    }
  }
#endif
