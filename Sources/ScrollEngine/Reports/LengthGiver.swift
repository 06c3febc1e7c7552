import ScrollSpace

/// What a link says of an axis's length, whatever the links before it have said.
struct LengthGiver {
  /// Whether it says how long the content is, or that it has no end.
  let gives: Bool
  /// Whether it opens the axis, or puts walls elsewhere than a length asks for.
  let bends: Bool
  /// The length that it gives between two walls, in points; nil if there are not two, or if it follows from another length.
  let length: Double?

  /// Asks one link alone, beside no content and beside a lot of it: who answers alike has not looked.
  init(_ number: Int, _ axis: Axis, of scroll: ScrollController) {
    var long = scroll.state.givenContent
    long[axis] += 2 * scroll.state.geometry.viewport[axis] + 1_000
    let none = ExtentTrial([number], of: scroll, content: .zero)
    let much = ExtentTrial([number], of: scroll, content: long)
    let isFitted = none.lastToFit[axis] != nil && much.lastToFit[axis] != nil
    gives = isFitted || none.proposal.extent[axis] == much.proposal.extent[axis]
    bends = much.bending[axis].contains(number)
    let isOwn = isFitted && none.proposal.content[axis] == much.proposal.content[axis]
    length = isOwn && much.proposal.extent[axis].room != nil ? much.proposal.content[axis] : nil
  }

  /// When it is asked in a chain in order: lengths, then lengths with walls of their own, then walls alone.
  var rank: Int { !gives ? 2 : bends ? 1 : 0 }

  /// The places of links, those first that come first in a chain in order, otherwise as they stand.
  static func inOrder(_ links: [LengthGiver]) -> [Int] {
    (0...2).flatMap { rank in links.indices.filter { links[$0].rank == rank } }
  }
}
