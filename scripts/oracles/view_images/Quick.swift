// Stands in for Quick: a spec's examples run in their order, each with what comes before and after it.
@_exported import HeadlessUIKit
import SnapshotTesting
import XCTest

public typealias Closure = @MainActor () throws -> Void

@MainActor final class Group {
  static var current = Group(parent: nil)
  let parent: Group?
  var before: [Closure] = []
  var after: [Closure] = []
  var examples: [(Group, Closure)] = []
  init(parent: Group?) { self.parent = parent }

  func prepare() throws {
    try parent?.prepare()
    for closure in before { try closure() }
  }
  func end() throws {
    for closure in after { try closure() }
    try parent?.end()
  }
}

open class QuickSpec: XCTestCase {
  open func spec() {}
  open class func spec() {}

  /// Is called by a test that each spec gets.
  public func runExamples() {
    MainActor.assumeIsolated {
      Group.current = Group(parent: nil)
      let root = Group.current
      spec()
      Self.spec()
      for (group, example) in root.examples {
        do {
          try group.prepare()
          try example()
        } catch {
          print("example ended by \(error)")
        }
        try? group.end()
      }
    }
  }
}

public func describe(_ description: String, closure: Closure) {
  nonisolated(unsafe) let closure = closure
  MainActor.assumeIsolated {
    let outer = Group.current
    let inner = Group(parent: outer)
    Group.current = inner
    try? closure()
    Group.current = outer
    outer.examples += inner.examples
  }
}
public func context(_ description: String, closure: Closure) { describe(description, closure: closure) }
public func it(_ description: String, file: String = #file, line: UInt = #line, closure: @escaping Closure) {
  MainActor.assumeIsolated { Group.current.examples.append((Group.current, closure)) }
}
public func beforeEach(_ closure: @escaping Closure) { MainActor.assumeIsolated { Group.current.before.append(closure) } }
public func afterEach(_ closure: @escaping Closure) { MainActor.assumeIsolated { Group.current.after.insert(closure, at: 0) } }
public func pending(_ description: String, closure: Closure) {}
public func xit(_ description: String, closure: Closure) {}
public func xdescribe(_ description: String, closure: Closure) {}
public func xcontext(_ description: String, closure: Closure) {}
