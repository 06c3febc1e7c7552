public import ScrollSpace

/// Decides which of the scrollers inside one another an input moves.
///
/// ```swift
/// final class OuterFirst: NestingPolicy {
///   func takers(of gesture: NestedGesture) -> [NestedScroller] {
///     gesture.path.reversed().filter { $0.canTake(gesture.movement) != PerAxis(false) }
///   }
/// }
/// ```
public protocol NestingPolicy: AnyObject {
  /// The scrollers that an input moves, in the order in which a movement is offered to them: each takes what leads up to
  /// its wall, and the last one all that is left, as its own edges have it. None: nobody is moved.
  ///
  /// It is asked when a finger has moved past the slop, when a wheel's gesture begins, and for each key; with
  /// `decidesEachMovement` before each movement of a gesture, for each axis.
  func takers(of gesture: NestedGesture) -> [NestedScroller]

  /// Adds the same scrollers to a list, which is empty: the nest asks so, and keeps the list's memory from movement to movement.
  /// A policy that shares movements, and appends here without a list of its own, asks for no memory while a finger moves.
  /// Without an answer, what `takers(of:)` says is added.
  func addTakers(of gesture: NestedGesture, to takers: inout [NestedScroller])

  /// Whether it is asked before each movement, so that one gesture may move several scrollers. False: who takes the first
  /// movement keeps the gesture, and the other scrollers hear a cancelled touch. Without an answer false.
  var decidesEachMovement: Bool { get }
}

extension NestingPolicy {
  /// Adds what `takers(of:)` says.
  public func addTakers(of gesture: NestedGesture, to takers: inout [NestedScroller]) {
    takers += self.takers(of: gesture)
  }

  /// The scrollers that take the first movement keep the gesture.
  public var decidesEachMovement: Bool { false }
}

/// What a policy is asked about.
public struct NestedGesture {
  /// What moves the content.
  public enum Device: Hashable, Sendable {
    case finger, wheel, key
  }

  /// The scrollers under the point where the gesture began, or around the one that has the focus: from the inside out.
  public let path: [NestedScroller]
  /// The movement, in points of the host. As a wheel's delta: positive moves contents to the left and upwards.
  public let movement: Vector
  /// Where it comes from.
  public let device: Device
  /// The scroller that moved by itself until the finger caught it: the innermost of them; nil if none did.
  public let caught: NestedScroller?
  /// The axis by which a finger's gesture is judged: that along which the movement goes further. Nil if it goes as far along
  /// both, if ``ScrollNest/rails`` have let it go both ways, and for other devices, whose movements count on both axes.
  public let axis: Axis?

  /// Makes a question, as a test of a policy does. `isFree` says that rails have let a finger go both ways.
  public init(
    path: [NestedScroller], movement: Vector, device: Device = .finger, caught: NestedScroller? = nil,
    isFree: Bool = false
  ) {
    (self.path, self.movement, self.device, self.caught) = (path, movement, device, caught)
    let judges = device == .finger && !isFree
    axis = judges ? Axis.both.first { movement[$0].magnitude > movement[$0.cross].magnitude } : nil
  }

  /// The scrollers to which a movement may be handed on, from the inside out, each with the part of the movement that comes
  /// as far: an axis ends at a scroller that contains it.
  public var chain: NestedChain { NestedChain(path: path, movement: movement) }
}
