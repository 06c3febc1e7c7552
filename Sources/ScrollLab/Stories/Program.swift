package import LabDrawing
import ScrollBehaviors
package import ScrollEngine
package import ScrollSpace

extension Story {
  /// Scrolling by the program.
  package static let program = Story(
    "program", "the program scrolls a text to its chapters; each animation reports its outcome"
  ) { Chapters() }
}

/// A text of chapters that the program scrolls, in a given time or by a spring.
package final class Chapters: Scene, ScrollDelegate {
  package static let screen = Size(width: 390, height: 480)
  /// The chapters' places, one below the other.
  package static let chapters: [Rect] = {
    var top = 0.0
    return (0..<14).map { index in
      let height = index % 3 == 1 ? 256.0 : 192.0
      defer { top += height }
      return Rect(x: 0, y: top, width: screen.width, height: height)
    }
  }()

  package let axis: Axis
  package let scroll: ScrollController
  /// The outcomes of the program's animations, in order.
  package private(set) var outcomes: [AnimationOutcome] = []
  /// The number of times that the content arrived at the top by `scrollToTop`.
  package private(set) var topsReached = 0

  /// Creates chapters one below the other, or beside each other.
  package init(_ axis: Axis = .vertical) {
    self.axis = axis
    let length = Self.chapters.last?.maxY ?? 0
    scroll = ScrollController(
      viewport: axis.turned(Self.screen),
      content: axis.turned(Size(width: Self.screen.width, height: length)),
      behaviors: [Bouncing()])
    scroll.delegate = self
  }

  package func scrollDidScrollToTop(_ scroll: ScrollController) { topsReached += 1 }

  private func go(to chapter: Int, _ arrival: Arrival) {
    let place = axis.turned(Self.chapters[chapter].origin)
    scroll.setContentOffset(place, arrival: arrival) { [weak self] in self?.outcomes.append($0) }
  }

  package var script: Script {
    var script = Script()
    script.look("The start of the text.")
    script.add(.command { [unowned self] in go(to: 6, .timed(0.6, .easeInOut)) })
    script.wait(0.35)
    script.look("On the way to chapter 7, by a curve of 0.6 s.")
    script.add(.command { [unowned self] in go(to: 9, .spring(response: 0.5)) })
    script.rest()
    script.look("Sent on to chapter 10 meanwhile, by a spring that keeps the speed.")
    let eleven = axis.turned(Self.chapters[11])
    script.add(.command { [unowned self] in scroll.scrollRectToVisible(eleven, animated: true) })
    script.rest()
    script.look("Chapter 12 brought into view: as far as it must, no further.")
    script.add(.command { [unowned self] in go(to: 1, .timed(1)) })
    script.wait(0.4)
    script.swipe(
      from: axis.turned(Point(x: 195, y: 240)), by: axis.turned(Vector(x: 0, y: -120)), in: 0.1)
    script.rest()
    script.look("On the way to chapter 2 a finger caught it, and flicked it elsewhere.")
    script.add(.command { [unowned self] in scroll.scrollToTop(of: axis) })
    script.rest()
    script.add(.command { [unowned self] in scroll.settings.reducesMotion = true })
    script.add(.command { [unowned self] in go(to: 3, .timed(1)) })
    script.rest()
    script.look("To the top; and, with reduced motion, to chapter 4 at once.")
    return script
  }

  package var picture: Picture {
    var picture = Picture(
      of: axis.turned(Rect(x: -20, y: -192, width: 430, height: 864)), columns: 56, rows: 27)
    for (index, chapter) in Self.chapters.enumerated() {
      let place = axis.turned(chapter).offset(by: -(scroll.contentOffset - Point.zero))
      let isSeen = place.upper(axis) > 0 && place.lower(axis) < Self.screen.height
      picture.box(place, "chapter \(index + 1)", ink: isSeen ? .motion : .faint)
    }
    picture.viewport(axis.turned(Rect(origin: .zero, size: Self.screen)))
    let speed = scroll.velocity[axis].rounded(decimals: 0)
    picture.note(
      "\(scroll.offsetWords(axis))   \(scroll.phase.name), \(speed) pt/s",
      ink: .faint)
    return picture
  }

  package var facts: [Fact] {
    [
      Fact("animations", outcomes.map { $0.words }.joined(separator: ", ")),
      Fact("tops reached", topsReached),
    ]
  }
}

extension AnimationOutcome {
  fileprivate var words: String {
    switch self {
    case .finished: "finished"
    case .replaced: "replaced"
    case .interrupted(let by): "interrupted by \(by)"
    }
  }
}
