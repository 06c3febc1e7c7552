import ScrollBehaviors

/// A listener that forwards edits to a link, without retaining it: items retain their listeners.
final class PatternRelay: TileEditListener {
  private unowned(unsafe) let follower: any PatternFollower

  init(_ follower: any PatternFollower) { self.follower = follower }

  func itemsWillChange() { follower.willChange() }
  func itemsDidChange(_ edit: TileEdit) { follower.follow(edit) }
  func itemsDidLayout() { follower.didLayout() }
}

/// A link that follows edits: see `TileEditListener`.
protocol PatternFollower: AnyObject {
  func willChange()
  func follow(_ edit: TileEdit)
  func didLayout()
}
