internal import CScrollCore
import ScrollSpace

extension Pages {
  /// Places with numbers, which count from the first one; without a first item from item 0.
  struct Laid: Equatable {
    let places: PagePlaces
    /// Whether groups of items that lie at one place are pages of their own.
    let keepsGroups: Bool
    /// The group that is page 0.
    private let zero: Double

    init(_ groups: PageGroups, _ frame: PageFrame, _ ends: PageEnds) {
      places = PagePlaces(groups, frame, ends)
      // Where nothing can be scrolled there is but one page.
      keepsGroups = ends == .keep && places.period == nil && places.count > 1
      zero = keepsGroups || !groups.isCounted ? 0 : places.from
    }
  }
}

extension Pages.Laid {
  var groups: PageGroups { places.groups }

  /// Whether there is an answer for an offset.
  func tells(_ offset: Double) -> Bool {
    places.period.map { (offset / $0 * places.count).isFinite } ?? !offset.isNaN
  }

  /// Whether there are pages without end in either direction, and no ring.
  var isEndless: Bool { !groups.isCounted && places.period == nil }

  var count: Double { keepsGroups ? groups.last - groups.first + 1 : places.count }

  /// A page that there is. On a ring there are all.
  func clamp(_ page: Double) -> Double {
    if places.period != nil { return page }
    let (first, last) = keepsGroups ? (groups.first, groups.last) : (places.from, places.to)
    return max(first - zero, min(page, last - zero))
  }

  func place(ofPage page: Double) -> Double { places.clamp(page + zero) }

  func offset(ofPage page: Double) -> Double { places.offset(of: place(ofPage: page)) }

  func range(ofPage page: Double) -> ClosedRange<Double> { places.range(of: place(ofPage: page)) }

  /// The first page at a place.
  func page(atPlace place: Double) -> Double {
    (keepsGroups && place <= places.from ? groups.first : place) - zero
  }

  func fraction(at offset: Double) -> Double {
    let (fraction, lap) = lapped(offset)
    return lap * count + fraction
  }

  /// The page with a fraction, and on a ring the lap, as places tell it.
  func lapped(_ offset: Double) -> (fraction: Double, lap: Double) {
    let (fraction, lap) = places.lapped(offset)
    return (page(atPlace: fraction), lap)
  }

  func nearest(to offset: Double) -> Double {
    let place = places.nearest(to: offset)
    return keepsGroups && places.fraction(at: offset) > place ? place - zero : page(atPlace: place)
  }

  /// Which page of its lap a page is, and which lap that is.
  func real(_ page: Double) -> (page: Double, lap: Double) {
    places.period == nil ? (clamp(page), 0) : places.real(page)
  }

  /// The items that a page shows: from the first one up to, but not, another.
  func items(ofPage page: Double) -> (from: Double, to: Double) {
    let group = real(page).page + zero
    if keepsGroups { return groups.items(of: group, group) }
    return groups.items(
      of: group <= places.from ? groups.first : group, group >= places.to ? groups.last : group)
  }

  func page(ofItem item: Double) -> Double {
    let group = groups.group(ofItem: item)
    return (keepsGroups ? group : places.clamp(group)) - zero
  }

  /// The item by which a page is known again in another layout: its first one; at the last place the last.
  func item(ofPage page: Double) -> Double {
    let place = real(page).page + zero
    let items = items(ofPage: page)
    return !keepsGroups && place > places.from && place >= places.to
      ? max(items.from, items.to - 1) : items.from
  }
}
