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
/// ends with the last item, or never in a row without ends. On a ring the last one's header is pushed out by the first. The same
/// items stick to the end of the view as footers: ``footerPlaces(of:on:edgeInset:)``.
public struct StickyHeaders: Hashable, Sendable {
  /// Which items are headers, in ascending order; of headers that come again and again the first one from item 0 on.
  public private(set) var headers: [Int64]
  /// After how many items the headers come again; nil for those that are listed.
  private var stride: Int64?

  /// Makes these items headers, in whatever order they come.
  public init(_ headers: [Int64]) {
    self.headers = []
    for index in headers.sorted() where self.headers.last != index { self.headers.append(index) }
  }

  /// Makes an item a header, and every so-many-th item before and after it: also in a row without ends, as a calendar in which
  /// each month is a header and a page of days. A stride below 1 is a mistake in the program, and traps.
  public init(every stride: Int64, from first: Int64 = 0) {
    precondition(
      stride > 0, "Headers come again after 1 item or more; this is \(stride); use 1 for all items.")
    let rest = first % stride
    (headers, self.stride) = ([rest < 0 ? rest + stride : rest], stride)
  }

  /// Follows an edit of the items: headers that are gone are no more, others have new indices. Inserted items are no
  /// headers until they are made some. Headers that come again and again do so as before: insert and remove whole sections.
  public mutating func follow(_ edit: TileEdit) {
    if stride == nil { self = StickyHeaders(headers.compactMap { edit.index(of: $0) }) }
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
  ///
  /// `edgeInset` is what takes more of the view at its start than the scroller's insets do, in points: below 0, less, as
  /// `bar.height - bar.maximum` of a ``CollapsingBar``. One that is not finite counts as 0.
  public func places(
    of items: any EditableItems, on scroll: ScrollController, edgeInset: Double = 0
  ) -> [ItemPlace] {
    var places: [ItemPlace] = []
    forEachPlace(of: items, on: scroll, edgeInset: edgeInset) { places.append($0) }
    return places
  }

  /// Calls `body` with the ``places(of:on:edgeInset:)``, without putting them into an array.
  public func forEachPlace(
    of items: any EditableItems, on scroll: ScrollController, edgeInset: Double = 0,
    _ body: (ItemPlace) -> Void
  ) {
    guard let view = view(of: items, on: scroll, edgeInset: edgeInset) else { return }
    let (row, edge) = (view.row, view.edge)
    let last = row.number(atOrBefore: view.final)
    // In the gap before a header the one before it may still be on its way out.
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

  /// Returns the same items as footers in view, each of all items since the footer before it: a footer sticks to the end of the
  /// view until its section's start pushes it out. They come in order, as ``places(of:on:edgeInset:)`` has headers;
  /// `edgeInset` is at the end of the view.
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

  /// Which items are in view, and what of the view is free; nil where there are no headers among them.
  private func view(
    of items: any EditableItems, on scroll: ScrollController, edgeInset: Double, isAtEnd: Bool = false
  ) -> View? {
    let axis = items.axis
    let (geometry, more) = (scroll.geometry, edgeInset.isUsable ? edgeInset : 0)
    let edge =
      scroll.contentPosition[axis] + geometry.inContent(geometry.inset.lower(axis) + (isAtEnd ? 0 : more))
    let length = geometry.inContent(max(0, geometry.visibleLength(axis) - more))
    let seen = items.items(from: edge, length: length, origin: ContentOrigin()).count(upTo: mostTiles)
    let (first, final) = (items.appearance(at: seen.lowerBound), items.appearance(at: seen.upperBound - 1))
    // Items whose number is another one by now may seem to be countless laps apart.
    guard !headers.isEmpty, !seen.isEmpty, first.lap.magnitude < 1 << 31,
      (0...Int64(seen.count)).contains(final.lap &- first.lap)
    else { return nil }
    let row = Row(items, headers, stride, isRing: scroll.geometry.extent[axis].period != nil)
    if row.count == 0 { return nil }
    return View(row: row, first: first, final: final, seen: seen.lowerBound, edge: edge, length: length)
  }
}

extension StickyHeaders {
  /// What is seen between the edges at which headers and footers stick.
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

  /// The headers among some items. They have numbers, on a ring in every lap other ones.
  private struct Row {
    let items: any EditableItems
    let headers: [Int64]
    let stride: Int64?
    let isRing: Bool
    /// How many there are, on a ring in a lap; nil where they have no end.
    let count: Int64?

    init(_ items: any EditableItems, _ headers: [Int64], _ stride: Int64?, isRing: Bool) {
      (self.items, self.headers, self.stride, self.isRing) = (items, headers, stride, isRing)
      guard let stride else {
        count = Int64(headers.count)
        return
      }
      let lap = items.position(of: Appearance(index: 0, lap: 1)) - items.position(of: Appearance(index: 0))
      count = isRing ? max(0, lap - headers[0] + stride - 1) / stride : nil
    }

    /// The item of a number, in the first lap.
    private func index(_ number: Int64) -> Int64 {
      stride.map { headers[0] &+ number &* $0 } ?? headers[Int(number)]
    }

    /// The last one that is not behind an item.
    func number(atOrBefore item: Appearance) -> Int64 {
      if let stride {
        let way = item.index - headers[0]
        return (way < 0 ? way - stride + 1 : way) / stride + item.lap * (count ?? 0)
      }
      var (low, high) = (0, headers.count)
      while low < high {
        let middle = (low + high) / 2
        if headers[middle] <= item.index { low = middle + 1 } else { high = middle }
      }
      return Int64(low - 1) + item.lap * Int64(headers.count)
    }

    /// The header of a number or, if that stands nowhere, the next one in steps of 1 or -1 that stands somewhere.
    func header(_ number: Int64, step: Int64) -> (number: Int64, place: ItemPlace)? {
      // On a ring nobody is left to ask after one round; those that come again and again stand where there are items.
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

    /// Where the last section ends, if its end is so near to the start of the view that it pushes the header out.
    func end(of header: ItemPlace, from edge: Double) -> Double {
      let next = items.items(from: edge, length: header.length, origin: ContentOrigin()).upperBound
      if items.place(of: next, origin: ContentOrigin()) != nil { return .infinity }
      return items.place(of: next - 1, origin: ContentOrigin())?.end ?? header.end
    }
  }
}
