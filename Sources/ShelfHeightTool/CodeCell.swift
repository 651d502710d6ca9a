import CellLayout
import Foundation
import HeadlessUIKit
import Platform
import RecordCells
import ShelfSizing

/// A cell of the app as the batch knows it.
///
/// The batch runs on the main thread, where the app's code lives: each function is called there, which it proves.
final class CodeCell: AppCell {
  let name: String
  let fields: [String]
  let fieldsThatRecordsMayLack: [String]
  let estimatesHeights: Bool
  let literalFields: Set<String>
  private let makeViews: @MainActor () -> Views
  private let viewModel: @MainActor (CardRecord) throws -> Any
  /// The record that was asked about last, and its view model: each variant shows it.
  @MainActor private var last: RecordContents?
  @MainActor private var viewModelOfLast = Result<Any, any Error>.success(())

  /// The views of a cell, and what it answers.
  struct Views {
    let root: UIView
    let show: @MainActor (Any) -> Void
    /// The height at a width, in points.
    let height: @MainActor (Double) -> Double
  }

  @MainActor init(
    name: String, estimatesHeights: Bool, viewModel: @escaping @MainActor (CardRecord) throws -> Any,
    makeViews: @escaping @MainActor () -> Views
  ) {
    self.name = name
    self.estimatesHeights = estimatesHeights
    self.viewModel = viewModel
    self.makeViews = makeViews
    // An id names the record; nobody translates it.
    literalFields = ["id"]
    var (asked, lacking): ([String], [String]) = ([], [])
    let probe = RecordContents { field, mayLack in
      if !asked.contains(field) { asked.append(field) }
      if mayLack { lacking.append(field) }
    }
    AppCode.run(of: name, in: nil) { _ = try? viewModel(CardRecord(contents: probe)) }
    (fields, fieldsThatRecordsMayLack) = (asked, lacking)
  }

  /// Another cell's copy with more fields that hold texts themselves.
  @MainActor init(_ cell: CodeCell, literalFields: [String]) {
    (name, fields, fieldsThatRecordsMayLack) = (cell.name, cell.fields, cell.fieldsThatRecordsMayLack)
    (estimatesHeights, viewModel, makeViews) = (cell.estimatesHeights, cell.viewModel, cell.makeViews)
    self.literalFields = cell.literalFields.union(literalFields)
  }

  func refusal(of record: AppRecord) -> RecordRefusal? {
    nonisolated(unsafe) let handed = record
    return MainActor.onMainThread {
      guard case .failure(let error) = result(of: contents(of: handed)) else { return nil }
      let (field, words) = CodeCell.reason(for: error)
      return RecordRefusal("'\(name)' makes no view model of the record: \(words)", field: field)
    }
  }

  /// The record that was asked about last, where it is this one: it knows its position. Else a copy.
  ///
  /// - Parameter appTexts: the app's texts, where they are others than the record's.
  @MainActor fileprivate func contents(of record: AppRecord, _ appTexts: AppTexts? = nil) -> RecordContents {
    if let last, last.shows(record, in: appTexts) { last } else { RecordContents(record, appTexts) }
  }

  @MainActor fileprivate func viewModel(of contents: RecordContents) -> Any? { try? result(of: contents).get() }

  @MainActor private func result(of contents: RecordContents) -> Result<Any, any Error> {
    if last === contents { return viewModelOfLast }
    if let position = contents.position {
      RecordInHand.take(file: position.file, line: position.line, column: position.column, subject: name)
    }
    let made = AppCode.run(of: name, contents, in: contents.appTexts) {
      Result { try viewModel(CardRecord(contents: contents)) }
    }
    (last, viewModelOfLast) = (contents, made)
    return made
  }

  var fontFiles: [String] { AppFonts.files }

  func addFonts(paths: [String: String], nearby: [String]) { AppFonts.add(paths: paths, nearby: nearby) }

  func keepSentences() { KeptSentences.begin() }

  func takeSentences() -> [String] { KeptSentences.take() }

  func say(_ sentences: [String]) { for sentence in sentences { Messages.sayOnce(sentence) } }

  func makeCell(in surroundings: CellSurroundings) -> any LiveCell {
    MainActor.onMainThread { MainActorCell(CodeCellInVariant(self, makeViews, surroundings)) }
  }

