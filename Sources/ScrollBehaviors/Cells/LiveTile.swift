public import ScrollSpace

/// A tile as a board knows it, with what it was told last. What it is to a host a subclass says, so that a frame's work
/// is the same code for all of them.
///
/// Boards, pools and tables hold tiles without counting references: a tile is made with one, which is let go where it is
/// dropped.
@usableFromInline class LiveTile {
  let kind: Int
  // Read and written in steps that call nobody.

  /// Where it stood when it was told; after an edit its item may have another cell.
  @exclusivity(unchecked) final var cell = Cell(0)
  /// The item that it was told.
  @exclusivity(unchecked) @usableFromInline final var index = Cell(0)
  @exclusivity(unchecked) @usableFromInline final var frame = Rect.zero
  /// Whether it shows an item.
  @exclusivity(unchecked) @usableFromInline final var isLive = false
  /// The tile below it among those that wait.
  @exclusivity(unchecked) final var below: Unmanaged<LiveTile>?

  init(_ kind: Int) { self.kind = kind }

  /// It shows another item, in its frame; or else its item has another index or frame.
  func tell(isNew: Bool) {}
  /// It leaves its item.
  func hide() {}
}
