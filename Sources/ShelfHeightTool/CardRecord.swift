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
  let texts: OwnedTexts
  /// Takes the names of fields that are asked for, before there is any record.
  private let onAsked: ((String) -> Void)?
  private lazy var whole: JSONObject? = try? JSONValue.parse(Array(texts[fields.count]), file: "").object

  init(_ record: AppRecord) {
    fields = record.fields
    texts = OwnedTexts(record.texts)
    onAsked = nil
  }

  /// A record that has a 1 in each field.
  init(onAsked: @escaping (String) -> Void) {
    fields = []
    texts = OwnedTexts([[UInt8]("{}".utf8)])
    self.onAsked = onAsked
  }

  func text(of field: String) -> String? {
    if let onAsked {
      onAsked(field)
      return "1"
    }
    let place = fields.firstIndex { $0.utf8.elementsEqual(field.utf8) }
    if let place, !texts[place].isEmpty { return String(decoding: texts[place], as: UTF8.self) }
    guard let value = whole?[field], let text = value.text else { return nil }
    // A text of a known field that is there no more was taken out.
    return place == nil || text.isEmpty ? text : nil
  }

  func decode<Value: Decodable>(_ type: Value.Type, by decoder: JSONDecoder) throws -> Value {
    if onAsked != nil { throw CancellationError() }
    let bytes = Data(texts[fields.count])
    do {
      return try decoder.decode(type, from: bytes)
    } catch DecodingError.typeMismatch(let wanted, let context) {
      guard let decoded = try decodeNumbers(type, by: decoder, bytes) else {
        throw DecodingError.typeMismatch(wanted, context)
      }
      return decoded
    }
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
