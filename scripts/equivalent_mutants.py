"""Changes that change nothing that anybody could see, as scripts/mutate prints them, by the reason."""

REASONS = {
    "all characters of the table are below U+10000": [
        "AdvanceTable.swift: let first = UInt32(table.u16(3 * record)) | UInt32(table.u16(3 * record + 1)) << 16  ->  let first = UInt32(table.u16(3 * record)) | UInt32(table.u16(3 * record + 1)) << 17",
    ],
    "more texts are shaped whole, to the same width": [
        "GlyphOutcomes+Pairs.swift: let isFirst = changesLeft && changes(left, .end, .one(of: rights), &steps)  ->  let isFirst = changesLeft || changes(left, .end, .one(of: rights), &steps)",
    ],
    "what leads into a table's own header is malformed in any case": [
        "MetricsVariations.swift: guard count > 0, store > 0 else { return }  ->  guard count > 0, store > 1 else { return }",
    ],
    "at the end there is no escape left, which ends the loop": [
        "JSONEscape.swift: while place < end {  ->  while place <= end {",
    ],
    "there is more room than is asked for": [
        "TextBuffer.swift: if count == capacity { grow(1) }  ->  if count == capacity { grow(2) }",
        "TextBuffer.swift: capacity = max(2 * capacity, count + extra)  ->  capacity = max(3 * capacity, count + extra)",
        "TextBuffer.swift: private var capacity = 256  ->  private var capacity = 257",
        "ByteBuffer.swift: self.capacity = max(1, capacity)  ->  self.capacity = max(2, capacity)",
        "ASCIIAdvances.swift: var marks = [Int32](repeating: 0, count: 128 * 128)  ->  var marks = [Int32](repeating: 0, count: 129 * 128)",
        "GlyphSet.swift: if word >= words.count { words.append(contentsOf: repeatElement(0, count: word + 1 - words.count)) }  ->  if word >= words.count { words.append(contentsOf: repeatElement(0, count: word + 2 - words.count)) }",
        "LookupPass.swift: let room = max(LookupPass.leastRoom, countAfter / LookupPass.roomShare) + back - index  ->  let room = max(LookupPass.leastRoom, countAfter / LookupPass.roomShare) + back + index",
        "CharacterMap.swift: pages.append(contentsOf: repeatElement(0, count: 256))  ->  pages.append(contentsOf: repeatElement(0, count: 257))",
        "FontData.swift: let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, table.count))  ->  let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: max(2, table.count))",
        "GlyphPairs.swift: var places = Array(repeating: 0, count: Int(UInt16.max) + 2)  ->  var places = Array(repeating: 0, count: Int(UInt16.max) + 3)",
        "TextBuffer.swift: if bytes.count > capacity &- count { grow(bytes.count) }  ->  if bytes.count >= capacity &- count { grow(bytes.count) }",
        "TextBuffer.swift: if extra > capacity &- count { grow(extra) }  ->  if extra >= capacity &- count { grow(extra) }",
        "CSVRecordScanner.swift: values = .allocate(capacity: max(1, slotCount))  ->  values = .allocate(capacity: max(2, slotCount))",
        "CSVRecordScanner.swift: slots = .allocate(capacity: max(1, columnCount))  ->  slots = .allocate(capacity: max(2, columnCount))",
        "JSONRecordScanner.swift: values = .allocate(capacity: max(1, selection.count))  ->  values = .allocate(capacity: max(2, selection.count))",
        "DecodedText.swift: if let block = blocks.last, count <= block.capacity - used { return block.start + used }  ->  if let block = blocks.last, count < block.capacity - used { return block.start + used }",
        "DecodedText.swift: let capacity = max(count, 1 << 16)  ->  let capacity = max(count, 2 << 16)",
        "DecodedText.swift: let capacity = max(count, 1 << 16)  ->  let capacity = max(count, 1 << 17)",
        "RecordReader+Cutting.swift: isAtEnd && rest.isEmpty ? ByteBuffer(capacity: 1) : buffer.copy(rest, capacity: max(batchSize, rest.count * 2))  ->  isAtEnd && rest.isEmpty ? ByteBuffer(capacity: 2) : buffer.copy(rest, capacity: max(batchSize, rest.count * 2))",
        "RecordReader+Cutting.swift: isAtEnd && rest.isEmpty ? ByteBuffer(capacity: 1) : buffer.copy(rest, capacity: max(batchSize, rest.count * 2))  ->  isAtEnd && rest.isEmpty ? ByteBuffer(capacity: 1) : buffer.copy(rest, capacity: max(batchSize, rest.count * 3))",
    ],
    "a block more is kept for the next record": [
        "DecodedText.swift: if blocks.count > 1 { dropAllButLast() }  ->  if blocks.count > 2 { dropAllButLast() }",
    ],
    "no Xcode has that version": [
        "CellImporter+Controls.swift: let spare = version < 15000 ? 0 : 1.5  ->  let spare = version < 15001 ? 0 : 1.5",
        "DefaultMargins.swift: case .tableCell where version >= 13500:  ->  case .tableCell where version > 13500:",
    ],
    "no two of them have the same number": [
        "ShapePlan.swift: fractionSteps += usual.merging(more) { $0.union($1) }.values.sorted { $0.number < $1.number }  ->  fractionSteps += usual.merging(more) { $0.union($1) }.values.sorted { $0.number <= $1.number }",
    ],
    "what a name costs of the budget is a guess, far from what any font takes": [
        "VariationAxes.swift: try budget.spend((count + instanceCount * (count + 1)) * ReadingBudget.Cost.record, on: VariationAxes.part)  ->  try budget.spend((count + instanceCount * (count - 1)) * ReadingBudget.Cost.record, on: VariationAxes.part)",
    ],
    "a step more or less of a budget that is a guess": [
        "OutcomeSearch.swift: guard steps > 0 else { return made }  ->  guard steps >= 0 else { return made }",
        "OutcomeSearch.swift: guard steps > 0, sequence.pattern.matchesAny(of: glyphs, known, number) else { return false }  ->  guard steps >= 0, sequence.pattern.matchesAny(of: glyphs, known, number) else { return false }",
        "GlyphOutcomes+Pairs.swift: if steps <= 0 { break }  ->  if steps <= 1 { break }",
        "GlyphOutcomes+Pairs.swift: steps -= 1 + glyphs.count >> 2  ->  steps -= 1 - glyphs.count >> 2",
    ],
    "text of that size is narrower than a thousandth of a pixel": [
        "Font.swift: return lineBreak == .browser && factor > 0 ? 64 * 65_536 / factor : unitsPerEm / pointSize  ->  return lineBreak == .browser && factor > 1 ? 64 * 65_536 / factor : unitsPerEm / pointSize",
    ],
    "behind a blank line's carriage return stands a newline, which is passed over as well, or nothing": [
        "CSVScanner.swift: cursor += 1  ->  cursor += 2",
    ],
    "a byte more is copied, which the next one that is read replaces": [
        "RecordReader.swift: if target > buffer.capacity { buffer = buffer.copy(0..<filled, capacity: target) }  ->  if target > buffer.capacity { buffer = buffer.copy(0...filled, capacity: target) }",
    ],
    "neither byte begins anything": [
        "JSONScanner.swift: var byte: UInt8 { cursor < end ? cursor.pointee : 0 }  ->  var byte: UInt8 { cursor < end ? cursor.pointee : 1 }",
    ],
    "only ASCII is kerned, of which a table is asked": [
        "SystemTypeface.swift: guard let index = kerning.index(left, right) else { return 0 }  ->  guard let index = kerning.index(left, right) else { return 1 }",
    ],
    "what is not ASCII takes two bytes or more": [
        "JSONSyntaxError.swift: if length > 0,  ->  if length > 1,",
    ],
    "what a table costs of the budget is a guess, far from what any font takes": [
        "ReadingBudget.swift: static let table = 64  ->  static let table = 65",
    ],
    "how deep contexts are followed is a guess, far from what any font has": [
        "OutcomeSearch.swift: private static let deepest = 8  ->  private static let deepest = 9",
    ],
    "how far a text may grow is a guess, far from what any font does": [
        "LookupPass.swift: private static let growth = 256  ->  private static let growth = 257",
    ],
    "a set is read that no flag asks for, and nobody looks at it": [
        "LayoutTable.swift: flags: flags, markSet: flags & GlyphFilter.Flag.useMarkFilteringSet == 0 ? 0 : table.u16(6 + 2 * count) ?? 0)  ->  flags: flags, markSet: flags & GlyphFilter.Flag.useMarkFilteringSet == 1 ? 0 : table.u16(6 + 2 * count) ?? 0)",
    ],
    "a glyph is one of its own forms, so that more texts are shaped whole, to the same width": [
        "GlyphOutcomes+Pairs.swift: return forms.contains { others.contains($0) || layout.advance($0) != layout.advance(glyph) }  ->  return forms.contains { others.contains($0) || layout.advance($0) == layout.advance(glyph) }",
    ],
    "no line of a text style is within a millionth of a pixel of a whole one": [
        "SavedTextSize.swift: let line = (style.pointSize(category) * StandardLineHeight.em * scale - 1e-6).rounded(.up) / scale  ->  let line = (style.pointSize(category) * StandardLineHeight.em * scale + 1e-6).rounded(.up) / scale",
        "SavedTextSize.swift: let line = (style.pointSize(category) * StandardLineHeight.em * scale - 1e-6).rounded(.up) / scale  ->  let line = (style.pointSize(category) * StandardLineHeight.em * scale - 1e-7).rounded(.up) / scale",
    ],
    "no two elements begin at the same place": [
        "ImportedCell.swift: return ids.flatMap { ownerConnections[$0] ?? [] }.sorted { $0.position < $1.position }  ->  return ids.flatMap { ownerConnections[$0] ?? [] }.sorted { $0.position <= $1.position }",
    ],
    "before the outermost view there is no cell, and room for all": [
        "InlineCell.swift: guard (cell?.views.count ?? 0) <= CellTemplate.mostViews else { return }  ->  guard (cell?.views.count ?? 1) <= CellTemplate.mostViews else { return }",
    ],
    "where there is a superview there is a cell": [
        "InlineCell.swift: place = cell?.add(view, to: superview) ?? 0  ->  place = cell?.add(view, to: superview) ?? 1",
    ],
    "stands in for a value that is already an error": [
        'InlineCell.swift: case "spacing": stack.spacing = number(member, .zeroOrMore)?.value ?? 0  ->  case "spacing": stack.spacing = number(member, .zeroOrMore)?.value ?? 1',
        "InlineCell.swift: guard member.value.object != nil else { return EdgeInsets(all: number(member, .zeroOrMore)?.value ?? 0) }  ->  guard member.value.object != nil else { return EdgeInsets(all: number(member, .zeroOrMore)?.value ?? 1) }",
        "InlineCell.swift: let value = number(side, .zeroOrMore)?.value ?? 0  ->  let value = number(side, .zeroOrMore)?.value ?? 1",
        'InlineConstraints.swift: case "firstItem": constraint.firstItem = item(member, &items) ?? .view(0)  ->  case "firstItem": constraint.firstItem = item(member, &items) ?? .view(1)',
        'InlineConstraints.swift: case "multiplier": constraint.multiplier = length(member) ?? 1  ->  case "multiplier": constraint.multiplier = length(member) ?? 2',
        'InlineConstraints.swift: case "constant": constraint.constant = length(member) ?? 0  ->  case "constant": constraint.constant = length(member) ?? 1',
        'InlineConstraints.swift: case "priority": constraint.priority = priority(member) ?? 1000  ->  case "priority": constraint.priority = priority(member) ?? 1001',
        'InlineValues.swift: return mismatch(member.value, member.key, "a whole number from 0, which stands for no limit") ?? 1  ->  return mismatch(member.value, member.key, "a whole number from 0, which stands for no limit") ?? 2',
        "InlineValues.swift: return 1  ->  return 2",
    ],
    "a size of 0 has returned before": [
        "CellImporter+Fonts.swift: guard size > 0, size <= Font.maximumPointSize else {  ->  guard size >= 0, size <= Font.maximumPointSize else {",
    ],
    "either is narrower than the narrowest screen that is told apart": [
        "CellImporter+Margins.swift: kind: marginKind(element, role: role, superview: superview), width: rootWidth ?? 0, table: table,  ->  kind: marginKind(element, role: role, superview: superview), width: rootWidth ?? 1, table: table,",
    ],
    "these margins are 8, 11 or 15": [
        'CellImporter+Margins.swift: if role == .contentView, element.name == "tableViewCellContentView", view.layoutMargins.bottom > 8,  ->  if role == .contentView, element.name == "tableViewCellContentView", view.layoutMargins.bottom > 9,',
    ],
    "either is less than an accessory takes": [
        "CellImporter+Margins.swift: guard let own = view.designFrame, let outer = outer?.designFrame else { return 0 }  ->  guard let own = view.designFrame, let outer = outer?.designFrame else { return 1 }",
    ],
    "either is lower than a screen": [
        "CellImporter+Margins.swift: return DefaultSafeArea(document: document, root: element.name, height: view.designFrame?.size.height ?? 0).insets  ->  return DefaultSafeArea(document: document, root: element.name, height: view.designFrame?.size.height ?? 1).insets",
    ],
    "the bit is shifted out before the first byte is taken": [
        "Element.swift: var bits: UInt32 = 0  ->  var bits: UInt32 = 1",
    ],
    "a space is a blank": [
        "XMLReader+Characters.swift: if length == 0 || isNone || isASCII && place.pointee < 0x20 && !isBlank(place.pointee) { return place - start }  ->  if length == 0 || isNone || isASCII && place.pointee <= 0x20 && !isBlank(place.pointee) { return place - start }",
    ],
    "a space is never wrong": [
        'XMLReader+Characters.swift: case ..<0x20: throw malformed(at: wrong, "a control character")  ->  case ...0x20: throw malformed(at: wrong, "a control character")',
    ],
    "more bytes are looked at, and at most the text is read byte by byte, which comes to the same": [
        "XMLReader+Characters.swift: var place = start + range.lowerBound  ->  var place = start - range.lowerBound",
    ],
    "a byte more is looked at, and at most the text is read byte by byte, which comes to the same": [
        "XMLReader+Characters.swift: while place < end {  ->  while place <= end {",
    ],
    "a byte more is looked at, the '<' or the quote that ends the text": [
        'XMLReader+Characters.swift: guard let end = firstPlace(of: UInt8(ascii: ";"), in: place..<range.upperBound) else {  ->  guard let end = firstPlace(of: UInt8(ascii: ";"), in: place...range.upperBound) else {',
    ],
    "a byte more is looked at, at which the text can't stand": [
        "XMLReader+Characters.swift: while let next = firstPlace(of: text.utf8Start.pointee, in: place..<bytes.count) {  ->  while let next = firstPlace(of: text.utf8Start.pointee, in: place...bytes.count) {",
    ],
    "all markup sets it before it is looked at": [
        "XMLReader.swift: var start = 0  ->  var start = 1",
    ],
    "no Xcode writes a text right into the resources": [
        'XMLReader.swift: } else if open.count < 2 || open[1].name != "resources" {  ->  } else if open.count <= 2 || open[1].name != "resources" {',
        'XMLReader.swift: } else if open.count < 2 || open[1].name != "resources" {  ->  } else if open.count < 3 || open[1].name != "resources" {',
    ],
    "a byte more is looked at, behind the file's last": [
        'XMLReader.swift: let range = offset..<(firstPlace(of: UInt8(ascii: "<"), in: offset..<bytes.count) ?? bytes.count)  ->  let range = offset..<(firstPlace(of: UInt8(ascii: "<"), in: offset...bytes.count) ?? bytes.count)',
    ],
    "a subtable without second classes knows no pair, whether it is kept or not": [
        "PairAdjustment.swift: let firstCount = table.u16(12), let secondCount = table.u16(14), secondCount > 0  ->  let firstCount = table.u16(12), let secondCount = table.u16(14), secondCount >= 0",
    ],
    "where it is not set there are no classes": [
        "KernSubtable.swift: var first = 0  ->  var first = 1",
    ],
    "both neighbours give the same there": [
        "SystemTypeface.swift: let high = sizes.firstIndex { Double($0) >= pointSize } ?? sizes.count  ->  let high = sizes.firstIndex { Double($0) > pointSize } ?? sizes.count",
        "FontFallback.swift: if pointSize <= known[0].size { return known[0].advance / known[0].size * pointSize }  ->  if pointSize < known[0].size { return known[0].advance / known[0].size * pointSize }",
        "FontFallback.swift: for (low, high) in zip(known, known.dropFirst()) where pointSize <= high.size {  ->  for (low, high) in zip(known, known.dropFirst()) where pointSize < high.size {",
    ],
    "all cases have a place": [
        "TextStyle.swift: let column = ContentSizeCategory.allCases.firstIndex(of: category) ?? 3  ->  let column = ContentSizeCategory.allCases.firstIndex(of: category) ?? 4",
        "SystemTypeface.swift: private static func row(_ weight: FontWeight) -> Int { FontWeight.allCases.firstIndex(of: weight) ?? 3 }  ->  private static func row(_ weight: FontWeight) -> Int { FontWeight.allCases.firstIndex(of: weight) ?? 4 }",
    ],
    "any negative number stands for no page": [
        "CharacterMap.swift: private var pageStarts: [Int32] = Array(repeating: -1, count: 0x1100)  ->  private var pageStarts: [Int32] = Array(repeating: -2, count: 0x1100)",
        "CharacterMap.swift: pageStarts = pageStarts.map { _ in -1 }  ->  pageStarts = pageStarts.map { _ in -2 }",
    ],
    "of none, none is read": [
        "CharacterMap+Formats.swift: guard known > 0 else { return }  ->  guard known >= 0 else { return }",
    ],
    "what is not there is not read, and costs little": [
        "CharacterMap+Formats.swift: let known = min(count, (table.count - start) / 2, 0x10FFFF - first + 1)  ->  let known = min(count, (table.count + start) / 2, 0x10FFFF - first + 1)",
        "CharacterMap+Formats.swift: guard let count = table.u32(12).map({ min($0, (table.count - 16) / 12) }) else { return }  ->  guard let count = table.u32(12).map({ min($0, (table.count + 16) / 12) }) else { return }",
    ],
    "the last one ends the loop": [
        "KernSubtable.swift: for index in 0..<count {  ->  for index in 0...count {",
        "KernSubtable.swift: guard header.length >= header.size, index + 1 < count else { break }  ->  guard header.length >= header.size, index + 1 <= count else { break }",
        "KernSubtable.swift: guard header.length >= header.size, index + 1 < count else { break }  ->  guard header.length >= header.size, index - 1 < count else { break }",
    ],
    "it is not needed": [
        "KernSubtable.swift: first: first, offsets: (0..<known).map { UInt16(truncatingIfNeeded: table.u16(4 + 2 * $0) ?? 0) })  ->  first: first, offsets: (0..<known).map { UInt16(truncatingIfNeeded: table.u16(4 + 2 * $0) ?? 1) })",
    ],
    "what ascends is sorted once more, to the same order": [
        "GlyphPairs.swift: if let last = entries.last, (last.left, last.right) > (entry.left, entry.right) { isAscending = false }  ->  if let last = entries.last, (last.left, last.right) >= (entry.left, entry.right) { isAscending = false }",
    ],
    "behind the last glyph there are none to class": [
        "GlyphClasses.swift: guard let start = table.u16(2), let length = table.u16(4), start < glyphCount else { return }  ->  guard let start = table.u16(2), let length = table.u16(4), start <= glyphCount else { return }",
    ],
    "the first alternate is the usual one": [
        "FeatureStages.swift: if value > 1 { stages[place].alternates[tag] = value }  ->  if value >= 1 { stages[place].alternates[tag] = value }",
    ],
    "nothing is before the first entry": [
        "VariationSequences.swift: return low > 0 ? entries.slice((low - 1) * size) : nil  ->  return low >= 0 ? entries.slice((low - 1) * size) : nil",
    ],
    "either is before all versions that are told apart": [
        'InterfaceBuilderDocument.swift: toolsVersion = Int(root["toolsVersion"]?.prefix { $0 != "." } ?? "") ?? 0  ->  toolsVersion = Int(root["toolsVersion"]?.prefix { $0 != "." } ?? "") ?? 1',
    ],
    "byte by byte, as at the end of a text, to the same result": [
        "ByteBlock.swift: while end - place >= ByteBlock.count {  ->  while end - place > ByteBlock.count {",
        "CSVScanner.swift: if end - cursor >= ByteBlock.count {  ->  if end - cursor > ByteBlock.count {",
        "JSONArrayCuts.swift: if end - cursor >= ByteBlock.count {  ->  if end - cursor > ByteBlock.count {",
        "JSONScanner+Strings.swift: while end - place >= ByteBlock.count {  ->  while end - place > ByteBlock.count {",
        "JSONScanner+Strings.swift: if end - cursor >= ByteBlock.count {  ->  if end - cursor > ByteBlock.count {",
    ],
    "between a place and itself there is no line feed": [
        "LineCursor.swift: place < known  ->  place <= known",
    ],
    "an assertion that holds as well": [
        "TextBuffer.swift: assert(count + extra <= capacity)  ->  assert(count - extra <= capacity)",
    ],
    "a whole number is written the same either way": [
        "TextBuffer.swift: if let halves = Int(exactly: 2 * number), 0..<20_000 ~= halves {  ->  if let halves = Int(exactly: 2 * number), 0...20_000 ~= halves {",
    ],
    "it is set by each row before it is read": [
        "CSVRecordScanner.swift: private(set) var cellCount = 0  ->  private(set) var cellCount = 1",
    ],
    "each slot below 0 is none": [
        "CSVRecordScanner.swift: for (column, name) in header.names.enumerated() { slots[column] = selection.slot(of: name) ?? -1 }  ->  for (column, name) in header.names.enumerated() { slots[column] = selection.slot(of: name) ?? -2 }",
    ],
    "only the first key is predicted then, and the others are read": [
        "JSONRecordScanner.swift: index += 1  ->  index += 2",
    ],
    "which of two faults of one place is told first is left open": [
        "ConfigurationReader.swift: let sorted = diagnostics.sorted { ($0.position ?? .start) < ($1.position ?? .start) }  ->  let sorted = diagnostics.sorted { ($0.position ?? .start) <= ($1.position ?? .start) }",
    ],
    "a fault was reported, so nobody gets the configuration": [
        "ConfigurationReader+Values.swift: let value = number(side, .zeroOrMore)?.value ?? 0  ->  let value = number(side, .zeroOrMore)?.value ?? 1",
    ],
    "names whose lengths differ by as much are not nearer, as is found out then": [
        "ClosestName.swift: guard abs(written.count - candidate.utf8.count) < bestDistance else { continue }  ->  guard abs(written.count - candidate.utf8.count) <= bestDistance else { continue }",
    ],
    "it is a row to be written before it is read": [
        "ClosestName.swift: var beforePrevious = [Int](repeating: 0, count: right.count + 1)  ->  var beforePrevious = [Int](repeating: 1, count: right.count + 1)",
    ],
    "what cannot be near is read to its end": [
        "ClosestName.swift: if current.allSatisfy({ $0 >= limit }), previous.allSatisfy({ $0 + 1 >= limit }) { return limit }  ->  if current.allSatisfy({ $0 > limit }), previous.allSatisfy({ $0 + 1 >= limit }) { return limit }",
        "ClosestName.swift: if current.allSatisfy({ $0 >= limit }), previous.allSatisfy({ $0 + 1 >= limit }) { return limit }  ->  if current.allSatisfy({ $0 >= limit }), previous.allSatisfy({ $0 + 1 > limit }) { return limit }",
        "ClosestName.swift: if current.allSatisfy({ $0 >= limit }), previous.allSatisfy({ $0 + 1 >= limit }) { return limit }  ->  if current.allSatisfy({ $0 >= limit }), previous.allSatisfy({ $0 - 1 >= limit }) { return limit }",
    ],
    "a row is at most one further than the one before it, so that the first condition implies the second": [
        "ClosestName.swift: if current.allSatisfy({ $0 >= limit }), previous.allSatisfy({ $0 + 1 >= limit }) { return limit }  ->  if current.allSatisfy({ $0 >= limit }), previous.allSatisfy({ $0 + 2 >= limit }) { return limit }",
    ],
    "the value stands in an object, which counts among the levels that were parsed": [
        "JSONEdits.swift: try? scanner.skipValue(depth: 0)  ->  try? scanner.skipValue(depth: 1)",
    ],
    "a file with a value has bytes": [
        "JSONEdits.swift: guard let base = buffer.baseAddress else { return 0 }  ->  guard let base = buffer.baseAddress else { return 1 }",
    ],
    "no bytes are copied then": [
        "JSONEscape.swift: if run > 0 {  ->  if run >= 0 {",
    ],
    "no closing quote follows then, which is the error": [
        'JSONScanner+Strings.swift: unit < 0xDC00 && end - cursor >= 6 && cursor[0] == UInt8(ascii: "\\\\") && cursor[1] == UInt8(ascii: "u")  ->  unit < 0xDC00 && end - cursor > 6 && cursor[0] == UInt8(ascii: "\\\\") && cursor[1] == UInt8(ascii: "u")',
        'JSONScanner+Strings.swift: unit < 0xDC00 && end - cursor >= 6 && cursor[0] == UInt8(ascii: "\\\\") && cursor[1] == UInt8(ascii: "u")  ->  unit < 0xDC00 && end - cursor >= 7 && cursor[0] == UInt8(ascii: "\\\\") && cursor[1] == UInt8(ascii: "u")',
    ],
    "0x80 begins no character": [
        "JSONSyntaxError.swift: let length = byte < 0x80 ? 0 : UTF8Sequence.length(at: place, end: end)  ->  let length = byte <= 0x80 ? 0 : UTF8Sequence.length(at: place, end: end)",
    ],
    "an empty text has no first scalar": [
        "JSONSyntaxError.swift: if length > 0,  ->  if length >= 0,",
    ],
    "a string with an escape has bytes": [
        "JSONValue+Parsing.swift: buffer.baseAddress.map { JSONEscape.decode(string, to: $0) } ?? 0  ->  buffer.baseAddress.map { JSONEscape.decode(string, to: $0) } ?? 1",
    ],
    "a blank is looked at, and stays": [
        'TextBuffer+JSON.swift: case 0..<0x20, UInt8(ascii: "\\""), UInt8(ascii: "\\\\"), 0x7F, 0xC2, 0xD8, 0xE2, 0xEF: true  ->  case 0...0x20, UInt8(ascii: "\\""), UInt8(ascii: "\\\\"), 0x7F, 0xC2, 0xD8, 0xE2, 0xEF: true',
    ],
    "words are so long that no length of these shows it": [
        "PseudoLocale.swift: case ...20: 90  ->  case ...20: 91",
    ],
    "the first block sets it": [
        "DecodedText.swift: private var used = 0  ->  private var used = 1",
    ],
    "a byte of a block is left unused": [
        "DecodedText.swift: used = 0  ->  used = 1",
    ],
    "of one block none is dropped": [
        "DecodedText.swift: if blocks.count > 1 { dropAllButLast() }  ->  if blocks.count >= 1 { dropAllButLast() }",
    ],
    "no place is compared with itself": [
        "FieldSelection.swift: bytes[$0] == bytes[$1] ? $0 < $1 : bytes[$0].lexicographicallyPrecedes(bytes[$1])  ->  bytes[$0] == bytes[$1] ? $0 <= $1 : bytes[$0].lexicographicallyPrecedes(bytes[$1])",
    ],
    "those of repeated names are never read": [
        "FieldSelection.swift: var slots = names.map { _ in 0 }  ->  var slots = names.map { _ in 1 }",
    ],
    "the last comparison takes eight bytes as well": [
        "KeyPredictions.swift: while offset + 8 <= length {  ->  while offset + 8 < length {",
        "KeyPredictions.swift: while offset + 8 <= length {  ->  while offset + 9 <= length {",
    ],
    "what is read of it is shifted away": [
        "KeyPredictions.swift: (entry + 16).initializeMemory(as: UInt8.self, repeating: 0, count: Self.maximumLead)  ->  (entry + 17).initializeMemory(as: UInt8.self, repeating: 0, count: Self.maximumLead)",
        "KeyPredictions.swift: (entry + 16).initializeMemory(as: UInt8.self, repeating: 0, count: Self.maximumLead)  ->  (entry + 16).initializeMemory(as: UInt8.self, repeating: 1, count: Self.maximumLead)",
    ],
    "at the end there is no rest, and a buffer that is too small is replaced before it is filled": [
        "RecordReader+Cutting.swift: isAtEnd && rest.isEmpty ? ByteBuffer(capacity: 1) : buffer.copy(rest, capacity: max(batchSize, rest.count * 2))  ->  isAtEnd || rest.isEmpty ? ByteBuffer(capacity: 1) : buffer.copy(rest, capacity: max(batchSize, rest.count * 2))",
    ],
    "the byte before was searched, or is none of the text and no line feed": [
        "RecordReader+Cutting.swift: while place > searched {  ->  while place >= searched {",
    ],
    "no memory is that large": [
        "RecordReader.swift: let sizes = 1...(Int.max / 8)  ->  let sizes = 1...(Int.max / 9)",
    ],
    "how much is read at a time is a guess": [
        "RecordReader.swift: var target = max(batchSize, filled &* 2)  ->  var target = max(batchSize, filled &* 3)",
        "RecordReader.swift: target = filled &* 2  ->  target = filled &* 3",
    ],
    "a copy of the same bytes": [
        "RecordReader.swift: if target > buffer.capacity { buffer = buffer.copy(0..<filled, capacity: target) }  ->  if target >= buffer.capacity { buffer = buffer.copy(0..<filled, capacity: target) }",
    ],
}
EQUIVALENT = {change: reason for reason, changes in REASONS.items() for change in changes}
