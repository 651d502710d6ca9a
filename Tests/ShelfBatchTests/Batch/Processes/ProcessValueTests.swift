import Testing

@testable import ShelfBatch

/// Values that copies of a process send each other.
@Suite struct ProcessValueTests {
  @Test func dictionariesArraysAndTextsArriveAsTheyWere() throws {
    let value: [String: [Double?]] = ["": [], "é\u{301}": [nil, -0.5], "a": [.infinity]]
    #expect(try value.sent() == value)
    #expect(try [[UInt8](0...255), []].sent() == [[UInt8](0...255), []])
    #expect(try [1: true, -2: false].sent() == [1: true, -2: false])
  }

  @Test func membersArriveInTheirOrder() throws {
    let variant = Variant(cardWidth: 1, scale: 2, contentSizeCategory: "large", locale: "de")
    #expect(try variant.sent() == variant)
    let bounds = OtherBounds(largest: 3, above: [OtherBounds.Group(bound: 4, count: 5)])
    #expect(try [bounds, OtherBounds()].sent() == [bounds, OtherBounds()])
    var tally = HeightTally()
    for (index, height) in [10.5, 7, 10.5].enumerated() {
      tally.add(height: height, CardName(id: RecordID(text: "\(index)", isString: index == 1), index: index))
    }
    #expect(try tally.sent() == tally)
  }

  @Test func bytesThatEndEarlyAreRefused() throws {
    var sink = ProcessBytes()
    sink.write(["ab", "c"])
    for count in 0..<sink.all.count {
      var source = ProcessBytes(Array(sink.all[..<count]))
      #expect(throws: ProcessBytes.Mismatch.self) { _ = try source.read([String].self) }
    }
  }
}

extension ProcessValue {
  /// As it arrives in another process.
  func sent() throws -> Self { try Self.form.sent(self) }
}

extension ProcessForm {
  func sent(_ value: Value) throws -> Value {
    var sink = ProcessBytes()
    write(value, &sink)
    var source = ProcessBytes(sink.all)
    return try read(&source)
  }
}
