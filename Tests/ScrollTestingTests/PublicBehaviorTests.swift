import AllocationCounter
import Hands
import Testing

/// A chain with a behaviour of this package, and the rules that it is checked by.
struct PublicBehavior: Sendable, CustomTestStringConvertible {
  let name: String
  var rules = Set<BehaviorRule>.all
  /// True if the chain reports content that zooms as a mistake.
  var reportsZoom: Bool
  let make: @Sendable (Axis) -> CheckedChain

  var testDescription: String { name }

  init(
    _ name: String, except rules: Set<BehaviorRule> = [], reportsZoom: Bool = false,
    _ make: @escaping @Sendable (Axis) -> CheckedChain
  ) {
    (self.name, self.reportsZoom, self.make) = (name, reportsZoom, make)
    self.rules.subtract(rules)
  }

  /// A row of items along an axis, of lengths that differ.
  static func row(_ axis: Axis, _ count: Int = 30) -> ItemRow {
    try! ItemRow(lengths: (0..<count).map { 60 + Double($0 * 37 % 50) }, spacing: 4, axis: axis)
  }

  static let all: [PublicBehavior] =
    [
      PublicBehavior("Clamping") { _ in [Clamping()] },
      PublicBehavior("Clamping between walls") { [Clamping(axis: $0, to: 100...900)] },
      PublicBehavior("Bouncing") { _ in [Bouncing()] },
      PublicBehavior("Bouncing with a dead zone and a limit") { _ in
        [Bouncing(always: .all, limit: 90, deadZone: 10)]
      },
      PublicBehavior("AxisLock, dominant") { _ in [AxisLock(.dominant), Bouncing()] },
      PublicBehavior("AxisLock, sticky") { _ in [AxisLock(.sticky), Bouncing()] },
      PublicBehavior("Paging by the viewport") { [Paging(axis: $0), Bouncing()] },
      PublicBehavior("Paging of items", reportsZoom: true) { axis in
        let row = row(axis)
        return CheckedChain([Paging(row, align: .center), Bouncing()], items: row)
      },
      PublicBehavior("Snapping to points", reportsZoom: true) {
        [Snapping(points: [0, 90, 300, 700, 1_200], axis: $0), Bouncing()]
      },
      PublicBehavior("Snapping to areas", reportsZoom: true) { _ in
        [
          Snapping(
            [SnapArea](
              columns: 8, rows: 8, every: Size(width: 200, height: 200), size: Size(width: 180, height: 180)))
        ]
      },
      PublicBehavior("Snapping to items", reportsZoom: true) { axis in
        let row = row(axis)
        return CheckedChain([Tiling<Int>(row), Snapping(row), Bouncing()], items: row)
      },
      PublicBehavior("Tiling") { axis in
        let row = row(axis, 80)
        return CheckedChain([Tiling<Int>(row), Bouncing()], items: row)
      },
      PublicBehavior("TilingPlane of a grid") { _ in
        [
          TilingPlane<ItemGrid.Cell, Int>(
            .grid(
              columns: ItemRow(count: 40, length: 90, axis: .horizontal),
              rows: ItemRow(count: 40, length: 90, axis: .vertical))),
          Bouncing(),
        ]
      },
      PublicBehavior("Infinite") { _ in [Infinite(), Bouncing()] },
      PublicBehavior("Circular", reportsZoom: true) { axis in
        let row = row(axis, 12)
        return CheckedChain([Tiling<Int>(row), Circular(axis: axis)], items: row)
      },
      PublicBehavior("Circular pages", reportsZoom: true) { axis in
        let row = row(axis, 12)
        return CheckedChain([Paging(row), Tiling<Int>(row), Circular(axis: axis)], items: row)
      },
      PublicBehavior("RepeatedEnds", reportsZoom: true) {
        [RepeatedEnds(axis: $0, count: 5), Paging(axis: $0)]
      },
      PublicBehavior("ThreePages", reportsZoom: true) {
        [ThreePages(axis: $0, count: 5) { _, _ in }, Paging(axis: $0)]
      },
      PublicBehavior("Arranging") { axis in
        let stack = Stack(count: 60) { index, _ in 40 + Double(index &* 31 % 40) }
        return CheckedChain(
          [Arranging(stack, axis: axis, breadth: .fixed(350)), Bouncing()], items: stack.row)
      },
      // The content is as broad as the viewport before a zoom, so that zoomed text keeps its lines. No other viewport
      // or content has the same breadth.
      PublicBehavior("Arranging as broad as the viewport", except: [.zooms]) { axis in
        let stack = Stack(count: 60) { index, _ in 40 + Double(index &* 31 % 40) }
        return CheckedChain([Arranging(stack, axis: axis), Bouncing()], items: stack.row)
      },
      // A fast animation shows some items in no frame. Those items keep their estimate, and it depends on the frames
      // which they are.
      PublicBehavior("Arranging with an estimate", except: [.frameIndependent]) { axis in
        let stack = Stack(count: 60, estimate: 50) { index, _ in 40 + Double(index &* 31 % 40) }
        return CheckedChain(
          [Arranging(stack, axis: axis, breadth: .fixed(350)), Bouncing()], items: stack.row)
      },
      PublicBehavior("Aligning") { _ in [Aligning(.center), Bouncing()] },
      PublicBehavior("KeepAnchor") { axis in
        let row = row(axis, 60)
        return CheckedChain([Tiling<Int>(row), KeepAnchor(row), Bouncing()], items: row)
      },
      PublicBehavior("StayAtEnd") { axis in
        let row = row(axis, 60)
        return CheckedChain([Tiling<Int>(row), StayAtEnd(axis: axis), Bouncing()], items: row)
      },
      PublicBehavior("PullToRefresh") { [PullToRefresh(axis: $0) { _ in }, Bouncing()] },
      PublicBehavior("Indicators") { _ in [Bouncing(), Indicators()] },
      PublicBehavior("CollapsingBar") {
        [CollapsingBar(maximum: 90, minimum: 30, axis: $0).link(), Bouncing()]
      },
      PublicBehavior("LoadNearEnd") { [LoadNearEnd(axis: $0) { _ in }, Bouncing()] },
      // A snapshot holds no transitions: its copy shows items at their places, and needs no frames for them.
      PublicBehavior("ItemTransitions", except: [.snapshots]) { axis in
        let row = row(axis, 60)
        return CheckedChain([Tiling<Int>(row), ItemTransitions(row), Bouncing()], items: row)
      },
      PublicBehavior("ItemTransitions without edits") { axis in
        let row = row(axis, 60)
        return [Tiling<Int>(row), ItemTransitions(row), Bouncing()]
      },
      PublicBehavior("AutoPlay", reportsZoom: true) { axis in
        let row = row(axis, 12)
        let pages = Paging(row)
        return CheckedChain([pages, AutoPlay(pages, every: 3), Bouncing()], items: row)
      },
      PublicBehavior("NestedEdges") { _ in [Bouncing(), NestedEdges()] },
      PublicBehavior("LinkedMember") { [LinkedScrollers($0).member(), Bouncing()] },
    ]
    + [
      ("iOS", ScrollProfile.ios), ("Android", .android), ("GTK", .gtk), ("Chromium", .chromium),
      ("terminal", .terminal),
    ]
    .map { name, profile in PublicBehavior("ScrollPhysics, \(name)") { _ in [ScrollPhysics(profile)] } }
    + policies.flatMap { name, policy, isShared -> [PublicBehavior] in
      // A snapshot of a scroller holds no gesture of its nest. A scroller inside zoomed content takes its size from the
      // viewport around it, which other scales do not have. A shared step counts the room that the last frame of a zoom
      // has left, and a shared fling is planned anew in the frame at a wall. Both change where the inner one
      // rests.
      let (inner, outer): (Set<BehaviorRule>, Set<BehaviorRule>) = ([.snapshots], [.zooms, .snapshots])
      let shared: Set<BehaviorRule> = isShared ? [.allocations] : []
      let innerShared: Set<BehaviorRule> = isShared ? [.frameIndependent, .allocations] : []
      return [
        PublicBehavior("Inner of a nest, \(name)", except: inner.union(innerShared)) { _ in
          CheckedChain([Bouncing()], nest: { Self.nest($0, in: Self.neighbour(of: $0, 3), policy) })
        },
        PublicBehavior("Outer of a nest, \(name)", except: outer.union(shared)) { _ in
          CheckedChain([Bouncing()], nest: { Self.nest(Self.neighbour(of: $0, 2), in: $0, policy) })
        },
      ]
    }

