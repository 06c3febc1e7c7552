public import ScrollMotion
public import ScrollSpace

/// A call that a scroller took from outside of its chain: an input, a frame, a command or a change of its
/// configuration.
///
/// A ``ScrollCallObserver`` sees each call before it takes effect. The cases have the names of the functions and
/// properties, and their arguments. A convenience is seen as the call that it makes: `contentSize = …` as `resize`, and
/// `zoomToNextStep` as `setZoomScale`.
public enum ScrollCall: Sendable {
  /// A frame.
  case advance(to: Timestamp)
  /// A finger comes down.
  case touchBegan(at: Point, time: Timestamp, id: Int = 0, slop: Double? = nil)
  /// A finger moves.
  case touchMoved(to: Point, time: Timestamp, id: Int = 0)
  /// A place is predicted for a finger.
  case touchPredicted(at: Point, time: Timestamp, id: Int = 0)
  /// A finger is lifted.
  case touchEnded(at: Point, time: Timestamp, id: Int = 0, velocity: Vector? = nil)
  /// A finger is taken away.
  case touchCancelled(time: Timestamp, id: Int = 0)
  /// A pinch begins.
  case pinchBegan(at: Point, time: Timestamp)
  /// A pinch goes on.
  case pinchMoved(to: Point, scale: Double, time: Timestamp)
  /// A pinch ends.
  case pinchEnded(time: Timestamp, velocity: Vector? = nil)
  /// A pinch is taken away.
  case pinchCancelled(time: Timestamp)
  /// A wheel zooms.
  case zoom(by: Double, about: Point, phase: WheelPhase = .unknown, time: Timestamp)
  /// A wheel or a trackpad scrolls.
  case wheel(by: Vector, phase: WheelPhase = .unknown, time: Timestamp)
  /// A stick, or a held key, scrolls at a speed.
  case move(at: Vector, glides: Bool = false, time: Timestamp)
  /// A key or the notch of a wheel scrolls; without a time the program scrolls by a step.
  case step(by: ScrollStep, time: Timestamp?)
  /// `contentOffset` or `contentPosition` is set; the offset.
  case setOffset(Point)
  /// `setContentOffset` is called; nil for an arrival: not animated.
  case setContentOffset(Point, on: Axis?, arrival: Arrival?)
  /// The program flings.
  case fling(velocity: Vector, on: Axis? = nil, at: Timestamp? = nil)
  /// `stop` is called.
  case stop
  /// The status bar is tapped, or something like it.
  case scrollToTop(of: Axis = .vertical)
  /// A rect is to be shown.
  indirect case scrollRectToVisible(
    Rect, align: PerAxis<Alignment?> = .nearest, padding: Insets = .zero, animated: Bool)
  /// A link's rest target is set. `link` is its number in the chain; nil if the link is not in the chain.
  case setRestTarget(RestTarget?, of: Int?, on: Axis, as: RestClaim)
  /// The content is sent to rest targets of a link; nil for an arrival: not animated.
  indirect case scroll(to: PerAxis<RestTarget?>, of: Int?, arrival: Arrival?)
  /// The scale is set.
  indirect case setZoomScale(Double, about: Point?, arrival: Arrival)
  /// A rect is to fill the viewport.
  case zoomToRect(Rect, animated: Bool)
  /// Sizes and insets change; nil for those that stay.
  indirect case resize(
    viewport: Size? = nil, content: Size? = nil, inset: Insets? = nil, safeArea: Insets? = nil,
    obscured: Insets? = nil)
  /// `contentInsetAdjustment` is set.
  case setInsetAdjustment(InsetAdjustment)
  /// `decelerationRate` is set.
  case setDecelerationRate(DecelerationRate)
  /// `isReversed` is set.
  case setReversed(PerAxis<Bool>)
  /// `settings` or a part of them is set, to values that can be used.
  indirect case setSettings(ScrollSettings)
  /// `invalidateLayout` is called.
  case invalidateLayout
  /// `setNeedsFrame` is called.
  case setNeedsFrame
  /// The outermost `update` begins. What follows belongs to the update, until it ends.
  case updateBegan
  /// The outermost `update` ends; its layout follows.
  case updateEnded
  /// `behaviors` is set. The chain is seen as it was.
  case setBehaviors
  /// A snapshot is restored.
  case restore(ScrollSnapshot)
}

/// Where a ``ScrollCall`` comes from.
public enum ScrollCallSource: UInt8, Hashable, Sendable {
  /// The program or the host, outside of any callback.
  case host
  /// A callback of the delegate, the completion of an animation, or `onNeedsFrame`.
  case callback
  /// What the program left to the end of an update by `afterUpdate(_:)`. What links left there is not seen.
  case update
}

