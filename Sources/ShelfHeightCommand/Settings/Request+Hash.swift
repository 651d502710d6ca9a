import Catalog
import ShelfBatch
import TextMeasurement

extension Request {
  /// A hash of all that decides heights and which records share a shelf: the values of the configuration, wherever they
  /// are written, and the contents of cells, strings and fonts, wherever they lie. 16 hexadecimal digits.
  ///
  /// - Parameters:
  ///   - groupBy: the field that names a shelf where the configuration names none.
  ///   - certifies: whether proofs are asked for.
  func hash(groupBy: String? = nil, certifies: Bool) throws -> String {
    var values = configuration
    if values.groupBy == nil { values.groupBy = groupBy.map { Setting($0, .given) } }
    // Records are what parts differ in, and the rest is for 'generate' and 'fit' alone.
    (values.records, values.csvSeparator, values.perItem, values.accessLevel) = (nil, nil, nil, nil)
    values.fit = []
    let plan = try BatchPlan(values, inputs: [])
    var hash = InputHash()
    for file in values.files.map(\.path) + plan.passes.flatMap(\.fontFiles) { try hash.addFile(file) }
    // Paths are others on other machines.
    values.cells = values.cells.filter { if case .inline = $0.value { true } else { false } }
    values.fallbackFonts =
      plan.passes.first?.fallbackFonts.map { Setting(FontLibrary.isPath($0) ? "" : $0, .given) } ?? []
    (values.strings, values.localizations, values.fontFolders) = (nil, nil, [])
    values.appCells = []
    for template in plan.passes.flatMap(\.appTemplates) { hash.add(value: template, name: "code") }
    if values.estimator?.value == EstimationStrategy.tallest.description { values.estimator = nil }
    // The default gives proofs in any case.
    let certifies = certifies && values.estimator != nil
    for index in values.fonts.indices { values.fonts[index].path = Setting("", .given) }
    for (name, value) in Mirror(reflecting: values).children where name != "file" && name != "names" {
      hash.add(value: value, name: name ?? "")
    }
    hash.add(value: certifies, name: Options.certify.name)
    return hash.digits
  }
}

extension InputHash {
  /// Adds a value and what it consists of, but not where it is written.
  fileprivate mutating func add(value: Any, name: String) {
    if value is SourcePosition || value is SettingOrigin { return }
    let mirror = Mirror(reflecting: value)
    guard !(value is String), !mirror.children.isEmpty else { return add("\(name)=\(String(reflecting: value));".utf8) }
    add("\(name)(".utf8)
    if mirror.displayStyle == .dictionary {
      for member in mirror.children.map({ String(reflecting: $0.value) }).sorted() { add("\(member);".utf8) }
    } else {
      for child in mirror.children { add(value: child.value, name: child.label ?? "") }
    }
    add(")".utf8)
  }
}
