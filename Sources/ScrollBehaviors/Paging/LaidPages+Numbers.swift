import ScrollEngine
import ScrollSpace

extension LaidPages {
  /// The same, counted from nearby.
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
      // Items that are a part of the viewport had another length before it changed.
      let base = line.origin(origin) + Double(line.base) * (length - window.length)
      pages.near.start = base - Double(into) * (length + spacing)
      (pages.near.page, pages.near.item) = ((line.base - into) / size, line.base - into)
    }
    return pages
  }

  /// A page's number, which on a ring is that of its lap.
  func number(of page: Double) -> Int64 { wholeNumber(real(page).page) &+ near.page }

  func page(ofNumber number: Int64) -> Double { Double(number &- near.page) }

  /// The item by which a page is known again in another layout.
  func knownItem(of page: Double) -> Int64 { wholeNumber(item(of: page)) &+ near.item }

  func page(ofKnown item: Int64) -> Double { page(ofItem: Double(item &- near.item)) }

  /// Where the group of an item in a lap is shown if no wall holds it.
  func offset(ofItem item: Int64, lap: Int64) -> Double {
    let group = groups.group(ofItem: Double(item &- near.item))
    return groups.offset(of: group) + Double(lap &- near.lap) * (period ?? 0) + near.start
  }
}
