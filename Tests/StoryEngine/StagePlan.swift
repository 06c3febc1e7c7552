import ScrollBehaviors
import ScrollProfiles

/// The beginning of a story, as a value.
struct StagePlan: Sendable {
  let mood: Mood
  let links: [LinkPlan]
  let props: [Prop]
  /// The numbers of the links in each scroller's chain.
  let chains: [[Int]]
  let viewport: Size
  let content: Size
  /// The probability of a command in a callback.
  let meddling: Double

  /// Returns a random plan.
  init(_ fate: Fate, _ mood: Mood) {
    self.mood = mood
    var (links, props): ([LinkPlan], [Prop]) = ([], [])
    func cast(_ part: (LinkPlan, Prop)) {
      links.append(part.0)
      props.append(part.1)
    }
    let count = fate.pick([1, 1, 1, 2, 3])
    var chains: [[Int]] = []
    for _ in 0..<count {
      let first = links.count
      for _ in 0...fate.index(below: 5) { cast(LinkPlan.drawn(fate, links, mood)) }
      chains.append(Array(first..<links.count))
    }
    meddling = fate.pick([0, 0.03, 0.2])
    if meddling > 0 {
      // A link that only gives commands in callbacks, and answers nothing.
      cast((.liar(answers: 0, salt: 0), Prop()))
      chains[0].append(links.count - 1)
    }
    // Walls with answers, so that the content stays where something can happen.
    if fate.happens(0.6) {
      cast((.bouncing(.all, always: []), Prop()))
      chains[0].insert(links.count - 1, at: 0)
    }
    if count > 1, fate.happens(0.1) {
      // A ring of scrollers that move each other.
      let way = fate.pick([1.0 / 64, 300, -50])
      let isEndless = fate.happens(0.02)
      for number in 0..<count {
        cast((.leader(of: (number + 1) % count, by: isEndless ? way : 0), Prop()))
        chains[number].append(links.count - 1)
      }
    }
    (self.links, self.props, self.chains) = (links, props, chains)
    viewport = Size(width: 390, height: fate.pick([844, 400]))
    content = Size(width: fate.pick([300, 390, 450, 3_000]), height: fate.pick([100, 900, 20_000]))
  }

  /// Creates a plan of chains of links without items.
  init(_ mood: Mood, chains: [[LinkPlan]], viewport: Size, content: Size) {
    (self.mood, links, self.viewport, self.content) = (mood, Array(chains.joined()), viewport, content)
    (props, meddling) = (links.map { _ in Prop() }, 0)
    var ends = 0..<0
    self.chains = chains.map { chain in
      ends = ends.upperBound..<ends.upperBound + chain.count
      return Array(ends)
    }
  }

  /// Creates a plan of one chain.
  init(_ mood: Mood, _ links: [LinkPlan], _ props: [Prop], _ size: Size) {
    (self.mood, self.links, self.props) = (mood, links, props)
    (chains, viewport, content, meddling) = (links.isEmpty ? [] : [Array(links.indices)], size, .zero, 0)
  }

  /// Creates an empty plan.
  var empty: StagePlan { StagePlan(mood, [], [], .zero) }

  /// True if nothing may be refused, except endless commands of links that insist.
  var isSound: Bool {
    mood == .sane && !links.contains { if case .liar = $0 { true } else { false } }
  }

  /// True if some links move the content wherever others have sent it.
  var insists: Bool { links.contains { $0.insists } }

  /// True if some scrollers move others.
  var hasLeaders: Bool { links.contains { if case .leader = $0 { true } else { false } } }

  /// True if scrollers lead each other without end.
  var isEndless: Bool {
    links.contains { if case .leader(_, let way) = $0 { way != 0 } else { false } }
  }
}

