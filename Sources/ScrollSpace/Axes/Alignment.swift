/// The alignment of a place of an item with a place of the viewport, along an axis.
///
/// ```
///   start            center            end              Alignment(item: 0, viewport: 0.1)
///  ├[item]────┤    ├──[item]──┤    ├────[item]┤    ├─[item]───┤
/// ```
/// If an alignment is optional, nil brings the item into view by the shortest distance.
public struct Alignment: Hashable, Sendable {
  /// A place of the item: 0 is its start, 1 its end.
  public let item: Double
  /// A place of the viewport less its insets: 0 is its start, 1 its end.
  public let viewport: Double

  /// Creates an alignment of a place of an item with a place of the viewport, both as parts of their lengths, from 0
  /// to 1. Anything else is a programmer's mistake, and traps. `Alignment(item: 0, viewport: 0.1)` puts the start of
  /// an item a tenth of the viewport behind the viewport's start.
  public init(item: Double, viewport: Double) {
    precondition(
      Self.isPart(item) && Self.isPart(viewport), .alignmentParts,
      """
      An alignment needs parts from 0 to 1; these are \(item) and \(viewport); start, center and end have \
      0, 0.5 and 1 twice.
      """)
    self.item = item
    self.viewport = viewport
  }

  /// The item's start is at the viewport's start.
  public static let start = Alignment(item: 0, viewport: 0)
  /// The item's middle is in the viewport's middle.
  public static let center = Alignment(item: 0.5, viewport: 0.5)
  /// The item's end is at the viewport's end.
  public static let end = Alignment(item: 1, viewport: 1)

  /// Returns the distance that a view from `start` to `end` must move to align an item from `lower` to `upper`.
  @inlinable public func distance(from start: Double, _ end: Double, to lower: Double, _ upper: Double)
    -> Double
  {
    (lower * (1 - item) + upper * item) - (start * (1 - viewport) + end * viewport)
  }

  private static func isPart(_ number: Double) -> Bool { number >= 0 && number <= 1 }
}

extension Optional where Wrapped == Alignment {
  /// Moves by the shortest distance that brings the whole item into view. An item that is in view, or fills the view,
  /// does not move. An item that is longer than the view moves until it fills the view.
  public static var nearest: Alignment? { nil }

  /// Returns the start of a view of this length that shows an item from `lower` to `upper`. `start` is the present
  /// start of the view.
  public func start(ofView length: Double, at start: Double, showing lower: Double, _ upper: Double) -> Double
  {
    if let self { return self.distance(from: 0, length, to: lower, upper) }
    return max(min(lower, upper - length), min(start, max(lower, upper - length)))
  }
}

@_documentation(visibility: internal)
extension Alignment: Archivable {
  /// Creates the alignment ``start``.
  public init() { self = .start }

  /// Archives both parts.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    let item = try archive.value(item, where: Self.isPart)
    self = Alignment(item: item, viewport: try archive.value(viewport, where: Self.isPart))
  }
}
