import Hands
import ScrollHosting
import ScrollNesting

/// A way to feed a scroller that moves it as it moves alone.
enum Twin: CaseIterable {
  /// Content that could zoom, and does not.
  case unusedZoom
  /// Each command within an update.
  case updates
  /// A host that has the scroller as its only area.
  case host
  /// A nest whose other scroller never moves.
  case inertNest
  /// Content that lies along the other axis.
  case swapped

  /// Fingers of a host come down beside the focus of a pinch, and content that could zoom zooms.
  var pinches: Bool { self != .unusedZoom && self != .host }

  /// The largest distance in points at which both count as alike. A nest adds up the movements of a finger, because
  /// several scrollers may share them, so sums are rounded; all else is the same to the last bit.
  var tolerance: Double { self == .inertNest ? 1e-9 : 0 }
}

/// What is seen of a scroller at a moment, along and across its axis.
struct TwinSight: CustomStringConvertible {
  let phase: Phase
  let numbers: [Double]

  init(_ scroll: ScrollController, _ axis: Axis) {
    let places = [scroll.contentOffset, scroll.destination].flatMap { [$0[axis], $0[axis.cross]] }
    (phase, numbers) = (scroll.phase, places + [scroll.zoomScale])
  }

  func isAlike(_ other: TwinSight, within tolerance: Double) -> Bool {
    phase == other.phase
      && zip(numbers, other.numbers).allSatisfy { ($0 - $1).magnitude <= tolerance || $0 == $1 }
  }

  var description: String { "\(phase) \(numbers)" }
}

/// A scroller, its time, and what was seen of it.
struct TwinWorld {
  let scroll: ScrollController
  private let receiver: any ScrollReceiver
  private let axis: Axis
  private let isUpdating: Bool
  /// A host keeps moves for the next frame.
  private let seesMoves: Bool
  private var now = 0.0
  private(set) var seen: [TwinSight] = []
  private let middle = Point(x: 150, y: 150)

  /// The world of a twin, or of the scroller alone if `isAlone`.
  init(_ catalogue: Catalogue, _ twin: Twin, isAlone: Bool, zooms: Bool) {
    axis = twin == .swapped && !isAlone ? .horizontal : .vertical
    seesMoves = twin != .host
    isUpdating = twin == .updates && !isAlone
    scroll = ScrollController(
      viewport: Size(width: 400, height: 400), content: axis.size(3_000, across: 400),
      behaviors: catalogue.make(axis))
    // Some links of the catalogue are not made for content that zooms.
    scroll.checksChain = false
    if zooms || twin == .unusedZoom && !isAlone { scroll.settings.maximumZoomScale = 3 }
    switch isAlone ? nil : twin {
    case .host:
      let host = ScrollHost()
      host.add(scroll, frame: Rect(x: 0, y: 0, width: 400, height: 400))
      receiver = host
    case .inertNest:
      let size = Size(width: 900, height: 900)
      let page = NestedScroller(
        ScrollController(viewport: size, content: size, behaviors: [Clamping()]))
      page.scroll.settings.isScrollEnabled = PerAxis(false)
      page.add(scroll, at: .zero)
      receiver = ScrollNest(page, policy: LatchingPolicy(fallback: .innermost))
    default: receiver = scroll
    }
  }

  private mutating func note() { seen.append(TwinSight(scroll, axis)) }

  private func feed(_ call: (Timestamp) -> ScrollCall) {
    receiver.perform(call(.seconds(now)), at: middle)
  }

  mutating func frame() {
    now += 1.0 / 64
    feed { .advance(to: $0) }
    note()
  }

  mutating func play(_ act: TwinAct) {
    switch act {
    case .finger(let moves, let pause): drag(by: moves, pause)
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
    case .pinch(let scales):
      feed { .pinchBegan(at: middle, time: $0) }
      for scale in scales {
        now += 0.016
        feed { .pinchMoved(to: middle, scale: scale, time: $0) }
        note()
      }
      feed { .pinchEnded(time: $0) }
    case .command(let command):
      if isUpdating {
        scroll.update { command.perform(on: scroll, axis) }
      } else {
        command.perform(on: scroll, axis)
      }
    case .frames(let count): for _ in 0..<count { frame() }
    }
    note()
  }

  private mutating func drag(by moves: [Vector], _ pause: Double) {
    var place = middle
    feed { .touchBegan(at: place, time: $0) }
    for move in moves {
      now += 0.008
      place = place - move
      feed { .touchMoved(to: place, time: $0) }
      if seesMoves { note() }
    }
    now += pause
    feed { .touchEnded(at: place, time: $0) }
  }
}
