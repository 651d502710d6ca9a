/// Stands in for Apple's library of threads, as the one of Linux brings Linux's C library along.
public final class DispatchQueue {
  /// Does the work on several threads, where it is more than a declaration.
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {}
}
