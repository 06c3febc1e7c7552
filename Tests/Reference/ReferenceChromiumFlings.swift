import ScrollMotion
import ScrollSpace
import Testing

/// Flings of one finger along one axis, measured in Chromium 156. The test starts at the lift, with the finger's
/// velocity by least squares. Snaps, the slop and flings along two axes belong to the profile.
@Suite(.vectors)
struct ReferenceChromiumFlings {
  static let list = "chromium_touch_fling_traces"
  /// Three times the page's viewport, by the ends of the fastest flings.
  static let reach = 1_500.0

  /// A finger's samples until its lift, and the offsets in the following frames.
  struct Fling {
    var tracker = VelocityTracker()
    var lift = 0.0
    var frames: [(seconds: Double, offset: Double)] = []

    /// Nil if the content did not glide down or up, or hit an end.
    init?(_ vector: Vectors.Case) {
      let (page, measured) = (vector["page"], vector["measured"])
      guard vector["content_kind"].string == "free",
        page["content"][0].number == page["container"][0].number
      else { return nil }
      for sample in vector["samples"].array ?? [] {
        guard let time = sample[0].number else { return nil }
        if let x = sample[2].number, let y = sample[3].number {
          tracker.add(Point(x: x, y: y), at: .milliseconds(time))
        }
        lift = time / 1_000
      }
      // A frame at the time of the lift may show an older offset.
      for frame in measured["frames"].array ?? [] {
        guard let time = frame[0].number, let offset = frame[2].number else { return nil }
        if time / 1_000 > lift + 0.03 { frames.append((time / 1_000, offset)) }
      }
      guard let first = frames.first, let last = frames.last, (last.offset - first.offset).magnitude >= 50,
        last.offset > 0, last.offset != measured["max_offset"][1].number
      else { return nil }
    }
  }

  static func flings() throws -> [Vectors.Case] { try Vectors.cases(in: list).filter { Fling($0) != nil } }

  @Test func thereAreNineFlings() throws { #expect(try Self.flings().count == 9) }

  @Test(arguments: try flings())
  func glidesMatchChromium(_ vector: Vectors.Case) throws {
    let fling = try #require(Fling(vector))
    let curve = ChromiumPhysicsFling(reach: Self.reach)
      .curve(distance: nil, velocity: 0 - fling.tracker.velocity.y)
    let end = try #require(fling.frames.last).offset
    // The browser may begin a frame before or after the lift.
    let misses = stride(from: -0.02, through: 0.02, by: 0.004).map { late in
      fling.frames.map { frame in
        let place = end - curve.distance + curve.displacement(at: frame.seconds - fling.lift - late)
        return (place - frame.offset).magnitude
      }.max() ?? .infinity
    }
    #expect(try #require(misses.min()) <= max(3, 0.005 * curve.distance.magnitude))
  }
}
