import ScrollSpace

/// The answer of one link about the length of an axis, whatever the links before it answer.
struct LengthAuthor {
  /// True if the link gives a length, or answers that the axis has no end.
  let gives: Bool
  /// True if the link opens the axis, or moves walls away from where a length puts them.
  let bends: Bool
  /// The length that the link gives between two walls, in points; nil if there are not two walls, or if the length
  /// depends on another length.
  let length: Double?

  /// Asks one link alone, once without content and once with much content. A link that answers the same has not used
  /// the content.
  init(_ number: Int, _ axis: Axis, of chain: Chain, content: Size, in context: ScrollContext) {
    var long = content
    long[axis] += 2 * context.geometry.viewport[axis] + 1_000
    let none = ExtentTrial([number], of: chain, content: .zero, in: context)
    let much = ExtentTrial([number], of: chain, content: long, in: context)
    let isFitted = none.lastToFit[axis] != nil && much.lastToFit[axis] != nil
    gives = isFitted || none.proposal.extent[axis] == much.proposal.extent[axis]
    bends = much.bending[axis].contains(number)
    let isOwn = isFitted && none.proposal.content[axis] == much.proposal.content[axis]
    length = isOwn && much.proposal.extent[axis].room != nil ? much.proposal.content[axis] : nil
  }

  /// The rank in a chain in order: lengths first, then lengths with walls of their own, then walls alone.
  var rank: Int { !gives ? 2 : bends ? 1 : 0 }

  /// Returns the places of links by their rank, and within a rank in their present order.
  static func inOrder(_ links: [LengthAuthor]) -> [Int] {
    (0...2).flatMap { rank in links.indices.filter { links[$0].rank == rank } }
  }
}
