/// An error of CSV at a position.
struct CSVSyntaxError: Error {
  enum Reason: UInt8 {
    case unclosedQuote, textAfterQuote, quoteInsideCell, carriageReturn
  }

  let reason: Reason
  /// Never dereferenced.
  nonisolated(unsafe) let pointer: BytePointer

  var message: String {
    switch reason {
    case .unclosedQuote: "the quoted cell that starts here has no closing quote"
    case .textAfterQuote: "expected a separator or the end of the line after the closing quote of a cell"
    case .quoteInsideCell: "a quote inside a cell without quotes: put the cell in quotes and double this one"
    case .carriageReturn: "a carriage return outside quotes that is not part of a line end"
    }
  }
}
