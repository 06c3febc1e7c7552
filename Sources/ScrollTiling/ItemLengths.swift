internal import CScrollCore

/// Items of any lengths in a row: found, measured, inserted and removed at a cost that does not grow with
/// their number.
///
/// ```
///            0        1     2          3
///   ├───────┼────┤ ├─────┤ ├─┤ ├──────────────┤───────┤
///    leading      spacing                      trailing
///   0                                                 total
/// ```
/// Lengths may all be the same, each its own, or an estimate until somebody measures them: give the estimate
/// first and the measured length by ``setLength(of:to:)``. Items of one length that lie together are kept as
/// one number, so a billion rows nobody has measured take no memory, and come apart only around those that
/// differ.
///
/// **Half-open.** An item covers its start and everything up to, but not at, its end. An offset belongs to
/// one item at most, and an item that only touches the edge of a viewport, as nearly as 2^-40 points, is not
/// in view. Items of length 0 take part in everything but cover no offset.
///
/// **What is rounded.** A length, the spacing and the paddings are kept as the nearest whole number of 1/64
/// points (``stored(_:)``), and every question is answered with what is kept. So offsets are exact sums and
/// never drift, whatever was changed how often. Lay out by the stored lengths: ten million rows of 62.1
/// points, kept as 62.09375, end 62,500 points earlier.
///
/// **Limits.** 2^62 items; 2^46 points (``longest``) for an item and for all of them. Beyond that requests
/// throw.
///
/// **Cost.** With n items, of which k take part; a run of equal ones counts as one. Everything else is O(1).
///
/// | operation | cost |
/// |---|---|
/// | place or offset of an item, item at an offset, visible range | O(log n) |
/// | set, insert, append or remove one | O(log n) |
/// | set, insert or remove a run of equal lengths | O(log n) |
/// | read, set, insert or remove k | O(log n + k) |
/// | move k | O((k / 256 + 1) log n) |
///
/// In the last two lines, items of 131,072 points and more that are all different cost O(k log n).
///
/// It is a reference, so that no million lengths are copied by an assignment, and so that two views can share
/// one: a table's head and body their columns. It is not thread-safe.
public final class ItemLengths {
  let row: OpaquePointer
  private let memory: ItemMemory

  /// The space between an item and the next, in points, as stored. It stays for the life of the row.
  public let spacing: Double

  // Both paddings are single numbers that every question reads and only `setPadding` writes, so accesses
  // never overlap; to check that each time would cost a third of finding an item.

  /// The space before the first item, in points, as stored.
  @exclusivity(unchecked) public private(set) var leading: Double = 0
  /// The space behind the last item, in points, as stored.
  @exclusivity(unchecked) public private(set) var trailing: Double = 0

  /// The index of the first item: 0 in a row that begins somewhere.
  let firstIndex: Int64

  private var paddingChanges: UInt64 = 0

  /// The longest an item, or all of them together, may be: 2^46 points.
  public static let longest: Double = CSC_LONGEST

  /// What a length is kept as: the nearest multiple of 1/64 point, the even one of two as near. Nil for a
  /// length that cannot be used: negative, not a number, or longer than ``longest``.
  public static func stored(_ length: Double) -> Double? {
    let stored = csc_length_stored(length)
    return stored.isNaN ? nil : stored
  }

  /// Makes a row without items.
  ///
  /// `memoryLimit` is how many bytes it may take at most, for machines on which memory is scarce: a change
  /// that needs more throws `outOfMemory` and changes nothing. Memory within the limit that the machine does not
  /// have ends the program, as it does everywhere in Swift. Throws `length` for a spacing or padding that cannot
  /// be used.
  public convenience init(
    spacing: Double = 0, leading: Double = 0, trailing: Double = 0, memoryLimit: Int = .max
  ) throws(TilingError) {
    try self.init(
      spacing: spacing, leading: leading, trailing: trailing, first: 0, memory: ItemMemory(limit: memoryLimit)
    )
  }

  /// Makes a row without items, whose memory may be that of other rows too.
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

  /// Makes a row of `count` items of one length: rows that are all the same, or an estimate. O(1).
  public convenience init(
    count: Int64, length: Double, spacing: Double = 0, leading: Double = 0, trailing: Double = 0
  ) throws(TilingError) {
    try self.init(spacing: spacing, leading: leading, trailing: trailing)
    try insert(count: count, length: length, at: 0)
  }

  /// Makes a row without ends, of items of one length until they get others: item 0 starts at 0, whatever lengths the items
  /// before it get. There are so many on either side that half of ``longest`` is full: for items of 300 points 58 thousand
  /// million. So far from the first of them a place counted from item 0 is rounded to 1/256 point where items are looked up by it.
  /// Throws `length` for a length that cannot be used, or for none together with the spacing. O(1).
  public convenience init(endlessOfLength length: Double, spacing: Double = 0) throws(TilingError) {
    guard let item = Self.stored(length), let gap = Self.stored(spacing), item + gap > 0 else {
      throw .length(length)
    }
    let reach = Int64(Self.longest / 4 / (item + gap))
    try self.init(items: 0 - reach..<reach, length: length, spacing: spacing)
  }

  /// Makes a row of these items, of one length. O(1).
  package convenience init(
    items: Range<Int64>, length: Double, spacing: Double = 0
  ) throws(TilingError) {
    try self.init(
      spacing: spacing, leading: 0, trailing: 0, first: items.lowerBound, memory: ItemMemory(limit: .max))
    try insert(count: items.upperBound - items.lowerBound, length: length, at: items.lowerBound)
  }

  /// Makes a row of items with these lengths. O(n).
  public convenience init(
    _ lengths: [Double], spacing: Double = 0, leading: Double = 0, trailing: Double = 0
  ) throws(TilingError) {
    try self.init(spacing: spacing, leading: leading, trailing: trailing)
    try insert(contentsOf: lengths, at: 0)
  }

  deinit { csc_lengths_destroy(row) }

  /// Gives the row other paddings. All items move with the leading one, as the change tells. O(1).
  ///
  /// Throws `length` for a padding that cannot be used, and `tooLong` if both together are longer than
  /// ``longest``.
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

  /// How many items there are.
  public var count: Int64 { csc_lengths_count(row) }
  /// Which items there are: from 0 on, and in a row without ends from as many before that.
  public var items: Range<Int64> { firstIndex..<firstIndex + count }
  /// Whether the row has no ends. It has no paddings then, and ``total`` says nothing.
  public var isEndless: Bool { firstIndex < 0 }

  /// The length of everything, in points: paddings, items, and the spacing between them. Exact.
  public var total: Double {
    leading + csc_lengths_total(row) - (count > 0 ? spacing : 0) + trailing
  }

  /// Goes up with every change of the items or paddings. Two equal answers mean that none has changed in between.
  public var version: UInt64 { csc_lengths_version(row) &+ paddingChanges }

  /// How many bytes of memory the lengths take.
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

  /// The indices of items that are counted from the first one.
  func indices(_ places: Range<Int64>) -> Range<Int64> {
    places.lowerBound + firstIndex..<places.upperBound + firstIndex
  }

  /// After a change: item 0 starts at 0, whatever lengths the items before it have.
  func countFromItemZero() {
    guard isEndless else { return }
    var start = 0.0
    if csc_lengths_offset(row, 0 - firstIndex, &start) == CSC_OK { leading = 0 - start }
  }
}
