import ScrollEngine
import ScrollSpace

/// A press that is held on an indicator's track, beside the thumb.
struct TrackHold: Hashable {
  var axis = Axis.vertical
  /// The side of the thumb on which it came down.
  var side = Side.lower
  /// Where it is along the axis, from the side where the content begins.
  var place = 0.0
  /// When the next page is due.
  var due = Timestamp.zero

  /// A page towards it, as steps count.
  func pages(in scroll: ScrollController) -> Vector {
    var pages = Vector.zero
    pages[axis] = (side == .lower) == scroll.isReversed[axis] ? 1 : -1
    return pages
  }
}

extension TrackHold: Archivable {
  mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    let isVertical = try archive.value(axis == .vertical ? UInt8(1) : 0, where: { $0 <= 1 })
    axis = isVertical == 1 ? .vertical : .horizontal
    try archive.field(&side)
    try archive.field(&place, where: { $0.isUsable })
    due = try archive.value(due, where: { $0.seconds.isUsable })
  }
}
