import ScrollBehaviors
import ScrollEngine
import ScrollSpace

/// The items of a scroller whose level is above 0, and the changes of levels since the last look. Knows the scroller
/// only by what a link passes on.
struct SightTracker {
  /// The items that are watched.
  enum Subject {
    /// The items of a row.
    case items(any EditableItems)
    /// Rectangles, in content coordinates.
    case rects([Rect])
  }

  /// An item with its level.
  struct Seen {
    var item: Appearance
    var level: Int
  }

  /// A change of an item.
  struct Change {
    let movement: Int
    let item: Appearance
    let change: SightChange

    func isBefore(_ other: Change) -> Bool {
      if movement != other.movement { return movement < other.movement }
      if change.time != other.change.time { return change.time < other.change.time }
      if item.lap != other.item.lap { return item.lap < other.item.lap }
      if item.index != other.item.index { return item.index < other.item.index }
      // Several levels of an item at one time.
      let isRise = change.level > change.former
      if isRise != (other.change.level > other.change.former) { return isRise }
      return isRise ? change.level < other.change.level : change.level > other.change.level
    }
  }

  var subject: Subject
  var rule: SightRule
  var follower = MovementFollower()
  /// The items whose level is above 0, in no order.
  private(set) var seen: [Seen] = []
  /// The changes since the last look, in order.
  private(set) var changes: [Change] = []
  private var movements = 0

  init(_ subject: Subject, _ rule: SightRule) { (self.subject, self.rule) = (subject, rule) }

  /// Returns the level of an item.
  func level(of item: Appearance) -> Int { index(of: item).map { seen[$0].level } ?? 0 }

  private func index(of item: Appearance) -> Int? {
    for index in seen.indices where seen[index].item == item { return index }
    return nil
  }

  /// Forgets all items and changes.
  mutating func forget() {
    seen.removeAll(keepingCapacity: true)
    changes.removeAll(keepingCapacity: true)
  }

  /// Takes the items that are in view, without a change.
  mutating func adopt(_ scroll: ScrollController) {
    compare(scroll)
    changes.removeAll(keepingCapacity: true)
  }

  /// Gives items new indices after an edit. Items that are gone change to the level 0 with the next look.
  mutating func follow(_ edit: TileEdit, at time: Timestamp) {
    var index = 0
    while index < seen.count {
      if let item = edit.index(of: seen[index].item.index) {
        seen[index].item.index = item
        index += 1
      } else {
        note(seen[index].item, SightChange(time: time, former: seen[index].level, level: 0, ratio: 0))
      }
    }
  }

  /// Forgets the changes, which have been reported.
  mutating func clear() { changes.removeAll(keepingCapacity: true) }

  // MARK: Looks

  /// Follows the movements of the scroller since the last look.
  mutating func follow(_ scroll: ScrollController) {
    var follower = follower
    let view = subject.view(rule, scroll.geometry, at: .zero)
    follower.movements(scroll) { take($0, view, scroll) }
    self.follower = follower
    settle()
    compare(scroll)
  }

  /// Follows the motion since the last look, and notes the motion that runs from now on.
  mutating func note(_ scroll: ScrollController) {
    var follower = follower
    let view = subject.view(rule, scroll.geometry, at: .zero)
    follower.finish(scroll) { take($0, view, scroll) }
    self.follower = follower
    settle()
  }

  private mutating func take(_ movement: Movement, _ view: Rect, _ scroll: ScrollController) {
    if !movement.isJump { collect(movement, view, scroll) }
    movements += 1
  }

  /// Sorts what was collected, and sets the levels.
  private mutating func settle() {
    if changes.count > 1 { arrange(&changes) { $0.isBefore($1) } }
    movements = 0
    for change in changes { set(change.item, change.change.level) }
  }

  /// Compares all levels with those at the present offset, after a jump or a layout. A level that differs changes
  /// now.
  mutating func compare(_ scroll: ScrollController) {
    let time = scroll.context.time
    let (subject, rule) = (subject, rule)
    let view = subject.view(rule, scroll.geometry, at: scroll.contentOffset)
    let reported = changes.count
    for entry in seen {
      let sight = subject.frame(of: entry.item, scroll).map { rule.sight(of: $0, in: view) }
      guard sight?.level ?? 0 != entry.level else { continue }
      append(
        entry.item,
        SightChange(time: time, former: entry.level, level: sight?.level ?? 0, ratio: sight?.ratio ?? 0))
    }
    let (lower, upper) = subject.span(view)
    subject.forEachItem(from: lower, to: upper, scroll) { item, rect in
      let sight = rule.sight(of: rect, in: view)
      guard sight.level > 0, index(of: item) == nil else { return }
      append(item, SightChange(time: time, former: 0, level: sight.level, ratio: sight.ratio))
    }
    var number = reported
    while number < changes.count {
      set(changes[number].item, changes[number].change.level)
      number += 1
    }
  }

  private mutating func note(_ item: Appearance, _ change: SightChange) {
    append(item, change)
    set(item, change.level)
  }

  private mutating func append(_ item: Appearance, _ change: SightChange) {
    changes.append(Change(movement: movements, item: item, change: change))
  }

  private mutating func set(_ item: Appearance, _ level: Int) {
    if let index = index(of: item) {
      if level > 0 {
        seen[index].level = level
      } else {
        seen.swapAt(index, seen.count - 1)
        seen.removeLast()
      }
    } else if level > 0 {
      seen.append(Seen(item: item, level: level))
    }
  }

  private mutating func collect(_ movement: Movement, _ view: Rect, _ scroll: ScrollController) {
    var (lower, upper) = (0.0, 0.0)
    if case .items(let items) = subject {
      let span = movement.span(on: items.axis)
      (lower, upper) = (span.lower + view.lower(items.axis), span.upper + view.upper(items.axis))
    }
    let (subject, rule) = (subject, rule)
    subject.forEachItem(from: lower, to: upper, scroll) { item, rect in
      movement.forEachChange(of: rect, in: view, by: rule) { append(item, $0) }
    }
  }
}
