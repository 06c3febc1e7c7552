import ScrollSpace
import ScrollTiling

/// A description of the pages of a ``Paging``.
///
/// ```
/// .viewport                     ├──────0──────┼──────1──────┼──────2──────┤
/// .length(90, spacing: 10)      ├───0───┤ ├───1───┤ ├───2───┤ ├───3───┤      neighbours peek in
/// .items(…)                     ├─0─┤ ├──1──┤ ├0┤ ├─────3─────┤              individual lengths
/// .offsets([0, 50, 300])        ┼────┼──────────────┼                        no lengths
/// ```
/// Items also determine the content's length. The other kinds use the content that the program or another
/// link gives. If that has no walls, as behind ``Infinite``, pages of one length go on without end. Their
/// numbers repeat after each length of the declared content.
public struct PageKind: Equatable, Sendable {
  enum Length: Equatable, Sendable {
    /// A length in points.
    case points(Double)
    /// A part of the viewport less its insets.
    case part(Double)
  }

  enum Form: Equatable, Sendable {
    /// Pages of one length, as many as the content holds.
    case content(Length, spacing: Double)
    /// A number of items of one length.
    case items(Double, Length, spacing: Double)
    /// Items in order, the length of the content, and the gap that closes a ring.
    case list([PageItem], content: Double, gap: Double)
    /// Offsets in order, each an item without length.
    case offsets([PageItem])
  }

  let form: Form

  /// Pages as long as the viewport less its insets.
  public static let viewport = PageKind(form: .content(.part(1), spacing: 0))

  /// Pages as long as a part of the viewport less its insets, with a spacing in points. With a part below 1,
  /// the neighbours peek in.
  ///
  /// The part must be above 0, and the spacing 0 or more. Anything else is a programmer's mistake and traps.
  public static func viewport(part: Double, spacing: Double = 0) -> PageKind {
    PageKind(form: .content(checked(.part(part), spacing), spacing: spacing))
  }

  /// Pages of one length with a spacing, both in points, as many as the content holds. Traps as
  /// `viewport(part:spacing:)` does.
  public static func length(_ length: Double, spacing: Double = 0) -> PageKind {
    PageKind(form: .content(checked(.points(length), spacing), spacing: spacing))
  }

  /// A number of items of one length with a spacing, both in points. Traps as `viewport(part:spacing:)` does,
  /// and for a negative count.
  public static func items(count: Int, length: Double, spacing: Double = 0) -> PageKind {
    PageKind(form: .items(checked(count), checked(.points(length), spacing), spacing: spacing))
  }

  /// A number of items as long as a part of the viewport less its insets, with a spacing in points. Traps as
  /// `viewport(part:spacing:)` does, and for a negative count.
  public static func items(count: Int, part: Double, spacing: Double = 0) -> PageKind {
    PageKind(form: .items(checked(count), checked(.part(part), spacing), spacing: spacing))
  }

  /// Items of individual lengths, one after the other, with a spacing, all in points. Lengths may be data: a
  /// length that is negative or not finite counts as 0. A negative spacing is a programmer's mistake and
  /// traps.
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

  /// Items at any places, in points, and room after the last of them. Items are sorted by their starts.
  /// Places may be data: an item is left out if its place is not finite or its length is negative. Room below
  /// 0 is a programmer's mistake and traps.
  public static func items(_ items: [PageItem], trailing: Double = 0) -> PageKind {
    check(room: trailing)
    let usable = ordered(items)
    let end = usable.reduce(0.0) { max($0, $1.end) }
    return PageKind(form: .list(usable, content: usable.isEmpty ? 0 : end + trailing, gap: 0))
  }

  /// Pages at any offsets, in points from the content's start. These are content offsets, so neither insets
  /// nor alignment move them. Offsets may be data: they are sorted, and those that are not finite are left
  /// out.
  public static func offsets(_ offsets: [Double]) -> PageKind {
    PageKind(form: .offsets(ordered(offsets.map { PageItem(start: $0, length: 0) })))
  }

  /// Returns the valid items, sorted by their starts.
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
      number > 0 && number.isUsable && spacing >= 0 && spacing.isUsable, .pageLength,
      """
      Pages need a length above 0 and a spacing of 0 or more; these are \(number) and \(spacing); use \
      .offsets for pages without a length.
      """)
    return length
  }

  private static func check(room: Double) {
    precondition(
      room >= 0 && room.isUsable, .pageRoom,
      "Items need a spacing, and room after them, of 0 or more; this is \(room); leave it out for none.")
  }

  private static func checked(_ count: Int) -> Double {
    precondition(
      count >= 0, .pageCount, "Pages need a count of 0 or more; this is \(count); use 0 for no pages.")
    return Double(count)
  }

  /// Returns the length of the content; nil if the pages do not determine the length.
  func contentLength(visible: Double) -> Double? {
    switch form {
    case .content, .offsets: nil
    case .items(let count, let length, let spacing):
      max(0, count * (length.points(visible) + spacing) - spacing)
    case .list(_, let content, _): content
    }
  }

  /// The space between the last and the first page of a ring; nil if the pages do not determine the space.
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
  /// Returns the length in points.
  func points(_ visible: Double) -> Double {
    switch self {
    case .points(let length): length
    case .part(let part): part * visible
    }
  }
}

/// The place along an axis of an item that is a page, or part of a page.
public struct PageItem: Hashable, Sendable {
  /// The start, in points from the content's start.
  public var start: Double
  /// The length, in points.
  public var length: Double

  /// Creates a place.
  public init(start: Double, length: Double) {
    self.start = start
    self.length = length
  }

  init(_ place: ItemPlace) { self.init(start: place.start, length: place.length) }

  var end: Double { start + length }

  /// True if the place can be part of a page: data may hold anything.
  var isUsable: Bool { length >= 0 && start.isUsable && length.isUsable }
}
