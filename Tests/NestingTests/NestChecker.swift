import Hands
import ScrollTesting

/// Checks the order of callbacks between the scrollers of a nest, as the article about nesting states:
///
/// ```
/// touch  = cancel* catch*                a finger whose end was lost; then each scroller that moved, the inner ones first
/// move   = leave* cancel* drag*          who has left the nest, who loses the gesture, who takes it
/// lift   = leave* drag* end* decel*      who is let go, and then who takes a fling over
/// frame  = decel* m*                     what is planned anew, and then the frame of each scroller
/// ```
/// A scroller that loses the gesture has no part in the touch when the winner begins to drag.
///
/// The next scroller of a fling is notified when the fling is planned. It waits for the exact time at which the other
/// scroller meets its wall.
final class NestChecker {
  /// The calls of a story.
  enum Call {
    case touch, move, lift, frame
    /// A command, or input whose order depends on more.
    case other
  }

  private var received: [(who: Int, what: ScrollCallback)] = []
  private var ranks: [Int?] = []
  private var call = Call.other
  private var members: [NestedScroller] = []
  private weak var root: NestedScroller?
  /// A scroller that still had the touch when another scroller began to drag.
  private var rival: Int?

  /// A link in the chain of a member.
  func ear(_ number: Int) -> any ScrollBehavior { Ear(self, number) }

  /// Begins a call. `members` are the members of the nest, from the inside out.
  func begin(_ call: Call, _ members: [NestedScroller], in root: NestedScroller) {
    received = []
    (self.call, self.members, self.root, rival) = (call, members, root, nil)
    var order: [ObjectIdentifier] = []
    Self.walk(root) { order.append(ObjectIdentifier($0)) }
    ranks = members.map { order.firstIndex(of: ObjectIdentifier($0)) }
  }

  private static func walk(_ scroller: NestedScroller, _ visit: (NestedScroller) -> Void) {
    for child in scroller.children { walk(child, visit) }
    visit(scroller)
  }

  /// The number of rounds in which an outer scroller was notified before an inner one.
  private var rounds: Int {
    var (rounds, last) = (1, -1)
    for (who, _) in received {
      guard let rank = ranks[who] else { continue }
      if rank < last { rounds += 1 }
      last = rank
    }
    return rounds
  }

  /// Returns the first fault of the call. Scrollers may have shared movements; the tree may have changed since the
  /// last call.
  func flaw(isShared: Bool, isEdited: Bool) -> String? {
    let most =
      switch call {
      case .touch, .move: 2
      case .lift: isShared ? 3 : 2
      case .frame: isShared ? 2 : 1
      case .other: Int.max
      }
    if most < .max, rounds > most + (isEdited ? 1 : 0) {
      return "a \(call) told the scrollers in \(rounds) rounds: \(received)"
    }
    if call == .move, !isShared, let begin = received.firstIndex(where: { $0.what == .willBeginDragging }),
      received[begin...].contains(where: { $0.who != received[begin].who })
    {
      return "a scroller heard of a move after another one had taken it: \(received)"
    }
    if call == .move, !isShared, let rival {
      return "scroller \(rival) had not heard of its loss when another one began to drag: \(received)"
    }
    return nil
  }

  /// Returns another scroller that has the touch when one begins to drag.
  private func lookForRival(of winner: Int) {
    rival =
      rival
      ?? members.indices.first { other in
        other != winner && members[other].scroll.phase == .tracking && members[other].path.last === root
      }
  }

  /// Returns a scroller that waits for a fling that no scroller will pass on.
  static func orphan(_ members: [NestedScroller], in root: NestedScroller) -> String? {
    for axis in Axis.both {
      let crossings = members.compactMap { crossing($0, axis) }
      for member in members {
        guard member.path.last === root, let motion = member.scroll.motion else { continue }
        let begins = motion.start + motion.axes[axis].begins
        let travels = motion.axes[axis].settlingTime > motion.axes[axis].begins
        guard travels, motion.axes[axis].begins > 0, begins > member.scroll.context.time else { continue }
        if crossings.contains(where: { ($0 - begins).magnitude < 1e-9 }) { continue }
        return "a scroller waits for \(begins), and others meet walls at \(crossings)"
      }
    }
    return nil
  }

  private static func crossing(_ member: NestedScroller, _ axis: Axis) -> Timestamp? {
    guard let motion = member.scroll.motion, let edge = motion.axes[axis].edge else { return nil }
    return motion.start + (motion.axes[axis].begins + edge.time)
  }

  /// Records the callbacks of one scroller.
  private final class Ear: ScrollBehavior {
    private unowned let checker: NestChecker
    private let number: Int
    var name: StaticString { "Ear" }

    init(_ checker: NestChecker, _ number: Int) { (self.checker, self.number) = (checker, number) }

    private func receive(_ what: ScrollCallback) { checker.received.append((number, what)) }
    func scrollDidScroll(_ scroll: ScrollController) { receive(.didScroll) }
    func scrollWillBeginDragging(_ scroll: ScrollController) {
      receive(.willBeginDragging)
      checker.lookForRival(of: number)
    }
    func scrollDidEndDragging(_ scroll: ScrollController, willDecelerate: Bool) {
      receive(.didEndDragging(willDecelerate: willDecelerate))
    }
    func scrollWillBeginDecelerating(_ scroll: ScrollController) { receive(.willBeginDecelerating) }
    func scrollDidEndDecelerating(_ scroll: ScrollController) { receive(.didEndDecelerating) }
    func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) { receive(.didSettle(reason)) }
    func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) {
      receive(.didChangePhase(from: old))
    }
  }
}
