import Foundation

extension UICollectionView {
  /// A cell, supplementary or decoration view among the data.
  struct Element: Hashable {
    let category: ElementCategory
    let kind: String?
    let indexPath: IndexPath

    @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
      (category, kind) = (attributes.representedElementCategory, attributes.representedElementKind)
      indexPath = attributes.indexPath
    }

    init(category: ElementCategory, kind: String?, indexPath: IndexPath) {
      (self.category, self.kind, self.indexPath) = (category, kind, indexPath)
    }

    init(cellAt indexPath: IndexPath) { self.init(category: .cell, kind: nil, indexPath: indexPath) }
  }

  /// A view that shows an element.
  struct LiveView {
    let view: UICollectionReusableView
    var attributes: UICollectionViewLayoutAttributes
    /// Whether the delegate was told that it is shown.
    var isShown = false
    /// Whether somebody has asked for it, so that it stays outside of the window.
    var isAskedFor = false
  }

  /// The size that a view asked for, in a frame of another size.
  struct SizeAnswer {
    let proposed: CGSize
    let preferred: CGSize
  }

  // MARK: Sizes

  /// Asks those cells for their sizes that have not been asked in their frames yet. Whether one wants another frame.
  func askForSizes() -> Bool {
    let layout = collectionViewLayout
    guard layout.asksViews else { return false }
    var isChanged = false
    for attributes in layout.elementsThatAsk ?? elementsOfAllPages()
    where attributes.representedElementCategory != .decorationView {
      let element = Element(attributes)
      if let known = answer(element), [known.proposed, known.preferred].contains(attributes.size) { continue }
      guard let view = view(of: element, at: attributes) else { continue }
      let preferred = view.preferredLayoutAttributesFitting(attributes.copied())
      view.hasInvalidSize = false
      note(SizeAnswer(proposed: attributes.size, preferred: preferred.size), element)
      if !attributes.frame.overlaps(bounds), views[element]?.isAskedFor != true {
        letGo(element, staysInside: true)
      }
      if layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes) {
        let context = layout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        context.keepsSizes = true
        layout.invalidateLayout(with: context)
        isChanged = true
      }
    }
    return isChanged
  }

  private func answer(_ element: Element) -> SizeAnswer? {
    element.category == .cell ? answers[element.indexPath] : answersOfOthers[element]
  }

  private func note(_ answer: SizeAnswer?, _ element: Element) {
    if element.category == .cell { answers[element.indexPath] = answer } else { answersOfOthers[element] = answer }
  }

  /// Has the cells asked anew whose content says so, and those that are to show their items anew.
  func noteSizesOfCells() {
    for path in itemsToReconfigure {
      answers[path] = nil
      guard let cell = views[Element(cellAt: path)]?.view as? UICollectionViewCell else { continue }
      cellToReconfigure = cell
      _ = dataSource?.collectionView(self, cellForItemAt: path)
      cellToReconfigure = nil
    }
    itemsToReconfigure = []
    guard selfSizingInvalidation != .disabled else { return }
    for (element, live) in views {
      if live.view.hasInvalidSize
        || selfSizingInvalidation == .enabledIncludingConstraints && !live.view.layout.isPlaced
      {
        note(nil, element)
      }
    }
  }

  /// The attributes of all elements, asked for page by page, as scrolling would; by larger pages where there are many.
  func elementsOfAllPages() -> [UICollectionViewLayoutAttributes] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    var found: [UICollectionViewLayoutAttributes] = []
    let (width, height) = (page(bounds.width, of: contentSize.width), page(bounds.height, of: contentSize.height))
    for y in stride(from: 0, to: max(contentSize.height, 1), by: height) {
      for x in stride(from: 0, to: max(contentSize.width, 1), by: width) {
        let rect = CGRect(x: x, y: y, width: width, height: height)
        found += collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
      }
    }
    return found
  }

  /// A layout that looks through all its elements for each page takes time by the square of their number.
  private func page(_ length: CGFloat, of content: CGFloat) -> CGFloat {
    length * max((content / length / 64).rounded(.up), 1)
  }

  // MARK: Views

  /// Gives the elements in the window their views, and lets the others go.
  func showWindow() {
    var shown: [Element: UICollectionViewLayoutAttributes] = [:]
    for attributes in collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    where attributes.frame.overlaps(bounds) { shown[Element(attributes)] = attributes.copied() }
    for (element, live) in views where shown[element] == nil {
      if live.isAskedFor, let attributes = attributesToShow(element) {
        _ = view(of: element, at: attributes)
      } else {
        letGo(element)
      }
    }
    defer { for view in reuse.all where view.superview === self { view.removeFromSuperview() } }
    collectionViewLayout.adjustVisible(Array(shown.values))
    let order = shown.values.sorted { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }
    for attributes in order { show(Element(attributes), at: attributes) }
    if order.contains(where: { $0.zIndex != 0 }) { bringInOrder() }
    for live in views.values { live.view.layout.layOut() }
  }

  /// Gives an element its view, and tells the delegate.
  private func show(_ element: Element, at attributes: UICollectionViewLayoutAttributes) {
    guard let view = view(of: element, at: attributes), views[element]?.isShown == false else { return }
    views[element]?.isShown = true
    if let cell = view as? UICollectionViewCell {
      delegate?.collectionView(self, willDisplay: cell, forItemAt: element.indexPath)
    } else if let kind = element.kind, element.category == .supplementaryView {
      delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: element.indexPath)
    }
  }

  /// The views with a higher `zIndex` stand in front.
  private func bringInOrder() {
    let depths = Dictionary(
      views.values.map { (ObjectIdentifier($0.view), $0.attributes.zIndex) }, uniquingKeysWith: { first, _ in first })
    let order = subviews.enumerated().sorted {
      (depths[ObjectIdentifier($0.element)] ?? Int.min, $0.offset)
        < (depths[ObjectIdentifier($1.element)] ?? Int.min, $1.offset)
    }
    subviews = order.map(\.element)
  }

  /// The view of an element with attributes; it is made where there is none.
  private func view(
    of element: Element, at attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    if let live = views[element] {
      guard !live.attributes.isEqual(attributes) else { return live.view }
      live.view.show(attributes, in: self)
      views[element]?.attributes = attributes.copied()
      return live.view
    }
    let path = element.indexPath
    if element.category == .cell, !(0..<numberOfItems(inSection: path.section)).contains(path.item) {
      Messages.raise(
        """
        UICollectionView received layout attributes for a cell with an index path that does not exist: \
        {\(path.section), \(path.item)}
        """)
    }
    guard let view = makeView(attributes) else { return nil }
    (view as? UICollectionViewCell)?.isSelected = indexPathsForSelectedItems?.contains(element.indexPath) ?? false
    view.show(attributes, in: self)
    views[element] = LiveView(view: view, attributes: attributes.copied())
    return view
  }

  /// The view of an element that somebody asks for: it comes as if the element had been scrolled into sight.
  func viewAskedFor(_ element: Element) -> UICollectionReusableView? {
    followWindow()
    if let live = views[element] { return live.view }
    guard isLaidOut, let attributes = attributesToShow(element), view(of: element, at: attributes) != nil else {
      return nil
    }
    show(element, at: attributes)
    views[element]?.isAskedFor = true
    let view = views[element]?.view
    view?.layout.layOut()
    return view
  }

  /// The attributes of an element that has a view, as a header without a size has none.
  private func attributesToShow(_ element: Element) -> UICollectionViewLayoutAttributes? {
    attributes(of: element).flatMap { element.category == .supplementaryView && $0.size == .zero ? nil : $0 }
  }

  /// Where an element stands: the layout tells it, or is searched for it.
  func attributes(of element: Element) -> UICollectionViewLayoutAttributes? {
    guard element.category != .cell || numberOfItems(inSection: element.indexPath.section) > element.indexPath.item
    else { return nil }
    let layout = collectionViewLayout
    let told =
      switch element.category {
      case .cell: layout.layoutAttributesForItem(at: element.indexPath)
      case .supplementaryView:
        layout.layoutAttributesForSupplementaryView(ofKind: element.kind ?? "", at: element.indexPath)
      case .decorationView:
        layout.layoutAttributesForDecorationView(ofKind: element.kind ?? "", at: element.indexPath)
      }
    if let told { return told }
    if allPlaces == nil {
      allPlaces = Dictionary(
        elementsOfAllPages().map { (Element($0), $0) }, uniquingKeysWith: { first, _ in first })
    }
    return allPlaces?[element]
  }

  /// Has an element's view wait for its next one.
  ///
  /// - Parameter staysInside: whether it stays a subview, as it is used again in the same layout.
  func letGo(_ element: Element, staysInside: Bool = false) {
    guard let live = views.removeValue(forKey: element) else { return }
    if !staysInside || live.view.reuseIdentifier == nil { live.view.removeFromSuperview() }
    if let identifier = live.view.reuseIdentifier {
      reuse.put(live.view, ElementKey(kind: element.kind, identifier: identifier))
    }
    guard live.isShown else { return }
    if let cell = live.view as? UICollectionViewCell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
    } else if let kind = element.kind, element.category == .supplementaryView {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: live.view, forElementOfKind: kind, at: element.indexPath)
    }
  }

  private func makeView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let kind = attributes.representedElementKind ?? ""
    placeToFill = attributes
    defer { placeToFill = nil }
    switch attributes.representedElementCategory {
    case .cell:
      let cell = dataSource?.collectionView(self, cellForItemAt: attributes.indexPath)
      if let cell, cell.reuseIdentifier == nil {
        Messages.sayOnce(
          """
          the cell returned from \(dataSource.map { "\(type(of: $0))" } ?? "") does not have a reuseIdentifier - cells must \
          be retrieved by calling dequeueReusableCell(withReuseIdentifier:for:)
          """)
      }
      return cell
    case .supplementaryView:
      return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
    case .decorationView:
      return collectionViewLayout.decorationClasses[kind]?.init(frame: attributes.frame)
    }
  }
}

extension UICollectionReusableView {
  /// Takes over the frame in a collection view.
  fileprivate func show(_ attributes: UICollectionViewLayoutAttributes, in view: UICollectionView) {
    if superview !== view {
      isPlacedByLayout = true
      view.addSubview(self)
    }
    if !transform.isIdentity { transform = .identity }
    (frame, alpha, isHidden) = (attributes.frame, attributes.alpha, attributes.isHidden)
    if !attributes.transform.isIdentity { transform = attributes.transform }
    apply(attributes)
  }
}
