import CellLayout
import ConstraintSolver
import TextMeasurement

/// The cells that are timed.
enum Cells {
  /// A card of a catalogue: image, badge, two stack views, separators, six labels; 40 constraints, some optional.
  static let busy: CellTemplate = {
    var cell = CellTemplate(root: ViewTemplate())
    let image = cell.add(ViewTemplate(id: "image", .image(ImageTemplate())), to: 0)
    let badge = cell.add(label("badgeLabel", size: 11), to: 0)
    let title = cell.add(label("titleLabel", size: 17, lines: 2), to: 0)
    let rule = cell.add(ViewTemplate(id: "rule"), to: 0)
    let texts = cell.add(stack(.vertical, spacing: 4), to: 0)
    let facts = cell.add(stack(.horizontal, spacing: 8), to: 0)
    let lastRule = cell.add(ViewTemplate(id: "lastRule"), to: 0)
    for (name, stack, lines) in [("subtitle", texts, 1), ("body", texts, 0), ("price", facts, 1), ("stock", facts, 1)] {
      let place = cell.add(label("\(name)Label", size: 14, lines: lines), to: stack)
      cell.update(place) { $0.isArranged = true }
    }
    cell.update(cell.views.count - 1) { $0.hugging.horizontal = 251 }
    func add(
      _ first: Int, _ attribute: ConstraintTemplate.Attribute,
      _ relation: ConstraintTemplate.Relation = .equal, _ second: Int? = nil,
      _ secondAttribute: ConstraintTemplate.Attribute? = nil, _ constant: Double = 0, multiplier: Double = 1,
      at priority: Double = 1000
    ) {
      cell.constraints.append(
        ConstraintTemplate(
          .view(first), attribute, relation: relation, to: second.map { .view($0) }, secondAttribute,
          multiplier: multiplier, constant: constant, priority: priority))
    }
    add(image, .top, .equal, 0, .top)
    add(image, .leading, .equal, 0, .leading)
    add(image, .trailing, .equal, 0, .trailing)
    add(image, .height, .equal, image, .width, multiplier: 0.5625, at: 999)
    add(image, .height, .lessThanOrEqual, nil, nil, 160)
    add(badge, .top, .equal, image, .top, 8)
    add(badge, .leading, .greaterThanOrEqual, image, .leading, 8)
    add(image, .trailing, .equal, badge, .trailing, 8)
    add(badge, .height, .greaterThanOrEqual, nil, nil, 16)
    add(badge, .width, .lessThanOrEqual, image, .width, multiplier: 0.5, at: 900)
    for (view, above) in [(title, image), (rule, title), (texts, rule), (lastRule, texts), (facts, lastRule)] {
      add(view, .top, .equal, above, .bottom, 8)
      add(view, .leading, .equal, 0, .leading, 16)
      add(0, .trailing, .equal, view, .trailing, 16)
    }
    add(rule, .height, .equal, nil, nil, 1)
    add(lastRule, .height, .equal, nil, nil, 1)
    add(0, .bottom, .greaterThanOrEqual, facts, .bottom, 12)
    add(0, .bottom, .equal, facts, .bottom, 12, at: 750)
    add(0, .height, .greaterThanOrEqual, nil, nil, 120)
    add(title, .height, .greaterThanOrEqual, nil, nil, 20)
    add(title, .height, .equal, nil, nil, 44, at: 200)
    add(texts, .height, .greaterThanOrEqual, nil, nil, 20, at: 800)
    add(texts, .width, .lessThanOrEqual, nil, nil, 600)
    add(texts, .width, .equal, title, .width, at: 950)
    add(facts, .height, .greaterThanOrEqual, nil, nil, 16)
    add(facts, .height, .lessThanOrEqual, texts, .height, 200)
    add(facts, .width, .equal, texts, .width, at: 950)
    add(rule, .width, .equal, lastRule, .width, at: 950)
    add(badge, .bottom, .lessThanOrEqual, image, .bottom, -8)
    add(badge, .centerY, .lessThanOrEqual, image, .centerY, at: 700)
    return cell
  }()

