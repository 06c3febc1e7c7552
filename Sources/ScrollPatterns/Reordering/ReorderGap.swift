public import ScrollBehaviors
import ScrollEngine
import ScrollSpace
import ScrollTiling

/// The gap that opens in a list while an item is dragged over it, and the gap that closes where the item was taken out.
///
/// ```
///   list          lifted b      slot 2: the item would lie behind d
///   ├ a ┤         ├ a ┤         ├ a ┤
///   ├ b ┤           ╎           ├ c ┤    moved up by the length of b
///   ├ c ┤         ├ c ┤         ├ d ┤    moved up
///   ├ d ┤         ├ d ┤           ╎      the gap
///   ├ e ┤         ├ e ┤         ├ e ┤
/// ```
/// The layout does not change until the item is dropped, because a drag may be cancelled, and because a list that
/// changes under the finger would run away. The gap is the distance of each item from its place.
///
/// A slot is the index that the item would have after a drop. The other items keep their order, so with the item
/// taken out, each of them has a *closed* place. The slot is the one whose closed start is nearest to the start of
/// the dragged item. So it follows from the place of the item alone: two drags to the same place lead to the same
/// slot, and no slot flickers. A neighbour gives way when the edge of the dragged item passes the middle of it.
public struct ReorderGap: Hashable, Sendable {
  /// The index of the item that was taken out; nil for an item that comes from elsewhere.
  public let lifted: Int64?
  /// The length of the dragged item with the spacing to the next one, in points.
  public let pitch: Double
  /// The index that the item would have after a drop; nil if it is dragged elsewhere.
  public var slot: Int64?

  /// Creates a gap. A pitch that is negative or not usable counts as 0.
  public init(lifted: Int64?, pitch: Double, slot: Int64?) {
    (self.lifted, self.slot) = (lifted, slot)
    self.pitch = pitch > 0 && pitch.isUsable ? pitch : 0
  }

  /// Creates the gap of an item that was just taken out of its place; nil if there is no such item.
  public init?(lifting index: Int64, of items: any EditableItems) {
    guard let place = items.place(of: index, origin: ContentOrigin()) else { return nil }
    self.init(lifted: index, pitch: place.length + Self.spacing(at: index, of: items), slot: index)
  }

  /// Returns the distance of an item from its place, in points. The dragged item has none here: the finger decides.
  public func displacement(of index: Int64) -> Double {
    guard index != lifted else { return 0 }
    let opened = slot.map { closed(index) >= $0 } ?? false ? pitch : 0
    let shut = lifted.map { index > $0 } ?? false ? pitch : 0
    return opened - shut
  }

  /// Returns the index of an item among the others, without the item that was taken out.
  public func closed(_ index: Int64) -> Int64 { lifted.map { index > $0 ? index - 1 : index } ?? index }

  /// Returns the start of a slot, in points from the content's start: where the item would lie after a drop. Nil if
  /// there is no such slot.
  public func start(ofSlot slot: Int64, in items: any EditableItems) -> Double? {
    guard slot >= 0 else { return nil }
    if let place = place(ofClosed: slot, in: items) { return place.start }
    guard slot > 0 else { return lifted == 0 || items.place(of: 0, origin: ContentOrigin()) == nil ? 0 : nil }
    // The slot behind the last item.
    guard let last = place(ofClosed: slot - 1, in: items) else { return nil }
    return last.end + Self.spacing(at: last.index, of: items)
  }

  /// Returns the slot whose start is nearest to a start of the dragged item, in points from the content's start; the
  /// earlier one of two as near. The cost is that of two searches in the items.
  public func slot(nearest start: Double, in items: any EditableItems) -> Int64 {
    guard start.isUsable else { return slot ?? 0 }
    var view = start
    if let lifted, let place = items.place(of: lifted, origin: ContentOrigin()), start > place.start {
      view += pitch
    }
    var best = max(0, closed(items.items(from: view, length: 1, origin: ContentOrigin()).lowerBound))
    // Behind the last item there is one more slot.
    while best > 0, self.start(ofSlot: best, in: items) == nil { best -= 1 }
    func distance(_ slot: Int64) -> Double {
      self.start(ofSlot: slot, in: items).map { ($0 - start).magnitude } ?? .infinity
    }
    while best > 0, distance(best - 1) <= distance(best) { best -= 1 }
    while distance(best + 1) < distance(best) { best += 1 }
    return best
  }

  /// Returns the place of an item among the others: where it lies if no gap is open.
  private func place(ofClosed index: Int64, in items: any EditableItems) -> ItemPlace? {
    let original = lifted.map { index >= $0 ? index + 1 : index } ?? index
    guard var place = items.place(of: original, origin: ContentOrigin()) else { return nil }
    if let lifted, original > lifted { place.start -= pitch }
    return place
  }

  /// Returns the spacing behind an item; behind the last item, that before it.
  private static func spacing(at index: Int64, of items: any EditableItems) -> Double {
    func place(_ index: Int64) -> ItemPlace? { items.place(of: index, origin: ContentOrigin()) }
    guard let item = place(index) else { return 0 }
    if let next = place(index + 1) { return max(0, next.start - item.end) }
    return place(index - 1).map { max(0, item.start - $0.end) } ?? 0
  }
}
