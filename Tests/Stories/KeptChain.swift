import ScrollBehaviors

/// A chain of built-in behaviours as a value: all that it takes to make the same chain anew, as a program does that
/// was started again.
struct KeptChain {
  enum Content: CaseIterable {
    case plain, tiles, cards, grid, lanes, scattered, arranged, repeatedEnds, threePages
  }
  enum Way: CaseIterable { case walls, innerWalls, ring, endless, feed }
  enum Landing: CaseIterable { case free, pages, areas, points }

  let axis: Axis
  let content: Content
  let way: Way
  let landing: Landing
  let lock: AxisLock.Mode
  let bounces: Bool
  let anchor: KeepAnchor.Anchor?
  let alignment: Aligning.Alignment?
  /// The ends at which it is pulled for news; all that are there come at once if `isQuick`.
  let pulls: [Side]
  let isQuick: Bool
  let hasIndicators: Bool
  /// What has tiles beyond the view.
  let overscan: TileOverscan
  /// Whether a behaviour of the program's own stands in it.
  let hasStroller: Bool
  /// The items that tiles, cards, lanes and a grid's rows are made of; edits change them.
  private(set) var row: TiledModel
  /// The items of arranged content; edits change them.
  private(set) var page: KeptPage

  init(_ fate: Fate, _ axis: Axis, content: Content? = nil) {
    self.axis = axis
    self.content = content ?? fate.pick(Content.allCases)
    landing = fate.pick(Landing.allCases)
    lock = fate.pick([.off, .dominant, .sticky])
    bounces = fate.happens(0.7)
    anchor = fate.pick([nil, .leading, .center, .finger, .item(Int64(fate.index(below: 9)))])
    alignment = fate.pick([nil, nil, .start, .center, .end])
    pulls = fate.pick([[], [], [.lower], [.lower, .upper]])
    isQuick = fate.happens(0.3)
    hasIndicators = fate.happens(0.5)
    hasStroller = fate.happens(0.4)
    overscan = fate.pick([
      TileOverscan(), TileOverscan(.none, linger: 0), TileOverscan(Overscan(.items(2)), linger: 150),
      TileOverscan(Overscan(.points(80)), ahead: 0.3),
    ])
    // Fixed views have ends of their own, and planes make no rings.
    switch self.content {
    case .repeatedEnds, .threePages: way = .walls
    case .grid, .lanes, .scattered: way = fate.pick([.walls, .innerWalls, .endless, .feed])
    case .arranged: way = fate.pick([.walls, .innerWalls, .ring])
    case .plain, .tiles, .cards: way = fate.pick(Way.allCases)
    }
    let length = Double(fate.index(below: 200 * 64) + 40 * 64) / 64
    let all = UniformWindow.endless
    switch self.content {
    case .tiles where way == .endless && fate.happens(0.5):
      row = TiledModel(uniform: (length, fate.pick([0, 8])), items: all)
    case .tiles where way == .feed && fate.happens(0.5):
      row = TiledModel(uniform: (length, fate.pick([0, 8])), items: 0..<all.upperBound)
    case .tiles where fate.happens(0.5):
      row = TiledModel(uniform: (length, fate.pick([0, 8])), items: 0..<30)
    default:
      row = TiledModel(lengths: (0..<30).map { _ in Double(fate.index(below: 180 * 64) + 30 * 64) / 64 })
    }
    page = KeptPage(fate)
  }

  /// Whether links give commands of their own: what was promised then no longer binds.
  var commandsItself: Bool {
    let theirs: [Content] = [.repeatedEnds, .threePages, .arranged]
    return theirs.contains(content) || !pulls.isEmpty || hasStroller
  }

  /// A change of the items is about to be done.
  mutating func apply(_ edit: TileEdit) {
    if content == .arranged { page.apply(edit) } else { row.apply(edit) }
  }

  /// The links, made anew.
  func made() throws -> KeptCast {
    let cast = KeptCast(axis)
    cast.add(AxisLock(lock)) { cast.lock = $0 }
    try addContent(to: cast)
    if let alignment { cast.add(Aligning(axis, alignment)) }
    switch way {
    case .walls: break
    case .innerWalls: cast.add(Clamping(axis, to: 50...900))
    case .ring: cast.add(Circular(axis, anchor: 0.5)) { cast.ring = $0 }
    case .endless: cast.add(Infinite(axis, length: 3_000, reach: 500))
    case .feed: cast.add(Infinite(axis, openAt: .upper, length: 3_000, reach: 500))
    }
    if let anchor, let items = cast.items { cast.add(KeepAnchor(items, anchor)) { cast.anchor = $0 } }
    switch landing {
    case .free: break
    case .pages where cast.pages.isEmpty: cast.add(Paging(axis: axis)) { cast.pages.append($0) }
    case .pages: break
    case .areas: cast.add(Snapping(Self.areas, fateful)) { cast.snapping = $0 }
    case .points:
      let points = (0..<9).map { 137.5 * Double($0) }
      cast.add(Snapping(points: points, axis, fateful)) { cast.snapping = $0 }
    }
    if hasStroller { cast.add(Stroller(axis)) { cast.stroller = $0 } }
    for side in pulls {
      let pull = PullToRefresh(axis, at: side, threshold: 60, hold: 40) { [isQuick] pull in
        if isQuick { pull.endRefreshing() }
      }
      cast.add(pull) { cast.pulls.append($0) }
    }
    cast.add(Clamping())
    if bounces { cast.add(Bouncing(always: pulls.isEmpty ? [] : .all)) }
    if hasIndicators { cast.add(Indicators()) { cast.indicators = $0 } }
    return cast
  }

  private var fateful: SnapStrictness { bounces ? .mandatory : .proximity }

  private static let areas = (0..<48).map { index in
    SnapArea(
      id: Int64(index),
      frame: Rect(x: Double(index % 6) * 260, y: Double(index / 6) * 260, width: 240, height: 240))
  }
}
