import ScrollBehaviors

/// A layout of one's own: items of given sizes that flow into lines, as words do.
final class FlowLayout: ContentLayout {
  var sizes: [Size]
  let gap: Double
  private var frames: [Rect] = []
  private(set) var length = 0.0

  init(_ sizes: [Size], gap: Double) {
    self.sizes = sizes
    self.gap = gap
  }

  var count: Int64 { Int64(frames.count) }

  func frame(of index: Int64) -> Rect? { frames[Int(index)] }

  func arrange(along axis: Axis, across: Double) {
    var (place, depth) = (Point.zero, 0.0)
    frames = sizes.map { size in
      if place[axis.cross] > 0, place[axis.cross] + size[axis.cross] > across {
        place[axis] += depth + gap
        (place[axis.cross], depth) = (0, 0)
      }
      defer { place[axis.cross] += size[axis.cross] + gap }
      depth = max(depth, size[axis])
      return Rect(origin: place, size: size)
    }
    length = place[axis] + depth
  }
}
