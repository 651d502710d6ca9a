import Catalog
import Foundation
import HeadlessUIKit
import RecordCells

/// A record of the input, by the names of its fields.
///
/// A text is that of the record's language where the command has translations (`--localizations`).
public struct CardRecord {
  let contents: RecordContents

  /// The value of a field, a number or a bool as it is written; `nil` where it is absent or null.
  public subscript(field: String) -> String? { contents.text(of: field) }

  // Favoured, a constant that takes the value would be ambiguous.
  /// The value of a field; an empty text where it is absent or null.
  @_disfavoredOverload public subscript(field: String) -> String { contents.text(of: field) ?? "" }

  /// The value of a field as a number, a bool or another type that a text makes; `nil` where it makes none.
  public subscript<Value: LosslessStringConvertible>(field: String) -> Value? {
    contents.text(of: field).flatMap(Value.init)
  }

  /// The whole record as a value.
  ///
  /// - Throws: `DecodingError`.
  public func decode<Value: Decodable>(_ type: Value.Type, by decoder: JSONDecoder = JSONDecoder()) throws -> Value {
    try contents.decode(type, by: decoder)
  }
}

/// The texts of a record, in memory of their own.
final class RecordContents {
  private let fields: [String]
  let texts: OwnedFieldTexts
  /// The app's texts in its language.
  let appTexts: AppTexts?
  /// Where it stands; `nil` where that is not known.
  let position: AppRecord.Position?
  /// Takes the names of fields that are asked for, before there is any record.
  private let onAsked: ((_ field: String, _ mayLack: Bool) -> Void)?
  private lazy var whole: JSONObject? = try? JSONValue.parse(Array(texts[fields.count]), file: "").object

  init(_ record: AppRecord, _ appTexts: AppTexts? = nil) {
    fields = record.fields
    self.appTexts = appTexts ?? record.appTexts
    texts = OwnedFieldTexts(record.texts)
    position = record.position
    onAsked = nil
  }

  /// A record that has a 1 in each field.
  init(onAsked: @escaping (_ field: String, _ mayLack: Bool) -> Void) {
    fields = []
    (position, appTexts) = (nil, nil)
    texts = OwnedFieldTexts([[UInt8]("{}".utf8)])
    self.onAsked = onAsked
  }

  /// Whether a record has the same texts in the same language.
  func shows(_ record: AppRecord, in appTexts: AppTexts?) -> Bool {
    texts.equal(record.texts) && self.appTexts == appTexts ?? record.appTexts
  }

  /// The whole record as a JSON object.
  var json: String { String(decoding: texts[fields.count], as: UTF8.self) }

  /// By text, the field that has it; of several the first.
  var fieldsOfTexts: [String: String] {
    let strings = fields.indices.map { String(decoding: texts[$0], as: UTF8.self) }
    return Dictionary(zip(strings, fields)) { first, _ in first }
  }

  func text(of field: String) -> String? {
    if let onAsked {
      onAsked(field, false)
      return "1"
    }
    // Names are told apart by their bytes; to compare texts is the quicker.
    let index = fields.firstIndex { $0 == field && $0.utf8.count == field.utf8.count }
    if let index, !texts[index].isEmpty { return String(decoding: texts[index], as: UTF8.self) }
    guard let value = whole?[field], let text = value.text else { return nil }
    // A text of a known field that is there no more was taken out.
    return index == nil || text.isEmpty ? text : nil
  }

  func decode<Value: Decodable>(_ type: Value.Type, by decoder: JSONDecoder) throws -> Value {
    if let onAsked {
      let isSnakeCase = if case .convertFromSnakeCase = decoder.keyDecodingStrategy { true } else { false }
      return try type.init(
        from: FieldProbe(userInfo: decoder.userInfo) { onAsked(isSnakeCase ? $0.inSnakeCase : $0, $1) })
    }
    let (bytes, emptied) = try changedBytes()
    do {
      return try decoder.decode(type, from: bytes)
    } catch DecodingError.keyNotFound(let key, let context) where !emptied.isEmpty && context.codingPath.isEmpty {
      // A text that was taken out, but has to be there, is empty.
      guard var members = try JSONSerialization.jsonObject(with: bytes) as? [String: Any] else {
        throw DecodingError.keyNotFound(key, context)
      }
      for field in emptied { members[field] = "" }
      return try decoder.decode(type, from: JSONSerialization.data(withJSONObject: members))
    } catch DecodingError.typeMismatch(let wanted, let context) {
      guard let decoded = try decodeNumbers(type, by: decoder, bytes) else {
        throw DecodingError.typeMismatch(wanted, context)
      }
      return decoded
    }
  }

  /// The record with the texts of known fields instead of its own, which a translation or the question how tall it were
  /// without them has changed; and the fields whose texts were taken out.
  private func changedBytes() throws -> (bytes: Data, emptied: [String]) {
    let bytes = Data(texts[fields.count])
    let changed = fields.indices.filter { index in
      guard let own = whole?[fields[index]]?.text else { return false }
      return !own.utf8.elementsEqual(texts[index])
    }
    guard !changed.isEmpty, var members = try JSONSerialization.jsonObject(with: bytes) as? [String: Any] else {
      return (bytes, [])
    }
    var emptied: [String] = []
    for index in changed {
      let text = String(decoding: texts[index], as: UTF8.self)
      if members[fields[index]] is String, text.isEmpty { emptied.append(fields[index]) }
      members[fields[index]] = text.isEmpty ? nil : text
    }
    return (try JSONSerialization.data(withJSONObject: members), emptied)
  }

  /// The record with numbers where texts say numbers, as CSV has nothing but texts; `nil` where there are none.
  private func decodeNumbers<Value: Decodable>(
    _ type: Value.Type, by decoder: JSONDecoder, _ bytes: Data
  ) throws -> Value? {
    guard var members = try JSONSerialization.jsonObject(with: bytes) as? [String: Any] else { return nil }
    // One at a time, as what looks like a number may be a text.
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      guard let text = value as? String, let number = Double(text) else { continue }
      members[name] = NSNumber(value: number)
      do {
        return try decoder.decode(type, from: JSONSerialization.data(withJSONObject: members))
      } catch DecodingError.typeMismatch(_, let context) {
        if context.codingPath.first?.stringValue == name { members[name] = text }
      }
    }
    return nil
  }
}

extension JSONValue {
  /// The text of a string, a number or a bool.
  fileprivate var text: String? {
    switch content {
    case .string(let text): text
    case .number(let number): number.text
    case .bool(let bool): "\(bool)"
    case .null, .array, .object: nil
    }
  }
}

extension String {
  /// A name in capitals at its words as `JSONDecoder` finds it: `imageURL` in `image_url`.
  fileprivate var inSnakeCase: String {
    var result = ""
    var previous: Character?
    for (character, next) in zip(self, map(Optional.some).dropFirst() + [nil]) {
      let begins = character.isUppercase && (previous?.isUppercase != true || next?.isLowercase == true)
      result += (begins && previous != nil ? "_" : "") + character.lowercased()
      previous = character
    }
    return result
  }
}
