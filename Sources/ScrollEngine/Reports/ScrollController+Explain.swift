public import ScrollSpace

extension ScrollController {
  /// The reasons for the rest position of each axis.
  ///
  /// The explanation is made when this property is read, with the links' present descriptions of their offsets. From
  /// within a question the descriptions are left out.
  public var explanation: PerAxis<Explanation> { PerAxis(x: explain(.horizontal), y: explain(.vertical)) }

  /// Returns what the links say of where an axis comes to rest, in the order of the chain: "page 2 of 7". Unlike
  /// ``explanation``, the answer does not depend on who chose that place. From within a question nobody is asked, and
  /// there are none.
  public func notes(on axis: Axis) -> [String] {
    let end = destination[axis]
    return state.chain.links.indices.compactMap { note(of: $0, on: end, axis) }
  }

  private func explain(_ axis: Axis) -> Explanation {
    let reason = state.reasons.current[axis]
    let end = destination[axis]
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
    switch state.activity {
    case .tracking, .dragging: return (.finger, true)
    case .wheeling: return (.wheel, true)
    case .idle, .decelerating, .animating: break
    }
    switch reason.beginning {
    case .set, .stopped, .restored: return (reason.beginning, true)
    case .finger, .natural, .wheel, .step, .program, .layout: return (reason.beginning, false)
    }
  }

  private func note(of link: Int?, on offset: Double, _ axis: Axis) -> String? {
    guard !state.isAsking, let link else { return nil }
    return asking("review", link) {
      var report = ChainReport(explaining: offset, on: axis)
      state.chain.links[link].review(&report, of: self)
      return report.note
    }
  }

  /// Begins a draft on both axes, before a target is asked for.
  func beginReason(_ beginning: Explanation.Beginning, at offset: Point) {
    for axis in Axis.both { state.reasons.draft[axis].begin(beginning, at: offset[axis]) }
  }

  /// Begins a draft for a target that does not follow from a layout, on the axes of the question.
  func beginReason(_ proposal: TargetProposal) {
    for axis in Axis.both {
      guard let cause = proposal.cause[axis] else { continue }
      if cause == .program { state.reasons.laws[axis][.target] = nil }
      state.reasons.draft[axis].begin(Explanation.Beginning(cause), at: proposal.natural[axis])
    }
  }

  /// Notes the change that a link has made.
  func noteReason(_ link: any ScrollBehavior, from old: Point, to new: Point) {
    for axis in Axis.both where new[axis] != old[axis] { noteReason(link, at: new[axis], on: axis) }
  }

  /// Notes that a link sends an axis to an offset.
  func noteReason(_ link: any ScrollBehavior, at offset: Double, on axis: Axis) {
    state.reasons.draft[axis].note(.link, link.name, at: offset, by: position(of: link))
  }

  /// Returns the place of a link; nil for a link that has just left the chain.
  private func position(of link: any ScrollBehavior) -> Int? { state.chain.links.firstIndex { $0 === link } }

  /// Notes where walls shortened the target of a drag's end, before the delegate is asked, and adds earlier edits.
  func noteEdges(_ planned: Point, _ edits: PerAxis<[Reason.Entry]> = PerAxis([])) {
    for axis in Axis.both {
      let reason = state.reasons.current[axis]
      if planned[axis] != reason.last { reason.note(.edges, "edges", at: planned[axis]) }
      reason.note(contentsOf: edits[axis])
    }
  }

  /// Notes an answer at the end of a drag. The delegate's answer is noted also if it changes nothing.
  func noteEdit(_ link: (any ScrollBehavior)?, from old: Point, to new: Point) {
    let number = link.flatMap(position(of:))
    for axis in Axis.both where link == nil || new[axis] != old[axis] {
      state.reasons.current[axis].note(
        link == nil ? .delegate : .link, link?.name ?? "delegate", at: new[axis], by: number, isEdit: true)
    }
  }

  /// The entries of the drag's end so far.
  var editReasons: PerAxis<[Reason.Entry]> {
    let reasons = state.reasons.current
    return PerAxis(x: reasons.x.entries.filter { $0.isEdit }, y: reasons.y.entries.filter { $0.isEdit })
  }

  /// Sets the reason to a command that asks no link.
  func setReason(_ beginning: Explanation.Beginning, at offset: Point, on axis: Axis) {
    state.reasons.current[axis].begin(beginning, at: offset[axis])
  }
}
