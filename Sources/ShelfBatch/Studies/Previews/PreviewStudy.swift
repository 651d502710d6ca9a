import CellLayout
import Platform
import RecordCells
import ShelfReports
import ShelfSizing

/// Measures an app's previews, each of them in all variants.
///
/// Problem: a preview is the app's code, which may stop the process, and the others are to be measured all the same. Idea:
/// a copy of the process measures them and sends each answer; where it ends too early, the preview that it had in hand has
/// that as its reason, and another copy goes on behind it. Invariant: each preview has a report in each variant, and a
/// place whose previews can't be made has one.
package struct PreviewStudy {
  private let previews: any AppPreviews
  private let variants: [CellSurroundings]
  private let width: Double?
  private let maximumHeight: Double?
  private let draw: (([PlacedView], Size) -> [UInt8])?
  private let longestPreview: Double

  /// - Parameters:
  ///   - width: points that are proposed to each; `nil` for the size that a preview says itself.
  ///   - maximumHeight: points; `nil` for none.
  ///   - draw: draws views in a size; `nil` where no drawings are wanted.
  ///   - longestPreview: the seconds that a preview may take.
  package init(
    _ previews: any AppPreviews, in variants: [CellSurroundings], width: Double?, maximumHeight: Double?,
    draw: (([PlacedView], Size) -> [UInt8])?, longestPreview: Double = 30
  ) {
    (self.previews, self.variants, self.width, self.maximumHeight) = (previews, variants, width, maximumHeight)
    (self.draw, self.longestPreview) = (draw, longestPreview)
  }

  /// One of the previews of a place in a variant; a place has all of one variant, then all of the next.
  private struct Turn {
    var place = 0
    /// The names of those of the place; `nil` before it has said them.
    var names: [String?]?
    /// Counts previews and variants.
    var step = 0
  }

  /// A message of a copy.
  private struct Answer: ProcessValue {
    /// The names of the previews of a place.
    var names: [String?]?
    var report: PreviewReport?
    /// Why it goes no further.
    var stop: String?

    static var form: ProcessForm<Self> { ProcessForm(Self.init, \.names, \.report, \.stop) }
  }

  /// The reports of all previews.
  ///
  /// - Parameter say: is called with each sentence that the app's code has caused.
  package func run(say: (String) -> Void) throws -> [PreviewReport] {
    var reports: [PreviewReport] = []
    var turn = Turn()
    var said: Set<String> = []
    while turn.place < previews.places.count {
      let words = try ScratchFile()
      let copies = try ProcessCopies(count: 1) { _, send in
        HostProcess.speak(into: words)
        measure(from: turn, send)
      }
      let reason = try take(from: copies, &turn, &reports)
      let lines = PreviewStudy.lines(of: words)
      for line in lines where line.hasPrefix("note: ") || line.hasPrefix("warning: ") {
        if said.insert(line).inserted { say(line) }
      }
      guard let reason else { break }
      var stopped = blank(turn)
      stopped.error = lines.last { $0.contains(PreviewStudy.fault) }.map(PreviewStudy.trimmed) ?? reason
      reports.append(stopped)
      turn.step += 1
      goOn(&turn)
    }
    return reports
  }

  /// Takes what a copy sends.
  ///
  /// - Returns: why it has ended before all was done; `nil` where it is.
  private func take(
    from copies: ProcessCopies, _ turn: inout Turn, _ reports: inout [PreviewReport]
  ) throws -> String? {
    while turn.place < previews.places.count {
      let message: [UInt8]
      do {
        message = try copies.message(from: 0, within: longestPreview)
      } catch {
        return words(error.ending)
      }
      var bytes = ProcessBytes(message)
      let answer = try bytes.read(Answer.self)
      if let stop = answer.stop { return stop }
      if let names = answer.names { turn.names = names }
      if let report = answer.report {
        reports.append(report)
        turn.step += 1
      }
      goOn(&turn)
    }
    return nil
  }

  /// Goes to the next place where this one is done; a place that says no names is.
  private func goOn(_ turn: inout Turn) {
    if turn.step >= (turn.names?.count ?? 1) * variants.count || turn.names == nil {
      turn = Turn(place: turn.place + 1)
    }
  }

  /// The report of a turn without a size.
  private func blank(_ turn: Turn) -> PreviewReport {
    let place = previews.places[turn.place]
    let count = max(1, turn.names?.count ?? 1)
    let variant = variants[min(turn.step / count, variants.count - 1)]
    var report = PreviewReport(
      file: place.file, line: place.line, contentSizeCategory: variant.category.rawValue, scale: variant.grid.scale,
      locale: variant.locale)
    report.number = turn.step % count
    if let names = turn.names, !names.isEmpty { report.name = names[report.number] }
    return report
  }

  // MARK: In a copy

  /// Measures all previews from a turn on.
  private func measure(from first: Turn, _ send: ([UInt8]) -> Void) {
    func answer(_ answer: Answer) {
      var sink = ProcessBytes()
      sink.write(answer)
      send(sink.all)
    }
    withoutActuallyEscaping(answer) { answer in
      previews.onStopped {
        answer(Answer(stop: $0))
        HostProcess.abandonCopy()
      }
      var turn = first
      while turn.place < previews.places.count {
        if turn.names == nil {
          let names = previews.names(at: turn.place)
          turn.names = names
          answer(Answer(names: names))
        }
        var drawn = DrawnPreviews()
        while let names = turn.names, turn.step < names.count * variants.count {
          answer(Answer(report: report(of: turn, &drawn)))
          turn.step += 1
        }
        turn = Turn(place: turn.place + 1)
      }
    }
  }

  /// Which previews of a place are drawn: each in its first variant, and in the first in which something is wrong.
  private struct DrawnPreviews {
    private var (all, faulty): (Set<Int>, Set<Int>) = ([], [])

    mutating func draws(_ report: PreviewReport) -> Bool {
      let isFirst = all.insert(report.number).inserted
      return !report.findings.isEmpty && faulty.insert(report.number).inserted || isFirst
    }
  }

  private func report(of turn: Turn, _ drawn: inout DrawnPreviews) -> PreviewReport {
    var report = blank(turn)
    let variant = variants[turn.step / max(1, turn.names?.count ?? 1)]
    let answer = previews.answer(at: turn.place, number: report.number, in: variant, width: width)
    report.types = answer.types
    guard answer.size.width.isFinite, answer.size.height.isFinite else {
      report.error = "it answers \(answer.size.width) x \(answer.size.height) points, which is no size"
      return report
    }
    report.size = answer.size
    report.findings = answer.findings(maximumHeight: maximumHeight)
    if let draw, drawn.draws(report) { report.drawing = draw(answer.views, answer.size) }
    return report
  }

  // MARK: Words

  private static let fault = "Fatal error"

  /// The lines that a copy has said on standard error.
  private static func lines(of words: ScratchFile) -> [String] {
    guard let bytes = try? words.read(mostWords, at: 0) else { return [] }
    return bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
  }
  private static let mostWords = 1 << 20

  /// `Fatal error: …` without the file of the toolchain before it.
  private static func trimmed(_ line: String) -> String {
    let words = line.firstRange(of: fault).map { line[$0.lowerBound...] } ?? line[...]
    return String(words.last == "." ? words.dropLast() : words)
  }

  private func words(_ ending: ChildProcess.Ending) -> String {
    switch ending {
    case .signalled(let signal): "it was ended by the signal \(signal)"
    case .exited(let code): "it ended the process with the exit code \(code)"
    case .timedOut, .wroteTooMuch: "it had no end after \(rounded(longestPreview)) seconds"
    }
  }
}

