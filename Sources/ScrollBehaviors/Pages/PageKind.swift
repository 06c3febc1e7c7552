import ScrollSpace
import ScrollTiling

/// What the pages of a ``Paging`` are.
///
/// ```
/// .viewport                     ├──────0──────┼──────1──────┼──────2──────┤
/// .length(90, spacing: 10)      ├───0───┤ ├───1───┤ ├───2───┤ ├───3───┤      neighbours peek in
/// .items(…)                     ├─0─┤ ├──1──┤ ├0┤ ├─────3─────┤              each as long as it is
/// .offsets([0, 50, 300])        ┼────┼──────────────┼                        no lengths at all
/// ```
/// Items also say how long the content is. The other kinds take the content that the program or another link gives;
/// where that has no walls, as behind ``Infinite``, pages of one length go on without end, and their numbers come again
/// after as many as the content declares.
public struct PageKind: Equatable, Sendable {
  enum Length: Equatable, Sendable {
    /// In points.
    case points(Double)
    /// As a part of the viewport less its insets.
    case part(Double)
  }

  enum Form: Equatable, Sendable {
    /// Pages of one length, as many as the content holds.
    case content(Length, spacing: Double)
    /// So many items of one length.
    case items(Double, Length, spacing: Double)
    /// Items in order, the length of the content, and the gap that closes a ring.
    case list([PageItem], content: Double, gap: Double)
    /// Offsets in order, each an item without a length.
    case offsets([PageItem])
  }

  let form: Form

  /// Pages as long as the viewport less its insets.
  public static let viewport = PageKind(form: .content(.part(1), spacing: 0))

  /// Pages that are a part of the viewport less its insets long, with space between them, in points: with less
  /// than 1 the neighbours peek in.
  ///
  /// A part must be above 0 and a spacing not below; anything else is a mistake in the program, and traps.
  public static func viewport(part: Double, spacing: Double = 0) -> PageKind {
    PageKind(form: .content(checked(.part(part), spacing), spacing: spacing))
  }

  /// Pages of one length with space between them, in points, as many as the content holds. Traps as above.
  public static func length(_ length: Double, spacing: Double = 0) -> PageKind {
    PageKind(form: .content(checked(.points(length), spacing), spacing: spacing))
  }

  /// So many items of one length with space between them, in points. Traps as above, and for a negative count.
  public static func items(count: Int, length: Double, spacing: Double = 0) -> PageKind {
    PageKind(form: .items(checked(count), checked(.points(length), spacing), spacing: spacing))
  }

  /// So many items that are a part of the viewport less its insets long, with space between them, in points. Traps as
  /// above.
  public static func items(count: Int, part: Double, spacing: Double = 0) -> PageKind {
    PageKind(form: .items(checked(count), checked(.part(part), spacing), spacing: spacing))
  }

  /// Items of any lengths, one behind the other, with space between them, in points. Lengths are data: one that
  /// is negative or not finite counts as 0. A negative spacing is a mistake in the program, and traps.
  public static func items(lengths: [Double], spacing: Double = 0) -> PageKind {
    check(room: spacing)
    var end = 0.0
    var items: [PageItem] = []
    items.reserveCapacity(lengths.count)
    for length in lengths {
      if !items.isEmpty { end += spacing }
      let length = length >= 0 && length.isUsable ? length : 0
      items.append(PageItem(start: end, length: length))
      end += length
    }
    return PageKind(form: .list(items, content: end, gap: items.isEmpty ? 0 : spacing))
  }

  /// Items wherever they stand, in points, and room behind the last of them. They are put in the order of their
  /// starts. Places are data: an item with a place that is not finite, or with a negative length, is left out. Room below
  /// 0 is a mistake in the program, and traps.
  public static func items(_ items: [PageItem], trailing: Double = 0) -> PageKind {
    check(room: trailing)
    let usable = ordered(items)
    let end = usable.reduce(0.0) { max($0, $1.end) }
    return PageKind(form: .list(usable, content: usable.isEmpty ? 0 : end + trailing, gap: 0))
  }

  /// Pages at any offsets, in points from the content's start: content offsets at which a page is shown, so
  /// neither insets nor alignment move them. Offsets are data: they are put in order, and those that are not
  /// finite are left out.
  public static func offsets(_ offsets: [Double]) -> PageKind {
    PageKind(form: .offsets(ordered(offsets.map { PageItem(start: $0, length: 0) })))
  }

  /// Those that pages can be made of, in the order of their starts.
  private static func ordered(_ items: [PageItem]) -> [PageItem] {
    let usable = items.filter { $0.isUsable }
    let isInOrder = zip(usable, usable.dropFirst()).allSatisfy { $0.start <= $1.start }
    return isInOrder ? usable : usable.sorted { $0.start < $1.start }
  }

  private static func checked(_ length: Length, _ spacing: Double) -> Length {
    let number =
      switch length {
      case .points(let length), .part(let length): length
      }
    precondition(
      number > 0 && number.isUsable && spacing >= 0 && spacing.isUsable,
      """
      Pages need a length above 0 and a spacing of 0 or more; these are \(number) and \(spacing); use \
      .offsets for pages without a length.
      """)
    return length
  }

  private static func check(room: Double) {
    precondition(
      room >= 0 && room.isUsable,
      "Items need a spacing, and room behind them, of 0 or more; this is \(room); leave it out for none.")
  }

  private static func checked(_ count: Int) -> Double {
    precondition(count >= 0, "Pages need a count of 0 or more; this is \(count); use 0 for no pages.")
    return Double(count)
  }

  /// How long the content is, with pages along so much of a viewport; nil: as others say.
  func contentLength(visible: Double) -> Double? {
    switch form {
    case .content, .offsets: nil
    case .items(let count, let length, let spacing):
      max(0, count * (length.points(visible) + spacing) - spacing)
    case .list(_, let content, _): content
    }
  }

  /// The space between the last and the first page of a ring; nil: as others say.
  var closingGap: Double? {
    switch form {
    case .content(_, let spacing): spacing > 0 ? spacing : nil
    case .items(_, _, let spacing): spacing
    case .list(_, _, let gap): gap
    case .offsets: nil
    }
  }
}

extension PageKind.Length {
  /// The length in points.
  func points(_ visible: Double) -> Double {
    switch self {
    case .points(let length): length
    case .part(let part): part * visible
    }
  }
}

/// Where an item that is a page, or part of one, stands along an axis.
public struct PageItem: Hashable, Sendable {
  /// Where it begins, in points from the content's start.
  public var start: Double
  /// How long it is, in points.
  public var length: Double

  /// Makes a place.
  public init(start: Double, length: Double) {
    self.start = start
    self.length = length
  }

  init(_ place: ItemPlace) { self.init(start: place.start, length: place.length) }

  var end: Double { start + length }

  /// Whether pages can be made of it: data may hold anything.
  var isUsable: Bool { length >= 0 && start.isUsable && length.isUsable }
}
