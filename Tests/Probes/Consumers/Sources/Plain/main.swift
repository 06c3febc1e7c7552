import ScrollBehaviors

final class Rows: ScrollBehavior {
  func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
    proposal.position.y = (proposal.position.y / 44).rounded() * 44
  }
}

let scroll = ScrollController(
  viewport: Size(width: 390, height: 600), content: Size(width: 390, height: 20_000),
  behaviors: [Rows(), Bouncing(.vertical)])
scroll.fling(velocity: Vector(x: 0, y: 2_000))
for frame in 0..<600 { scroll.advance(to: .seconds(Double(frame) / 60)) }
precondition(scroll.phase == .idle && scroll.contentOffset.y > 500)
precondition(scroll.contentOffset.y.remainder(dividingBy: 44) == 0)
print("rests at \(scroll.contentOffset.y)")
