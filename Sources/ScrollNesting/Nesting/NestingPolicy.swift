public import ScrollSpace

/// Decides which of several nested scrollers an input moves.
///
/// ```swift
/// final class OuterFirst: NestingPolicy {
///   func takers(of gesture: NestedGesture) -> [NestedScroller] {
///     gesture.path.reversed().filter { $0.canTake(gesture.movement) != PerAxis(false) }
///   }
/// }
/// ```
public protocol NestingPolicy: AnyObject {
  /// Returns the scrollers that an input moves, in order. Each takes the part of the movement up to its wall,
  /// and the last one all that is left, as its edges allow. If empty, no scroller moves.
  ///
  /// Called when a finger has moved past the slop, when a wheel's gesture begins, and for each key. With
  /// ``decidesEachMovement``, called before each movement of a gesture, for each axis, and for a fling when it begins
  /// and when it passes to the next scroller: see ``NestedGesture/isFling``.
  func takers(of gesture: NestedGesture) -> [NestedScroller]

  /// Appends the same scrollers to an empty list. The nest calls this function, and keeps the memory of the list from
  /// movement to movement. A policy that shares movements, and appends here without a list of its own, allocates
  /// nothing while a finger moves. The default appends the result of `takers(of:)`.
  func appendTakers(of gesture: NestedGesture, to takers: inout [NestedScroller])

  /// Returns the part of a movement that one of the takers may take before the next one, in points of its viewport,
  /// with the sign of the movement. The default is its room up to its wall: `scroller.room(for: movement)`.
  ///
  /// Return less for a scroller that takes a movement up to a place of its own: a pager that only returns to its page,
  /// and leaves the rest to the photo on it. Return zero for one that takes nothing. The last of the takers takes all
  /// that is left, so name the scroller again at the end if the rest is its own.
  ///
  /// Called with ``decidesEachMovement`` for each movement of a finger or a wheel along one axis, which is `movement`.
  /// `gesture` is the question that ``takers(of:)`` has answered.
  func room(of scroller: NestedScroller, for movement: Vector, in gesture: NestedGesture) -> Vector

  /// True if ``takers(of:)`` is called before each movement, so that one gesture may move several scrollers.
  /// If false, the scroller that takes the first movement keeps the gesture, and the touch is cancelled in
  /// the others. The default is false.
  var decidesEachMovement: Bool { get }
}

extension NestingPolicy {
  /// Appends the result of `takers(of:)`.
  public func appendTakers(of gesture: NestedGesture, to takers: inout [NestedScroller]) {
    takers += self.takers(of: gesture)
  }

  /// Returns its room up to its wall.
  public func room(of scroller: NestedScroller, for movement: Vector, in gesture: NestedGesture) -> Vector {
    scroller.room(for: movement)
  }

  /// False: the scrollers that take the first movement keep the gesture.
  public var decidesEachMovement: Bool { false }
}

/// The question to a policy: a gesture or a movement of it.
public struct NestedGesture {
  /// The device that moves the content.
  public enum Device: Hashable, Sendable {
    /// A finger, a pen or a mouse that drags.
    case finger
    /// A wheel or a trackpad.
    case wheel
    /// A key.
    case key
  }

  /// The scrollers under the point where the gesture began, or around the one that has the focus, from the
  /// inside out.
  public let path: [NestedScroller]
  /// The movement, in points of the host, with the sign of a wheel's delta: positive moves contents to the
  /// left and upwards.
  public let movement: Vector
  /// The device.
  public let device: Device
  /// True if the movement is that of a fling, which continues without a finger: a policy that shares movements may send
  /// a fling elsewhere than a drag. ``movement`` is the velocity then, in points per second.
  ///
  /// A sheet may share drags with its list, and keep a fling: a policy that returns only the sheet if this is true.
  public let isFling: Bool
  /// The scroller that was in motion until the finger caught it, the innermost if there are several; nil if
  /// there is none.
  public let caught: NestedScroller?
  /// The main axis of the gesture of a finger or a wheel: that of the longer movement. Nil if both movements are equal,
  /// if ``ScrollNest/rails`` have released the finger, and for a key.
  public let axis: Axis?

  /// Creates a gesture, for example in a test of a policy. `isFree` is true if rails have released the finger.
  public init(
    path: [NestedScroller], movement: Vector, device: Device = .finger, caught: NestedScroller? = nil,
    isFree: Bool = false, isFling: Bool = false
  ) {
    (self.path, self.movement, self.device, self.caught) = (path, movement, device, caught)
    self.isFling = isFling
    let judges = device != .key && !isFree
    axis = judges ? Axis.both.first { movement[$0].magnitude > movement[$0.cross].magnitude } : nil
  }

  /// The scrollers to which a movement may be passed, from the inside out, each with the part of the movement
  /// that reaches the scroller. An axis of the movement ends at a scroller that contains it. A wheel's movement is along
  /// the axis on which it moves the scroller, by `settings.wheelMapping`.
  public var chain: NestedChain {
    // A fling is along the axis on which a scroller moves already.
    chain(of: movement)
  }

  /// Returns the chain of the part of the movement along an axis.
  func chain(along axis: Axis) -> NestedChain { chain(of: .along(axis, movement[axis])) }

  private func chain(of movement: Vector) -> NestedChain {
    NestedChain(path: path, movement: movement, device: isFling ? .finger : device)
  }
}
