public import ScrollBehaviors
import ScrollTesting

/// What happened in stories, so that a test can see that enough did.
public struct Tally: Sendable {
  /// How many were played.
  public internal(set) var stories = 0
  /// How many deeds were done.
  public internal(set) var actions = 0
  /// How often a scroller came to rest as it had said before.
  public internal(set) var keptPromises = 0
  /// How many completions were told.
  public internal(set) var completions = 0
  /// How many deeds were done by two casts and compared.
  public internal(set) var compared = 0
  /// How many casts were made from snapshots.
  public internal(set) var twins = 0
  /// How often a scroller became what it had been.
  public internal(set) var rewound = 0
  /// How often tiles were compared with what is in view.
  public internal(set) var tiles = 0
  /// How often an item was seen to stay in place while items were edited.
  public internal(set) var keptInPlace = 0
  /// How often a link was moved from one scroller to another, or a scroller went away.
  public internal(set) var changes = 0
  /// In how many stories scrollers moved each other until no more commands were taken.
  public internal(set) var bounded = 0
  /// What was going on when a twin was made or a deed was done.
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

  /// Both together.
  public static func + (a: Tally, b: Tally) -> Tally {
    var sum = a
    for count in counts { sum[keyPath: count] += b[keyPath: count] }
    sum.phases.formUnion(b.phases)
    return sum
  }
}
