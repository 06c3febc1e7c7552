public import ScrollSpace
import ScrollTiling

/// Items one behind the other along an axis, as wide as the content less its margins; how long each is follows from
/// that width.
///
/// ```
///   ┌───────────────────────┐ ┬
///   │ top                   │ │          The page of a reader: a headline, a picture, a text.
///   │    ┌───────────────┐  │ │
///   │left│ 0             │right          let page = Stack(
///   │    └───────────────┘  │ length        count: 3, margins: Insets(top: 50, left: 15, bottom: 20, right: 15),
///   │     spacing           │ │             spacing: 8
///   │    ┌───────────────┐  │ │           ) { index, width in height(of: index, in: width) }
///   │    │ 1             │  │ │
///   │    └───────────────┘  │ │
///   │ bottom                │ │
///   └───────────────────────┘ ┴
/// ```
/// Put it into a chain with an ``Arranging``, and change its items through that.
///
/// **What is measured.** Without an estimate every item, as soon as the length across is known or has changed. With
/// one only items that are seen or in the overscan; the others are as long as the estimate until then, and are again
/// when the length across changes. An item is measured once, and again when it is reloaded or the length across
/// changes.
///
/// **Rounding.** Lengths, spacing and margins along are kept as multiples of 1/64 point, as in `ItemLengths`.
public final class Stack: ContentLayout {
  /// The space around all items. Those along the axis scroll with them.
  public let margins: Insets
  /// How long an item is that nobody has measured; nil: each is measured at once.
  public let estimate: Double?
  /// How many answers of the measuring closure could not be used: not a number, below 0 or too long for the row.
  /// These items kept the length they had.
  public internal(set) var unusableLengths = 0

  let measured: (_ index: Int64, _ across: Double) -> Double
  let lengths: ItemLengths
  /// The items, for links that show, page or watch them. Their axis is that of the ``Arranging``, so make that first. Edits of
  /// either are edits of both.
  public let row: ItemRow
  /// For each item a whole number: whether its length is an estimate, one that was measured before it changed, or
  /// measured.
  let states: ItemLengths
  var axis = Axis.vertical { didSet { row.lane = lane } }
  /// The length across of every item; nil before the first arranging.
  var breadth: Double? { didSet { row.lane = lane } }

  /// Makes a stack. The closure answers how long an item is, in points, for the length that it has across. It is
  /// called from within the scroller's questions, and must not change the items.
  ///
  /// Margins, spacing and estimate must be finite and not negative, and count times estimate within 2^46; anything
  /// else is a mistake in the program, and traps.
  public convenience init(
    count: Int64, margins: Insets = .zero, spacing: Double = 0, estimate: Double? = nil,
    measure: @escaping (_ index: Int64, _ across: Double) -> Double
  ) {
    let fits = Axis.both.allSatisfy { axis in
      ItemLengths.stored(margins.lower(axis)) != nil && ItemLengths.stored(margins.upper(axis)) != nil
    }
    guard fits, count >= 0,
      let lengths = try? ItemLengths(count: count, length: estimate ?? 0, spacing: spacing)
    else {
      preconditionFailure(
        """
        A stack needs a count, margins, a spacing and an estimate of 0 or more, together within 2^46 points; these \
        are \(count), \(margins), \(spacing) and \(estimate ?? 0); give others.
        """)
    }
    self.init(lengths, margins, estimate, measure)
  }

  /// Makes a stack without ends: months, say, of which item 0 is this one. Item 0 starts at the content's start, and items go
  /// on in both directions; the estimate says how many: see `ItemLengths.init(endlessOfLength:spacing:)`. Margins are those
  /// across.
  ///
  /// The estimate must be above 0, the spacing not below, and both within 2^46; anything else is a mistake in the program, and
  /// traps.
  public convenience init(
    endlessWithEstimate estimate: Double, margins: Insets = .zero, spacing: Double = 0,
    measure: @escaping (_ index: Int64, _ across: Double) -> Double
  ) {
    guard estimate > 0, let lengths = try? ItemLengths(endlessOfLength: estimate, spacing: spacing) else {
      preconditionFailure(
        """
        A stack without ends needs an estimate above 0 and a spacing of 0 or more, within 2^46 points; these are \
        \(estimate) and \(spacing); give others.
        """)
    }
    self.init(lengths, margins, estimate, measure)
  }

  private init(
    _ lengths: ItemLengths, _ margins: Insets, _ estimate: Double?,
    _ measure: @escaping (Int64, Double) -> Double
  ) {
    guard let states = try? ItemLengths(items: lengths.items, length: LengthState.estimated.rawValue) else {
      preconditionFailure("a row has no more items than a row of states can have.")
    }
    (self.lengths, self.margins, self.estimate, measured) = (lengths, margins, estimate, measure)
    self.states = states
    row = .lengths(lengths, axis: .vertical)
    row.isMeasured = true
  }

  /// How many items there are.
  public var count: Int64 { lengths.count }
  /// Which items there are.
  public var items: Range<Int64> { lengths.items }
  /// Whether it has no ends.
  public var isEndless: Bool { lengths.isEndless }
  /// From the first margin to the last, in points.
  public var length: Double { lengths.total }
  /// The space between an item and the next, in points, as stored.
  public var spacing: Double { lengths.spacing }
  /// Itself.
  public var stack: Stack? { self }

  /// Where an item is. O(log n).
  public func frame(of index: Int64) -> Rect? {
    guard let item = try? lengths.place(of: index) else { return nil }
    return lane.frame(of: item)
  }

  /// Which items have anything in common with the content between two places. O(log n).
  public func items(from: Double, to: Double, along axis: Axis) -> Range<Int64> {
    (try? lengths.visible(from: from, to: to)) ?? 0..<0
  }

  /// Across.
  var lane: Lane { Lane(axis, cross: margins.lower(axis.cross), crossLength: breadth ?? 0) }
}
