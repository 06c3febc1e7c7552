import ScrollMotion
import ScrollSpace

extension ScrollController {
  /// Prepares the deallocation. Completions of animations are called, and the links are detached. The scroller
  /// accepts no further commands.
  func detachAll() {
    state.isAsking = true
    calling {
      while let event = state.events.next() {
        if case .didComplete(let outcome) = event { state.events.takeCompletion()(outcome) }
      }
      state.activity.plannedMotion?.completion?(.interrupted(by: .teardown))
      for link in state.attached {
        ChainRegister.leave(link)
        link.didDetach()
      }
    }
  }

  /// Sets another chain, and calls the links that leave and join.
  func setChain(_ chain: [any ScrollBehavior]) {
    for (index, link) in chain.enumerated() {
      precondition(
        !chain[..<index].contains { $0 === link }, .linkTwice,
        "A behaviour may be in a chain once; \(link.name) is in this chain twice; make one for each place.")
    }
    let former = state.chain.links
    state.reasons.follow(from: former, to: chain)
    state.restBases.follow(to: chain)
    let called = former.indices.contains(state.currentCall.number) ? former[state.currentCall.number] : nil
    state.chain = Chain(chain, after: state.chain)
    if let called { state.currentCall.number = chain.firstIndex { $0 === called } ?? CurrentCall.nobody }
    state.revision &+= 1
    awaitsCheck = true
    watchWalls(from: state.activity.plannedMotion.map(elapsed))
    calling { attachChain() }
  }

  /// Calls didDetach and didAttach until the attached links are the links of the chain. If a link sets the chain in
  /// the meantime, all of these calls are done when its setter returns.
  private func attachChain() {
    while true {
      let links = state.chain.links
      if let number = state.attached.firstIndex(where: { link in !links.contains { $0 === link } }) {
        let link = state.attached.remove(at: number)
        ChainRegister.leave(link)
        calling("didDetach") { link.didDetach() }
      } else if let number = links.firstIndex(where: { link in
        !state.attached.contains { $0 === link }
      }) {
        let link = links[number]
        state.attached.append(link)
        ChainRegister.join(link)
        calling("didAttach", number) { link.didAttach(to: self) }
      } else {
        return
      }
    }
  }
}
