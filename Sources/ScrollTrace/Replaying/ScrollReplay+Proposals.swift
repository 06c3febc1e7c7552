import ScrollEngine
import ScrollSpace

extension ScrollReplay {
  /// Plays on up to an event, then that event, and returns every proposal that was asked for meanwhile: as the scroller made
  /// it, and after each link.
  ///
  /// Nothing is noted otherwise. For the event, links that change nothing stand between those of the chain; they are gone
  /// when this returns. The chain is laid out when they come and go, so play the trace anew to compare what follows.
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
