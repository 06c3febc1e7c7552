import ScrollEngine

/// The order of a link's callbacks, as `ScrollDelegate` documents it:
///
/// ```
/// life     = { didLayout | didRebase | didPull | movement }
/// movement = part { part | didLayout | didRebase | didPull } didSettle       part = drag | decel | anim | jump
/// drag     = willBeginDragging m* [ willEndDragging m* ] didEndDragging(b)
/// decel    = willBeginDecelerating m* didEndDecelerating
/// anim     = m* didEndScrollingAnimation [ didScrollToTop ]      jump = didScroll | zoom
/// m        = didScroll | zoom | didPull | didRebase | didLayout
/// zoom     = willBeginZooming | didZoom | didEndZooming
/// ```
/// The callbacks of a zoom come in this order from zoom to zoom, whatever comes between them.
/// b is true exactly if willBeginDecelerating comes next. An animation has no beginning, so the callbacks can often be
/// read in several ways. All of these readings are followed at once.
struct Grammar {
  /// The places of the grammar at which a link may be.
  struct Places: OptionSet, Hashable {
    let rawValue: UInt8

    /// Outside of any movement.
    static let rest = Places(rawValue: 1)
    /// Within a movement, between two parts.
    static let between = Places(rawValue: 2)
    /// After didEndDragging(false): between two parts. The next part is not a deceleration.
    static let undecelerated = Places(rawValue: 4)
    static let drag = Places(rawValue: 8)
    /// Within a drag, after willEndDragging.
    static let endOfDrag = Places(rawValue: 16)
    /// After didEndDragging(true).
    static let beforeDeceleration = Places(rawValue: 32)
    static let deceleration = Places(rawValue: 64)
    static let animation = Places(rawValue: 128)

    static let betweenParts: Places = [.rest, .between, .undecelerated]
    static let anywhere = Places(rawValue: 255)

    static let names: [(Places, String)] = [
      (.rest, "at rest"), (.between, "between two parts"), (.undecelerated, "after didEndDragging(false)"),
      (.drag, "in a drag"), (.endOfDrag, "after willEndDragging"),
      (.beforeDeceleration, "after didEndDragging(true)"), (.deceleration, "in a deceleration"),
      (.animation, "in an animation"),
    ]
  }

  private(set) var places: Places

  /// Creates a grammar at the beginning of a link's life, or anywhere in the middle.
  init(joinsLate: Bool) { places = joinsLate ? .anywhere : .rest }

  /// Follows a callback. Returns false, without a step, if the callback may not come here.
  mutating func receive(_ received: ScrollCallback) -> Bool {
    let next = Self.next(from: places, receiving: received)
    if !next.isEmpty { places = next }
    return !next.isEmpty
  }

  /// Keeps the readings that agree with other knowledge. Returns false, without a change, if no reading does.
  mutating func narrow(to possible: Places) -> Bool {
    let narrowed = places.intersection(possible)
    if !narrowed.isEmpty { places = narrowed }
    return !narrowed.isEmpty
  }

  /// The present places, and the callbacks that may come, in words.
  var outlook: String {
    let here = Places.names.filter { places.contains($0.0) }.map { $0.1 }
    let all: [ScrollCallback] = [
      .didLayout, .didRebase, .didScroll, .didPull, .willBeginDragging, .willEndDragging,
      .didEndDragging(willDecelerate: true), .didEndDragging(willDecelerate: false), .willBeginDecelerating,
      .didEndDecelerating, .didEndScrollingAnimation, .didScrollToTop, .didSettle(.set),
    ]
    let welcome = all.filter { !Self.next(from: places, receiving: $0).isEmpty }
    return "is \(here.joined(separator: " or ")), and one of these may come: "
      + welcome.map { if case .didSettle = $0 { "didSettle" } else { "\($0)" } }.joined(separator: ", ")
  }

  private static func next(from places: Places, receiving received: ScrollCallback) -> Places {
    var result: Places = []
    let areBetween = !places.isDisjoint(with: .betweenParts)
    let isMoving = !places.isDisjoint(with: [.between, .undecelerated])
    switch received {
    case .didAttach, .didDetach, .didWake, .didChangePhase: return places
    case .didScroll, .willBeginZooming, .didZoom, .didEndZooming, .didPull,
      .didLayout, .didRebase, .didChangeInset:
      result = places.intersection([.drag, .endOfDrag, .deceleration, .animation])
      if areBetween { result.insert(.animation) }
      if isMoving { result.insert(.between) }
      if places.contains(.rest) { result.insert(received.isMove ? .between : .rest) }
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
