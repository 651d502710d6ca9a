import Catalog
import CollectionLayout
import Platform
import ShelfSizing
import TextMeasurement

/// Why a batch can't be planned, or can't go on.
public struct BatchError: Error, Sendable, CustomStringConvertible {
  /// Whose fault it is.
  public enum Kind: Sendable, Hashable {
    /// A value that a program or a flag gave does not do.
    case setting
    /// A file is there, and what it says can't be read or does not do.
    case malformed
    /// A file is missing, or can't be opened.
    case unreadable
    /// A file can't be written.
    case unwritable
    /// It is our fault.
    case unforeseen
  }

  /// Whose fault it is.
  public let kind: Kind
  /// A sentence, or a line `file:line:column: error: message` for each position that is at fault.
  public let description: String
  /// Positions that are at fault; empty where none is known.
  package let diagnostics: [Diagnostic]
  /// The line of the first fault, counted from 1; `nil` where no position in a file is known.
  public var line: Int? { diagnostics.first?.position?.line }
  /// The column of the first fault in bytes, counted from 1; `nil` where no position in a file is known.
  public var column: Int? { diagnostics.first?.position?.column }
  /// The message of the first fault, without its file and position.
  public var message: String { diagnostics.first?.message ?? description }
  /// Whether all records were read before, and those that were left out are known.
  package private(set) var isOfAllRecords = false
}

extension BatchError {
  package init(_ kind: Kind, _ description: String) {
    self.init(kind: kind, description: description, diagnostics: [])
  }

  /// The error that another module threw.
  package init(_ error: any Error) {
    switch error {
    case let error as BatchError: self = error
    case let error as MalformedInput: self.init(.malformed, error.diagnostics)
    case let error as FileError: self.init(BatchError.kind(of: error), "\(error)")
    case let error as FontLookupError: self.init(BatchError.kind(of: error), "\(error)")
    case let error as ShelfError: self.init(.setting, "\(error)")
    case let error as LayoutError: self.init(.setting, "\(error)")
    case let error as EstimationError: self.init(.setting, "\(error)")
    default: self.init(.unforeseen, "\(error)")
    }
  }

  package init(_ kind: Kind, _ diagnostics: [Diagnostic]) {
    self.init(
      kind: kind, description: diagnostics.map(\.description).joined(separator: "\n"), diagnostics: diagnostics)
  }

  /// An error about records that were all read.
  static func ofAllRecords(_ diagnostic: Diagnostic) -> BatchError {
    var error = BatchError(.malformed, [diagnostic])
    error.isOfAllRecords = true
    return error
  }

  private static func kind(of error: FileError) -> Kind {
    switch error.kind {
    case .missing, .unreadable, .directory, .tooLarge: .unreadable
    case .write: .unwritable
    case .replacing: .setting
    }
  }

  static func kind(of error: FontLookupError) -> Kind {
    switch error {
    case .unknown, .unreadable: .unreadable
    case .malformed, .setting: .malformed
    case .size: .setting
    }
  }

  static func malformed(_ file: String, _ position: SourcePosition?, _ message: String) -> BatchError {
    BatchError(.malformed, [Diagnostic(.error, file: file, position: position, message: message)])
  }
}

extension Setting {
  /// An error at this setting's position in its file, if a file has it.
  package func failure(_ message: String) -> BatchError { origin.failure(message) }
}

extension SettingOrigin {
  /// An error about a value from here, at its index in its file, if a file has it.
  package func failure(_ message: String) -> BatchError {
    switch self {
    case .builtIn, .given: BatchError(.setting, message)
    case .file(let file, let position): .malformed(file, position, message)
    }
  }

  /// Reads what a value from here names. Where a configuration names a file that can't be read, that is what to mend.
  func reading<Result: ~Copyable>(_ read: () throws -> Result) throws -> Result {
    do { return try read() } catch let error as FileError {
      guard case .file(let file, let position) = self else { throw error }
      throw BatchError(
        BatchError(error).kind, [Diagnostic(.error, file: file, position: position, message: "\(error)")])
    }
  }

  /// A diagnostic at the position of a value from here; about `subject`, if no file has it.
  func diagnostic(_ severity: Diagnostic.Severity, _ message: String, otherwiseOf subject: String) -> Diagnostic {
    guard case .file(let file, let position) = self else {
      return Diagnostic(severity, file: subject, position: nil, message: message)
    }
    return Diagnostic(severity, file: file, position: position, message: message)
  }

  /// The devices that a name from here means, at least one.
  func devices(named name: String) throws(BatchError) -> [Device] {
    let devices = Device.named(name)
    guard !devices.isEmpty else {
      throw failure("unknown device '\(name)'" + suggestion(for: name, among: Device.all.map(\.name) + ["all"]))
    }
    return devices
  }
}

extension Setting<String> {
  /// The bytes of the file that it names.
  package func contents() throws -> [UInt8] { try origin.reading { try FileReader.readAll(path: path) } }
}

extension BatchError: ProcessValue {
  static var form: ProcessForm<Self> {
    ProcessForm(
      Self.init(kind:description:diagnostics:isOfAllRecords:), \.kind, \.description, \.diagnostics, \.isOfAllRecords)
  }
}

extension BatchError.Kind: ProcessValue { static var form: ProcessForm<Self> { .raw } }
