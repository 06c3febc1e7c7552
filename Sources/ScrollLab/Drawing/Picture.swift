package import ScrollSpace

/// A part of the world drawn with characters: boxes with labels, and lines of text below. It can be drawn in any size.
///
/// ```
///           ┏━━━━━━━━━━┓
///   ┌───────┃──┐┌──────┃───┐
///   │       ┃0 ││  1   ┃   │
///   └───────┃──┘└──────┃───┘
///           ┗━━━━━━━━━━┛
/// ```
/// Later boxes cover earlier boxes. Labels are written where no line is. Things outside of the world are not drawn.
package struct Picture {
  /// The style of a box's edges.
  package enum Edge: Hashable {
    case light, heavy, dashed

    /// Horizontal, vertical, and the corners from the upper left on, row by row.
    var characters: [Character] {
      switch self {
      case .light: Array("─│┌┐└┘")
      case .heavy: Array("━┃┏┓┗┛")
      case .dashed: Array("╌╎┌┐└┘")
      }
    }
  }

  private enum Shape {
    case box(Rect, label: String, Ink, Edge, fill: Character?)
    case viewport
    case thumb(Rect, opacity: Double)
  }

  /// The visible part of the world, in points.
  package let world: Rect
  /// The characters beside and above each other of the picture at its natural size, without the notes.
  package let columns: Int
  package let rows: Int
  /// The part of the world that labels should be in, if there is room. At first the whole world.
  package var focus: Rect
  private var shapes: [Shape] = []
  private var notes: [(text: InkedText, isCentred: Bool)] = []

  /// Creates an empty picture of a part of the world, which must not be empty.
  package init(of world: Rect, columns: Int = 79, rows: Int) {
    self.world = world
    self.columns = columns
    self.rows = rows
    focus = world
  }

  /// Draws a box. The label is in the middle of the visible part of the box, cut off if the box is too narrow. The
  /// filling covers everything that was drawn before.
  package mutating func box(
    _ rect: Rect, _ label: String = "", ink: Ink = .plain, edge: Edge = .light, fill: Character? = nil
  ) {
    shapes.append(.box(rect, label: label, ink, edge, fill: fill))
  }

  /// Sets the focus to a part of the world, and draws a heavy frame around it.
  package mutating func viewport(_ rect: Rect) {
    focus = rect
    shapes.append(.viewport)
  }

  /// Draws a scroll thumb at the inner side of the viewport's frame.
  package mutating func thumb(_ rect: Rect, opacity: Double) {
    if opacity > 0 { shapes.append(.thumb(rect, opacity: opacity)) }
  }

  /// Adds a line of text below. Parts with three spaces in between may be in several rows.
  package mutating func note(_ text: String, ink: Ink = .plain) {
    notes.append((InkedText(text, ink), false))
  }

  /// Adds a row of dots below, in the middle: one dot for each page, with a filled dot for the present index. If there
  /// are more than 40 pages, the page's number is written instead.
  package mutating func dots(index: Int, of count: Int) {
    let dots = (0..<max(0, min(count, 40))).map { $0 == index ? "●" : "○" }.joined(separator: " ")
    notes.append((InkedText(count <= 40 ? dots : "page \(index + 1) of \(count)", .strong), true))
  }

  /// Returns the picture's rows from the top, then the lines below it.
  ///
  /// The picture is compressed if there is less room than its natural size. It grows in proportion if there is more
  /// room in both directions.
  /// - Parameters:
  ///   - width: the longest row, in characters; at least 1.
  ///   - height: the most rows, those of the notes included; at least 1.
  package func lines(on paper: Paper = .plain, width: Int? = nil, height: Int? = nil) -> [String] {
    let below = notes.map { ($0.text.rows(width: width ?? columns), $0.isCentred) }
    let room = height.map { max(1, $0 - below.reduce(0) { $0 + $1.0.count }) } ?? rows
    let width = width ?? columns
    let growth = max(1, min(Double(width) / Double(columns), Double(room) / Double(rows)))
    let size = (min(width, Int(Double(columns) * growth)), min(room, Int(Double(rows) * growth)))
    let canvas = painted(columns: size.0, rows: size.1)
    let text = below.flatMap { rows, isCentred in
      rows.map { row in
        let indent = isCentred ? max(0, (canvas.columns - row.cells.count) / 2) : 0
        return InkedText(String(repeating: " ", count: indent)) + row
      }
    }
    return ((0..<canvas.rows).map(canvas.row) + text).prefix(height ?? .max).map { $0.text(on: paper) }
  }
}

extension Picture {
  private func painted(columns: Int, rows: Int) -> Canvas {
    var canvas = Canvas(of: world, columns: columns, rows: rows)
    let frame = (canvas.cells(of: focus) ?? canvas.whole).outset(by: 1).clamped(to: canvas.whole)
    let inside = frame.outset(by: -1)
    for (layer, shape) in shapes.enumerated() {
      switch shape {
      case .box(let rect, let label, let ink, let edge, let fill):
        guard let box = canvas.cells(of: rect) else { continue }
        if let fill { canvas.fill(box, fill, ink, layer: layer) }
        canvas.frame(box, edge, ink, leavesRoom: !label.isEmpty)
      case .viewport: canvas.frame(frame, .heavy, .plain)
      case .thumb(let rect, let opacity):
        guard let place = canvas.cells(of: rect) else { continue }
        let marks: [Character] = ["░", "▒", "▓", "█"]
        let mark = marks[max(0, min(3, Int(opacity * 4)))]
        canvas.mark(place.thumb(in: inside, isUpright: rect.height > rect.width), mark, .strong)
      }
    }
    for (layer, shape) in shapes.enumerated() {
      guard case .box(let rect, let label, let ink, _, let fill) = shape, !label.isEmpty,
        let box = canvas.cells(of: rect)
      else { continue }
      let text = fill == nil ? label : " \(label) "
      let room = box.withoutSides
      canvas.write(text, ink, inOneOf: [room.clamped(to: inside), room], layer: layer)
    }
    return canvas
  }
}
