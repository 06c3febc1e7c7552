import ScrollEngine
import ScrollSpace
import ScrollTiling

/// What stands at the start of a view, so that it can be found again when every item has another length.
///
/// ```
///    ├─────── item ───────┤            ├──── item ────┤
///            ▲ start of the view            ▲ the same part of it is past the start
/// ```
struct ReadingPosition {
  /// The first item in view, or the last one if the view is behind all; nil without items, and at the content's start.
  private var item: Appearance?
  /// How much of the item is past the start: a part of its length.
  private var part = 0.0
  /// How far the start is from the item's edge, where it is before it or behind it.
  private var distance = 0.0
  private let offset: Double

  /// What is at the start of the view now, as the content was laid out last.
  init(in content: Arranging, _ context: ScrollContext) {
    let axis = content.axis
    offset = context.offset[axis]
    let edge = context.position[axis] + content.lead
    let ring = context.geometry.extent[axis].ring
    let seen = content.positions(
      from: edge, to: edge + max(1, context.geometry.inContent(context.geometry.viewport[axis])), on: ring)
    let last = content.layout.items.upperBound - 1
    let position = ring == nil ? min(seen.lowerBound, last) : seen.lowerBound
    // At the content's start that is what stands there, whatever items have no length yet.
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

  /// Whether it is of this moment's offset.
  func isOf(_ context: ScrollContext, _ axis: Axis) -> Bool { offset == context.offset[axis] }

  /// Where the view's start belongs now, counted from the content's start.
  func edge(in content: Arranging, period: Double?) -> Double {
    guard let item, let frame = content.frame(of: item.index) else { return distance }
    let lap = period.map { Double(item.lap) * $0 } ?? 0
    return lap + frame.lower(content.axis) + part * frame.length(content.axis) + distance
  }
}
