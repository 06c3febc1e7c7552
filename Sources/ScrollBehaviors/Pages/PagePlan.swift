internal import CScrollCore
import ScrollSpace
import ScrollTiling

/// What pages are and how they lie, from which a layout makes places.
struct PagePlan: Equatable, Sendable {
  var kind: PageKind
  let align: Alignment
  let grouping: PageGrouping
  let ends: PageEnds

  /// Positions are often measured in whole pixels, so a page this near to a wall lies at the wall: 1 pt, as in
  /// Embla, but never more than a 64th of an item.
  private static func slack(_ length: Double) -> Double { min(1, length / 64) }

  /// How far past a whole number of pages the content may end, in pages, and still have that number: its length may be a
  /// sum of lengths that were rounded, such as thirds of a point.
  private static let excess = 1e-6

  /// The pages in a frame; nil where there are none.
  func lay(_ frame: PageFrame) -> (PagePlaces, PageMarks)? {
    if case .offsets(let offsets) = kind.form {
      let marks = Array(offsets.indices)
      return lay(offsets, groups: nil, marks: marks, items: marks.count, slack: 0, frame)
    }
    guard frame.visible > 0 else { return nil }
    switch kind.form {
    case .pages(let length, let spacing):
      let length = length.points(frame.visible)
      let pitch = length + spacing
      guard frame.content > 0 || frame.isEndless else { return nil }
      let count = max(1, 0 - csc_floor(Self.excess - (frame.content + spacing) / pitch))
      guard frame.isEndless else {
        return lay(
          count, length, spacing, end: frame.content, slack: Self.excess * pitch, isForced: false, frame)
      }
      // Content without ends has pages without end: their numbers come again after each length that it declares.
      var lap = frame
      lap.extent.period = lapped(count) * pitch
      return lay(lapped(count), length, spacing, end: .infinity, slack: 0, isForced: false, lap)
    case .items(let count, let length, let spacing):
      let length = length.points(frame.visible)
      return lay(
        count, length, spacing, end: .infinity, slack: Self.slack(length), isForced: true, frame)
    case .list(let items, let content, _): return lay(items, content: content, frame)
    case .offsets: return nil
    }
  }

  /// A count made up to whole groups, so that they go on evenly.
  private func lapped(_ count: Double) -> Double {
    guard case .count(let size) = grouping, size > 1 else { return count }
    return 0 - csc_floor(0 - count / Double(size)) * Double(size)
  }

  private func aligned(_ start: Double, _ length: Double, _ frame: PageFrame) -> Double {
    start + align.item * length - frame.inset - align.viewport * frame.visible
  }

  private func isLong(_ length: Double, slack: Double, _ frame: PageFrame) -> Bool {
    length - frame.visible > slack
  }

  /// A page at a place: it may rest there, and if it is longer than the viewport at all offsets that show nothing else.
  private func spot(
    _ place: Double, _ start: Double, _ length: Double, slack: Double, _ frame: PageFrame
  ) -> PageSpot {
    guard isLong(length, slack: slack, frame) else { return PageSpot(place: place, range: place...place) }
    let first = frame.extent.clamp(start - frame.inset)
    let last = frame.extent.clamp(start - frame.inset + length - frame.visible)
    return PageSpot(place: place, range: min(place, first)...max(place, last))
  }

  /// Whether the first or the last of some items lies at the wall wherever it would lie by itself. A page longer than the
  /// viewport does not, if it would be shown from its other end there.
  private func isForced(_ side: Side, isLong: Bool) -> Bool {
    ends != .pad && !(isLong && align.item == (side == .lower ? 1 : 0))
  }

  /// A page at an end that may rest up to the wall: what lies between them is content of nobody else.
  private func reaching(_ side: Side, _ spot: PageSpot, slack: Double, _ frame: PageFrame) -> PageSpot {
    guard ends != .pad, let wall = frame.extent[side], (wall - spot.place).magnitude > slack else {
      return spot
    }
    return PageSpot(
      place: spot.place, range: min(wall, spot.range.lowerBound)...max(wall, spot.range.upperBound))
  }

