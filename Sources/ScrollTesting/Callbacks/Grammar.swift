import ScrollEngine

/// The order in which a link hears its callbacks, as `ScrollDelegate` writes it down:
///
/// ```
/// life     = { didLayout | didRebase | didPull | movement }
/// movement = part { part | didLayout | didRebase | didPull } didSettle       part = drag | decel | anim | jump
/// drag     = willBeginDragging m* [ willEndDragging m* ] didEndDragging(b)
/// decel    = willBeginDecelerating m* didEndDecelerating
/// anim     = m* didEndScrollingAnimation [ didScrollToTop ]      jump = didScroll | zoom      m = didScroll | zoom | didPull | didRebase | didLayout
/// ```
/// zoom     = willBeginZooming | didZoom | didEndZooming, in this order from zoom to zoom, whatever comes between them
/// b is true exactly if willBeginDecelerating comes next. What a link heard can often be read in several
/// ways, as an animation has no beginning: all of them are followed at once.
struct Grammar {
  /// Where in the grammar a link may stand.
  struct Places: OptionSet, Hashable {
    let rawValue: UInt8

    /// Outside of any movement.
    static let rest = Places(rawValue: 1)
    /// Within a movement, between two parts.
    static let between = Places(rawValue: 2)
    /// Behind didEndDragging(false): between two parts, the next of which is no deceleration.
    static let undecelerated = Places(rawValue: 4)
    static let drag = Places(rawValue: 8)
    /// Within a drag, behind willEndDragging.
    static let endOfDrag = Places(rawValue: 16)
    /// Behind didEndDragging(true).
    static let beforeDeceleration = Places(rawValue: 32)
    static let deceleration = Places(rawValue: 64)
    static let animation = Places(rawValue: 128)

    static let betweenParts: Places = [.rest, .between, .undecelerated]
    static let anywhere = Places(rawValue: 255)

    static let names: [(Places, String)] = [
      (.rest, "at rest"), (.between, "between two parts"), (.undecelerated, "behind didEndDragging(false)"),
      (.drag, "in a drag"), (.endOfDrag, "behind willEndDragging"),
      (.beforeDeceleration, "behind didEndDragging(true)"), (.deceleration, "in a deceleration"),
      (.animation, "in an animation"),
    ]
  }

  private(set) var places: Places

  /// At the beginning of a link's life, or anywhere in the middle of it.
  init(joinsLate: Bool) { places = joinsLate ? .anywhere : .rest }

  /// Goes on by a callback. False, without a step, where it may not come.
  mutating func hear(_ heard: ScrollCallback) -> Bool {
    let next = Self.next(from: places, hearing: heard)
    if !next.isEmpty { places = next }
    return !next.isEmpty
  }

  /// Keeps the readings that agree with other knowledge. False, without a change, if none does.
  mutating func narrow(to possible: Places) -> Bool {
    let narrowed = places.intersection(possible)
    if !narrowed.isEmpty { places = narrowed }
    return !narrowed.isEmpty
  }

  /// Where it stands, and what may come, in words.
  var outlook: String {
    let here = Places.names.filter { places.contains($0.0) }.map { $0.1 }
    let all: [ScrollCallback] = [
      .didLayout, .didRebase, .didScroll, .didPull, .willBeginDragging, .willEndDragging,
      .didEndDragging(willDecelerate: true), .didEndDragging(willDecelerate: false), .willBeginDecelerating,
      .didEndDecelerating, .didEndScrollingAnimation, .didScrollToTop, .didSettle(.set),
    ]
    let welcome = all.filter { !Self.next(from: places, hearing: $0).isEmpty }
    return "stands \(here.joined(separator: " or ")), where one of these may come: "
      + welcome.map { if case .didSettle = $0 { "didSettle" } else { "\($0)" } }.joined(separator: ", ")
  }

  private static func next(from places: Places, hearing heard: ScrollCallback) -> Places {
    var result: Places = []
    let areBetween = !places.isDisjoint(with: .betweenParts)
    let isMoving = !places.isDisjoint(with: [.between, .undecelerated])
    switch heard {
    case .didAttach, .didDetach, .didWake, .didChangePhase: return places
    case .didScroll, .willBeginZooming, .didZoom, .didEndZooming, .didPull,
      .didLayout, .didRebase, .didChangeInset:
      result = places.intersection([.drag, .endOfDrag, .deceleration, .animation])
      if areBetween { result.insert(.animation) }
      if isMoving { result.insert(.between) }
      if places.contains(.rest) { result.insert(heard.isMove ? .between : .rest) }
    case .willBeginDragging: if areBetween { result = .drag }
    case .willEndDragging: if places.contains(.drag) { result = .endOfDrag }
    case .didEndDragging(let willDecelerate):
      if !places.isDisjoint(with: [.drag, .endOfDrag]) {
        result = willDecelerate ? .beforeDeceleration : .undecelerated
      }
    case .willBeginDecelerating:
      if !places.isDisjoint(with: [.rest, .between, .beforeDeceleration]) { result = .deceleration }
    case .didEndDecelerating: if places.contains(.deceleration) { result = .between }
    case .didEndScrollingAnimation: if areBetween || places.contains(.animation) { result = .between }
    case .didScrollToTop: if places.contains(.between) { result = .between }
    case .didSettle: if isMoving { result = .rest }
    }
    return result
  }
}
