import Foundation
import PackagePlugin

/// Gives a target the sources that its `headless.json` names, rewritten for a compiler without Objective-C.
@main struct HeadlessSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let configuration = target.directoryURL.appending(path: "headless.json")
    guard FileManager.default.fileExists(atPath: configuration.path(percentEncoded: false)) else {
      Diagnostics.error(
        "the target '\(target.name)' uses HeadlessSources and has no 'headless.json' in '\(target.directoryURL.path)': "
          + "add one that names the app's files in 'sources', or take the plugin from the target")
      return []
    }
    let sources = target.sourceModule?.sourceFiles.map(\.url) ?? []
    let own = Set(sources.map { SourceList.identity(of: $0) })
    let list = SourceList(configuration)
    let twice = list.files.filter { own.contains(SourceList.identity(of: $0)) }
    if let first = twice.first {
      let path = first.path(percentEncoded: false)
      let others = twice.count == 1 ? "" : " and \(twice.count - 1) others"
      Diagnostics.error(
        "the target '\(target.name)' would compile '\(path)'\(others) twice, as a source of its own and as one that "
          + "'headless.json' names: name it in the target's 'exclude:' in Package.swift, or move it out of its folder",
        file: path, line: 1)
      return []
    }
    let tool = try context.tool(named: "headless-sources").url
    // Its tool measures previews.
    let measuresPreviews = target.dependencies.contains {
      if case .product(let product) = $0 { product.name == "SwiftUICards" } else { false }
    }
    return [
      try command(
        tool, configuration, list, own: sources, names: own, context.pluginWorkDirectoryURL,
        options: measuresPreviews ? ["--previews"] : [])
    ]
  }

  private func command(
    _ tool: URL, _ configuration: URL, _ list: SourceList, own sources: [URL], names own: Set<String>, _ folder: URL,
    options: [String]
  ) throws -> Command {
    var names = CopyNames(taken: own.map { URL(filePath: $0).lastPathComponent })
    let nibFolders = folder.appending(path: "HeadlessNibFolders.swift")
    var arguments =
      options + [
        "--configuration", configuration.path(percentEncoded: false), "--nib-folders",
        nibFolders.path(percentEncoded: false),
      ]
    for entry in list.entries.sources { arguments += ["--sources", entry] }
    for entry in list.entries.excluded { arguments += ["--exclude", entry] }
    for folder in list.folders { arguments += ["--folder", folder.url.path(percentEncoded: false), "\(folder.count)"] }
    for loop in list.loops { arguments += ["--loop", "\(loop.entry)", loop.folder.path(percentEncoded: false)] }
    for entry in list.found { arguments += ["--found", "\(entry)"] }
    var copies = [nibFolders]
    for file in list.files {
      let copy = folder.appending(path: names.name(for: file))
      copies.append(copy)
      arguments += ["--source", file.path(percentEncoded: false), copy.path(percentEncoded: false)]
    }
    var inputs = [configuration] + list.folders.map(\.url) + list.files
    if list.hasRoots {
      let standIns = folder.appending(path: "HeadlessStandIns.swift")
      copies.append(standIns)
      arguments += ["--stand-ins", standIns.path(percentEncoded: false)]
      for source in sources where source.pathExtension == "swift" {
        arguments += ["--own", source.path(percentEncoded: false)]
        inputs.append(source)
      }
    }
    if let lock = list.lock {
      arguments += ["--lock", lock.path(percentEncoded: false)]
      inputs.append(lock)
    }
    // A command line has an end: Linux takes two megabytes, with the environment.
    if arguments.count > 1000 {
      let file = folder.appending(path: "arguments")
      try Data(arguments.map { $0 + "\0" }.joined().utf8).write(to: file)
      arguments = ["--arguments", file.path(percentEncoded: false)]
    }
    return .buildCommand(
      displayName: "Rewriting \(list.files.count) sources that \(configuration.lastPathComponent) names",
      executable: tool, arguments: arguments, inputFiles: inputs, outputFiles: copies)
  }
}

/// Names for copies, all different, whether or not the case of letters counts: a module may have no two files of one
/// name, and the compiler warns of a copy that is called as the source it stands in for.
private struct CopyNames {
  private var taken: Set<String>

  init(taken: [String]) { self.taken = Set(taken.map { $0.lowercased() }) }

  mutating func name(for file: URL) -> String {
    var folder = file.deletingLastPathComponent()
    // Code outside of functions may stand in a file of this name alone.
    var name = file.lastPathComponent
    if name != "main.swift" { name = file.deletingPathExtension().lastPathComponent + ".headless.swift" }
    while !taken.insert(name.lowercased()).inserted {
      name = "\(folder.lastPathComponent == "/" ? "other" : folder.lastPathComponent)-\(name)"
      folder.deleteLastPathComponent()
    }
    return name
  }
}
