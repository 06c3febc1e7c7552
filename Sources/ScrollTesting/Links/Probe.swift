public import ScrollBehaviors
public import ScrollEngine

/// A link whose answers a test writes, one closure for each question. It also lists its callbacks.
///
/// ```swift
/// let probe = Probe("half speed")
/// probe.onDrag = { proposal, _ in proposal.translation *= 0.5 }
/// probe.onEvent = { event, scroll in if event == "didSettle(dragged)" { scroll.scrollToTop() } }
/// scroll.behaviors.append(probe)
/// ```
/// Without closures the link answers no question. For commands and edits in the middle of callbacks, use
/// ``CallbackLog/onEvent``: a behaviour that is tested beside such a link must work all the same.
public final class Probe: CallbackLog, ScrollBehavior {
  /// The name of the link.
  public let name: StaticString
  /// The answer to `extent`.
  public var onExtent: (inout ExtentProposal, ScrollContext) -> Void = { _, _ in }
  /// The answer to `layout`.
  public var onLayout: (inout LayoutChange, ScrollContext) -> Void = { _, _ in }
  /// The answer to `drag`.
  public var onDrag: (inout DragProposal, ScrollContext) -> Void = { _, _ in }
  /// The answer to `motion`.
  public var onMotion: (inout MotionProposal, ScrollContext) -> Void = { _, _ in }
  /// The answer to `target`.
  public var onTarget: (inout TargetProposal, ScrollContext) -> Void = { _, _ in }
  /// The answer to `offset(of:)` for an axis with a rest target; nil to give none.
  public var onOffset: (inout RestTarget, Axis, ScrollContext) -> Double? = { _, _, _ in nil }
  /// The answer to `edge`.
  public var onEdge: (inout EdgeProposal, ScrollContext) -> Void = { _, _ in }
  /// The answer to `zoom`.
  public var onZoom: (inout ZoomProposal, ScrollContext) -> Void = { _, _ in }
  /// The answer to `rebase`.
  public var onRebase: (inout RebaseProposal, ScrollContext) -> Void = { _, _ in }
  /// The note on an offset that an explanation asks for; nil to make none.
  public var onNote: (Double, Axis, ScrollContext) -> String? = { _, _, _ in nil }
  /// The answer to `wake`.
  public var onWake: (ScrollContext) -> Timestamp? = { _ in nil }

  /// Creates a probe that answers nothing.
  public init(_ name: StaticString = "probe") { self.name = name }

  /// Creates a probe that answers one question: `Probe("end", \.onTarget) { … }`.
  public convenience init<Answer>(
    _ name: StaticString, _ question: ReferenceWritableKeyPath<Probe, Answer>, _ answer: Answer
  ) {
    self.init(name)
    self[keyPath: question] = answer
  }

  /// Creates a probe that answers one question.
  public convenience init<Answer>(_ question: ReferenceWritableKeyPath<Probe, Answer>, _ answer: Answer) {
    self.init("probe", question, answer)
  }

  /// Answers by ``onExtent``.
  public func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
    onExtent(&proposal, context)
  }
  /// Answers by ``onLayout``.
  public func layout(_ change: inout LayoutChange, in context: ScrollContext) { onLayout(&change, context) }
  /// Answers by ``onDrag``.
  public func drag(_ proposal: inout DragProposal, in context: ScrollContext) { onDrag(&proposal, context) }
  /// Answers by ``onMotion``.
  public func motion(_ proposal: inout MotionProposal, in context: ScrollContext) {
    onMotion(&proposal, context)
  }
  /// Answers by ``onTarget``.
  public func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
    onTarget(&proposal, context)
  }
  /// Answers by ``onOffset``.
  public func offset(of targets: inout PerAxis<RestTarget?>, in context: ScrollContext) -> PerAxis<Double?> {
    var offset = PerAxis<Double?>(nil)
    for axis in Axis.both {
      guard var target = targets[axis] else { continue }
      offset[axis] = onOffset(&target, axis, context)
      targets[axis] = target
    }
    return offset
  }
  /// Answers by ``onEdge``.
  public func edge(_ proposal: inout EdgeProposal, in context: ScrollContext) { onEdge(&proposal, context) }
  /// Answers by ``onZoom``.
  public func zoom(_ proposal: inout ZoomProposal, in context: ScrollContext) { onZoom(&proposal, context) }
  /// Answers by ``onRebase``.
  public func rebase(_ proposal: inout RebaseProposal, in context: ScrollContext) {
    onRebase(&proposal, context)
  }
  /// Makes the notes of ``onNote``.
  public func review(_ report: inout ChainReport, of scroll: ScrollController) {
    for axis in Axis.both { report.note(on: axis) { onNote($0, axis, scroll.context) } }
  }
  /// Answers by ``onWake``.
  public func wake(in context: ScrollContext) -> Timestamp? { onWake(context) }
  /// Lists the callback.
  public func didWake(_ scroll: ScrollController) { receive(.didWake, scroll) }
  /// Lists the callback.
  public func didAttach(to scroll: ScrollController) { receive(.didAttach, scroll) }
  /// Counts the callback.
  public func didDetach() { detachments += 1 }

  /// The number of times that the link left a chain.
  public private(set) var detachments = 0
}

extension Probe {
  /// A link that opens every wall: the content moves past it without resistance.
  public static var open: Probe {
    let probe = Probe("open")
    probe.onEdge = { proposal, _ in proposal.response = .open }
    return probe
  }
}
