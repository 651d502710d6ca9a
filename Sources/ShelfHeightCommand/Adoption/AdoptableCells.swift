import Catalog
import ShelfBatch
import ShelfSizing
import SourceSlicing

/// The cells of an app, by what each needs.
struct AdoptableCells {
  private struct Cell {
    let name: String
    let file: String
    let line: Int
    let kind: String
    let files: Int
    let standIns: Int
    let missing: Int
  }

  private var cells: [Cell] = []

  init(_ index: SourceIndex, _ app: AppFiles) {
    let ofNibs = app.nibs.cells
    let classesOfNibs = Set(ofNibs.compactMap(\.element.ownClass))
    for found in index.cells {
      guard let slice = try? SourceSlice(of: ["\(found.path)@\(index.paths[found.file])"], in: index) else { continue }
      cells.append(
        Cell(
          name: found.path, file: index.paths[found.file], line: found.line,
          kind: classesOfNibs.contains(found.path.lastName) ? "nib" : "uikit", files: slice.files.count,
          standIns: slice.standIns.entries.count, missing: app.missingModules(slice).count))
    }
    for cell in ofNibs where cell.element.ownClass == nil {
      guard let name = cell.element.reuseIdentifier else { continue }
      cells.append(
        Cell(
          name: name, file: cell.path, line: cell.element.line, kind: "nib", files: 0, standIns: 0, missing: 0))
    }
    for found in index.cards {
      guard let slice = try? SourceSlice(of: ["\(found.path)@\(index.paths[found.file])"], in: index) else { continue }
      cells.append(
        Cell(
          name: found.path, file: index.paths[found.file], line: found.line, kind: "swiftui", files: slice.files.count,
          standIns: slice.standIns.entries.count, missing: app.missingModules(slice).count))
    }
    cells.sort { ($0.missing, $0.standIns, $0.files, $0.name) < ($1.missing, $1.standIns, $1.files, $1.name) }
  }

  func writeJSON(to output: inout TextBuffer) {
    output.writeObject { output in
      output.write(member: "schemaVersion", 1)
      output.write(member: "cells")
      output.write(list: cells) { output, cell in
        output.writeObject {
          $0.write(member: "name", cell.name)
          $0.write(member: "file", cell.file)
          $0.write(member: "line", cell.line)
          $0.write(member: "kind", cell.kind)
          $0.write(member: "files", cell.files)
          $0.write(member: "standIns", cell.standIns)
          $0.write(member: "missing", cell.missing)
        }
      }
    }
    output.write("\n")
  }

  func writeTable(to output: inout TextBuffer) {
    for cell in cells {
      let needs = "\(counted(cell.files, "file")), \(counted(cell.standIns, "stand-in")), \(cell.missing) missing"
      output.write("\(cell.name) (\(cell.kind)): \(needs): \(cell.file):\(cell.line)\n")
    }
  }
}
