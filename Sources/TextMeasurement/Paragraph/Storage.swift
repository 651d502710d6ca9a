/// Memory that one paragraph owns and fills again and again: an array without bounds and uniqueness checks, whose cost
/// is highest where a text is walked byte by byte.
struct Storage<Element: BitwiseCopyable>: ~Copyable {
  private var memory: UnsafeMutablePointer<Element>?
  private var capacity = 0
  var count = 0

  deinit {
    memory?.deallocate()
  }

  var isEmpty: Bool { count == 0 }

  /// The elements; valid until the next change.
  var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: memory, count: count) }

  /// Where the elements start; valid until the next change, and `nil` before the first.
  var start: UnsafePointer<Element>? { UnsafePointer(memory) }

  subscript(index: Int) -> Element {
    get { elements[index] }
    set {
      precondition(index >= 0 && index < count)
      memory.unsafelyUnwrapped[index] = newValue
    }
  }

  mutating func removeAll() {
    count = 0
  }

  /// Makes room for a number of further elements.
  mutating func reserve(_ extra: Int) {
    guard count + extra > capacity else { return }
    let larger = max(2 * capacity, count + extra, 64)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    if let memory {
      moved.update(from: memory, count: count)
      memory.deallocate()
    }
    memory = moved
    capacity = larger
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { reserve(1) }
    appendReserved(element)
  }

  /// Appends an element, for which ``reserve(_:)`` made room.
  @inline(__always)
  mutating func appendReserved(_ element: Element) {
    memory.unsafelyUnwrapped[count] = element
    count &+= 1
  }

  /// Room for a number of elements, to be written by index; ``count`` does not include them.
  mutating func room(for wanted: Int) -> UnsafeMutablePointer<Element> {
    count = 0
    reserve(max(1, wanted))
    return memory.unsafelyUnwrapped
  }

  /// Replaces the elements by others.
  mutating func replaceAll(by source: UnsafeBufferPointer<Element>) {
    count = 0
    guard let start = source.baseAddress, !source.isEmpty else { return }
    reserve(source.count)
    memory.unsafelyUnwrapped.update(from: start, count: source.count)
    count = source.count
  }
}
