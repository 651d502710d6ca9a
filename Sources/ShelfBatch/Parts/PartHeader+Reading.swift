import Catalog
import ShelfSizing

extension PartHeader {
  /// Reads the first line of a part.
  init(_ line: PartValue) throws(BatchError) {
    guard let version = try line.optional("shelfHeightPart") else {
      throw line.failure("this is no part; 'measure --partial' writes parts")
    }
    guard try version.count() == PartHeader.version else {
      throw version.failure(
        "the part has version \(version.value.number?.text ?? ""), and this program reads \(PartHeader.version)")
    }
    configuration = try line.member("configuration").text()
    groupBy = try line.member("groupBy").text()
    let written = try line.member("method")
    guard let method = DecisionMethod(rawValue: try written.text()) else {
      throw written.failure("unknown method '\(try written.text())'")
    }
    self.method = method
    let estimator = try line.member("estimator")
    guard let strategy = EstimationStrategy(try estimator.text()) else {
      throw estimator.failure("unknown estimator '\(try estimator.text())'")
    }
    self.strategy = strategy
    widthRange = try line.optional("widthRange")?.range { value throws(BatchError) in try value.number() }
    isNumbered = try line.member("isNumbered").bool()
    parts = PartNumbers()
    for range in try line.member("parts").list() {
      if let twice = parts.insert(try range.range { value throws(BatchError) in try value.count() }) {
        throw range.failure("the part \(twice) is there twice")
      }
    }
    counts.records = try line.member("records").count()
    counts.rejected = try line.member("rejected").count(0...counts.records)
    shelfCount = try line.member("shelves").count()
    file = try line.member("file").text()
    let known = parts
    passes = try line.member("passes").list { value throws(BatchError) in try PartPass(value, strategy, known) }
    if passes.isEmpty || parts.ranges.isEmpty { throw line.failure("the part is of no records") }
  }
}

extension PartValue {
  /// Two values, of which the second is not below the first.
  fileprivate func range<Bound: Comparable>(
    _ read: (PartValue) throws(BatchError) -> Bound
  ) throws(BatchError) -> ClosedRange<Bound> {
    let ends = try list(of: 2)
    let (lower, upper) = (try read(ends[0]), try read(ends[1]))
    guard lower <= upper else { throw failure("'\(name)' ends before it begins") }
    return lower...upper
  }
}

extension PartPass {
  fileprivate init(
    _ value: PartValue, _ strategy: EstimationStrategy, _ parts: PartNumbers
  ) throws(BatchError) {
    recordCount = try value.member("records").count()
    hasCards = try value.member("hasCards").bool()
    fields = try value.member("fields").list { field throws(BatchError) in
      Field(
        name: try field.member("field").text(), use: try field.member("use").text(),
        isPresent: try field.member("isPresent").bool())
    }
    lackingFields = try value.member("lackingFields").list { field throws(BatchError) in
      try LackingField(field, parts)
    }
    warnings = try value.member("warnings").list { warning throws(BatchError) in try warning.diagnostic(.warning) }
    remarks = ShelfRemarks(
      strategy: strategy, ofCells: try value.texts("shelfWarnings"), stringsFile: try value.optional("strings")?.text(),
      saidConstraints: try value.texts("brokenConstraints"))
    if let field = try value.optional("localeField") {
      filter = Localization.Filter(field: try field.text(), locale: try value.member("locale").text())
    } else {
      filter = nil
    }
    variants = try value.member("variants").list { variant throws(BatchError) in try PartVariant(variant) }
    if variants.isEmpty { throw value.failure("the part has no variants") }
  }
}

extension LackingField {
  fileprivate init(_ value: PartValue, _ parts: PartNumbers) throws(BatchError) {
    let name = try value.member("field").text()
    guard let part = try value.optional("part") else {
      self.init(name: name, error: nil)
      return
    }
    let number = try part.count()
    guard parts.contains(number) else { throw part.failure("the part \(number) is not among those of the line") }
    self.init(name: name, part: number, error: try value.diagnostic(.error))
  }
}

extension PartValue {
  /// What its members `file`, `line`, `column` and `message` say.
  fileprivate func diagnostic(_ severity: Diagnostic.Severity) throws(BatchError) -> Diagnostic {
    Diagnostic(
      severity, file: try member("file").text(), position: try optional("line") == nil ? nil : position(),
      message: try member("message").text())
  }

  /// The place that its members `line` and `column` tell.
  func position() throws(BatchError) -> SourcePosition {
    SourcePosition(line: try member("line").count(), column: try member("column").count())
  }
}

extension PartVariant {
  fileprivate init(_ value: PartValue) throws(BatchError) {
    let scale = try value.member("scale").number()
    variant = Variant(
      cardWidth: try value.member("cardWidth").number(), scale: scale,
      contentSizeCategory: try value.member("contentSizeCategory").text(),
      locale: try value.optional("locale")?.text())
    var sides: [Double] = []
    for side in try value.member("insets").list(of: 4) { sides.append(try side.number()) }
    let maximum = try value.optional("maximumCardHeight")?.number()
    let containerHeight = try value.optional("containerHeight")?.number()
    let (line, interitem) = (try value.member("lineSpacing").number(), try value.member("interitemSpacing").number())
    do throws(ShelfError) {
      shelf = try Shelf(
        cardWidth: variant.cardWidth, maximumCardHeight: maximum,
        insets: EdgeInsets(top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3]), lineSpacing: line,
        interitemSpacing: interitem, scale: scale, containerHeight: containerHeight)
    } catch {
      throw value.failure("\(error)")
    }
    fontWarnings = try value.texts("fontWarnings")
  }
}
