import Fixtures
import Foundation

/// The result of a run of the command.
struct Outcome: Equatable {
  let code: Int32
  let output: String
  let errors: String

  init(_ code: Int32, output: String = "", errors: String = "") {
    self.code = code
    self.output = output
    self.errors = errors
  }

  /// The text on standard output in lines, without the last line end.
  var lines: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}

/// The built command.
enum Command {
  struct NotBuilt: Error, CustomStringConvertible {
    let description = "the command lies not beside the test bundle; build the package first"
  }

  /// The binary beside the test bundle: on Linux the bundle is the running program, on macOS a loaded bundle.
  static func path() throws -> String {
    let bundles = Bundle.allBundles.map(\.bundlePath).filter { $0.hasSuffix(".xctest") }
    for path in bundles + [CommandLine.arguments[0], Bundle.main.executablePath ?? ""] {
      let beside = URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent(
        "shelf-height")
      let found = beside.path(percentEncoded: false)
      if FileManager.default.isExecutableFile(atPath: found) { return found }
    }
    throw NotBuilt()
  }
}

/// The surroundings of a run of the command.
typealias Folder = TemporaryFolder

extension Folder {
  /// Runs the command in this folder.
  ///
  /// - Parameters:
  ///   - input: for standard input; nothing if absent.
  ///   - output: a file that standard output goes to, instead of into the outcome.
  func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:], output: String? = nil
  ) throws -> Outcome {
    try launch(try Command.path(), arguments, input: input, environment: environment, output: output)
  }

  func run(_ arguments: String...) throws -> Outcome { try run(arguments) }

  /// Runs any program in this folder.
  func launch(
    _ program: String, _ arguments: [String], input: String = "", environment: [String: String] = [:],
    output: String? = nil
  ) throws -> Outcome {
    // A file can't fill up as a pipe can, so nobody has to write while the program reads.
    let inputName = ".input-" + UUID().uuidString
    try put(input, inputName)
    defer { try? FileManager.default.removeItem(atPath: path(inputName)) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    // A program that counts what it runs (scripts/coverage) must not leave its counts in the folder.
    let inherited = ProcessInfo.processInfo.environment.filter { ["PATH", "LLVM_PROFILE_FILE"].contains($0.key) }
    process.environment = inherited.merging(environment) { $1 }
    process.standardInput = FileHandle(forReadingAtPath: path(inputName))
    let (outputPipe, errorPipe) = (Pipe(), Pipe())
    process.standardOutput = output.map { FileHandle(forWritingAtPath: $0) as Any } ?? outputPipe
    process.standardError = errorPipe
    try process.run()
    let errors = Background { errorPipe.fileHandleForReading.readDataToEndOfFile() }
    let written = output == nil ? outputPipe.fileHandleForReading.readDataToEndOfFile() : Data()
    let said = errors.value()
    process.waitUntilExit()
    let code = process.terminationStatus + (process.terminationReason == .exit ? 0 : 128)
    return Outcome(
      code, output: String(decoding: written, as: UTF8.self), errors: String(decoding: said, as: UTF8.self))
  }
}

/// Work on a thread of its own, so that two pipes are read at once.
private final class Background: @unchecked Sendable {
  private var data = Data()
  private let isDone = DispatchSemaphore(value: 0)

  init(_ work: @escaping @Sendable () -> Data) {
    Thread.detachNewThread { [self] in
      data = work()
      isDone.signal()
    }
  }

  func value() -> Data {
    isDone.wait()
    return data
  }
}
