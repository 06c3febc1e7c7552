import Hands
import ScrollHosting
import Testing

/// Random events of all devices, one of which has a time that cannot be. The recognised gestures are those without it.
struct DoubtStories {
  private enum Event {
    case began(Point, Int)
    case moved(Point, Int)
    case ended(Point, Int)
    case cancelled(Int)
    case wheel(WheelPhase)
    case notch
    case key(isRepeat: Bool)
    case keyUp
    case zoom
    case nothingCancelled
  }

  private typealias Script = [(time: Double, event: Event)]

  /// The left half of the window recognises gestures: a list, and areas outside of it. The right half is a list that
  /// zooms, for wheels, keys and pinches.
  private static let places = [Point(100, 100), Point(100, 350), Point(100, 450), Point(100, 550)]
  private static let other = Point(600, 300)

  /// Returns taps, double taps, long presses and drags one after another, and meanwhile events of the other devices.
  private func script(_ random: inout SeededGenerator) -> Script {
    var (script, time): (Script, Double) = ([], 2)
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    for _ in 0..<8 {
      let place = Self.places[Int.random(in: 0..<Self.places.count, using: &random)]
      let id = Int.random(in: 0...1, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1:
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          script.append((time, .began(place, id)))
          time += number(0.02...0.06)
          script.append((time, .ended(place, id)))
          time += number(0.02...0.08)
        }
      case 2:
        script.append((time, .began(place, id)))
        time += number(0.7...0.9)
        script.append((time, .ended(place, id)))
      default:
        script.append((time, .began(place, id)))
        let way = Bool.random(using: &random) ? Vector(x: 8, y: 0) : Vector(x: 0, y: -8)
        for step in 1...10 {
          time += 0.01
          script.append((time, .moved(place + way * Double(step), id)))
        }
        time += 0.3
        script.append((time, Bool.random(using: &random) ? .ended(place + way * 10, id) : .cancelled(id)))
      }
      // Sometimes the next gesture comes soon, so that a tap still waits.
      time += Bool.random(using: &random) ? number(0.02...0.08) : number(0.5...3)
    }
    for _ in 0..<12 { script.append((number(2...time), others(&random))) }
    let start = number(2...time)
    for step in 0..<6 {
      func event(_ point: Point, _ id: Int) -> Event {
        step == 0 ? .began(point, id) : step == 5 ? .ended(point, id) : .moved(point, id)
      }
      let way = Vector(x: 0, y: Double(10 * step))
      script.append((start + 0.02 * Double(step), event(Self.other + way, 8)))
      script.append((start + 0.02 * Double(step), event(Self.other - way, 9)))
    }
    let order = script.indices.sorted { (script[$0].time, $0) < (script[$1].time, $1) }
    return order.map { script[$0] }
  }

  private func others(_ random: inout SeededGenerator) -> Event {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: .wheel(WheelPhase(rawValue: .random(in: 0...8, using: &random)) ?? .unknown)
    case 1: .notch
    case 2: .key(isRepeat: Bool.random(using: &random))
    case 3: .keyUp
    case 4: .zoom
    default: .nothingCancelled
    }
  }

  /// Plays a script. The event at an index has a time that is wrong by so many seconds.
  private func play(_ script: Script, _ frameDuration: Double, wrong: Int? = nil, by ahead: Double = 0)
    -> [String]
  {
    let host = ScrollHost()
    host.frameDuration = frameDuration
    host.focusesOnTouch = false
    let list = scroller([Clamping()])
    var areas = [host.add(list, frame: Rect(x: 0, y: 0, width: 400, height: 300))]
    for y in [300.0, 400, 500] {
      areas.append(host.add(frame: Rect(x: 0, y: y, width: 400, height: 100)))
    }
    let map = scroller([Clamping()])
    map.settings.maximumZoomScale = 4
    host.focus = host.add(map, frame: Rect(x: 400, y: 0, width: 400, height: 600))
    var log: [String] = []
    for (number, area) in areas.enumerated() {
      area.gestures.tap = { log.append("tap \($0.count) of \(number)") }
      if number != 1 { area.gestures.longPress = { _ in log.append("press of \(number)") } }
      if number < 3 { area.gestures.doubleTap = { _ in log.append("double tap of \(number)") } }
      area.gestures.waitsForDoubleTap = number < 2
      guard number > 1 else { continue }
      area.gestures.dragStart = .horizontally
      area.gestures.drag = { if $0.phase != .changed { log.append("drag \($0.phase) of \(number)") } }
    }
    var now = 1.0
    func wait(until end: Double) {
      while let wake = host.nextWake(from: .seconds(now)), wake.seconds <= end {
        now = max(now, wake.seconds)
        host.frame(at: .seconds(now))
      }
      now = end
    }
    for (index, step) in script.enumerated() {
      wait(until: step.time)
      feed(step.event, to: host, at: .seconds(step.time + (index == wrong ? ahead : 0)))
    }
    wait(until: now + 5)
    return log
  }

  private func feed(_ event: Event, to host: ScrollHost, at time: Timestamp) {
    switch event {
    case .began(let point, let id): host.touchBegan(at: point, time: time, id: id)
    case .moved(let point, let id): host.touchMoved(to: point, time: time, id: id)
    case .ended(let point, let id): host.touchEnded(at: point, time: time, id: id)
    case .cancelled(let id): host.touchCancelled(time: time, id: id)
    case .wheel(let phase): host.wheel(by: Vector(x: 0, y: 5), phase: phase, at: Self.other, time: time)
    case .notch: host.step(by: .notches(Vector(x: 0, y: 1)), at: Self.other, time: time)
    case .key(let isRepeat): host.keyPressed(.down, isRepeat: isRepeat, time: time)
    case .keyUp: host.keyReleased(.down, time: time)
    case .zoom: host.zoom(by: 1.1, about: Self.other, time: time)
    case .nothingCancelled: host.touchCancelled(time: time, id: 99)
    }
  }

  @Test(arguments: 0..<perBuild(debug: 40, release: 400) as Range<UInt64>)
  func oneAbsurdTimeNeitherFiresNorLosesAGesture(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let script = script(&random)
    let frameDuration = [1.0 / 120, 1.0 / 60, 0.05][Int.random(in: 0..<3, using: &random)]
    let expected = play(script, frameDuration)
    #expect(expected.count >= 2)
    for _ in 0..<10 {
      let index = Int.random(in: script.indices, using: &random)
      let ahead = [2, 60, 1e9, 1e149][Int.random(in: 0..<4, using: &random)]
      let found = play(script, frameDuration, wrong: index, by: ahead)
      #expect(found == expected, "\(script[index]) is wrong by \(ahead) s")
    }
  }
}
