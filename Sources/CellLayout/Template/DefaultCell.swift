extension CellTemplate {
  /// The cell of the 2018 article (UIKitNumbers.md, "The 2018 article's cell"), by its constraints: the title 16 points
  /// from the top, the body 16 below it even when it is empty, 16 at the sides, at least 16 at the bottom.
  package static let standard: CellTemplate = {
    var cell = CellBuilder()
    let title = cell.add(.label("titleLabel").with { $0.outlet = $0.id })
    let body = cell.add(
      .label("bodyLabel", font: .system(size: 14, weight: .regular), lines: 0).with { $0.outlet = $0.id })
    let root = cell.root
    cell.constrain(
      title.top == root.top + 16, title.leading == root.leading + 16, root.trailing == title.trailing + 16,
      body.top == title.bottom + 16, body.leading == root.leading + 16, root.trailing == body.trailing + 16,
      root.bottom >= body.bottom + 16)
    return cell.template
  }()
}
