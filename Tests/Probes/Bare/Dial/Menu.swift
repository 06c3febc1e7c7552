import ScrollBehaviors
import ScrollMotion

/// A menu on a round screen, turned by a dial with 24 detents. The device has numbers of 32 bits:
/// angles in degrees, places in pixels, milliseconds since the start.
final class Menu {
  static let rowHeight: Float = 40
  static let screen: Float = 240

  private let scroll: ScrollController
  private var detents = Detents(angle: 15)

  init(rows: Int64) {
    let margin = Double(Self.screen - Self.rowHeight) / 2
    scroll = ScrollController(
      viewport: Size(width: Double(Self.screen), height: Double(Self.screen)),
      content: Size(width: Double(Self.screen), height: Double(rows) * Double(Self.rowHeight)),
      inset: Insets(top: margin, left: 0, bottom: margin, right: 0),
      behaviors: [
        Snapping(
          ItemRow(count: rows, length: Double(Self.rowHeight), axis: .vertical), align: .center),
        Clamping(),
      ])
    scroll.settings.notchLength = Double(Self.rowHeight)
  }

  /// Takes a sample of the dial's sensor, and shows the time. Returns true if the screen must be
  /// drawn again later.
  func update(milliseconds: UInt32, angle: Float) -> Bool {
    let now = Timestamp.milliseconds(Double(milliseconds))
    let passed = detents.turn(to: Double(angle))
    if passed != 0 { scroll.step(by: .notches(Vector(x: 0, y: Double(passed))), time: now) }
    return scroll.advance(to: now) == .needsFrame
  }

  /// Where the first row is on the screen.
  var firstRow: Float { -Float(scroll.contentOffset.y) }

  /// The row that the dial has chosen. The row in the middle of the screen comes to it.
  var chosen: Int {
    Int((Float(scroll.destination.y) + (Self.screen - Self.rowHeight) / 2) / Self.rowHeight)
  }
}
