import ScrollBehaviors
import ScrollProfiles
import ScrollTiling

/// A link as a value, from which the same link can be made again, as in a restarted program. Its items are a separate
/// `Prop`.
enum LinkPlan: Sendable {
  case clamping(Edges)
  case walls(Axis, ClosedRange<Double>)
  case bouncing(Edges, always: Edges)
  /// Edges whose pull has a limit and a dead zone, in points.
  case pulled(Edges, limit: Double, deadZone: Double)
  /// Fingers, wheels and steps move the content in one direction only.
  case ratchet(Axis)
  case lock(AxisLock.Mode)
  case physics(ScrollProfile)
  case pages(PageKind, Axis, Alignment, PageGrouping, PageEnds, PageRule)
  /// Pages that are the items of its row.
  case cards(Axis)
  case points(Axis, SnapStrictness)
  case areas(SnapStrictness, SnapArrival)
  case ring(Axis, turns: ClosedRange<Int>?)
  case infinite(Axis?, Side?, length: Double, reach: Double)
  case repeatedEnds(Axis, Int)
  case threePages(Axis, Int)
  case tiles(Axis)
  /// The items of another link's content.
  case arrangedTiles(Int, Axis)
  case grid
  case lanes(Axis, Int)
  case scattered
  case arranged(Axis)
  /// Keeps the items of another link in place, along an axis.
  case anchor(Int, Axis, KeepAnchor.Anchor, holdsAtStart: Bool)
  case aligning(Axis, Alignment)
  case indicators
  /// A bar that follows the direction of scrolling.
  case bar(Axis, Side)
  /// Requests more items of another link near an end.
  case loading(Int, Axis, Side, isQuick: Bool)
  /// Animates the items of another link.
  case transitions(Int, Axis)
  /// Turns the pages of another link.
  case autoPlay(Int)
  case refresh(Axis, Side, isQuick: Bool)
  // Links of the tests.
  case endless(reach: Double, keepsWalls: Bool)
  case stroller(Axis)
  /// By the law with these numbers.
  case feel(Axis, [Double])
  /// Gives random answers; with a salt, the same answer to the same question.
  case liar(answers: Double, salt: UInt64?)
  /// Checks its callbacks, at any place in the chain.
  case witness
  /// Moves a scroller, by its number, to its own offset, or further.
  case leader(of: Int, by: Double)

  /// The link that this link needs.
  var source: Int? {
    switch self {
    case .arrangedTiles(let link, _), .anchor(let link, _, _, _), .loading(let link, _, _, _),
      .transitions(let link, _), .autoPlay(let link):
      link
    default: nil
    }
  }

  /// The laws of motion that the link makes again from their numbers.
  enum Laws { case story, pages, areas, stroller, feel }
  var laws: Laws? {
    switch self {
    case .pages, .cards: .pages
    case .areas, .points: .areas
    case .stroller: .stroller
    case .feel: .feel
    case .liar: .story
    default: nil
    }
  }

  /// True if the link gives commands: a destination may then change.
  var commandsItself: Bool {
    switch self {
    case .repeatedEnds, .threePages, .arranged, .refresh, .stroller, .leader, .autoPlay: true
    default: false
    }
  }

  /// True if the link moves the content wherever others have sent it. Two such links that disagree continue until
  /// commands are refused.
  var insists: Bool {
    switch self {
    case .repeatedEnds, .threePages, .leader: true
    default: false
    }
  }

  var mayMakeRing: Bool {
    switch self {
    case .ring: true
    case .liar(let answers, _): answers > 0
    default: false
    }
  }
}

extension LinkPlan {
  /// Returns a random link, and its prop. `others` are already in the cast.
  static func drawn(_ fate: Fate, _ others: [LinkPlan], _ mood: Mood) -> (LinkPlan, Prop) {
    var prop = Prop()
    let axis = fate.axis
    prop.overscan = fate.pick([
      TileOverscan(), TileOverscan(.none, linger: 0), TileOverscan(Overscan(.items(2)), linger: 150),
      TileOverscan(Overscan(.points(80)), ahead: 0.3),
    ])
    switch fate.index(below: mood == .sane ? 26 : 30) {
    case 0: return (.clamping(fate.happens(0.5) ? .all : Edges(rawValue: UInt8(fate.index(below: 16)))), prop)
    case 1:
      let lower = Double(fate.index(below: 4_000)) / 4 - 100
      return (.walls(axis, lower...lower + Double(fate.index(below: 20_000)) / 4), prop)
    case 2:
      let edges: Edges = fate.pick([.all, .all, .vertical, .top])
      let plans: [LinkPlan] = [
        .bouncing(edges, always: []), .bouncing(edges, always: .all), .pulled(edges, limit: 40, deadZone: 12),
      ]
      return (fate.pick(plans), prop)
    case 3:
      let profiles: [ScrollProfile] = [.ios, .android, .gtk, .chromium, .terminal]
      if fate.happens(0.5) { return (.physics(fate.pick(profiles)), prop) }
      return (fate.pick([.lock(.off), .lock(.dominant), .lock(.sticky), .ratchet(axis)]), prop)
    case 4, 5: return (.pages(fate, axis), prop)
    case 6:
      prop.rows[axis] = Row(lengths: (0..<20).map { _ in fate.exact(30, 300) })
      return (.cards(axis), prop)
    case 7: return (.points(axis, fate.pick([.mandatory, .proximity])), prop)
    case 8:
      let arrivals: [SnapArrival] = [.automatic, .duration(0.4), .spring(response: 0.4)]
      return (.areas(fate.pick([.mandatory, .proximity]), fate.pick(arrivals)), prop)
    case 9, 10: return (.ring(axis, turns: fate.pick([nil, nil, nil, 0...2, -1...1, 0...0])), prop)
    case 11, 12:
      let side: Side? = fate.pick([nil, nil, .lower, .upper])
      return (
        .infinite(
          fate.pick([axis, axis, nil]), side, length: fate.pick([1_000, 5_000]),
          reach: fate.pick([30, 200.25, 1_250])),
        prop
      )
    case 13: return (.repeatedEnds(axis, fate.pick([0, 1, 5])), prop)
    case 14: return (.threePages(axis, fate.pick([0, 1, 2, 7])), prop)
    case 15, 16:
      prop.isMeasured = fate.happens(0.2)
      prop.rows[axis] = prop.isMeasured ? Row(lengths: Array(repeating: Prop.estimate, count: 60)) : Row(fate)
      return (.tiles(axis), prop)
    case 17: return plane(fate, axis, prop)
    case 18:
      prop.page = TextPage(fate)
      return (.arranged(axis), prop)
    case 19: return (.aligning(axis, fate.pick([.start, .center, .end])), prop)
    case 20:
      if fate.happens(0.5) { return (.bar(axis, fate.pick([.lower, .lower, .upper])), prop) }
      return (.indicators, prop)
    case 21: return (.refresh(axis, fate.pick([.lower, .lower, .upper]), isQuick: fate.happens(0.3)), prop)
    case 22, 23: return (watcher(fate, others) ?? .witness, prop)
    case 24, 25: return (.feel(axis, Feel.law(fate).archived ?? []), prop)
    case 26: return (.endless(reach: fate.pick([1, 100, 5_000]), keepsWalls: fate.happens(0.3)), prop)
    case 27: return (.stroller(axis), prop)
    default:
      return (.liar(answers: fate.pick([0.05, 0.5]), salt: mood.isPure ? fate.salt() : nil), prop)
    }
  }