/// Sees what a scroller is called for from outside of its chain, as a recorder needs it.
///
/// Set `ScrollController.callObserver`. Calls that links make from within their own callbacks and questions are not
/// seen: a scroller with the same chain makes them again by itself. Without an observer nothing is put together.
public protocol ScrollCallObserver: AnyObject {
  /// The scroller is about to take a call. Everything still is as before the call, the scroller included, and may be
  /// read. Do not command the scroller from here.
  func scroll(_ scroll: ScrollController, willTake call: ScrollCall, from source: ScrollCallSource)
  /// The scroller goes away. It may be read, and not be kept.
  func scrollWillGoAway(_ scroll: ScrollController)
  /// The scroller's `callObserver` was set to another observer or to nil. This scroller calls this observer no more,
  /// not even at its end. Do not keep the scroller. If you do not implement this, nothing happens.
  func scrollDidReplaceObserver(_ scroll: ScrollController)
  /// The object that receives the callbacks of the delegate before the delegate. The scroller reads this property when
  /// the observer is set. If you do not implement this, the observer sees no callbacks.
  var delegateRelay: (any ScrollDelegateRelay)? { get }
}

/// Receives every callback of a scroller's delegate, also if there is no delegate, and passes it on to the delegate.
///
/// `ScrollController.delegate` remains the program's delegate, which may change at any time.
public protocol ScrollDelegateRelay: ScrollDelegate {
  /// The delegate to which each callback is passed on. The scroller sets this property, and reads it as its own
  /// `delegate`. Do not keep the delegate alive.
  var delegate: (any ScrollDelegate)? { get set }
}

extension ScrollCallObserver {
  /// Does nothing.
  public func scrollDidReplaceObserver(_ scroll: ScrollController) {}
  /// Nil: the observer sees no callbacks.
  public var delegateRelay: (any ScrollDelegateRelay)? { nil }
}

extension ScrollCall {
  /// The time that the call has, if it has one.
  public var time: Timestamp? {
    switch self {
    case .advance(let time), .touchBegan(_, let time, _, _), .touchMoved(_, let time, _),
      .touchPredicted(_, let time, _), .touchEnded(_, let time, _, _), .touchCancelled(let time, _),
      .pinchBegan(_, let time), .pinchMoved(_, _, let time), .pinchEnded(let time, _),
      .pinchCancelled(let time), .zoom(_, _, _, let time), .wheel(_, _, let time), .move(_, _, let time):
      time
    case .fling(_, _, let time), .step(_, let time): time
    case .setOffset, .setContentOffset, .stop, .scrollToTop, .scrollRectToVisible, .setRestTarget, .scroll,
      .setZoomScale, .zoomToRect, .resize, .setInsetAdjustment, .setDecelerationRate, .setReversed,
      .setSettings, .invalidateLayout, .setNeedsFrame, .updateBegan, .updateEnded, .setBehaviors, .restore:
      nil
    }
  }

  /// The name of the case.
  public var name: StaticString {
    switch self {
    case .advance: "advance"
    case .touchBegan: "touchBegan"
    case .touchMoved: "touchMoved"
    case .touchPredicted: "touchPredicted"
    case .touchEnded: "touchEnded"
    case .touchCancelled: "touchCancelled"
    case .pinchBegan: "pinchBegan"
    case .pinchMoved: "pinchMoved"
    case .pinchEnded: "pinchEnded"
    case .pinchCancelled: "pinchCancelled"
    case .zoom: "zoom"
    case .wheel: "wheel"
    case .move: "move"
    case .step: "step"
    case .setOffset: "contentOffset"
    case .setContentOffset: "setContentOffset"
    case .fling: "fling"
    case .stop: "stop"
    case .scrollToTop: "scrollToTop"
    case .scrollRectToVisible: "scrollRectToVisible"
    case .setRestTarget: "setRestTarget"
    case .scroll: "scroll"
    case .setZoomScale: "setZoomScale"
    case .zoomToRect: "zoomToRect"
    case .resize: "resize"
    case .setInsetAdjustment: "contentInsetAdjustment"
    case .setDecelerationRate: "decelerationRate"
    case .setReversed: "isReversed"
    case .setSettings: "settings"
    case .invalidateLayout: "invalidateLayout"
    case .setNeedsFrame: "setNeedsFrame"
    case .updateBegan: "update"
    case .updateEnded: "end of update"
    case .setBehaviors: "behaviors"
    case .restore: "restore"
    }
  }
}
