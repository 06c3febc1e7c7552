import ScrollSpace

/// The contributions to the rest position of an axis, noted while planning and described on request.
///
/// One object an axis is used again and again, so that notes allocate no memory.
final class Reason {
  struct Entry {
    let author: Explanation.Step.Author
    let name: StaticString
    /// The link's number in the chain; nil after the link has left, and for other authors.
    var link: Int?
    var offset: Double
    /// True for an entry at the end of a drag, after the target was planned.
    var isEdit = false
  }

  private(set) var beginning = Explanation.Beginning.layout
  /// The offset of the beginning.
  private(set) var start = 0.0
  // Changed in steps that call nobody. Every placement of the offset empties the array.
  @exclusivity(unchecked) private(set) var entries: [Entry] = []

  var last: Double { entries.last?.offset ?? start }

  func begin(_ beginning: Explanation.Beginning, at offset: Double) {
    self.beginning = beginning
    start = normalized(offset)
    if !entries.isEmpty { entries.removeAll(keepingCapacity: true) }
  }

  func note(
    _ author: Explanation.Step.Author, _ name: StaticString, at offset: Double, by link: Int? = nil,
    isEdit: Bool = false
  ) {
    entries.append(
      Entry(author: author, name: name, link: link, offset: normalized(offset), isEdit: isEdit))
  }

  func note(contentsOf entries: [Entry]) { self.entries += entries }

  /// Reserves memory for all entries that a chain of `links` links can make.
  func reserve(links: Int) { entries.reserveCapacity(2 * links + 4) }

  /// Follows a change of the chain: links that stay have new numbers, and links that have left can no longer be
  /// asked.
  func follow(_ moved: (Int) -> Int?) {
    for index in entries.indices { entries[index].link = entries[index].link.flatMap(moved) }
  }

  func shift(by shift: Double) {
    start = normalized(start + shift)
    for index in entries.indices { entries[index].offset = normalized(entries[index].offset + shift) }
  }
}

/// For each axis, the reason in effect and a draft.
struct Reasons: ~Copyable {
  private(set) var current = PerAxis(x: Reason(), y: Reason())
  private(set) var draft = PerAxis(x: Reason(), y: Reason())
  /// The links that gave the laws of motions.
  var laws = PerAxis(LawAuthors())

  /// Makes the draft the reason in effect.
  mutating func adopt(_ axis: Axis) {
    let former = current[axis]
    current[axis] = draft[axis]
    draft[axis] = former
  }

  mutating func follow(from old: [any ScrollBehavior], to new: [any ScrollBehavior]) {
    func moved(_ number: Int) -> Int? { new.firstIndex { $0 === old[number] } }
    for reason in [current.x, current.y, draft.x, draft.y] {
      reason.follow(moved)
      reason.reserve(links: new.count)
    }
    for axis in Axis.both { laws[axis].follow(moved) }
  }

  func shift(by shift: Vector) {
    for axis in Axis.both where shift[axis] != 0 {
      current[axis].shift(by: shift[axis])
      draft[axis].shift(by: shift[axis])
    }
  }

  /// Begins a draft on both axes, before a target is asked for.
  func begin(_ beginning: Explanation.Beginning, at offset: Point) {
    for axis in Axis.both { draft[axis].begin(beginning, at: offset[axis]) }
  }

  /// Begins a draft for a target that does not follow from a layout, on the axes of the question.
  mutating func begin(_ proposal: TargetProposal) {
    for axis in Axis.both {
      guard let cause = proposal.cause[axis] else { continue }
      if cause == .program { laws[axis][.target] = nil }
      draft[axis].begin(Explanation.Beginning(cause), at: proposal.natural[axis])
    }
  }

  /// Notes where walls shortened the target of a drag's end, before the delegate is asked, and adds earlier edits.
  func noteEdges(_ planned: Point, _ edits: PerAxis<[Reason.Entry]> = PerAxis([])) {
    for axis in Axis.both {
      let reason = current[axis]
      if planned[axis] != reason.last { reason.note(.edges, "edges", at: planned[axis]) }
      reason.note(contentsOf: edits[axis])
    }
  }

  /// The entries of the drag's end so far.
  var edits: PerAxis<[Reason.Entry]> {
    PerAxis(x: current.x.entries.filter { $0.isEdit }, y: current.y.entries.filter { $0.isEdit })
  }

  /// Sets the reason to a command that asks no link.
  func set(_ beginning: Explanation.Beginning, at offset: Point, on axis: Axis) {
    current[axis].begin(beginning, at: offset[axis])
  }
}
