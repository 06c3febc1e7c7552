public import ScrollEngine
public import ScrollSpace

/// Provides the frames and the opacity of scroll indicators as values, for a host to draw.
///
/// ```swift
/// let indicators = Indicators()
/// let scroll = ScrollController(viewport: screen, content: text, behaviors: [Bouncing(), indicators])
///
/// // In every frame:
/// draw(from: scroll.contentOffset)
/// if let thumb = indicators.thumb(on: .vertical, at: now) { draw(thumb.rect, opacity: thumb.opacity) }
/// ```
/// A thumb is shown when its axis moves, by a finger, a wheel, a key or an animation. It stays while anything
/// holds or moves the content, and fades after the content has come to rest. Changes by the program without
/// animation, and by a layout, show nothing, as in UIScrollView; ``flash(at:)`` does. Only the axis that
/// moved is shown: this is our choice.
///
/// Thumbs can be dragged and tracks clicked: see ``pressBegan(at:time:)``.
///
/// The link changes nothing, so it may be anywhere in a chain. The opacity is a function of time, and a host
/// may ask for any time.
///
/// **Frames.** After a rest, `advance(to:)` returns `.sleep(until:)` with the time at which the fade begins,
/// and during the fade `.needsFrame`. While a finger is down there is no fade, and no frames are requested
/// for it.
public final class Indicators: ScrollBehavior {
  /// The look of the thumbs. Setting it requests a frame.
  public var style: IndicatorStyle { didSet { scroll?.setNeedsFrame() } }
  /// The axes that may show a thumb: UIScrollView's showsHorizontalScrollIndicator and
  /// showsVerticalScrollIndicator. Set this to false for `RepeatedEnds` and `ThreePages`, whose walls are
  /// not those of the visible content. Setting it requests a frame.
  public var shows = PerAxis(true) { didSet { scroll?.setNeedsFrame() } }
  /// True if tracks stay clear of the scroller's safe area, and of areas that obscure the scroller, in
  /// addition to the style's insets: UIScrollView's automaticallyAdjustsScrollIndicatorInsets. Setting it
  /// requests a frame.
  public var staysInSafeArea = true { didSet { scroll?.setNeedsFrame() } }

  /// The effect of a press on a track, beside the thumb. The default is a page, as on Windows and macOS.
  public var trackPress = TrackPress.page
  /// The time after which a press held on a track repeats its step, in seconds: 0.25, as in Chromium. With
  /// infinity, or a number below 0, the press does not repeat.
  public var trackDelay = 0.25
  /// The time from one repeated step to the next, in seconds: 0.05, as in Chromium. At least 0.01.
  public var trackInterval = 0.05 {
    didSet { if !(trackInterval >= 0.01 && trackInterval.isUsable) { trackInterval = 0.01 } }
  }

  /// The thumb that is held.
  var grab: Grab?
  /// The press that is held on a track.
  var track: TrackHold?
  private var lives = PerAxis(IndicatorLife.hidden)
  /// The axes that have moved since the last rest.
  private var moved = PerAxis(false)
  private var last = Point.zero
  private var mark = ContentOrigin()
  private(set) unowned(unsafe) var scroll: ScrollController?

  /// Creates indicators with a style.
  public init(_ style: IndicatorStyle = IndicatorStyle()) { self.style = style }

  /// "Indicators".
  @_documentation(visibility: internal)
  public var name: StaticString { "Indicators" }

  /// Returns the thumb of an axis at a time; nil if there is none: see
  /// ``IndicatorStyle/rect(on:at:in:inset:)``. The opacity of an invisible thumb is 0. At a time that is not
  /// finite, thumbs of resting axes are invisible.
  public func thumb(on axis: Axis, at time: Timestamp) -> IndicatorThumb? {
    guard shows[axis], let scroll,
      let rect = style.rect(
        on: axis, at: scroll.contentOffset, in: scroll.geometry,
        inset: inset)
    else { return nil }
    return IndicatorThumb(rect: turned(rect), opacity: opacity(on: axis, at: time))
  }

  /// Returns the opacity of an axis' thumb.
  func opacity(on axis: Axis, at time: Timestamp) -> Double {
    lives[axis].opacity(at: time, hold: hold, fade: fade)
  }

