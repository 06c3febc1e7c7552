import Hands
import ScrollTesting

extension Mistake {
  private final class Typo: ScrollBehavior {
    func targets(_ proposal: inout TargetProposal, in context: ScrollContext) {}
  }

  private final class Label: ScrollBehavior {
    func target(_ proposal: inout TargetProposal, context: ScrollContext) {}
  }

  private final class Restless: ScrollBehavior {
    func wake(in context: ScrollContext) -> Timestamp? { context.time - 1 }
  }

  private final class Nameless: ScrollBehavior {
    private var number = 0
    func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
      try memory.field(number) { self.number = $0 }
    }
  }

  private final class Drifting: ScrollBehavior {
    func target(_ proposal: inout TargetProposal, in context: ScrollContext) { proposal.position.y += 7 }
  }

  /// A behaviour of the program that answers wrongly, or nothing.
  static let ofAnswers: [Mistake] = [
    Mistake("a mistyped method", .rule, "Compare the names and types of its methods") { $0.check { Typo() } },
    Mistake("a wrong label", .rule, "a mistyped method is not called") { $0.check { Label() } },
    Mistake("a target that moves on in each layout", .rule, "To reproduce: checkBehavior") {
      $0.check([.idempotentAtRest]) { Drifting() }
    },
    Mistake("a wake in the past", .likely, "Answer a later time, or nil") {
      $0.flick([Restless(), Bouncing()], content: tall)
    },
    Mistake("values in snapshots without a name", .certain, "Write var name: StaticString") {
      $0.flick([Nameless(), Bouncing()], content: tall)
    },
    Mistake("a target that is no number", .refusal, "Answer with numbers that are finite and in range") {
      $0.flick(
        [Probe("Snap", \.onTarget) { proposal, _ in proposal.offset.y = .nan }, Bouncing()], content: tall)
    },
    Mistake("a command from a question", .refusal, "Command it and edit items from callbacks") {
      let probe = Probe("Commander")
      let scroll = $0.scroller([probe], content: tall)
      probe.onLayout = { [unowned scroll] _, _ in scroll.setContentOffset(.zero, animated: true) }
      scroll.invalidateLayout()
      $0.collect(scroll)
    },
    Mistake(
      "a frame from a callback", .refusal, "Feed input and frames when the scroller's call has returned"
    ) {
      let probe = Probe("Feeder")
      probe.once("didScroll") { $0.advance(to: $0.context.time) }
      let scroll = $0.scroller([probe], content: tall)
      scroll.contentOffset.y = 5
      $0.collect(scroll)
    },
    Mistake("commands without end", .refusal, "only if something is to change") {
      let probe = Probe("Loop")
      probe.onEvent = { event, scroll in if event == "didLayout" { scroll.invalidateLayout() } }
      let scroll = $0.scroller([probe], content: tall)
      scroll.invalidateLayout()
      $0.collect(scroll)
    },
  ]
}
