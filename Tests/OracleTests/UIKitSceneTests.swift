import Foundation
import HeadlessUIKit
import Testing

/// Frames that UIKit of iOS 26.1 gave scenes and stack views made in code, through the public API.
///
/// Catalyst rounds origins to whole points and sizes to halves, so a value is right within half a point. Texts are a cut
/// wider there and lines are whole points high, so sizes of texts by themselves are left out, and what hangs on them. So
/// are the parts that UIKit makes of a control, and those of its views that are not described.
@MainActor struct UIKitSceneTests {
  typealias JSON = UIKitScene.JSON

  @Test(.enabled(if: Oracles.folder != nil, Oracles.skipReason))
  func scenesHaveUIKitsFrames() throws {
    let before = Messages.write
    Messages.write = { _ in }
    defer { Messages.write = before }
    var tally = Tally()
    for name in try names("").filter({ $0.hasSuffix(".json") }) {
      let known = try json(name)
      var reason = ""
      guard let scene = UIKitScene(known["scene"] as? JSON ?? [:], reason: &reason) else {
        tally.leave(name, reason)
        continue
      }
      let isCatalyst = (known["environment"] as? String ?? "").contains("Catalyst")
      for view in known["views"] as? [JSON] ?? [] { check(view, scene, name, isCatalyst, &tally) }
      for (path, grid) in scene.views where grid.view is SceneGrid {
        checkCells(of: grid.view, path, known["views"] as? [JSON] ?? [], name, &tally)
      }
    }
    tally.report("scenes")
    #expect(tally.count > 180 && tally.wrong.isEmpty)
  }

  private func check(_ known: JSON, _ scene: UIKitScene, _ name: String, _ isCatalyst: Bool, _ tally: inout Tally) {
    let path = known["path"] as? String ?? ""
    guard let (view, json) = scene.views[path], let frame = known["frame"] as? [Double], frame != [0, 0, 0, 0] else {
      return
    }
    let isText = isCatalyst && (view is UILabel || view is UIButton)
    let place = "\(name) \(path)"
    if isText, json["useConstraints"] as? Bool == true {
      tally.leave(place, "its constraints hang on Catalyst's fonts")
    } else if isText, json["sizeToFit"] as? Bool == true {
      tally.compare(place, [view.frame.minX, view.frame.minY], Array(frame[..<2]))
    } else {
      tally.compare(place, view.frame.values, frame)
    }
    guard !isText, let size = known["intrinsic"] as? [Double], json["attributedText"] == nil else { return }
    guard !(view is UISlider) else { return tally.leave(place + " intrinsic", "nibs store 30, iOS 26 has 34") }
    let own = view.intrinsicContentSize
    tally.compare(place + " intrinsic", [own.width, own.height], size)
  }

  /// Cells in any order: UIKit lists those that it made last first.
  private func checkCells(of grid: UIView, _ path: String, _ known: [JSON], _ name: String, _ tally: inout Tally) {
    let depth = path.split(separator: ".").count + 1
    let cells = known.filter { view in
      guard let own = view["path"] as? String, let name = view["class"] as? String else { return false }
      return own.hasPrefix(path + ".") && own.split(separator: ".").count == depth
        && (name.hasSuffix("UICollectionViewCell") || name.hasSuffix("UICollectionReusableView"))
    }
    var wanted = cells.compactMap { $0["frame"] as? [Double] }
    for frame in grid.subviews.filter({ $0 is UICollectionReusableView }).map(\.frame.values) {
      guard let index = wanted.firstIndex(where: { Tally.agree($0, frame) }) else { continue }
      wanted.remove(at: index)
      tally.compare(name, frame, frame)
    }
    for frame in wanted { tally.compare("\(name) cell", [], frame) }
  }

  @Test(.enabled(if: Oracles.folder != nil, Oracles.skipReason))
  func stackViewsHaveUIKitsFrames() throws {
    // A view without content is 0 high in a row that centres it; stored frames of nibs are as high as the row.
    let otherwise: Set = ["stack_mixed 1 1"]
    var tally = Tally()
    for known in try json("probes/stack_view.json")["cases"] as? [JSON] ?? [] {
      let name = known["name"] as? String ?? ""
      let bounds = try #require(known["bounds"] as? [Double])
      let (root, stack) = (UIView(frame: CGRect(x: 0, y: 0, width: bounds[0], height: bounds[1])), Stack(known))
      root.addSubview(stack)
      for index in known["hidden"] as? [Int] ?? [] { stack.arrangedSubviews[index].isHidden = true }
      stack.frame = root.bounds
      root.layoutIfNeeded()
      for (index, view) in stack.arrangedSubviews.enumerated() where !view.isHidden {
        let place = "\(name) \(index)"
        let own = view.frame.values
        let wanted = (known["frames"] as? [[Double]])?[index]
        let sides = ["x", "y", "width", "height"].enumerated().map { side, key in
          wanted?[side] ?? (known[key] as? [Double])?[index] ?? own[side]
        }
        if otherwise.contains(place) {
          tally.leave(place, "frames in nibs are otherwise")
        } else {
          tally.compare(place, own, sides)
        }
      }
    }
    tally.report("stack views")
    #expect(tally.count > 25 && tally.wrong.isEmpty)
  }

