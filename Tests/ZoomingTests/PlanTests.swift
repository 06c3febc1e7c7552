import Hands
import Testing

/// A plan changes nothing. Links are asked about the scale at which content will rest while another scale is shown, and
/// read the scroller as it is shown.
struct PlanTests {
  /// What a link can read of the scale that is shown.
  private struct Reading: Equatable {
    let scale: Double
    let viewport, content: Size
    let inset: Insets

    init(_ scroll: ScrollController) {
      (scale, viewport, content) = (scroll.zoomScale, scroll.viewport, scroll.contentSize)
      inset = scroll.adjustedContentInset
    }
  }

  /// A link that reads its scroller in each question of a plan, and knows the scale of the question.
  private final class Reader {
    let link = Probe("reader")
    var readings: [Reading] = []
    var scales: [Double] = []
    weak var scroll: ScrollController?

    init() {
      link.onMotion = { [unowned self] _, context in read(context) }
      link.onTarget = { [unowned self] _, context in read(context) }
      link.onEdge = { [unowned self] _, context in read(context) }
    }

    private func read(_ context: ScrollContext) {
      guard let scroll else { return }
      readings.append(Reading(scroll))
      scales.append(context.origin.scale.x)
    }
  }

  @Test(arguments: ZoomStories.chains.indices, [(false, false), (true, false), (false, true), (true, true)])
  func linksReadWhatIsShown(_ chain: Int, _ world: (isReversed: Bool, isNested: Bool)) throws {
    var (asked, elsewhere) = (0, 0)
    for seed in 0..<UInt64(perBuild(debug: 5, release: 120)) {
      var random = SeededGenerator(seed: seed)
      func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
      func point() -> Point { Point(x: number(0...400), y: number(0...600)) }
      let reader = Reader()
      let photo = Photo(
        Size(width: number(100...3_000), height: number(100...3_000)),
        scales: number(0.5...1)...number(1...4),
        behaviors: [reader.link] + ZoomStories.chains[chain].1())
      let scroll = photo.scroll
      (scroll.isReversed, reader.scroll) = (PerAxis(world.isReversed), scroll)
      let receiver: any ScrollReceiver =
        world.isNested ? ScrollNest(NestedScroller(scroll), policy: LatchingPolicy.uiKit) : scroll
      receiver.perform(.pinchBegan(at: point(), time: photo.time))
      for _ in 0..<40 {
        photo.now += number(0...0.03)
        receiver.perform(.advance(to: photo.time))
        let before = Reading(scroll)
        let snapshot = scroll.snapshot()
        _ = (
          scroll.explanation, scroll.chainReport, scroll.notes(on: .vertical), scroll.answers(of: reader.link)
        )
        _ = scroll.contentOffset(showing: Rect(origin: point(), size: Size(width: 20, height: 20)))
        #expect(scroll.snapshot() == snapshot, "seed \(seed): a reading has changed the scroller")
        (reader.readings, reader.scales) = ([], [])
        switch Int.random(in: 0..<12, using: &random) {
        case 0...3: receiver.perform(.pinchMoved(to: point(), scale: number(0.1...8), time: photo.time))
        case 4:
          let velocity = Vector(x: number(-2e3...2e3), y: number(-2e3...2e3))
          receiver.perform(.pinchEnded(time: photo.time, velocity: velocity))
        case 5: receiver.perform(.pinchBegan(at: point(), time: photo.time))
        case 6: scroll.setContentOffset(point(), animated: true)
        case 7: scroll.fling(velocity: Vector(x: number(-3e3...3e3), y: number(-3e3...3e3)))
        case 8: scroll.viewport = Size(width: number(100...500), height: number(100...700))
        case 9: scroll.invalidateLayout()
        case 10:
          scroll.update {
            scroll.viewport.width = number(100...500)
            scroll.setContentOffset(point(), animated: true)
          }
        default: scroll.step(by: .points(Vector(x: 0, y: number(-90...90))), time: photo.time)
        }
        // Links read what was shown before the call, or what the call itself shows.
        let after = Reading(scroll)
        #expect(reader.readings.allSatisfy { $0 == before || $0 == after }, "seed \(seed)")
        asked += reader.scales.count
        elsewhere += zip(reader.scales, reader.readings).filter { $0 != $1.scale }.count
        if photo.scroll.phase == .idle, !scroll.isZooming {
          receiver.perform(.pinchBegan(at: point(), time: photo.time))
        }
      }
    }
    #expect(asked > 100 && elsewhere > 20, "\(elsewhere) of \(asked) questions are about another scale")
  }
}
