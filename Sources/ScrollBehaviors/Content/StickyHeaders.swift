public import ScrollEngine
import ScrollSpace
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
/// A value that names the headers among the items of an ``Arranging`` or a ``Tiling``. A header belongs to
/// all items up to the next header. After each change of the offset, get the headers' places, and draw them
/// there, over the other items.
///
/// The last section ends with the last item, or never in a row without ends. On a ring the first header
/// pushes out the last one. The same items can stick to the end of the view as footers:
/// ``footerPlaces(of:on:edgeInset:)``.
public struct StickyHeaders: Hashable, Sendable {
  /// The items that are headers, in ascending order. Of repeating headers, only the first one from item 0 on.
  public private(set) var headers: [Int64]
  /// The number of items after which headers repeat; nil for listed headers.
  private var stride: Int64?

  /// Creates items headers, in any order.
  public init(_ headers: [Int64]) {
    self.headers = []
    for index in headers.sorted() where self.headers.last != index { self.headers.append(index) }
  }

  /// Creates an item a header, and every item at a multiple of `stride` before and after it.
  ///
  /// This also works in a row without ends, for example in a calendar in which each month is a header and a
  /// page of days. A stride below 1 is a programmer's mistake and traps.
  public init(every stride: Int64, from first: Int64 = 0) {
    precondition(
      stride > 0, .headerStride,
      "Headers need a stride of 1 item or more; this is \(stride); use 1 for all items.")
    let rest = first % stride
    (headers, self.stride) = ([rest < 0 ? rest + stride : rest], stride)
  }

  /// Updates the headers after an edit of the items.
  ///
  /// Headers that are removed are gone, and others have new indices. Inserted items are not headers.
  /// Repeating headers stay as they are: insert and remove whole sections.
  public mutating func follow(_ edit: TileEdit) {
    if stride == nil { self = StickyHeaders(headers.compactMap { edit.index(of: $0) }) }
  }

  /// Returns the headers in view, in order, with their present places, counted from the content's start.
  ///
  /// An item's index is its position: on a ring, that of its lap. The first header is the one that sticks or
  /// is pushed out. If the view begins before all headers, it is at its own place. The cost is O(log h) for h
  /// headers, and one step for each header among the items in view. At most the first 65,536 items count.
  /// Beyond 2^31 laps of a ring the result is empty.
  ///
  /// A header without a valid place is ignored, and the header before it goes on. A header without length
  /// ends the section before it, and is never in view. Headers should be in the order of their indices; a
  /// header that is not hides no other.
  ///
  /// `edgeInset` is an additional inset at the start of the view, in points. It may be negative, as
  /// `bar.height - bar.maximum` of a `CollapsingBar`. A value that is not finite counts as 0.
  public func places(
    of items: any EditableItems, on scroll: ScrollController, edgeInset: Double = 0
  ) -> [ItemPlace] {
    var places: [ItemPlace] = []
    forEachPlace(of: items, on: scroll, edgeInset: edgeInset) { places.append($0) }
    return places
  }

  /// Calls `body` with each of the ``places(of:on:edgeInset:)``, without making an array.
  public func forEachPlace(
    of items: any EditableItems, on scroll: ScrollController, edgeInset: Double = 0,
    _ body: (ItemPlace) -> Void
  ) {
    guard let view = view(of: items, on: scroll, edgeInset: edgeInset) else { return }
    let (row, edge) = (view.row, view.edge)
    let last = row.number(atOrBefore: view.final)
    // In the gap before a header, the header before may still be leaving.
    let sticking = row.header(row.number(atOrBefore: view.first), step: -1)
    let leaving = sticking.flatMap { row.header($0.number - 1, step: -1) }
    var next = leaving ?? sticking ?? row.header(row.number(atOrBefore: view.first) + 1, step: 1)
    while let (number, place) = next, number <= last {
      next = row.header(number + 1, step: 1)
      let end = next?.place.start ?? row.end(of: place, from: edge)
      var stuck = place
      stuck.start = max(place.start, min(edge, end - place.length))
      if view.shows(stuck) { body(stuck) }
    }
  }

  /// Returns the footers in view: the same items, each of all items since the footer before it.
  ///
  /// A footer sticks to the end of the view until its section's start pushes it out. The order is that of
  /// ``places(of:on:edgeInset:)``. `edgeInset` is an additional inset at the end of the view.
  public func footerPlaces(
    of items: any EditableItems, on scroll: ScrollController, edgeInset: Double = 0
  ) -> [ItemPlace] {
    guard let view = view(of: items, on: scroll, edgeInset: edgeInset, isAtEnd: true) else { return [] }
    let (row, end) = (view.row, view.edge + view.length)
    var places: [ItemPlace] = []
    let last = row.number(atOrBefore: view.final)
    var next =
      row.header(row.number(atOrBefore: view.first), step: -1)
      ?? row.header(row.number(atOrBefore: view.first) + 1, step: 1)
    var former = next.flatMap { row.header($0.number - 1, step: -1) }
    while let footer = next {
      let start = former?.place.end ?? items.place(of: view.seen, origin: ContentOrigin())?.start ?? view.edge
      var stuck = footer.place
      stuck.start = min(stuck.start, max(end - stuck.length, start))
      if view.shows(stuck) { places.append(stuck) }
      if footer.number > last { break }
      (former, next) = (footer, row.header(footer.number + 1, step: 1))
    }
    return places
  }

