public import ScrollEngine
public import ScrollSpace

/// Asks the program for more content before the user reaches the end of what there is: a feed, search results, the past of a
/// chat.
///
/// ```
///   ┌────────┐ content          ┌────────┐                  ┌────────┐
///   │ ┏━━━━┓ │                  │        │                  │        │
///   │ ┃    ┃ │                  │ ┏━━━━┓ │                  │ ┏━━━━┓ │
///   │ ┗━━━━┛ │                  │ ┃    ┃ │                  │ ┃    ┃ │
///   │        │ ┬                │ ┗━━━━┛ │ nearer: load     │ ┗━━━━┛ │
///   │        │ │ distance       └────────┘ is called, once  │        │ more has come: it may
///   └────────┘ ┴                                            │        │ be called again
///                                                           └────────┘
/// ```
/// ```swift
/// let more = LoadNearEnd(feed) { more in
///   posts.loadNext { page in
///     try! feed.insert(Int64(page.count), at: feed.items.upperBound)
///     more.isFinished = page.isLast
///   }
/// }
/// let scroll = ScrollController(viewport: screen, behaviors: [tiles, more, Bouncing()])
/// ```
/// **Once for the same content.** After a call nothing is asked for until the content has grown at that end: with items, by an
/// edit that adds some there; without, by a longer content, which measuring may make as well, but no zoom. If the end is still
/// too near then, it is called again. After a failure call ``retry()``; if there is no more, set ``isFinished``. Empty content is
/// near its end, and asks once.
///
/// **Ahead.** With ``looksAhead`` the place where a motion comes to rest counts, too: a fling that leads to the end asks as the
/// finger lifts, and not when the content arrives.
///
/// For both ends write two. There is nothing to ask for at an open side, and on a ring.
public final class LoadNearEnd: ScrollBehavior {
  /// How near to the end is near.
  public enum Distance: Hashable, Sendable {
    /// So many points.
    case points(Double)
    /// So many times the length of the viewport that insets leave free.
    case viewports(Double)
  }

  /// The axis along which content comes in.
  public var axis: Axis { items?.axis ?? ownAxis }
  /// At which end.
  public let side: Side
  /// How near to the end it is called. Takes effect with the next move or layout.
  public var distance: Distance
  /// Whether the place where a motion comes to rest counts, too.
  public var looksAhead = true
  /// Whether there is nothing more to ask for. Set to false, it asks at once if the end is near. Not to be set from within a
  /// question.
  public var isFinished: Bool {
    get { hasAll }
    set {
      (hasAll, isWaiting) = (newValue, isWaiting && hasAll == newValue)
      if let scroll { ask(scroll) }
    }
  }
  /// Whether it has asked, and no content has come in since.
  public private(set) var isWaiting = false

  private let load: (LoadNearEnd) -> Void
  private let ownAxis: Axis
  private let items: (any EditableItems)?
  private var relay: EditRelay?
  private var hasAll = false
  /// How long the content was when it asked, at a scale of 1.
  private var length = 0.0
  private unowned(unsafe) var scroll: ScrollController?

  /// Asks for items at an end of a row, or of any items that can be edited. A distance that is negative or not finite is a
  /// mistake in the program, and traps. One viewport is our choice: a page ahead of the reader.
  public convenience init(
    _ items: any EditableItems, at side: Side = .upper, within distance: Distance = .viewports(1),
    load: @escaping (LoadNearEnd) -> Void
  ) {
    self.init(items, items.axis, side, distance, load)
    let relay = EditRelay(self)
    items.add(relay)
    self.relay = relay
  }

  /// Asks for content of which only the length is known. All else is as in the other initialiser.
  public convenience init(
    axis: Axis = .vertical, at side: Side = .upper, within distance: Distance = .viewports(1),
    load: @escaping (LoadNearEnd) -> Void
  ) { self.init(nil, axis, side, distance, load) }

  private init(
    _ items: (any EditableItems)?, _ axis: Axis, _ side: Side, _ distance: Distance,
    _ load: @escaping (LoadNearEnd) -> Void
  ) {
    let number =
      switch distance {
      case .points(let number), .viewports(let number): number
      }
    precondition(
      number >= 0 && number.isUsable,
      """
      Loading near the end needs a distance of 0 or more; this is \(number); leave it out for one viewport.
      """)
    (self.items, ownAxis, self.side, self.distance, self.load) = (items, axis, side, distance, load)
  }

