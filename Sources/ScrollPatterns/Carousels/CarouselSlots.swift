import ScrollSpace

/// The lengths of the items of a carousel while one of them is at the focus, from one end of the view to the other.
///
/// ```
///   weights 1 7 1            before: [1]   focal: [7]   after: [1]
///   ├──┼──────────────┼──┤
/// ```
/// The view is shared out by weights, after slots with a length in points have theirs.
public struct CarouselSlots: Hashable, Sendable {
  /// The share of a slot.
  public enum Share: Hashable, Sendable {
    /// A part of what is left, in relation to the other weights.
    case weight(Double)
    /// A length in points.
    case points(Double)

    var number: Double {
      switch self {
      case .weight(let number), .points(let number): number
      }
    }
  }

  /// The slots before the focal ones, from those outwards.
  public let before: [Share]
  /// The focal slots: their items are the ones that the carousel shows.
  public let focal: [Share]
  /// The slots behind the focal ones, from those outwards.
  public let after: [Share]

  /// Creates slots. Shares must be above 0, and at least one slot focal. Anything else is a programmer's mistake, and
  /// traps.
  public init(before: [Share] = [], focal: [Share], after: [Share] = []) {
    precondition(
      !focal.isEmpty && (before + focal + after).allSatisfy { $0.number > 0 && $0.number.isUsable },
      .carouselSlots,
      """
      A carousel needs a focal slot, and shares above 0; these are \(focal.count) focal ones of \
      \(before.count + focal.count + after.count); one weight of 1 is a pager.
      """)
    (self.before, self.focal, self.after) = (before, focal, after)
  }

  /// Creates slots with weights, in the order in which they are seen. The focal ones are the first run of the largest
  /// weight.
  public static func weighted(_ weights: [Double]) -> CarouselSlots {
    let largest = weights.max() ?? 0
    let first = weights.firstIndex(of: largest) ?? 0
    let end = weights[first...].firstIndex { $0 != largest } ?? weights.count
    return CarouselSlots(
      before: weights[..<first].reversed().map { .weight($0) },
      focal: weights[first..<end].map { .weight($0) },
      after: weights[end...].map { .weight($0) })
  }

  /// Creates the slots of a hero: one large item, and a small one behind it with a length in points, as in Material 3.
  public static func hero(small: Double = 56) -> CarouselSlots {
    CarouselSlots(focal: [.weight(1)], after: [.points(small)])
  }

  /// Creates the slots of a hero in the middle, with a small item on either side.
  public static func centeredHero(small: Double = 56) -> CarouselSlots {
    CarouselSlots(before: [.points(small)], focal: [.weight(1)], after: [.points(small)])
  }

  /// Creates the slots of a carousel to browse: as many large items of about a length as a view has room for, then a
  /// medium and a small one, as in Material 3. Without room for two items there is a large one alone.
  ///
  /// The small item has its length in points, and the medium one half of a large one's share with half of the small
  /// one's length, so that sizes fall evenly.
  public static func multiBrowse(large: Double, small: Double = 56, in view: Double) -> CarouselSlots {
    guard large > small, small > 0, large.isUsable, view > small + large else {
      return CarouselSlots(focal: [.weight(1)])
    }
    let medium = (large + small) / 2
    let count = max(1, min(64, (view - small - medium) / large + 0.5))
    return CarouselSlots(
      focal: Array(repeating: .weight(large), count: Int(count)), after: [.weight(medium), .points(small)])
  }

  var count: Int { before.count + focal.count + after.count }

  /// Returns the slots of a carousel that has only so many items: the outermost slots of the longer side are left out
  /// first, then focal ones.
  func limited(to count: Int64) -> CarouselSlots {
    var (before, focal, after) = (before, focal, after)
    while Int64(before.count + focal.count + after.count) > max(1, count) {
      if after.count >= before.count, !after.isEmpty {
        after.removeLast()
      } else if !before.isEmpty {
        before.removeLast()
      } else {
        focal.removeLast()
      }
    }
    return CarouselSlots(before: before, focal: focal, after: after)
  }

  /// Returns the lengths of the slots in a view, in points, each with the spacing behind its item: their sum is the
  /// length of the view and one spacing. Slots in points that need more than the view, or have no weight beside them,
  /// are shared out like weights.
  func lengths(in view: Double, spacing: Double) -> (before: [Double], focal: [Double], after: [Double]) {
    let whole = view + spacing
    var (points, weights) = (0.0, 0.0)
    for share in before + focal + after {
      switch share {
      case .points(let number): points += number + spacing
      case .weight(let number): weights += number
      }
    }
    let keeps = weights > 0 && points < whole
    func length(_ share: Share) -> Double {
      switch share {
      case .points(let number): keeps ? number + spacing : (number + spacing) / (points + weights) * whole
      case .weight(let number):
        keeps ? number / weights * (whole - points) : number / (points + weights) * whole
      }
    }
    return (before.map(length), focal.map(length), after.map(length))
  }
}