  @Test(.enabled(if: Oracles.folder != nil, Oracles.skipReason))
  func readableWidthsAreUIKits() throws {
    var tally = Tally()
    let known = try json("probes/safe_area_and_margins.json")
    let rows = try #require((known["readableContentGuide"] as? JSON)?["rows"] as? [JSON])
    // Up to there the margins alone count, as they do on every phone.
    for row in rows where row["width"] as? Double ?? 0 <= 1008 {
      let (width, side) = (row["width"] as? Double ?? 0, row["side"] as? Double ?? 0)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 200))
      view.layoutMargins = UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
        inner.topAnchor.constraint(equalTo: view.topAnchor), inner.heightAnchor.constraint(equalToConstant: 1),
      ])
      view.layoutIfNeeded()
      tally.compare(
        "readable width \(width)", [inner.frame.minX, inner.frame.width],
        [row["x"] as? Double ?? 0, row["guideWidth"] as? Double ?? 0])
    }
    tally.report("readable widths")
    #expect(tally.count == 6 && tally.wrong.isEmpty)
  }

  @Test(.enabled(if: Oracles.folder != nil, Oracles.skipReason))
  func safeAreasAreUIKits() throws {
    var tally = Tally()
    let known = try #require(json("probes/safe_area_and_margins.json")["propagation"] as? JSON)
    let (size, insets) = (known["parent"] as? [Double] ?? [], known["parentSafeArea"] as? [Double] ?? [])
    let parent = InsetView(insets)
    parent.frame = CGRect(x: 0, y: 0, width: size[2], height: size[3])
    for child in known["children"] as? [JSON] ?? [] {
      let frame = try #require(child["frame"] as? [Double])
      let view = UIView(frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
      parent.addSubview(view)
      let own = view.safeAreaInsets
      tally.compare("child \(frame)", [own.top, own.left, own.bottom, own.right], child["safeArea"] as? [Double] ?? [])
    }
    tally.report("safe areas")
    #expect(tally.count > 8 && tally.wrong.isEmpty)
  }

  // MARK: Files

  private func folder() throws -> String { try #require(Oracles.folder) + "/truth/uikit_scenes/" }
  private func names(_ inner: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder() + inner).sorted()
  }
  private func json(_ name: String) throws -> JSON {
    let data = try Data(contentsOf: URL(fileURLWithPath: folder() + name))
    return try #require(JSONSerialization.jsonObject(with: data) as? JSON)
  }
}

/// A stack view of views with given sizes.
private final class Stack: UIStackView {
  convenience init(_ json: UIKitScene.JSON) {
    self.init(frame: .zero)
    axis = (json["axis"] ?? json["stack"]) as? String == "vertical" ? .vertical : .horizontal
    spacing = json["spacing"] as? Double ?? 0
    if json["distribution"] as? String == "fillEqually" { distribution = .fillEqually }
    let alignments: [String: Alignment] = ["center": .center, "top": .top, "leading": .leading]
    alignment = alignments[json["alignment"] as? String ?? ""] ?? .fill
    for view in json["views"] as? [Any] ?? [] {
      addArrangedSubview((view as? UIKitScene.JSON).map(Stack.init) ?? (view as? [Double]).map(Sized.init) ?? UIView())
    }
  }
}

/// A view with a size of its own.
private final class Sized: UIView {
  private let size: CGSize
  init(_ size: [Double]) {
    self.size = CGSize(width: size[0], height: size[1])
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { size }
}

/// How many values agree, which do not, and what is left out for which reason.
private struct Tally {
  private(set) var count = 0
  private(set) var wrong: [String] = []
  private var left: [String: [String]] = [:]

  static func agree(_ own: [Double], _ wanted: [Double]) -> Bool {
    own.count == wanted.count && zip(own, wanted).allSatisfy { abs($0 - $1) <= 0.5001 }
  }

  mutating func compare(_ place: String, _ own: [Double], _ wanted: [Double]) {
    count += 1
    if !Tally.agree(own, wanted) { wrong.append("\(place) is \(own), UIKit's \(wanted)") }
  }
  mutating func leave(_ place: String, _ reason: String) { left[reason, default: []].append(place) }

  func report(_ name: String) {
    print("\(name): \(count - wrong.count) of \(count) right")
    for line in wrong { print("  \(line)") }
    for (reason, places) in left.sorted(by: { $0.key < $1.key }) {
      print("  left out, \(reason): \(places.joined(separator: ", "))")
    }
  }
}

extension CGRect {
  fileprivate var values: [Double] { [minX, minY, width, height] }
}
