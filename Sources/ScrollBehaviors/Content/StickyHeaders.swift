public import ScrollEngine
public import ScrollTiling

/// Headers that stick to the start of the view until the next one pushes them out.
///
/// ```
///        A sticks           B comes            B pushes A         B sticks
///     ┏━━━━━━━━━━━━┓     ┏━━━━━━━━━━━━┓     ┏━━━━━━━━━━━━┓     ┏━━━━━━━━━━━━┓
///     ┃▓▓▓ A ▓▓▓▓▓▓┃     ┃▓▓▓ A ▓▓▓▓▓▓┃     ┃▓▓▓ B ▓▓▓▓▓▓┃     ┃▓▓▓ B ▓▓▓▓▓▓┃
///     ┃  a5        ┃     ┃▓▓▓ B ▓▓▓▓▓▓┃     ┃  b1        ┃     ┃  b2        ┃
///     ┃▓▓▓ B ▓▓▓▓▓▓┃     ┃  b1        ┃     ┃  b2        ┃     ┃  b3        ┃
///     ┗━━━━━━━━━━━━┛     ┗━━━━━━━━━━━━┛     ┗━━━━━━━━━━━━┛     ┗━━━━━━━━━━━━┛
/// ```
/// A value: some of the items of an ``Arranging`` or a ``Tiling`` are headers, each of all items up to the next header.
/// Ask where they stand whenever the offset has changed, and draw them there, over the other items. The last section
/// ends with the last item. On a ring the last one's header is pushed out by the first.
public struct StickyHeaders: Hashable, Sendable {
  /// Which items are headers, in ascending order.
  public private(set) var headers: [Int64]

  /// Makes these items headers, in whatever order they come.
  public init(_ headers: [Int64]) {
    self.headers = []
    for index in headers.sorted() where self.headers.last != index { self.headers.append(index) }
  }

  /// Follows an edit of the items: headers that are gone are no more, others have new indices. Inserted items are no
  /// headers until they are made some.
  public mutating func follow(_ edit: TileEdit) {
    self = StickyHeaders(headers.compactMap { edit.index(of: $0) })
  }

  /// The headers in view, in order, each where it stands now, counted from the content's start. The index is the
  /// position: the item's own, or that of its lap on a ring. The first of them is the one that sticks, or is pushed
  /// out; where the view begins before all headers, it is where it belongs. O(log h) for h headers, and one step
  /// for each among the items in view, of which no more than the first 65,536 count. Beyond 2^31 laps of a ring there are
  /// none.
  ///
  /// A header that stands nowhere, because there is no such item or its place is none, is as if it were not listed: the one
  /// before it goes on. One without length ends the section before it, and is never in view. Headers should stand in
  /// the order of their indices; one that does not hides no other.
  public func places(of items: any EditableItems, on scroll: ScrollController) -> [ItemPlace] {
    var places: [ItemPlace] = []
    forEachPlace(of: items, on: scroll) { places.append($0) }
    return places
  }

  /// Calls `body` with the ``places(of:on:)``, without putting them into an array.
  public func forEachPlace(
    of items: any EditableItems, on scroll: ScrollController, _ body: (ItemPlace) -> Void
  ) {
    let axis = items.axis
    let edge = scroll.contentOffset[axis] - scroll.contentOrigin[axis] + scroll.geometry.inset.lower(axis)
    let length = scroll.geometry.visibleLength(axis)
    let seen = items.items(from: edge, length: length, origin: ContentOrigin()).count(upTo: mostTiles)
    let (first, final) = (items.appearance(at: seen.lowerBound), items.appearance(at: seen.upperBound - 1))
    // Items whose number is another one by now may seem to be countless laps apart.
    guard !headers.isEmpty, !seen.isEmpty, first.lap.magnitude < 1 << 31,
      (0...Int64(seen.count)).contains(final.lap &- first.lap)
    else { return }
    let isRing = scroll.geometry.extent[axis].period != nil
    let last = number(atOrBefore: final)
    // In the gap before a header the one before it may still be on its way out.
    let sticking = header(number(atOrBefore: first), step: -1, of: items, isRing)
    let leaving = sticking.flatMap { header($0.number - 1, step: -1, of: items, isRing) }
    var next = leaving ?? sticking ?? header(0, step: 1, of: items, isRing)
    while let (number, place) = next, number <= last {
      next = header(number + 1, step: 1, of: items, isRing)
      let end = next?.place.start ?? self.end(of: items, place)
      var stuck = place
      stuck.start = max(place.start, min(edge, end - place.length))
      if stuck.length > 0, stuck.end > edge, stuck.start < edge + length { body(stuck) }
    }
  }

  /// Headers have numbers, on a ring in every lap other ones. The last one that is not behind an item; -1 or less
  /// for none.
  private func number(atOrBefore item: Appearance) -> Int64 {
    var (low, high) = (0, headers.count)
    while low < high {
      let middle = (low + high) / 2
      if headers[middle] <= item.index { low = middle + 1 } else { high = middle }
    }
    return Int64(low - 1) + item.lap * Int64(headers.count)
  }

  /// The header of a number or, if that stands nowhere, the next one in steps of 1 or -1 that stands somewhere.
  private func header(
    _ number: Int64, step: Int64, of items: any EditableItems, _ isRing: Bool
  ) -> (number: Int64, place: ItemPlace)? {
    var (number, left) = (number, headers.count)
    // On a ring nobody is left to ask after one round.
    while left > 0, isRing || number >= 0 && number < Int64(headers.count) {
      if let place = place(number, of: items, isRing), place.start.isFinite, place.length.isFinite,
        place.length >= 0
      {
        return (number, place)
      }
      number += step
      left -= 1
    }
    return nil
  }

  private func place(_ number: Int64, of items: any EditableItems, _ isRing: Bool) -> ItemPlace? {
    guard isRing else { return items.place(of: headers[Int(number)], origin: ContentOrigin()) }
    let at = Appearance(at: number, of: 0..<Int64(headers.count))
    let appearance = Appearance(index: headers[Int(at.index)], lap: at.lap)
    return items.place(of: items.position(of: appearance), origin: ContentOrigin())
  }

  /// Where the last section ends.
  private func end(of items: any EditableItems, _ header: ItemPlace) -> Double {
    let last =
      items.items(from: header.start, length: ItemLengths.longest, origin: ContentOrigin()).upperBound - 1
    return items.place(of: last, origin: ContentOrigin())?.end ?? header.end
  }
}
