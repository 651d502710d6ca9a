// Stands in for XCTest's assertions in a module of tests, where a module's own functions come before imported ones: each is
// noted, right or wrong.
import Foundation
import SnapshotTesting

private typealias Value<T> = () throws -> T

private func compare<T>(
  _ first: Value<T>, _ second: Value<T>, _ file: StaticString, _ line: UInt, _ isRight: (T, T) -> Bool
) {
  guard let first = try? first(), let second = try? second() else {
    return noteAssertion(false, of: T.self, "an error", file, line)
  }
  noteAssertion(isRight(first, second), of: T.self, "\(first), \(second)", file, line)
}

private func noteCondition(_ condition: Value<Bool>, _ wanted: Bool, _ file: StaticString, _ line: UInt) {
  noteAssertion((try? condition()) == wanted, of: Bool.self, "", file, line)
}

/// `#expect` of Swift Testing.
func expectation(
  _ condition: @autoclosure () throws -> Bool, _ comment: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) { noteCondition(condition, true, file, line) }

func XCTAssert(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) { noteCondition(expression, true, file, line) }

func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) { noteCondition(expression, true, file, line) }

func XCTAssertFalse(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) { noteCondition(expression, false, file, line) }

func XCTAssertEqual<T: Equatable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) { compare(expression1, expression2, file, line, ==) }

func XCTAssertNotEqual<T: Equatable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) { compare(expression1, expression2, file, line, !=) }

func XCTAssertEqual<T: FloatingPoint>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, accuracy: T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) { compare(expression1, expression2, file, line) { $0 == $1 || abs($0 - $1) <= accuracy } }

func XCTAssertGreaterThan<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) { compare(expression1, expression2, file, line, >) }

func XCTAssertGreaterThanOrEqual<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) { compare(expression1, expression2, file, line, >=) }

func XCTAssertLessThan<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) { compare(expression1, expression2, file, line, <) }

func XCTAssertLessThanOrEqual<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) { compare(expression1, expression2, file, line, <=) }
