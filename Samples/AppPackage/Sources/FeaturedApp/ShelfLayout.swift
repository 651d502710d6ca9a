/// What the app's collection view asks: the heights are there before the first cell.
struct ShelfLayout {
  let shelf: String
  let cardWidth: FeaturedShelf.Length
  let scale: FeaturedShelf.Length

  /// 0 hides a shelf that was not measured.
  var height: FeaturedShelf.Length {
    FeaturedShelf.containerHeight(shelf: shelf, cardWidth: cardWidth, scale: scale) ?? 0
  }
}
