public import ScrollSpace
import ScrollTiling

/// Items one after the other along an axis, as wide as the content less its margins. Each item's length
/// follows from that width.
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
/// Put the stack into a chain by an ``Arranging``, and edit its items through that link.
///
/// **What is measured.** Without an estimate, every item is measured as soon as the length across is known or
/// has changed. With an estimate, only items in view or in the overscan are measured. The others have the
/// estimate as their length, also again after the length across changes. An item is measured once, and again
/// if it is reloaded or the length across changes.
///
/// **Rounding.** Lengths, spacing and margins along the axis are stored as multiples of 1/64 point, as in
/// `ItemLengths`.
public final class Stack: ContentLayout {
  /// The space around all items, in points. The margins along the axis scroll with the items.
  public let margins: Insets
  /// The length of an item that is not measured yet, in points; nil if each item is measured at once.
  public let estimate: Double?
  /// The number of invalid results of the measuring closure: not a number, below 0, or too long for the row.
  /// These items keep their lengths.
  public internal(set) var unusableLengths = 0

  let measured: (_ index: Int64, _ across: Double) -> Double
  let lengths: ItemLengths
  /// The items, for links that show, page or watch them. Their axis is that of the ``Arranging``, so make
  /// that first. An edit of the row or of the stack edits both.
  public let row: ItemRow
  /// The state of each item's length as a row of numbers: estimated, outdated or measured.
  let states: ItemLengths
  var axis = Axis.vertical { didSet { row.lane = lane } }
  /// The length across of every item; nil before the first arranging.
  var breadth: Double? { didSet { row.lane = lane } }

  /// Creates a stack.
  ///
  /// `measure` returns an item's length, in points, for its length across. It is called within the scroller's
  /// questions, and must not change the items. Items that are measured side by side get their lengths together.
  ///
  /// Margins, spacing and estimate must be finite and 0 or more, and count times estimate within 2^46.
  /// Anything else is a programmer's mistake and traps.
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
        .stackParts,
        """
        A stack needs a count, margins, a spacing and an estimate of 0 or more, together within 2^46 points; these \
        are \(count), \(margins), \(spacing) and \(estimate ?? 0); give others.
        """)
    }
    self.init(lengths, margins, estimate, measure)
  }

  /// Creates a stack without ends, for example of months, in which item 0 is the present one.
  ///
  /// Item 0 starts at the content's start, and items go on in both directions. The estimate determines how
  /// many: see `ItemLengths.init(endlessOfLength:spacing:)`. Only the margins across count.
  ///
  /// The estimate must be above 0, the spacing 0 or more, and both within 2^46. Anything else is a
  /// programmer's mistake and traps.
  public convenience init(
    endlessWithEstimate estimate: Double, margins: Insets = .zero, spacing: Double = 0,
    measure: @escaping (_ index: Int64, _ across: Double) -> Double
  ) {
    guard estimate > 0, let lengths = try? ItemLengths(endlessOfLength: estimate, spacing: spacing) else {
      preconditionFailure(
        .endlessStackParts,
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
      preconditionFailure(
        .stackStates, "A stack found no room for the states of \(lengths.count) items; give fewer items.")
    }
    (self.lengths, self.margins, self.estimate, measured) = (lengths, margins, estimate, measure)
    self.states = states
    row = .lengths(lengths, axis: .vertical)
    row.isMeasured = true
  }

  /// True while edits follow the present one: then nothing is measured.
  var awaitsEdits = false

  /// The number of items.
  @_documentation(visibility: internal)
  public var count: Int64 { lengths.count }
  /// The indices of the items.
  @_documentation(visibility: internal)
  public var items: Range<Int64> { lengths.items }
  /// True if the stack has no ends.
  @_documentation(visibility: internal)
  public var isEndless: Bool { lengths.isEndless }
  /// The length from the first margin to the last, in points.
  @_documentation(visibility: internal)
  public var length: Double { lengths.total }
  /// The space between an item and the next one, in points, as stored.
  @_documentation(visibility: internal)
  public var spacing: Double { lengths.spacing }
  /// The stack itself.
  @_documentation(visibility: internal)
  public var stack: Stack? { self }

  /// Returns the frame of an item; nil if there is none. O(log n).
  @_documentation(visibility: internal)
  public func frame(of index: Int64) -> Rect? {
    guard let item = try? lengths.place(of: index) else { return nil }
    return lane.frame(of: item)
  }

  /// Returns the items that overlap the content between two places. O(log n).
  @_documentation(visibility: internal)
  public func items(from: Double, to: Double, along axis: Axis) -> Range<Int64> {
    (try? lengths.visible(from: from, to: to)) ?? 0..<0
  }

  /// The lane of the items across.
  var lane: Lane { Lane(axis, cross: margins.lower(axis.cross), crossLength: breadth ?? 0) }
}
