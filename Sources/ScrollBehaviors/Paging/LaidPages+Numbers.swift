import ScrollEngine
import ScrollSpace

extension LaidPages {
  /// Returns the same pages, counted from the lap or the item near the present origin.
  func counted(with line: ItemLine?, _ origin: ContentOrigin, _ axis: Axis) -> LaidPages {
    var pages = self
    pages.near.start = origin[axis]
    if let period {
      let ring = Ring(anyPeriod: period)
      pages.near.start = origin[axis] - ring.laps(before: origin[axis]) * period
      pages.near.lap = 0 - ring.lap(of: origin[axis])
    } else if isEndless, let line, let window = line.window,
      case .even(let length, let spacing, _) = groups.items
    {
      let size = wholeNumber(groups.size)
      let rest = line.base % size
      let into = rest < 0 ? rest + size : rest
      // The length of items that are a part of the viewport was different before the viewport changed.
      let base = line.origin(origin) + Double(line.base) * (length - window.length)
      pages.near.start = base - Double(into) * (length + spacing)
      (pages.near.page, pages.near.item) = ((line.base - into) / size, line.base - into)
    }
    return pages
  }

  /// Returns the number of a page; on a ring, its number within the lap.
  func number(of page: Double) -> Int64 { wholeNumber(real(page).page) &+ near.page }

  func page(ofNumber number: Int64) -> Double { Double(number &- near.page) }

  /// Returns the item that identifies a page in another layout.
  func knownItem(of page: Double) -> Int64 { wholeNumber(item(of: page)) &+ near.item }

  func page(ofKnown item: Int64) -> Double { page(ofItem: Double(item &- near.item)) }

  /// Returns the offset of the group of an item in a lap, if no wall holds the group.
  func offset(ofItem item: Int64, lap: Int64) -> Double {
    let group = groups.group(ofItem: Double(item &- near.item))
    return groups.offset(of: group) + Double(lap &- near.lap) * (period ?? 0) + near.start
  }
}
