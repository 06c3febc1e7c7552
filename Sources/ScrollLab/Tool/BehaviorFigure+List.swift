import ScrollBehaviors

extension BehaviorFigure {
  /// The number that a list shows.
  enum Shown {
    case offset, distanceFromEnd
    /// The place on the screen of the item that has this index at first. Items inserted before it renumber the item.
    case item(Int64)
  }

  /// Returns a list of rows of 60 points, with links after its tiles.
  static func list(
    _ name: String, _ links: (ItemRow) -> [any ScrollBehavior], count: Int = 100, shows shown: Shown,
    event: @escaping (ItemRow) -> Void = { _ in }
  ) -> Subject {
    let row = ItemRow(count: Int64(count), length: 60, axis: .vertical)
    let tiles = Tiling(row, make: { [0.0] }, show: { _, _, _ in })
    let scroll = ScrollController(
      viewport: Size(width: 390, height: 844), behaviors: [tiles] + links(row) + [Bouncing()])
    if case .distanceFromEnd = shown { scroll.contentOffset.y = scroll.geometry.extent.y.upper ?? 0 }
    return Subject(
      name, scroll,
      value: { _ in
        switch shown {
        case .offset: scroll.contentOffset.y
        case .distanceFromEnd: (scroll.geometry.extent.y.upper ?? 0) - scroll.contentOffset.y
        case .item(let index):
          (row.place(of: index + row.items.upperBound - Int64(count), origin: scroll.contentOrigin)?.start
            ?? 0)
            - scroll.contentOffset.y
        }
      },
      event: { _, _ in event(row) })
  }
}
