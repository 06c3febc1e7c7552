import ScrollEngine
import ScrollSpace

/// The pages that were shown before a layout. Each is identified by its item, which edits renumber.
struct PagesBefore {
  /// The items of `selected` and `previous`.
  private(set) var selected, previous: Int64
  /// True if the item of `selected` is gone.
  private(set) var isSelectionGone = false
  /// The page in view, and the offset of its group if no wall held it.
  private var seen: RestTarget
  private let place: Double
  /// The page on the other side of the offset, the distance to it from the page in view, and the part of that distance
  /// at which the offset is.
  private var other: RestTarget
  private let (gap, part): (Double, Double)
  /// The destination, or the rest position: a page, or the place between two pages.
  private(set) var rest: RestTarget
  let isBetween: Bool
  /// The destination's offset, and the origin for which it is valid.
  private let (destination, origin): (Double, ContentOrigin)

  /// Notes the pages before a layout. An earlier selection that was not yet reported stays the former
  /// selection.
  init(
    _ here: LaidPages, _ numbers: Paging.Numbers, _ offset: Double, _ destination: Double,
    _ origin: ContentOrigin,
    after earlier: PagesBefore? = nil
  ) {
    let item = { (number: Int64) in here.knownItem(of: here.page(ofNumber: number)) }
    selected = earlier?.selected ?? item(numbers.selected)
    previous = earlier?.previous ?? item(numbers.previous)
    isSelectionGone = earlier?.isSelectionGone ?? false
    (self.destination, self.origin) = (destination, origin)
    seen = here.target(at: offset, onPage: here.nearest(to: offset))
    place = here.offset(ofItem: seen.id, lap: seen.lap)
    let beside = here.nearest(to: offset) + (offset < place ? -1 : 1)
    other = here.target(at: here.offset(of: beside), onPage: beside)
    gap = here.offset(ofItem: other.id, lap: other.lap) - place
    part = gap == 0 ? 0 : (offset - place) / gap
    let page = here.nearest(to: destination)
    let onPage = here.range(of: page).clamp(destination)
    rest = here.target(at: onPage, onPage: page)
    isBetween = (onPage - destination).magnitude > Tolerance.sum(near: destination)
  }

  /// Replaces the items' indices by their new ones, or by those of their survivors if they are gone.
  mutating func renumber(_ index: (Int64) -> Int64, isGone: (Int64) -> Bool) {
    if isGone(selected) { isSelectionGone = true }
    (selected, previous) = (index(selected), index(previous))
    (seen.id, rest.id, other.id) = (index(seen.id), index(rest.id), index(other.id))
  }

  /// Returns how far edits have moved the page in view, as if walls did not hold it back.
  func displacement(in here: LaidPages, _ now: ContentOrigin, _ axis: Axis) -> Double {
    here.offset(ofItem: seen.id, lap: seen.lap) - (place + now.shift(since: origin, on: axis))
  }

  /// Returns how far the offset moves to stay at the same part of the way between the same two pages, if the viewport
  /// has another length and the pages still follow each other; else 0.
  func stretch(in here: LaidPages) -> Double {
    let apart = here.page(ofKnown: other.id) - here.page(ofKnown: seen.id)
    guard part > 0, part < 1, apart.magnitude == 1, (apart < 0) == (gap < 0) else { return 0 }
    let now = here.offset(ofItem: other.id, lap: other.lap) - here.offset(ofItem: seen.id, lap: seen.lap)
    return part * (now - gap)
  }

  /// Returns the offset of the rest position now. If the destination has changed since, the nearest page
  /// there counts.
  func offset(in here: LaidPages, from destination: Double, _ now: ContentOrigin, _ axis: Axis) -> Double {
    if destination == self.destination + now.shift(since: origin, on: axis) { return here.offset(of: rest) }
    return here.offset(of: here.nearest(to: destination + displacement(in: here, now, axis)))
  }
}
