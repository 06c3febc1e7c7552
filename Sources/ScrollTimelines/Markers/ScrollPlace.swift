public import ScrollSpace
public import ScrollBehaviors

/// A place of the content along an axis, in terms that outlive a layout: for the state that a program keeps.
///
/// ```swift
/// let place = ScrollPlace(of: list, on: .vertical, in: row)      // keep it when the screen goes
/// place.scroll(list, on: .vertical, in: row, animated: false)    // after the screen has come back, at any size
/// ```
/// An offset means another thing after a rotation, after edits, or with another size of text. An item and a part of
/// it mean the same, and so does an end of the content.
public enum ScrollPlace: Hashable, Sendable {
  /// The content is scrolled to an end.
  case edge(Side)
  /// The start of the view is in an item, or in the gap before it.
  ///
  /// `part` is the part of the item that is past the start of the view: 0 at its start, 0.5 at its middle, below 0 in the
  /// gap, and above 1 behind the last item. An item without a length has no parts, so the next one counts instead.
  case item(Int64, part: Double)
  /// The position in content coordinates, in points: for content without items.
  case position(Double)

  /// Returns the place after an edit of the items: nil if the item is gone.
  public func following(_ edit: TileEdit) -> ScrollPlace? {
    guard case .item(let index, let part) = self else { return self }
    return edit.index(of: index).map { .item($0, part: part) }
  }
}
