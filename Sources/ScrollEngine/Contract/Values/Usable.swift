internal import CScrollCore
import ScrollSpace

/// Returns true if the controller accepts the number as input.
func isUsable(_ number: Double) -> Bool { number.isUsable }
func isUsable(_ point: Point) -> Bool { isUsable(point.x) && isUsable(point.y) }
func isUsable(_ vector: Vector) -> Bool { isUsable(vector.x) && isUsable(vector.y) }
func isUsable(_ time: Timestamp) -> Bool { isUsable(time.seconds) }

/// Returns true if the size is usable and not negative.
func isUsable(_ size: Size) -> Bool {
  isUsable(size.width) && isUsable(size.height) && size.width >= 0 && size.height >= 0
}

func isUsable(_ insets: Insets) -> Bool {
  isUsable(insets.top) && isUsable(insets.left) && isUsable(insets.bottom) && isUsable(insets.right)
}

/// Returns true if the scale, its inverse, and lengths multiplied by either are usable.
func isScale(_ scale: Double) -> Bool { scale >= 0x1p-64 && scale <= 0x1p64 }

extension Extent {
  var isUsable: Bool {
    if let lower, !ScrollEngine.isUsable(lower) { return false }
    if let upper, !ScrollEngine.isUsable(upper) { return false }
    // The period must be long enough to count laps as far as offsets go.
    if let period { return ScrollEngine.isUsable(period) && period >= 1e-150 }
    return true
  }

  /// Returns the wall that an offset lies past, and its side; nil if the offset is within the walls.
  func wall(past offset: Double) -> (side: Side, offset: Double)? {
    if let lower, offset < lower { return (.lower, lower) }
    if let upper, offset > upper { return (.upper, upper) }
    return nil
  }

  /// Returns the side on which an offset lies past a wall; nil if the offset is within the walls.
  func side(past offset: Double) -> Side? { wall(past: offset)?.side }
}

/// Returns the number as the engine stores it: within the usable range, and never negative zero.
func normalized(_ number: Double) -> Double {
  let largest = Double.largestUsable
  let bounded = number > largest ? largest : number < -largest ? -largest : number
  return bounded + 0
}

func normalized(_ point: Point) -> Point { Point(x: normalized(point.x), y: normalized(point.y)) }

func normalized(_ vector: Vector) -> Vector { Vector(x: normalized(vector.x), y: normalized(vector.y)) }

func normalized(_ size: Size) -> Size {
  Size(width: normalized(size.width), height: normalized(size.height))
}

func normalized(_ insets: Insets) -> Insets {
  Insets(
    top: normalized(insets.top), left: normalized(insets.left), bottom: normalized(insets.bottom),
    right: normalized(insets.right))
}

/// Returns true if the number is one that the engine stores: usable, and not negative zero.
func isNormal(_ number: Double) -> Bool { isUsable(number) && (number != 0 || number.sign == .plus) }
func isNormal(_ point: Point) -> Bool { isNormal(point.x) && isNormal(point.y) }

/// Returns the nearest multiple of the grid's step, so that shifts of the origin are exact.
func roundedToGrid(_ number: Double) -> Double { csc_round(number / Grid.step) * Grid.step + 0 }

extension Extent {
  /// Returns the distance of an offset past a wall, in points.
  func overshoot(_ side: Side, of offset: Double) -> Double {
    guard let wall = self[side] else { return 0 }
    return max(0, side == .upper ? offset - wall : wall - offset)
  }
}
