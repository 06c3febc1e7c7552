internal import CScrollCore

/// Items of any lengths in a row. The cost of finding, measuring, inserting and removing items hardly grows with
/// their number.
///
/// ```
///            0        1     2          3
///   ├───────┼────┤ ├─────┤ ├─┤ ├──────────────┤───────┤
///    leading      spacing                      trailing
///   0                                                 total
/// ```
/// Lengths may be equal or different, or an estimate until an item is measured. Insert items with the estimate first,
/// and set the measured length with ``setLength(of:to:)``. Adjacent items of one length are stored as one number. A
/// billion unmeasured rows therefore take no memory, and are divided only around rows with another length.
///
/// **Half-open.** An item covers its start and everything up to, but not including, its end. An offset belongs to at
/// most one item. An item that only touches the edge of a viewport, within 2^-40 points, is not in view. Items of
/// length 0 are items like any other, but cover no offset.
///
/// **Rounding.** Lengths, the spacing and the paddings are stored as the nearest multiple of 1/64 point
/// (``stored(_:)``), and all results use the stored numbers. So offsets are exact sums and do not drift after any
/// number of changes. Lay out items with the stored lengths: ten million rows of 62.1 points, stored as 62.09375, end
/// 62,500 points earlier.
///
/// **Limits.** 2^62 items; 2^46 points (``longest``) for an item and for all of them. Requests beyond that throw.
///
/// **Cost.** n is the number of items, k the number of items that take part; a run of equal items counts as one.
/// Every other operation is O(1).
///
/// | operation | cost |
/// |---|---|
/// | place or offset of an item, item at an offset, visible range | O(log n) |
/// | set, insert, append or remove one item | O(log n) |
/// | set, insert or remove a run of equal lengths | O(log n) |
/// | read, set, insert or remove k items | O(log n + k) |
/// | move k items | O((k / 256 + 1) log n) |
///
/// In the last two lines, items of 131,072 points and more with different lengths cost O(k log n).
///
/// `ItemLengths` is a class, so that an assignment does not copy a million lengths. Two views can share a row, as a
/// table's head and body share their columns. It is not thread-safe.
public final class ItemLengths {
  let row: OpaquePointer
  private let memory: ItemMemory

  /// The space between an item and the next item, in points, as stored. The spacing of a row never changes.
  public let spacing: Double

  // Both paddings are single numbers that every method reads and only `setPadding` writes, so accesses never overlap.
  // Checking each access would cost a third of finding an item.

  /// The space before the first item, in points, as stored.
  @exclusivity(unchecked) public private(set) var leading: Double = 0
  /// The space behind the last item, in points, as stored.
  @exclusivity(unchecked) public private(set) var trailing: Double = 0

  /// The index of the first item: 0 in a row with a beginning.
  let firstIndex: Int64

  private var paddingChanges: UInt64 = 0

  /// The largest length of an item, or of all items together: 2^46 points.
  public static let longest: Double = CSC_LONGEST

  /// Returns the number that is stored for a length: the nearest multiple of 1/64 point; of two equally near
  /// multiples, the even one. Returns nil for an unusable length: negative, not a number, or longer than ``longest``.
  public static func stored(_ length: Double) -> Double? {
    let stored = csc_length_stored(length)
    return stored.isNaN ? nil : stored
  }

  /// Creates a row without items.
  ///
  /// `memoryLimit` is the largest number of bytes that the row may take, for machines with little memory. A change
  /// that needs more throws `outOfMemory` and changes nothing. If the machine does not have the memory within the
  /// limit, the program ends, as everywhere in Swift. Throws `length` for an unusable spacing or padding.
  public convenience init(
    spacing: Double = 0, leading: Double = 0, trailing: Double = 0, memoryLimit: Int = .max
  ) throws(TilingError) {
    try self.init(
      spacing: spacing, leading: leading, trailing: trailing, first: 0, memory: ItemMemory(limit: memoryLimit)
    )
  }

  /// Creates a row without items, whose memory may be shared with other rows.
  init(
    spacing: Double, leading: Double, trailing: Double, first: Int64 = 0, memory: ItemMemory
  ) throws(TilingError) {
    guard let stored = Self.stored(spacing) else { throw .length(spacing) }
    var row: OpaquePointer?
    try check(csc_lengths_create(memory.allocator, &row), .outOfMemory)
    guard let row else { throw .outOfMemory }
    self.row = row
    self.memory = memory
    firstIndex = first
    self.spacing = stored
    try setPadding(leading: leading, trailing: trailing)
  }

