import CScroller
import ScrollAccessories
import ScrollBehaviors
import ScrollEngine
import ScrollHosting
import ScrollProfiles
import ScrollSpace

/// A scroller behind a handle of a program in C, with the program's callbacks.
final class Scroller: ScrollDelegate {
  let scroll: ScrollController
  /// The links of the chain that the program can ask.
  private(set) var links = ChainText.Links()
  /// The system whose feel the program has set.
  private var profile: ScrollProfile?
  private(set) var handle: OpaquePointer?
  /// The area of this scroller in a host.
  weak var area: ScrollArea?
  weak var host: Host?
  var callbacks = scroller_callbacks() {
    didSet {
      if host == nil { waitForFrames() }
      tellGestures()
    }
  }

  init(_ scroll: ScrollController) {
    self.scroll = scroll
    scroll.delegate = self
    handle = Handles.insert(self)
  }

  /// Sets the links of a chain, with the walls and flings of the profile behind them, unless the chain has its own.
  /// Returns false if the scroller refuses them.
  func take(_ chain: ChainText) -> Bool {
    let physics = chain.links.hasPhysics ? nil : profile.map { ScrollPhysics($0) }
    let behaviors = chain.behaviors + [physics].compactMap(\.self)
    scroll.behaviors = behaviors
    guard scroll.behaviors.elementsEqual(behaviors, by: { $0 === $1 }) else { return false }
    links = chain.links
    if links.hasPhysics { profile = nil }
    for axis in Axis.both {
      // The chain may outlive this object, in a callback that ends it.
      links.pages[axis]?.selectionDidChange = { [weak self] page, _ in
        guard let self else { return }
        callbacks.did_select_page?(callbacks.context, handle, scroller_axis(axis), Int64(page))
      }
    }
    return true
  }

  /// Sets the feel of a system.
  func apply(_ profile: ScrollProfile) {
    self.profile = profile
    scroll.apply(profile)
  }

  /// Lets the program know of frames. A scroller that nobody waits for makes no call.
  func waitForFrames() {
    scroll.onNeedsFrame = callbacks.needs_frame.map { call in
      { [weak self] in if let self { call(callbacks.context, handle) } }
    }
  }

  /// Ends the scroller. A call that runs is finished, and no callback follows.
  func end() {
    callbacks = scroller_callbacks()
    handle = nil
    host?.remove(self)
  }

  /// Returns the scroller behind a handle of the program; nil if there is none. A debug build ends the program then.
  static func of(_ handle: OpaquePointer?) -> Scroller? {
    if let scroller = Handles.object(handle) as? Scroller { return scroller }
    #if DEBUG
      preconditionFailure(
        .nullScroller,
        """
        A call needs a scroller; this one has NULL, or a scroller that was freed; pass what scroller_create returned, \
        before scroller_free.
        """)
    #else
      return nil
    #endif
  }

  /// Reads a value of the scroller behind a handle.
  static func read<Value>(
    _ handle: OpaquePointer?, orElse none: Value, _ value: (ScrollController) -> Value
  ) -> Value {
    of(handle).map { value($0.scroll) } ?? none
  }

  /// Performs a call of the program on the scroller behind a handle. Without a scroller, no frame is needed: loops end.
  @discardableResult
  static func perform(_ call: ScrollCall, on handle: OpaquePointer?) -> ScrollAnswer {
    of(handle)?.scroll.perform(call) ?? ScrollAnswer(demand: .idle)
  }

  func scrollDidScroll(_ scroll: ScrollController) { callbacks.did_scroll?(callbacks.context, handle) }

  func scrollWillBeginDragging(_ scroll: ScrollController) {
    callbacks.will_begin_dragging?(callbacks.context, handle)
  }

  func scrollWillEndDragging(
    _ scroll: ScrollController, withVelocity velocity: Vector, targetContentOffset: inout Point
  ) {
    guard let call = callbacks.will_end_dragging else { return }
    var target = scroller_point(targetContentOffset)
    call(callbacks.context, handle, scroller_point(velocity), &target)
    targetContentOffset = target.point
  }

  func scrollDidEndDragging(_ scroll: ScrollController, willDecelerate: Bool) {
    callbacks.did_end_dragging?(callbacks.context, handle, willDecelerate)
  }

  func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
    callbacks.did_settle?(callbacks.context, handle, scroller_reason(reason))
  }
}
