internal import CScrollCore
import ScrollSpace
import ScrollTiling

/// The pages' kind, alignment, grouping and ends. A layout turns the plan into places.
struct PagePlan {
  var kind: PageKind
  /// The row whose items are the pages; nil if `kind` counts.
  let row: ItemRow?
  let align: Alignment
  let grouping: PageGrouping
  let ends: PageEnds

  /// Returns the pages in a frame; nil if there are none.
  func lay(_ frame: PageFrame) -> LaidPages? {
    var frame = frame
    return groups(&frame).map { LaidPages($0, frame, ends) }
  }

  private func groups(_ frame: inout PageFrame) -> PageGroups? {
    if let row { return frame.visible > 0 ? groups(of: row.line, frame) : nil }
    switch kind.form {
    case .offsets(let offsets):
      return PageList(offsets, PageAligning(), period: frame.extent.period) { _, _, _ in true }.flatMap {
        PageGroups(.list($0), of: (0, Double($0.offsets.count)), slack: 0, isAtWalls: false, PageAligning())
      }
    case _ where frame.visible <= 0: return nil
    case .content(let length, let spacing): return groups(length.points(frame.visible), spacing, &frame)
    case .items(let count, let length, let spacing):
      return groups((0, count), length.points(frame.visible), spacing, frame)
    case .list(let items, let content, _): return groups(of: items, content: content, frame)
    }
  }

  private func aligning(_ frame: PageFrame) -> PageAligning {
    PageAligning(alignment: align, inset: frame.inset, visible: frame.visible)
  }

  private func groups(of line: ItemLine, _ frame: PageFrame) -> PageGroups? {
    let range = (Double(line.items.lowerBound), Double(line.items.upperBound))
    guard let lengths = line.lengths else {
      let length = line.part.map { $0 * frame.visible } ?? line.window?.length ?? 0
      let isCounted = line.items.lowerBound > UniformWindow.endless.lowerBound
      return groups(range, length, line.spacing, frame, isCounted: isCounted)
    }
    guard case .count(let size) = grouping else {
      var items: [PageItem] = []
      for index in line.items {
        if let place = try? lengths.place(of: index) { items.append(PageItem(place)) }
      }
      return groups(of: items, content: lengths.total, frame)
    }
    let first = try? lengths.length(of: max(0, line.items.lowerBound))
    return PageGroups(
      .lengths(PagedLengths(lengths)), of: range, size: Double(size), isCounted: !lengths.isEndless,
      slack: PageGroups.slack(first ?? 0), aligning(frame), period: frame.extent.period)
  }

  /// Returns groups of items of one length.
  private func groups(
    _ range: (from: Double, to: Double), _ length: Double, _ spacing: Double, end: Double = .infinity,
    _ frame: PageFrame, isCounted: Bool = true, slack: Double? = nil
  ) -> PageGroups? {
    let near = slack ?? PageGroups.slack(length)
    let size =
      switch grouping {
      case .count(let size): Double(size)
      case .fitting: csc_floor((frame.visible + spacing + 2 * near) / (length + spacing))
      }
    return PageGroups(
      .even(length: length, spacing: spacing, end: end), of: range, size: size, isCounted: isCounted,
      slack: near, isAtWalls: slack == nil, aligning(frame), period: frame.extent.period)
  }

  /// Returns as many pages of one length as the content holds.
  private func groups(_ length: Double, _ spacing: Double, _ frame: inout PageFrame) -> PageGroups? {
    let pitch = length + spacing
    let count = max(1, 0 - csc_floor(Tolerance.page - (frame.content + spacing) / pitch))
    guard frame.isEndless else {
      if frame.content <= 0 { return nil }
      return groups((0, count), length, spacing, end: frame.content, frame, slack: Tolerance.page * pitch)
    }
    // Content without ends has pages without end. Their numbers repeat after each declared length, rounded up
    // to whole groups so that the pages stay evenly spaced.
    var size = 1.0
    if case .count(let count) = grouping { size = max(1, Double(count)) }
    let lap = 0 - csc_floor(count / -size) * size
    frame.extent.period = lap * pitch
    return groups((0, lap), length, spacing, frame, slack: 0)
  }

  /// Returns groups of items at any places. The first and the last group at the content's ends include the
  /// room there.
  private func groups(of items: [PageItem], content: Double, _ frame: PageFrame) -> PageGroups? {
    let shortest = items.reduce(Double.infinity) { $1.length > 0 ? min($0, $1.length) : $0 }
    let slack = PageGroups.slack(shortest == .infinity ? 0 : shortest)
    let isContained = frame.extent.period == nil && ends != .pad
    let list = PageList(
      items, aligning(frame), period: frame.extent.period, keepsNumbers: ends == .keep
    ) { first, end, next in
      switch grouping {
      case .count(let count): return next - first >= max(1, count)
      case .fitting:
        let from = isContained && first == 0 ? 0 : items[first].start
        let to = isContained && next == items.count - 1 ? content : max(end, items[next].end)
        return to - from > frame.visible + 2 * slack
      }
    }
    return list.flatMap {
      PageGroups(.list($0), of: (0, Double($0.offsets.count)), slack: slack, aligning(frame))
    }
  }
}
