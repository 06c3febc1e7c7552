internal import CScrollCore
import ScrollSpace
import ScrollTiling

/// What pages are and how they lie, from which a layout makes places.
struct PagePlan: Equatable, Sendable {
  var kind: PageKind
  let align: PageAlignment
  let grouping: PageGrouping
  let ends: PageEnds

  /// Positions are often measured in whole pixels, so a page this near to a wall lies at the wall: 1 pt, as in
  /// Embla, but never more than a 64th of an item.
  private static func slack(_ length: Double) -> Double { min(1, length / 64) }

  /// The pages in a frame; nil where there are none.
  func lay(_ frame: PageFrame) -> (PagePlaces, PageMarks)? {
    if case .offsets(let offsets) = kind.form {
      let marks = Array(offsets.indices)
      return lay(offsets, marks: marks, items: marks.count, slack: 0, isForced: false, frame)
    }
    guard frame.visible > 0 else { return nil }
    switch kind.form {
    case .pages(let length, let spacing):
      let length = length.points(frame.visible)
      let pitch = length + spacing
      guard frame.content > 0 || frame.isEndless else { return nil }
      // Lengths that are sums, such as thirds of a point, may end a hair past a whole number of pages.
      let count = max(1, 0 - csc_floor(1e-6 - (frame.content + spacing) / pitch))
      guard frame.isEndless else {
        return lay(count, length, spacing, slack: 1e-6 * pitch, isForced: false, frame)
      }
      // Content without ends has pages without end: their numbers come again after each length that it declares.
      var lap = frame
      lap.extent.period = lapped(count) * pitch
      return lay(lapped(count), length, spacing, slack: 0, isForced: false, lap)
    case .items(let count, let length, let spacing):
      let length = length.points(frame.visible)
      return lay(count, length, spacing, slack: Self.slack(length), isForced: true, frame)
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
    start + align.page * length - frame.inset - align.viewport * frame.visible
  }

  /// Items of one length. `isForced` puts the first and the last page at the walls, wherever they would lie.
  private func lay(
    _ items: Double, _ length: Double, _ spacing: Double, slack: Double, isForced: Bool, _ frame: PageFrame
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
    let raw = { (group: Double) in
      group < groups - 1 || rest >= size
        ? start + group * stride : aligned(group * stride, rest * pitch - spacing, frame)
    }
    var (from, to) = (0.0, groups - 1)
    var (head, tail) = (raw(0), raw(to))
    if frame.extent.period == nil {
      // Padded pages have walls of their own at the first and the last; others may stand further in.
      let (slack, isForced) = ends == .pad ? (0, false) : (slack, isForced)
      let (lower, upper) = (frame.extent.lower, frame.extent.upper)
      if let lower { from = max(0, min(csc_floor((lower + slack - start) / stride), to)) }
      if let upper {
        to = max(from, min(0 - csc_floor((slack + start - upper) / stride), to))
        if let lower, upper - lower <= 2 * slack { to = from }
      }
      head = isForced ? lower ?? raw(from) : frame.extent.clamp(raw(from))
      tail = to == from ? head : isForced ? upper ?? raw(to) : frame.extent.clamp(raw(to))
      if tail <= head { to = from }
    }
    let places = EvenPlaces(
      start: start + from * stride, stride: stride, count: to - from + 1, head: head, tail: tail)
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
    var (offsets, firstItems): ([Double], [Int]) = ([], [])
    var (first, end) = (0, items[0].end)
    func close() {
      let offset = aligned(items[first].start, end - items[first].start, frame)
      offsets.append(max(offset, offsets.last ?? offset))
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
    return lay(offsets, marks: firstItems, items: items.count, slack: slack, isForced: true, frame)
  }

  /// Ascending offsets, one for each group of items.
  private func lay(
    _ offsets: [Double], marks: [Int], items: Int, slack: Double, isForced: Bool, _ frame: PageFrame
  ) -> (PagePlaces, PageMarks)? {
    guard !offsets.isEmpty else { return nil }
    let (lower, upper) = (frame.extent.lower, frame.extent.upper)
    let isContained = frame.extent.period == nil
    let (slack, isForced) = ends == .pad ? (0, false) : (slack, isForced)
    let lapEnd = frame.extent.period.map { offsets[0] + $0 } ?? .infinity
    let last = offsets.count - 1
    var (places, firstGroups): ([Double], [Int]) = ([], [])
    places.reserveCapacity(offsets.count)
    firstGroups.reserveCapacity(offsets.count)
    // Far out a lap may be too short to tell its end from its beginning: the first page is there all the same.
    for (group, offset) in offsets.enumerated() where group == 0 || offset < lapEnd {
      var place = offset
      if isContained {
        place = frame.extent.clamp(offset)
        if let upper, offset >= upper - slack || isForced && group == last { place = upper }
        if let lower, offset <= lower + slack || isForced && group == 0 { place = lower }
        if let lower, let upper, upper - lower <= 2 * slack { place = lower }
      }
      if let before = places.last, place <= before { continue }
      places.append(place)
      firstGroups.append(group)
    }
    return (
      PagePlaces(.list(PageOffsets(points: SnapPoints(places))), period: frame.extent.period),
      .list(firstGroups: firstGroups, firstItems: marks, items: items)
    )
  }
}
