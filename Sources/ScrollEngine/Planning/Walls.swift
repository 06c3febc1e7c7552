import ScrollSpace

/// Who answers for the walls between which a way is planned, and hears of a law whose curve is no way.
protocol Walls: AnyObject {
  func askEdge(_ proposal: EdgeProposal) -> EdgeResponse
  func refuseCurve(_ problem: String, from question: LawQuestion, on axis: Axis)
}
