/// How a page is chosen when a drag ends.
///
/// ```
///  page  0         1         2         3
///        ┼─────────┼───●─────┼─────────┼        ● released here, flung to the right
///                      ├────►                   .toNext: the next page on
///                            .fromNearest       one on from the nearest: 2 here, also one on
///                      ├──────────────► 3       .whereItStops: where the glide would lead
/// ```
public struct PageRule: Hashable, Sendable {
  /// What a fling asks for.
  public enum Fling: Hashable, Sendable {
    /// The next page in its direction, as UIScrollView does. From past an end: the page at that end.
    case toNext
    /// One page on from the nearest one, also where that leads two pages on from where a finger let go.
    case fromNearest
    /// The page nearest to where it would stop by itself, but no nearer than the next page. ``limit`` counts: write
    /// `PageRule(.whereItStops, limit: nil)` for flings over many pages.
    case whereItStops
    /// The first page at or beyond where it would stop by itself.
    case beyondStop

    /// Whether it counts where the glide would lead.
    var followsGlide: Bool { self == .whereItStops || self == .beyondStop }
  }

  /// How far a slow drag must lead towards a page to turn to it.
  public enum Reach: Hashable, Sendable {
    /// A part of the way there, from 0 to 1. The half is the nearest page.
    case part(Double)
    /// Points, but no more than all the way.
    case points(Double)
  }

  /// What a fling asks for.
  public var fling: Fling
  /// The speed from which a release is a fling, in points per second: 200, which is 0.2 pt/ms.
  public var threshold: Double { didSet { check() } }
  /// How far a slower release must lead, measured from the page where the drag began, in the drag's direction.
  /// `.part(0.5)`, or no drag, means the nearest page. With `.whereItStops` and `.beyondStop` slow releases count from
  /// their natural stop, too.
  public var reach: Reach { didSet { check() } }
  /// How many pages a drag may lead away from the page where it began; nil: any number.
  ///
  /// Page controllers that delegates are written for know where a finger lets go, and not where it came down. Their rule
  /// is `PageRule(.fromNearest, limit: nil)`: a drag from page 0 that is let go at 0.6 and flung on leads to page 2. With
  /// the default limit of 1 it leads to page 1.
  public var limit: Int? { didSet { check() } }

  /// Makes a rule. A threshold, a reach and a limit must not be negative, and a part not above 1; anything else
  /// is a mistake in the program, and traps, also where one is changed.
  public init(
    _ fling: Fling = .toNext, threshold: Double = 200, reach: Reach = .part(0.5), limit: Int? = 1
  ) {
    self.fling = fling
    self.threshold = threshold
    self.reach = reach
    self.limit = limit
    check()
  }

  private func check() {
    precondition(
      threshold >= 0 && threshold.isFinite && reach.isValid && limit ?? 0 >= 0,
      """
      A page rule needs a threshold, a reach and a limit of 0 or more, and a part of 1 or less; these are \
      \(threshold), \(reach.number) and \(limit ?? 0); leave them out for pages that feel like UIScrollView's.
      """)
  }
}

extension PageRule.Reach {
  fileprivate var isValid: Bool {
    switch self {
    case .part(let part): part >= 0 && part <= 1
    case .points(let points): points >= 0 && points.isFinite
    }
  }

  fileprivate var number: Double {
    switch self {
    case .part(let number), .points(let number): number
    }
  }

  /// The way that turns a page across a gap, in points.
  func way(across gap: Double) -> Double {
    switch self {
    case .part(let part): part * gap
    case .points(let points): min(points, gap)
    }
  }
}
