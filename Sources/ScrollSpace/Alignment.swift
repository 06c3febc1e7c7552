/// Which place of a thing comes to lie on which place of the viewport, along an axis.
///
/// ```
///   start            center            end              Alignment(item: 0, viewport: 0.1)
///  ├[item]────┤    ├──[item]──┤    ├────[item]┤    ├─[item]───┤
/// ```
/// Where an alignment is optional, nil brings the thing into view by the shortest way.
public struct Alignment: Hashable, Sendable {
  /// A place of the thing: 0 is its start, 1 its end.
  public let item: Double
  /// A place of the viewport less its insets: 0 is its start, 1 its end.
  public let viewport: Double

  /// Aligns a place of a thing with a place of the viewport, both as parts of their lengths, from 0 to 1;
  /// anything else is a mistake in the program, and traps. `Alignment(item: 0, viewport: 0.1)` puts the
  /// start of a page a tenth of the viewport behind the viewport's.
  public init(item: Double, viewport: Double) {
    precondition(
      Self.isPart(item) && Self.isPart(viewport),
      """
      An alignment needs parts from 0 to 1; these are \(item) and \(viewport); start, center and end have \
      0, 0.5 and 1 twice.
      """)
    self.item = item
    self.viewport = viewport
  }

  /// The thing's start lies at the viewport's start.
  public static let start = Alignment(item: 0, viewport: 0)
  /// The thing's middle lies in the viewport's middle.
  public static let center = Alignment(item: 0.5, viewport: 0.5)
  /// The thing's end lies at the viewport's end.
  public static let end = Alignment(item: 1, viewport: 1)

  /// How far a view must go that lies from `start` to `end`, so that what lies from `lower` to `upper` is aligned.
  @inlinable public func distance(from start: Double, _ end: Double, to lower: Double, _ upper: Double)
    -> Double
  {
    (lower * (1 - item) + upper * item) - (start * (1 - viewport) + end * viewport)
  }

  private static func isPart(_ number: Double) -> Bool { number >= 0 && number <= 1 }
}

extension Optional where Wrapped == Alignment {
  /// By the shortest way on which all of the thing comes into view; nowhere if it is in view, or fills the view. One that is
  /// longer than the view comes in until it fills it.
  public static var nearest: Alignment? { nil }

  /// Where a view of this length begins that shows what lies from `lower` to `upper`. It sets out from where it begins now.
  public func start(ofView length: Double, at start: Double, showing lower: Double, _ upper: Double) -> Double
  {
    if let self { return self.distance(from: 0, length, to: lower, upper) }
    return max(min(lower, upper - length), min(start, max(lower, upper - length)))
  }
}

extension Alignment: Archivable {
  /// ``start``.
  public init() { self = .start }

  /// Both parts.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    let item = try archive.value(item, where: Self.isPart)
    self = Alignment(item: item, viewport: try archive.value(viewport, where: Self.isPart))
  }
}
