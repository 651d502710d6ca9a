/// A reference to an object that something else keeps alive, for loops over cards: an ordinary one is counted at each use,
/// by atomic operations that cost more than most of what a card asks of the object.
package struct UncountedReference<Object: AnyObject> {
  @usableFromInline let reference: Unmanaged<Object>

  /// A reference to an object that has to outlive it.
  @inlinable package init(to object: Object) { reference = .passUnretained(object) }

  /// The object, counted as long as the caller has it.
  @inlinable package var object: Object { reference.takeUnretainedValue() }

  /// Calls `body` with the object, uncounted.
  @inlinable @inline(__always) package func withObject<Result>(_ body: (Object) throws -> Result) rethrows -> Result {
    try reference._withUnsafeGuaranteedRef(body)
  }
}
