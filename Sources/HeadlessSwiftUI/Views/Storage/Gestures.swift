// Gestures: none goes on off the device.

/// A gesture.
public protocol Gesture<Value> {
  /// The value that it has while it goes on.
  associatedtype Value
}
extension Gesture {
  /// An action at the end.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { _AnyGesture<Value>() }
  /// An action while it goes on.
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { _AnyGesture<Value>() }
  /// A state that it sets while it goes on.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> { _AnyGesture<Value>() }
  /// A gesture after this one.
  public func sequenced<Other: Gesture>(before other: Other) -> some Gesture<Value> { _AnyGesture<Value>() }
  /// A gesture beside this one.
  public func simultaneously<Other: Gesture>(with other: Other) -> some Gesture<Value> { _AnyGesture<Value>() }
  /// A gesture instead of this one.
  public func exclusively<Other: Gesture>(before other: Other) -> some Gesture<Value> { _AnyGesture<Value>() }
}
/// A gesture with actions.
public struct _AnyGesture<Value>: Gesture {}
extension DragGesture {
  /// Where the touch is.
  public struct Value: Equatable, Sendable {
    /// Where it is, and where it began.
    public var (location, startLocation): (CGPoint, CGPoint)
    /// How far it has come, and would go on.
    public var (translation, predictedEndTranslation, velocity): (CGSize, CGSize, CGSize)
    /// Where it would end.
    public var predictedEndLocation: CGPoint
    /// When it was there.
    public var time: Date
  }
}
