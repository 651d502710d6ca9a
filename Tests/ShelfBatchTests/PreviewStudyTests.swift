import CellLayout
import RecordCells
import ShelfBatch
import ShelfSizing
import Testing

/// Previews that end, and such as don't.
@Suite struct PreviewStudyTests {
  /// A place each: two previews, of which the second one does what is asked for.
  private struct Previews: AppPreviews {
    let places = [PreviewPlace(file: "A.swift", line: 1), PreviewPlace(file: "B.swift", line: 2)]
    let second: @Sendable () -> Void

    func names(at place: Int) -> [String?] { ["first", nil] }
    func answer(at place: Int, number: Int, in surroundings: CellSurroundings, width: Double?) -> PreviewAnswer {
      if place == 0, number == 1 { second() }
      return PreviewAnswer(types: ["Card"], size: Size(width: 10, height: Double(10 * place + number)))
    }
    func cell(of type: String, showing cards: [PreviewCard]) -> any AppCell { fatalError("nobody asks for it") }
    func onStopped(_ body: @escaping (String) -> Never) {}
  }

  private func errors(_ second: @escaping @Sendable () -> Void) throws -> [String?] {
    let study = PreviewStudy(
      Previews(second: second), in: [CellSurroundings(grid: .twoPixelsAPoint)], width: nil, maximumHeight: nil,
      draw: nil, longestPreview: 0.5)
    let reports = try study.run { _ in }
    #expect(reports.map(\.name) == ["first", nil, "first", nil])
    #expect(reports.map { $0.size?.height } == [0, reports[1].error == nil ? 1 : nil, 10, 11])
    #expect(reports.map(\.number) == [0, 1, 0, 1])
    return reports.map(\.error)
  }

  @Test func theOthersGoOn() throws {
    #expect(try errors {} == [nil, nil, nil, nil])
    #expect(try errors { while true {} } == [nil, "it had no end after 0.5 seconds", nil, nil])
    #expect(try errors { fatalError("no card") }[1]?.hasSuffix("no card") == true)
  }
}
