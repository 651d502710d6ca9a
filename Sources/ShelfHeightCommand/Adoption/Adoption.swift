import Catalog
import ShelfBatch
import ShelfSizing
import SourceSlicing

/// Words by which a program of cells in code says something that adopting such a cell listens for.
package enum CellSentences {
  /// A row that is as high as its table makes rows.
  package static let standardRow = "ask for no height: a table view gives such a row the standard one"
}

/// The result of adopting a cell.
struct Adoption {
  /// Something that the package lacks.
  struct Missing {
    let name: String
    /// `file:line`.
    let place: String
    let hint: String
  }

  /// A cell, and what was found of it.
  struct Cell {
    /// The class, or the identifier of a nib's cell without one.
    let root: String
    let shownBy: String?
    var others: [String] = []
    /// Where the app sizes the cell.
    var sizedBy: [String] = []
    var missing: [Missing] = []
    var width: Double
    var height: Double?
    var notes: [String] = []
  }

  /// Why a cell that shows its record has no height.
  static let noHeight = "the cell has no height of its own: its frames follow the size that the app gives it"

  var cells: [Cell]
  var files = 0
  var declarations = 0
  var standIns: [StandIns.Entry] = []
  /// All cells need these.
  var missing: [Missing] = []
  var isBuilt = false

  /// All that is missing.
  var allMissing: [Missing] { missing + cells.flatMap(\.missing) }

  /// Names modules that are not there where a cell has no height.
  mutating func note(absentModules modules: @autoclosure () -> [String]) {
    for number in cells.indices where !cells[number].missing.isEmpty {
      let modules = modules()
      guard !modules.isEmpty else { return }
      cells[number].notes.append(
        "its files import \(modules.joined(separator: ", ")), and others stand in for their names: with the folders of their "
          + "sources, by '\(Options.from.name)', more of it may run")
    }
  }

  /// One cell as an object, several in a list.
  func writeJSON(to output: inout TextBuffer) {
    output.writeObject { output in
      output.write(member: "schemaVersion", 1)
      if cells.count == 1 { return write(cells[0], to: &output) }
      output.write(member: "cells")
      output.write(list: cells) { output, cell in output.writeObject { write(cell, to: &$0) } }
    }
    output.write("\n")
  }

  private func write(_ cell: Cell, to output: inout TextBuffer) {
    output.write(member: "root", cell.root)
    output.write(member: "files", files)
    output.write(member: "declarations", declarations)
    output.write(member: "standIns")
    output.write(list: standIns) { output, entry in entry.writeJSON(to: &output) }
    output.write(member: "missing")
    output.write(list: missing + cell.missing) { output, missing in
      output.writeObject {
        $0.write(member: "name", missing.name)
        $0.write(member: "at", missing.place)
        $0.write(member: "hint", missing.hint)
      }
    }
    output.write(member: "shownBy", cell.shownBy)
    output.write(member: "otherWays")
    output.write(json: cell.others)
    output.write(member: "sizedBy")
    output.write(json: cell.sizedBy)
    output.write(member: "built", isBuilt)
    output.write(member: "width", cell.width)
    output.write(member: "height", cell.height)
    output.write(member: "warnings")
    output.write(json: cell.notes)
  }

  func writeTable(to output: inout TextBuffer) {
    for cell in cells {
      if let height = cell.height {
        output.write("\(cell.root): \(rounded(height)) points high at a width of \(rounded(cell.width))\n")
      } else if isBuilt {
        output.write("\(cell.root): built, but it gives no height\n")
      } else {
        output.write("\(cell.root): not measured\n")
      }
      if let shownBy = cell.shownBy { output.write("  shown by \(shownBy)\n") }
      for other in cell.others { output.write("  or by \(other)\n") }
      for place in cell.sizedBy { output.write("  the app sizes it at \(place)\n") }
      write(cell.missing, to: &output)
      for note in cell.notes { output.write("  said: \(note)\n") }
    }
    if files > 0 { output.write("  \(counted(files, "file")), \(counted(declarations, "declaration"))\n") }
    for entry in standIns {
      let size = entry.decidesSize ? ", which may decide the size" : ""
      output.write("  stands in: \(entry.name), as \(entry.takenAs)\(size): \(entry.usedAt.first ?? "")\n")
    }
    write(missing, to: &output)
  }

  private func write(_ missing: [Missing], to output: inout TextBuffer) {
    for missing in missing {
      let hint = missing.hint.isEmpty ? "" : ": \(missing.hint)"
      output.write("  missing: \(missing.name) at \(missing.place)\(hint)\n")
    }
  }
}

extension StandIns.Entry {
  func writeJSON(to output: inout TextBuffer) {
    output.writeObject {
      $0.write(member: "name", name)
      $0.write(member: "kind", kind)
      $0.write(member: "usedAt")
      $0.write(json: usedAt)
      $0.write(member: "takenAs", takenAs)
      $0.write(member: "decidesSize", decidesSize)
    }
  }
}
