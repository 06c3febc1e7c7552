public import ScrollSpace
public import ScrollTiling

extension ItemRow {
  /// Creates a row of a number of items of one length with a spacing, both in points.
  ///
  /// All links that take the row share its axis: see <doc:Items#The-axis-of-a-row>. Traps as
  /// ``uniform(length:spacing:items:axis:)`` does, and for a count below 0.
  public convenience init(count: Int64, length: Double, spacing: Double = 0, axis: Axis = .horizontal) {
    precondition(
      count >= 0, .rowCount, "A row needs a count of 0 or more; this is \(count); use 0 for no items.")
    self.init(ItemLine(length: length, spacing: spacing, items: 0..<count, axis))
  }

  /// Creates a row of items whose length is a part of the viewport less its insets, with a spacing in points.
  ///
  /// If `count` is nil, the row has no ends. Until the viewport has a length, the items are 1 point long. The
  /// part must be above 0 and at most 2^20. Otherwise traps as ``uniform(length:spacing:items:axis:)`` does,
  /// and for a count below 0.
  public convenience init(count: Int64? = nil, part: Double, spacing: Double = 0, axis: Axis = .horizontal) {
    precondition(
      part > 0 && part <= 0x1p20 && count ?? 0 >= 0, .rowPart,
      """
      Items that are a part of the viewport need a part above 0, at most 2^20, and a count of 0 or more; these are \
      \(part) and \(count ?? 0). Pass 1 for items as long as the viewport.
      """)
    let items = count.map { 0..<$0 } ?? UniformWindow.endless
    self.init(ItemLine(length: 1, part: part, spacing: spacing, items: items, axis))
  }

  /// Creates a row of items with individual lengths and a spacing, in points. Lengths may be data: for invalid
  /// lengths, throws the error of `ItemLengths`.
  public convenience init(
    lengths: [Double], spacing: Double = 0, axis: Axis = .horizontal
  ) throws(TilingError) {
    self.init(ItemLine(try ItemLengths(lengths, spacing: spacing), axis))
  }

  /// Creates a row of items of one length with a spacing, both in points.
  ///
  /// By default the row has all possible indices and no ends, and item 0 is at the content's start. If
  /// `items` has no lower end, the row is open at its lower side; the same holds for the upper side.
  ///
  /// The length must be above 0, the spacing 0 or more, neither above 2^46, and the items within
  /// `UniformWindow.endless`. Anything else is a programmer's mistake and traps.
  public static func uniform(
    length: Double, spacing: Double = 0, items: Range<Int64> = UniformWindow.endless, axis: Axis = .horizontal
  ) -> ItemRow {
    ItemRow(ItemLine(length: length, spacing: spacing, items: items, axis))
  }

  /// Creates a row of items with individual lengths.
  ///
  /// From then on, change the lengths through the row. If you change the lengths themselves, or their
  /// paddings, the change is shown with the next frame that moves, and no tile keeps its item.
  public static func lengths(_ lengths: ItemLengths, axis: Axis = .horizontal) -> ItemRow {
    ItemRow(ItemLine(lengths, axis))
  }
}
