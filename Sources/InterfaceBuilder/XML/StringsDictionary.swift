import Catalog

/// A `.stringsdict`: texts with numbers inside of them, each in all cases that its language has (Apple's "Stringsdict
/// File Format").
package enum StringsDictionary {
  /// The texts of each key, one for each of its cases.
  ///
  /// - Parameters:
  ///   - bytes: a property list in XML.
  ///   - file: its name, for messages.
  /// - Throws: the first thing that is wrong with it.
  package static func entries(
    _ bytes: [UInt8], file: String
  ) throws(MalformedInput) -> [(key: String, texts: [StringCatalog.Text])] {
    let root = try Element.parse(withoutDocumentType(bytes), file: file)
    guard root.name == "plist", let dictionary = root.child("dict") else {
      throw MalformedInput(
        Diagnostic(.error, file: file, position: root.position, message: "the file is no property list of texts"))
    }
    return members(dictionary).map { key, value in (key, texts(value)) }
  }

  /// The texts of a key's dictionary: its format, with each case of the parts that it names.
  private static func texts(_ dictionary: Element) -> [StringCatalog.Text] {
    let members = members(dictionary)
    guard let format = members.first(where: { $0.key == "NSStringLocalizedFormatKey" })?.value else {
      // Texts by the width of the screen, or by the device.
      return members.filter { $0.value.name == "dict" }.flatMap { kind, value in
        cases(value, of: kind == "NSStringDeviceSpecificRuleType" ? "device" : "width")
      }
    }
    var texts = [StringCatalog.Text(nil, format.text, at: format.position)]
    for (name, rule) in members where rule.name == "dict" {
      texts = texts.substituting(name, by: cases(rule, of: "plural"), number: "%arg")
    }
    return texts
  }

  /// The cases of a rule, but for what says how it is read.
  private static func cases(_ rule: Element, of kind: String) -> [StringCatalog.Text] {
    members(rule).filter { $0.value.name == "string" && !$0.key.hasPrefix("NSString") }.map { name, value in
      StringCatalog.Text("\(kind).\(name)", value.text, at: value.position)
    }
  }

  /// The keys of a dictionary with their values.
  private static func members(_ dictionary: Element) -> [(key: String, value: Element)] {
    zip(dictionary.children, dictionary.children.dropFirst()).compactMap { key, value in
      key.name == "key" && value.name != "key" ? (key.text, value) : nil
    }
  }

  /// The file with blanks instead of its document type, so that positions stay.
  private static func withoutDocumentType(_ bytes: [UInt8]) -> [UInt8] {
    guard let found = bytes.prefix(4096).firstRange(of: Array("<!DOCTYPE".utf8)),
      let end = bytes[found.upperBound...].firstIndex(of: UInt8(ascii: ">"))
    else { return bytes }
    var bytes = bytes
    for offset in found.lowerBound...end where bytes[offset] != 0x0A { bytes[offset] = 0x20 }
    return bytes
  }
}