extension StagePlan {
  /// Tiles, an anchor, and perhaps a moving origin: all places can be known in advance.
  static func rows(_ fate: Fate, isRebased: Bool) -> StagePlan {
    let axis = fate.axis
    var (prop, side): (Prop, Side?) = (Prop(), fate.pick([nil, .lower, .upper]))
    var links: [LinkPlan] = []
    var axes = [axis]
    switch fate.index(below: 6) {
    case 0:
      links = [.grid]
      prop.rows = PerAxis(x: Row(lengths: lengths(fate)), y: Row(lengths: lengths(fate)))
      axes = Array(Axis.both)
    case 1:
      links = [.lanes(axis, 1 + fate.index(below: 4))]
      prop.rows[axis] = Row(lengths: lengths(fate))
    default:
      links = [.tiles(axis)]
      prop.isMeasured = fate.happens(0.2)
      prop.rows[axis] = prop.isMeasured ? Row(lengths: Array(repeating: Prop.estimate, count: 60)) : Row(fate)
      let row = prop.rows[axis].items
      if !prop.rows[axis].isCounted { side = row.lowerBound == 0 ? .upper : nil }
      if row.lowerBound < 0, prop.rows[axis].isCounted { side = .lower }
    }
    if isRebased || fate.happens(0.5) {
      let isRow = if case .tiles = links[0] { true } else { false }
      links.append(
        isRow
          ? .infinite(axis, side, length: fate.pick([1_000, 5_000]), reach: fate.pick([30, 200.25, 1_250]))
          : .endless(reach: fate.pick([1, 30, 100]), keepsWalls: true))
    }
    for axis in axes where fate.happens(0.8) {
      let anchors: [KeepAnchor.Anchor] = [
        .leading, .leading, .center, .finger, .item(Int64(fate.index(below: 20))),
      ]
      links.append(.anchor(0, axis, fate.pick(anchors), holdsAtStart: fate.happens(0.6)))
    }
    links.append(fate.happens(0.5) ? .bouncing(.all, always: []) : .clamping(.all))
    let props = [prop] + links.dropFirst().map { _ in Prop() }
    return StagePlan(.sane, links, props, Size(width: 300, height: 300))
  }

  private static func lengths(_ fate: Fate) -> [Double] { (0..<30).map { _ in fate.exact(8, 150) } }

  /// Returns the same plan with an origin that never moves.
  var still: StagePlan {
    let links = links.map { link in
      switch link {
      case .infinite(let axis, let side, let length, _):
        LinkPlan.infinite(axis, side, length: length, reach: 1e9)
      case .endless(_, let keepsWalls): LinkPlan.endless(reach: 1e9, keepsWalls: keepsWalls)
      default: link
      }
    }
    return StagePlan(mood, links, props, viewport)
  }

  /// True if there are only rows, so that the kept items can be known in advance.
  var isOfRows: Bool {
    guard chains.count == 1, mood == .sane, let first = links.first else { return false }
    switch first {
    case .tiles, .grid, .lanes:
      return links.dropFirst().allSatisfy { link in
        switch link {
        case .anchor, .infinite, .endless, .clamping(.all), .bouncing: true
        default: false
        }
      }
        && Axis.both.allSatisfy { axis in
          // Of two anchors on an axis, one decides.
          links.count { if case .anchor(_, axis, _, _) = $0 { true } else { false } } < 2
        }
    default: return false
    }
  }

  /// True if the item under a finger is kept.
  var anchorsAtFinger: Bool {
    links.contains { if case .anchor(_, _, .finger, _) = $0 { true } else { false } }
  }

  /// True if a wall is elastic.
  var bounces: Bool {
    links.contains { link in
      switch link {
      case .bouncing: true
      case .physics(let profile): profile.edges != .clamp
      default: false
      }
    }
  }
}

extension StagePlan: CustomStringConvertible {
  /// The mood, and each chain with its links.
  var description: String {
    "\(mood) " + chains.map { "\($0.map { "\($0) \(links[$0])" })" }.joined(separator: ", ")
  }
}