  /// Items of one length; nothing of them lies behind `end`. `isForced` puts the first and the last page at the walls,
  /// wherever they would lie.
  private func lay(
    _ items: Double, _ length: Double, _ spacing: Double, end: Double, slack: Double, isForced: Bool,
    _ frame: PageFrame
  ) -> (PagePlaces, PageMarks)? {
    let pitch = length + spacing
    guard items > 0, items.isFinite, pitch > 0 else { return nil }
    let size: Double
    switch grouping {
    case .count(let count): size = max(1, min(Double(count), items))
    case .fitting: size = max(1, min(csc_floor((frame.visible + spacing + 2 * slack) / pitch), items))
    }
    let stride = size * pitch
    let start = aligned(0, stride - spacing, frame)
    var groups = 0 - csc_floor(0 - items / size)
    if let period = frame.extent.period { groups = min(groups, max(1, 0 - csc_floor(0 - period / stride))) }
    let rest = items - (groups - 1) * size
    let isFull = { (group: Double) in group < groups - 1 || rest >= size }
    let raw = { (group: Double) in
      isFull(group) ? start + group * stride : aligned(group * stride, rest * pitch - spacing, frame)
    }
    let length = { (group: Double) in
      min((isFull(group) ? stride : rest * pitch) - spacing, end - group * stride)
    }
    var (from, to) = (0.0, groups - 1)
    var (head, tail) = (raw(0), raw(to))
    if frame.extent.period == nil {
      // Padded pages have walls of their own at the first and the last; others may stand further in.
      let near = ends == .pad ? 0 : slack
      let (lower, upper) = (frame.extent.lower, frame.extent.upper)
      if let lower { from = max(0, min(csc_floor((lower + near - start) / stride), to)) }
      if let upper {
        to = max(from, min(0 - csc_floor((near + start - upper) / stride), to))
        if let lower, upper - lower <= 2 * near { to = from }
      }
      let place = { (group: Double, side: Side) in
        isForced && self.isForced(side, isLong: isLong(length(group), slack: slack, frame))
          ? frame.extent[side] ?? raw(group) : frame.extent.clamp(raw(group))
      }
      head = place(from, .lower)
      tail = to == from ? head : place(to, .upper)
      if tail <= head { to = from }
    }
    let spot = { (place: Double, group: Double) in
      self.spot(place, group * stride, length(group), slack: slack, frame)
    }
    let first = reaching(.lower, spot(head, from), slack: slack, frame)
    let last = reaching(.upper, to == from ? first : spot(tail, to), slack: slack, frame)
    var open = frame
    open.extent = Extent()
    let inner = self.spot(start, 0, stride - spacing, slack: slack, open).range
    let places = EvenPlaces(
      start: start + from * stride, stride: stride, count: to - from + 1, head: to == from ? last : first,
      tail: last,
      around: inner.lowerBound - start...inner.upperBound - start)
    return (
      PagePlaces(.even(places), period: frame.extent.period),
      .even(skipped: from, groups: groups, size: size, items: items, places: places.count)
    )
  }

  /// Items of any lengths. Where the first and the last group lie at the content's ends, the room there is theirs.
  private func lay(_ items: [PageItem], content: Double, _ frame: PageFrame) -> (PagePlaces, PageMarks)? {
    guard !items.isEmpty else { return nil }
    var shortest = items.reduce(Double.infinity) { $1.length > 0 ? min($0, $1.length) : $0 }
    if shortest == .infinity { shortest = 0 }
    let slack = Self.slack(shortest)
    let isContained = frame.extent.period == nil && ends != .pad
    var (offsets, groups, firstItems): ([Double], [PageItem], [Int]) = ([], [], [])
    var (first, end) = (0, items[0].end)
    func close() {
      let group = PageItem(start: items[first].start, length: end - items[first].start)
      let offset = aligned(group.start, group.length, frame)
      offsets.append(max(offset, offsets.last ?? offset))
      groups.append(group)
      firstItems.append(first)
    }
    for index in items.indices.dropFirst() {
      let grown = max(end, items[index].end)
      let isFull =
        switch grouping {
        case .count(let count): index - first >= max(1, count)
        case .fitting:
          (isContained && index == items.count - 1 ? content : grown)
            - (isContained && first == 0 ? 0 : items[first].start) > frame.visible + 2 * slack
        }
      if isFull {
        close()
        (first, end) = (index, items[index].end)
      } else {
        end = grown
      }
    }
    close()
    return lay(offsets, groups: groups, marks: firstItems, items: items.count, slack: slack, frame)
  }

  /// Ascending offsets, one for each group of items; nil: pages without a length.
  private func lay(
    _ offsets: [Double], groups: [PageItem]?, marks: [Int], items: Int, slack: Double, _ frame: PageFrame
  ) -> (PagePlaces, PageMarks)? {
    guard !offsets.isEmpty else { return nil }
    let (lower, upper) = (frame.extent.lower, frame.extent.upper)
    let isContained = frame.extent.period == nil
    let near = ends == .pad ? 0 : slack
    let lapEnd = frame.extent.period.map { offsets[0] + $0 } ?? .infinity
    let last = offsets.count - 1
    let isForced = { (side: Side, group: Int) in
      groups.map { self.isForced(side, isLong: isLong($0[group].length, slack: slack, frame)) } ?? false
    }
    var (spots, firstGroups): ([PageSpot], [Int]) = ([], [])
    spots.reserveCapacity(offsets.count)
    firstGroups.reserveCapacity(offsets.count)
    // Far out a lap may be too short to tell its end from its beginning: the first page is there all the same.
    for (group, offset) in offsets.enumerated() where group == 0 || offset < lapEnd {
      var place = offset
      if isContained {
        place = frame.extent.clamp(offset)
        if let upper, offset >= upper - near || group == last && isForced(.upper, group) { place = upper }
        if let lower, offset <= lower + near || group == 0 && isForced(.lower, group) { place = lower }
        if let lower, let upper, upper - lower <= 2 * near { place = lower }
      }
      if let before = spots.last?.place, place <= before { continue }
      let item = groups?[group]
      spots.append(spot(place, item?.start ?? place, item?.length ?? 0, slack: slack, frame))
      firstGroups.append(group)
    }
    spots[0] = reaching(.lower, spots[0], slack: slack, frame)
    spots[spots.count - 1] = reaching(.upper, spots[spots.count - 1], slack: slack, frame)
    return (
      PagePlaces(.list(PageOffsets(spots)), period: frame.extent.period),
      .list(firstGroups: firstGroups, firstItems: marks, items: items)
    )
  }
}
