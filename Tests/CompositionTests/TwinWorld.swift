import Hands
import ScrollHosting
import ScrollTrace

/// A scroller with links of the catalogue, and the way on which calls come to it.
final class TwinWorld {
  enum Way: CaseIterable {
    case unusedZoom, updates, mirrored, nested, inNest, hosted, recorded, restored

    /// True if a nest passes calls on. It asks who can move along each axis before a steady speed begins.
    var isNest: Bool { self == .nested || self == .inNest }
  }

  /// What is equal in worlds that are alike, to the last bit.
  struct State: Equatable {
    let phase: Phase
    let offset, destination: Point
    let velocity: Vector

    /// The largest distance of its offset and its destination from those of another one.
    func distance(from other: State) -> Double {
      let (way, rest) = (offset - other.offset, destination - other.destination)
      return max(max(way.x.magnitude, way.y.magnitude), max(rest.x.magnitude, rest.y.magnitude))
    }
  }

  private let links: Catalogue
  private let edges: Int
  private let way: Way?
  private(set) var scroll: ScrollController
  /// The receiver of inputs and frames.
  private var receiver: any ScrollReceiver
  private var recorder: ScrollRecorder?
  /// The place of the viewport in the window.
  private let corner = Vector(x: 32, y: 48)

  /// - Parameters:
  ///   - seed: decides which edges the content has, and which policy a nest has.
  ///   - isElastic: true if all edges are elastic. Then a scroller can take each drag.
  init(_ links: Catalogue, seed: UInt64, _ way: Way? = nil, isElastic: Bool = false) {
    (self.links, self.way) = (links, way)
    edges = isElastic ? 3 : Int(seed % 3)
    scroll = Self.scroller(links, edges)
    receiver = scroll
    let policies: [any NestingPolicy] = [
      NegotiatingPolicy(), LatchingPolicy.uiKit, LatchingPolicy(fallback: .innermost),
    ]
    let policy = policies[Int(seed / 3 % 3)]
    switch way {
    case nil, .updates, .restored: break
    case .unusedZoom: scroll.settings.maximumZoomScale = 3
    case .mirrored: scroll.isReversed = PerAxis(true)
    case .nested: receiver = ScrollNest(NestedScroller(scroll), policy: policy)
    case .inNest:
      let page = NestedScroller(Self.inert)
      page.add(scroll, at: .zero)
      receiver = ScrollNest(page, policy: policy)
    case .hosted:
      let host = ScrollHost()
      _ = host.add(scroll, frame: Rect(x: corner.x, y: corner.y, width: 400, height: 400))
      receiver = host
    case .recorded: recorder = ScrollRecorder(scroll)
    }
  }

  private static func chain(_ links: Catalogue, _ edges: Int) -> [any ScrollBehavior] {
    links.make() + [[], [Bouncing()], [Clamping()], [Bouncing(always: .all)]][edges]
  }

  private static func scroller(_ links: Catalogue, _ edges: Int) -> ScrollController {
    let scroll = ScrollController(
      viewport: Size(width: 400, height: 400), content: Size(width: 400, height: 3_000),
      behaviors: chain(links, edges))
    // Some links of the catalogue are not made for content that zooms.
    scroll.checksChain = false
    return scroll
  }

  /// A scroller that has nothing to scroll.
  private static var inert: ScrollController {
    ScrollController(
      viewport: Size(width: 400, height: 400), content: Size(width: 400, height: 400), behaviors: [Clamping()]
    )
  }

  var state: State {
    State(
      phase: scroll.phase, offset: scroll.contentOffset, destination: scroll.destination,
      velocity: scroll.isTracking ? .zero : scroll.velocity)
  }

  func perform(_ call: ScrollCall) {
    if call.isCommand {
      // A command has no pointer: it is for this scroller.
      if way == .updates { scroll.update { _ = scroll.perform(call) } } else { scroll.perform(call) }
      return
    }
    let pointer = Point(x: 100, y: 100)
    switch way {
    case .hosted: receiver.perform(call.mapped(point: { $0 + self.corner }), at: pointer + corner)
    case .mirrored:
      receiver.perform(
        call.mapped(
          point: { Point(x: 0 - $0.x, y: 0 - $0.y) }, vector: { $0 * -1 },
          step: { if case .ends = $0 { $0 } else { $0.mapped { $0 * -1 } } }))
    default: receiver.perform(call, at: pointer)
    }
  }

  /// Returns true if this world is as another one that moves alone, after the same call.
  ///
  /// A nest measures the slop itself and passes places on, which are rounded. A host passes moves of a finger on in its
  /// frames. It asks who can scroll before a drag begins, so its scroller may not drag where the one alone drags to no
  /// effect.
  func isAlike(_ alone: TwinWorld, after call: ScrollCall) -> Bool {
    let (state, other) = (state, alone.state)
    switch way {
    case .nested, .inNest: return state.phase == other.phase && state.distance(from: other) < 1e-9
    case .hosted:
      if case .touchMoved = call { return true }
      return state.distance(from: other) == 0
    case nil, .unusedZoom, .updates, .mirrored, .recorded, .restored: return state == other
    }
  }

  /// In the world of snapshots, another scroller takes the place of this one.
  func pause() throws {
    guard way == .restored, let snapshot = scroll.snapshot() else { return }
    scroll = Self.scroller(links, edges)
    try scroll.restore(snapshot)
    receiver = scroll
  }

  /// The first difference of a replay; nil if there is none, or nothing was recorded.
  var divergence: String? {
    guard let recorder else { return nil }
    let replay = ScrollReplay(of: recorder.trace, into: Self.chain(links, edges))
    replay.run()
    return replay.divergence.map { "\($0)" }
  }
}

extension ScrollCall {
  /// True for a call that is neither an input nor a frame.
  fileprivate var isCommand: Bool {
    if case .fling = self { return true }
    return time == nil
  }
}
