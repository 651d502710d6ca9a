/// A column or a row of a lazy grid.
public nonisolated struct GridItem: Sendable {
  /// How wide a column, or how high a row is.
  public enum Size: Sendable {
    /// So many points.
    case fixed(CGFloat)
    /// A part of the room, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as there is room for, within limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  /// How wide a column, or how high a row is.
  public var size: Size
  /// Points to the next one; `nil` for the usual ones.
  public var spacing: CGFloat?
  /// Where a view stands in its cell; `nil` for where the grid says.
  public var alignment: Alignment?

  /// A column or a row.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }
}

/// Views in columns, one row after another.
public nonisolated struct LazyVGrid<Content: View>: View {
  let values: LazyGridValues
  let content: Content

  /// Columns; `nil` for the usual spacing of rows.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    values = LazyGridValues(
      items: columns, alignment: Alignment(horizontal: alignment, vertical: .top), spacing: spacing)
    self.content = content()
  }

  /// A grid's place.
  @MainActor public static func _makePlace(_ evaluation: _Evaluation) -> _Place {
    LazyGridNode.place(.vertical, \LazyVGrid<Content>.values, \.content, evaluation)
  }
}

/// Views in rows, one column after another.
public nonisolated struct LazyHGrid<Content: View>: View {
  let values: LazyGridValues
  let content: Content

  /// Rows; `nil` for the usual spacing of columns.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    values = LazyGridValues(
      items: rows, alignment: Alignment(horizontal: .leading, vertical: alignment), spacing: spacing)
    self.content = content()
  }

  /// A grid's place.
  @MainActor public static func _makePlace(_ evaluation: _Evaluation) -> _Place {
    LazyGridNode.place(.horizontal, \LazyHGrid<Content>.values, \.content, evaluation)
  }
}

struct LazyGridValues: Sendable {
  var items: [GridItem] = []
  var alignment = Alignment.center
  var spacing: CGFloat?
}

/// `LazyVGrid` and `LazyHGrid`, by the documentation of `GridItem` and objc.io/blog/2020/11/23/grid-layout. The tracks
/// are the columns of the first, the rows of the second; lines of cells follow one another along the other axis.
final class LazyGridNode: ContainerNode {
  /// The axis along which it grows.
  private let axis: Axis
  var values = LazyGridValues()

  static func place<Grid: View, Content: View>(
    _ axis: Axis, _ values: KeyPath<Grid, LazyGridValues>, _ content: KeyPath<Grid, Content>,
    _ evaluation: _Evaluation
  ) -> _Place {
    let node = LazyGridNode(axis, evaluation)
    return ValuesPlace<Grid>(node, content, nil, evaluation) {
      node.values = $0[keyPath: values]
    }
  }

  init(_ axis: Axis, _ evaluation: _Evaluation) {
    self.axis = axis
    super.init(evaluation)
  }

  /// A track, of which an adaptive item makes several.
  struct Track {
    var start = 0.0
    var length: Double
    var alignment: Alignment?
  }

  /// 1. Fixed tracks have their length whatever is proposed; they and the spacing, 8 points unless an item says
  ///    another, are taken off the proposal.
  /// 2. Each other item gets an equal part of the rest, in order, within its limits, and leaves what it does not take.
  /// 3. An adaptive item makes as many tracks of its minimum as have room in its part; they share it within its limit.
  /// 4. Where nothing is proposed, an item has its minimum. That is assumed.
  static func tracks(_ items: [GridItem], in proposed: Double) -> [Track] {
    func spacing(after item: GridItem) -> Double { item.spacing.map { Double($0) } ?? SpacingWish.standardDistance }
    var rest = proposed - items.dropLast().reduce(0) { $0 + spacing(after: $1) }
    var shares = 0.0
    for item in items {
      if case .fixed(let length) = item.size { rest -= Double(length) } else { shares += 1 }
    }
    var tracks: [Track] = []
    var start = 0.0
    func take(_ least: CGFloat, _ most: CGFloat) -> Double {
      let part = rest.isFinite ? max(0, rest) / shares : rest.isNaN ? 0 : .infinity
      let length = max(Double(least), min(part, Double(most)))
      (rest, shares) = (rest - length, shares - 1)
      return length.isFinite ? length : Double(least)
    }
    func append(_ length: Double, _ item: GridItem) {
      tracks.append(Track(start: start, length: length, alignment: item.alignment))
      start += length + spacing(after: item)
    }
    for item in items {
      switch item.size {
      case .fixed(let length): append(Double(length), item)
      case .flexible(let least, let most): append(take(least, most), item)
      case .adaptive(let least, let most):
        let (room, gap) = (take(least, .infinity), spacing(after: item))
        let count = max(1, ((room + gap) / max(1, Double(least) + gap)).rounded(.down))
        let length = min((room - gap * (count - 1)) / count, Double(most))
        // More tracks than anybody sees need no place of their own.
        for _ in 0..<Int(min(count, 10_000)) { append(length, item) }
      }
    }
    return tracks
  }

