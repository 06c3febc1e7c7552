import ScrollEngine
import ScrollSpace

extension LaidPages {
  /// Returns the same pages, counted from the lap or the item near the present origin.
  func counted(with line: ItemLine?, _ origin: ContentOrigin, _ axis: Axis) -> LaidPages {
    var pages = self
    pages.near.start = origin[axis]
    if let period {
      let laps = Ring(anyPeriod: period).laps(before: origin[axis])
      (pages.near.start, pages.near.lap) = (origin[axis] - laps * period, 0 - wholeNumber(laps))
    } else if isEndless, let line, let window = line.window,
      case .even(let length, let spacing, _) = groups.items
    {
      let size = wholeNumber(groups.size)
      let into = ((line.base % size) + size) % size
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
