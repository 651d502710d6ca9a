/// A closure as an object, as Objective-C's blocks are: `unsafeBitCast(block, to: AnyObject.self)` becomes
/// `(block as AnyObject)`, and the way back a cast, since closures of Swift are of another size than objects.
enum ObjectsOfBlocks {
  static func apply(to file: SourceFile) {
    let blocks = blocks(in: file)
    for index in file.tokens.indices where file.isWord(index, "unsafeBitCast") && file.isMark(index + 1, "(") {
      guard let close = file.tokens[index + 1].partner, file.isMark(close - 6, ","), file.isWord(close - 5, "to"),
        file.isMark(close - 2, "."), file.isWord(close - 1, "self")
      else { continue }
      let type = file.text(close - 3)
      guard type == "AnyObject" || blocks.contains(type) else { continue }
      file.remove(index)
      file.replace(close - 6..<close, with: type == "AnyObject" ? " as AnyObject" : " as! \(type)")
    }
  }

  /// The names that a file gives to types of blocks.
  private static func blocks(in file: SourceFile) -> Set<String> {
    Set(
      file.tokens.indices.filter {
        file.isWord($0, "typealias") && file.isOperator($0 + 2, "=") && file.isMark($0 + 3, "@")
          && file.isWord($0 + 4, "convention") && file.isWord($0 + 6, "block")
      }.map { file.text($0 + 1) })
  }
}
