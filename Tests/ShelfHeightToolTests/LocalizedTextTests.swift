import Catalog
import Fixtures
import Foundation
import HeadlessUIKit
import Testing

@testable import ShelfBatch
@testable import ShelfHeightTool

/// Texts that an app's own code asks for by their keys are in the language of the variant.
@MainActor @Suite struct LocalizedTextTests {
  /// A label for the record's text, and one for each way to ask for a text.
  private final class Card: UICollectionViewCell {
    let labels = (0..<8).map { _ in UILabel() }

    override init(frame: CGRect) {
      super.init(frame: frame)
      let stack = UIStackView(arrangedSubviews: labels)
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: contentView.topAnchor),
        stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
      labels[0].text = NSLocalizedString("buy", comment: "of a card")
    }

    required init?(coder: NSCoder) { nil }

    func show(_ title: String, _ kind: String, _ count: Int) {
      labels[1].text = title
      labels[2].text = kind
      labels[3].text = NSLocalizedString("buy", tableName: "Other", bundle: .main, value: "Buy", comment: "")
      labels[4].text = String(localized: "buy", comment: "of a card")
      labels[5].text = String(localized: "\(count) items in \("Rome")")
      labels[6].text = Bundle.main.localizedString(forKey: "buy", value: "Buy", table: "Localizable")
      labels[7].text = String(localized: "absent", defaultValue: "Not here: \(2.5, format: .number)")
    }
  }

  private func texts(locale: String?) throws -> (lines: [String], warnings: [String]) {
    let folder = try TemporaryFolder()
    for (language, texts) in [
      ("en", #""t" = "Title"; "buy" = "Buy"; "%lld items in %@" = "%lld items in %@";"#),
      ("de", #""t" = "Titel"; "buy" = "Kaufen"; "%lld items in %@" = "In %2$@ %1$lld Stück";"#),
    ] { try folder.put(texts, "\(language).strings") }
    let cell = SizedCell(
      Card.self, viewModel: { ($0["title"], NSLocalizedString("buy", comment: ""), $0["count"] ?? 0) }
    ) { (cell: Card, model: (String, String, Int)) in cell.show(model.0, model.1, model.2) }
    var configuration = ShelfConfiguration()
    configuration.appCells = [cell.literalFields("count").cell]
    if let locale {
      configuration.locales = [Setting(locale, .given)]
      configuration.localizations = Setting(folder.path("{locale}.strings"), .given)
    }
    var options = BatchOptions()
    options.jobs = 1
    options.sampleLimits = .forPages
    var found: (lines: [String], warnings: [String]) = ([], [])
    _ = try ShelfMeasuring(try BatchPlan(configuration, inputs: []), options).run(
      [BatchInput(records: [["id": "a", "title": "t", "count": "3"]])], onDiagnostic: { _ in }
    ) { report in
      found = (report.anatomy?.views.compactMap { $0.lines.first?.text } ?? [], report.warnings.map(\.text))
    }
    return found
  }

  /// The count holds a text itself, and an id is never missed.
  @Test(arguments: [("en", "Title", "Buy", "3 items in Rome"), ("de", "Titel", "Kaufen", "In Rome 3 Stück")])
  func textsAreThoseOfTheLocale(_ locale: String, _ title: String, _ buy: String, _ items: String) throws {
    let (lines, warnings) = try texts(locale: locale)
    #expect(
      lines == [buy, title, buy, buy, buy, items, buy, "Not here: 2.5"] && warnings.isEmpty, "\(lines) \(warnings)")
  }

  /// Without localizations the bundle answers, as it did.
  @Test func withoutLocalizationsTheBundleAnswers() throws {
    let lines = try texts(locale: nil).lines
    #expect(lines == ["buy", "t", "buy", "Buy", "buy", "3 items in Rome", "Buy", "Not here: 2.5"], "\(lines)")
  }
}
