import SourceRewriting
import SourceSlicing

/// How a view of SwiftUI is made of a record: by an initialiser, with the objects that it asks its environment for.
extension Showing {
  /// All ways to make a view, those that take a text first, and of these the ones with the fewest parameters.
  static func waysToMake(_ type: OwnType, _ slicer: Slicer) -> [Way] {
    let makers = type.pieces.flatMap { piece in
      piece.type.members.filter { $0.kind == .initializer && !$0.isPrivate && $0.parameters != nil }.map { (piece, $0) }
    }
    let views = type.declaration.viewParameters
    let objects = environmentObjects(of: type, slicer)
    var ways: [Way] = []
    func add(_ make: (inout SampleValues) -> (labels: [String], call: String)?) {
      var values = SampleValues(slicer)
      values.views = views
      guard case (let labels, var value)? = make(&values) else { return }
      for object in objects {
        // One that is not the app's can't be made.
        guard let own = slicer.resolve(object.type, in: object.place) else { continue }
        if let made = values.value(of: own, named: object.name) {
          value += "\n        .\(object.isObservable ? "environment" : "environmentObject")(\(made))"
        }
      }
      let kind = values.textCount > 0 ? 0 : 1
      ways.append(
        Way(
          name: "init(\(labels.map { "\($0):" }.joined()))", makes: "record in\n      \(value)", shows: "",
          fields: values.fields, conformers: values.helpers(of: [value]), code: nil, rank: (kind, 0, labels.count)))
    }
    for (piece, maker) in makers {
      add { values in
        values.arguments(of: maker, piece).map { arguments in
          (maker.labels, (piece.file.source.mayThrow(maker) ? "try " : "") + SampleValues.call(type, arguments))
        }
      }
    }
    if !type.hasInitialiser {
      let place = Place(type.declaration.file, type.declaration)
      add { values in
        values.memberwiseArguments(of: type, place).map { arguments in
          (arguments.map { String($0.label.dropLast(2)) }, SampleValues.call(type, arguments))
        }
      }
    }
    return ways.sorted { ($0.rank.kind, $0.rank.verb) < ($1.rank.kind, $1.rank.verb) }
  }

  /// An object that a view, or one in it, asks its environment for.
  private struct EnvironmentObject {
    let type: String
    let name: String
    let place: Place
    /// Whether it is found by its type alone: `@Environment(Store.self)`.
    let isObservable: Bool
  }

  /// The objects that a view and all views which its code names ask for.
  private static func environmentObjects(of view: OwnType, _ slicer: Slicer) -> [EnvironmentObject] {
    var objects: [EnvironmentObject] = []
    var (waiting, seen) = ([view], Set([view.path]))
    while let next = waiting.popLast(), seen.count < mostViews {
      for piece in next.pieces {
        let (source, place) = (piece.file.source, Place(piece.file, piece))
        for member in piece.type.members {
          let asked = member.head.attribute("EnvironmentObject")
          let found = member.head.attribute("Environment").flatMap { source.argumentOfType($0) }
          if let type = found ?? asked.flatMap({ _ in source.typeText(of: member) }),
            !objects.contains(where: { $0.type == type })
          {
            objects.append(EnvironmentObject(type: type, name: member.name, place: place, isObservable: found != nil))
          }
        }
        let words = piece.type.tokens.filter { source.tokens[$0].kind == .word }.map { source.text($0) }
        for word in Set(words.filter(NameUses.isOfType)).sorted() {
          guard let own = slicer.resolve(word, in: place), own.kind == .other, seen.insert(own.path).inserted,
            own.pieces.contains(where: { !viewTypes.isDisjoint(with: $0.type.inherited) })
          else { continue }
          waiting.append(own)
        }
      }
    }
    return objects
  }

  private static let viewTypes: Set<String> = ["View", "ViewModifier", "ButtonStyle", "LabelStyle", "ToggleStyle"]
  private static let mostViews = 200
}

extension TypePiece {
  /// The names of parameters of a generic type that any view may be.
  fileprivate var viewParameters: Set<String> {
    let source = file.source
    let open = type.nameToken + 1
    guard type.isGeneric, source.opensAngles(open) else { return [] }
    let head = open..<type.braces.open
    return Set(
      head.filter { source.isMark($0 + 1, ":") && source.isWord($0 + 2, "View") }.map { source.text($0) })
  }
}

extension SourceFile {
  /// The property wrapper of a property.
  func wrapper(of member: Member) -> DeclarationHead.Attribute? {
    member.head.attributes.first { NameUses.isOfType($0.name) && !SourceFile.noWrappers.contains($0.name) }
  }

  private static let noWrappers: Set<String> = [
    "ViewBuilder", "MainActor", "Sendable", "IBOutlet", "IBInspectable", "NSManaged", "Published",
  ]

  /// Whether a wrapper's arguments make its value, or SwiftUI gives it one.
  func makesItself(_ wrapper: DeclarationHead.Attribute) -> Bool {
    wrapper.tokens.contains { isMark($0, "(") } || SourceFile.givenBySwiftUI.contains(wrapper.name)
  }

  private static let givenBySwiftUI: Set<String> = [
    "EnvironmentObject", "Namespace", "FocusState", "AccessibilityFocusState", "GestureState", "Query", "FetchRequest",
  ]

  /// The type that `@Environment(Store.self)` asks for.
  fileprivate func argumentOfType(_ attribute: DeclarationHead.Attribute) -> String? {
    guard let open = attribute.tokens.first(where: { isMark($0, "(") }), let close = tokens[open].partner,
      isWord(close - 1, "self"), isMark(close - 2, ".")
    else { return nil }
    return text(open + 1..<close - 2)
  }
}
