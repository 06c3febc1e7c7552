public import ScrollBehaviors
public import ScrollEngine
public import ScrollSpace

/// A part of the window that takes input: a scroller, a nest of scrollers, or a plain area such as a button or a slider.
///
/// Areas stand in the window or in other areas. What stands in a scroller moves with its content:
///
/// ```
///   window ┌───────────────────────────┐
///          │ list ┌──────────────────┐ │     list: frame in the window
///          │      │ row ┌──────────┐ │ │     row: frame in the content of the list
///          │      │     └──────────┘ │ │
///          │      └──────────────────┘ │
///          └───────────────────────────┘
/// ```
/// Make areas by ``ScrollHost``.
public final class ScrollArea {
  /// The scroller of the area; the outermost one of a nest. Nil for a plain area.
  public let scroll: ScrollController?
  /// What the area has for taps, long presses and drags.
  public var gestures = AreaGestures()
  /// Whether touches, wheels and keys reach the area and all areas in it. True at first.
  public var isEnabled = true
  /// Whether areas in it are cut off at its frame. Scrollers always clip; plain areas do not at first.
  public var clips: Bool { didSet { if scroll != nil, !clips { clips = true } } }
  /// Which of the areas that stand in the same one is on top: those with higher numbers, and of equal numbers the area that was
  /// added later. 0 at first.
  public var z = 0 { didSet { if z != oldValue { host?.reorder(self) } } }
  /// The area around it; nil for one that stands in the window.
  public internal(set) unowned(unsafe) var parent: ScrollArea?
  /// The areas in it, the lowest first.
  public internal(set) var children: [ScrollArea] = []

  /// What is fed and gets frames: the scroller, or the nest that it belongs to. Nil for a plain area.
  let target: ScrollTarget?
  /// Whether the target stands in this area; if not, in one around it.
  let ownsTarget: Bool
  /// The scroller as a part of a nest.
  let nested: NestedScroller?
  unowned(unsafe) var host: ScrollHost?
  var space: SpaceID?
  private var place: Rect

  init(_ place: Rect, _ target: ScrollTarget?, nested: NestedScroller? = nil, ownsTarget: Bool = true) {
    (self.place, self.target, self.nested, self.ownsTarget) = (place, target, nested, ownsTarget)
    scroll = nested?.scroll ?? target?.scroll
    clips = scroll != nil
  }

  /// The nest whose outermost scroller this is; nil if there is none.
  public var nest: ScrollNest? { ownsTarget ? target?.nest : nil }

  /// Where it stands, in the coordinates of the area around it. Those are the content coordinates of a scroller, or points
  /// from the corner of a plain area or the window.
  ///
  /// A scroller has its viewport there: a new size becomes that of the viewport. A frame that is not finite, or has a length
  /// below 0, is refused and counted.
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

  /// The area and those around it, from the inside out.
  public var path: [ScrollArea] {
    var (path, next) = ([self], parent)
    while let one = next {
      path.append(one)
      next = one.parent
    }
    return path
  }

  /// Whether it is another one, or stands in that, at any depth.
  public func stands(in outer: ScrollArea) -> Bool { path.contains { $0 === outer } }

  /// As a space among others: its own coordinates are those in which areas in it have their frames.
  var asSpace: Space {
    guard let scroll else { return Space(frame: frame, clips: clips) }
    var space = scroll.space
    space.frame = frame
    return space
  }

  /// Forgets the host, and so do all areas in it.
  func leaveHost() {
    (host, space) = (nil, nil)
    for child in children { child.leaveHost() }
  }

  deinit {
    for child in children { child.parent = nil }
  }
}

extension Rect {
  /// Whether an area may have it as its frame.
  var isUsableFrame: Bool {
    minX.isUsable && minY.isUsable && width.isUsable && height.isUsable && width >= 0 && height >= 0
  }
}
