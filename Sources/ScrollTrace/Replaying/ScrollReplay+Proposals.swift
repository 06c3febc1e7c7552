import ScrollEngine
import ScrollSpace

extension ScrollReplay {
  /// Plays up to an event, then that event, and returns every proposal meanwhile: from the scroller, and after each
  /// link.
  ///
  /// Proposals are not noted otherwise. During the event, links that change nothing are between those of the chain;
  /// they are removed before this returns. The chain is laid out when these links are added and removed. Play the trace
  /// again in a new replay if you want to compare the events that follow.
  public func proposals(ofEvent number: Int) -> [ProposalStep] {
    run(until: number)
    let links = scroll.behaviors
    let notes = ProposalProbe.Notes()
    scroll.behaviors = ProposalProbe.chain(links, notes)
    notes.isNoting = true
    run(until: number + 1)
    notes.isNoting = false
    scroll.behaviors = links
    return notes.steps
  }
}
