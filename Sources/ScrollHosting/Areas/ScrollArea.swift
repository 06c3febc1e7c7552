import ScrollBehaviors
public import ScrollEngine
public import ScrollNesting
public import ScrollSpace

/// A part of the window that takes input: a scroller, a nest of scrollers, or a plain area such as a button or a
/// slider.
///
/// Areas lie in the window or in other areas. An area that lies in a scroller moves with the scroller's content:
///
/// ```
///   window ┌───────────────────────────┐
///          │ list ┌──────────────────┐ │     list: frame in the window
///          │      │ row ┌──────────┐ │ │     row: frame in the content of the list
///          │      │     └──────────┘ │ │
///          │      └──────────────────┘ │
///          └───────────────────────────┘
/// ```
/// Create areas with ``ScrollHost``.
public final class ScrollArea {
  /// The scroller of the area, or the outermost scroller of a nest. Nil for a plain area.
  public let scroll: ScrollController?
  /// The actions of the area for taps, long presses and drags.
  @exclusivity(unchecked) public var gestures = AreaGestures()
  /// Whether touches, wheels and keys reach the area and all areas in it. True at first. If you write false, keys that
  /// are held and the gesture of a wheel end with the next input or frame; touches that are down stay.
  public var isEnabled = true { didSet { if isEnabled != oldValue { host?.setNeedsFrame() } } }
  /// Whether areas in it are cut off at its frame. Scrollers always clip; plain areas do not at first.
  @exclusivity(unchecked) public var clips: Bool { didSet { if scroll != nil, !clips { clips = true } } }
  /// The order among areas with the same parent. The area with the highest number is on top. Of equal numbers, the area
  /// that was added later is on top. 0 at first.
  public var z = 0 { didSet { if z != oldValue { host?.reorder(self, from: oldValue) } } }
  /// The area around this area; nil for an area that lies in the window.
  public internal(set) unowned(unsafe) var parent: ScrollArea?
  /// The areas in this area, the lowest first.
  @exclusivity(unchecked) public internal(set) var children: [ScrollArea] = []

  /// The receiver of input and frames: the scroller, or the nest of the scroller. Nil for a plain area.
  let target: ScrollTarget?
  /// True if the target lies in this area; false if the target lies in an area around.
  let ownsTarget: Bool
  /// The scroller as a part of a nest.
  let nested: NestedScroller?
  @exclusivity(unchecked) unowned(unsafe) var host: ScrollHost?
  @exclusivity(unchecked) var space: SpaceID?
  /// The number among the areas that have a frame of their own; 0 for others.
  @exclusivity(unchecked) var number = 0
  /// The order among areas with the same parent and the same `z`.
  @exclusivity(unchecked) var rank = 0
  // A touch reads these of each area, unchecked: they change in steps that call no other code.
  @exclusivity(unchecked) private var place: Rect

  init(_ place: Rect, _ target: ScrollTarget?, nested: NestedScroller? = nil, ownsTarget: Bool = true) {
    (self.place, self.target, self.nested, self.ownsTarget) = (place, target, nested, ownsTarget)
    scroll = nested?.scroll ?? target?.scroll
    clips = scroll != nil
  }

  /// The nest whose outermost scroller is the scroller of this area; nil if there is none.
  public var nest: ScrollNest? { ownsTarget ? target?.nest : nil }

  /// The frame of the area, in the coordinates of the area around. These are the content coordinates of a scroller, or
  /// points from the corner of a plain area or of the window.
  ///
  /// The viewport of a scroller fills the frame: a new size becomes the size of the viewport. A frame that is not
  /// finite, or has a length below 0, is refused and counted.
  public var frame: Rect {
    get {
      if let nested { return Rect(origin: nested.origin, size: nested.scroll.viewport) }
      return Rect(origin: place.origin, size: scroll?.viewport ?? place.size)
    }
    set {
      guard newValue.isUsableFrame else {
        host?.refuse(.unusableNumbers, "frame", "\(newValue)")
        return
      }
      place = newValue
      nested?.origin = newValue.origin
      if let scroll, scroll.viewport != newValue.size { scroll.viewport = newValue.size }
      host?.setNeedsFrame()
    }
  }

  /// Whether input goes to it: it is enabled, and its scroller is in the nest.
  var isOpen: Bool {
    isEnabled && !hasLeftNest
  }

  /// Whether it is the area of a scroller that has left the nest.
  var hasLeftNest: Bool {
    guard !ownsTarget, let nested, let root = target?.nest?.root else { return false }
    return !nested.isDescendant(of: root)
  }

  /// Whether input reaches it: it is in the host, and input goes to it and to all areas around.
  var isReachable: Bool {
    guard host != nil else { return false }
    var next: ScrollArea? = self
    while let one = next {
      guard one.isOpen else { return false }
      next = one.parent
    }
    return true
  }

  /// Whether it has a frame of its own: it has a scroller outside of nests, or a nest.
  var hasFrames: Bool { ownsTarget && target != nil }

  /// The area and those around it, from the inside out.
  public var path: [ScrollArea] {
    var (path, next) = ([self], parent)
    while let one = next {
      path.append(one)
      next = one.parent
    }
    return path
  }

  /// Returns true if the area is `outer`, or lies in `outer` at any depth.
  public func isDescendant(of outer: ScrollArea) -> Bool {
    var next: ScrollArea? = self
    while let one = next {
      if one === outer { return true }
      next = one.parent
    }
    return false
  }

  /// Calls a closure for this area and for all areas in it.
  func forEach(_ body: (ScrollArea) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }

  /// Returns true if a point is in the frame. Most areas are left of a point or above it, and need no more than that.
  func contains(_ point: Point) -> Bool {
    if nested == nil, !(point.x >= place.minX && point.y >= place.minY) { return false }
    return frame.contains(point)
  }

  /// The area as a space. The space's own coordinates are those of the frames of areas in this area.
  var asSpace: Space {
    guard let scroll else { return Space(frame: frame, clips: clips) }
    var space = scroll.space
    space.frame = frame
    return space
  }

  /// Removes the host from this area and from all areas in it.
  func leaveHost() {
    (host, space) = (nil, nil)
    for child in children { child.leaveHost() }
  }

  deinit {
    for child in children { child.parent = nil }
  }
}

extension Rect {
  /// True if an area may have the rect as its frame.
  var isUsableFrame: Bool {
    minX.isUsable && minY.isUsable && width.isUsable && height.isUsable && width >= 0 && height >= 0
  }
}
