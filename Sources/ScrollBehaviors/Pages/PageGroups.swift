internal import CScrollCore
import ScrollSpace
import ScrollTiling

/// Items in groups, in order: where each group is shown if no wall holds it.
///
/// ```
///   items     0 1 | 2 3 | 4 5 | 6 7 | 8          groups of two, of which the last one is not full
///   group      0     1     2     3     4
/// ```
/// Groups are counted in doubles, which hold every group that an offset can tell apart. Where there is no first item,
/// group 0 begins with item 0, and there are groups below it.
struct PageGroups: Equatable {
  enum Items: Equatable {
    /// Of one length; nothing of them lies behind `end`.
    case even(length: Double, spacing: Double, end: Double)
    /// Each as long as it is, and looked up.
    case lengths(PagedLengths)
    /// Groups that were made one by one.
    case list(PageList)
  }

  let items: Items
  /// How many items make a group; a list says itself which.
  let size: Double
  /// The item with which group 0 begins, and the one behind the last.
  let (base, end): (Double, Double)
  let first: Double
  private(set) var last: Double
  /// Whether there is a first item.
  let isCounted: Bool
  /// How near to a wall a group lies at the wall.
  let slack: Double
  /// Whether the first and the last group lie at the walls wherever they would lie by themselves.
  let isAtWalls: Bool
  /// Even groups: where group 0 is shown, and how far it is to the next.
  let (start, stride): (Double, Double)
  let aligning: PageAligning

  /// Positions are often measured in whole pixels, so a page this near to a wall lies at the wall: 1 pt, as in
  /// Embla, but never more than a 64th of an item.
  static func slack(_ length: Double) -> Double { min(1, length / 64) }

  /// Whether several groups may be shown at one offset: items of any lengths may have none.
  var mayShare: Bool { stride == 0 }

  /// Groups of some items, from one up to another; nil for none.
  init?(
    _ items: Items, of range: (from: Double, to: Double), size: Double = 1, isCounted: Bool = true,
    slack: Double,
    isAtWalls: Bool = true, _ aligning: PageAligning, period: Double? = nil
  ) {
    let count = range.to - range.from
    guard count > 0, count.isFinite else { return nil }
    (self.items, self.isCounted, self.slack, self.isAtWalls) = (items, isCounted, slack, isAtWalls)
    self.aligning = aligning
    (base, end) = (isCounted ? range.from : 0, range.to)
    self.size = max(1, min(size, count))
    first = isCounted || period != nil ? 0 : 0 - csc_floor(range.from / -self.size)
    last = 0 - csc_floor((end - base) / -self.size) - 1
    if case .even(let length, let spacing, _) = items {
      stride = self.size * (length + spacing)
      guard stride > 0 else { return nil }
      start = aligning.offset(of: PageItem(start: base * (length + spacing), length: stride - spacing))
    } else {
      (start, stride) = (0, 0)
    }
    if let period { cut(to: period) }
  }

  /// Only what begins within a lap of a ring is on it. Far out a lap may be too short to tell its end from its beginning: the
  /// first group is there all the same.
  private mutating func cut(to period: Double) {
    let end = offset(of: first) + period
    let next = first(atOrAfter: end)
    last = max(first, offset(of: next) >= end ? next - 1 : next)
  }

  /// From the start of its first item to the end of its last one.
  func place(of group: Double) -> PageItem {
    switch items {
    case .even(let length, let spacing, let end):
      let pitch = length + spacing
      let from = group * stride
      let whole = size * (group + 1) <= self.end - base ? stride : (self.end - base - group * size) * pitch
      return PageItem(start: base * pitch + from, length: min(whole - spacing, end - from))
    case .lengths(let row):
      let items = items(of: group, group)
      let start = row.place(of: items.from)
      return items.to - items.from > 1
        ? PageItem(start: start.start, length: row.place(of: items.to - 1).end - start.start) : start
    case .list(let list): return list.groups[Int(group)]
    }
  }

  /// Where a group is shown.
  func offset(of group: Double) -> Double {
    switch items {
    case .even where size * (group + 1) <= end - base: start + group * stride
    case .even, .lengths: aligning.offset(of: place(of: group))
    case .list(let list): list.offsets[Int(group)]
    }
  }

  /// The last group that is shown at or before an offset; the first one where none is.
  func last(atOrBefore offset: Double) -> Double {
    var group: Double
    switch items {
    case .even: group = csc_floor((offset - start) / stride)
    case .lengths(let row):
      group = csc_floor((row.index(atOrBefore: aligning.coordinate(at: offset)) - base) / size)
    case .list(let list): return list.last(atOrBefore: offset)
    }
    group = max(first, min(group, last))
    // Quotients round, the last group may be shorter, and what begins before a coordinate may be shown behind it.
    if group < last, self.offset(of: group + 1) <= offset { return group + 1 }
    return group > first && self.offset(of: group) > offset ? group - 1 : group
  }

  /// The first group that is shown at or behind an offset; the last one where none is.
  func first(atOrAfter offset: Double) -> Double {
    var group = last(atOrBefore: offset)
    if self.offset(of: group) < offset { return min(group + 1, last) }
    while mayShare, group > first, self.offset(of: group - 1) >= offset { group -= 1 }
    return group
  }

  /// The first group in view at the lower wall, and the last one at the upper wall: content of others may put walls far inside
  /// of a row. Where no wall is, and where walls do not hold what lies beyond them, these are the first and the last of all.
  func inView(fromWall lower: Double?, toWall upper: Double?) -> (first: Double, last: Double) {
    guard isAtWalls else { return (first, last) }
    let ahead = aligning.alignment.viewport * aligning.visible
    return (
      lower.map { last(atOrBefore: $0 - ahead) } ?? first,
      upper.map { last(atOrBefore: $0 - ahead + aligning.visible) } ?? last
    )
  }

  /// The items from one group to another: from the first one up to, but not, another.
  func items(of from: Double, _ to: Double) -> (from: Double, to: Double) {
    if case .list(let list) = items { return list.items(of: Int(from), Int(to)) }
    return (base + from * size, min(base + (to + 1) * size, end))
  }

  /// The group of an item.
  func group(ofItem item: Double) -> Double {
    if case .list(let list) = items { return list.group(ofItem: item) }
    return max(first, min(csc_floor((item - base) / size), last))
  }
}

/// How a group is aligned with the viewport: where that begins when the group is shown.
struct PageAligning: Equatable {
  var alignment = Alignment.start
  var inset = 0.0
  var visible = 0.0

  func offset(of group: PageItem) -> Double {
    group.start + alignment.item * group.length - inset - alignment.viewport * visible
  }

  /// The coordinate in the content that lies where the viewport is aligned.
  func coordinate(at offset: Double) -> Double { offset + inset + alignment.viewport * visible }
}

/// The lengths of a row, as they were when pages were made of them.
struct PagedLengths: Equatable {
  private let lengths: ItemLengths
  private let version: UInt64

  init(_ lengths: ItemLengths) { (self.lengths, version) = (lengths, lengths.version) }

  static func == (one: PagedLengths, other: PagedLengths) -> Bool {
    one.lengths === other.lengths && one.version == other.version
  }

  func place(of index: Double) -> PageItem {
    (try? lengths.place(of: Int64(index))).map { PageItem($0) } ?? PageItem(start: 0, length: 0)
  }

  func index(atOrBefore coordinate: Double) -> Double {
    (try? lengths.item(atOrBefore: coordinate)).flatMap { $0 }.map { Double($0.index) } ?? 0
  }
}
