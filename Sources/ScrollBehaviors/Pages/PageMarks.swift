internal import CScrollCore

/// Which items, and which groups of them, every place shows.
///
/// ```
///   items    0 1 | 2 3 | 4 5 | 6 7 | 8 9        groups of two
///   places     0     0     1     2     2        walls hold the first two and the last two
/// ```
enum PageMarks: Equatable, Sendable {
  /// Groups of one size, so many of which, after the first, lie at the first place too.
  case even(skipped: Double, groups: Double, size: Double, items: Double, places: Double)
  /// The first group of every place, the first item of every group, and how many items there are.
  case list(firstGroups: [Int], firstItems: [Int], items: Int)

  var groups: Double {
    switch self {
    case .even(_, let groups, _, _, _): groups
    case .list(_, let firstItems, _): Double(firstItems.count)
    }
  }

  /// The groups that a place shows: from the first one up to, but not, another.
  func groups(at place: Double) -> (from: Double, to: Double) {
    switch self {
    case .even(let skipped, let groups, _, _, let places):
      return (place <= 0 ? 0 : place + skipped, place >= places - 1 ? groups : place + skipped + 1)
    case .list(let firstGroups, let firstItems, _):
      let place = Int(place)
      let end = place + 1 < firstGroups.count ? firstGroups[place + 1] : firstItems.count
      return (Double(firstGroups[place]), Double(end))
    }
  }

  /// The place that shows a group.
  func place(ofGroup group: Double) -> Double {
    switch self {
    case .even(let skipped, _, _, _, let places): max(0, min(group - skipped, places - 1))
    case .list(let firstGroups, _, _): Double(firstGroups.lastIndex(atOrBefore: Int(group)))
    }
  }

  /// The items of groups: from the first one up to, but not, another.
  func items(_ groups: (from: Double, to: Double)) -> (from: Double, to: Double) {
    switch self {
    case .even(_, _, let size, let items, _):
      return (groups.from * size, min(groups.to * size, items))
    case .list(_, let firstItems, let items):
      let end = Int(groups.to)
      return (
        Double(firstItems[Int(groups.from)]), Double(end < firstItems.count ? firstItems[end] : items)
      )
    }
  }

  /// The group of an item.
  func group(ofItem item: Double) -> Double {
    switch self {
    case .even(_, let groups, let size, _, _):
      return max(0, min(csc_floor(item / size), groups - 1))
    case .list(_, let firstItems, _):
      let item = max(0, min(item, Double(firstItems[firstItems.count - 1])))
      return Double(firstItems.lastIndex(atOrBefore: Int(item)))
    }
  }

  /// The item by which a place is known again in another layout: its first one; at the last place the last.
  func item(at place: Double, of places: Double) -> Double {
    let items = items(groups(at: place))
    return place > 0 && place >= places - 1 ? max(items.from, items.to - 1) : items.from
  }
}
