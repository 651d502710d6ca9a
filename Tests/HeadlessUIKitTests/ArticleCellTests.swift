import CellLayout
import Foundation
import HeadlessUIKit
import ShelfSizing
import Testing
import TextMeasurement

/// The cell of the 2018 article (UIKitNumbers.md, "The 2018 article's cell"), as an engineer writes it.
final class ArticleCell: UICollectionViewCell {
  let titleLabel = UILabel()
  let bodyLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    bodyLabel.font = .systemFont(ofSize: 14)
    bodyLabel.numberOfLines = 0
    for label in [titleLabel, bodyLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
      titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      contentView.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 16),
      bodyLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 16),
      bodyLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      contentView.trailingAnchor.constraint(equalTo: bodyLabel.trailingAnchor, constant: 16),
      contentView.bottomAnchor.constraint(greaterThanOrEqualTo: bodyLabel.bottomAnchor, constant: 16),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ title: String, _ body: String) {
    titleLabel.text = title
    bodyLabel.text = body
  }

  /// The height at a width, as the article asks for it.
  func height(width: CGFloat) -> CGFloat {
    contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

/// The class that `Samples/ExampleCell.xib` names, of another module.
final class ExampleCell: UICollectionViewCell {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var titleLabel: UILabel!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var bodyLabel: UILabel!
}

@MainActor struct ArticleCellTests {
  private let texts = [
    ("", ""), ("Field Notes", ""), ("Field Notes", "Three pocket notebooks."),
    ("A title that is far too long for one line", String(repeating: "Two days on foot. ", count: 12)),
    ("e\u{301}", "one\ntwo\nthree"),
  ]

  /// The cell in code has the heights of the same cell as a template.
  @Test func heightsAreThoseOfTheTemplate() throws {
    let cell = ArticleCell(frame: .zero)
    let grid = try #require(PixelGrid(scale: 2))
    let blueprint = try CellBlueprint(template: .standard, library: FontLibrary(), grid: grid)
    let template = TemplateCell(blueprint, changing: ChangingContents(texts: [(1, "title"), (2, "body")]))
    for width in [120.0, 176, 320] {
      for (title, body) in texts {
        cell.show(title, body)
        template.setText(title, view: 1)
        template.setText(body, view: 2)
        #expect(Double(cell.height(width: width)) == template.systemLayoutSizeFitting(requiredWidth: width).height)
      }
    }
  }

  /// The article's sample project: its nib, its way to ask, the bodies that are tallest in its three sets of data.
  @Test(arguments: [
    ("dolor sit amet, consectetur adipiscing elit,", 119), (String(repeating: "Lorem ipsum dolor. ", count: 24), 272),
    (nil, 68.5),
  ])
  func theNibOfTheArticleHasItsHeights(body: String?, height: Double) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    NibFiles.folders.append(folder.appendingPathComponent("../../Samples").standardizedFileURL.path)
    defer { NibFiles.folders.removeLast() }
    let cell = try #require(
      UINib(nibName: "ExampleCell", bundle: nil).instantiate(withOwner: nil, options: nil).first as? ExampleCell)
    cell.prepareForReuse()
    cell.bodyLabel.text = body
    cell.layoutIfNeeded()
    var size = UIView.layoutFittingCompressedSize
    size.width = 176
    let fitting = cell.contentView.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .defaultLow)
    #expect(min(Double(fitting.height), 272) == height)
  }

  @Test func layoutGivesFrames() {
    let cell = ArticleCell(frame: CGRect(x: 0, y: 0, width: 176, height: 152.5))
    cell.show("Field Notes", "Three pocket notebooks.")
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 176, height: 152.5))
    #expect(cell.titleLabel.frame == CGRect(x: 16, y: 16, width: 144, height: 20.5))
    #expect(cell.bodyLabel.frame.origin == CGPoint(x: 16, y: 52.5))
  }
}
