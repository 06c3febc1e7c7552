import Hands
import ScrollHosting

/// A small game: a stick moves a map, a script moves the credits, and lists lie in a host. Its rules run in steps of
/// 1/50 s. It is drawn at the times of a display, between the steps.
final class Arcade {
  static let step = 1.0 / 50

  let tiles = Tiling<Int>(ItemRow(count: 2_000, length: 37, axis: .vertical))
  let map: ScrollController
  let credits = ScrollController(
    viewport: Size(width: 300, height: 400), content: Size(width: 300, height: 9_000), behaviors: [Clamping()]
  )
  let host = ScrollHost()
  let lists: [ScrollController]

  /// The seconds of the game in a second of the display: 0 in a pause, less than 1 in slow motion.
  var pace = 1.0
  /// The time of the game.
  private(set) var now = 0.0
  /// The stick in each step, as the game knows it by now.
  private(set) var sticks: [Double] = []
  /// The offsets of the map and of the credits at the end of each step.
  private(set) var offsets: [[Double]] = []
  /// The last eight steps, each before it was played.
  private var saved: [(step: Int, map: ScrollSnapshot, credits: ScrollSnapshot)] = []

  init(lists count: Int) {
    map = ScrollController(viewport: Size(width: 300, height: 400), behaviors: [tiles, Clamping()])
    map.contentOffset.y = 30_000
    lists = (0..<count).map { _ in
      ScrollController(
        viewport: Size(width: 100, height: 100), content: Size(width: 100, height: 2_000),
        behaviors: [Bouncing()])
    }
    for (number, list) in lists.enumerated() {
      host.add(
        list, frame: Rect(x: Double(number % 40) * 100, y: Double(number / 40) * 100, width: 100, height: 100)
      )
    }
  }

  /// The speed of the map by the stick: none in the dead zone, and more of it far out.
  private static func speed(_ stick: Double) -> Double {
    let size = abs(stick)
    guard size > 0.2 else { return 0 }
    let part = (size - 0.2) / 0.8
    return (stick < 0 ? -part * part : part * part) * 900
  }

  /// Passes the time of the display since the last frame: plays the steps that have come, and draws. Returns true if
  /// the tiles of the map fill its view.
  func frame(after seconds: Double, stick: Double) -> Bool {
    now += seconds * pace
    while Double(sticks.count + 1) * Self.step <= now { play(stick) }
    for scroll in [map, credits] { scroll.advance(to: .seconds(now)) }
    host.frame(at: .seconds(now))
    let offset = map.contentOffset.y
    return Double(tiles.tiled.lowerBound) * 37 <= offset
      && Double(tiles.tiled.upperBound) * 37 >= offset + 400
  }

  /// Plays the next step.
  func play(_ stick: Double) {
    if let one = map.snapshot(), let other = credits.snapshot() { saved.append((sticks.count, one, other)) }
    if saved.count > 8 { saved.removeFirst() }
    sticks.append(stick)
    let time = Timestamp.seconds(Double(sticks.count) * Self.step)
    map.move(at: Vector(x: 0, y: Self.speed(stick)), time: time)
    // The script sets a speed once: each 100 steps another one.
    if sticks.count % 100 == 1 { credits.move(at: Vector(x: 0, y: Double(40 + sticks.count)), time: time) }
    for scroll in [map, credits] { scroll.advance(to: time) }
    offsets.append([map.contentOffset.y, credits.contentOffset.y])
  }

  /// Takes a stick that comes late: goes back to its step, and plays the steps since then again. Returns false if that
  /// step is too long ago.
  func correct(_ step: Int, to stick: Double) throws -> Bool {
    guard let state = saved.last(where: { $0.step == step }) else { return false }
    try map.restore(state.map)
    try credits.restore(state.credits)
    var known = sticks[step...]
    known[step] = stick
    saved.removeAll { $0.step >= step }
    sticks.removeSubrange(step...)
    offsets.removeSubrange(step...)
    for one in known { play(one) }
    return true
  }
}
