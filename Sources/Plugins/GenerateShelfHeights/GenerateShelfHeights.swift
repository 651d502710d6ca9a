import Foundation
import PackagePlugin

/// `swift package generate-shelf-heights [--check]`: writes `<Name>.shelf.swift` beside each `<Name>.shelf.json`, for
/// teams that commit it. Other arguments go to `shelf-height generate` as well; `--target` names the targets.
@main struct GenerateShelfHeights: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets = try names.isEmpty ? context.package.targets : context.package.targets(named: names)
    let files = targets.compactMap(\.sourceModule).flatMap { $0.sourceFiles.map(\.url) }
    try generate(files, with: context.tool(named: "shelf-height").url, extractor.remainingArguments)
  }

  private func generate(_ files: [URL], with tool: URL, _ options: [String]) throws {
    var failures = 0
    for configuration in files where configuration.lastPathComponent.hasSuffix(".shelf.json") {
      let output = configuration.deletingPathExtension().appendingPathExtension("swift")
      let process = Process()
      process.executableURL = tool
      process.arguments =
        [
          "generate", "--config", configuration.path(percentEncoded: false), "--output",
          output.path(percentEncoded: false),
        ] + options
      try process.run()
      process.waitUntilExit()
      if process.terminationReason != .exit || process.terminationStatus != 0 { failures += 1 }
    }
    if failures > 0 { throw Failure(count: failures) }
  }

  /// The command has said why.
  struct Failure: Error, CustomStringConvertible {
    let count: Int
    var description: String { "\(count) configurations failed" }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension GenerateShelfHeights: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var extractor = ArgumentExtractor(arguments)
      let names = extractor.extractOption(named: "target")
      let targets = context.xcodeProject.targets.filter { names.isEmpty || names.contains($0.displayName) }
      let files = targets.flatMap { $0.inputFiles.map(\.url) }
      try generate(files, with: context.tool(named: "shelf-height").url, extractor.remainingArguments)
    }
  }
#endif
