import ScrollSpace

/// What had a say in where an axis rests, as it happened: noted while planning, put into words when asked.
///
/// One object an axis, used again and again, so that noting asks for no memory.
final class Reason {
  struct Entry {
    let author: Explanation.Step.Author
    let name: StaticString
    /// The link's number in the chain; nil once it has left, and for others.
    var link: Int?
    var offset: Double
    /// Whether it was said at the end of a drag, after the target had been planned.
    var isEdit = false
  }

  private(set) var beginning = Explanation.Beginning.layout
  /// The offset it began with.
  private(set) var start = 0.0
  // Changed in steps that call nobody; every placement of the offset empties it.
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

  /// Room for all that a chain of so many links can say.
  func reserve(links: Int) { entries.reserveCapacity(2 * links + 4) }

  /// The chain changed: those who stay have new numbers, those who left can be asked nothing any more.
  func follow(_ moved: (Int) -> Int?) {
    for index in entries.indices { entries[index].link = entries[index].link.flatMap(moved) }
  }

  func shift(by shift: Double) {
    start = normalized(start + shift)
    for index in entries.indices { entries[index].offset = normalized(entries[index].offset + shift) }
  }
}

/// For each axis the reason that stands, and one in the making.
struct Reasons {
  private(set) var standing = PerAxis(x: Reason(), y: Reason())
  private(set) var draft = PerAxis(x: Reason(), y: Reason())
  /// Who gave the laws that motions follow.
  var laws = PerAxis(LawGivers())

  /// From now on the reason that was in the making stands.
  mutating func adopt(_ axis: Axis) {
    let former = standing[axis]
    standing[axis] = draft[axis]
    draft[axis] = former
  }

  mutating func follow(from old: [any ScrollBehavior], to new: [any ScrollBehavior]) {
    func moved(_ number: Int) -> Int? { new.firstIndex { $0 === old[number] } }
    for reason in [standing.x, standing.y, draft.x, draft.y] {
      reason.follow(moved)
      reason.reserve(links: new.count)
    }
    for axis in Axis.both { laws[axis].follow(moved) }
  }

  func shift(by shift: Vector) {
    for axis in Axis.both where shift[axis] != 0 {
      standing[axis].shift(by: shift[axis])
      draft[axis].shift(by: shift[axis])
    }
  }
}
