import ScrollSpace

/// What had a say in where an axis rests, as it happened: noted while planning, put into words when asked.
///
/// One object an axis, used again and again, so that noting asks for no memory.
final class Reason {
  struct Entry {
    enum Author {
      case link(StaticString)
      case delegate
      case edges
    }
    let author: Author
    /// The link, as long as it stands in the chain, which keeps it alive.
    unowned(unsafe) var link: (any ScrollBehavior)?
    var offset: Double
    /// Whether it was said at the end of a drag, after the target had been planned.
    var isEdit = false
  }

  /// Nil before the first layout.
  private(set) var beginning: Explanation.Beginning?
  /// The offset it began with.
  private(set) var start = 0.0
  private(set) var entries: [Entry] = []

  var last: Double { entries.last?.offset ?? start }

  func begin(_ beginning: Explanation.Beginning, at offset: Double) {
    self.beginning = beginning
    start = normalized(offset)
    entries.removeAll(keepingCapacity: true)
  }

  func note(
    _ author: Entry.Author, at offset: Double, by link: (any ScrollBehavior)? = nil, isEdit: Bool = false
  ) {
    entries.append(Entry(author: author, link: link, offset: normalized(offset), isEdit: isEdit))
  }

  func note(contentsOf entries: [Entry]) { self.entries += entries }

  /// Room for all that a chain of so many links can say.
  func reserve(links: Int) { entries.reserveCapacity(2 * links + 4) }

  /// A link left the chain, and can be asked nothing any more.
  func forget(_ gone: any ScrollBehavior) {
    for index in entries.indices where entries[index].link === gone { entries[index].link = nil }
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

  /// From now on the reason that was in the making stands.
  mutating func adopt(_ axis: Axis) {
    let former = standing[axis]
    standing[axis] = draft[axis]
    draft[axis] = former
  }

  func reserve(links: Int) { for reason in all { reason.reserve(links: links) } }
  func forget(_ gone: any ScrollBehavior) { for reason in all { reason.forget(gone) } }
  func shift(by shift: Vector) {
    for axis in Axis.both where shift[axis] != 0 {
      standing[axis].shift(by: shift[axis])
      draft[axis].shift(by: shift[axis])
    }
  }

  private var all: [Reason] { [standing.x, standing.y, draft.x, draft.y] }
}
