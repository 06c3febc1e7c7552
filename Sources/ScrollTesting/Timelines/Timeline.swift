public import ScrollBehaviors

/// The actions of a scroller, as text in one line: `idle ▏drag▕ decel… settled@792`.
///
/// A timeline is a row of marks. Each mark has a name, and some have more:
///
/// ```
/// timeline = phase { mark }
/// mark     = ▏drag { mark } ▕      a drag, from its beginning to its end, and what came in between
///          | decel | anim | wheel | step     the content travels; … behind the name: it has moved
///          | jump                  the program set the offset
///          | settled(reason)@offset
///          | zoom | top | layout | inset | rebase | pull
/// ```
/// - `phase` is what the scroller was doing when the timeline began.
/// - `decel` is a deceleration, and `anim` an animation of the program.
/// - `wheel` is a run of precise deltas, a steady speed, or parts of notches.
/// - `step` is the animation of a key or of a whole notch.
/// - `zoom` stands for all of one zoom, and `top` for the end of `scrollToTop`.
///
/// Offsets are those of the axis that scrolls, with up to three decimals.
///
/// ``difference(from:)`` compares a timeline with an expectation.
public struct Timeline: Hashable, Sendable {
  /// The axis of the offsets in the text.
  public let axis: Axis
  /// The marks, the earliest first. The first is the phase at the beginning.
  public private(set) var marks: [TimelineMark]
  private var isDragging = false
  /// The frames of the scroller, for a plot.
  var frames = PlottedFrames()

  init(from phase: Phase, axis: Axis) {
    self.axis = axis
    marks = [TimelineMark(name: "\(phase.name)", time: .zero, offset: .zero)]
    isDragging = phase == .dragging
  }
}

/// The frames that a plot of a timeline shows. Two timelines with the same marks are equal, whatever frames they have.
struct PlottedFrames: Hashable, Sendable {
  var all: [RecordedFrame] = []

  static func == (a: PlottedFrames, b: PlottedFrames) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

extension Timeline: CustomStringConvertible {
  /// The marks, in the form of an expectation.
  public var description: String {
    var text = ""
    for (mark, last) in zip(marks, [nil] + marks.map(\.name)) {
      // A drag without marks in between is one word: ▏drag▕.
      let isOneWord = mark.name == "▕" && last == "▏drag"
      text += (last == nil || isOneWord ? "" : " ") + mark.text(on: axis)
    }
    return text
  }
}

// The conversion of callbacks to marks.
extension Timeline {
  mutating func receive(_ callback: ScrollCallback, _ scroll: ScrollController, at time: Timestamp) {
    func mark(_ name: String, _ detail: String? = nil) -> TimelineMark {
      TimelineMark(name: name, detail: detail, time: time, offset: scroll.contentOffset)
    }
    switch callback {
    case .didScroll: move(scroll.moveCause, mark(travel(of: scroll)))
    case .willBeginDragging:
      isDragging = true
      marks.append(mark("▏drag"))
    case .didEndDragging:
      isDragging = false
      marks.append(mark("▕"))
    case .willBeginDecelerating: marks.append(mark("decel"))
    case .didEndScrollingAnimation:
      // An animation without duration looked like a set offset.
      if let last = marks.indices.last, marks[last].name == "jump" {
        marks[last].name = "anim"
      } else if marks.last?.isTravel != true {
        marks.append(mark("anim"))
      }
    case .willBeginZooming: append(mark("zoom"))
    case .didScrollToTop: marks.append(mark("top"))
    case .didSettle(let reason): marks.append(mark("settled", "\(reason)"))
    case .didLayout: append(mark("layout"))
    case .didChangeInset: append(mark("inset"))
    case .didRebase: append(mark("rebase"))
    case .didPull: append(mark("pull"))
    case .didZoom, .didEndZooming, .didAttach, .didDetach, .didWake, .willEndDragging, .didEndDecelerating,
      .didChangePhase:
      break
    }
  }

  /// Appends a mark, unless the last mark is equal: a run of layouts is one mark.
  private mutating func append(_ mark: TimelineMark) {
    if marks.last?.name != mark.name { marks.append(mark) }
  }

  /// Returns the name of a movement by the program, or of a movement without input.
  private func travel(of scroll: ScrollController) -> String {
    switch scroll.moveCause {
    case .momentum: "decel"
    case .wheel: "wheel"
    case .step: "step"
    case .program: scroll.phase == .animating ? "anim" : "jump"
    case .finger, .layout, .rebase: ""
    }
  }

  private mutating func move(_ cause: MoveCause, _ mark: TimelineMark) {
    switch cause {
    case .layout: return append(TimelineMark(name: "layout", time: mark.time, offset: mark.offset))
    case .finger, .rebase: return
    case .momentum, .wheel, .step, .program: break
    }
    if isDragging { return }
    // Marks that come during a motion, such as a layout, do not end the motion.
    var index = marks.count - 1
    while index >= 0, marks[index].isQuiet { index -= 1 }
    if index >= 0, marks[index].name == mark.name || mark.name == "jump" && marks[index].name == "anim" {
      marks[index].hasMoved = marks[index].name != "jump"
    } else {
      var mark = mark
      mark.hasMoved = mark.name != "jump"
      marks.append(mark)
    }
  }
}
