import Hands
import Testing

/// The same story in two worlds that should not differ: content that could zoom and does not, and commands in an update
/// each. Every built-in moves in both alike, to the last bit.
struct TwinTests {
  private static let count = perBuild(debug: 6, release: 150)

  /// A thing that happens to the content along the axis of the catalogue.
  private enum Act {
    case finger([Vector], pause: Double)
    case wheel([Vector])
    case step(ScrollStep)
    case speed(Vector)
    case command(Command)
    case frames(Int)
  }

  private enum Command {
    case set(Point, animated: Bool)
    case fling(Vector)
    case stop
    case resize(viewport: Double, content: Double)
    case inset(Double)

    func perform(on scroll: ScrollController) {
      switch self {
      case .set(let offset, let animated): scroll.setContentOffset(offset, animated: animated)
      case .fling(let velocity): scroll.fling(velocity: velocity)
      case .stop: scroll.stop()
      case .resize(let viewport, let content):
        scroll.resize(
          viewport: Size(width: viewport, height: viewport), content: Size(width: viewport, height: content))
      case .inset(let top): scroll.contentInset = Insets(top: top)
      }
    }
  }

  private static func acts(_ random: inout SeededGenerator) -> [Act] {
    (0..<12).map { _ in
      let way = Vector(x: .random(in: -3...3, using: &random), y: .random(in: -40...40, using: &random))
      switch Int.random(in: 0..<12, using: &random) {
      case 0...2:
        let pause = Bool.random(using: &random) ? 0 : 0.1
        return .finger((0..<6).map { _ in way * Double.random(in: 0.7...1.3, using: &random) }, pause: pause)
      case 3: return .wheel((0..<5).map { _ in way })
      case 4: return .step(.arrows(Vector(x: 0, y: way.y < 0 ? -1 : 1)))
      case 5: return .speed(way * 20)
      case 6:
        return .command(.set(Point(x: 0, y: .random(in: -100...3_000, using: &random)), animated: way.x > 0))
      case 7: return .command(.fling(way * 50))
      case 8: return .command(.stop)
      case 9:
        let viewport = Double(Int.random(in: 200...600, using: &random))
        return .command(.resize(viewport: viewport, content: .random(in: 300...4_000, using: &random)))
      case 10: return .command(.inset(Double(Int.random(in: 0...80, using: &random))))
      default: return .frames(Int.random(in: 1...40, using: &random))
      }
    }
  }

  /// A scroller, its time, and what was seen of it.
  private struct World {
    let scroll: ScrollController
    var perform: (Command) -> Void
    var now = 0.0
    var seen: [String] = []

    init(_ links: [any ScrollBehavior], updates: Bool = false, zooms: Bool = false) {
      let scroll = ScrollController(
        viewport: Size(width: 400, height: 400), content: Size(width: 400, height: 3_000), behaviors: links)
      // Some links of the catalogue are not made for content that zooms.
      scroll.checksChain = false
      if zooms { scroll.settings.maximumZoomScale = 3 }
      self.scroll = scroll
      perform = { command in
        if updates { scroll.update { command.perform(on: scroll) } } else { command.perform(on: scroll) }
      }
    }

    mutating func note() {
      let (offset, destination) = (scroll.contentOffset, scroll.destination)
      let bits = [offset.x, offset.y, destination.x, destination.y].map { ($0 + 0).bitPattern }
      seen.append("\(scroll.phase) \(offset) \(destination) \(bits)")
    }

    mutating func feed(_ call: (Timestamp) -> ScrollCall) {
      scroll.perform(call(.seconds(now)))
    }

    mutating func frame() {
      now += 1.0 / 64
      feed { .advance(to: $0) }
      note()
    }

    mutating func play(_ act: Act) {
      switch act {
      case .finger(let moves, let pause):
        var place = Point(x: 200, y: 200)
        feed { .touchBegan(at: place, time: $0) }
        for move in moves {
          now += 0.008
          place = place - move
          feed { .touchMoved(to: place, time: $0) }
          note()
        }
        now += pause
        feed { .touchEnded(at: place, time: $0) }
      case .wheel(let deltas):
        for delta in deltas {
          now += 0.016
          feed { .wheel(by: delta, time: $0) }
          note()
        }
      case .step(let step): feed { .step(by: step, time: $0) }
      case .speed(let velocity):
        feed { .move(at: velocity, time: $0) }
        for _ in 0..<10 { frame() }
        feed { .move(at: .zero, time: $0) }
      case .command(let command): perform(command)
      case .frames(let count): for _ in 0..<count { frame() }
      }
      note()
    }
  }

  private enum Twin: CaseIterable { case unusedZoom, updates }

  @Test(arguments: Catalogue.allCases, Twin.allCases)
  private func twinsMoveAlike(_ links: Catalogue, _ twin: Twin) throws {
    for seed in 0..<UInt64(Self.count) {
      var random = SeededGenerator(seed: seed)
      var one = World(links.make())
      var other = World(
        links.make(), updates: twin == .updates, zooms: twin == .unusedZoom)
      for (number, act) in Self.acts(&random).enumerated() {
        one.play(act)
        other.play(act)
        try #require(one.seen.last == other.seen.last, "seed \(seed), act \(number): \(act)")
      }
      for _ in 0..<200 {
        one.frame()
        other.frame()
      }
      try #require(one.seen == other.seen, "seed \(seed)")
    }
  }
}