extension PreviewStudy {
  /// The cards that previews show of a type, each with the preview's name.
  ///
  /// - Parameter warn: is called with a sentence about each preview that has no size.
  package static func cards(
    of type: String, in previews: any AppPreviews, warn: (String) -> Void
  ) throws -> [(card: PreviewCard, name: String)] {
    let places = Dictionary(previews.places.enumerated().map { ($1, $0) }) { first, _ in first }
    let study = PreviewStudy(
      previews, in: [CellSurroundings(grid: .twoPixelsAPoint)], width: nil, maximumHeight: nil, draw: nil)
    return try study.run { _ in }.flatMap { report in
      let name = report.name ?? "\(report.file.split(separator: "/").last ?? ""):\(report.line)"
      if let error = report.error { warn("the preview '\(name)' was left out: \(error)") }
      let place = places[PreviewPlace(file: report.file, line: report.line)] ?? 0
      return (0..<report.types.count { $0 == type }).map { part in
        (
          PreviewCard(place: place, number: report.number, part: part),
          part == 0 ? name : "\(name) (\(part + 1))"
        )
      }
    }
  }
}

extension Size: ProcessValue { static var form: ProcessForm<Self> { .raw } }
extension PreviewReport.Code: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(through: \.rawValue) { Self(rawValue: $0) } }
}
extension PreviewReport.Finding: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(Self.init, \.code, \.subject, \.predicate) }
}
extension PreviewReport: ProcessValue {
  static var form: ProcessForm<Self> {
    ProcessForm(
      Self.init, \.name, \.types, \.file, \.line, \.number, \.contentSizeCategory, \.scale, \.locale, \.size,
      \.findings, \.error, \.drawing)
  }
}