  static let policies: [(name: String, policy: any NestingPolicy & Sendable, isShared: Bool)] = [
    ("browser", LatchingPolicy.browser, false), ("UIKit", LatchingPolicy.uiKit, false),
    ("negotiating", NegotiatingPolicy(pulling: .innermost), true),
  ]

  /// A scroller with the viewport of another one.
  static func neighbour(of scroll: ScrollController, _ factor: Double) -> ScrollController {
    let view = scroll.viewport
    return ScrollController(
      viewport: view, content: Size(width: view.width * factor, height: view.height * factor),
      behaviors: [Bouncing()])
  }

  static func nest(
    _ inner: ScrollController, in outer: ScrollController, _ policy: any NestingPolicy
  ) -> ScrollNest {
    let root = NestedScroller(outer)
    root.add(inner, at: .zero)
    return ScrollNest(root, policy: policy)
  }
}

/// Every public behaviour keeps the rules.
@Suite struct PublicBehaviorTests {
  @Test(arguments: PublicBehavior.all) func behaviorKeepsTheRules(_ behavior: PublicBehavior) {
    let counter: (() -> UInt64)? = allocation_counting_is_on() ? { allocation_count() } : nil
    let report = checkChain(
      seeds: 0..<UInt64(perBuild(debug: 1, release: 10)), rules: behavior.rules,
      allocationCount: counter, alongAxis: behavior.make)
    #expect(report.violations.isEmpty, "\(report.violations)")
    let unchecked = Set(report.skipped.map(\.rule)).subtracting([.allocations])
    #expect(unchecked == (behavior.reportsZoom ? [.zooms] : []), "\(report.skipped)")
  }

  private static let exceptions = PublicBehavior.all.filter { $0.rules != .all }

  /// In a debug build, of every fourth.
  @Test(
    arguments: exceptions.enumerated().filter { perBuild(debug: $0.offset % 4 == 0, release: true) }.map(
      \.element))
  func exceptionIsNeeded(_ behavior: PublicBehavior) {
    for rule in Set.all.subtracting(behavior.rules) {
      let report = checkChain(
        seeds: 0..<24, rules: [rule], allocationCount: allocation_count, alongAxis: behavior.make)
      #expect(report.violations.map(\.rule) == report.checked, "\(behavior) breaks \(rule) no more")
      if rule == .zooms {
        #expect(report.skipped.map(\.rule) == [rule], "\(behavior) zooms as other content")
      }
    }
  }
}
