package import LabDrawing
package import ScrollAccessories
package import ScrollBehaviors
package import ScrollEngine
package import ScrollSpace
import ScrollTiling

extension Story {
  /// Letters that a pull reloads.
  package static let refresh = Story(
    "refresh", "letters, pulled to load new ones: a gap while it loads, a thumb that fades"
  ) { Inbox() }
}

/// Letters, above which newer letters are inserted after a pull, and the thumb that shows the position.
package final class Inbox: Scene {
  package final class Row {
    package fileprivate(set) var letter: Int?
    package fileprivate(set) var frame = Rect.zero
  }

  package static let screen = Size(width: 390, height: 480)
  package static let height = 72.0
  /// The number of letters that come at once, and the time that they take, in seconds.
  package static let batch = 3
  package static let delay = 1.5

  package let axis: Axis
  package let scroll: ScrollController
  package let tiling: Tiling<Row>
  package let refresh: PullToRefresh
  package let indicators = Indicators()
  package private(set) var shift = Vector.zero
  /// The number of times that letters have come.
  package private(set) var loads = 0
  /// The number of pulls that requested letters.
  package var pulls: Int { calls.count }
  private let rows = Rows()
  private let calls = Calls()
  private var newest = 30
  private var due: Timestamp?
  private var clock = Timestamp.zero

  private final class Rows { var all: [Row] = [] }
  private final class Calls { var count = 0 }

  /// Creates letters one below the other, or beside each other.
  package init(_ axis: Axis = .vertical) {
    self.axis = axis
    let (rows, calls) = (rows, calls)
    let letters = try! ItemLengths(count: 30, length: Self.height)
    tiling = Tiling<Row>(
      .lengths(letters), axis: axis,
      make: {
        rows.all.append(Row())
        return rows.all[rows.all.count - 1]
      },
      show: { row, index, frame in (row.letter, row.frame) = (Int(index), frame) },
      hide: { row, _ in row.letter = nil })
    refresh = PullToRefresh(axis: axis) { _ in calls.count += 1 }
    scroll = ScrollController(
      viewport: axis.turned(Self.screen),
      behaviors: [tiling, KeepAnchor(tiling), refresh, Bouncing(), indicators])
  }

  /// Adds letters a moment after the load has begun.
  package func prepare(for time: Timestamp) {
    clock = time
    guard refresh.state == .loading else {
      due = nil
      return
    }
    guard let due else {
      due = time + Self.delay
      return
    }
    if due <= time { load() }
  }

  private func load() {
    due = nil
    loads += 1
    newest += Self.batch
    let offset = scroll.contentOffset[axis]
    try! tiling.change(.insertRun(count: Int64(Self.batch), length: Self.height, at: 0))
    // During a glide a difference of offsets is rounded, and letters have whole points.
    shift[axis] += (scroll.contentOffset[axis] - offset).rounded()
    refresh.endRefreshing()
  }

  /// The letters on the screen, the newest first. A larger number means a newer letter.
  package var shown: [(letter: Int, frame: Rect)] {
    let place = axis.turned(Vector(x: 0, y: tiling.origin - scroll.contentOffset[axis]))
    return rows.all.compactMap { row in
      row.letter.map { (newest - $0, row.frame.offset(by: place)) }
    }
    .sorted { $0.1.lower(axis) < $1.1.lower(axis) }
  }

  /// The thumb at present.
  package var thumb: IndicatorThumb? { indicators.thumb(on: axis, at: clock) }

  package var script: Script {
    var script = Script()
    let finger = axis.turned(Point(x: 195, y: 60))
    script.look("The newest letters. Nothing has moved, and no thumb is seen.")
    script.swipe(from: finger, by: axis.turned(Vector(x: 0, y: 150)), in: 0.4, hold: 0.2)
    script.rest()
    script.look("Pulled, but not far enough: it went back, and nothing loads.")
    script.swipe(from: finger, by: axis.turned(Vector(x: 0, y: 320)), in: 0.5, hold: 0.2)
    script.wait(0.02)
    script.look("Pulled further and let go: it loads. The thumb has shrunk.")
    script.rest()
    script.look("It stays at the gap as long as it loads.")
    script.wait(1.5)
    script.rest()
    script.look("Three letters have come in above, and the gap is closed.")
    script.wait(0.93)
    script.look("Nothing moves any more: the thumb fades.")
    script.wait(0.67)
    script.swipe(from: finger, by: axis.turned(Vector(x: 0, y: 320)), in: 0.5, hold: 0.2)
    script.rest()
    script.swipe(
      from: axis.turned(Point(x: 195, y: 400)), by: axis.turned(Vector(x: 0, y: -260)), in: 0.12)
    script.wait(0.4)
    script.look("Pulled again; while it loads, a flick scrolls on.")
    script.rest()
    script.look("Three more came in above: the same letters glided on, to the same destination.")
    script.add(.command { [unowned self] in scroll.scrollToTop(of: axis) })
    script.rest()
    script.add(.command { [unowned self] in refresh.beginRefreshing() })
    script.rest()
    script.look("At the top again, the program asks for letters: the gap opens by itself.")
    script.wait(2)
    script.rest()
    return script
  }

  package var picture: Picture {
    var picture = Picture(
      of: axis.turned(Rect(x: -20, y: -72, width: 430, height: 624)), columns: 56, rows: 27)
    for row in shown {
      let isSeen = row.frame.upper(axis) > 0 && row.frame.lower(axis) < Self.screen.height
      picture.box(row.frame, "letter \(row.letter)", ink: isSeen ? .motion : .faint)
    }
    if refresh.pull > 20 {
      let gap = Rect(x: 120, y: 0, width: 150, height: refresh.pull - 4)
      picture.box(axis.turned(gap), spinner, ink: .finger, edge: .dashed)
    }
    picture.viewport(axis.turned(Rect(x: -10, y: 0, width: 410, height: Self.screen.height)))
    if let thumb { picture.thumb(thumb.rect, opacity: thumb.opacity) }
    let length = (thumb?.rect.length(axis) ?? 0).rounded(decimals: 1)
    let opacity = (thumb?.opacity ?? 0).rounded(decimals: 2)
    picture.note(
      "\(scroll.offsetWords(axis))   pulled \(Int((refresh.fraction * 100).rounded())) %   thumb "
        + "\(length) pt, opacity \(opacity)", ink: .faint)
    return picture
  }

  private var spinner: String {
    switch refresh.state {
    case .idle: "pull"
    case .loading: "loading"
    case .ending: "done"
    }
  }

  package var facts: [Fact] {
    [
      Fact("pulls that loaded", pulls), Fact("letters came", "\(loads)×"),
      Fact("letters", tiling.items.count),
      Fact("made", tiling.made),
    ]
  }
}
