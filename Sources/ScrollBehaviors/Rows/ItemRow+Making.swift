public import ScrollSpace
public import ScrollTiling

extension ItemRow {
  /// So many items of one length, in points, with space between them. All links that take the row share its axis: see
  /// <doc:Items#The-axis-of-a-row>. Traps as ``uniform(length:spacing:items:axis:)``, and for a count below 0.
  public convenience init(count: Int64, length: Double, spacing: Double = 0, axis: Axis = .horizontal) {
    precondition(count >= 0, "A row needs a count of 0 or more; this is \(count); use 0 for no items.")
    self.init(ItemLine(length: length, spacing: spacing, items: 0..<count, axis))
  }

  /// So many items, or for nil a row without ends, that are a part of the viewport less its insets long, with space between
  /// them, in points. Until the viewport has a length they are 1 point long. A part must be above 0; all else traps as above.
  public convenience init(count: Int64? = nil, part: Double, spacing: Double = 0, axis: Axis = .horizontal) {
    precondition(
      part > 0 && part <= 0x1p20 && count ?? 0 >= 0,
      """
      Items that are a part of the viewport need a part above 0, no more than 2^20, and a count of 0 or more; these are \
      \(part) and \(count ?? 0); give others.
      """)
    let items = count.map { 0..<$0 } ?? UniformWindow.endless
    self.init(ItemLine(length: 1, part: part, spacing: spacing, items: items, axis))
  }

  /// Items with these lengths, in points, with space between them. Lengths are data: throws what `ItemLengths` throws for
  /// those that cannot be used.
  public convenience init(
    lengths: [Double], spacing: Double = 0, axis: Axis = .horizontal
  ) throws(TilingError) {
    self.init(ItemLine(try ItemLengths(lengths, spacing: spacing), axis))
  }

  /// Items of one length, in points, with space between them. All indices there can be, if not said: a row
  /// without ends, in which item 0 stands at the content's start; a range without a lower end is open at that
  /// side, and so on.
  ///
  /// A length must be above 0 and a spacing not below, neither above 2^46, and items must lie within
  /// `UniformWindow.endless`; anything else is a mistake in the program, and traps.
  public static func uniform(
    length: Double, spacing: Double = 0, items: Range<Int64> = UniformWindow.endless, axis: Axis = .horizontal
  ) -> ItemRow {
    ItemRow(ItemLine(length: length, spacing: spacing, items: items, axis))
  }

  /// A counted row of items of any lengths. From then on the lengths are changed through the row; lengths that
  /// were changed by themselves, their paddings too, are shown anew with the next frame that moves, and no tile keeps its item.
  public static func lengths(_ lengths: ItemLengths, axis: Axis = .horizontal) -> ItemRow {
    ItemRow(ItemLine(lengths, axis))
  }
}
