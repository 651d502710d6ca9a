import PackagePlugin

/// `swift package generate-shelf-heights`: writes `<Name>.shelf.swift` beside each `<Name>.shelf.json`, for teams that
/// commit it.
@main struct GenerateShelfHeights: ConfigurationCommand {
  let options: [String] = []
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension GenerateShelfHeights: XcodeCommandPlugin {}
#endif
