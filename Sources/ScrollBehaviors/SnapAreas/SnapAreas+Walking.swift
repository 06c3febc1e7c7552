/// The blocks of a store, each of which is twice as large as those below it.
///
/// ```
///  place in the list         3                  11
///                    1               5      9
///                0       2       4       6      8    10    12
///  areas         0…15  16…31   32…47   48…63   …
/// ```
/// A block of level `k` contains 2ᵏ of the smallest blocks. Its bounds lie between those of its halves. They are
/// known once all of its areas are.
extension SnapAreas {
  /// The number of the smallest blocks.
  var leaves: Int { (blocks.count + 1) / 2 }

  /// The number of levels above the smallest blocks that contain all areas.
  var height: Int { leaves < 2 ? 0 : Int.bitWidth - (leaves - 1).leadingZeroBitCount }

  /// Returns the bounds of a block, by its level and its first smallest block; nil if they are not yet known.
  @inline(__always)
  func block(_ level: Int, at leaf: Int) -> SnapBlock? {
    guard level == 0 || leaf + 1 << level <= count / SnapBlock.size else { return nil }
    return blocks[place(level, leaf)]
  }

  @inline(__always)
  private func place(_ level: Int, _ leaf: Int) -> Int { 2 * leaf + 1 << level - 1 }

  /// The indices of a smallest block.
  @inline(__always)
  func indices(of leaf: Int) -> Range<Int> {
    leaf * SnapBlock.size..<min(count, (leaf + 1) * SnapBlock.size)
  }

  /// Calls `body` with areas, in order.
  ///
  /// Every group of 64 areas is visited that `mayMatter`, but for the blocks without areas that are `near`.
  @inline(__always)
  func forEachIndex(
    in mayMatter: (SnapBlock) -> Bool, near: (SnapBlock) -> Bool, _ body: (Int) -> Void
  ) {
    let (leaves, full) = (leaves, count / SnapBlock.size)
    let lastGroup = (full >> SnapBlock.groupLevel) << SnapBlock.groupLevel
    var (leaf, level) = (0, 0)
    while leaf < leaves {
      if leaf == lastGroup, !mayMatter(unfinishedGroup(from: leaf)) { return }
      // The largest known block that begins here.
      level = full > leaf ? min(leaf.trailingZeroBitCount, (full - leaf).bitLength - 1) : 0
      while true {
        let block = blocks[place(level, leaf)]
        if !near(block) || level >= SnapBlock.groupLevel && !mayMatter(block) { break }
        if level == 0 {
          for index in indices(of: leaf) { body(index) }
          break
        }
        level -= 1
      }
      leaf += 1 << level
    }
  }

  /// Returns the bounds of the last areas, which are fewer than 64.
  private func unfinishedGroup(from first: Int) -> SnapBlock {
    var group = blocks[2 * first]
    for leaf in first + 1..<leaves { group.add(blocks[2 * leaf]) }
    return group
  }
}

extension Int {
  /// The number of bits without leading zeros.
  fileprivate var bitLength: Int { Int.bitWidth - leadingZeroBitCount }
}
