import ScrollSpace
import Testing

struct AxisTests {
  @Test(arguments: [Axis.horizontal, .vertical])
  func crossIsTheOtherOne(_ axis: Axis) {
    #expect(axis.cross != axis)
    #expect(axis.cross.cross == axis)
  }

  @Test(arguments: [Side.lower, .upper])
  func oppositeIsTheOtherOne(_ side: Side) {
    #expect(side.opposite != side)
    #expect(side.opposite.opposite == side)
  }

  @Test func everyEdgeIsOneSideOfOneAxis() {
    let edges = Axis.both.flatMap { [Edges($0, .lower), Edges($0, .upper)] }
    #expect(edges == [.left, .right, .top, .bottom])
    #expect(edges.reduce(into: Edges()) { $0.formUnion($1) } == .all)
  }
}
