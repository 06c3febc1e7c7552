import ScrollSpace

/// The question `extent`, asked on trial: of links in a given order, without using the answer.
struct ExtentTrial {
  /// The common answer of the links.
  private(set) var proposal: ExtentProposal
  /// The place of the last link that gave the length of an axis.
  private(set) var lastToFit = PerAxis<Int?>(nil)
  /// The places of the links that opened an axis, or moved its walls away from where the length puts them.
  private(set) var bending = PerAxis<[Int]>([])

  /// Asks the links at these places, in this order, about content of a size.
  init(_ numbers: [Int], of chain: Chain, content: Size, in context: ScrollContext) {
    proposal = context.extentProposal(content: content)
    proposal.isTrial = true
    for number in numbers {
      let before = proposal
      proposal.fitted = PerAxis(false)
      chain.all[number].extent(&proposal, in: context)
      guard proposal.repair() else {
        proposal = before
        continue
      }
      for axis in Axis.both {
        let bends: Bool
        if proposal.fitted[axis] {
          lastToFit[axis] = number
          // Walls at the distance that the length asks for belong to that length, wherever the content begins.
          var plain = proposal
          plain.fit(proposal.content[axis], on: axis)
          bends = !agree(
            proposal.extent[axis].room, plain.extent[axis].room,
            within: Tolerance.offset(pixel: context.pixel))
        } else {
          bends = proposal.extent[axis] != before.extent[axis]
        }
        if bends { bending[axis].append(number) }
      }
    }
  }
}

private func agree(_ one: Double?, _ other: Double?, within tolerance: Double) -> Bool {
  guard let one, let other else { return one == other }
  return abs(one - other) <= tolerance
}
