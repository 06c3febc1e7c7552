package import ScrollEngine
import ScrollSpace

/// Makers of links, each of which has one method of the protocol.
package enum OneMethod {
  package typealias Maker = @Sendable () -> any ScrollBehavior

  /// All of them.
  package static var all: [Maker] { callbacksAndAnswers + [{ Leaves() }, { Alarm() }] }

  /// Those with a callback that a scroller makes as long as it has the link, or with a question that they answer.
  package static let callbacksAndAnswers: [Maker] = [
    { Scrolls() }, { Settles() }, { Phases() }, { Begins() }, { Edits() }, { Ends() },
    { Glides() }, { Stops() }, { Layouts() }, { Attaches() }, { Answers() }, { Remembers() },
    { Pulls() }, { Zooms() }, { Rebases() }, { Tops() }, { Insets() }, { Arrives() },
  ]

  private final class Scrolls: ScrollBehavior { func scrollDidScroll(_ scroll: ScrollController) {} }
  private final class Settles: ScrollBehavior {
    func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {}
  }
  private final class Phases: ScrollBehavior {
    func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) {}
  }
  private final class Begins: ScrollBehavior { func scrollWillBeginDragging(_ scroll: ScrollController) {} }
  private final class Edits: ScrollBehavior {
    func scrollWillEndDragging(
      _ scroll: ScrollController, withVelocity velocity: Vector, targetContentOffset: inout Point
    ) {}
  }
  private final class Ends: ScrollBehavior {
    func scrollDidEndDragging(_ scroll: ScrollController, willDecelerate: Bool) {}
  }
  private final class Glides: ScrollBehavior {
    func scrollWillBeginDecelerating(_ scroll: ScrollController) {}
  }
  private final class Stops: ScrollBehavior { func scrollDidEndDecelerating(_ scroll: ScrollController) {} }
  private final class Layouts: ScrollBehavior { func scrollDidLayout(_ scroll: ScrollController) {} }
  private final class Attaches: ScrollBehavior { func didAttach(to scroll: ScrollController) {} }
  private final class Answers: ScrollBehavior {
    func drag(_ proposal: inout DragProposal, in context: ScrollContext) {}
  }
  private final class Remembers: ScrollBehavior {
    let name: StaticString = "Remembers"
    func remember(_ memory: inout LinkMemory) throws(ArchiveError) { _ = try memory.value(7.0) }
  }
  private final class Pulls: ScrollBehavior {
    func scrollDidPull(_ scroll: ScrollController, _ pull: EdgePull) {}
  }
  private final class Zooms: ScrollBehavior { func scrollDidZoom(_ scroll: ScrollController) {} }
  private final class Rebases: ScrollBehavior {
    func scrollDidRebase(_ scroll: ScrollController, by shift: Vector) {}
  }
  private final class Tops: ScrollBehavior { func scrollDidScrollToTop(_ scroll: ScrollController) {} }
  private final class Insets: ScrollBehavior {
    func scrollDidChangeAdjustedContentInset(_ scroll: ScrollController) {}
  }
  private final class Arrives: ScrollBehavior {
    func scrollDidEndScrollingAnimation(_ scroll: ScrollController) {}
  }
  private final class Leaves: ScrollBehavior { func didDetach() {} }
  private final class Alarm: ScrollBehavior {
    var due: Timestamp?
    func wake(in context: ScrollContext) -> Timestamp? { due }
    func didWake(_ scroll: ScrollController) { due = nil }
  }
}
