// Stands in for Nimble: expectations are noted, right or wrong.
import Foundation
@_exported import HeadlessUIKit
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

/// Tells whether a value is as it should be; a note prints `value`.
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
public func == <T: Equatable>(expectation: Expectation<T>, wanted: T?) { expectation.to(equal(wanted)) }
public func != <T: Equatable>(expectation: Expectation<T>, other: T?) { expectation.toNot(equal(other)) }
public func > <T: Comparable>(expectation: Expectation<T>, limit: T) { expectation.to(beGreaterThan(limit)) }
public func < <T: Comparable>(expectation: Expectation<T>, limit: T) { expectation.to(beLessThan(limit)) }
public func >= <T: Comparable>(expectation: Expectation<T>, limit: T) { expectation.to(beGreaterThanOrEqualTo(limit)) }
public func <= <T: Comparable>(expectation: Expectation<T>, limit: T) { expectation.to(beLessThanOrEqualTo(limit)) }

// MARK: Matchers that a repository makes

public typealias Predicate = Matcher
public typealias PredicateResult = MatcherResult
public typealias PredicateStatus = MatcherStatus
public enum MatcherStatus { case matches, doesNotMatch, fail }
public enum ExpectationMessage { case fail(String), expectedTo(String), expectedActualValueTo(String) }

public struct MatcherResult {
  let status: MatcherStatus
  public init(status: MatcherStatus, message: ExpectationMessage) { self.status = status }
  public init(bool: Bool, message: ExpectationMessage) { status = bool ? .matches : .doesNotMatch }
}

public struct Expression<T> {
  let value: T?
  public func evaluate() throws -> T? { value }
}

extension Matcher {
  public init(_ closure: @escaping (Expression<T>) throws -> MatcherResult) {
    matches = { (try? closure(Expression(value: $0)).status) == .matches }
  }
  public static func simple(
    _ message: String = "", _ closure: @escaping (Expression<T>) throws -> MatcherStatus
  ) -> Self {
    Matcher(value: message) { (try? closure(Expression(value: $0))) == .matches }
  }
}

public func stringify<T>(_ value: T) -> String { "\(value)" }
public func contain<T: Sequence>(_ items: [T.Element]) -> Matcher<T> where T.Element: Equatable {
  Matcher(value: items) { value in value.map { value in items.allSatisfy(value.contains) } ?? false }
}
public func contain(_ parts: [String]) -> Matcher<String> {
  Matcher(value: parts) { value in value.map { value in parts.allSatisfy { value.contains($0) } } ?? false }
}
