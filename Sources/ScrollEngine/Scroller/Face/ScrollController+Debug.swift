public import ScrollSpace

extension ScrollController {
  /// The mistakes of order and place in the chain; empty if there are none.
  ///
  /// The chain is checked when this property is read. The links are asked `extent` on trial, in their order, in
  /// another order and alone, and each link is asked `review`. From within a question the report is empty.
  public var chainReport: ChainReport {
    leaveRest()
    return review.report
  }

  /// The reasons for the rest position of each axis.
  ///
  /// The explanation is made when this property is read, with the links' present descriptions of their offsets. From
  /// within a question the descriptions are left out.
  public var explanation: PerAxis<Explanation> {
    leaveRest()
    let explainer = Explainer(chain: chain, context: state.context, scroll: self)
    return PerAxis(x: explainer.explain(.horizontal), y: explainer.explain(.vertical))
  }

  /// Returns what the links say of where an axis comes to rest, in the order of the chain: "page 2 of 7". Unlike
  /// ``explanation``, the answer does not depend on who chose that place. From within a question nobody is asked, and
  /// there are none.
  public func notes(on axis: Axis) -> [String] {
    leaveRest()
    let (end, explainer) = (destination[axis], Explainer(chain: chain, context: state.context, scroll: self))
    return chain.all.indices.compactMap { explainer.note(of: $0, on: end, axis) }
  }

  /// Returns the names of the questions that a link of the chain answers, for example `target` and `edge`. The link
  /// is asked on trial, and the answers are not used.
  ///
  /// A method with a mistyped name, label or type compiles, and its question is missing here. A test of your behaviour
  /// may compare this list with the questions that the behaviour is to answer.
  ///
  /// `offset`, `wake`, `review` and `remember` are included if the link has an answer at this moment. `offset` is
  /// asked about the target that the link has chosen, or would choose at a release. From within a question, and for a
  /// link that is not in the chain, the result is empty.
  public func answers(of link: any ScrollBehavior) -> [String] {
    guard let number = chain.number(of: chain.speaker(for: link)) else { return [] }
    return answeredQuestions.names(at: number, of: self).map { "\($0)" }
  }

  /// Returns true if the numbers of a call about this scroller are usable. Counts a refusal of the call if not.
  package func admit(_ areUsable: Bool, _ call: StaticString, _ values: @autoclosure () -> String) -> Bool {
    if !areUsable { chain.refuse(.unusableNumbers, call, DeferredText(values())) }
    return areUsable
  }

  /// Returns true if a link of the chain leaves each callback to its default. False before all of them were called.
  package func isSilent(_ link: any ScrollBehavior) -> Bool { chain.hearsNothing(link) }

  #if !hasFeature(Embedded)
    /// The links whose answer to a question has no effect, because a later link replaces it.
    package var hiddenAnswers: [ChainReport.Mistake] {
      leaveRest()
      return HiddenAnswers(chain: chain, context: state.context).notes
    }
  #endif

  #if DEBUG && !hasFeature(Embedded)
    /// Passes the mistakes that debug builds print to a closure, in place of the standard error.
    package func printMistakes(to write: @escaping (String) -> Void) { printer.write = write }
  #endif

  private var answeredQuestions: AnsweredQuestions {
    leaveRest()
    return AnsweredQuestions(
      chain: chain, context: state.context, content: state.frame.givenContent, bases: state.course.restBases)
  }
}

extension ScrollController: CustomStringConvertible {
  /// The phase, the offset, and the links in order with the questions that each link answers: `ScrollController idle
  /// at (0.0, 0.0): SnapToRows[target] ▸ Bouncing[edge]`.
  ///
  /// A link that answers no question, perhaps because its methods are mistyped, appears as `SnapToRows[]`. The
  /// questions are those of `answers(of:)`. Callbacks are not listed. A note follows for each link whose answer to
  /// `drag`, `motion`, `target` or `edge` a later link replaces, so that nothing is left of it.
  public var description: String {
    var text = "ScrollController \(phase.name) at \(state.course.offset):"
    for (number, link) in chain.all.enumerated() {
      text += number == 0 ? " \(link.name)" : " ▸ \(link.name)"
      if chain.isAsking { continue }
      text +=
        "[" + answeredQuestions.names(at: number, of: self).map { "\($0)" }.joined(separator: ", ") + "]"
    }
    if delegate != nil { text += chain.all.isEmpty ? " delegate" : " ▸ delegate" }
    #if !hasFeature(Embedded)
      for note in hiddenAnswers { text += "\nNote: \(note)" }
    #endif
    return text
  }
}
