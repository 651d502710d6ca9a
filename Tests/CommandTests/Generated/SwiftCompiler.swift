import Foundation
import Testing

/// The compiler of the search path; there is none where only the runtime is installed.
enum SwiftCompiler {
  static let path: String? = {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// Why tests that compile are left out.
  static let isHere = ConditionTrait.enabled(if: path != nil, "there is no swiftc on the search path")
}

extension Folder {
  /// Compiles files of this folder; a warning is an error.
  func compile(_ arguments: [String]) throws -> Outcome {
    // One frontend for all files, and the modules of the C library that the package's build has made: without, each
    // call takes ten times as long.
    let built = URL(fileURLWithPath: try Command.path()).resolvingSymlinksInPath().deletingLastPathComponent()
    let modules = built.appendingPathComponent("ModuleCache")
    return try launch(
      SwiftCompiler.path ?? "",
      ["-warnings-as-errors", "-swift-version", "6", "-wmo", "-module-cache-path", modules.path(percentEncoded: false)]
        + arguments, environment: ["HOME": path])
  }

  /// Compiles files together with `main.swift`, and runs that.
  ///
  /// - Returns: what it prints.
  func compileAndRun(_ files: [String]) throws -> String {
    let compiled = try compile(files + ["main.swift", "-o", path("main")])
    guard compiled.code == 0 else { return compiled.errors }
    return try launch(path("main"), []).output
  }
}
