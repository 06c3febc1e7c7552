public import ScrollBehaviors
public import ScrollEngine
public import ScrollSpace

/// Asks the program for more content before the user reaches the end: for a feed, search results, or the
/// history of a chat.
///
/// ```
///   ┌────────┐ content          ┌────────┐                  ┌────────┐
///   │ ┏━━━━┓ │                  │        │                  │        │
///   │ ┃    ┃ │                  │ ┏━━━━┓ │                  │ ┏━━━━┓ │
///   │ ┗━━━━┛ │                  │ ┃    ┃ │                  │ ┃    ┃ │
///   │        │ ┬                │ ┗━━━━┛ │ nearer: load     │ ┗━━━━┛ │
///   │        │ │ distance       └────────┘ is called, once  │        │ more content: it may
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
/// **Once for the same content.** After a call, the next one needs more content at that end. With items, this
/// is an edit that adds items there. Without items, this is a longer content, also by measuring, but not by a
/// zoom. If the end is still too near then, `load` is called again. After a failure call ``retry()``; if
/// there is no more content, set ``isFinished``. Empty content counts as near its end, and causes one call.
///
/// **Ahead.** With ``looksAhead`` the destination of a motion counts, too: a fling to the end causes a call
/// when the finger is lifted, and not when the content arrives.
///
/// For both ends write two links. At an open side, and on a ring, `load` is not called.
public final class LoadNearEnd: ScrollBehavior {
  /// The distance from the end at which `load` is called.
  public enum Distance: Hashable, Sendable {
    /// A distance in points.
    case points(Double)
    /// A multiple of the viewport's length less its insets.
    case viewports(Double)
  }

  /// The axis along which content is added.
  public var axis: Axis { items?.axis ?? ownAxis }
  /// The end at which content is added.
  public let side: Side
  /// The distance from the end at which `load` is called. A change counts from the next move or layout on.
  public var distance: Distance
  /// True if the destination of a motion counts, too.
  public var looksAhead = true
  /// True if there is no more content to load. If set to false, `load` is called at once if the end is near.
  /// Not to be set within a question.
  public var isFinished: Bool {
    get { hasAll }
    set {
      (hasAll, isWaiting) = (newValue, isWaiting && hasAll == newValue)
      if let scroll { ask(scroll) }
    }
  }
  /// True if `load` was called, and no content was added since.
  public private(set) var isWaiting = false

  private let load: (LoadNearEnd) -> Void
  private let ownAxis: Axis
  private let items: (any EditableItems)?
  private var relay: EditRelay?
  private var hasAll = false
  /// The length of the content at the last call, at a scale of 1.
  private var length = 0.0
  private unowned(unsafe) var scroll: ScrollController?

  /// Creates a link that loads more items at an end of a row, or of other editable items.
  ///
  /// The default distance of one viewport is our choice: a page ahead of the reader. A distance that is
  /// negative or not finite is a programmer's mistake and traps.
  public convenience init(
    _ items: any EditableItems, at side: Side = .upper, within distance: Distance = .viewports(1),
    load: @escaping (LoadNearEnd) -> Void
  ) {
    self.init(items, items.axis, side, distance, load)
    let relay = EditRelay(self)
    items.add(relay)
    self.relay = relay
  }

  /// Creates a link that loads more content of which only the length is known. The other parameters are those
  /// of the initializer with items.
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
      number >= 0 && number.isUsable, .loadDistance,
      """
      Loading near the end needs a distance of 0 or more; this is \(number); leave it out for one viewport.
      """)
    (self.items, ownAxis, self.side, self.distance, self.load) = (items, axis, side, distance, load)
  }

  deinit { if let relay { items?.remove(relay) } }

  /// "LoadNearEnd".
  @_documentation(visibility: internal)
  public var name: StaticString { "LoadNearEnd" }

  /// Calls `load` again after a failure, if the end is near. Not to be called within a question.
  public func retry() {
    isWaiting = false
    if let scroll { ask(scroll) }
  }
}

@_documentation(visibility: internal)
extension LoadNearEnd {
  /// Checks the distance to the end.
  public func scrollDidScroll(_ scroll: ScrollController) { ask(scroll) }

  /// Checks the distance to the end after content was added or removed.
  public func scrollDidLayout(_ scroll: ScrollController) {
    // Lengths multiplied by a zoom differ by rounding.
    if items == nil, contentLength(scroll) > length + Tolerance.offset(pixel: scroll.settings.pixel) {
      isWaiting = false
    }
    ask(scroll)
  }

  /// Checks the distance to the end when a motion's destination is known.
  public func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) { ask(scroll) }

  /// Checks the distance to the end if one fling replaces another.
  public func scrollWillBeginDecelerating(_ scroll: ScrollController) { ask(scroll) }

  /// Checks the distance to the end if one animation replaces another.
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

  /// Archives the state of loading. If a restored scroller is waiting, the program should load again, or call
  /// ``retry()``.
  public func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    try memory.field(isWaiting) { self.isWaiting = $0 }
    try memory.field(length, where: { $0 >= 0 && $0.isUsable }) { self.length = $0 }
    try memory.field(hasAll) { self.hasAll = $0 }
  }

  /// Reports items that no link of this chain shows.
  public func review(_ report: inout ChainReport, of scroll: ScrollController) {
    guard let items else {
      return report.addStillAxis(axis, of: scroll.geometry, in: "scrollDidScroll", "loads near an end") {
        "Write LoadNearEnd(axis: .\($0))."
      }
    }
    report.addItems(items, of: scroll, in: "layout")
  }

  /// Joins a scroller.
  public func didAttach(to scroll: ScrollController) { self.scroll = scroll }

  /// Leaves the scroller.
  public func didDetach() { scroll = nil }
}

extension LoadNearEnd: EditFollower {
  func willChange() {}
  func didLayout() {}

  /// Follows an edit, before its layout.
  func follow(_ edit: TileEdit) {
    guard isWaiting, let items, edit.adds(at: side, of: items) else { return }
    isWaiting = false
  }
}

extension TileEdit {
  /// Returns true if, after the edit, there are items after the former last one, or before the former first
  /// one.
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
