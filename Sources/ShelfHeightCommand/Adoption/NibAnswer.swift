import Catalog
import Platform
import ShelfBatch
import ShelfSizing

/// The answer about a cell that has a nib and no class of its own: the command measures it without a package.
struct NibAnswer {
  private let nib: AppNibs.Cell
  private let name: String

  init(_ nib: AppNibs.Cell, _ name: String) { (self.nib, self.name) = (nib, name) }

  /// The cell's height with the texts that the nib stores, and the command for records.
  ///
  /// - Throws: `CommandError` where this program can't be run again.
  func cell() throws -> Adoption.Cell {
    let identifier =
      nib.element.reuseIdentifier.map {
        " \(Settings.reuseIdentifier.name) \($0.quotedForShell)"
      } ?? ""
    let measure = "shelf-height measure \(Settings.cell.name) \(nib.path.quotedForShell)\(identifier) records.json"
    var cell = Adoption.Cell(root: name, shownBy: measure, width: AdoptionPlan.Cell.width(ofRow: nib.element.isRow))
    guard let program = HostProcess.executablePath else {
      throw CommandError(.missingInput, "the path of this program is not known: run '\(measure)'")
    }
    let width = "\(Settings.cardWidth.name) \(rounded(cell.width))"
    let show = "\(program.quotedForShell) cell \(nib.path.quotedForShell)\(identifier) \(width) --format json"
    // Warnings go beside the answer.
    let (ending, bytes) = try ChildProcess.shellOutput("\(show) 2>/dev/null", timeout: 60)
    // The first of the views is the cell.
    let height = (try? JSONValue.parse(bytes, file: ""))?.array?.first?.object?["height"]?.number?.value
    if let height, height > 0 {
      cell.height = height
      cell.notes = ["measured with the texts that the nib stores"]
    } else if height != nil {
      cell.missing = [Adoption.Missing(name: name, place: nib.path, hint: Adoption.noHeight)]
    } else {
      let said = String(decoding: try ChildProcess.shellOutput("\(show) 2>&1", timeout: 60).bytes, as: UTF8.self)
        .split(whereSeparator: \.isNewline).last
      cell.missing = [
        Adoption.Missing(
          name: name, place: nib.path, hint: said.map(String.init) ?? "the program ended with \(ending)")
      ]
    }
    return cell
  }
}
