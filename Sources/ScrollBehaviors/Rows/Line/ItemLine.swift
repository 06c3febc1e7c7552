internal import CScrollCore
import ScrollEngine
import ScrollSpace
import ScrollTiling

/// The places of items, counted from the tiles' origin, and the place of that origin in the content.
///
/// ```
///   content 0          place                offset
///   ├───────────────────┼─────────────────────┼─────
///                       └─ tiles' origin ─ start ─┤ item
/// ```
/// The origin lies at the start of some item. It stays there while tiles live, so their frames stay. A rebase
/// changes `place`, not the frames.
///
/// On a ring, all indices are positions: item i of n in lap L is at position L · n + i.
struct ItemLine {
  var axis: Axis
  var window: UniformWindow?
  /// The length of uniform items as a part of the viewport less its insets; nil for a length in points.
  let part: Double?
  let lengths: ItemLengths?
  private var finger: ItemFinger?
  /// The ring on which the items repeat; nil if they do not.
  var ring: Ring?
  /// The item at the tiles' origin, for uniform items without a ring.
  var base: Int64 = 0
  /// The distance of the tiles' origin from the content's start, for individual lengths and for all items on
  /// a ring.
  var baseStart = 0.0
  /// The place of the tiles' origin, in the coordinates that a scroller had at `mark`.
  var originAtMark = 0.0
  var mark = ContentOrigin()
  /// The version of the lengths that the tiles show.
  var version: UInt64 = 0
  /// The number of moves of the tiles' origin. After a move, frames counted from there may have changed.
  var moves = 0
  /// The number of items by which edits may have moved others since the last layout, for uniform items.
  var renumbered: UInt64 = 0

  init(length: Double, part: Double? = nil, spacing: Double, items: Range<Int64>, _ axis: Axis) {
    let window = try? UniformWindow(length: length, spacing: spacing, items: items, viewport: 0)
    precondition(
      window != nil, .itemLength,
      """
      Items of one length need a length above 0, a spacing of 0 or more, and indices within 2^62; these are \
      \(length), \(spacing) and \(items.lowerBound)..<\(items.upperBound); give others.
      """)
    (self.window, self.part, lengths, self.axis) = (window, part, nil, axis)
  }

  init(_ lengths: ItemLengths, _ axis: Axis) {
    (self.lengths, part, self.axis) = (lengths, nil, axis)
    finger = ItemFinger(lengths)
    version = lengths.version
  }

  /// The indices of the items.
  var items: Range<Int64> { window?.items ?? lengths?.items ?? 0..<0 }

  private var stride: Double { window.map { $0.length + $0.spacing } ?? 0 }

  /// The space between an item and the next one.
  var spacing: Double { window?.spacing ?? lengths?.spacing ?? 0 }

  /// The length of all items; nil if they have no ends.
  var total: Double? {
    if let lengths { return lengths.isEndless ? nil : lengths.total }
    let (items, endless) = (items, UniformWindow.endless)
    guard items.lowerBound != endless.lowerBound, items.upperBound != endless.upperBound else { return nil }
    return items.isEmpty ? 0 : Double(items.upperBound - items.lowerBound) * stride - spacing
  }

  /// Returns the ring on which the items repeat; nil if they cannot: there must be items, they must have
  /// ends, and fit on the ring.
  func usable(_ period: Double?) -> Ring? {
    guard let period, let total, !items.isEmpty, total <= period + period * 0x1p-40 else { return nil }
    return Ring(period: period)
  }

  /// Returns true if the items are on the ring that they would be put on for a period.
  mutating func isUsable(on period: Double?) -> Bool {
    if period == nil, ring == nil { return true }
    return usable(period) == ring
  }

  /// Puts the items on a ring, or takes them off it. The tiles' origin stays at an item.
  mutating func set(_ ring: Ring?) {
    if window != nil, self.ring == nil, ring != nil { baseStart = Double(base) * stride }
    if window != nil, self.ring != nil, ring == nil {
      // Indices end at 2^61: farther away there is no item.
      base = Int64(max(-0x1p61, min(csc_round(baseStart / stride), 0x1p61)))
      originAtMark += Double(base) * stride - baseStart
    }
    self.ring = ring
  }

  /// Returns the distance, limited to the longest useful one: the whole of a counted row, else 2^32 items.
  func reach(_ distance: Double) -> Double {
    min(distance, lengths == nil ? stride * 0x1p32 : ItemLengths.longest)
  }

  /// Returns the tiles' origin in a scroller's coordinates.
  func origin(_ now: ContentOrigin) -> Double { originAtMark + now.shift(since: mark, on: axis) }

  /// Returns an offset of a scroller counted from the tiles' origin.
  func position(of offset: Double, _ now: ContentOrigin) -> Double { offset - origin(now) }

  /// Resets to content that begins at its origin, as in a new scroller.
  mutating func begin() {
    set(nil)
    if start.magnitude > Self.exact { (base, baseStart) = (0, 0) }
    countFromContent()
    renumbered = 0
  }

  /// Returns the ends of all items, in a scroller's coordinates; nil where there is no end.
  func ends(_ now: ContentOrigin) -> (lower: Double?, upper: Double?) {
    let origin = origin(now)
    if ring != nil, let window {
      let first = origin - baseStart + Double(window.items.lowerBound) * stride
      return (first, first + (total ?? 0))
    }
    if let lengths {
      return lengths.isEndless ? (nil, nil) : (origin - baseStart, origin - baseStart + lengths.total)
    }
    let (items, endless) = (items, UniformWindow.endless)
    let gap = items.isEmpty ? 0 : window?.spacing ?? 0
    return (
      items.lowerBound == endless.lowerBound ? nil : origin + start(of: items.lowerBound),
      items.upperBound == endless.upperBound ? nil : origin + start(of: items.upperBound) - gap
    )
  }

