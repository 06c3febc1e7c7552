import ScrollSpace

/// The questions that a link answers, asked on trial. The answers are not used.
struct AnsweredQuestions {
  let chain: Chain
  let context: ScrollContext
  /// The content size that the program gave.
  let content: Size
  /// What the axes rest on.
  let bases: PerAxis<RestBasis>

  /// Returns the names of the questions that the link at a place in the chain answers. From within a question there
  /// are none.
  func names(at number: Int, of scroll: ScrollController) -> [StaticString] {
    guard !chain.isAsking else { return [] }
    let link = chain.all[number]
    var answered: [StaticString] = []
    func ask(_ question: StaticString, _ isAnswered: () -> Bool) {
      if chain.asking(question, number, isAnswered) { answered.append(question) }
    }
    func ask(_ question: Question, _ isAnswered: () -> Bool) { ask(question.method, isAnswered) }
    func ask<Asked>(_ question: Question, _ proposal: inout Asked, _ call: (inout Asked) -> Void) {
      ask(question.method) {
        call(&proposal)
        return !question.isLeft(by: Question.address(of: link as AnyObject))
      }
    }
    var extent = context.extentProposal(content: content)
    ask(.extent, &extent) { link.extent(&$0, in: context) }
    var change = LayoutChange(
      old: context.geometry, new: context.geometry, offset: context.offset, destination: context.destination,
      origin: context.origin)
    ask(.layout, &change) { link.layout(&$0, in: context) }
    var drag = DragProposal(cause: .drag, start: context.offset, translation: .zero, velocity: .zero)
    ask(.drag, &drag) { link.drag(&$0, in: context) }
    var motion = MotionProposal(cause: PerAxis(.release), velocity: .zero, glide: PerAxis(.none))
    ask(.motion, &motion) { link.motion(&$0, in: context) }
    var target = TargetProposal(
      cause: PerAxis(.release), start: context.offset, velocity: .zero, natural: context.offset,
      arrival: PerAxis(.keepSpeed), origin: context.origin)
    ask(.target, &target) { link.target(&$0, in: context) }
    var targets = bases.targets(of: link)
    for axis in Axis.both { targets[axis] = targets[axis] ?? target.restTarget[axis] }
    ask(.offset) { targets != PerAxis(nil) && link.offset(of: &targets, in: context) != PerAxis(nil) }
    let wall = context.geometry.extent.y.lower ?? 0
    var edge = EdgeProposal(
      cause: .drag, axis: .vertical, side: .lower, wall: wall, velocity: 0, target: wall - 1)
    ask(.edge, &edge) { link.edge(&$0, in: context) }
    var zoom = ZoomProposal(cause: .release, limits: 1...1, scale: 1, requested: 1)
    ask(.zoom, &zoom) { link.zoom(&$0, in: context) }
    var rebase = RebaseProposal(axis: .vertical)
    ask(.rebase, &rebase) { link.rebase(&$0, in: context) }
    ask(.wake) { link.wake(in: context) != nil }
    ask("review") {
      Axis.both.contains { axis in
        var report = ChainReport(explaining: context.destination[axis], on: axis)
        link.review(&report, of: scroll)
        return report.note != nil || !report.isEmpty
      }
    }
    ask("remember") { chain.trialMemory(of: link)?.isEmpty != true }
    return answered
  }
}
