import ScrollSpace

/// Makes explanations of where the axes come to rest, from what the chain has noted.
struct Explainer {
  let chain: Chain
  let context: ScrollContext
  /// The scroller, as links see it.
  let scroll: ScrollController

  func explain(_ axis: Axis) -> Explanation {
    let reason = chain.reasons.current[axis]
    let end = context.destination[axis]
    let (beginning, isSaid) = beginning(reason)
    var steps: [Explanation.Step] = []
    func add(_ author: Explanation.Step.Author, _ name: String, _ offset: Double, note: String? = nil) {
      let change = offset - (steps.last?.offset ?? offset)
      steps.append(
        Explanation.Step(author: author, name: name, offset: offset, change: change, note: note))
    }
    add(.beginning, "\(beginning.name)", isSaid ? end : reason.start)
    if isSaid { return Explanation(beginning: beginning, steps: steps) }
    var entries = reason.entries
    // The edges are added last in any case.
    if entries.last?.author == .edges { entries.removeLast() }
    for entry in entries {
      let note = note(of: entry.link, on: entry.offset, axis)
      add(entry.author, "\(entry.name)", entry.offset, note: note)
    }
    add(.edges, "edges", end)
    return Explanation(beginning: beginning, steps: steps)
  }

  /// Returns the beginning, and true if the offset is all there is to explain.
  private func beginning(_ reason: Reason) -> (Explanation.Beginning, isSaid: Bool) {
    switch context.phase {
    case .tracking, .dragging: return (.finger, true)
    case .wheeling: return (.wheel, true)
    case .idle, .decelerating, .animating: break
    }
    switch reason.beginning {
    case .set, .stopped, .restored: return (reason.beginning, true)
    case .finger, .natural, .wheel, .step, .program, .layout: return (reason.beginning, false)
    }
  }

  func note(of link: Int?, on offset: Double, _ axis: Axis) -> String? {
    guard !chain.isAsking, let link else { return nil }
    return chain.asking("review", link) {
      var report = ChainReport(explaining: offset, on: axis)
      chain.all[link].review(&report, of: scroll)
      return report.note
    }
  }
}
