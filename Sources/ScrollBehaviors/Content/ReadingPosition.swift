import ScrollEngine
import ScrollSpace
import ScrollTiling

/// The item at the start of a view, and the part of it past the start. It is found again after every item has
/// another length.
///
/// ```
///    ├─────── item ───────┤            ├──── item ────┤
///            ▲ start of the view            ▲ the same part of the item is past the start
/// ```
struct ReadingPosition {
  /// The first item in view, or the last one if the view is behind all; nil without items, and at the
  /// content's start.
  private var item: Appearance?
  /// The part of the item's length that is past the start.
  private var part = 0.0
  /// The distance of the start from the item's edge, if the start is before or behind the item.
  private var distance = 0.0
  private let offset: Double

  /// Creates the position at the start of the view, in the last layout.
  init(in content: Arranging, _ context: ScrollContext) {
    let axis = content.axis
    offset = context.offset[axis]
    let edge = context.position[axis] + content.leadingInset
    let ring = context.geometry.extent[axis].ring
    let seen = content.positions(
      from: edge, to: edge + max(1, context.geometry.inContent(context.geometry.viewport[axis], on: axis)),
      on: ring)
    let last = content.layout.items.upperBound - 1
    let position = ring == nil ? min(seen.lowerBound, last) : seen.lowerBound
    // The content's start counts as such, whatever items have no length yet.
    guard ring != nil || edge > 0 || content.layout.isEndless,
      let place = content.place(of: position, on: ring)
    else {
      distance = edge
      return
    }
    item = content.appearance(at: position, on: ring)
    let past = edge - place.start
    if past < 0 || place.length == 0 {
      distance = past
    } else if past > place.length {
      (part, distance) = (1, past - place.length)
    } else {
      part = past / place.length
    }
  }

  /// Returns true if the position was taken at the present offset.
  func isOf(_ context: ScrollContext, _ axis: Axis) -> Bool { offset == context.offset[axis] }

  /// Returns the present place of the view's start, counted from the content's start.
  func edge(in content: Arranging, period: Double?) -> Double {
    guard let item, let frame = content.frame(of: item.index) else { return distance }
    let lap = period.map { Double(item.lap) * $0 } ?? 0
    return lap + frame.lower(content.axis) + part * frame.length(content.axis) + distance
  }
}
