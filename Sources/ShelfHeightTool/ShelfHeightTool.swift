import Foundation
import HeadlessUIKit
import Platform
import RecordCells
import ShelfHeightCommand

/// The command over an app's own cells in code.
///
///     @main struct Heights: ShelfHeightTool {
///       static let cells = [
///         SizedCell(ExampleCell.self) { ExampleViewModel(title: $0["title"], body: $0["body"]) }
///       ]
///     }
///
/// `swift run heights measure featured.json` and all other subcommands have the options, formats and exit codes of
/// `shelf-height`. `--cell ExampleCell` chooses among several cells; `--estimator view-model` asks the view models.
@MainActor public protocol ShelfHeightTool {
  /// The cells, each with a name of its own.
  static var cells: [SizedCell] { get }
}

extension ShelfHeightTool {
  /// Runs the arguments of the process, and ends it with the exit code of the command.
  public static func main() { HostProcess.exit(run()) }

  /// - Parameter arguments: those of the process where none are given.
  /// - Returns: the exit code.
  static func run(_ arguments: [String]? = nil) -> Int32 {
    // An exception of UIKit ends a program, which says where: the record, and the exit code of malformed data.
    ShelfHeightCommand.main(arguments) { giveUp in
      Messages.onException = { words in giveUp(MainActor.assumeIsolated { AppCode.fault(words) }) }
      HeadlessStandIn.sayStandIns()
      return MainActor.assumeIsolated {
        AppParts(cells: cells.map(\.cell), previews: CodePreviews()) {
          StatedDevice.now = Date(timeIntervalSince1970: $0)
        }
      }
    }
  }
}
