public import ScrollEngine
public import ScrollSpace

/// Remembers when things moved, and says where scroll indicators stand and how much of them is seen: as values, for
/// a host to draw.
///
/// ```swift
/// let indicators = Indicators()
/// let scroll = ScrollController(viewport: screen, content: text, behaviors: [Bouncing(), indicators])
///
/// // In every frame:
/// draw(from: scroll.contentOffset)
/// if let thumb = indicators.thumb(on: .vertical, at: now) { draw(thumb.rect, opacity: thumb.opacity) }
/// ```
/// A thumb is seen from the moment its axis moves, by a finger, a wheel, a key or an animation; it stays while
/// anything holds or moves the content, and fades once that has come to rest. What the program places without an
/// animation and what a layout moves shows nothing, as with UIScrollView; ``flash(at:)`` does. That only the axis
/// which moved is shown is our choice.
///
/// Thumbs can be dragged and tracks clicked: see ``pressBegan(at:time:)``.
///
/// It decides nothing, so it may stand anywhere in a chain. Opacity is a function of time: nothing is stepped, and
/// a host may ask for any moment.
///
/// **Frames.** After a rest `advance(to:)` answers `.sleep(until:)` with the time at which the fade begins, and
/// during the fade `.needsFrame`. Fading asks for no frames while a
/// finger is down, since it does not go on then.
public final class Indicators: ScrollBehavior {
  /// How thumbs look. Setting it asks for a frame.
  public var style: IndicatorStyle { didSet { scroll?.setNeedsFrame() } }
  /// Which axes may show a thumb: UIScrollView's showsHorizontalScrollIndicator and showsVerticalScrollIndicator.
  /// Write false for ``RepeatedEnds`` and ``ThreePages``, whose walls are not those of what is seen. Setting it asks for a
  /// frame.
  public var shows = PerAxis(true) { didSet { scroll?.setNeedsFrame() } }
  /// Whether tracks stay clear of the scroller's safe area and of what obscures it, besides the style's own insets:
  /// UIScrollView's automaticallyAdjustsScrollIndicatorInsets. Setting it asks for a frame.
  public var staysInSafeArea = true { didSet { scroll?.setNeedsFrame() } }

  /// What a press on a track does, beside the thumb. A page at first, as on Windows and macOS.
  public var trackPress = TrackPress.page

  /// The thumb that is held.
  var grab: Grab?
  private var lives = PerAxis(IndicatorLife.hidden)
  /// What has moved since the last rest.
  private var moved = PerAxis(false)
  private var last = Point.zero
  private var mark = ContentOrigin()
  private(set) unowned(unsafe) var scroll: ScrollController?

  /// Makes indicators that look like this.
  public init(_ style: IndicatorStyle = IndicatorStyle()) { self.style = style }

  /// "Indicators".
  public var name: StaticString { "Indicators" }

  /// The thumb of an axis at a time; its opacity is 0 where nothing of it is seen. Nil where there is none to show:
  /// see ``IndicatorStyle/rect(on:at:in:inset:)``. A time that is not finite shows nothing of what rests.
  public func thumb(on axis: Axis, at time: Timestamp) -> IndicatorThumb? {
    guard shows[axis], let scroll,
      let rect = style.rect(
        on: axis, at: scroll.contentOffset, in: scroll.geometry,
        inset: inset)
    else { return nil }
    return IndicatorThumb(rect: turned(rect), opacity: opacity(on: axis, at: time))
  }

  /// How much of an axis' thumb is seen.
  func opacity(on axis: Axis, at time: Timestamp) -> Double {
    lives[axis].opacity(at: time, hold: hold, fade: fade)
  }

  /// From the side where the content begins to the viewport's corner, and back. A zoom scales the content, and no thumb.
  func turned(_ rect: Rect) -> Rect {
    guard let scroll else { return rect }
    var view = scroll.space
    view.boundsOrigin = .zero
    for axis in Axis.both { view.scale[axis] = scroll.isReversed[axis] ? -1 : 1 }
    return view.mapToParent.convert(rect)
  }

