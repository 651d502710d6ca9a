// Mistakes of an app, in SwiftUI's words where it has some.

extension Messages {
  /// A size that numbers can be worked out with: no number counts as 0.
  @MainActor static func finite(_ size: LayoutSize, _ type: Any.Type) -> LayoutSize {
    guard size.width.isNaN || size.height.isNaN else { return size }
    sayOnce(
      "Invalid view geometry: \(type) answers the size \(size.width) x \(size.height), which is no number. It counts "
        + "as 0; look for a division by zero in its sizeThatFits.")
    return LayoutSize(width: size.width.or(0), height: size.height.or(0))
  }

  /// A length that a frame can have; `nil` for one that it can't.
  static func frameLength(_ length: CGFloat?) -> Double? {
    guard let length else { return nil }
    if length.isFinite, length >= 0 { return Double(length) }
    sayOnce(
      "Invalid frame dimension (negative or non-finite). A view has .frame with \(length), which counts as none; for "
        + "all the room there is, write maxWidth: .infinity or maxHeight: .infinity.")
    return nil
  }

  /// A limit that a frame can have, infinity too; `nil` for one that is no number.
  static func frameLimit(_ limit: CGFloat?) -> Double? {
    limit?.isNaN == true ? frameLength(limit) : limit.map { Double($0) }
  }

  /// Limits of a frame that contradict each other.
  static func contradictoryFrame(_ least: Double?, _ ideal: Double?, _ most: Double?) {
    sayOnce(
      "Contradictory frame constraints specified. A view has .frame with a minimum of \(text(least)), an ideal length of "
        + "\(text(ideal)) and a maximum of \(text(most)); the minimum comes first.")
  }
  private static func text(_ length: Double?) -> String { length.map { "\($0)" } ?? "none" }

  /// A size that a host can't take.
  static func infiniteSize(_ size: CGSize, _ type: Any.Type) {
    sayOnce(
      "The size of \(type) is not finite: it is \(size.width) x \(size.height). A view in it takes all that is proposed, "
        + "and infinity was; propose a length, or give the view a frame.")
  }

  /// An object that no view hands down.
  static func missingObject(_ type: Any.Type, for view: Any.Type, isObservable: Bool) -> Never {
    stop(
      "Fatal error: No \(isObservable ? "Observable object" : "ObservableObject") of type \(type) found. A "
        + "View.environmentObject(_:) for \(type) may be missing as an ancestor of this view. The view is \(view).")
  }

  /// Identifiers that are equal.
  static func equalIdentifiers(_ type: Any.Type, _ id: Any) {
    sayOnce(
      "\(type): the ID \(id) occurs multiple times within the collection, this will give undefined results! Here each "
        + "element has a view of its own.")
  }

  /// A state that a body changes.
  static func changedInBody(_ value: Any.Type) {
    sayOnce(
      "Modifying state during view update, this will cause undefined behavior. A body sets a value of type \(value); it "
        + "counts from the next evaluation on.")
  }
}

extension _Evaluation {
  /// Ends with a message where a view lies in itself without end, before the stack ends without one.
  ///
  /// Each such view makes places without end, so that it is enough to look when one is made.
  func checkDepth(_ type: Any.Type) {
    var mark = 0
    let address = withUnsafePointer(to: &mark) { Int(bitPattern: $0) }
    if topOfStack == 0 { topOfStack = address }
    guard topOfStack - address > _Evaluation.deepestStack else { return }
    Messages.stop(
      "\(type) lies in itself without end, or \(_Evaluation.deepestStack / 1_000_000) MB of views lie in one another. "
        + "SwiftUI overflows its stack there. End the recursion with a condition.")
  }

  /// The main thread has 8 MB.
  private static let deepestStack = 3_000_000
}

extension Messages {
  /// A body that changes its own state with each evaluation.
  @MainActor static func restless(_ type: Any.Type) {
    sayOnce(
      "The body of \(type) does not come to rest: an action of it (onPreferenceChange, onGeometryChange, onChange or "
        + "onAppear) changes its state each time. It has the size of round \(_Evaluation.mostRounds).")
  }
}
