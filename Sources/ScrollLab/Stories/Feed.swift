package import LabDrawing
package import ScrollBehaviors
package import ScrollEngine
package import ScrollSpace
import ScrollTiling

extension Story {
  /// A conversation that loads its history while the user scrolls up.
  package static let feed = Story(
    "feed", "rows of different heights; history comes in while it glides, nothing jumps"
  ) { Feed() }
}

/// A conversation, scrolled to its end. When its start is near, older messages are requested, and come a moment later.
/// Any motion then continues.
package final class Feed: Scene, ScrollDelegate {
  /// A message has a number, below 0 for history, and a height that follows from the number.
  package struct Message: Hashable {
    package let number: Int

    package init(number: Int) { self.number = number }

    /// The name: messages are counted from 1 on, history from 1 back.
    package var name: String { number < 0 ? "history \(-number)" : "message \(number + 1)" }

    package var height: Double { 72 + 24 * Double((number &* 7 &+ number / 3).magnitude % 4) }
  }

  package final class Row {
    package fileprivate(set) var message: Message?
    package fileprivate(set) var frame = Rect.zero
  }

  package static let screen = Size(width: 390, height: 480)
  /// The distance of the start at which history is requested, in points.
  package static let near = 1_200.0
  /// The number of messages that come at once, and the time that they take, in seconds.
  package static let batch = 12
  package static let delay = 0.12

  package let axis = Axis.vertical
  package let scroll: ScrollController
  package let tiling: Tiling<Row>
  package private(set) var shift = Vector.zero
  /// The number of times that history has come.
  package private(set) var loads = 0
  /// The number of times that history has come during a deceleration.
  package private(set) var loadsInMotion = 0
  package private(set) var mostAlive = 0
  private let rows = Rows()
  private var history: Int
  private var due: Timestamp?
  private var clock = Timestamp.zero

  private final class Rows {
    var messages: [Message] = (0..<30).map { Message(number: $0) }
    var all: [Row] = []
  }

  /// Creates a conversation with this many older messages to load.
  package init(history: Int = 60) {
    self.history = history
    let rows = rows
    tiling = Tiling<Row>(
      .lengths(try! ItemLengths(rows.messages.map { $0.height })), axis: .vertical,
      overscan: TileOverscan(Overscan(.points(100))),
      make: {
        rows.all.append(Row())
        return rows.all[rows.all.count - 1]
      },
      show: { row, index, frame in (row.message, row.frame) = (rows.messages[Int(index)], frame) },
      hide: { row, _ in row.message = nil })
    scroll = ScrollController(
      viewport: Self.screen, behaviors: [tiling, KeepAnchor(tiling), Bouncing(.vertical)])
    scroll.delegate = self
    scroll.contentOffset.y = scroll.geometry.extent.y.upper ?? 0
  }
  package func scrollDidScroll(_ scroll: ScrollController) {
    mostAlive = max(mostAlive, tiling.alive)
    if scroll.contentOffset.y < Self.near, due == nil, history > 0 { due = clock + Self.delay }
  }

  package func prepare(for time: Timestamp) {
    clock = time
    guard let due, due <= time else { return }
    self.due = nil
    load()
  }

  /// Adds the history that has come.
  private func load() {
    let first = rows.messages[0].number
    let batch = (first - min(Self.batch, history)..<first).map { Message(number: $0) }
    history -= batch.count
    loads += 1
    if scroll.isDecelerating { loadsInMotion += 1 }
    rows.messages = batch + rows.messages
    shift.y += batch.reduce(0) { $0 + $1.height }
    try! tiling.change(.insert(batch.map { $0.height }, at: 0))
  }

  /// Adds a message at the end.
  private func say() {
    let message = Message(number: (rows.messages.last?.number ?? 0) + 1)
    rows.messages.append(message)
    try! tiling.change(.insert([message.height], at: Int64(rows.messages.count - 1)))
  }

  /// The rows with messages, from the top, in the screen's coordinates.
  package var shown: [(message: Message, frame: Rect)] {
    let place = Vector(x: 0, y: tiling.origin - scroll.contentOffset.y)
    return rows.all.compactMap { row in row.message.map { ($0, row.frame.offset(by: place)) } }
      .sorted { $0.1.minY < $1.1.minY }
  }

  /// All messages so far, from the top.
  package var messages: [Message] { rows.messages }

  package var script: Script {
    var script = Script()
    let finger = Point(x: 195, y: 60)
    script.look("The end of a conversation. Only rows on the screen, and 100 pt around it, are alive.")
    script.swipe(from: finger, by: Vector(x: 0, y: 360), in: 0.12)
    script.wait(0.72)
    script.look("A flick towards what was said before; it glides.")
    script.wait(0.1)
    script.look("History has come in above meanwhile: the same rows glide on at the same speed.")
    script.rest()
    script.look("The content rests at its destination, as much further down as the history is high.")
    script.wait(0.2)
    script.swipe(from: finger, by: Vector(x: 0, y: 250), in: 0.12)
    script.wait(0.3)
    script.add(.edit { [unowned self] in say() })
    script.rest()
    script.look("Another flick; while it glides more history comes, and a new message below.")
    script.wheel(by: Vector(x: 0, y: -1_000), in: 0.5)
    script.rest()
    script.look("A wheel does the same.")
    return script
  }

  package var picture: Picture {
    var picture = Picture(of: Rect(x: -20, y: -96, width: 430, height: 672), columns: 56, rows: 28)
    for row in shown {
      let isSeen = row.frame.maxY > 0 && row.frame.minY < Self.screen.height
      picture.box(row.frame, row.message.name, ink: isSeen ? .motion : .faint)
    }
    picture.viewport(Rect(origin: .zero, size: Self.screen))
    picture.note(
      "\(scroll.offsetWords(.vertical))   made \(tiling.made)   reused \(tiling.reused)   alive \(tiling.alive) of "
        + "\(rows.messages.count)", ink: .faint)
    return picture
  }

  package var facts: [Fact] {
    [
      Fact("made", tiling.made), Fact("reused", tiling.reused), Fact("alive", tiling.alive),
      Fact("alive at most", mostAlive), Fact("messages", rows.messages.count),
      Fact("history came", "\(loads)×, \(loadsInMotion)× while decelerating"),
    ]
  }
}
