import ScrollBehaviors
import ScrollMotion
import ScrollProfiles
import Testing

/// Flutter's finger past an edge. Flutter moves the content by 0.52 (1 − f)² of the finger's distance; f is the
/// overshoot as a part of the viewport. This is the slope of a rubber band with a resistance of 0.52, or 0.26 on
/// desktops. A move of Flutter's is a step along the slope at its beginning; ours follows the curve.
@Suite(.vectors)
struct ReferencePhysicsFlutterPull {
  static let resistances = ["normal": 0.52, "fast": 0.26]

  @Test(arguments: try FlutterModel.resistance.cases())
  func resistanceMatchesFlutter(_ vector: Vectors.Case) throws {
    let part = try vector.parameter("overscroll_fraction")
    for (name, resistance) in Self.resistances {
      let band = RubberBand(resistance: resistance, dimension: 1)
      let expected = try #require(vector["expected"][name].number)
      #expect((band.slope(try #require(band.raw(part))) - expected).magnitude <= 1e-10)
    }
  }

  /// The distance of the content in the direction of the finger, and the distance along the slope at the beginning.
  private func pulled(_ vector: Vectors.Case) throws -> (moved: Double, slope: Double) {
    let name = vector["params"]["decelerationRate"].string ?? "normal"
    let resistance = try #require(Self.resistances[name])
    let (length, start) = (try vector.parameter("viewport"), try vector.parameter("pixels"))
    let content = try vector.parameter("max") + length
    var profile = ScrollProfile(edges: .bounce(resistance: resistance))
    profile.settings.slop = 0
    let scroll = ScrollController(
      viewport: Size(width: length, height: length), content: Size(width: length, height: content),
      profile: profile)
    scroll.contentOffset.y = start
    scroll.touchBegan(at: .zero, time: .zero)
    let way = try vector.parameter("offset")
    scroll.touchMoved(to: Point(x: 0, y: way), time: .seconds(0.01))
    let band = RubberBand(resistance: resistance, dimension: length)
    let slope = start < 0 ? band.slope(try #require(band.raw(0 - start))) : 1
    return (start - scroll.contentOffset.y, slope * way)
  }

  @Test(arguments: try FlutterModel.pull.cases())
  func contentFollowsAFingerAsInFlutter(_ vector: Vectors.Case) throws {
    let (moved, slope) = try pulled(vector)
    let derived = try #require(vector["derived"]["applied"].number)
    #expect((slope - derived).magnitude < 1e-9)
    switch try #require(vector["asserted"].string) {
    case "1 < applied < 20": #expect(moved > 1 && moved < 20)
    case "1 < applied < 20 and > the more-overscrolled case":
      let further = try #require(try FlutterModel.pull.cases().first { $0.name == "more-overscroll" })
      #expect(moved > 1 && moved < 20)
      #expect(moved > (try pulled(further).moved))
    case "applied == 10", "applied == -10": #expect(moved == derived)
    case "|applied| < 10": #expect(moved.magnitude < 10)
    case let other: throw UnknownKind(what: "assertion \(other)")
    }
    #expect((moved - derived).magnitude <= 0.07 * derived.magnitude)
  }
}