  private func start(of index: Int64) -> Double { Double(index - base) * stride }

  /// Returns the place of an item, counted from the tiles' origin; nil if there is no such item.
  mutating func item(_ index: Int64) -> ItemPlace? {
    if let ring { return item(at: index, on: ring) }
    if let window {
      guard window.items.contains(index) else { return nil }
      return ItemPlace(index: index, start: start(of: index), length: window.length)
    }
    guard var item = try? finger?.place(of: index) else { return nil }
    item.start -= baseStart
    return item
  }

  /// Returns the place of an item, in the coordinates of a scroller with this origin; nil if there is no such item.
  mutating func place(of index: Int64, _ now: ContentOrigin) -> ItemPlace? {
    guard var item = item(index) else { return nil }
    item.start = now.zoomed(item.start + origin(now), on: axis)
    item.length = now.zoomed(length: item.length, on: axis)
    return item
  }

  /// Returns the items in view along a length, from a distance from the tiles' origin on; none if the numbers
  /// are invalid.
  mutating func visible(from: Double, length: Double) -> Range<Int64> {
    if let ring { return visible(from: from + baseStart, to: from + baseStart + length, on: ring) }
    if lengths != nil {
      let start = from + baseStart
      return (try? finger?.visible(from: start, to: start + length)) ?? 0..<0
    }
    if window?.viewport != length, (try? window?.resize(to: length)) == nil { return 0..<0 }
    guard (try? window?.jump(to: base, into: from)) != nil else { return 0..<0 }
    return window?.visible ?? 0..<0
  }

  /// Returns how far both ends of a view may move down and up with the same items in view: the items that
  /// ``visible(from:length:)`` has just returned. Nil, or a number below 0, if that is not known.
  mutating func room(_ inView: Range<Int64>, from: Double, to: Double) -> (fall: Double, rise: Double)? {
    if ring == nil, let room = finger?.room { return room }
    if ring == nil, let window {
      // After the last item and before the first one, nothing enters the view.
      let (first, last) = (start(of: inView.lowerBound), start(of: inView.upperBound - 1))
      let before = inView.lowerBound == items.lowerBound ? .infinity : from - first + window.spacing
      let after = inView.upperBound == items.upperBound ? .infinity : last + stride - to
      return (min(before, to - last), min(first + window.length - from, after))
    }
    guard let first = item(inView.lowerBound), let last = item(inView.upperBound - 1) else { return nil }
    // Between the last item of a lap and the first of the next, the space may be less than the spacing.
    return (min(from - first.start, to - last.start), min(first.end - from, last.end - to))
  }

  /// The distance, in points, up to which places are exact enough.
  static let exact = 0x1p40

  /// The distance of the tiles' origin from the content's start.
  var start: Double { window == nil || ring != nil ? baseStart : Double(base) * stride }

  /// Moves the tiles' origin to an item in view if frames would no longer be exact. Back near the content's
  /// start, items are counted from there again, so that no rounding or wrapping from far away remains.
  mutating func follow(_ offset: Double, _ now: ContentOrigin) {
    let origin = origin(now)
    let distance = offset - origin
    guard distance.magnitude > Self.exact else { return }
    if (offset - now[axis]).magnitude <= Self.exact {
      (base, baseStart) = (0, 0)
    } else if let ring {
      let way = distance - ring.wrapped(distance)
      (baseStart, originAtMark) = (baseStart + way, origin + way)
    } else if var view = window {
      guard (try? view.jump(to: base, into: distance)) != nil else { return }
      (base, originAtMark) = (view.index, offset - view.into)
    } else if baseStart.magnitude > Self.exact {
      (baseStart, originAtMark) = (0, now[axis])
    } else {
      return
    }
    mark = now
    moves &+= 1
    if start.magnitude <= Self.exact { countFromContent() }
  }

  /// Derives the tiles' origin from the content's, exactly. Far away, the content's origin may not be
  /// representable in points without rounding, and the rounding would remain after the way back.
  mutating func countFromContent() { (originAtMark, mark) = (start, ContentOrigin()) }

  /// Moves the tiles' origin so that an item starts at `start` from it. This keeps the frame of a tile whose
  /// item has moved.
  mutating func keep(_ index: Int64, at start: Double) {
    moves &+= 1
    if window != nil, ring == nil {
      let items = index - base - Int64(csc_round(start / stride))
      originAtMark += Double(items) * stride
      base += items
    } else if let item = item(index) {
      originAtMark += item.start - start
      baseStart += item.start - start
    }
  }

  /// Returns the place of an item of the row, counted from the content's start; nil if there is no such item.
  mutating func rowItem(_ index: Int64) -> ItemPlace? {
    guard let window else { return try? finger?.place(of: index) }
    guard window.items.contains(index) else { return nil }
    return ItemPlace(index: index, start: Double(index) * stride, length: window.length)
  }

  private mutating func item(at position: Int64, on ring: Ring) -> ItemPlace? {
    let appearance = appearance(at: position)
    guard var item = rowItem(appearance.index) else { return nil }
    item.index = position
    item.start += Double(appearance.lap) * ring.period - baseStart
    return item
  }
}
