import ScrollEngine
import ScrollSpace

/// What pages showed before a layout, each known by its item, which edits renumber.
struct PagesBefore {
  /// The items of `selected` and `previous`.
  private(set) var selected, previous: Int64
  /// The page that is seen, and where its group was shown if no wall held it.
  private var seen: RestTarget
  private let place: Double
  /// Where it goes, or rests: on which page, or between which two.
  private(set) var rest: RestTarget
  let isBetween: Bool
  /// The offset it goes to, and where coordinates began.
  private let (destination, origin): (Double, ContentOrigin)

  /// What was selected earlier, and is not told yet, goes on to count.
  init(
    _ here: LaidPages, _ numbers: Paging.Numbers, _ offset: Double, _ destination: Double,
    _ origin: ContentOrigin,
    after earlier: PagesBefore? = nil
  ) {
    let item = { (number: Int64) in here.knownItem(of: here.page(ofNumber: number)) }
    selected = earlier?.selected ?? item(numbers.selected)
    previous = earlier?.previous ?? item(numbers.previous)
    (self.destination, self.origin) = (destination, origin)
    seen = here.target(at: offset, onPage: here.nearest(to: offset))
    place = here.offset(ofItem: seen.id, lap: seen.lap)
    let page = here.nearest(to: destination)
    let onPage = here.range(of: page).clamp(destination)
    rest = here.target(at: onPage, onPage: page)
    isBetween = (onPage - destination).magnitude > Tolerance.sum(near: destination)
  }

  /// Items have other indices.
  mutating func renumber(_ index: (Int64) -> Int64) {
    (selected, previous) = (index(selected), index(previous))
    (seen.id, rest.id) = (index(seen.id), index(rest.id))
  }

  /// How far edits have moved what is seen. Walls may hold its page back: it moves as the page would without them.
  func way(in here: LaidPages, _ now: ContentOrigin, _ axis: Axis) -> Double {
    here.offset(ofItem: seen.id, lap: seen.lap) - (place + now.shift(since: origin, on: axis))
  }

  /// Where it rests now. If it was sent elsewhere since then, that is the page there.
  func offset(in here: LaidPages, from destination: Double, _ now: ContentOrigin, _ axis: Axis) -> Double {
    if destination == self.destination + now.shift(since: origin, on: axis) { return here.offset(of: rest) }
    return here.offset(of: here.nearest(to: destination + way(in: here, now, axis)))
  }
}