  /// Converts a frame between the side at which the content begins and the viewport's corner. A zoom scales
  /// the content, not the thumb.
  func turned(_ rect: Rect) -> Rect {
    guard let scroll else { return rect }
    var view = scroll.space
    view.boundsOrigin = .zero
    for axis in Axis.both { view.scale[axis] = scroll.isReversed[axis] ? -1 : 1 }
    return view.mapToParent.convert(rect)
  }

  /// Marks a thumb as held, or as released at a time.
  func hold(_ axis: Axis, until time: Timestamp?) {
    lives[axis] = time.map { .resting(since: $0) } ?? .moving
    scroll?.setNeedsFrame()
  }

  /// Shows all thumbs for a while: UIScrollView's flashScrollIndicators.
  ///
  /// While anything holds or moves the content, the thumbs stay until the content rests, and fade then. Pass
  /// the present time. The call requests a frame: a sleeping host is woken by `onNeedsFrame`. A time that is
  /// not finite and usable is ignored.
  public func flash(at time: Timestamp) {
    guard time.seconds.magnitude < .largestUsable else { return }
    let isHeld = scroll.map { $0.phase != .idle } ?? false
    for axis in Axis.both where lives[axis] != .moving {
      lives[axis] = isHeld ? .moving : .resting(since: time)
    }
    scroll?.setNeedsFrame()
  }
}

@_documentation(visibility: internal)
extension Indicators {
  /// Moves what is shown, and a press that is held, to a clock that was set back.
  public func clockWasSetBack(by seconds: Double) {
    for axis in Axis.both { lives[axis] = lives[axis].setBack(by: seconds) }
    if let due = track?.due { track?.due = due - seconds }
  }

  /// Returns the time at which a thumb begins to fade and, during the fade, the present time. No thumb fades
  /// while anything holds or moves the content. Also the time of the next step of a press held on a track.
  public func wake(in context: ScrollContext) -> Timestamp? {
    var earliest = track?.due
    for axis in Axis.both where shows[axis] && IndicatorStyle.scrolls(context.geometry, axis) {
      guard let change = lives[axis].change(after: context.time, hold: hold, fade: fade) else { continue }
      earliest = min(earliest ?? change, change)
    }
    return earliest
  }

  /// Repeats the step of a press that is held on a track.
  public func didWake(_ scroll: ScrollController) {
    if let press = track, press.due <= scroll.context.time { goOn(press, scroll) }
  }

  /// Shows the axes that moved, except if the program set the offset without animation.
  public func scrollDidScroll(_ scroll: ScrollController) {
    let offset = scroll.contentOffset
    for axis in Axis.both
    where offset[axis] != last[axis] + scroll.contentOrigin.shift(since: mark, on: axis) {
      moved[axis] = true
      if scroll.phase != .idle { lives[axis] = .moving }
    }
    keepPlace(scroll)
  }

  /// Ignores movements by a layout. Keeps content at the end to which a thumb is held.
  public func scrollDidLayout(_ scroll: ScrollController) {
    keepPlace(scroll)
    if !scroll.isRestoring { followEnd(scroll) }
  }

  /// Keeps visible thumbs visible while a finger is down, and starts the hold at rest.
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

  /// Shows axes whose movement began and ended within one frame.
  public func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
    let isPlaced = reason == .set || reason == .layout
    for axis in Axis.both {
      if moved[axis], !isPlaced { lives[axis] = .moving }
      moved[axis] = false
      if scroll.phase == .idle { rest(axis, at: scroll.context.time) }
    }
  }

  /// Archives the times of the last movements, and the held thumb or track.
  public func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    try memory.field(lives) { self.lives = $0 }
    try memory.field(moved) { self.moved = $0 }
    try memory.field(grab) { self.grab = $0 }
    try memory.field(track) { self.track = $0 }
  }

  /// Joins a scroller.
  public func didAttach(to scroll: ScrollController) {
    self.scroll = scroll
    keepPlace(scroll)
  }

  /// Leaves the scroller, and hides the thumbs.
  public func didDetach() {
    scroll = nil
    lives = PerAxis(.hidden)
    moved = PerAxis(false)
    (grab, track) = (nil, nil)
  }

  private func rest(_ axis: Axis, at time: Timestamp) {
    if lives[axis] == .moving, grab?.axis != axis { lives[axis] = .resting(since: time) }
  }

  private func keepPlace(_ scroll: ScrollController) {
    (last, mark) = (scroll.contentOffset, scroll.contentOrigin)
  }

  /// The room that the tracks leave free in addition to the style's insets.
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