  /// An error in words, and the record's field at fault: Foundation's decoders name the key.
  private static func reason(for error: any Error) -> (field: String?, words: String) {
    guard let error = error as? DecodingError else { return (nil, "\(error)") }
    let (context, missing): (DecodingError.Context, [any CodingKey])
    switch error {
    case .keyNotFound(let key, let own): (context, missing) = (own, [key])
    case .typeMismatch(_, let own), .valueNotFound(_, let own), .dataCorrupted(let own): (context, missing) = (own, [])
    @unknown default: return (nil, "\(error)")
    }
    let path = (context.codingPath + missing).map(\.stringValue)
    let sentence = context.debugDescription
    let words = sentence.hasSuffix(".") ? sentence.dropLast() : sentence[...]
    let name = path.isEmpty ? "" : "'\(path.joined(separator: "."))'"
    return (path.first, missing.isEmpty ? name + (path.isEmpty ? "" : ": ") + words : name + " is missing")
  }
}

/// A cell on the main actor, for the batch, which knows no actors.
private final class MainActorCell: LiveCell, Sendable {
  private let cell: CodeCellInVariant

  init(_ cell: CodeCellInVariant) { self.cell = cell }

  func show(_ record: AppRecord) {
    nonisolated(unsafe) let record = record
    MainActor.onMainThread { cell.show(record) }
  }

  func estimate(cardWidth: Double) -> Double { MainActor.onMainThread { cell.estimate(cardWidth: cardWidth) } }

  func templateCell(requiredWidth: Double) -> TemplateCell {
    MainActor.onMainThread { cell.templateCell(requiredWidth: requiredWidth) }
  }

  func drawnCell(requiredWidth: Double) -> TemplateCell {
    MainActor.onMainThread { cell.templateCell(requiredWidth: requiredWidth, isDrawn: true) }
  }
}

/// The views of an app's cell in the surroundings of a variant.
@MainActor final class CodeCellInVariant {
  private let cell: CodeCell
  private let traits: UITraitCollection
  private let language: String?
  private let appTexts: AppTexts?
  private let views: CodeCell.Views
  private var viewModel: Any?
  private var record: RecordContents?
  /// Whether the views show the view model.
  private var isShown = true
  /// The width that was asked for last, and the cell as its views lay at it, where the constraints give another height
  /// than the cell answers.
  private var lastAnswer: (width: Double, frozen: TemplateCell?)?
  private var leftovers = LeftoverCheck()

  init(_ cell: CodeCell, _ makeViews: @MainActor () -> CodeCell.Views, _ surroundings: CellSurroundings) {
    self.cell = cell
    let traits = UITraitCollection(surroundings)
    let appTexts = surroundings.appTexts
    (self.traits, self.appTexts, language) = (traits, appTexts, surroundings.locale)
    var made: CodeCell.Views?
    NibFiles.withLanguage(language) {
      traits.performAsCurrent {
        made = AppCode.run(of: cell.name, in: appTexts) { makeViews() }
        made?.root.nameByProperties()
      }
    }
    views = made ?? makeViews()
  }

  func show(_ shown: AppRecord) {
    let contents = cell.contents(of: shown, appTexts)
    viewModel = cell.viewModel(of: contents)
    record = contents
    (isShown, lastAnswer) = (viewModel == nil, nil)
  }

  func estimate(cardWidth: Double) -> Double {
    var estimate = Double.nan
    traits.performAsCurrent {
      estimate = AppCode.run(of: cell.name, record, in: appTexts) {
        (viewModel as? any DynamicHeightCalculable)?.height(forWidth: cardWidth) ?? .nan
      }
    }
    return estimate
  }

  /// - Parameter isDrawn: whether what the views draw themselves is asked for.
  func templateCell(requiredWidth width: Double, isDrawn: Bool = false) -> TemplateCell {
    var answer: TemplateCell?
    NibFiles.withLanguage(language) {
      traits.performAsCurrent {
        answer = AppCode.run(of: cell.name, record, in: appTexts) {
          let cell = currentCell(width)
          guard isDrawn, views.root.drawsWhatIsNoView else { return cell }
          return frozenCell(width, views.height(width))
        }
      }
    }
    return answer ?? views.root.writtenCell
  }

