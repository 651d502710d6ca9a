import Catalog
import CellLayout
import Dispatch
import Platform
import TextMeasurement

/// Fits the texts of catalogues into the views of cells, in all variants and on several threads.
struct CatalogueFitting: Sendable {
  private let variants: [TextFitting]
  private let views: [FitViews.View]
  private let jobs: Int

  init(_ variants: [VariantPlan], _ rules: [ShelfConfiguration.FitRule], _ views: [FitViews.View], jobs: Int) {
    self.variants = variants.map { TextFitting($0, rules) }
    self.views = views
    self.jobs = jobs
  }

  /// With fewer texts than this, another thread is not worth its start.
  private static let leastPart = 256

  /// The texts with their rooms, in the order in which they are given, and what was assumed for them.
  ///
  /// - Parameter bytes: the file that they stand in.
  func fit(
    _ texts: [CatalogueText], in file: String, _ bytes: [UInt8]
  ) -> (texts: [FittedText], approximations: TextApproximations) {
    let parts = min(jobs, max(1, texts.count / CatalogueFitting.leastPart))
    let results = Locked<[[FittedText]]>(Array(repeating: [], count: parts))
    let approximations = Locked(TextApproximations())
    DispatchQueue.concurrentPerform(iterations: parts) { part in
      var cells = Cells(variants.map(\.plan), views)
      let fitted = texts[(texts.count * part / parts)..<(texts.count * (part + 1) / parts)].map { text in
        fit(text, in: file, &cells)
      }
      results.withLock { $0[part] = fitted }
      approximations.withLock { [own = cells.approximations] in $0.formUnion(own) }
    }
    var fitted = results.withLock { $0.flatMap { $0 } }
    let misfits = fitted.indices.filter { fitted[$0].text != nil }
    // Columns of UTF-16 were those of the text in UTF-8.
    if !misfits.isEmpty, bytes.first != 0xFE, bytes.first != 0xFF {
      let lines = LineStarts(bytes)
      for index in misfits { fitted[index].utf16Column = fitted[index].position.flatMap(lines.utf16Column) }
    }
    return (fitted, approximations.withLock { $0 })
  }

  private func fit(_ text: CatalogueText, in file: String, _ cells: inout Cells) -> FittedText {
    let view = views[text.view]
    var fitted = FittedText(view: view.rule.view.value, file: file)
    (fitted.key, fitted.variation, fitted.locale, fitted.position) = (
      text.key, text.variation, text.locale, text.position
    )
    for (variant, fitting) in variants.enumerated() {
      let cell = cells.cell(variant, text.view)
      cell.setText(text.text, view: view.index)
      guard var (_, room) = fitting.room(ofView: view.index, in: cell) else { continue }
      if cell.isApproximate { cells.approximations.formUnion(fitting.approximations(of: cell)) }
      if !room.fits {
        fitted.text = text.text
        if !room.isApproximate {
          room.charactersTooMany = fitting.charactersTooMany(text.text, view: view.index, in: cell)
        }
      }
      fitted.rooms.append(room)
    }
    return fitted
  }

  /// The cells of a thread: one for each variant and view, in which all other views show what the cell says.
  private struct Cells {
    private let variants: [VariantPlan]
    private let views: [FitViews.View]
    private var cells: [TemplateCell?]
    /// The assumptions made for texts so far.
    var approximations = TextApproximations()

    init(_ variants: [VariantPlan], _ views: [FitViews.View]) {
      self.variants = variants
      self.views = views
      cells = Array(repeating: nil, count: variants.count * views.count)
    }

    mutating func cell(_ variant: Int, _ view: Int) -> TemplateCell {
      let slot = variant * views.count + view
      if let cell = cells[slot] { return cell }
      let blueprint = variants[variant].prototypes.all[views[view].cell].cell.blueprint
      let cell = TemplateCell(blueprint, changing: ChangingContents(texts: [(views[view].index, "")]))
      cells[slot] = cell
      return cell
    }
  }
}
