/// Numbers shelves from 0, each once whatever its variants. Two shelves may have one name: two files of that name.
package struct ShelfNumbers {
  /// A name, which is compared by its bytes, and how many shelves of that name came before in a variant.
  private struct Key: Hashable {
    let name: [UInt8]
    let variant: Variant?
    var repeats = 0
  }

  private var repeats: [Key: Int] = [:]
  private var numbers: [Key: Int] = [:]

  /// No shelf yet.
  package init() {}

  /// How many shelves there are.
  package var count: Int { numbers.count }

  /// The number of a report’s shelf.
  package mutating func number(of report: ShelfReport) -> Int {
    let name = Array(report.shelf.utf8)
    let ofVariant = Key(name: name, variant: report.variant)
    let key = Key(name: name, variant: nil, repeats: repeats[ofVariant, default: 0])
    repeats[ofVariant] = key.repeats + 1
    if let number = numbers[key] { return number }
    numbers[key] = numbers.count
    return numbers.count - 1
  }
}
