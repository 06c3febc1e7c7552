import CallbackGrammar
import Hands
import ScrollBehaviors

/// A scroller with a chain that was made, and with those who check what it tells.
final class KeptScroller {
  let scroll: ScrollController
  let cast: KeptCast
  /// Hears what all links hear.
  let ear = Probe("ear")
  private let commands = CommandCount()
  private let checkers: [CallbackChecker]
  private let commandsItself: Bool

  init(_ chain: KeptChain, _ label: String, size: Size) throws {
    cast = try chain.made()
    commandsItself = chain.commandsItself
    checkers = ["first link", "last link", "delegate"].map { [commands] name in
      CallbackChecker("\(name) of the \(label)", joinsLate: name == "delegate", commands: commands)
    }
    scroll = ScrollController(
      viewport: size, content: Size(width: 1_600, height: 2_400),
      behaviors: [checkers[0], ear] + cast.links + [checkers[1]])
    scroll.delegate = checkers[2]
  }

  /// From here on it hears what follows a snapshot.
  func joinLate() {
    for checker in checkers { checker.joinLate() }
    ear.clear()
  }

  /// What is going on.
  var moments: Set<String> {
    let axis = cast.axis
    var moments: Set = ["\(scroll.phase)"]
    let (extent, offset) = (scroll.geometry.extent[axis], scroll.contentOffset[axis])
    let isOutside = offset < extent.lower ?? offset || offset > extent.upper ?? offset
    if isOutside, scroll.isDecelerating { moments.insert("bouncing") }
    for pull in cast.pulls {
      moments.insert("\(pull.state)")
      if pull.fraction > 0, scroll.phase == .dragging { moments.insert("pulled") }
    }
    let opacity = cast.opacity(scroll)
    if opacity > 0, opacity < 1 { moments.insert("fading") }
    return moments
  }

  func perform(_ deed: KeptDeed, told: @escaping (AnimationOutcome) -> Void) throws -> Bool {
    commands.beginCall(isCommand: true)
    if commandsItself { commands.commandInCallback() }
    return try deed.perform(on: scroll, cast, told: told)
  }

  /// What is wrong by now; nil if nothing is.
  var problem: String? {
    for checker in checkers {
      checker.endCall(scroll)
      if let violation = checker.violations.first { return violation }
    }
    return unsoundNumber
  }

  /// A number that is not finite, or no answer to what is going on; nil if there is none.
  var unsoundNumber: String? {
    let reading = cast.reading(scroll)
    if let place = reading.firstIndex(where: { !$0.isFinite }) {
      return "number \(place) that the links tell is \(reading[place]), in \(scroll.geometry)"
    }
    return scroll.flaw(ahead: true)
  }
}
