import ScrollBehaviors
import ScrollPlot
import ScrollProfiles

/// The pictures of the profiles in the documentation: the same flicks of a finger with each profile.
package enum ProfilePlot {
  private static let profiles: [(name: String, title: String, profile: ScrollProfile)] = [
    ("ios", "iOS", .ios), ("android", "Android", .android), ("gtk", "GTK 4", .gtk),
    ("chromium", "Chromium", .chromium),
    ("terminal", "Terminal", .terminal),
  ]

  /// Flicks at speeds in points per second, one after the other. `place` is the distance behind the wall; nil is far
  /// from all walls.
  private static let flicks: [(name: String, speeds: [Double], place: Double?)] = [
    ("4,000 pt/s", [4_000], nil), ("twice 1,500", [1_500, 1_500], nil), ("1,500 pt/s", [1_500], nil),
    ("500 pt/s", [500], nil), ("to the wall", [-3_000], 600),
  ]

  /// The files, one for each profile.
  package static var files: [(name: String, text: String)] {
    profiles.map { name, title, profile in
      let plot = Plot(
        "\(title): the offset under the same flicks", flicks.map { line($0, profile) },
        levels: [Plot.Level("wall", at: 0)],
        times: 0...3, values: -200...2_600)
      return ("profile-\(name).svg", plot.svg())
    }
  }

  /// Returns the offset from the beginning of a flick, or from the wall, until rest.
  private static func line(
    _ flick: (name: String, speeds: [Double], place: Double?), _ profile: ScrollProfile
  )
    -> Plot.Curve
  {
    let scroll = ScrollController(
      viewport: Size(width: 390, height: 844), content: Size(width: 390, height: 20_000), profile: profile)
    let start = flick.place ?? 4_000
    scroll.setContentOffset(Point(x: 0, y: start), arrival: .jump)
    var points: [(time: Double, value: Double)] = []
    var now = 0.0
    func see() { points.append((now, scroll.contentOffset.y - (flick.place == nil ? start : 0))) }
    see()
    for (index, speed) in flick.speeds.enumerated() {
      // The next finger comes down 0.16 s after the lift.
      while index > 0, now < 0.256 {
        now += 0.016
        scroll.advance(to: .seconds(now))
        see()
      }
      var place = 600.0
      scroll.touchBegan(at: Point(x: 195, y: place), time: .seconds(now))
      for _ in 0..<12 {
        now += 0.008
        place -= speed * 0.008
        scroll.touchMoved(to: Point(x: 195, y: place), time: .seconds(now))
        see()
      }
      scroll.touchEnded(at: Point(x: 195, y: place), time: .seconds(now))
    }
    while scroll.phase != .idle, now < 3 {
      now = min(3, now + 0.025)
      scroll.advance(to: .seconds(now))
      see()
    }
    return Plot.Curve(flick.name, points)
  }
}
