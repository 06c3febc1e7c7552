internal import CScrollCore

// Each change is done whole or not at all, and tells what it did to the offsets.

extension ItemLengths {
  /// Puts an item of this length behind the last one. O(log n). Errors as in ``insert(_:at:)``.
  @discardableResult
  public func append(_ length: Double) throws(TilingError) -> LengthChange {
    try insert(count: 1, length: length, at: items.upperBound)
  }

  /// Puts items with these lengths behind the last one. O(log n + k). Errors as in
  /// ``insert(contentsOf:at:)``.
  @discardableResult
  public func append(contentsOf lengths: [Double]) throws(TilingError) -> LengthChange {
    try insert(contentsOf: lengths, at: items.upperBound)
  }

  /// Inserts an item before the one at an index, or behind the last one if that is the count. O(log n).
  ///
  /// Throws `index`, `length`, `tooLong` or `outOfMemory`.
  @discardableResult
  public func insert(_ length: Double, at index: Int64) throws(TilingError) -> LengthChange {
    try insert(count: 1, length: length, at: index)
  }

  /// Inserts items with these lengths before the one at an index, or behind the last one if that is the
  /// count. O(log n + k); with spacing it takes a copy of the lengths while it works.
  ///
  /// Throws `index`, `length` (the first that cannot be used), `count`, `tooLong` or `outOfMemory`.
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

  /// Inserts `count` items of one length, in O(log n) time and memory whatever the count.
  ///
  /// Throws `index`, `length`, `count`, `tooLong` or `outOfMemory`.
  @discardableResult
  public func insert(count: Int64, length: Double, at index: Int64) throws(TilingError) -> LengthChange {
    let start = try start(insertedAt: index)
    guard let stored = Self.stored(length) else { throw .length(length) }
    let before = csc_lengths_total(row)
    let status = csc_lengths_insert_run(row, index - firstIndex, count, stored + spacing)
    if status == CSC_BAD_COUNT { throw .count(count) }
    // The length can be used, but not with the spacing behind it.
    try check(status, .tooLong)
    countFromItemZero()
    return LengthChange(start: start, removed: 0, inserted: csc_lengths_total(row) - before)
  }

  /// Removes an item. O(log n); it needs no memory. Throws `index`.
  @discardableResult
  public func remove(at index: Int64) throws(TilingError) -> LengthChange {
    try require(index)
    return try remove(index..<index + 1)
  }

  /// Removes a range of items. O(log n + k); it needs no memory. Throws `range`.
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

  /// Gives an item another length: its measured one, instead of an estimate. The change tells the stored
  /// length as `inserted`, and how to keep what is under the eye where it is. O(log n).
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

  /// Gives items from an index on these lengths, as one change. O(log n + k); with spacing it takes a copy of
  /// the lengths while it works. Throws `range` (`index` where the last of them would be beyond
  /// any index), `length` (the first that cannot be used), `tooLong` or `outOfMemory`.
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

  /// Gives a range of items one length: a better estimate for those nobody has measured. O(log n + k), and
  /// afterwards they take the memory of one number. Throws `range`, `length`, `tooLong` or `outOfMemory`.
  @discardableResult
  public func setLengths(of range: Range<Int64>, to length: Double) throws(TilingError) -> LengthChange {
    guard let stored = Self.stored(length) else { throw .length(length) }
    return try replacing(range) { () throws(TilingError) in
      let count = range.upperBound - range.lowerBound
      try check(csc_lengths_set_run(row, range.lowerBound - firstIndex, count, stored + spacing), .tooLong)
    }
  }

  /// Takes a range of items out, and puts them back so that the first of them gets the index `index`.
  ///
  /// ```
  ///   before    a b C D e f g       move(2..<4, to: 4)
  ///   after     a b e f C D g
  /// ```
  /// O((k / 256 + 1) log n). Throws `range`, `index` if it is not within 0 ... the items that stay, or
  /// `outOfMemory`.
  public func move(_ range: Range<Int64>, to index: Int64) throws(TilingError) {
    try require(range)
    let moved = range.upperBound - range.lowerBound
    try check(
      csc_lengths_move(row, range.lowerBound - firstIndex, moved, index &- firstIndex),
      .place(index, in: firstIndex...firstIndex + count - moved))
    countFromItemZero()
  }

  /// The offset at which an item inserted there will start.
  private func start(insertedAt index: Int64) throws(TilingError) -> Double {
    guard index >= firstIndex, index <= firstIndex + count else {
      throw .place(index, in: firstIndex...firstIndex + count)
    }
    return try offset(of: index)
  }

  /// Does a change of some lengths, and tells what became of them.
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

  /// What the core is told: each length with the spacing behind it. What cannot be used becomes NaN.
  private func strides(_ lengths: [Double]) -> [Double] {
    spacing == 0 ? lengths : lengths.map { csc_length_stored($0) + spacing }
  }

  /// The error that the core means by a refused list.
  private func unusable(_ lengths: [Double]) -> TilingError {
    for length in lengths where csc_length_stored(length).isNaN { return .length(length) }
    return .tooLong
  }
}
