public import ScrollBehaviors
public import ScrollNesting

/// Checks the order of callbacks between the scrollers of a nest.
///
/// ```
/// touch = cancel* m* catch*       a finger whose end was lost; then all that move, and those that the finger holds
/// move  = cancel* drag*           scrollers that lose the gesture, that take it
/// lift  = drag* end* decel*       scrollers that are let go, and then those that take a fling over
/// frame = decel* m*               scrollers that are planned anew, and then the frame of each scroller
/// change = cancel*                scrollers that leave the nest
/// ```
/// When a scroller begins to drag, all others have lost the touch. A scroller that takes a fling over begins its
/// deceleration when the fling is planned. It waits for the time at which another scroller meets its wall.
///
/// ```swift
/// let checker = NestChecker()
/// for scroll in [page, list] { checker.watch(scroll) }
/// checker.beginCall(.move, in: nest)
/// nest.touchMoved(to: place, time: now)
/// #expect(checker.endCall() == nil)
/// ```
/// A ``CallbackChecker`` checks the callbacks of each scroller.
public final class NestChecker {
  /// A call of the test.
  public enum Call: Hashable, Sendable {
    /// A finger comes down.
    case touch
    /// A finger moves.
    case move
    /// A finger is lifted.
    case lift
    /// A frame.
    case frame
    /// Anything else: a command, or an input whose order depends on more.
    case other
  }

  private var scrollers: [ScrollController] = []
  private var received: [(number: Int, callback: ScrollCallback)] = []
  private var ranks: [Int?] = []
  private var call = Call.other
  /// A scroller that still had the touch when another one began to drag.
  private var rival: Int?

  /// Creates a checker that watches no scroller.
  public init() {}

  /// Watches a scroller, which may join a nest later: adds a link to the beginning of its chain. Watch scrollers in any
  /// order, each once.
  public func watch(_ scroll: ScrollController) {
    scroll.behaviors.insert(Ear(self, scrollers.count), at: 0)
    scrollers.append(scroll)
  }

  /// Begins a call of the test.
  public func beginCall(_ call: Call, in nest: ScrollNest) {
    (received, self.call, rival) = ([], call, nil)
    var order: [ObjectIdentifier] = []
    Self.walk(nest.root) { order.append(ObjectIdentifier($0.scroll)) }
    ranks = scrollers.map { order.firstIndex(of: ObjectIdentifier($0)) }
  }

  /// Ends the call. Returns the mistake in its callbacks; nil if there is none.
  /// - Parameters:
  ///   - isShared: true if scrollers may have shared movements since the nest was created:
  ///     `policy.decidesEachMovement`.
  ///   - isEdited: true if the tree of scrollers may have changed since the last call.
  public func endCall(isShared: Bool = false, isEdited: Bool = false) -> String? {
    let most =
      switch call {
      case .touch: 3
      case .move: 2
      case .lift: isShared ? 3 : 2
      case .frame: isShared ? 2 : 1
      case .other: Int.max
      }
    if most < .max, rounds > most + (isEdited ? 1 : 0) {
      return "a \(call) reached the scrollers in \(rounds) rounds: \(received)"
    }
    if call == .move, !isShared,
      let begin = received.firstIndex(where: { $0.callback == .willBeginDragging }),
      received[begin...].contains(where: { $0.number != received[begin].number })
    {
      return "a scroller received a move after another scroller had taken the gesture: \(received)"
    }
    if call == .move, !isShared, let rival {
      return
        "scroller \(rival) had not received its cancellation when another scroller began to drag: \(received)"
    }
    return nil
  }

  /// Returns the mistake if a scroller waits for a later moment, and no scroller meets a wall then; nil if there is
  /// none.
  public static func waitingScroller(in nest: ScrollNest) -> String? {
    var all: [ScrollController] = []
    walk(nest.root) { all.append($0.scroll) }
    for axis in Axis.both {
      let crossings = all.compactMap { crossing($0, axis) }
      for scroll in all {
        guard let motion = scroll.motion else { continue }
        let begins = motion.start + motion.axes[axis].begins
        let travels = motion.axes[axis].settlingTime > motion.axes[axis].begins
        guard travels, motion.axes[axis].begins > 0, begins > scroll.context.time else { continue }
        if crossings.contains(where: { ($0 - begins).magnitude < 1e-9 }) { continue }
        return "a scroller waits for \(begins), and others meet walls at \(crossings)"
      }
    }
    return nil
  }

  private static func crossing(_ scroll: ScrollController, _ axis: Axis) -> Timestamp? {
    guard let motion = scroll.motion, let edge = motion.axes[axis].edge else { return nil }
    return motion.start + (motion.axes[axis].begins + edge.time)
  }

  /// Visits a scroller and those inside, the innermost first.
  private static func walk(_ scroller: NestedScroller, _ visit: (NestedScroller) -> Void) {
    for child in scroller.children { walk(child, visit) }
    visit(scroller)
  }

  /// The number of times that callbacks came from the inner scrollers to the outer ones.
  private var rounds: Int {
    var (rounds, last) = (1, -1)
    for (number, _) in received {
      guard let rank = ranks[number] else { continue }
      if rank < last { rounds += 1 }
      last = rank
    }
    return rounds
  }

  private func receive(_ callback: ScrollCallback, _ number: Int) {
    received.append((number, callback))
    guard callback == .willBeginDragging, rival == nil else { return }
    rival = scrollers.indices.first {
      $0 != number && scrollers[$0].phase == .tracking && ranks[$0] != nil
    }
  }

  /// The link in the chain of a scroller.
  private final class Ear: CallbackReceiver, ScrollBehavior {
    private unowned let checker: NestChecker
    private let number: Int
    var name: StaticString { "NestChecker" }

    init(_ checker: NestChecker, _ number: Int) { (self.checker, self.number) = (checker, number) }

    override func receive(_ callback: ScrollCallback, _ scroll: ScrollController) {
      switch callback {
      case .didScroll, .willBeginDragging, .didEndDragging, .willBeginDecelerating, .didEndDecelerating,
        .didSettle, .didChangePhase:
        checker.receive(callback, number)
      default: break
      }
    }
  }
}
