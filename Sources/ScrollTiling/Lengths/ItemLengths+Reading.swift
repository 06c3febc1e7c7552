internal import CScrollCore

// The places of items.

extension ItemLengths {
  /// Returns the place of an item. O(log n). Throws `index` if there is no such item.
  public func place(of index: Int64) throws(TilingError) -> ItemPlace {
    try require(index)
    var start = 0.0
    var stride = 0.0
    try check(csc_lengths_read(row, index - firstIndex, 1, &stride, &start), .index(index, count: count))
    return ItemPlace(index: index, start: leading + start, length: stride - spacing)
  }

  /// Returns the start of an item, in points. If the index is the count, returns the start of an appended item. O(log
  /// n). Throws `place` for any other index.
  public func offset(of index: Int64) throws(TilingError) -> Double {
    var start = 0.0
    try check(
      csc_lengths_offset(row, index &- firstIndex, &start), .place(index, in: firstIndex...firstIndex + count)
    )
    return leading + start
  }

  /// Returns the stored length of an item, in points. O(log n). Throws `index` if there is no such item.
  public func length(of index: Int64) throws(TilingError) -> Double { try place(of: index).length }

  /// Returns the stored lengths of a range of items, in points. O(log n + k). Throws `range` if some items do not
  /// exist, and `outOfMemory` if the result would be longer than an array can be.
  public func lengths(of range: Range<Int64>) throws(TilingError) -> [Double] {
    try require(range)
    guard let room = Int(exactly: range.upperBound - range.lowerBound),
      room < Int.max / MemoryLayout<Double>.stride
    else { throw .outOfMemory }
    var lengths = [Double](repeating: 0, count: room)
    let status = lengths.withUnsafeMutableBufferPointer { lengths in
      csc_lengths_read(row, range.lowerBound - firstIndex, Int64(room), lengths.baseAddress, nil)
    }
    try check(status, .range(range, of: items))
    if spacing > 0 { for index in lengths.indices { lengths[index] -= spacing } }
    return lengths
  }

  /// Returns the item that covers an offset: `start <= offset < start + length`. Returns nil for an offset between
  /// two items, in a padding or outside. O(log n). Throws `offset` for NaN.
  public func item(at offset: Double) throws(TilingError) -> ItemPlace? {
    guard let item = try covering(offset), offset < item.end else { return nil }
    return item
  }

  /// Returns the last item that starts at or before an offset, also if the offset is behind its end. For an offset
  /// before all items, returns the first item. Returns nil without items. O(log n). Throws `offset` for NaN.
  public func item(atOrBefore offset: Double) throws(TilingError) -> ItemPlace? {
    if let item = try covering(offset) { return item }
    if count == 0 { return nil }
    return try place(of: offset < leading ? firstIndex : firstIndex + count - 1)
  }

  /// Returns the items in view between two offsets. They end behind `from` and start before `to`, in both cases by
  /// more than 2^-40 points, the rounding of sums of offsets.
  ///
  /// An overscan may widen the range on either side, but never past the items. If no item is in view, the range is
  /// empty, at the place of a possible item. O(log n). Throws `offset` for NaN, or if `to` is before `from`.
  public func visible(
    from: Double, to: Double, overscan: Overscan = .none
  ) throws(TilingError) -> Range<Int64> {
    guard from <= to else { throw .offset(from.isNaN ? from : to) }
    let (low, high) = overscan.widened(from: from, to: to)
    var span = csc_span()
    try check(csc_lengths_visible(row, low - leading, high - leading, &span), .offset(from))
    var range = Range(span, from: firstIndex)
    // The core counts the spacing to the item before it. An item of which only the spacing is in view is not in view.
    if spacing > 0, let first = try covering(low + sliver), first.end <= low + sliver {
      range = first.index + 1..<max(first.index + 1, range.upperBound)
    }
    return overscan.widened(range, within: items)
  }

  /// Returns the item that covers an offset together with the spacing behind it.
  private func covering(_ offset: Double) throws(TilingError) -> ItemPlace? {
    var item = csc_item()
    let status = csc_lengths_find(row, offset - leading, &item)
    if status == CSC_OUTSIDE { return nil }
    try check(status, .offset(offset))
    return ItemPlace(item, in: self)
  }
}

extension ItemPlace {
  /// Creates a place from the core's item, with the padding and without the spacing of its row.
  init(_ item: csc_item, in lengths: ItemLengths) {
    self.init(
      index: lengths.firstIndex + item.index, start: lengths.leading + item.start,
      length: item.length - lengths.spacing)
  }
}