  deinit { if let relay { items?.remove(relay) } }

  /// "LoadNearEnd".
  public var name: StaticString { "LoadNearEnd" }

  /// Asks once more, if the end is near: after a failure. Not to be called from within a question.
  public func retry() {
    isWaiting = false
    if let scroll { ask(scroll) }
  }

  /// Looks at how far the end is.
  public func scrollDidScroll(_ scroll: ScrollController) { ask(scroll) }

  /// Content may have come in, or gone.
  public func scrollDidLayout(_ scroll: ScrollController) {
    // Lengths that a zoom has multiplied differ by their rounding.
    if items == nil, contentLength(scroll) > length + Tolerance.offset(pixel: scroll.settings.pixel) {
      isWaiting = false
    }
    ask(scroll)
  }

  /// It has set out, and where it comes to rest is known.
  public func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) { ask(scroll) }

  /// So it has with a fling that takes the place of another.
  public func scrollWillBeginDecelerating(_ scroll: ScrollController) { ask(scroll) }

  /// Or with an animation that takes the place of another.
  public func scrollDidEndScrollingAnimation(_ scroll: ScrollController) { ask(scroll) }

  private func ask(_ scroll: ScrollController) {
    guard !isWaiting, !hasAll, isNear(scroll) else { return }
    (isWaiting, length) = (true, contentLength(scroll))
    load(self)
  }

  private func contentLength(_ scroll: ScrollController) -> Double {
    scroll.unzoomed(scroll.contentSize)[axis]
  }

  private func isNear(_ scroll: ScrollController) -> Bool {
    let (geometry, extent) = (scroll.geometry, scroll.geometry.extent[axis])
    guard geometry.viewport[axis] > 0, extent.period == nil, let wall = extent[side] else { return false }
    let ends = looksAhead ? scroll.destination[axis] : scroll.contentOffset[axis]
    let offset = scroll.contentOffset[axis]
    let left = side == .lower ? min(offset, ends) - wall : wall - max(offset, ends)
    switch distance {
    case .points(let points): return left <= points
    case .viewports(let parts): return left <= parts * geometry.visibleLength(axis)
    }
  }

  /// What it has asked for. In a restored scroller that is waiting the program should load anew, or call ``retry()``.
  public func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    try memory.field(isWaiting) { self.isWaiting = $0 }
    try memory.field(length, where: { $0 >= 0 && $0.isUsable }) { self.length = $0 }
    try memory.field(hasAll) { self.hasAll = $0 }
  }

  /// Looks at a scroller from now on.
  public func didAttach(to scroll: ScrollController) { self.scroll = scroll }

  /// Looks at none any more.
  public func didDetach() { scroll = nil }
}

extension LoadNearEnd: EditFollower {
  func willChange() {}
  func didLayout() {}

  /// Items have changed, and are laid out next.
  func follow(_ edit: TileEdit) {
    guard isWaiting, let items, edit.adds(at: side, of: items) else { return }
    isWaiting = false
  }
}

extension TileEdit {
  /// Whether there are items behind the last one of before, or ahead of the first one, once it has been done.
  fileprivate func adds(at side: Side, of items: any EditableItems) -> Bool {
    func isNone(_ index: Int64) -> Bool { items.place(of: index, origin: ContentOrigin()) == nil }
    switch self {
    case .insert(let lengths, let index):
      if lengths.isEmpty { return false }
      return isNone(side == .lower ? index - 1 : index &+ Int64(lengths.count))
    case .insertRun(let count, _, let index):
      return count > 0 && isNone(side == .lower ? index - 1 : index &+ count)
    case .replace(let count, _, let item):
      let kept = side == .lower ? item.first { $0 != nil } : item.last { $0 != nil }
      guard let kept, let index = kept else { return count > 0 }
      return side == .lower ? index > 0 : index < count - 1
    case .remove, .move, .resize, .reload: return false
    }
  }
}
