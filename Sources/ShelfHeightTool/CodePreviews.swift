import CellLayout
import HeadlessUIKit
import RecordCells
import ShelfSizing

/// The previews in an app's sources, as a study asks them, on the main thread.
final class CodePreviews: AppPreviews {
  /// The previews of the place that was asked last.
  @MainActor private var last: (place: Int, previews: [Preview])?

  var places: [PreviewPlace] {
    MainActor.onMainThread { Preview.declarations.map { PreviewPlace(file: $0.place.file, line: $0.place.line) } }
  }

  func onStopped(_ body: @escaping (String) -> Never) { Messages.onException = body }

  func names(at place: Int) -> [String?] { MainActor.onMainThread { previews(at: place).map(\.name) } }

  func answer(at place: Int, number: Int, in surroundings: CellSurroundings, width: Double?) -> PreviewAnswer {
    MainActor.onMainThread {
      let traits = UITraitCollection(surroundings)
      var answer = PreviewAnswer(types: [], size: Size(width: 0, height: 0))
      NibFiles.withLanguage(surroundings.locale) {
        traits.performAsCurrent {
          let preview = previews(at: place)[number]
          answer = AppCode.run(of: preview.name ?? "a preview", in: surroundings.appTexts) {
            preview.answer(width: width.map { CGFloat($0) })
          }
        }
      }
      return answer
    }
  }

  func cell(of type: String, showing cards: [PreviewCard]) -> any AppCell {
    MainActor.onMainThread {
      SizedCell(UIView.self, name: type, viewModel: { cards[min(Int($0["card"] as String) ?? 0, cards.count - 1)] }) {
        self.previews(at: $0.place)[$0.number].make().cards(type)[$0.part]
      }.cell
    }
  }

  @MainActor private func previews(at place: Int) -> [Preview] {
    if let last, last.place == place { return last.previews }
    let previews = Preview.declarations[place].previews
    last = (place, previews)
    return previews
  }
}

extension Preview {
  /// Makes the preview under the current traits, and measures it.
  fileprivate func answer(width: CGFloat?) -> PreviewAnswer {
    let shown = make()
    let device = traits.lazy.compactMap(\.device).first ?? .current
    var room = traits.lazy.compactMap(\.fixedSize).first ?? device.size
    if traits.lazy.compactMap(\.isLandscape).first == true { room = CGSize(width: room.height, height: room.width) }
    let view = shown.view
    let size: CGSize
    if let answer = shown.size {
      size = answer(width ?? room.width, width == nil ? room.height : nil)
    } else {
      let fitting = view.fittingSize(requiredWidth: Double(width ?? room.width))
      size = CGSize(width: fitting.width, height: fitting.height)
    }
    var answer = PreviewAnswer(types: shown.types, size: Size(width: size.width, height: size.height))
    guard size.width.isFinite, size.height.isFinite else { return answer }
    view.frame = CGRect(origin: .zero, size: size)
    view.layoutIfNeeded()
    view.nameByProperties()
    let (cell, views) = view.frozenViews(height: size.height)
    answer.views = cell.placedViews(cardWidth: size.width, height: size.height)
    for ((placed, origin), view) in zip(zip(answer.views, answer.views.origins), views) where placed.isShown {
      answer.add(placed, at: origin, view)
    }
    return answer
  }
}

extension PreviewAnswer {
  /// Adds a view's text, and what people tap.
  @MainActor fileprivate mutating func add(_ placed: PlacedView, at origin: (x: Double, y: Double), _ view: UIView) {
    let frame = DesignFrame(x: origin.x, y: origin.y, width: placed.size.width, height: placed.size.height)
    let lines = view as? LinesOfPicture
    let words = lines?.wholeText ?? placed.lines.map(\.text).joined(separator: " ")
    if !words.isEmpty {
      let name = placed.id ?? placed.outlet ?? "Text \(texts.count + 1)"
      texts.append(
        Text(
          name: name, text: words, frame: frame, isCut: lines?.isCut ?? (placed.cutText != nil),
          isShrunk: lines?.isShrunk ?? false))
    }
    if view is UIControl, (view as? UIControl)?.isEnabled == true, view.isUserInteractionEnabled {
      targets.append((words.isEmpty ? placed.outlet ?? placed.className : words, frame))
    }
    for target in (view as? any PicturedView)?.picture().targets ?? [] {
      let frame = target.frame.offsetBy(dx: origin.x, dy: origin.y)
      targets.append(
        (target.name, DesignFrame(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)))
    }
  }
}