  /// Creates a row of `count` items of one length, final or as an estimate. O(1).
  public convenience init(
    count: Int64, length: Double, spacing: Double = 0, leading: Double = 0, trailing: Double = 0
  ) throws(TilingError) {
    try self.init(spacing: spacing, leading: leading, trailing: trailing)
    try insert(count: count, length: length, at: 0)
  }

  /// Creates a row without ends, of items of one length until their lengths are set. Item 0 starts at 0, whatever the
  /// lengths of the items before it.
  ///
  /// Each side has so many items that half of ``longest`` is full: for items of 300 points, 58 thousand million. So
  /// far from the first item, offsets are rounded to 1/256 point if items are searched by an offset. Throws `length`
  /// for an unusable length, or if length and spacing are both 0. O(1).
  public convenience init(endlessOfLength length: Double, spacing: Double = 0) throws(TilingError) {
    guard let item = Self.stored(length), let gap = Self.stored(spacing), item + gap > 0 else {
      throw .length(length)
    }
    let reach = Int64(Self.longest / 4 / (item + gap))
    try self.init(items: 0 - reach..<reach, length: length, spacing: spacing)
  }

  /// Creates a row of these items, of one length. O(1).
  package convenience init(
    items: Range<Int64>, length: Double, spacing: Double = 0
  ) throws(TilingError) {
    try self.init(
      spacing: spacing, leading: 0, trailing: 0, first: items.lowerBound, memory: ItemMemory(limit: .max))
    try insert(count: items.upperBound - items.lowerBound, length: length, at: items.lowerBound)
  }

  /// Creates a row of items with these lengths. O(n).
  public convenience init(
    _ lengths: [Double], spacing: Double = 0, leading: Double = 0, trailing: Double = 0
  ) throws(TilingError) {
    try self.init(spacing: spacing, leading: leading, trailing: trailing)
    try insert(contentsOf: lengths, at: 0)
  }

  deinit { csc_lengths_destroy(row) }

  /// Sets the paddings. All items move with the leading padding, by the returned change. O(1).
  ///
  /// Throws `length` for an unusable padding, and `tooLong` if both together are longer than ``longest``.
  @discardableResult
  public func setPadding(leading: Double, trailing: Double) throws(TilingError) -> LengthChange {
    guard let first = Self.stored(leading) else { throw .length(leading) }
    guard let last = Self.stored(trailing) else { throw .length(trailing) }
    guard first + last <= Self.longest else { throw .tooLong }
    if isEndless { return LengthChange(start: 0, removed: 0, inserted: 0) }
    defer { (self.leading, self.trailing) = (first, last) }
    if first != self.leading || last != self.trailing { paddingChanges &+= 1 }
    return LengthChange(start: 0, removed: self.leading, inserted: first)
  }

  /// The number of items.
  public var count: Int64 { csc_lengths_count(row) }
  /// The range of the items' indices: from 0 on, and in a row without ends from as many before 0.
  public var items: Range<Int64> { firstIndex..<firstIndex + count }
  /// True if the row has no ends. Such a row has no paddings, and its ``total`` has no meaning.
  public var isEndless: Bool { firstIndex < 0 }

  /// The whole length, in points: paddings, items, and the spacing between items. Exact.
  public var total: Double {
    leading + csc_lengths_total(row) - (count > 0 ? spacing : 0) + trailing
  }

  /// A number that grows with every change of the items or paddings. If two values are equal, nothing has changed in
  /// between.
  public var version: UInt64 { csc_lengths_version(row) &+ paddingChanges }

  /// The number of bytes of memory that the lengths take.
  public var bytes: Int { csc_lengths_bytes(row) }
}

extension ItemLengths {
  func require(_ index: Int64) throws(TilingError) {
    if index < firstIndex || index >= firstIndex + count { throw .index(index, count: count) }
  }

  func require(_ range: Range<Int64>) throws(TilingError) {
    if range.lowerBound < firstIndex || range.upperBound > firstIndex + count {
      throw .range(range, of: items)
    }
  }

  /// Converts places that count from the first item to indices.
  func indices(_ places: Range<Int64>) -> Range<Int64> {
    places.lowerBound + firstIndex..<places.upperBound + firstIndex
  }

  /// Updates the leading space after a change, so that item 0 starts at 0 whatever the lengths of the items before
  /// it.
  func countFromItemZero() {
    guard isEndless else { return }
    var start = 0.0
    if csc_lengths_offset(row, 0 - firstIndex, &start) == CSC_OK { leading = 0 - start }
  }
}