  /// Labels under each other.
  static func chain(views: Int) -> CellTemplate {
    var cell = CellTemplate(root: ViewTemplate())
    var last = 0
    for index in 1..<views {
      last = hang(label("\(index)", size: 14, lines: index % 3, text: "Some words"), &cell, 0, last)
    }
    cell.constraints.append(ConstraintTemplate(.view(0), .bottom, to: .view(last), .bottom, constant: 8))
    return cell
  }

  /// Containers under each other, of containers with labels.
  static func nested(views: Int) -> CellTemplate {
    var cell = CellTemplate(root: ViewTemplate())
    var (last, container, inner, lastInside) = (0, 0, 0, 0)
    for index in 0..<(views - 1) {
      if index % 10 == 0 {
        if container > 0 {
          cell.constraints.append(ConstraintTemplate(.view(inner), .bottom, to: .view(lastInside), .bottom))
        }
        container = hang(ViewTemplate(), &cell, 0, last)
        (last, inner, lastInside) = (container, container, container)
      } else if index % 10 == 1 {
        inner = hang(ViewTemplate(), &cell, container, container)
        cell.constraints.append(ConstraintTemplate(.view(container), .bottom, to: .view(inner), .bottom, constant: 4))
        lastInside = inner
      } else {
        lastInside = hang(label("\(index)", size: 14, lines: index % 3, text: "Some words"), &cell, inner, lastInside)
      }
    }
    cell.constraints.append(ConstraintTemplate(.view(inner), .bottom, to: .view(lastInside), .bottom))
    cell.constraints.append(ConstraintTemplate(.view(0), .bottom, to: .view(last), .bottom, constant: 8))
    return cell
  }

  /// Views in each other.
  static func deep(views: Int) -> CellTemplate {
    var cell = CellTemplate(root: ViewTemplate())
    var outer = 0
    for _ in 1..<views {
      let inner = hang(ViewTemplate(), &cell, outer, outer, side: 0.01)
      cell.constraints.append(ConstraintTemplate(.view(outer), .bottom, to: .view(inner), .bottom))
      outer = inner
    }
    return cell
  }

  /// One stack view of labels.
  static func column(views: Int) -> CellTemplate {
    var cell = CellTemplate(root: stack(.vertical, spacing: 4))
    for index in 1..<views {
      cell.update(cell.add(label("\(index)", size: 14, lines: index % 3, text: "Some words"), to: 0)) {
        $0.isArranged = true
      }
    }
    return cell
  }

  /// One stack view of labels beside each other.
  static func row(views: Int) -> CellTemplate {
    var cell = CellTemplate(root: stack(.horizontal, spacing: 4))
    for index in 1..<views {
      cell.update(cell.add(label("\(index)", size: 14, text: "Some words"), to: 0)) { $0.isArranged = true }
    }
    return cell
  }

  /// A vertical stack view of horizontal ones.
  static func table(views: Int) -> CellTemplate {
    var cell = CellTemplate(root: stack(.vertical, spacing: 4))
    var row = 0
    for index in 1..<views {
      let isRow = index % 5 == 1
      let view = isRow ? stack(.horizontal, spacing: 8) : label("\(index)", size: 14, text: "Some words")
      let place = cell.add(view, to: isRow ? 0 : row)
      cell.update(place) { $0.isArranged = true }
      if isRow { row = place }
    }
    return cell
  }

  /// Adds a view below another, at the sides of the view they lie in.
  private static func hang(
    _ view: ViewTemplate, _ cell: inout CellTemplate, _ superview: Int, _ last: Int, side: Double = 1
  ) -> Int {
    let place = cell.add(view, to: superview)
    cell.constraints += [
      ConstraintTemplate(.view(place), .top, to: .view(last), last == superview ? .top : .bottom, constant: 4),
      ConstraintTemplate(.view(place), .leading, to: .view(superview), .leading, constant: side),
      ConstraintTemplate(.view(superview), .trailing, to: .view(place), .trailing, constant: side),
    ]
    return place
  }

  private static func label(_ id: String, size: Double, lines: Int = 1, text: String? = nil) -> ViewTemplate {
    ViewTemplate(
      id: id, .label(LabelTemplate(font: .system(size: size, weight: .regular), numberOfLines: lines, text: text)))
  }

  private static func stack(_ axis: StackTemplate.Axis, spacing: Double) -> ViewTemplate {
    ViewTemplate(.stack(StackTemplate(axis: axis, spacing: spacing)))
  }
}
