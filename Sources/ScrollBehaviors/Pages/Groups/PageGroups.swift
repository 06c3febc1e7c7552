internal import CScrollCore
import ScrollSpace
import ScrollTiling

/// Items in groups, in order, with the offset of each group if no wall holds it.
///
/// ```
///   items     0 1 | 2 3 | 4 5 | 6 7 | 8          groups of two, of which the last one is not full
///   group      0     1     2     3     4
/// ```
/// Groups are counted in doubles, which are exact for every group that an offset can distinguish. Without a
/// first item, group 0 begins with item 0, and there are groups below 0.
struct PageGroups: Equatable {
  enum Items: Equatable {
    /// Items of one length. None extends beyond `end`.
    case even(length: Double, spacing: Double, end: Double)
    /// Items of individual lengths, which are looked up.
    case lengths(PagedLengths)
    /// A list of groups.
    case list(PageList)
  }

  let items: Items
  /// The number of items in a group; a list has its own groups.
  let size: Double
  /// The first item of group 0, and the item after the last.
  let (base, end): (Double, Double)
  let first: Double
  private(set) var last: Double
  /// True if there is a first item.
  let isCounted: Bool
  /// The distance within which a group lies at a wall, in points.
  let slack: Double
  /// True if the first and the last group always lie at the walls.
  let isAtWalls: Bool
  /// For even groups: the offset of group 0, and the distance between groups.
  let (start, stride): (Double, Double)
  let aligning: PageAligning
  private let inMemory = InMemory()

  /// Returns the distance within which a page lies at a wall: 1 pt, as in Embla, but at most a 64th of an
  /// item. Positions are often measured in whole pixels.
  static func slack(_ length: Double) -> Double { min(1, length / 64) }

  /// True if several groups may have one offset: items may have no length.
  var mayShare: Bool { stride == 0 }

  /// Creates groups of a range of items; nil if there are none.
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

  /// Keeps only the groups that begin within one lap of a ring. Far out, a lap may be too short to
  /// distinguish its end from its beginning: the first group is always kept.
  private mutating func cut(to period: Double) {
    let end = offset(of: first) + period
    let next = first(atOrAfter: end)
    last = max(first, offset(of: next) >= end ? next - 1 : next)
  }

  /// Returns the place of a group, from the start of its first item to the end of its last.
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

  /// Returns the offset of a group.
  func offset(of group: Double) -> Double {
    switch items {
    case .even where size * (group + 1) <= end - base: start + group * stride
    case .even, .lengths: aligning.offset(of: place(of: group))
    case .list(let list): list.offsets[Int(group)]
    }
  }

  /// Returns the last group at or before an offset; the first group if there is none.
  func last(atOrBefore offset: Double) -> Double {
    var group: Double
    switch items {
    case .even: group = csc_floor((offset - start) / stride)
    case .lengths(let row):
      group = csc_floor((row.index(atOrBefore: aligning.coordinate(at: offset)) - base) / size)
    case .list(let list): return list.last(atOrBefore: offset)
    }
    group = max(first, min(group, last))
    // The quotient is rounded, the last group may be shorter, and a group may begin before a coordinate but
    // have an offset after it.
    if group < last, self.offset(of: group + 1) <= offset { return group + 1 }
    return group > first && self.offset(of: group) > offset ? group - 1 : group
  }

  /// Returns the first group at or after an offset; the last group if there is none.
  func first(atOrAfter offset: Double) -> Double {
    var group = last(atOrBefore: offset)
    if self.offset(of: group) < offset { return min(group + 1, last) }
    while mayShare, group > first, self.offset(of: group - 1) >= offset { group -= 1 }
    return group
  }

  /// Returns the first group in view at the lower wall, and the last at the upper wall: content of other
  /// links may put walls far inside a row. Without a wall, or if walls hold no groups, these are the first
  /// and the last of all.
  func inView(fromWall lower: Double?, toWall upper: Double?) -> (first: Double, last: Double) {
    guard isAtWalls else { return (first, last) }
    let ahead = aligning.alignment.viewport * aligning.visible
    return (
      lower.map { last(atOrBefore: $0 - ahead) } ?? first,
      upper.map { last(atOrBefore: $0 - ahead + aligning.visible) } ?? last
    )
  }

  /// Returns the items of a range of groups, up to, but not including, `to`.
  func items(of from: Double, _ to: Double) -> (from: Double, to: Double) {
    if case .list(let list) = items { return list.items(of: Int(from), Int(to)) }
    return (base + from * size, min(base + (to + 1) * size, end))
  }

  /// Returns the group of an item.
  func group(ofItem item: Double) -> Double {
    if case .list(let list) = items { return list.group(ofItem: item) }
    return max(first, min(csc_floor((item - base) / size), last))
  }
}

/// The alignment of a group with the viewport: gives the viewport's start when the group is shown.
struct PageAligning: Equatable {
  var alignment = Alignment.start
  var inset = 0.0
  var visible = 0.0

  func offset(of group: PageItem) -> Double {
    group.start + alignment.item * group.length - inset - alignment.viewport * visible
  }

  /// Returns the coordinate in the content at which the viewport is aligned.
  func coordinate(at offset: Double) -> Double { offset + inset + alignment.viewport * visible }
}
