import ShelfSizing
import TextMeasurement

extension CellTemplate {
  /// The cell of the 2018 article (FACTS.md section 8), by its constraints: the title 16 points from the top, the
  /// body 16 below it even when it is empty, 16 at the sides, at least 16 at the bottom.
  public static let standard = CellTemplate(
    root: ViewTemplate(
      .stack(
        StackTemplate(
          axis: .vertical, spacing: 16, layoutMargins: EdgeInsets(all: 16), isPlainView: true,
          arrangedSubviews: [
            ViewTemplate(
              id: "titleLabel", .label(LabelTemplate(font: .system(size: 17, weight: .regular)))),
            ViewTemplate(
              id: "bodyLabel",
              .label(LabelTemplate(font: .system(size: 14, weight: .regular), numberOfLines: 0))),
          ]))))
}
