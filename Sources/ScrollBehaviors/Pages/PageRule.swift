import ScrollSpace

/// A rule that chooses the page when a drag ends.
///
/// ```
///  page  0         1         2         3
///        ┼─────────┼───●─────┼─────────┼        ● released here, flung to the right
///                      ├────►                   .toNext: the next page
///                            .fromNearest       the page after the nearest one: here also 2
///                      ├──────────────► 3       .whereItStops: the page at the natural stop
/// ```
public struct PageRule: Hashable, Sendable {
  /// The page to which a fling leads.
  public enum Fling: Hashable, Sendable {
    /// The next page in its direction, as in UIScrollView. From past an end: the page at that end.
    case toNext
    /// The page after the nearest one, even if that is two pages from where the finger was lifted.
    case fromNearest
    /// The page nearest to the natural stop, but no nearer than the next page. A fling may pass many pages, unless you
    /// give a ``limit``.
    case whereItStops
    /// The first page at or beyond the natural stop. A fling may pass many pages, unless you give a ``limit``.
    case beyondStop

    /// True if the natural stop of the glide counts.
    var followsGlide: Bool { self == .whereItStops || self == .beyondStop }
  }

  /// The distance that a slow drag must go towards a page to turn to it.
  public enum Reach: Hashable, Sendable {
    /// A part of the distance to the page, from 0 to 1. With 0.5 the nearest page is taken.
    case part(Double)
    /// A distance in points, at most the whole distance to the page.
    case points(Double)
  }

  /// The page to which a fling leads.
  public var fling: Fling
  /// The speed from which a release is a fling, in points per second; 200 by default, which is 0.2 pt/ms.
  public var threshold: Double { didSet { check() } }
  /// The distance that a slower release needs, measured from the page where the drag began, in the drag's
  /// direction.
  ///
  /// `.part(0.5)`, or no drag, means the nearest page. With `.whereItStops` and `.beyondStop`, slow releases
  /// count from their natural stop, too.
  public var reach: Reach { didSet { check() } }
  /// The greatest number of pages between the page where a drag began and the page where it ends; nil for any
  /// number. By default 1 with `.toNext` and `.fromNearest`, and nil with `.whereItStops` and `.beyondStop`.
  ///
  /// With ``Paging``, a drag that interrupts a turn counts from the page on the way as well: a second flick during the
  /// turn to page 1 may lead to page 2.
  ///
  /// Delegates written for UIScrollView often know where the finger was lifted, and not where it came down.
  /// Their rule is `PageRule(.fromNearest, limit: nil)`: a drag from page 0 that is lifted at 0.6 and flung
  /// on leads to page 2. With the default limit it leads to page 1.
  public var limit: Int? { didSet { check() } }

  /// Creates a rule with the default ``limit``. The threshold and the reach must not be negative, and a part must
  /// not be above 1. Anything else is a programmer's mistake and traps, also when a property is set.
  public init(_ fling: Fling = .toNext, threshold: Double = 200, reach: Reach = .part(0.5)) {
    self.init(fling, threshold: threshold, reach: reach, limit: fling.followsGlide ? nil : 1)
  }

  /// Creates a rule with a limit, which must not be negative. Nil stands for any number of pages.
  public init(
    _ fling: Fling = .toNext, threshold: Double = 200, reach: Reach = .part(0.5), limit: Int?
  ) {
    (self.fling, self.threshold, self.reach, self.limit) = (fling, threshold, reach, limit)
    check()
  }

  private func check() {
    precondition(
      threshold >= 0 && threshold.isFinite && reach.isValid && limit ?? 0 >= 0, .pageRule,
      """
      A page rule needs a threshold, a reach and a limit of 0 or more, and a part of 1 or less; these are \
      \(threshold), \(reach.number) and \(limit ?? 0). Leave them out for pages that feel like UIScrollView's.
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

  /// Returns the distance that turns a page across a gap, in points.
  func way(across gap: Double) -> Double {
    switch self {
    case .part(let part): part * gap
    case .points(let points): min(points, gap)
    }
  }
}
