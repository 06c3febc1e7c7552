// Lengths at a scale for each axis.
extension Vector {
  /// Returns the vector multiplied by a factor for each axis.
  @inlinable package static func * (a: Vector, factors: PerAxis<Double>) -> Vector {
    Vector(x: a.x * factors.x, y: a.y * factors.y)
  }

  /// Returns the vector divided by a divisor for each axis.
  @inlinable package static func / (a: Vector, divisors: PerAxis<Double>) -> Vector {
    Vector(x: a.x / divisors.x, y: a.y / divisors.y)
  }
}

extension PerAxis<Double> {
  /// Returns the factors multiplied by those of another pair.
  @inlinable package func multiplied(by other: PerAxis<Double>) -> PerAxis<Double> {
    PerAxis(x: x * other.x, y: y * other.y)
  }
}