  /// A thumb is held, or is let go at a time.
  func hold(_ axis: Axis, until time: Timestamp?) {
    lives[axis] = time.map { .resting(since: $0) } ?? .moving
    scroll?.setNeedsFrame()
  }

  /// Shows all thumbs there are for a while: UIScrollView's flashScrollIndicators.
  ///
  /// Flashed while anything holds or moves the content, they stay until it rests, and fade then. Give the present time. It
  /// asks for a frame: a host that sleeps is told by `onNeedsFrame`. A time that is not usable is ignored.
  public func flash(at time: Timestamp) {
    guard time.seconds.magnitude < .largestUsable else { return }
    let isHeld = scroll.map { $0.phase != .idle } ?? false
    for axis in Axis.both where lives[axis] != .moving {
      lives[axis] = isHeld ? .moving : .resting(since: time)
    }
    scroll?.setNeedsFrame()
  }

  /// When a thumb begins to fade, and every frame until it is gone. None does while anything holds or moves the content.
  public func wake(in context: ScrollContext) -> Timestamp? {
    var earliest: Timestamp?
    for axis in Axis.both where shows[axis] && IndicatorStyle.scrolls(context.geometry, axis) {
      guard let change = lives[axis].change(after: context.time, hold: hold, fade: fade) else { continue }
      earliest = min(earliest ?? change, change)
    }
    return earliest
  }

  /// Shows the axes that moved, if it was no plain placing.
  public func scrollDidScroll(_ scroll: ScrollController) {
    let offset = scroll.contentOffset
    for axis in Axis.both
    where offset[axis] != last[axis] + scroll.contentOrigin.shift(since: mark, on: axis) {
      moved[axis] = true
      if scroll.phase != .idle { lives[axis] = .moving }
    }
    keepPlace(scroll)
  }

  /// What a layout moves shows nothing. Content that a held thumb has taken to its end stays there.
  public func scrollDidLayout(_ scroll: ScrollController) {
    keepPlace(scroll)
    if !scroll.isRestoring { followEnd(scroll) }
  }

  /// Keeps what a finger finds still on screen, and lets go of it at rest.
  public func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) {
    let time = scroll.context.time
    for axis in Axis.both {
      if scroll.phase == .idle {
        rest(axis, at: time)
      } else if lives[axis].opacity(at: time, hold: hold, fade: fade) > 0 {
        lives[axis] = .moving
      }
    }
  }

  /// Shows what moved within one frame, too.
  public func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
    let isPlaced = reason == .set || reason == .layout
    for axis in Axis.both {
      if moved[axis], !isPlaced { lives[axis] = .moving }
      moved[axis] = false
      if scroll.phase == .idle { rest(axis, at: scroll.context.time) }
    }
  }

  /// When what moved, and which thumb is held.
  public func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    try memory.field(lives) { self.lives = $0 }
    try memory.field(moved) { self.moved = $0 }
    try memory.field(grab) { self.grab = $0 }
  }

  /// Looks at a scroller from now on.
  public func didAttach(to scroll: ScrollController) {
    self.scroll = scroll
    keepPlace(scroll)
  }

  /// Looks at none any more, and hides.
  public func didDetach() {
    scroll = nil
    lives = PerAxis(.hidden)
    moved = PerAxis(false)
    grab = nil
  }

  private func rest(_ axis: Axis, at time: Timestamp) {
    if lives[axis] == .moving, grab?.axis != axis { lives[axis] = .resting(since: time) }
  }

  private func keepPlace(_ scroll: ScrollController) {
    (last, mark) = (scroll.contentOffset, scroll.contentOrigin)
  }

  /// What the tracks leave free besides the style's own insets.
  var inset: Insets {
    guard staysInSafeArea, let scroll else { return .zero }
    var cover = Insets.zero
    for axis in Axis.both {
      for side in [Side.lower, .upper] {
        cover[axis, side] = max(scroll.safeArea[axis, side], scroll.obscured[axis, side])
      }
    }
    return cover.reversed(on: scroll.isReversed)
  }

  private var hold: Double { style.hold >= 0 ? style.hold : 0 }
  private var fade: Double { style.fade >= 0 && style.fade.isFinite ? style.fade : 0 }
}
