import Catalog
import Testing

/// nst/JSONTestSuite: `y_` must be accepted, `n_` rejected, `i_` is for the implementation to decide.
@Suite(.enabled(if: Oracles.folder != nil, Oracles.skipReason))
struct JSONTestSuiteTests {
  /// Numbers are kept as written, whatever their size; text that is not Unicode, or not UTF-8, is an error.
  static let decisions: [String: Bool] = [
    "i_number_double_huge_neg_exp.json": true,
    "i_number_huge_exp.json": true,
    "i_number_neg_int_huge_exp.json": true,
    "i_number_pos_double_huge_exp.json": true,
    "i_number_real_neg_overflow.json": true,
    "i_number_real_pos_overflow.json": true,
    "i_number_real_underflow.json": true,
    "i_number_too_big_neg_int.json": true,
    "i_number_too_big_pos_int.json": true,
    "i_number_very_big_negative_int.json": true,
    "i_object_key_lone_2nd_surrogate.json": false,
    "i_string_1st_surrogate_but_2nd_missing.json": false,
    "i_string_1st_valid_surrogate_2nd_invalid.json": false,
    "i_string_UTF-16LE_with_BOM.json": false,
    "i_string_UTF-8_invalid_sequence.json": false,
    "i_string_UTF8_surrogate_U+D800.json": false,
    "i_string_incomplete_surrogate_and_escape_valid.json": false,
    "i_string_incomplete_surrogate_pair.json": false,
    "i_string_incomplete_surrogates_escape_valid.json": false,
    "i_string_invalid_lonely_surrogate.json": false,
    "i_string_invalid_surrogate.json": false,
    "i_string_invalid_utf-8.json": false,
    "i_string_inverted_surrogates_U+1D11E.json": false,
    "i_string_iso_latin_1.json": false,
    "i_string_lone_second_surrogate.json": false,
    "i_string_lone_utf8_continuation_byte.json": false,
    "i_string_not_in_unicode_range.json": false,
    "i_string_overlong_sequence_2_bytes.json": false,
    "i_string_overlong_sequence_6_bytes.json": false,
    "i_string_overlong_sequence_6_bytes_null.json": false,
    "i_string_truncated-utf-8.json": false,
    "i_string_utf16BE_no_BOM.json": false,
    "i_string_utf16LE_no_BOM.json": false,
    "i_structure_500_nested_arrays.json": true,
    "i_structure_UTF-8_BOM_empty_object.json": true,
  ]

  @Test func documents() throws {
    var counts: [Character: Int] = [:]
    for file in try oracleFiles("json/test_parsing") {
      let kind = try #require(file.name.first)
      counts[kind, default: 0] += 1
      let decision = Self.decisions[file.name]
      if kind == "i" { try #require(decision != nil, "\(file.name) is not decided") }
      let expected = decision ?? (kind == "y")
      do throws(MalformedInput) {
        _ = try JSONValue.parse(file.bytes, file: file.name)
        #expect(expected, "\(file.name) was accepted")
      } catch {
        #expect(!expected, "\(error)")
        #expect(error.diagnostic.position != nil)
      }
    }
    #expect(counts == ["y": 95, "n": 188, "i": 35])
  }

  /// The record reader must agree: as the only value of an array, every document is a record, a rejection or a syntax
  /// error.
  @Test func records() throws {
    var counts: [Character: Int] = [:]
    var whole: [String] = []
    for file in try oracleFiles("json/test_parsing") {
      let kind = try #require(file.name.first)
      counts[kind, default: 0] += 1
      let syntaxIsRight = accepts(Array("[".utf8) + file.bytes + Array("]".utf8))
      if kind == "y" { #expect(syntaxIsRight, "\(file.name)") }
      if kind == "n", syntaxIsRight { whole.append(file.name) }
    }
    // Nothing between brackets is an empty array.
    #expect(whole == ["n_single_space.json", "n_structure_no_data.json"])
    #expect(counts == ["y": 95, "n": 188, "i": 35])
  }

  private func accepts(_ bytes: [UInt8]) -> Bool {
    var reader = RecordReader(bytes: bytes, name: "f", format: .json)
    do {
      while let batch = try reader.nextBatch() {
        try batch.forEachRecord(FieldSelection(["a"])) { _ in
        } onRejection: { _ in
        }
      }
      return true
    } catch {
      return false
    }
  }
}
