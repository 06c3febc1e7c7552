internal import CScrollCore
import ScrollSpace

/// The last three deltas of a stream, from which the rest of the system's momentum follows: it loses about the same
/// part with each delta.
///
/// ```
///   first · r · r = latest          rest = latest · (r + r² + …) = latest · r / (1 − r)
/// ```
struct FallingDeltas {
  private var first = Vector.zero
  private var middle = Vector.zero
  private var latest = Vector.zero

  /// The number of deltas that show how fast momentum falls.
  static let count = 3
  /// The largest part that a delta may leave: slower streams do not show an end.
  private static let most = 0.985

  mutating func add(_ delta: Vector) { (first, middle, latest) = (middle, latest, delta) }

  /// Returns the distance that follows the latest delta on an axis; nil if the deltas do not fall.
  func rest(_ axis: Axis) -> Double? {
    let (first, latest) = (first[axis], latest[axis])
    guard first * latest > 0, latest.magnitude < first.magnitude else { return nil }
    let ratio = csc_sqrt(latest / first)
    return ratio <= Self.most ? normalized(latest * ratio / (1 - ratio)) : nil
  }
}

extension FallingDeltas: Archivable {
  mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.field(&first, where: isUsable)
    try archive.field(&middle, where: isUsable)
    try archive.field(&latest, where: isUsable)
  }
}
