import Hands

/// Behaviours that each break one rule.
enum BrokenBehaviors {
  /// Divides by the distance that a motion goes, which may be zero.
  final class DividesByZero: ScrollBehavior {
    func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
      let way = proposal.natural.y - proposal.start.y
      if proposal.cause.y == .wheel { proposal.offset.y += way / (way * 0) }
    }
  }

  /// Moves on by a point in each layout.
  final class CreepsInLayouts: ScrollBehavior {
    func layout(_ change: inout LayoutChange, in context: ScrollContext) {
      if change.offset.y < 1_000 { change.offset.y += 1 }
    }
  }

  /// Goes on by two points in each frame of a glide, not by the time.
  final class CountsFrames: ScrollBehavior {
    func wake(in context: ScrollContext) -> Timestamp? { context.time }
    func didWake(_ scroll: ScrollController) {
      if scroll.isDecelerating { scroll.contentOffset.y += 2 }
    }
  }

  /// Rounds a position to rows, or to the end of the content if that is nearer: the walls stay what they are.
  private static func rounded(_ position: Double, to row: Double, end: Double) -> Double {
    let place = (position / row).rounded() * row
    return (end - position).magnitude <= (place - position).magnitude || position > end ? end : place
  }

  /// The position of the end of the content.
  private static func end(_ axis: Axis, _ proposal: TargetProposal, _ context: ScrollContext) -> Double {
    context.geometry.extent[axis].upper.map { proposal.origin.position(of: $0, on: axis) } ?? .infinity
  }

  /// Rounds both axes to rows, with another height for columns.
  final class RoundsUnevenly: ScrollBehavior {
    func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
      for (axis, row) in [(Axis.vertical, 44.0), (.horizontal, 50)] {
        proposal.position[axis] = rounded(
          proposal.position[axis], to: row, end: end(axis, proposal, context))
      }
    }
  }

  /// Rounds to tenths of the content, which may be empty.
  final class RoundsToParts: ScrollBehavior {
    func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
      let part = context.geometry.content.height / 10 / context.geometry.scale.y
      proposal.position.y = rounded(
        proposal.position.y, to: part, end: end(.vertical, proposal, context))
    }
  }

  /// Rounds the offset, which counts from another place after a rebase.
  final class RoundsOffsets: ScrollBehavior {
    func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
      let end = context.geometry.extent.y.upper ?? .infinity
      proposal.offset.y = rounded(proposal.offset.y, to: 44, end: end)
    }
  }

  /// Rounds a position to rows, and takes the end of the content in offsets: on zoomed content they are another length.
  final class MixesLengths: ScrollBehavior {
    func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
      let end = (context.geometry.extent.y.upper ?? .infinity) - context.origin[.vertical]
      proposal.position.y = rounded(proposal.position.y, to: 44, end: end)
    }
  }

  /// Lands a point further on each time that a layout asks where a motion leads.
  final class DriftsWithEdits: ScrollBehavior {
    private var asked = 0
    func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
      asked = context.phase == .idle ? 0 : asked + 1
    }
    func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
      if proposal.isAfterLayout { proposal.offset.y += Double(asked) }
    }
  }

  /// Turns every second fling around, and tells no snapshot which one is next.
  final class Forgets: ScrollBehavior {
    private var flings = 0
    func drag(_ proposal: inout DragProposal, in context: ScrollContext) {
      guard proposal.cause == .release else { return }
      flings += 1
      if flings % 2 == 0 { proposal.velocity.y *= 0.5 }
    }
  }

  /// Keeps a list of all offsets.
  final class Allocates: ScrollBehavior {
    private var seen: [[Double]] = []
    func scrollDidScroll(_ scroll: ScrollController) {
      seen.append([scroll.contentOffset.y])
      if seen.count > 50 { seen = [] }
    }
  }

  /// Keeps a list of the pulls past an edge, of which flings have few.
  final class AllocatesInPulls: ScrollBehavior {
    private var seen: [[Double]] = []
    func scrollDidPull(_ scroll: ScrollController, _ pull: EdgePull) {
      seen.append([pull.distance])
      if seen.count > 50 { seen = [] }
    }
  }

  /// Goes back whenever it has come to rest, without end.
  final class NeverRests: ScrollBehavior {
    func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
      let way = scroll.contentOffset.y > 200 ? -150.0 : 150
      scroll.setContentOffset(scroll.contentOffset + Vector(x: 0, y: way), animated: true)
    }
  }

  /// Asks to be woken in a millisecond, again and again.
  final class NeverSleeps: ScrollBehavior {
    func wake(in context: ScrollContext) -> Timestamp? { context.time + 0.001 }
  }

  /// Sets the offset whenever the content has come to rest, without end and without an animation.
  final class JumpsWhenSettled: ScrollBehavior {
    func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
      scroll.contentOffset.y = scroll.contentOffset.y > 200 ? 0 : scroll.contentOffset.y + 1
    }
  }

  /// Gives commands with numbers that are not finite.
  final class CommandsNowhere: ScrollBehavior {
    func scrollDidEndDecelerating(_ scroll: ScrollController) {
      scroll.contentOffset.y /= 0 * scroll.contentOffset.y
    }
  }

  /// Has no method of the protocol, because each name is mistyped.
  final class Mistyped: ScrollBehavior {
    func targets(_ proposal: inout TargetProposal, in context: ScrollContext) { proposal.offset = .zero }
    func scrollViewDidScroll(_ scroll: ScrollController) { scroll.contentOffset = .zero }
  }

  static let all: [(name: String, rule: BehaviorRule, make: @Sendable () -> CheckedChain)] = [
    ("DividesByZero", .finite, { [DividesByZero()] }),
    ("NeverRests", .settles, { [NeverRests()] }),
    ("CreepsInLayouts", .idempotentAtRest, { [CreepsInLayouts()] }),
    ("CountsFrames", .frameIndependent, { [CountsFrames()] }),
    ("RoundsUnevenly", .axisSymmetric, { [RoundsUnevenly()] }),
    ("RoundsToParts", .emptyContent, { [RoundsToParts()] }),
    ("RoundsOffsets", .rebases, { [RoundsOffsets()] }),
    ("MixesLengths", .zooms, { CheckedChain([MixesLengths()], scaledOnScreen: { _ in [MixesLengths()] }) }),
    ("DriftsWithEdits", .edits, { [DriftsWithEdits()] }),
    ("Forgets", .snapshots, { [Forgets()] }),
    ("NeverSleeps", .settles, { [NeverSleeps()] }),
    ("JumpsWhenSettled", .settles, { [JumpsWhenSettled()] }),
    ("CommandsNowhere", .finite, { [CommandsNowhere()] }),
    ("Mistyped", .answers, { [Mistyped()] }),
  ]
}
