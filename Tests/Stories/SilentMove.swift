import ScrollBehaviors
import ScrollTesting

/// A loop in fixed views, observed from behind. At rest it moves by whole pages in one placement, to the last bit,
/// and then shows the same page.
///
/// The loop moves in the callback of the rest. So a checker before the loop receives the rest at the destination, and
/// links behind the loop receive the callbacks of the placement afterwards.
final class SilentMove: ScrollBehavior {
  enum Loop {
    case repeatedEnds(RepeatedEnds)
    case threePages(ThreePages)

    var link: any ScrollBehavior {
      switch self {
      case .repeatedEnds(let loop): loop
      case .threePages(let loop): loop
      }
    }

    var axis: Axis {
      switch self {
      case .repeatedEnds(let loop): loop.axis
      case .threePages(let loop): loop.axis
      }
    }

    /// The page with the largest visible part, and the number of pages.
    var page: (shown: Int, count: Int) {
      switch self {
      case .repeatedEnds(let loop): (loop.page, loop.count)
      case .threePages(let loop): (loop.page, loop.count)
      }
    }

    /// The slot in which a page is shown at rest.
    func slot(of page: Int) -> Int {
      if case .threePages = self { return 1 }
      return page + 1
    }
  }

  /// The faults of placements.
  private(set) var flaws: [String] = []
  /// A checker before the loop, which receives the rest position.
  var before: CallbackChecker?
  /// Notified of placements, so that checkers behind the loop expect no destination during them.
  var commands = CommandCount()

  private let loop: Loop
  /// The page in slot 1.
  private var first = 0

  init(_ loop: Loop) { self.loop = loop }

  func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
    guard scroll.phase == .idle, let rest = before?.rest?[loop.axis] else { return }
    let axis = loop.axis
    let length = scroll.geometry.visibleLength(axis)
    let slot = Int((rest / length).rounded())
    let (page, count) = loop.page
    let shown = ((first + slot - 1) % count + count) % count
    let expected = loop.slot(of: page)
    if page != shown { flaws.append("page \(shown) became page \(page)") }
    if scroll.contentOffset[axis] != rest + Double(expected - slot) * length {
      flaws.append("\(rest) was placed at \(scroll.contentOffset[axis]), slot \(slot) and then \(expected)")
    }
    if case .threePages = loop { first = page }
    if slot != expected { commands.commandInCallback() }
  }
}
