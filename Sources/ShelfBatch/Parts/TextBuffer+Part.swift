import Catalog
import ShelfSizing

extension TextBuffer {
  /// Appends the first line of a part.
  mutating func write(_ header: PartHeader) {
    writeObject { line in
      line.write(member: "shelfHeightPart", PartHeader.version)
      line.write(member: "configuration", header.configuration)
      line.write(member: "parts")
      line.write(list: header.parts.ranges) { $0.write(list: [$1.lowerBound, $1.upperBound]) { $0.write($1) } }
      line.write(member: "isNumbered", header.isNumbered)
      line.write(member: "records", header.counts.records)
      line.write(member: "rejected", header.counts.rejected)
      line.write(member: "shelves", header.shelfCount)
      line.write(member: "file", header.file)
      line.write(member: "groupBy", header.groupBy)
      line.write(member: "method", header.method.rawValue)
      line.write(member: "estimator", header.strategy.description)
      if let range = header.widthRange {
        line.write(member: "widthRange")
        line.write(list: [range.lowerBound, range.upperBound]) { $0.write($1) }
      }
      line.write(member: "passes")
      line.write(list: header.passes) { $0.write($1) }
    }
    write("\n")
  }

  private mutating func write(_ pass: PartPass) {
    writeObject { line in
      line.write(member: "records", pass.recordCount)
      line.write(member: "hasCards", pass.hasCards)
      line.write(member: "fields")
      line.write(list: pass.fields) { line, field in
        line.writeObject {
          $0.write(member: "field", field.name)
          $0.write(member: "use", field.use)
          $0.write(member: "isPresent", field.isPresent)
        }
      }
      line.write(member: "lackingFields")
      line.write(list: pass.lackingFields) { line, field in
        line.writeObject {
          $0.write(member: "field", field.name)
          guard let error = field.error else { return }
          $0.write(member: "part", field.part)
          $0.writeMembers(of: error)
        }
      }
      line.write(member: "warnings")
      line.write(list: pass.warnings) { line, warning in line.writeObject { $0.writeMembers(of: warning) } }
      line.write(member: "shelfWarnings")
      line.write(json: pass.remarks.ofCells)
      line.write(member: "brokenConstraints")
      line.write(json: pass.remarks.saidConstraints)
      if let strings = pass.remarks.stringsFile { line.write(member: "strings", strings) }
      if let filter = pass.filter {
        line.write(member: "localeField", filter.field)
        line.write(member: "locale", filter.locale)
      }
      line.write(member: "variants")
      line.write(list: pass.variants) { $0.write($1) }
    }
  }

  private mutating func writeMembers(of diagnostic: Diagnostic) {
    write(member: "file", diagnostic.file)
    writePosition(diagnostic.position)
    write(member: "message", diagnostic.message)
  }

  private mutating func write(_ plan: PartVariant) {
    let shelf = plan.shelf
    writeObject { line in
      line.write(member: "cardWidth", plan.variant.cardWidth)
      line.write(member: "scale", plan.variant.scale)
      line.write(member: "contentSizeCategory", plan.variant.contentSizeCategory)
      line.write(member: "locale", plan.variant.locale)
      line.write(member: "maximumCardHeight", shelf.maximumCardHeight)
      line.write(member: "containerHeight", shelf.containerHeight)
      line.write(member: "insets")
      line.write(list: [shelf.insets.top, shelf.insets.leading, shelf.insets.bottom, shelf.insets.trailing]) {
        $0.write($1)
      }
      line.write(member: "lineSpacing", shelf.lineSpacing)
      line.write(member: "interitemSpacing", shelf.interitemSpacing)
      line.write(member: "fontWarnings")
      line.write(json: plan.fontWarnings)
    }
  }

  /// Appends the line of a shelf; what most shelves do not have is left out.
  mutating func write(_ shelf: PartShelf, name: String, pass: Int) {
    writeObject { line in
      line.write(member: "shelf", name)
      if pass > 0 { line.write(member: "pass", pass) }
      line.write(member: "place", shelf.place)
      line.write(member: "records")
      line.write(list: shelf.records) { $0.write(list: [$1.part, $1.count]) { $0.write($1) } }
      if shelf.rejectedCount > 0 { line.write(member: "rejected", shelf.rejectedCount) }
      if !shelf.approximations.isEmpty {
        line.write(member: "approximations")
        line.write(json: shelf.approximations.names)
      }
      line.write(member: "noNumbers", shelf.fault)
      line.write(member: "missingTexts", shelf.missingTexts)
      line.write(member: "variants")
      line.write(list: shelf.variants) { line, cards in
        line.writeObject {
          $0.write(member: "cards")
          $0.write(list: cards.cards) { $0.write($1) }
          if cards.others.largest.isFinite { $0.write(member: "boundLeft", cards.others.largest) }
          if cards.others.above.isEmpty { return }
          // JSON has no infinity, which `null` stands for.
          $0.write(member: "boundsAbove")
          $0.write(list: cards.others.above) { line, group in
            line.writeObject {
              $0.write(member: "bound", group.bound.isFinite ? group.bound : nil)
              $0.write(member: "count", group.count)
            }
          }
        }
      }
    }
    write("\n")
  }

  private mutating func write(member name: StaticString, _ finding: PartShelf.PartFinding?) {
    guard let finding else { return }
    write(member: name)
    writeObject {
      $0.write(member: "count", finding.count)
      $0.write(member: "part", finding.part)
      $0.write(member: "file", finding.file)
      $0.writePosition(finding.position)
    }
  }

  private mutating func writePosition(_ position: SourcePosition?) {
    write(member: "line", position?.line)
    write(member: "column", position?.column)
  }

  private mutating func write(_ card: LaidOutCard) {
    writeObject { line in
      line.write(member: "part", card.place.part)
      line.write(member: "index", card.place.index)
      line.write(member: "id")
      line.write(id: card.id)
      // JSON has neither infinity nor NaN.
      line.write(member: "estimate", card.estimate.isFinite ? card.estimate : nil)
      line.write(member: "height", card.height.isFinite ? card.height : nil)
      if let bound = card.bound, bound.isFinite { line.write(member: "bound", bound) }
      if let width = card.width { line.write(member: "width", width) }
      guard let findings = card.findings else { return }
      if !findings.approximations.isEmpty {
        line.write(member: "approximations")
        line.write(json: findings.approximations.names)
      }
      if !findings.brokenConstraints.isEmpty {
        line.write(member: "brokenConstraints")
        line.write(json: findings.brokenConstraints)
      }
    }
  }
}
