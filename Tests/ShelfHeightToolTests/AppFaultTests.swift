import Fixtures
import Foundation
import HeadlessUIKit
import Testing

@testable import ShelfHeightTool

/// Exceptions of UIKit in an app's code: the exit code of malformed data, and the record and the file.
@MainActor @Suite struct AppFaultTests {
  /// Runs a tool in a process of its own over two records, of which the cells take the second one ill.
  private func messages(_ subcommand: String, _ cell: String, _ options: [String] = []) async throws -> String {
    let folder = try TemporaryFolder()
    try folder.put("title\nfine\n\"|-[\"\n", "cards.csv")
    let arguments = [
      [subcommand, "--cell", cell, "--output", folder.path("out"), folder.path("cards.csv")] + options
    ].joined().joined(separator: "\n")
    let result = await #expect(processExitsWith: .exitCode(65), observing: [\.standardErrorContent]) {
      [arguments = arguments as String] in
      let code = await FaultyTool.run(arguments.components(separatedBy: "\n"))
      exit(code)
    }
    #expect(try folder.names() == ["cards.csv"])
    return String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      .replacing(folder.path("cards.csv"), with: "cards.csv")
  }

  @Test func anExceptionHasTheRecordsPlace() async throws {
    let said = try await messages("measure", "Format")
    #expect(
      said.hasPrefix(
        """
        cards.csv:3:1: error: 'Format' can't show the record: *** Terminating app due to uncaught exception \
        'NSInvalidArgumentException', reason: 'Unable to parse constraint format: 
        """), "\(said)")
  }

  @Test func aRecordWithoutAPlaceIsShown() async throws {
    let said = try await messages("compare", "Format", ["--estimators", "text-column"])
    #expect(said.hasPrefix(#"Format: error: the cell can't show the record {"title": "|-["}: *** Term"#), "\(said)")
  }

  /// The app's own traps end the process as they do anywhere, with a note.
  @Test func aFaultOfTheAppNamesItsRecord() async throws {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      let folder = try TemporaryFolder()
      try folder.put("title\nfine\nabort\n", "cards.csv")
      _ = await FaultyTool.run(["measure", "--cell", "Format", folder.path("cards.csv")])
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("cards.csv:3:1: note: 'Format' had this record in hand\n"), "\(said)")
  }

  /// Heights would depend on the order of records.
  @Test(arguments: [("Adding", true), ("Setting", false)])
  func aCellThatKeepsARecordIsNamed(cell: String, isNamed: Bool) async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { [cell] in
      let folder = try TemporaryFolder()
      try folder.put("title\na\nb\nc\n", "cards.csv")
      exit(await FaultyTool.run(["measure", "--cell", cell, "--output", folder.path("out"), folder.path("cards.csv")]))
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      said.contains("'\(cell)' keeps something of the records that it has shown: its first one was") == isNamed,
      "\(said)")
  }

  /// A class that is made in code may have a nib of its name beside it; a nib may lack an outlet.
  @Test(arguments: [
    ("CoderCell", "/CoderCell.xib, so that its init(coder:) runs; 'makeCell: { CoderCell(frame: .zero) }' in its"),
    ("OutletCell", "/OutletCell.xib connects no view to 'bodyLabel' of 'OutletCell'\n"),
  ])
  func aFaultOfACellOfANibNamesTheNib(cell: String, words: String) async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [cell] in
      let folder = try TemporaryFolder()
      try folder.put("title\na\n", "cards.csv")
      try folder.put(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
        useAutolayout="YES"><objects><collectionViewCell id="c" customClass="\(cell)"><rect key="frame" x="0" y="0" \
        width="100" height="50"/></collectionViewCell></objects></document>
        """, "\(cell).xib")
      let path = folder.path
      await MainActor.run { NibFiles.folders = [path] }
      exit(await FaultyTool.run(["measure", "--cell", cell, folder.path("cards.csv")]))
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains(words), "\(said)")
  }

  /// UIKit breaks one of them and goes on; `--strict` minds it.
  @Test(arguments: [false, true]) func conflictingConstraints(isStrict: Bool) async throws {
    let condition: ExitTest.Condition = isStrict ? .exitCode(1) : .success
    let result = await #expect(processExitsWith: condition, observing: [\.standardErrorContent]) { [isStrict] in
      let folder = try TemporaryFolder()
      try folder.put("title\na\n", "cards.csv")
      let strictly = isStrict ? ["--strict"] : []
      exit(await FaultyTool.run(["measure", "--cell", "Conflicting", folder.path("cards.csv")] + strictly))
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("Unable to simultaneously satisfy constraints.") || said.contains("was broken"), "\(said)")
  }

  @Test func aCellThatCannotBeMadeIsNamed() async throws {
    let said = try await messages("measure", "Nib")
    #expect(
      said.hasPrefix(
        """
        Nib: error: the cell can't be made: *** Terminating app due to uncaught exception \
        'NSInternalInconsistencyException', reason: 'Could not load NIB in bundle: 'NSBundle <
        """), "\(said)")
    #expect(said.contains("(loaded)' with name 'NoSuchNib': no NoSuchNib.xib in "))
  }
}

private final class CoderCell: UICollectionViewCell {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class OutletCell: UICollectionViewCell {
  weak var bodyLabel: UILabel?
  /// No nib connects it.
  lazy var badge = UILabel()
}

/// A tool whose cells take texts for formats, and nibs that are nowhere.
private struct FaultyTool: ShelfHeightTool {
  static let cells = [
    SizedCell(CoderCell.self) {
      $0["title"]
    } configure: { (_: CoderCell, _: String) in
    },
    SizedCell(OutletCell.self) {
      $0["title"]
    } configure: { (cell: OutletCell, text: String) in
      guard let label = cell.bodyLabel else { fatalError("found nil") }
      label.text = text
    },
    SizedCell(UIView.self, name: "Conflicting") {
      let (view, inner) = (UIView(), UIView())
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      NSLayoutConstraint.activate(
        [10, 20].map { inner.heightAnchor.constraint(equalToConstant: $0) } + [
          inner.topAnchor.constraint(equalTo: view.topAnchor),
          inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
      return view
    } viewModel: {
      $0["title"]
    } configure: { (_: UIView, _: String) in
    },
    SizedCell(UIView.self, name: "Format") {
      $0["title"]
    } configure: { (view: UIView, format: String) in
      let inner = UIView()
      view.addSubview(inner)
      if format == "abort" { abort() }
      if format != "fine" {
        _ = NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["inner": inner])
      }
    },
    SizedCell(UILabel.self, name: "Adding") {
      $0["title"]
    } configure: { (label: UILabel, text: String) in
      label.numberOfLines = 0
      label.text = (label.text ?? "") + text + "\n"
    },
    SizedCell(UILabel.self, name: "Setting") {
      $0["title"]
    } configure: { (label: UILabel, text: String) in
      label.text = text
    },
    SizedCell(UIView.self, name: "Nib") {
      UINib(nibName: "NoSuchNib", bundle: nil).instantiate(withOwner: nil).first as? UIView ?? UIView()
    } viewModel: {
      $0["title"]
    } configure: { (_: UIView, _: String) in
    },
  ]
}
