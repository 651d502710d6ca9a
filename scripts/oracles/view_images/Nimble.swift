// Stands in for Nimble: expectations are noted, right or wrong.
import Foundation
import SnapshotTesting

public struct Expectation<T> {
  let value: () throws -> T?
  let file: StaticString
  let line: UInt

  private func check(_ matcher: Matcher<T>, _ wanted: Bool) {
    let value = try? value()
    let values = "\(value.map { "\($0)" } ?? "nil"), \(matcher.value)"
    noteAssertion(matcher.matches(value) == wanted, of: T.self, values, file, line)
  }
  public func to(_ matcher: Matcher<T>, description: String? = nil) { check(matcher, true) }
  public func toNot(_ matcher: Matcher<T>, description: String? = nil) { check(matcher, false) }
  public func notTo(_ matcher: Matcher<T>, description: String? = nil) { check(matcher, false) }
}

/// What a value should be; `value` is printed.
public struct Matcher<T> {
  var value = "" as Any
  let matches: (T?) -> Bool
}

public func expect<T>(
  file: StaticString = #filePath, line: UInt = #line, _ value: @autoclosure @escaping () throws -> T?
) -> Expectation<T> { Expectation(value: value, file: file, line: line) }

public func equal<T: Equatable>(_ wanted: T?) -> Matcher<T> { Matcher(value: wanted as Any) { $0 == wanted } }
public func beNil<T>() -> Matcher<T> { Matcher { $0 == nil } }
public func beTrue() -> Matcher<Bool> { Matcher { $0 == true } }
public func beFalse() -> Matcher<Bool> { Matcher { $0 == false } }
public func beTruthy() -> Matcher<Bool> { Matcher { $0 == true } }
public func beFalsy() -> Matcher<Bool> { Matcher { $0 != true } }
public func beCloseTo<T: FloatingPoint>(_ wanted: T, within delta: T = T(1) / 10_000) -> Matcher<T> {
  Matcher(value: wanted) { value in value.map { abs($0 - wanted) < delta } ?? false }
}
public func beGreaterThan<T: Comparable>(_ limit: T) -> Matcher<T> { Matcher(value: limit) { $0.map { $0 > limit } ?? false } }
public func beLessThan<T: Comparable>(_ limit: T) -> Matcher<T> { Matcher(value: limit) { $0.map { $0 < limit } ?? false } }
public func beGreaterThanOrEqualTo<T: Comparable>(_ limit: T) -> Matcher<T> { Matcher(value: limit) { $0.map { $0 >= limit } ?? false } }
public func beLessThanOrEqualTo<T: Comparable>(_ limit: T) -> Matcher<T> { Matcher(value: limit) { $0.map { $0 <= limit } ?? false } }
public func beEmpty<T: Collection>() -> Matcher<T> { Matcher { $0?.isEmpty == true } }
public func haveCount<T: Collection>(_ count: Int) -> Matcher<T> { Matcher(value: count) { $0?.count == count } }
public func beIdenticalTo(_ other: Any?) -> Matcher<Any> { Matcher { $0 as AnyObject === other as AnyObject } }
public func beAKindOf<T>(_ type: T.Type) -> Matcher<Any> { Matcher { $0 is T } }
public func beAnInstanceOf<T>(_ type: T.Type) -> Matcher<Any> { Matcher { $0.map { Swift.type(of: $0) == type } ?? false } }
public func contain<T: Sequence>(_ items: T.Element...) -> Matcher<T> where T.Element: Equatable {
  Matcher(value: items) { value in value.map { value in items.allSatisfy(value.contains) } ?? false }
}
public func contain(_ part: String) -> Matcher<String> { Matcher(value: part) { $0?.contains(part) == true } }
