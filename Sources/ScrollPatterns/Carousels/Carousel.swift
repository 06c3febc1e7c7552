internal import CScrollCore
import ScrollSpace

/// The frames of items whose size follows the scroll, as a function of the position: carousels with heroes, weights,
/// and items to browse.
///
/// ```
///   position 0         ├──────0──────┼──1──┼2┤          before the first item nothing can come
///   position 1 pitch   ├0┼──────1──────┼──2──┤          slots [S] L [M]
///   the last one       ├n-3┼──n-2──┼─────n-1─────┤
/// ```
/// **Snap places.** At each multiple of the ``pitch`` an item is at the focus, and the view is shared out by the
/// slots exactly. Towards an end there are too few items on one side. Then the outermost slots of that side go over
/// to the other side, so that the first and the last item can be at the focus, too.
///
/// **Between two places** each border between two items moves evenly from where it is at one place to where it is at
/// the next. So the items fill the view without gaps at every position, and their order never changes.
///
/// **Past an end** all items move with the content, for the rubber band.
///
/// The value allocates nothing when it is asked, and each answer costs O(number of slots), whatever the number of items
/// is.
public struct Carousel: Hashable, Sendable {
  /// The number of items.
  public let count: Int64
  /// The length of the view, in points.
  public let view: Double
  /// The spacing between items, in points.
  public let spacing: Double
  private let before, focal, after: [Double]

  /// Creates a carousel. A count below 0 counts as 0; a length or a spacing that is negative or not usable counts as 0.
  public init(_ slots: CarouselSlots, count: Int64, view: Double, spacing: Double = 0) {
    self.count = max(0, count)
    self.view = view > 0 && view.isUsable ? view : 0
    self.spacing = spacing > 0 && spacing.isUsable ? spacing : 0
    let lengths = slots.limited(to: self.count).lengths(in: self.view, spacing: self.spacing)
    (before, focal, after) = (lengths.before, lengths.focal, lengths.after)
  }

  /// The distance from one snap place to the next, in points: the length of the first focal slot, so that a finger
  /// moves the focal item about as far as itself.
  public var pitch: Double { focal[0] }

  /// The number of snap places: as many as there are items, less the focal slots beside the first one.
  public var places: Int64 { count == 0 ? 0 : max(1, count - Int64(focal.count) + 1) }

  /// The largest position, in points: that of the last snap place.
  public var end: Double { Double(max(0, places - 1)) * pitch }

  /// The length of the content that ends at ``end``, in points.
  public var contentLength: Double { end + view }

  /// Returns the position at which an item is at the focus, or as near to it as it can come.
  public func position(of index: Int64) -> Double { Double(max(0, min(index, places - 1))) * pitch }

  /// Returns the nearest snap place to a position: the index of its first focal item. 0 without items.
  public func place(nearest position: Double) -> Int64 {
    guard pitch > 0, position.isFinite, places > 0 else { return 0 }
    return Int64(min(max(0, csc_floor(position / pitch + 0.5)), Double(places - 1)))
  }

  /// Returns the start and the length of an item in the view at a position; nil if there is no such item. An item
  /// that is out of the view has a length of 0 at the border of the view.
  public func span(of index: Int64, at position: Double) -> (start: Double, length: Double)? {
    guard index < count, let start = border(before: index, at: position),
      let next = border(before: index + 1, at: position)
    else { return nil }
    return (start, max(0, next - start - spacing))
  }

  /// Returns the start of an item in the view at a position; for the index behind the last item, where its spacing
  /// ends. Nil if there is no such item. An item that is narrower than the spacing has a start all the same.
  public func border(before index: Int64, at position: Double) -> Double? {
    guard index >= 0, index <= count, position.isFinite else { return nil }
    let (way, overshoot) = way(at: position)
    return border(before: index, way) - overshoot
  }

  /// Returns the items that are in view at a position: those whose length with the spacing is above 0. The range may
  /// include an item without a length at either end.
  public func items(at position: Double) -> Range<Int64> {
    guard count > 0, position.isFinite else { return 0..<0 }
    let (place, part) = way(at: position).way
    let last = part > 0 ? place + 1 : place
    let lower = min(place - beforeCount(place), last - beforeCount(last))
    let upper = max(place - beforeCount(place), last - beforeCount(last)) + slotCount
    return max(0, lower)..<min(count, upper)
  }

  /// Returns the item under a place of the view, in points from its start; nil in a spacing, or outside.
  public func item(under point: Double, at position: Double) -> Int64? {
    for index in items(at: position) {
      guard let span = span(of: index, at: position) else { continue }
      if point >= span.start, point < span.start + span.length { return index }
    }
    return nil
  }

  /// Returns how large an item is shown: 1 in a focal slot, and less in others, down to 0 out of the view. Use it to
  /// fade a title in.
  public func fraction(of index: Int64, at position: Double) -> Double {
    guard let span = span(of: index, at: position) else { return 0 }
    let full = focal[0] - spacing
    return full > 0 ? min(1, span.length / full) : 0
  }
}

/// The borders between items.
extension Carousel {
  /// The place before a position, and the part of the way to the next one.
  private typealias Way = (place: Int64, part: Double)

  private var slotCount: Int64 { Int64(before.count + focal.count + after.count) }

  /// Returns the way at a position, and the distance past an end.
  private func way(at position: Double) -> (way: Way, overshoot: Double) {
    let inside = min(max(0, position), end)
    guard pitch > 0 else { return ((0, 0), position - inside) }
    let steps = inside / pitch
    // A snap place is one in spite of rounding.
    let nearest = csc_floor(steps + 0.5)
    let isPlace = (nearest * pitch - inside).magnitude <= Tolerance.sum(near: inside)
    let whole = min(isPlace ? nearest : csc_floor(steps), Double(max(0, places - 1)))
    return ((Int64(whole), isPlace || whole == Double(places - 1) ? 0 : steps - whole), position - inside)
  }

  /// Returns the border between an item and the one before it.
  private func border(before index: Int64, _ way: Way) -> Double {
    let here = border(before: index, of: way.place)
    guard way.part > 0 else { return here }
    return here + (border(before: index, of: way.place + 1) - here) * way.part
  }

  /// Returns the number of slots before the focal ones at a place: at an end some are on the other side.
  private func beforeCount(_ place: Int64) -> Int64 {
    let behind = count - place - Int64(focal.count)
    let moved = max(0, Int64(after.count) - behind)
    return min(place, Int64(before.count) + moved)
  }

  /// Returns the border between an item and the one before it at a place.
  private func border(before index: Int64, of place: Int64) -> Double {
    let ahead = beforeCount(place)
    let slot = index - (place - ahead)
    if slot <= 0 { return 0 }
    if slot >= slotCount { return view + spacing }
    var sum = 0.0
    // From the nearer end, so that the last item ends exactly at the end of the view.
    if slot * 2 <= slotCount {
      for number in 0..<slot { sum += length(number - ahead, ahead) }
      return sum
    }
    for number in slot..<slotCount { sum += length(number - ahead, ahead) }
    return view + spacing - sum
  }

  /// Returns the length of a slot, counted from the first focal one, if so many slots are before that.
  private func length(_ slot: Int64, _ ahead: Int64) -> Double {
    let (own, others, distance, room) =
      slot < 0
      ? (before, after, Int(-slot) - 1, Int(slotCount - ahead) - focal.count)
      : (after, before, Int(slot) - focal.count, Int(ahead))
    if distance < 0 { return focal[Int(slot)] }
    // Behind a side's own slots follow those of the other side that have no room there.
    return distance < own.count ? own[distance] : others[room + distance - own.count]
  }
}
