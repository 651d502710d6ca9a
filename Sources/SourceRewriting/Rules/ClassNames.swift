/// `type(of: view).description()`, which Objective-C's classes have, becomes what it gives: the name of the class.
enum ClassNames {
  static func apply(to file: SourceFile) {
    for index in file.tokens.indices where file.isWord(index, "type") && file.isMark(index + 1, "(") {
      guard file.isWord(index + 2, "of"), let close = file.tokens[index + 1].partner, file.isMark(close + 1, "."),
        file.isWord(close + 2, "description"), file.isMark(close + 3, "("), file.isMark(close + 4, ")")
      else { continue }
      file.edits.insert("String(reflecting: ".utf8, at: file.tokens[index].bytes.lowerBound)
      file.replace(close + 1..<close + 5, with: ")")
    }
  }
}
