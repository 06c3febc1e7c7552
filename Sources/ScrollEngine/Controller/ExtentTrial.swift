import ScrollSpace

/// The `extent` question, asked on trial: of links in some order, with nothing done about the answer.
struct ExtentTrial {
  /// What the links made of it together.
  private(set) var proposal: ExtentProposal
  /// The place of the last link that gave the length of an axis.
  private(set) var lastToFit = PerAxis<Int?>(nil)
  /// The places of the links that changed where an axis may rest, and did not give its length.
  private(set) var bending = PerAxis<[Int]>([])

  /// Asks the links at these places, in this order.
  init(_ places: [Int], of scroll: ScrollController) {
    let state = scroll.state
    let context = scroll.context
    proposal = ExtentProposal(
      viewport: state.geometry.viewport, inset: state.geometry.inset, content: state.givenContent,
      origin: state.origin)
    for place in places {
      let before = proposal
      proposal.fitted = PerAxis(false)
      state.links[place].extent(&proposal, in: context)
      guard proposal.settle() else {
        proposal = before
        continue
      }
      for axis in Axis.both {
        if proposal.fitted[axis] {
          lastToFit[axis] = place
        } else if proposal.extent[axis] != before.extent[axis] {
          bending[axis].append(place)
        }
      }
    }
  }

  /// The places of all links, those first that would give a length if they were asked alone.
  static func lengthsFirst(of scroll: ScrollController) -> [Int] {
    let places = scroll.state.links.indices
    let fits = places.map { place in
      let alone = ExtentTrial([place], of: scroll)
      return alone.lastToFit.x != nil || alone.lastToFit.y != nil
    }
    return places.filter { fits[$0] } + places.filter { !fits[$0] }
  }
}
