public import ScrollSpace

/// A receiver of calls: a scroller, a nest of scrollers, or a host with all its areas.
///
/// A gesture, a recording or a test consists of calls, and can be performed on each of them.
public protocol ScrollReceiver: AnyObject {
  /// True if the receiver accepts inputs and frames now: not from within its callbacks.
  var acceptsInput: Bool { get }
  /// Performs a call, as the function of the same name does, and returns its answer.
  ///
  /// `pointer` is the position of the pointer. A nest and a host read it, because a wheel, a key, a stick and a command
  /// have no position of their own: such a call goes to the scroller under the pointer. A scroller does not read it.
  ///
  /// A change of the chain, and the beginning and the end of an update, do nothing, because a call does not contain
  /// what they need. Nor does a snapshot, which may not fit the chain: `ScrollController.restore(_:)` throws then.
  @discardableResult
  func perform(_ call: ScrollCall, at pointer: Point) -> ScrollAnswer
  /// Cancels everything that is held: fingers, those on a trackpad too, pinches and steady speeds.
  func cancelAllTouches(time: Timestamp)
}

extension ScrollReceiver {
  /// Performs a call with the pointer at (0, 0).
  @discardableResult
  public func perform(_ call: ScrollCall) -> ScrollAnswer { perform(call, at: .zero) }
}

/// The answer of a receiver to a call.
public struct ScrollAnswer: Hashable, Sendable {
  /// The time at which a frame advances the receiver again. Each other call needs a frame.
  public var demand = FrameDemand.needsFrame
  /// The result of a touch that was lifted. `.none` for each other call.
  public var outcome = TouchOutcome.none

  /// Creates the answer to a call that is neither a frame nor a lift.
  public init() {}

  /// Creates the answer to a frame.
  public init(demand: FrameDemand) { self.demand = demand }

  /// Creates the answer to a lift.
  public init(outcome: TouchOutcome) { self.outcome = outcome }
}