  /// 5. A cell gets its track's length and no proposal along the axis; a line is as long as its longest cell.
  private func lines(_ tracks: [Track]) -> (starts: [Double], lengths: [Double]) {
    var (starts, lengths): ([Double], [Double]) = ([], [])
    let gap = values.spacing.map { Double($0) } ?? SpacingWish.standardDistance
    for first in stride(from: 0, to: children.count, by: max(1, tracks.count)) {
      var length = 0.0
      for (track, child) in zip(tracks, children[first...]) {
        length = max(length, child.length(axis, for: cell(track)))
      }
      starts.append(starts.isEmpty ? 0 : starts[starts.count - 1] + lengths[lengths.count - 1] + gap)
      lengths.append(length)
    }
    return (starts, lengths)
  }
  private func cell(_ track: Track) -> Proposal {
    axis == .vertical ? Proposal(width: track.length, height: .nan) : Proposal(width: .nan, height: track.length)
  }

  /// 6. The grid is as long as its lines, and across as long as is proposed, its tracks at least: `alignment` says
  ///    where they stand in that.
  override func measure(_ proposal: Proposal) -> LayoutSize {
    let tracks = LazyGridNode.tracks(values.items, in: proposal[axis.crossing])
    guard !children.isEmpty, let last = tracks.last else { return .zero }
    let (starts, lengths) = lines(tracks)
    var size = LayoutSize.zero
    size[axis] = starts[starts.count - 1] + lengths[lengths.count - 1]
    let across = last.start + last.length
    if !(across <= proposal[axis.crossing]) {
      Messages.sayOnce(
        "note: the length of a lazy grid across its tracks is not published where it is proposed none, or less than "
          + "they have at least; it is that of the tracks, of which flexible ones have their minimum")
    }
    size[axis.crossing] = proposal[axis.crossing].isFinite ? max(across, proposal[axis.crossing]) : across
    return size
  }

  override func placeChildren(_ proposal: Proposal) {
    let tracks = LazyGridNode.tracks(values.items, in: proposal[axis.crossing])
    guard !children.isEmpty, let last = tracks.last else { return }
    let (starts, lengths) = lines(tracks)
    let (horizontal, vertical) = (values.alignment.horizontal.guide, values.alignment.vertical.guide)
    let fraction = axis == .vertical ? horizontal.fraction : vertical.fraction
    let shift = (frame.size[axis.crossing] - last.start - last.length) * fraction
    for (index, child) in children.enumerated() {
      let (track, line) = (tracks[index % tracks.count], index / tracks.count)
      let alignment = track.alignment ?? .center
      let size = child.size(for: cell(track))
      let across = shift + track.start
      let (x, y) = axis == .vertical ? (across, starts[line]) : (starts[line], across)
      let (width, height) = axis == .vertical ? (track.length, lengths[line]) : (lengths[line], track.length)
      child.place(
        at: LayoutPoint(
          x: frame.origin.x + x + (width - size.width) * alignment.horizontal.guide.fraction,
          y: frame.origin.y + y + (height - size.height) * alignment.vertical.guide.fraction),
        cell(track))
    }
  }
}