  /// Returns the items in view, and the free part of the view; nil if there are no headers among them.
  private func view(
    of items: any EditableItems, on scroll: ScrollController, edgeInset: Double, isAtEnd: Bool = false
  ) -> View? {
    let axis = items.axis
    let (geometry, more) = (scroll.geometry, edgeInset.isUsable ? edgeInset : 0)
    let edge =
      scroll.contentPosition[axis]
      + geometry.inContent(geometry.inset.lower(axis) + (isAtEnd ? 0 : more), on: axis)
    let length = geometry.inContent(max(0, geometry.visibleLength(axis) - more), on: axis)
    let seen = items.items(from: edge, length: length, origin: ContentOrigin()).count(upTo: mostTiles)
    let (first, final) = (items.appearance(at: seen.lowerBound), items.appearance(at: seen.upperBound - 1))
    // Items that were renumbered meanwhile may seem to be countless laps apart.
    guard !headers.isEmpty, !seen.isEmpty, first.lap.magnitude < 1 << 31,
      (0...Int64(seen.count)).contains(final.lap &- first.lap)
    else { return nil }
    let row = Row(items, headers, stride, isRing: scroll.geometry.extent[axis].period != nil)
    if row.count == 0 { return nil }
    return View(row: row, first: first, final: final, seen: seen.lowerBound, edge: edge, length: length)
  }
}

extension StickyHeaders {
  /// The view between the edges at which headers and footers stick.
  private struct View {
    let row: Row
    let first, final: Appearance
    /// The position of the first item.
    let seen: Int64
    let edge, length: Double

    func shows(_ place: ItemPlace) -> Bool {
      place.length > 0 && place.end > edge && place.start < edge + length
    }
  }

  /// The headers among some items. They are numbered; on a ring, each lap has its own numbers.
  private struct Row {
    let items: any EditableItems
    let headers: [Int64]
    let stride: Int64?
    let isRing: Bool
    /// The number of headers, on a ring in a lap; nil if they have no end.
    let count: Int64?

    init(_ items: any EditableItems, _ headers: [Int64], _ stride: Int64?, isRing: Bool) {
      (self.items, self.headers, self.stride, self.isRing) = (items, headers, stride, isRing)
      guard let stride else {
        count = Int64(headers.count)
        return
      }
      let lap = items.position(of: Appearance(index: 0, lap: 1)) - items.position(of: Appearance(index: 0))
      count = isRing ? lap > headers[0] ? (lap - 1 - headers[0]) / stride + 1 : 0 : nil
    }

    /// Returns the item of a number, in the first lap.
    private func index(_ number: Int64) -> Int64 {
      stride.map { headers[0] &+ number &* $0 } ?? headers[Int(number)]
    }

    /// Returns the number of the last header at or before an item.
    func number(atOrBefore item: Appearance) -> Int64 {
      if let stride {
        // The quotient, rounded down. A difference of the two numbers may be too large.
        let rest = item.index % stride
        let (into, number) = rest < 0 ? (rest + stride, item.index / stride - 1) : (rest, item.index / stride)
        return (into < headers[0] ? number - 1 : number) + item.lap * (count ?? 0)
      }
      var (low, high) = (0, headers.count)
      while low < high {
        let middle = (low + high) / 2
        if headers[middle] <= item.index { low = middle + 1 } else { high = middle }
      }
      return Int64(low - 1) + item.lap * Int64(headers.count)
    }

    /// Returns the header of a number or, if it has no place, the next one with a place in steps of 1 or -1.
    func header(_ number: Int64, step: Int64) -> (number: Int64, place: ItemPlace)? {
      // On a ring, one round covers all headers. Repeating headers have a place wherever there are items.
      var (number, left) = (number, stride == nil ? count ?? 0 : 1)
      while left > 0, isRing || count.map({ 0..<$0 ~= number }) ?? true {
        if let place = place(number), place.start.isFinite, place.length.isFinite, place.length >= 0 {
          return (number, place)
        }
        number += step
        left -= 1
      }
      return nil
    }

    private func place(_ number: Int64) -> ItemPlace? {
      guard isRing, let count else { return items.place(of: index(number), origin: ContentOrigin()) }
      let at = Appearance(at: number, of: 0..<count)
      let appearance = Appearance(index: index(at.index), lap: at.lap)
      return items.place(of: items.position(of: appearance), origin: ContentOrigin())
    }

    /// Returns the end of the last section if it is near enough to the start of the view to push the header
    /// out.
    func end(of header: ItemPlace, from edge: Double) -> Double {
      let next = items.items(from: edge, length: header.length, origin: ContentOrigin()).upperBound
      if items.place(of: next, origin: ContentOrigin()) != nil { return .infinity }
      return items.place(of: next - 1, origin: ContentOrigin())?.end ?? header.end
    }
  }
}