  private func currentCell(_ width: Double) -> TemplateCell {
    // As wide as it is asked for: the content view of a cell may be given that width before it is asked, and fills the cell.
    if views.root.frame.width != width {
      views.root.frame = CGRect(x: 0, y: 0, width: width, height: views.root.frame.height)
    }
    if !isShown, let viewModel {
      isShown = true
      leftovers.check(views, cell.name)
      views.show(viewModel)
    }
    if let lastAnswer, lastAnswer.width == width { return lastAnswer.frozen ?? views.root.writtenCell }
    let height = views.height(width)
    if let viewModel { leftovers.note(viewModel, width: width, height: height) }
    let written = views.root.writtenCell
    if !views.root.placesTexts, written.systemLayoutSizeFitting(requiredWidth: width).height == height {
      lastAnswer = (width, nil)
      return written
    }
    let frozen = frozenCell(width, height)
    lastAnswer = (width, frozen)
    return frozen
  }

  /// The cell as its views lie now.
  private func frozenCell(_ width: Double, _ height: Double) -> TemplateCell {
    views.root.bounds.size = CGSize(width: width, height: height)
    views.root.layoutIfNeeded()
    LinesOfPicture.names = record?.fieldsOfTexts ?? [:]
    defer { LinesOfPicture.names = [:] }
    return views.root.frozenCell(height: height)
  }
}

/// Finds out whether what a cell has shown reaches what it shows next.
///
/// A cell on the device is reused as well, so that it is the app's mistake, and heights depend on the order of records. The
/// first record is shown again after others, at numbers of records that grow fourfold, and has to be as high as before.
private struct LeftoverCheck {
  private var first: (viewModel: Any, width: Double, height: Double)?
  private var count = 0
  private var next = 1

  /// Notes what a record has come to.
  mutating func note(_ viewModel: Any, width: Double, height: Double) {
    if first == nil { first = (viewModel, width, height) }
  }

  /// Checks, before the next record is shown.
  @MainActor mutating func check(_ views: CodeCell.Views, _ name: String) {
    count += 1
    guard let first, count > next else { return }
    next *= 4
    let width = views.root.frame.width
    views.root.frame.size.width = first.width
    views.show(first.viewModel)
    let height = views.height(first.width)
    views.root.frame.size.width = width
    guard height != first.height else { return }
    Messages.sayOnce(
      "warning: the cell '\(name)' keeps something of the records that it has shown: its first one was \(rounded(first.height)) "
        + "points high, and is \(rounded(height)) after others; reset it in prepareForReuse(), or where it shows a record"
    )
  }
}

extension UITraitCollection {
  /// Languages that are written from right to left have interfaces that run so.
  convenience init(_ surroundings: CellSurroundings) {
    let language = surroundings.locale.map { Locale.Language(identifier: $0) }
    self.init(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory(surroundings.category)),
      UITraitCollection(displayScale: surroundings.grid.scale),
      UITraitCollection(layoutDirection: language?.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight),
    ])
  }
}

extension UIView {
  /// Gives views the names of the properties that refer to them.
  func nameByProperties() {
    for (name, view) in heldViews where view !== self && view.outletName == nil { view.outletName = name }
    for view in subviews { view.nameByProperties() }
  }

  /// The views that properties of the app's classes hold, those of a superclass last.
  var heldViews: [(name: String, view: UIView)] {
    var held: [(String, UIView)] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    let room = String(reflecting: UIView.self).dropLast("UIView".count)
    while let current = mirror, !String(reflecting: current.subjectType).hasPrefix(room) {
      for (label, value) in current.children {
        guard let view = UIView.view(in: value), let label else { continue }
        held.append((label.replacing("$__lazy_storage_$_", with: ""), view))
      }
      mirror = current.superclassMirror
    }
    return held
  }

  /// The view that a property has, also one that may have none, and one in a wrapper of the app.
  private static func view(in value: Any) -> UIView? {
    if let view = value as? UIView { return view }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first?.value as? UIView
    case .struct: return mirror.children.count > 3 ? nil : mirror.children.lazy.compactMap { $0.value as? UIView }.first
    default: return nil
    }
  }
}
