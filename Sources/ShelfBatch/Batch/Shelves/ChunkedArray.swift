/// An array that grows without moving what it holds, so that ten million elements never take twice their memory.
struct ChunkedArray<Element> {
  /// All but the last one are full.
  private var chunks: [[Element]] = []
  private(set) var count = 0

  private static var chunkSize: Int { 1 << 10 }

  mutating func append(_ element: consuming Element) {
    if count % ChunkedArray.chunkSize == 0 { chunks.append([]) }
    chunks[chunks.count - 1].append(element)
    count += 1
  }

  /// Lends an element, which a subscript would copy.
  @inline(__always)
  func withElement<Result>(_ index: Int, _ body: (borrowing Element) -> Result) -> Result {
    chunks[index >> 10].withUnsafeBufferPointer { body($0[index & 1023]) }
  }
}

extension ChunkedArray: RandomAccessCollection, MutableCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Element {
    @inline(__always) get { chunks[index >> 10][index & 1023] }
    @inline(__always) _modify { yield &chunks[index >> 10][index & 1023] }
  }
}

extension ChunkedArray: Sendable where Element: Sendable {}

extension ChunkedArray: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Element...) {
    for element in elements { append(element) }
  }
}

extension ChunkedArray: ProcessValue where Element: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(Self.init(chunks:count:), \.chunks, \.count) }
}
