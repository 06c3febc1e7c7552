import ScrollSpace

/// Answers for the walls of a planned motion, and receives laws whose curves are not usable.
protocol Walls: AnyObject {
  func askEdge(_ proposal: EdgeProposal) -> EdgeResponse
  func refuseCurve(_ problem: DeferredText, from question: LawQuestion, on axis: Axis)
}
