import Foundation
import HeadlessUIKit
import ShelfSizing

@testable import ShelfHeightTool

/// The view model of the 2018 article.
struct ExampleViewModel: DynamicHeightCalculable {
  let title: String?
  let body: String?

  func height(forWidth width: Double) -> Double { Double(body?.count ?? 0) }
}

/// The cell of the 2018 article, in code.
class ArticleCell: UICollectionViewCell {
  let titleLabel = UILabel()
  private lazy var bodyLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    bodyLabel.font = .systemFont(ofSize: 14)
    bodyLabel.numberOfLines = 0
    for label in [titleLabel, bodyLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16),
      ])
    }
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
      bodyLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 16),
      contentView.bottomAnchor.constraint(greaterThanOrEqualTo: bodyLabel.bottomAnchor, constant: 16),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

extension ArticleCell {
  func configure(with viewModel: ExampleViewModel, isSizing: Bool) {
    titleLabel.text = viewModel.title
    bodyLabel.text = viewModel.body
  }
}

/// The cell, which is asked as any view is.
final class ExampleCell: ArticleCell {}

extension ExampleCell: @MainActor SizingCell {}

/// The cell, whose app asks the content view, as the article "Sizing a UICollectionViewCell" does.
final class ContentCell: ArticleCell {
  func systemLayoutSizeFitting(requiredWidth: Double) -> Size {
    contentView.bounds.size.width = requiredWidth
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: requiredWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return Size(width: size.width, height: size.height)
  }
}

extension ContentCell: @MainActor SizingCell {}

/// A cell that places its text by hand.
final class NoteCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds.insetBy(dx: 12, dy: 10)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(CGSize(width: size.width - 24, height: size.height))
    return CGSize(width: size.width, height: text.height + 20)
  }

  func show(_ note: Note) { label.text = note.body }
}

/// A note, as the app decodes it.
struct Note: Decodable {
  struct Author: Decodable { let name: String }

  let body: String
  let author: Author?
  let stars: Int?
}

struct NoTitle: Error, CustomStringConvertible { let description = "there is no title" }

@MainActor enum Cells {
  static let example = SizedCell(ExampleCell.self) { ExampleViewModel(title: $0["title"], body: $0["body"]) }

  static let content = SizedCell(ContentCell.self) { ExampleViewModel(title: $0["title"], body: $0["body"]) }

  /// A cell whose view model needs a title.
  static let strict = SizedCell(ExampleCell.self, name: "Strict") { record in
    guard let title = record["title"] else { throw NoTitle() }
    return ExampleViewModel(title: title, body: record["body"])
  }

  static let note = SizedCell(NoteCell.self, decoding: Note.self) { $0.show($1) }
}
