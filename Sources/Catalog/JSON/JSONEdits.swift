/// Changes of some members of a JSON file that leave every other byte as it is.
package struct JSONEdits {
  /// The file's value, whose objects are changed in their text.
  package let root: JSONValue
  private let bytes: [UInt8]
  /// The offset at which each line begins, in bytes.
  private let lines: [Int]
  private var edits: [Edit] = []

  private struct Edit {
    let range: Range<Int>
    let text: String
    /// The white space between a new member and the first one.
    var separator = ""
    /// Whether it takes the only member of an object away.
    var empties = false
  }

  /// - Throws: ``MalformedInput`` for a file that is no JSON.
  package init(_ bytes: [UInt8], file: String) throws(MalformedInput) {
    root = try JSONValue.parse(bytes, file: file)
    self.bytes = bytes
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    lines = [start] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
  }

  /// Gives a member of an object a value, adds it in front of the others, or takes it away.
  ///
  /// - Parameters:
  ///   - object: one of the file.
  ///   - value: JSON; `nil` to take the member away, one of an object at most.
  package mutating func set(_ key: String, of object: JSONValue, to value: String?) {
    guard let members = object.object?.members else { return }
    guard let index = members.lastIndex(where: { $0.key.utf8.elementsEqual(key.utf8) }) else {
      if let value { insert("\"\(key)\": \(value)", into: object, members) }
      return
    }
    let range = range(of: members[index].value)
    if let value {
      edits.append(Edit(range: range, text: value))
    } else if index + 1 < members.count {
      let start = offset(members[index].keyPosition)
      edits.append(Edit(range: start..<offset(members[index + 1].keyPosition), text: ""))
    } else {
      let start = index > 0 ? self.range(of: members[index - 1].value).upperBound : offset(members[index].keyPosition)
      edits.append(Edit(range: start..<range.upperBound, text: "", empties: index == 0))
    }
  }

  private mutating func insert(_ member: String, into object: JSONValue, _ members: [JSONObject.Member]) {
    let start = offset(object.position) + 1
    guard let first = members.first else {
      let isFirst = !edits.contains { $0.range == start..<start }
      return edits.append(Edit(range: start..<start, text: isFirst ? member : ", " + member))
    }
    let key = offset(first.keyPosition)
    // The white space between bracket and first member stands before the new one as well.
    let space = String(decoding: bytes[start..<key], as: UTF8.self)
    edits.append(Edit(range: key..<key, text: member, separator: ",\(space.isEmpty ? " " : space)"))
  }

  /// The file with all changes.
  package var result: [UInt8] {
    var result: [UInt8] = []
    var end = 0
    // An insertion at a position stands before the text that is removed from there.
    let ordered = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    var separator = ""
    for edit in ordered {
      if !edit.empties || edit.range.lowerBound != end { result += separator.utf8 }
      result += bytes[end..<edit.range.lowerBound]
      result += edit.text.utf8
      separator = edit.separator
      end = edit.range.upperBound
    }
    result += separator.utf8
    return result + bytes[end...]
  }

  private func offset(_ position: SourcePosition) -> Int { lines[position.line - 1] + position.column - 1 }

  private func range(of value: JSONValue) -> Range<Int> {
    let start = offset(value.position)
    let length = bytes.withUnsafeBufferPointer { buffer -> Int in
      guard let base = buffer.baseAddress else { return 0 }
      var scanner = JSONScanner(start: base + start, end: base + buffer.count, isLine: false)
      // It was parsed before.
      try? scanner.skipValue(depth: 0)
      return scanner.cursor - (base + start)
    }
    return start..<start + length
  }
}
