import Hands
import Testing

/// Profiles: values, and what a scroller does with each.
struct ProfileTests {
  static let all: [(name: String, profile: ScrollProfile)] = [
    ("ios", .ios), ("android", .android), ("gtk", .gtk), ("chromium", .chromium), ("terminal", .terminal),
  ]

  let log = Log()

  func hand(_ profile: ScrollProfile, _ axis: Axis = .vertical, _ links: [any ScrollBehavior] = [])
    -> Hand
  {
    let scroll = ScrollController(
      viewport: Size(width: 400, height: 400), content: Size(width: 9_000, height: 9_000), profile: profile,
      behaviors: links)
    scroll.delegate = log
    return Hand(scroll, axis, at: 4_000)
  }

  // MARK: Values

  @Test func profilesAreValuesThatDifferAndPrint() {
    for (index, one) in Self.all.enumerated() {
      for other in Self.all[..<index] { #expect(one.profile != other.profile) }
      var changed = one.profile
      changed.settings.slop += 1
      #expect(changed != one.profile)
      let lines = one.profile.description.split(separator: "\n")
      let numbers = Mirror(reflecting: one.profile.settings).children.filter { $0.value is Double }
      for number in numbers {
        let name = number.label == "pixelLength" ? "pixel" : number.label ?? ""
        #expect(lines.contains { $0 == "\(name): \(number.value)" })
      }
      for name in ["velocityStrategy", "carriedMomentum", "fling", "projection", "edges", "keys", "notches"] {
        #expect(lines.count { $0.hasPrefix("\(name): ") } == 1)
      }
    }
    #expect(
      ScrollProfile.ios.description.hasSuffix(
        "projection: as the fling\nedges: bounce(resistance 0.55, response 0.575 s)\nkeys: spring\nnotches: spring"
      ))
    #expect(ScrollProfile.gtk.description.contains("fling: decay(rate 0.996"))
    #expect(
      ScrollProfile.android.description.contains(
        "fling: android(spline, friction 0.015)\nprojection: as the fling\nedges: clamp\n"))
    #expect(ScrollProfile.chromium.description.contains("fling: chromium(reach of three viewports)"))
    #expect(
      ScrollProfile.terminal.description.hasSuffix(
        "fling: none\nprojection: as the fling\nedges: clamp\nkeys: jump\nnotches: jump"))
    #expect(ScrollProfile.chromium.description.contains("projection: decay(rate 0.991"))
  }

  // MARK: In one call

  @Test(arguments: all.indices) func aScrollerTakesAProfileInOneCall(_ index: Int) {
    let profile = Self.all[index].profile
    let scroll = scroller([Clamping()])
    #expect(scroll.profile == nil)
    var expected = profile.settings
    for userAndContent in Self.userAndContent {
      userAndContent(&scroll.settings)
      userAndContent(&expected)
    }
    scroll.apply(profile)
    #expect(scroll.profile == profile && scroll.settings == expected)
    for other in Self.all { scroll.apply(other.profile) }
    scroll.apply(profile)
    #expect(scroll.profile == profile && scroll.settings == expected)
    #expect(scroll.behaviors.count == 2 && scroll.diagnostics.total == 0)
    #expect(hand(profile).scroll.profile == profile)
  }

  /// Changes of what belongs to the user, the display and the content, each to another value than the default.
  private static let userAndContent: [@Sendable (inout ScrollSettings) -> Void] = [
    { $0.isScrollEnabled.x = false }, { $0.reducesMotion = true }, { $0.reducesFlings = true },
    { $0.restsOnPixels = true },
    { $0.pixel = 0.5 }, { $0.wheelMapping = .toScrollable }, { $0.maximumZoomScale = 4 },
    { $0.minimumZoomScale = 0.5 },
  ]

  /// A profile is about the feel alone, whichever way its settings came.
  @Test(arguments: all.indices, userAndContent.indices)
  func aProfileLeavesOutSettingsOfUserDisplayAndContent(_ index: Int, _ change: Int) {
    let profile = Self.all[index].profile
    var (written, settings) = (profile, profile.settings)
    Self.userAndContent[change](&written.settings)
    Self.userAndContent[change](&settings)
    #expect(settings != profile.settings && written == profile && written.description == profile.description)
    let made = ScrollProfile(
      settings: settings, fling: profile.fling, projection: profile.projection, edges: profile.edges,
      keys: profile.keys, notches: profile.notches)
    #expect(made == profile && made.hashValue == profile.hashValue)
  }

  @Test(arguments: Axis.both) func aLinkAfterTheProfileDecides(_ axis: Axis) {
    let hand = hand(.android, axis, [Bouncing(Edges(axis, .lower))])
    hand.scroll.contentOffset[axis] = 0
    hand.pull(by: -200)
    #expect(hand.offset < -20)
    hand.scroll.apply(.chromium)
    #expect(hand.offset < -20 && hand.scroll.behaviors.count == 2, "the link stays in its place")
    hand.cancel()
    hand.rest()
    hand.scroll.contentOffset[axis] = 8_600
    hand.pull(by: 200)
    #expect(hand.offset == 8_600)
  }

  @Test(arguments: Axis.both) func aProfileSetDuringAMotionChangesOnlyTheWalls(_ axis: Axis) {
    let hand = hand(.ios, axis).flung(at: 900, frames: 4)
    let (offset, speed, destination) = (hand.offset, hand.speed, hand.destination)
    hand.scroll.apply(.gtk)
    #expect(hand.offset == offset && (hand.speed - speed).magnitude < 1e-9 && hand.resting() == destination)
    hand.scroll.apply(.ios)
    hand.scroll.contentOffset[axis] = 0
    hand.pull(by: -300, for: 0)
    #expect(hand.offset < -50)
    hand.scroll.apply(.android)
    #expect(hand.resting() == 0 && hand.scroll.diagnostics.total == 0)
  }

  // MARK: What each does

  @Test(arguments: all.indices, Axis.both)
  func aFlingTravelsTheDistanceOfItsCurve(_ index: Int, _ axis: Axis) throws {
    let profile = Self.all[index].profile
    let hand = hand(profile, axis).flung(at: 1_200)
    let way = hand.destination - hand.offset
    let velocity = log.endVelocity[axis]
    let expected: Double =
      switch profile.fling.glide(viewport: 400) {
      case .decay(let rate): Decay(velocity: velocity, rate: DecelerationRate(rawValue: rate)).distance
      case .custom(let law): law.curve(distance: nil, velocity: velocity).distance
      case .none: 0
      }
    #expect((way - expected).magnitude < 1e-6 && (way > 150) == (profile != .terminal))
    let twin = Hand(
      ScrollController(viewport: .zero, profile: profile), axis, now: hand.now)
    try twin.scroll.restore(try #require(hand.scroll.snapshot()))
    #expect(
      hand.rest() == twin.rest() && hand.offset == twin.offset && twin.scroll.settings == profile.settings)
    #expect(hand.scroll.diagnostics.total == 0)
  }

  @Test(arguments: all.indices, Axis.both) func onlyTheEdgesOfIOSGiveWay(_ index: Int, _ axis: Axis) {
    let profile = Self.all[index].profile
    let hand = hand(profile, axis)
    hand.scroll.contentOffset[axis] = 20
    hand.fling(at: -2_000)
    let way = [hand.offset] + hand.rest()
    #expect((way.min() ?? 0 < -1) == (profile == .ios) && hand.offset == 0)
    hand.pull(by: -200)
    #expect((hand.offset < -20) == (profile == .ios) && hand.offset <= 0)
  }

  /// A link that chooses a place searches near the projected offset. Content without such a link glides as before.
  @Test(arguments: all.indices, [false, true])
  func aFlingIsProjectedByTheProfilesRule(_ index: Int, _ lands: Bool) throws {
    let axis = Axis.both[index % 2]
    var profile = Self.all[index].profile
    profile.projection = .constant(deceleration: 9_000)
    let asked = Asked(axis)
    let places = Snapping(points: (0..<900).map { 10 * Double($0) }, axis: axis)
    let hand = hand(profile, axis, lands ? [asked, places] : [asked])
    let plain = self.hand(Self.all[index].profile, axis)
    for hand in [hand, plain] { hand.fling(at: 1_500) }
    let velocity = log.endVelocity[axis]
    let way = ConstantDeceleration(9_000).curve(distance: nil, velocity: velocity).distance
    let projected = try #require(asked.projected.last)
    #expect((projected - hand.offset - way).magnitude < 1e-6)
    #expect(asked.natural.last == plain.destination)
    if lands {
      #expect((hand.destination - projected).magnitude <= 10)
    } else {
      #expect(hand.destination == plain.destination)
    }
    #expect(hand.resting() == hand.destination && hand.scroll.diagnostics.total == 0)
  }

  /// 45° is as far on each axis as straight; and the offset at a time does not depend on the frames.
  @Test(arguments: all.indices, [60.0, 90, 120, 240])
  func aDiagonalGoesAsFarAtEveryRefreshRate(_ index: Int, rate: Double) {
    let profile = Self.all[index].profile
    var ends: [Point] = []
    var seen: [Point] = []
    for direction in [Vector(x: 1, y: 1), Vector(x: 1, y: 0), Vector(x: 0, y: 1)] {
      let scroll = hand(profile).scroll
      scroll.contentOffset = Point(x: 4_000, y: 4_000)
      scroll.touchBegan(at: .zero, time: .zero)
      for step in 1...12 {
        scroll.touchMoved(
          to: .zero - direction * (20.0 * Double(step)), time: .milliseconds(8 * Double(step)))
      }
      // As far as a finger pulls it: the slop is taken along the way.
      let lift = scroll.contentOffset
      scroll.touchEnded(at: .zero - direction * 240, time: .milliseconds(96))
      ends.append(Point.zero + (scroll.destination - lift))
      var frame = 0.0
      while frame < 0.5 {
        frame += 1 / rate
        scroll.advance(to: .seconds(0.096 + frame))
      }
      scroll.advance(to: .seconds(0.096 + 0.5 + 1 / 32))
      seen.append(Point.zero + (scroll.contentOffset - lift))
    }
    #expect((ends[0].x - ends[1].x).magnitude < 1e-6 && (ends[0].y - ends[2].y).magnitude < 1e-6)
    #expect(ends[1].y == 0 && ends[2].x == 0 && (ends[0].x > 300) == (profile != .terminal))
    let law = profile.fling.glide(viewport: 400)
    if case .custom(let law) = law {
      let curve = law.curve(distance: nil, velocity: 2_500)
      #expect((seen[1].x - curve.displacement(at: 0.5 + 1 / 32)).magnitude < 1e-6 * curve.distance)
    }
  }
}
