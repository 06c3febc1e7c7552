internal import CScrollCore

// Each change is done completely or not at all, and returns its effect on the offsets.

extension ItemLengths {
  /// Appends an item of this length. O(log n). Throws the errors of ``insert(_:at:)``.
  @discardableResult
  public func append(_ length: Double) throws(TilingError) -> LengthChange {
    try insert(count: 1, length: length, at: items.upperBound)
  }

  /// Appends items with these lengths. O(log n + k). Throws the errors of ``insert(contentsOf:at:)``.
  @discardableResult
  public func append(contentsOf lengths: [Double]) throws(TilingError) -> LengthChange {
    try insert(contentsOf: lengths, at: items.upperBound)
  }

  /// Inserts an item before the item at an index, or at the end if the index is the count. O(log n).
  ///
  /// Throws `index`, `length`, `tooLong` or `outOfMemory`.
  @discardableResult
  public func insert(_ length: Double, at index: Int64) throws(TilingError) -> LengthChange {
    try insert(count: 1, length: length, at: index)
  }

  /// Inserts items with these lengths before the item at an index, or at the end if the index is the count. O(log n +
  /// k). With spacing, the method uses a temporary copy of the lengths.
  ///
  /// Throws `index`, `length` (the first unusable length), `count`, `tooLong` or `outOfMemory`.
  @discardableResult
  public func insert(contentsOf lengths: [Double], at index: Int64) throws(TilingError) -> LengthChange {
    let start = try start(insertedAt: index)
    let before = csc_lengths_total(row)
    let status = strides(lengths).withUnsafeBufferPointer { strides in
      csc_lengths_insert(row, index - firstIndex, strides.baseAddress, Int64(strides.count))
    }
    if status == CSC_BAD_COUNT { throw .count(Int64(lengths.count)) }
    try check(status, unusable(lengths))
    countFromItemZero()
    return LengthChange(start: start, removed: 0, inserted: csc_lengths_total(row) - before)
  }

  /// Inserts `count` items of one length, in O(log n) time and memory for any count.
  ///
  /// Throws `index`, `length`, `count`, `tooLong` or `outOfMemory`.
  @discardableResult
  public func insert(count: Int64, length: Double, at index: Int64) throws(TilingError) -> LengthChange {
    let start = try start(insertedAt: index)
    guard let stored = Self.stored(length) else { throw .length(length) }
    let before = csc_lengths_total(row)
    let status = csc_lengths_insert_run(row, index - firstIndex, count, stored + spacing)
    if status == CSC_BAD_COUNT { throw .count(count) }
    // The length is usable, but not with the spacing behind it.
    try check(status, .tooLong)
    countFromItemZero()
    return LengthChange(start: start, removed: 0, inserted: csc_lengths_total(row) - before)
  }

  /// Removes an item. O(log n). The method needs no memory. Throws `index`.
  @discardableResult
  public func remove(at index: Int64) throws(TilingError) -> LengthChange {
    try require(index)
    return try remove(index..<index + 1)
  }

  /// Removes a range of items. O(log n + k). The method needs no memory. Throws `range`.
  @discardableResult
  public func remove(_ range: Range<Int64>) throws(TilingError) -> LengthChange {
    try require(range)
    let start = try offset(of: range.lowerBound)
    let before = csc_lengths_total(row)
    try check(
      csc_lengths_remove(row, range.lowerBound - firstIndex, range.upperBound - range.lowerBound),
      .range(range, of: items))
    countFromItemZero()
    return LengthChange(start: start, removed: before - csc_lengths_total(row), inserted: 0)
  }

  /// Sets the length of an item, for example to the measured length after an estimate. The result contains the stored
  /// length as `inserted`, and the shift that keeps the visible items in place. O(log n).
  ///
  /// Throws `index`, `length`, `tooLong` or `outOfMemory`.
  @discardableResult
  public func setLength(of index: Int64, to length: Double) throws(TilingError) -> LengthChange {
    let place = try place(of: index)
    guard let stored = Self.stored(length) else { throw .length(length) }
    try check(csc_lengths_set(row, index - firstIndex, stored + spacing), .tooLong)
    countFromItemZero()
    return LengthChange(start: place.start, removed: place.length, inserted: stored)
  }

  /// Sets the lengths of items from an index on, as one change. O(log n + k). With spacing, the method uses a
  /// temporary copy of the lengths. Throws `range`, `length` (the first unusable length), `tooLong` or `outOfMemory`.
  /// Throws `index` if the last item would be beyond any index.
  @discardableResult
  public func setLengths(from first: Int64, to lengths: [Double]) throws(TilingError) -> LengthChange {
    let (end, overflow) = first.addingReportingOverflow(Int64(lengths.count))
    if overflow { throw .index(first, count: count) }
    let range = first..<end
    return try replacing(range) { () throws(TilingError) in
      let status = strides(lengths).withUnsafeBufferPointer { strides in
        csc_lengths_set_many(row, first - firstIndex, strides.baseAddress, Int64(strides.count))
      }
      try check(status, unusable(lengths))
    }
  }

  /// Sets a range of items to one length, for example to a better estimate for unmeasured items. O(log n + k).
  /// Afterwards the items take the memory of one number. Throws `range`, `length`, `tooLong` or `outOfMemory`.
  @discardableResult
  public func setLengths(of range: Range<Int64>, to length: Double) throws(TilingError) -> LengthChange {
    guard let stored = Self.stored(length) else { throw .length(length) }
    return try replacing(range) { () throws(TilingError) in
      let count = range.upperBound - range.lowerBound
      try check(csc_lengths_set_run(row, range.lowerBound - firstIndex, count, stored + spacing), .tooLong)
    }
  }

  /// Moves a range of items so that its first item gets the index `index`.
  ///
  /// ```
  ///   before    a b C D e f g       move(2..<4, to: 4)
  ///   after     a b e f C D g
  /// ```
  /// O((k / 256 + 1) log n). Throws `range`, `index` if the index is not within 0 ... the number of remaining items,
  /// or `outOfMemory`.
  public func move(_ range: Range<Int64>, to index: Int64) throws(TilingError) {
    try require(range)
    let moved = range.upperBound - range.lowerBound
    try check(
      csc_lengths_move(row, range.lowerBound - firstIndex, moved, index &- firstIndex),
      .place(index, in: firstIndex...firstIndex + count - moved))
    countFromItemZero()
  }

  /// Returns the start of an item that will be inserted at an index.
  private func start(insertedAt index: Int64) throws(TilingError) -> Double {
    guard index >= firstIndex, index <= firstIndex + count else {
      throw .place(index, in: firstIndex...firstIndex + count)
    }
    return try offset(of: index)
  }

  /// Runs a change of some lengths, and returns its effect.
  private func replacing(
    _ range: Range<Int64>, _ change: () throws(TilingError) -> Void
  ) throws(TilingError) -> LengthChange {
    try require(range)
    let start = try offset(of: range.lowerBound)
    let removed = try offset(of: range.upperBound) - start
    try change()
    let inserted = try offset(of: range.upperBound) - start
    countFromItemZero()
    return LengthChange(start: start, removed: removed, inserted: inserted)
  }

  /// Returns the lengths for the core: each length with the spacing behind it. An unusable length becomes NaN.
  private func strides(_ lengths: [Double]) -> [Double] {
    spacing == 0 ? lengths : lengths.map { csc_length_stored($0) + spacing }
  }

  /// Returns the error for a list that the core has refused.
  private func unusable(_ lengths: [Double]) -> TilingError {
    for length in lengths where csc_length_stored(length).isNaN { return .length(length) }
    return .tooLong
  }
}
