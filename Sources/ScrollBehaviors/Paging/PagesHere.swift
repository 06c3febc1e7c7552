internal import CScrollCore
import ScrollEngine
import ScrollSpace

/// Pages as they are counted from nearby: on a ring from the lap in which coordinates begin today, in a row without ends
/// from the item from which tiles are counted. So places and numbers are exact, however far that is.
///
/// A page without a number is counted from there; offsets are those of the scroller.
struct PagesHere {
  let laid: Pages.Laid
  /// From where places count.
  private let start: Double
  /// Which lap, page and item begins there.
  let lap: Int64
  private let (page, item): (Int64, Int64)

  init(_ laid: Pages.Laid, _ line: ItemLine?, _ origin: ContentOrigin, _ axis: Axis) {
    self.laid = laid
    if let period = laid.places.period {
      let laps = csc_floor(origin[axis] / period)
      (start, lap, page, item) = (origin[axis] - laps * period, 0 - wholeNumber(laps), 0, 0)
    } else if laid.isEndless, let line, let window = line.window,
      case .even(let length, let spacing, _) = laid.groups.items
    {
      let size = Int64(laid.groups.size)
      let into = ((line.base % size) + size) % size
      // Items that are a part of the viewport had another length before it changed.
      let base = line.origin(origin) + Double(line.base) * (length - window.length)
      (start, lap) = (base - Double(into) * (length + spacing), 0)
      (page, item) = ((line.base - into) / size, line.base - into)
    } else {
      (start, lap, page, item) = (origin[axis], 0, 0, 0)
    }
  }

  func place(of offset: Double) -> Double { offset - start }
  func offset(ofPlace place: Double) -> Double { place + start }

  func offset(ofPage page: Double) -> Double { laid.offset(ofPage: page) + start }

  func range(ofPage page: Double) -> ClosedRange<Double> {
    let range = laid.range(ofPage: page)
    return range.lowerBound + start...range.upperBound + start
  }

  func nearest(to offset: Double) -> Double { laid.nearest(to: offset - start) }

  /// A page's number, which on a ring is that of its lap.
  func number(of page: Double) -> Int64 { wholeNumber(laid.real(page).page) &+ self.page }

  func page(ofNumber number: Int64) -> Double { Double(number &- page) }

  /// A page with a fraction as a number.
  func fraction(_ page: Double) -> Double { page + Double(self.page) }

  /// The item by which a page is known again in another layout.
  func item(of page: Double) -> Int64 { wholeNumber(laid.item(ofPage: page)) &+ item }

  func page(ofItem item: Int64) -> Double { laid.page(ofItem: Double(item &- self.item)) }

  /// Where the group of an item in a lap is shown if no wall holds it.
  func offset(ofItem item: Int64, lap: Int64) -> Double {
    let group = laid.groups.group(ofItem: Double(item &- self.item))
    return laid.groups.offset(of: group) + Double(lap &- self.lap) * (laid.places.period ?? 0) + start
  }
}
