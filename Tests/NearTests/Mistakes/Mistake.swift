import Hands
import ScrollAccessories
import ScrollTesting
import Testing

/// A mistake that a newcomer makes, as a program, with the sentence that leads to its fix.
struct Mistake: Sendable, CustomTestStringConvertible {
  /// Where the sentence is found.
  enum Level {
    /// In the report of the chain. Debug builds trap on it at the first input.
    case certain
    /// In the report of the chain. Debug builds print it once, without being asked.
    case likely
    /// In the printed scroller.
    case note
    /// In the diagnostics.
    case refusal
    /// In the report of the checker of `ScrollTesting`.
    case rule
  }

  /// A sentence, and where it was found.
  struct Sentence: CustomStringConvertible {
    let level: Level
    let text: String
    var description: String { "\(level): \(text)" }
  }

  let testDescription: String
  let level: Level
  /// A part of the sentence that names the fix.
  let fix: String
  /// True if only debug builds look for the mistake.
  let isForDebugBuilds: Bool
  let run: @Sendable (Trial) -> Void

  init(
    _ name: String, _ level: Level, _ fix: String, isForDebugBuilds: Bool = false,
    _ run: @escaping @Sendable (Trial) -> Void
  ) {
    (testDescription, self.level, self.fix, self.run) = (name, level, fix, run)
    self.isForDebugBuilds = isForDebugBuilds
  }
}

/// A run of a program with a mistake, and what the library reports.
final class Trial {
  private(set) var sentences: [Mistake.Sentence] = []
  /// The lines that a debug build printed without being asked.
  private(set) var printed: [String] = []
  private let level: Mistake.Level

  init(_ mistake: Mistake) {
    level = mistake.level
    mistake.run(self)
  }

  /// Creates a scroller whose lines are kept.
  func scroller(
    _ links: [any ScrollBehavior], content: Size = .zero, viewport: Size = Size(width: 390, height: 600)
  ) -> ScrollController {
    let scroll = ScrollController(viewport: viewport, content: content, behaviors: [])
    // A certain mistake would stop the tests.
    scroll.checksChain = level != .certain
    #if DEBUG
      scroll.printMistakes { [unowned self] in printed.append($0) }
    #endif
    scroll.behaviors = links
    return scroll
  }

  /// Flicks, lets the content come to rest, and collects what is reported.
  func flick(_ links: [any ScrollBehavior], content: Size = .zero) {
    let scroll = scroller(links, content: content)
    scroll.advance(to: .zero)
    drag(scroll, at: 0.01)
    rest(scroll, from: 0.12)
    collect(scroll)
  }

  /// Drags by 180 points in 90 milliseconds, and lifts.
  func drag(_ scroll: ScrollController, at start: Double, velocity: Vector? = nil) {
    for step in 0..<10 {
      let place = Point(x: 200 - Double(step) * 10, y: 300 - Double(step) * 20)
      let time = Timestamp.seconds(start + 0.01 * Double(step))
      if step == 0 {
        scroll.touchBegan(at: place, time: time)
      } else {
        scroll.touchMoved(to: place, time: time)
      }
    }
    scroll.touchEnded(at: Point(x: 110, y: 120), time: .seconds(start + 0.095), velocity: velocity)
  }

  /// Passes frames for five seconds.
  func rest(_ scroll: ScrollController, from start: Double) {
    for frame in 0..<300 { scroll.advance(to: .seconds(start + Double(frame) / 60)) }
  }

  /// Collects everything that is reported of a scroller.
  func collect(_ scroll: ScrollController) {
    sentences += scroll.chainReport.mistakes.map {
      Mistake.Sentence(level: $0.certainty == .certain ? .certain : .likely, text: "\($0)")
    }
    sentences += scroll.hiddenAnswers.map { Mistake.Sentence(level: .note, text: "\($0)") }
    collect(scroll.diagnostics)
  }

  func collect(_ diagnostics: Diagnostics) {
    sentences += diagnostics.refusals.map { Mistake.Sentence(level: .refusal, text: "\($0)") }
  }

  /// Collects the violations that the checker finds.
  func check(_ rules: Set<BehaviorRule> = [.answers], _ make: @escaping () -> any ScrollBehavior) {
    sentences += checkBehavior(seeds: 0..<1, rules: rules, make).violations.map {
      Mistake.Sentence(level: .rule, text: "\($0)")
    }
  }
}
