public import ScrollBehaviors
import ScrollMotion
import ScrollTesting

/// The counts of events in stories, so that a test can require enough of them.
public struct Tally: Sendable {
  /// The number of played stories.
  public internal(set) var stories = 0
  /// The number of actions.
  public internal(set) var actions = 0
  /// The number of rests at an announced destination.
  public internal(set) var keptPromises = 0
  /// The number of completions.
  public internal(set) var completions = 0
  /// The number of actions that two casts did and compared.
  public internal(set) var compared = 0
  /// The number of casts that were made from snapshots.
  public internal(set) var twins = 0
  /// The number of restored scrollers.
  public internal(set) var rewound = 0
  /// The number of comparisons of tiles with the visible items.
  public internal(set) var tiles = 0
  /// The number of items that were seen to stay in place during edits.
  public internal(set) var keptInPlace = 0
  /// The number of links that moved to another scroller, and of deallocated scrollers.
  public internal(set) var changes = 0
  /// The number of stories in which scrollers moved each other until commands were refused.
  public internal(set) var bounded = 0
  /// The activities during which a twin was made or an action was performed.
  public internal(set) var phases: Set<Phase> = []

  mutating func note(_ stage: Stage, _ call: Call) {
    actions += 1
    switch call {
    case .chain, .join, .renew: changes += 1
    default: break
    }
    for player in stage.players { if let scroll = player.scroll { phases.insert(scroll.phase) } }
  }

  mutating func note(atEndOf stage: Stage) {
    stories += 1
    for player in stage.players {
      keptPromises += player.checkers.reduce(0) { $0 + $1.keptPromises }
      completions += player.completions.outcomes.count
    }
    keptInPlace += stage.keptInPlace
    bounded += stage.hasMetLimit ? 1 : 0
    tiles += stage.cast.walls.values.reduce(0) { $0 + $1.compared }
  }

  private static var counts: [WritableKeyPath<Tally, Int>] {
    [
      \.stories, \.actions, \.keptPromises, \.completions, \.compared, \.twins, \.rewound, \.tiles,
      \.keptInPlace, \.changes, \.bounded,
    ]
  }

  /// Returns the sum of both.
  public static func + (a: Tally, b: Tally) -> Tally {
    var sum = a
    for count in counts { sum[keyPath: count] += b[keyPath: count] }
    sum.phases.formUnion(b.phases)
    return sum
  }
}
