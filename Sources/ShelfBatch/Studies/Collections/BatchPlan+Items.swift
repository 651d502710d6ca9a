import Catalog

extension BatchPlan {
  /// Asks the height of each item of its cell, at every card width: the heights that a layout of columns of that width
  /// asks for.
  ///
  /// Faults of records are not reported here, as the measuring of shelves reports them.
  ///
  /// - Parameters:
  ///   - diagnose: gets the records without an id.
  ///   - body: gets the heights in points of every variant, locale after locale, in the order of the shelves.
  /// - Throws: ``BatchError`` for two records with one id, at the second.
  package func forEachItemHeight(
    _ options: BatchOptions, onDiagnostic diagnose: (BatchDiagnostic) -> Void,
    _ body: (_ id: String, _ variant: Variant, _ height: Double) throws -> Void
  ) throws {
    for pass in passes {
      let work = ItemSizeWork(
        .cells(pass.variants.map { [.width($0.shelf.cardWidth)] }), pass.variants, keepsPositions: true)
      var reader = ShelfReader(pass.records, work, options, onDiagnostic: { _ in })
      try reader.run(pass.records.inputs) { shelves, tally, input in
        let items = tally[SizedItems.self]
        let sections = shelves.map { items[$0] }
        try BatchPlan.checkIDs(sections, input, diagnose)
        for items in sections {
          try items.forEachLength { id, variant, height in try body(id, pass.variants[variant].variant, height) }
        }
      }
    }
  }

  /// Refuses two records with one id: a height is asked for by it.
  private static func checkIDs(
    _ shelves: [SizedItems], _ input: BatchInput, _ diagnose: (BatchDiagnostic) -> Void
  ) throws(BatchError) {
    var found: [(position: SourcePosition, id: RecordID)] = []
    var nameless = 0
    for items in shelves {
      for item in 0..<items.cardCount {
        if let id = items.ids[item] { found.append((items.positions[item], id)) } else { nameless += 1 }
      }
    }
    found.sort { $0.position < $1.position }
    var table = KeyTable()
    var firsts: [SourcePosition] = []
    for (position, id) in found {
      let number = Array(id.text.utf8).withUnsafeBytes { table.number($0) }
      guard number == firsts.count else {
        throw .malformed(
          input.path, position,
          "the id '\(id.text)' is that of the record at \(firsts[number]) as well; perItem needs "
            + "one for each")
      }
      firsts.append(position)
    }
    if nameless > 0 {
      let records = nameless == 1 ? "1 record has" : "\(nameless) records have"
      diagnose(.warning(input.path, "\(records) no 'id', by which perItem would know the height"))
    }
  }
}

extension SizedItems {
  /// Tells the lengths of each item that has an id, by the index of each among the lengths of an item.
  fileprivate func forEachLength(_ body: (_ id: String, _ length: Int, _ points: Double) throws -> Void) rethrows {
    for item in 0..<cardCount {
      guard let id = ids[item] else { continue }
      for length in 0..<lengthCount { try body(id.text, length, lengths[item * lengthCount + length]) }
    }
  }
}