  private static func pages(_ fate: Fate, _ axis: Axis) -> LinkPlan {
    let kinds: [PageKind] = [
      .viewport, .viewport, .viewport(part: 0.8, spacing: 10), .length(90, spacing: 10),
      .items(count: 10, length: 280, spacing: 16), .items(count: 7, part: 0.5), .offsets([0, 50, 300, 900]),
      .items(lengths: [500, 90, 20.25, 0, 700, 300]),
    ]
    return .pages(
      fate.pick(kinds), axis, fate.pick([.start, .center, .end]),
      fate.pick([.single, .single, .count(2), .fitting]), fate.pick([.trim, .keep, .pad]),
      PageRule(
        fate.pick([.toNext, .fromNearest, .whereItStops, .beyondStop]),
        reach: fate.pick([.part(0.5), .points(40)]),
        limit: fate.pick([1, nil])))
  }

  private static func plane(_ fate: Fate, _ axis: Axis, _ prop: Prop) -> (LinkPlan, Prop) {
    var prop = prop
    let lengths = { (0..<24).map { _ in fate.exact(8, 180) } }
    switch fate.index(below: 3) {
    case 0:
      prop.rows[axis] = Row(lengths: lengths())
      prop.rows[axis.cross] =
        fate.happens(0.5) ? Row(lengths: lengths()) : Row(uniform: (90, 4), items: 0..<20)
      return (.grid, prop)
    case 1:
      prop.rows[axis] = Row(lengths: lengths())
      prop.isMeasured = fate.happens(0.5)
      return (.lanes(axis, 1 + fate.index(below: 4)), prop)
    default:
      prop.frames = lengths().enumerated().map { index, length in
        Rect(x: Double(index % 6) * 170, y: Double(index / 6) * 170, width: length, height: 90)
      }
      return (.scattered, prop)
    }
  }

  /// Returns tiles or an anchor for the items of another link, or a link near scrolling.
  private static func watcher(_ fate: Fate, _ others: [LinkPlan]) -> LinkPlan? {
    var sources: [(Int, Axis, canTile: Bool)] = []
    for (index, plan) in others.enumerated() {
      switch plan {
      case .arranged(let axis): sources.append((index, axis, true))
      case .tiles(let axis), .arrangedTiles(_, let axis), .lanes(let axis, _):
        sources.append((index, axis, false))
      case .grid: sources += Axis.both.map { (index, $0, false) }
      case .pages where fate.happens(0.3): return .autoPlay(index)
      default: break
      }
    }
    guard !sources.isEmpty else { return nil }
    let (link, axis, canTile) = fate.pick(sources)
    if canTile, fate.happens(0.6) { return .arrangedTiles(link, axis) }
    if fate.happens(0.2) {
      return .loading(link, axis, fate.pick([.upper, .lower]), isQuick: fate.happens(0.5))
    }
    if fate.happens(0.2) { return .transitions(link, axis) }
    let anchor = fate.pick([
      KeepAnchor.Anchor.leading, .leading, .center, .finger, .item(Int64(fate.index(below: 9))),
    ])
    return .anchor(link, axis, anchor, holdsAtStart: fate.happens(0.3))
  }
}

extension Row {
  /// Returns a row of one length or of several, with a count or without ends.
  init(_ fate: Fate) {
    let length = fate.exact(12, 200)
    let spacing = fate.pick([0, 0, 8, 2.5])
    let all = UniformWindow.endless
    switch fate.index(below: 6) {
    case 0: self.init(uniform: (length, spacing), items: 0..<60)
    case 1:
      self.init(uniform: (length, spacing), items: fate.pick([all, 0..<all.upperBound, all.lowerBound..<40]))
    default: self.init(lengths: (0..<60).map { _ in fate.exact(8, 150) })
    }
  }
}
