import Catalog
import ShelfBatch
import ShelfSizing
import SourceSlicing

/// The result of adopting a cell.
struct Adoption {
  /// Something that the package lacks.
  struct Missing {
    let name: String
    /// `file:line`.
    let place: String
    let hint: String
  }

  let root: String
  let files: Int
  let declarations: Int
  let standIns: [StandIns.Entry]
  var missing: [Missing] = []
  let shownBy: String?
  let others: [String]
  /// Where the app sizes the cell.
  let sizedBy: [String]
  /// Whether it is a table view's cell.
  let isRow: Bool
  var isBuilt = false
  var width: Double
  var height: Double?
  var notes: [String] = []

  func writeJSON(to output: inout TextBuffer) {
    output.writeObject { output in
      output.write(member: "schemaVersion", 1)
      output.write(member: "root", root)
      output.write(member: "files", files)
      output.write(member: "declarations", declarations)
      output.write(member: "standIns")
      output.write(list: standIns) { output, entry in entry.writeJSON(to: &output) }
      output.write(member: "missing")
      output.write(list: missing) { output, missing in
        output.writeObject {
          $0.write(member: "name", missing.name)
          $0.write(member: "at", missing.place)
          $0.write(member: "hint", missing.hint)
        }
      }
      output.write(member: "shownBy", shownBy)
      output.write(member: "otherWays")
      output.write(json: others)
      output.write(member: "sizedBy")
      output.write(json: sizedBy)
      output.write(member: "built", isBuilt)
      output.write(member: "width", width)
      output.write(member: "height", height)
      output.write(member: "warnings")
      output.write(json: notes)
    }
    output.write("\n")
  }

  func writeTable(to output: inout TextBuffer) {
    if let height {
      output.write("\(root): \(rounded(height)) points high at a width of \(rounded(width))\n")
    } else if isBuilt {
      output.write("\(root): built, but it gives no height\n")
    } else {
      output.write("\(root): not measured\n")
    }
    output.write("  \(counted(files, "file")), \(counted(declarations, "declaration"))\n")
    if let shownBy { output.write("  shown by \(shownBy)\n") }
    for other in others { output.write("  or by \(other)\n") }
    for place in sizedBy { output.write("  the app sizes it at \(place)\n") }
    for entry in standIns {
      let size = entry.decidesSize ? ", which may decide the size" : ""
      output.write("  stands in: \(entry.name), as \(entry.takenAs)\(size): \(entry.usedAt.first ?? "")\n")
    }
    for missing in missing {
      output.write("  missing: \(missing.name) at \(missing.place)\(missing.hint.isEmpty ? "" : ": \(missing.hint)")\n")
    }
    for note in notes { output.write("  said: \(note)\n") }
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
