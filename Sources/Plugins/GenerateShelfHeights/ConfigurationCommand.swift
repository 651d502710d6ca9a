import Foundation
import PackagePlugin

/// `shelf-height generate` for each `<Name>.shelf.json` among the files of targets, with `<Name>.shelf.swift` beside it as
/// the output. `--target` names the targets, other arguments go to `shelf-height`.
///
/// Both command plugins have this file: CheckShelfHeights by a link, as plugins can't import a library.
struct ConfigurationCommand {
  /// Further options for `shelf-height generate`.
  var options: [String] = []

  func perform(_ context: PluginContext, _ arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets = try names.isEmpty ? context.package.targets : context.package.targets(named: names)
    let files = targets.compactMap(\.sourceModule).flatMap { $0.sourceFiles.map(\.url) }
    try generate(files, with: context.tool(named: "shelf-height").url, extractor.remainingArguments)
  }

  private func generate(_ files: [URL], with tool: URL, _ arguments: [String]) throws {
    let configurations = files.filter { $0.lastPathComponent.hasSuffix(".shelf.json") }
    guard !configurations.isEmpty else { throw NoConfiguration() }
    var failures = 0
    for configuration in configurations {
      let output = configuration.deletingPathExtension().appendingPathExtension("swift")
      let process = Process()
      process.executableURL = tool
      process.arguments =
        [
          "generate", "--config", configuration.path(percentEncoded: false), "--output",
          output.path(percentEncoded: false),
        ] + options + arguments
      try process.run()
      process.waitUntilExit()
      if process.terminationReason != .exit || process.terminationStatus != 0 { failures += 1 }
    }
    if failures > 0 { throw Failure(count: failures) }
  }
}

/// Nothing to do is hardly what was meant.
private struct NoConfiguration: Error, CustomStringConvertible {
  let description = "no target has a '<Name>.shelf.json' among its files; add one, or name another '--target'"
}

/// The command has said why.
private struct Failure: Error, CustomStringConvertible {
  let count: Int
  var description: String { count == 1 ? "1 configuration failed" : "\(count) configurations failed" }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ConfigurationCommand {
    func perform(_ context: XcodePluginContext, _ arguments: [String]) throws {
      var extractor = ArgumentExtractor(arguments)
      let names = extractor.extractOption(named: "target")
      let targets = context.xcodeProject.targets.filter { names.isEmpty || names.contains($0.displayName) }
      let files = targets.flatMap { $0.inputFiles.map(\.url) }
      try generate(files, with: context.tool(named: "shelf-height").url, extractor.remainingArguments)
    }
  }
#endif
