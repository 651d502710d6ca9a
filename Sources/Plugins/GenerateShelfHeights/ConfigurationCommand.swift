import Foundation
import PackagePlugin

/// `shelf-height generate` for each `<Name>.shelf.json` in the folders of targets, with `<Name>.shelf.swift` beside it as
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
    let modules = targets.compactMap(\.sourceModule)
    let files = modules.flatMap { $0.sourceFiles.map(\.url) } + modules.flatMap { configurations(in: $0.directoryURL) }
    try generate(files, with: context.tool(named: "shelf-height").url, extractor.remainingArguments)
  }

  /// Configurations in a target's folder: who commits what they give may leave them out of the target, whose sources they
  /// are not. Hidden folders hold builds.
  private func configurations(in folder: URL) -> [URL] {
    let names = try? FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
    return (names ?? []).filter {
      $0.hasSuffix(".shelf.json") && !$0.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    .sorted().map { folder.appending(path: $0) }
  }

  private func generate(_ files: [URL], with tool: URL, _ arguments: [String]) throws {
    var paths: Set<String> = []
    let configurations = files.filter {
      $0.lastPathComponent.hasSuffix(".shelf.json") && paths.insert($0.standardizedFileURL.path).inserted
    }
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
  let description = "no target has a '<Name>.shelf.json' in its folder; add one, or name another '--target'"
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
