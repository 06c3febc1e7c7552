import ScrollAccessories
import ScrollBehaviors
import ScrollProfiles
import ScrollSpace
import ScrollTiling

/// A chain as a text, for programs that cannot compose it in Swift.
struct ChainText {
  /// A mistake in the text.
  struct Mistake: Error {
    let message: String
  }

  /// The largest number of rows along an axis.
  static let mostRows: Int64 = 1_000_000

  /// The links that a program can ask and command.
  struct Links {
    /// The rows. The program draws them, so their tiles hold nothing.
    var rows = PerAxis<Tiling<Void>?>(nil)
    var pages = PerAxis<Paging?>(nil)
    var snapping = PerAxis<Snapping?>(nil)
    var indicators: Indicators?
    var hasPhysics = false
  }

  private(set) var behaviors: [any ScrollBehavior] = []
  private(set) var links = Links()

  /// Reads the text: links with commas between them, each a name and its values.
  init(_ text: String) throws(Mistake) {
    guard !text.allSatisfy({ $0 == " " }) else { return }
    for link in text.split(separator: ",", omittingEmptySubsequences: false) { try add(link) }
  }

  /// Adds a link.
  private mutating func add(_ text: Substring) throws(Mistake) {
    var words = LinkText(text)
    switch words.name {
    case "clamping": behaviors.append(Clamping())
    case "bouncing": behaviors.append(Bouncing())
    case "lock": behaviors.append(AxisLock(.sticky))
    case "infinite": behaviors.append(Infinite(axis: try words.axis()))
    case "indicators":
      let indicators = links.indicators ?? Indicators()
      guard links.indicators == nil else {
        throw words.mistake("A chain has indicators once", "leave these out")
      }
      links.indicators = indicators
      behaviors.append(indicators)
    case "rows": behaviors.append(try rows(along: words.axis(), &words))
    case "anchor":
      let axis = try words.axis()
      guard let rows = links.rows[axis] else {
        throw words.mistake(
          "An anchor needs rows", "write rows \(axis) with their number and length before it")
      }
      behaviors.append(KeepAnchor(rows.row))
    case "paging":
      let axis = try words.axis()
      try addPages(links.rows[axis].map { Paging($0.row) } ?? Paging(axis: axis), words)
    case "snapping":
      let axis = try words.axis()
      guard links.snapping[axis] == nil else {
        throw words.mistake("An axis has one snapping", "leave this out")
      }
      if !words.isEmpty || links.rows[axis] == nil { behaviors.append(try rows(along: axis, &words)) }
      guard let rows = links.rows[axis] else { break }
      let snapping = Snapping(rows.row)
      links.snapping[axis] = snapping
      behaviors.append(snapping)
    case "ring":
      let axis = try words.axis()
      let rows = try rows(along: axis, from: 1, &words)
      try addPages(Paging(rows.row), words)
      behaviors += [rows, Circular(axis: axis)]
    case "physics":
      behaviors.append(ScrollPhysics(try words.profile()))
      links.hasPhysics = true
    default:
      throw words.mistake(
        "A link has a name",
        """
        write clamping, bouncing, rows, paging, snapping, ring, anchor, infinite, lock, indicators or physics
        """)
    }
    try words.end()
  }

  private mutating func addPages(_ paging: Paging, _ words: LinkText) throws(Mistake) {
    guard links.pages[paging.axis] == nil else {
      throw words.mistake("An axis has pages once", "leave these out")
    }
    links.pages[paging.axis] = paging
    behaviors.append(paging)
  }

  /// Reads rows of an axis that has none.
  private mutating func rows(
    along axis: Axis, from least: Double = 0, _ words: inout LinkText
  ) throws(Mistake) -> Tiling<Void> {
    guard links.rows[axis] == nil else {
      throw words.mistake("An axis has rows once", "leave out the number and the length")
    }
    let (count, length) = try words.items(least)
    guard let lengths = try? ItemLengths(count: Int64(count), length: length) else {
      throw words.mistake("Rows need memory", "write fewer of them")
    }
    let rows = Tiling<Void>(.lengths(lengths, axis: axis), poolCap: 0, make: {}, show: { _, _, _ in })
    links.rows[axis] = rows
    return rows
  }
}
