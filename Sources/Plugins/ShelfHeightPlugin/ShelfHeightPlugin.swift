import Foundation
import PackagePlugin

/// Makes `<Name>.shelf.swift` of each `<Name>.shelf.json` among a target's files, when one of its inputs changed.
@main struct ShelfHeightPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let tool = try context.tool(named: "shelf-height").url
    let files = target.sourceModule?.sourceFiles.map(\.url) ?? []
    let commands = commands(tool, files, context.pluginWorkDirectoryURL)
    if commands.isEmpty { warn(of: target.name, others: configurations(in: target.directoryURL)) }
    return commands.withoutCommitted(files, of: target.name)
  }

  /// Says that a target has nothing to measure, which is hardly meant.
  ///
  /// - Parameter others: configurations in its folder that are none of its files.
  private func warn(of target: String, others: [String] = []) {
    let remedy =
      others.isEmpty
      ? "add a '<Name>.shelf.json' to its files, or take the plugin from the target"
      : "'\(others.joined(separator: "', '"))' in its folder is excluded from it"
    Diagnostics.warning("the target '\(target)' uses ShelfHeightPlugin and has no configuration: \(remedy)")
  }

  private func configurations(in folder: URL) -> [String] {
    let names = try? FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
    return (names ?? []).filter { $0.hasSuffix(".shelf.json") }.sorted()
  }

  /// Paths are absolute, as Xcode wants those of messages.
  private func commands(_ tool: URL, _ files: [URL], _ folder: URL) -> [Command] {
    files.filter { $0.lastPathComponent.hasSuffix(".shelf.json") }.map { configuration in
      let name = configuration.deletingPathExtension().lastPathComponent
      let output = folder.appending(path: name + ".swift")
      return .buildCommand(
        displayName: "Measuring the shelves of \(configuration.lastPathComponent)", executable: tool,
        arguments: [
          "generate", "--config", configuration.path(percentEncoded: false), "--output",
          output.path(percentEncoded: false),
        ],
        inputFiles: [configuration] + NamedFiles(in: configuration).files, outputFiles: [output])
    }
  }
}

extension [Command] {
  /// These commands, none of whose files is among those of the target: where it is, the build would say that two tasks
  /// make one file, and not how that comes.
  fileprivate func withoutCommitted(_ files: [URL], of target: String) -> [Command] {
    let made = Set(
      files.filter { $0.lastPathComponent.hasSuffix(".shelf.json") }.map { name in
        name.deletingPathExtension().appendingPathExtension("swift").lastPathComponent
      })
    let committed = files.filter { made.contains($0.lastPathComponent) }
    for file in committed {
      Diagnostics.error(
        "'\(file.lastPathComponent)' is a file of the target '\(target)', and ShelfHeightPlugin makes it in each build: delete "
          + "it, or take the plugin from the target and keep it up to date by 'swift package check-shelf-heights'",
        file: file.path(percentEncoded: false), line: 1)
    }
    return committed.isEmpty ? self : []
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ShelfHeightPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let tool = try context.tool(named: "shelf-height").url
      let commands = commands(tool, target.inputFiles.map(\.url), context.pluginWorkDirectoryURL)
      if commands.isEmpty { warn(of: target.displayName) }
      return commands.withoutCommitted(target.inputFiles.map(\.url), of: target.displayName)
    }
  }
#endif
