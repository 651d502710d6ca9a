import Catalog
import EstimatorComparison
import RecordCells
import ShelfOptimizer
import ShelfSizing
import TextMeasurement

// Values of the rooms below.

extension SourcePosition: ProcessValue { static var form: ProcessForm<Self> { .raw } }
extension Diagnostic.Severity: ProcessValue { static var form: ProcessForm<Self> { .raw } }
extension Diagnostic: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(Self.init, \.severity, \.file, \.position, \.message) }
}
extension CardStep: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(Self.init, \.width, \.height, \.hiddenLines, \.cutLines) }
}
extension RankedPairs.Pair: ProcessValue { static var form: ProcessForm<Self> { .raw } }
extension RankedPairs: ProcessValue {
  static var form: ProcessForm<Self> {
    ProcessForm {
      $1.write($0.pairs(atMost: .max))
    } read: {
      RankedPairs(sorted: try $0.read())
    }
  }
}
extension OwnedFieldTexts: ProcessValue {
  static var form: ProcessForm<Self> {
    ProcessForm {
      $1.write($0.all)
    } read: {
      OwnedFieldTexts(try $0.read([[UInt8]].self))
    }
  }
}
extension TextApproximations: ProcessValue {
  static var form: ProcessForm<Self> {
    ProcessForm {
      $1.write($0.names)
    } read: {
      guard let value = TextApproximations(names: try $0.read([String].self)) else { throw ProcessBytes.Mismatch() }
      return value
    }
  }
}
extension LargestContentScan: ProcessValue where Candidate: ProcessValue {
  static var form: ProcessForm<Self> {
    ProcessForm(filling: Self(), \.offered, \.seenCount, \.threshold, \.winnerIndex, \.winner)
  }
}
