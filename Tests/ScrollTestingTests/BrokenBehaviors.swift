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
  private static func rounded(_ position: Double, to row: Double, _ extent: Extent, origin: Double = 0)
    -> Double
  {
    let end = (extent.upper ?? .infinity) - origin
    let place = (position / row).rounded() * row
    return (end - position).magnitude <= (place - position).magnitude || position > end ? end : place
  }

  /// Rounds both axes to rows, with another height for columns.
  final class RoundsUnevenly: ScrollBehavior {
    func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
      for (axis, row) in [(Axis.vertical, 44.0), (.horizontal, 50)] {
        let (extent, origin) = (context.geometry.extent[axis], context.origin[axis])
        proposal.position[axis] = rounded(proposal.position[axis], to: row, extent, origin: origin)
      }
    }
  }

  /// Rounds to tenths of the content, which may be empty.
  final class RoundsToParts: ScrollBehavior {
    func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
      let part = context.geometry.content.height / 10
      let (extent, origin) = (context.geometry.extent.y, context.origin[.vertical])
      proposal.position.y = rounded(proposal.position.y, to: part, extent, origin: origin)
    }
  }

  /// Rounds the offset, which counts from another place after a rebase.
  final class RoundsOffsets: ScrollBehavior {
    func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
      proposal.offset.y = rounded(proposal.offset.y, to: 44, context.geometry.extent.y)
    }
  }

  /// Lands a point further on each time that a layout asks where a motion leads.
  final class DriftsWithEdits: ScrollBehavior {
    private var asked = 0
    func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
      asked = context.phase == .idle ? 0 : asked + 1
    }
    func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
      if proposal.isAgain { proposal.offset.y += Double(asked) }
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

  /// Goes back whenever it has come to rest, without end.
  final class NeverRests: ScrollBehavior {
    func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
      let way = scroll.contentOffset.y > 200 ? -150.0 : 150
      scroll.setContentOffset(scroll.contentOffset + Vector(x: 0, y: way), animated: true)
    }
  }

  static let all: [(name: String, rule: BehaviorRule, make: @Sendable () -> any ScrollBehavior)] = [
    ("DividesByZero", .finite, { DividesByZero() }),
    ("NeverRests", .settles, { NeverRests() }),
    ("CreepsInLayouts", .idempotentAtRest, { CreepsInLayouts() }),
    ("CountsFrames", .frameIndependent, { CountsFrames() }),
    ("RoundsUnevenly", .axisSymmetric, { RoundsUnevenly() }),
    ("RoundsToParts", .emptyContent, { RoundsToParts() }),
    ("RoundsOffsets", .rebases, { RoundsOffsets() }),
    ("DriftsWithEdits", .edits, { DriftsWithEdits() }),
    ("Forgets", .snapshots, { Forgets() }),
  ]
}
