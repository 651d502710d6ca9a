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
  static var form: ProcessForm<Self> { ProcessForm(through: { $0.pairs(atMost: .max) }) { Self(sorted: $0) } }
}
extension OwnedFieldTexts: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(through: \.all) { Self($0) } }
}
extension TextApproximations: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(through: \.names) { Self(names: $0) } }
}
extension LargestContentScan: ProcessValue where Candidate: ProcessValue {
  static var form: ProcessForm<Self> {
    ProcessForm(filling: Self(), \.offered, \.seenCount, \.threshold, \.winnerIndex, \.winner)
  }
}
