import Foundation
import HeadlessUIKit

/// A scene of github.com/Vercantez/openuikit as live views: what it describes as JSON, made as an app makes it.
@MainActor struct UIKitScene {
  typealias JSON = [String: Any]

  let root: UIView
  /// The views that the scene describes, by their places in it: `1.0` is the first subview of the second.
  private(set) var views: [String: (view: UIView, json: JSON)] = [:]

  /// - Returns: `nil` for a scene that has a class which cannot be made here; `reason` says why.
  init?(_ scene: JSON, reason: inout String) {
    guard let description = scene["root"] as? JSON, let size = scene["size"] as? [Double] else {
      reason = "its scene is not known"
      return nil
    }
    if let other = UIKitScene.classes(in: description).first(where: { UIKitScene.leftOut[$0] != nil }) {
      reason = UIKitScene.leftOut[other] ?? ""
      return nil
    }
    root = UIKitScene.view(description)
    root.frame = CGRect(x: 0, y: 0, width: size[0], height: size[1])
    fill(root, description, at: "")
    for constraint in scene["constraints"] as? [JSON] ?? [] { add(constraint) }
    root.layoutIfNeeded()
  }

  private static let leftOut = [
    "UITableView": "heights of rows are those of Catalyst's fonts",
    "UINavigationStack": "heights of bars are not known",
  ]

  private static func classes(in json: JSON) -> Set<String> {
    (json["subviews"] as? [JSON] ?? []).reduce([json["class"] as? String ?? ""]) { $0.union(classes(in: $1)) }
  }

  private mutating func fill(_ view: UIView, _ json: JSON, at path: String) {
    views[path] = (view, json)
    for (index, inner) in (json["subviews"] as? [JSON] ?? []).enumerated() {
      let subview = UIKitScene.view(inner)
      if let stack = view as? UIStackView { stack.addArrangedSubview(subview) } else { view.addSubview(subview) }
      if let frame = inner["frame"] as? [Double] {
        subview.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
      }
      if inner["sizeToFit"] as? Bool == true || subview is UISwitch { subview.sizeToFit() }
      if inner["useConstraints"] as? Bool == true { subview.translatesAutoresizingMaskIntoConstraints = false }
      fill(subview, inner, at: path.isEmpty ? "\(index)" : "\(path).\(index)")
    }
  }

  // MARK: Views

  private static func view(_ json: JSON) -> UIView {
    switch json["class"] as? String {
    case "UILabel":
      let label = UILabel()
      (label.text, label.font) = (json["text"] as? String, font(json, usual: 17))
      if let runs = (json["attributedText"] as? JSON)?["runs"] as? [JSON] { label.attributedText = text(runs) }
      return label
    case "UIButton":
      let button = UIButton(type: .system)
      button.setTitle(json["title"] as? String, for: .normal)
      button.titleLabel?.font = font(json, usual: 15)
      return button
    case "UISlider": return UISlider()
    case "UISwitch": return UISwitch()
    case "UIProgressView": return UIProgressView()
    case "UISegmentedControl": return UISegmentedControl(items: json["segments"] as? [String])
    case "UIActivityIndicatorView":
      return UIActivityIndicatorView(style: json["style"] as? String == "large" ? .large : .medium)
    case "UIPageControl":
      let control = UIPageControl()
      control.numberOfPages = json["numberOfPages"] as? Int ?? 0
      return control
    case "UIImageView":
      let size = (json["image"] as? JSON)?["size"] as? [Double] ?? [0, 0]
      return UIImageView(image: UIImage(size: CGSize(width: size[0], height: size[1])))
    case "UIScrollView": return UIScrollView()
    case "UIStackView":
      let stack = UIStackView()
      stack.axis = json["axis"] as? String == "vertical" ? .vertical : .horizontal
      stack.spacing = json["spacing"] as? Double ?? 0
      if json["stackDistribution"] as? String == "fillEqually" { stack.distribution = .fillEqually }
      return stack
    case "UICollectionView": return SceneGrid(json)
    default: return (json["safeAreaInsets"] as? [Double]).map(InsetView.init) ?? UIView()
    }
  }

  private static func font(_ json: JSON, usual: Double) -> UIFont {
    let weights: [String: UIFont.Weight] = ["semibold": .semibold, "bold": .bold, "medium": .medium, "light": .light]
    return .systemFont(
      ofSize: json["fontSize"] as? Double ?? usual, weight: weights[json["fontWeight"] as? String ?? ""] ?? .regular)
  }

  private static func text(_ runs: [JSON]) -> NSAttributedString {
    let text = NSMutableAttributedString()
    for run in runs {
      var attributes: [NSAttributedString.Key: Any] = [.font: font(run, usual: 17)]
      attributes[.kern] = run["kern"]
      attributes[.baselineOffset] = run["baselineOffset"]
      text.append(NSAttributedString(string: run["text"] as? String ?? "", attributes: attributes))
    }
    return text
  }

  // MARK: Constraints

  private func add(_ json: JSON) {
    guard let item = views[json["item"] as? String ?? ""]?.view, let name = json["attribute"] as? String,
      let attribute = UIKitScene.attributes[name]
    else { return }
    let second = (json["toItem"] as? String).flatMap { views[$0]?.view }
    let other = (json["toAttribute"] as? String).flatMap { UIKitScene.attributes[$0] } ?? attribute
    let relations: [String: NSLayoutConstraint.Relation] = [
      "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
    ]
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relations[json["relation"] as? String ?? ""] ?? .equal,
      toItem: second, attribute: second == nil ? .notAnAttribute : other,
      multiplier: json["multiplier"] as? Double ?? 1,
      constant: json["constant"] as? Double ?? 0)
    if let priority = json["priority"] as? Double { constraint.priority = UILayoutPriority(Float(priority)) }
    constraint.isActive = true
  }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "firstBaseline": .firstBaseline,
    "lastBaseline": .lastBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
    "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]
}

/// A view whose safe area is given.
final class InsetView: UIView {
  private let given: UIEdgeInsets
  /// - Parameter insets: top, left, bottom and right.
  init(_ insets: [Double]) {
    given = UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override var safeAreaInsets: UIEdgeInsets { given }
}

/// A collection view in a flow layout.
final class SceneGrid: UICollectionView, UICollectionViewDataSource {
  private let counts: [Int]

  init(_ json: UIKitScene.JSON) {
    func size(_ name: String) -> CGSize {
      (json[name] as? [Double]).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = size("itemSize")
    layout.minimumLineSpacing = json["minimumLineSpacing"] as? Double ?? 10
    layout.minimumInteritemSpacing = json["minimumInteritemSpacing"] as? Double ?? 10
    if let insets = json["sectionInset"] as? [Double] {
      layout.sectionInset = UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
    }
    if json["scrollDirection"] as? String == "horizontal" { layout.scrollDirection = .horizontal }
    (layout.headerReferenceSize, layout.footerReferenceSize) = (size("headerSize"), size("footerSize"))
    counts = (json["sections"] as? [UIKitScene.JSON] ?? []).map { ($0["items"] as? [Any])?.count ?? 0 }
    super.init(frame: .zero, collectionViewLayout: layout)
    register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    dataSource = self
  }
  required init?(coder: NSCoder) { nil }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }
}
