public import ScrollEngine
public import ScrollSpace

/// How much of an item is in view.
public struct Sight: Hashable, Sendable {
  /// The visible part of the item's area, from 0 to 1; 1 for an item without area that is in view.
  public var ratio: Double
  /// The number of thresholds that the ratio has reached; 0 out of view.
  public var level: Int
  /// The visible part of the item; nil if the item is out of view. An item that only touches the view is in view, and
  /// has a part without area.
  public var part: Rect?

  /// True if the item is in view, or touches the view.
  public var isInView: Bool { part != nil }
}

/// The rule by which an item is in view: how much of it, and in which part of the viewport.
///
/// ```
///   ┌ viewport ──────────┐
///   │   insets           │
///   │ ┌ view ──────────┐ │     margin: the view is larger by so much, or smaller
///   │ │  ┏━━━━━━━┓     │ │
///   │ └──┃███████┃─────┘ │     ratio 0.5: level 1 of the thresholds 0.25 and 0.75
///   │    ┗━━━━━━━┛       │
///   └────────────────────┘
/// ```
/// Edges that touch count as meeting, so that an item at the end of the view is in view with a ratio of 0. The
/// threshold 0 is reached as soon as an item meets the view.
public struct SightRule: Hashable, Sendable {
  /// The ratios that count, in ascending order.
  public let thresholds: [Double]
  /// The distances by which the view extends beyond the viewport less its insets, in points; a negative distance
  /// shrinks it. In a view of less than no length nothing is in view.
  public let margin: Insets

  /// Creates a rule. Thresholds may come in any order. Those that are not from 0 to 1, or occur twice, are left out;
  /// if none remains, 0 is taken. A margin that is not finite, or beyond 1e150, counts as none.
  public init(thresholds: [Double] = [0], margin: Insets = .zero) {
    var (sorted, distinct) = ([Double](), [Double]())
    for threshold in thresholds where threshold >= 0 && threshold <= 1 { sorted.append(threshold) }
    arrange(&sorted) { $0 < $1 }
    for threshold in sorted where threshold != distinct.last { distinct.append(threshold) }
    self.thresholds = distinct.isEmpty ? [0] : distinct
    let isSound = Axis.both.allSatisfy { margin.lower($0).isUsable && margin.upper($0).isUsable }
    self.margin = isSound ? margin : .zero
  }

  /// Returns the view with its margin at an offset, in the coordinates of offsets. Its size is negative if the margin
  /// leaves less than nothing.
  public func view(in geometry: Geometry, at offset: Point) -> Rect {
    var (origin, size) = (offset, Size.zero)
    for axis in Axis.both {
      origin[axis] += geometry.inset.lower(axis) - margin.lower(axis)
      size[axis] = geometry.viewport[axis] - geometry.inset.total(axis) + margin.total(axis)
    }
    return Rect(origin: origin, size: size)
  }

  /// Returns how much of an item is in a view. `clip` is another rectangle that cuts the item, such as the viewport
  /// of a scroller within this one. All are in the same coordinates. A rectangle that is not finite, or has a
  /// negative size, is out of view.
  public func sight(of item: Rect, in view: Rect, clip: Rect? = nil) -> Sight {
    var part = SightPart(item)
    part.cut(by: view)
    if let clip { part.cut(by: clip) }
    guard part.isInView else { return Sight(ratio: 0, level: 0, part: nil) }
    let ratio = part.ratio(of: item)
    return Sight(ratio: ratio, level: level(of: ratio), part: part.rect)
  }

  /// Returns the number of thresholds that a ratio has reached.
  public func level(of ratio: Double) -> Int {
    var level = 0
    while level < thresholds.count, ratio >= thresholds[level] { level += 1 }
    return level
  }
}

/// A rectangle that is cut, by its sides.
struct SightPart {
  private var lower, upper: PerAxis<Double>

  init(_ rect: Rect) {
    lower = PerAxis(x: rect.lower(.horizontal), y: rect.lower(.vertical))
    upper = PerAxis(x: rect.upper(.horizontal), y: rect.upper(.vertical))
  }

  mutating func cut(by other: Rect) {
    for axis in Axis.both {
      lower[axis] = max(lower[axis], other.lower(axis))
      upper[axis] = min(upper[axis], other.upper(axis))
    }
  }

  /// True if something is left, or touches. False for numbers that are not finite.
  var isInView: Bool {
    Axis.both.allSatisfy { lower[$0] <= upper[$0] && lower[$0].isUsable && upper[$0].isUsable }
  }

  var rect: Rect {
    Rect(x: lower.x, y: lower.y, width: upper.x - lower.x, height: upper.y - lower.y)
  }

  /// The part of a rectangle's area that is left. Without area, 1.
  func ratio(of whole: Rect) -> Double {
    let (width, height) = (whole.size.width, whole.size.height)
    guard width > 0, height > 0 else { return 1 }
    // A side that is not cut counts as whole: the difference of its ends may be rounded.
    let x = upper.x - lower.x >= width || isWhole(whole, .horizontal) ? width : upper.x - lower.x
    let y = upper.y - lower.y >= height || isWhole(whole, .vertical) ? height : upper.y - lower.y
    return x * y / (width * height)
  }

  private func isWhole(_ whole: Rect, _ axis: Axis) -> Bool {
    lower[axis] == whole.lower(axis) && upper[axis] == whole.upper(axis)
  }
}
