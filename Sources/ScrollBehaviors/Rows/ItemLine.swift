internal import CScrollCore
import ScrollEngine
import ScrollSpace
import ScrollTiling

/// Where items are: counted from the tiles' origin, and where that is in the content.
///
/// ```
///   content 0          place                offset
///   ├───────────────────┼─────────────────────┼─────
///                       └─ tiles' origin ─ start ─┤ item
/// ```
/// The origin stands at the start of some item. It stays there while tiles live, so their frames stay; a rebase
/// moves `place`, not the frames.
///
/// On a ring all of it counts positions: item i of n in lap L is at position L · n + i.
struct ItemLine {
  var axis: Axis
  var window: UniformWindow?
  /// Uniform items that are this part of the viewport less its insets long; nil for a length in points.
  let part: Double?
  let lengths: ItemLengths?
  private var finger: ItemFinger?
  /// The ring on which the items repeat; nil where they do not.
  var ring: Ring?
  /// Uniform items without a ring: the one that starts at the tiles' origin.
  var base: Int64 = 0
  /// Items of any lengths, and all on a ring: how far from the content's start the tiles' origin is.
  var baseStart = 0.0
  /// Where the tiles' origin is, in the coordinates that a scroller had at `mark`.
  var originAtMark = 0.0
  var mark = ContentOrigin()
  /// The version of the lengths that the tiles know.
  var version: UInt64 = 0
  /// Counts every move of the tiles' origin: frames counted from there may have changed.
  var moves = 0
  /// By how many uniform items edits may have moved others since the last layout.
  var renumbered: UInt64 = 0

  init(length: Double, part: Double? = nil, spacing: Double, items: Range<Int64>, _ axis: Axis) {
    let window = try? UniformWindow(length: length, spacing: spacing, items: items, viewport: 0)
    precondition(
      window != nil,
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

  /// Which items there are.
  var items: Range<Int64> { window?.items ?? lengths?.items ?? 0..<0 }

  private var stride: Double { window.map { $0.length + $0.spacing } ?? 0 }

  /// The space between an item and the next one.
  var spacing: Double { window?.spacing ?? lengths?.spacing ?? 0 }

  /// The length of all items; nil where they have no end.
  var total: Double? {
    if let lengths { return lengths.isEndless ? nil : lengths.total }
    let (items, endless) = (items, UniformWindow.endless)
    guard items.lowerBound != endless.lowerBound, items.upperBound != endless.upperBound else { return nil }
    return items.isEmpty ? 0 : Double(items.upperBound - items.lowerBound) * stride - spacing
  }

  /// Whether items repeat on a ring: where there are any, they have ends, and it is long enough for them.
  func usable(_ period: Double?) -> Ring? {
    guard let period, let total, !items.isEmpty, total <= period + period * 0x1p-40 else { return nil }
    return Ring(period: period)
  }

  /// Stands on a ring from now on, or on none. The tiles' origin stays on an item.
  mutating func set(_ ring: Ring?) {
    if window != nil, self.ring == nil, ring != nil { baseStart = Double(base) * stride }
    if window != nil, self.ring != nil, ring == nil {
      // Further away than items are counted there is no item to stand on.
      base = Int64(max(-0x1p61, min(csc_round(baseStart / stride), 0x1p61)))
      originAtMark += Double(base) * stride - baseStart
    }
    self.ring = ring
  }

  /// A distance, but none that is longer than any need: the whole of a counted row, 2^32 items of others.
  func reach(_ distance: Double) -> Double {
    min(distance, lengths == nil ? stride * 0x1p32 : ItemLengths.longest)
  }

  /// The tiles' origin in a scroller's coordinates.
  func origin(_ now: ContentOrigin) -> Double { originAtMark + now.shift(since: mark, on: axis) }

  /// Where an offset of a scroller is, counted from the tiles' origin.
  func position(of offset: Double, _ now: ContentOrigin) -> Double { offset - origin(now) }

  /// Content that begins at its origin: how a scroller has it at first.
  mutating func begin() {
    set(nil)
    if start.magnitude > Self.exact { (base, baseStart) = (0, 0) }
    countFromContent()
    renumbered = 0
  }

  /// The ends of all items, in a scroller's coordinates; nil where there is none.
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

  /// Where an item is, counted from the tiles' origin; nil where there is none.
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

  /// The items in view along a length from a distance from the tiles' origin on; none where that cannot be used.
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

  /// By how much both ends of a view may fall and rise with the same items in it: those that ``visible(from:length:)`` has just
  /// found. Below 0, or nil, where that is not known.
  mutating func room(_ inView: Range<Int64>, from: Double, to: Double) -> (fall: Double, rise: Double)? {
    if ring == nil, let room = finger?.room { return room }
    if ring == nil, let window {
      // Behind the last item and before the first one nothing comes into view.
      let (first, last) = (start(of: inView.lowerBound), start(of: inView.upperBound - 1))
      let before = inView.lowerBound == items.lowerBound ? .infinity : from - first + window.spacing
      let behind = inView.upperBound == items.upperBound ? .infinity : last + stride - to
      return (min(before, to - last), min(first + window.length - from, behind))
    }
    guard let first = item(inView.lowerBound), let last = item(inView.upperBound - 1) else { return nil }
    // Less than the spacing may lie between the last item of a lap and the first of the next.
    return (min(from - first.start, to - last.start), min(first.end - from, last.end - to))
  }

  /// How far from where they are counted places are exact enough, in points.
  static let exact = 0x1p40

  /// How far from the content's start the tiles' origin is.
  var start: Double { window == nil || ring != nil ? baseStart : Double(base) * stride }

  /// Brings the tiles' origin to an item in view where it is further away than frames are exact. Whoever comes back from
  /// there counts from the content's start again, so that nothing stays of what was rounded, or wrapped around, far away.
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

  /// The tiles' origin follows from the content's, exactly: where that stands today may be too far away to be told in
  /// points without rounding, and would stay rounded after it has come back.
  mutating func countFromContent() { (originAtMark, mark) = (start, ContentOrigin()) }

  /// Moves the tiles' origin so that an item starts at `start` from it: what keeps the frame of a tile whose item
  /// has moved.
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

  /// Where an item of the row is, counted from the content's start; nil where there is none.
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
