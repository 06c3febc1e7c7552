import ScrollBehaviors

/// A listener that forwards edits to a link, without retaining it: items retain their listeners.
final class EditRelay: TileEditListener {
  private unowned(unsafe) let follower: any EditFollower

  init(_ follower: any EditFollower) { self.follower = follower }

  func itemsWillChange() { follower.willChange() }
  func itemsDidChange(_ edit: TileEdit) { follower.follow(edit) }
  func itemsDidLayout() { follower.didLayout() }
}

/// A link that follows edits: see `TileEditListener`.
protocol EditFollower: AnyObject {
  func willChange()
  func follow(_ edit: TileEdit)
  func didLayout()
}
