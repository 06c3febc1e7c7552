import ScrollSpace
import Testing

/// The small values: operators, access by axis, descriptions.
struct ValueTests {
  @Test(arguments: Axis.both)
  func subscriptReadsAndWritesOneAxis(_ axis: Axis) {
    var point = Point(x: 1, y: 2)
    var vector = Vector(x: 1, y: 2)
    var size = Size(width: 1, height: 2)
    var pair = PerAxis(x: 1, y: 2)
    let own = axis == .horizontal ? 1.0 : 2.0
    #expect([point[axis], vector[axis], size[axis], Double(pair[axis])] == [own, own, own, own])
    point[axis] = 9
    vector[axis] = 9
    size[axis] = 9
    pair[axis] = 9
    let expected = axis == .horizontal ? (9.0, 2.0) : (1.0, 9.0)
    #expect((point.x, point.y) == expected)
    #expect((vector.x, vector.y) == expected)
    #expect((size.width, size.height) == expected)
    #expect((Double(pair.x), Double(pair.y)) == expected)
  }

  @Test func pointsAndVectorsAddUp() {
    var point = Point(x: 1, y: 2)
    let step = Vector(x: 3, y: -4)
    #expect(point + step - step == point)
    #expect((point + step) - point == step)
    point += step
    point -= step * 2
    #expect(point == Point(x: -2, y: 6))
    #expect(2 * step == step + step)
    #expect(step / 2 == step * 0.5)
    #expect(-step == .zero - step)
    #expect((-Vector.zero).x.sign == .plus)
    var sum = step
    sum += step
    sum -= step
    sum *= 3
    #expect(sum == Vector(x: 9, y: -12))
  }

  @Test func insetsAddUp() {
    let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(insets.total(.horizontal) == 6 && insets.total(.vertical) == 4)
    #expect(insets.lower(.horizontal) == 2 && insets.upper(.vertical) == 3)
    #expect(insets + insets == Insets(top: 2, left: 4, bottom: 6, right: 8))
  }

  @Test func extentsClampAndMove() {
    var extent = Extent(lower: 0, upper: 100)
    #expect([-5, 50, 105].map(extent.clamp) == [0, 50, 100])
    #expect(extent.room == 100)
    extent[.upper] = -10
    #expect(extent.clamp(5) == 0, "the lower wall wins where they have crossed")
    extent[.lower] = nil
    #expect(extent.clamp(-1e9) == -1e9 && extent.room == nil)
    #expect(Extent(lower: 1, upper: 2, period: 3).shifted(by: 10) == Extent(lower: 11, upper: 12, period: 3))
    #expect(Extent().clamp(7) == 7)
  }

  @Test func timestampsCount() {
    var now = Timestamp.milliseconds(16)
    #expect(now.seconds == 0.016)
    #expect(Timestamp.nanoseconds(5_000_000_001).seconds == 5.000000001)
    #expect(Timestamp.seconds(2) - .seconds(0.5) == 1.5)
    now += 1
    #expect(now > .seconds(1) && now - 1 < .seconds(1))
    #expect((now - 1 - .milliseconds(16)).magnitude < 1e-15)
    let (count, part) = (16, 16.0)
    #expect(
      Timestamp.milliseconds(count) == .milliseconds(part) && Timestamp.seconds(count) == .seconds(part))
    #expect(!Timestamp(seconds: .nan).isFinite)
  }

  @Test func describeThemselves() {
    #expect(Axis.vertical.description == "vertical" && Side.upper.description == "upper")
    #expect(Edges.all.description == "[top, left, bottom, right]" && Edges().description == "[]")
    #expect(Edges.vertical.description == "[top, bottom]")
    #expect(Extent(lower: 0).description == "0.0...open")
    #expect(Extent(period: 5).description == "open...open, period 5.0")
    #expect(Insets(all: 1).description == "top 1.0, left 1.0, bottom 1.0, right 1.0")
    #expect(Timestamp.milliseconds(16).description == "0.016 s")
    #expect(PerAxis(x: 1.0, y: 0.5).description == "(1.0, 0.5)")
    #expect(Size(width: 1, height: 2).description == "1.0 × 2.0")
    #expect(Point(x: 1, y: 2).description == "(1.0, 2.0)" && Vector(x: 1, y: 2).description == "(1.0, 2.0)")
    #expect(Map(offset: Vector(x: 2, y: 4)).description == "× (1.0, 1.0) + (2.0, 4.0)")
    #expect(Affine.identity.description == "[1.0, 0.0, 0.0, 1.0, 0.0, 0.0]")
  }

  @Test func crossAxesAndOppositeSidesAreTheOtherOnes() {
    #expect(Axis.both.map(\.cross) == [.vertical, .horizontal])
    #expect([Side.lower, .upper].map(\.opposite) == [.upper, .lower])
  }

  @Test func everyEdgeIsOneSideOfOneAxis() {
    let edges = Axis.both.flatMap { [Edges($0, .lower), Edges($0, .upper)] }
    #expect(edges == [.left, .right, .top, .bottom])
    #expect(edges.reduce(into: Edges()) { $0.formUnion($1) } == .all)
  }

  /// What lies from 100 to 120, in a view of 50 that begins somewhere.
  @Test(
    arguments: [
      (.start, 0.0, 100.0), (.center, 0, 85), (.end, 0, 70), (nil, 0, 70), (nil, 70, 70), (nil, 85.5, 85.5),
      (nil, 100, 100), (nil, 300, 100), (Alignment(item: 0, viewport: 0.1), 0, 95),
      (Alignment(item: 1, viewport: 0), 3, 120),
    ] as [(Alignment?, Double, Double)])
  func aViewBeginsWhereItsThingIsAligned(align: Alignment?, current: Double, expected: Double) {
    #expect(align.start(ofView: 50, at: current, showing: 100, 120) == expected)
  }

  /// What lies from 100 to 220, in a view of 50: the shortest way fills the view.
  @Test(arguments: [(0.0, 100.0), (100, 100), (130, 130), (170, 170), (171, 170), (400, 170)])
  func aThingLongerThanTheViewFillsIt(current: Double, expected: Double) {
    #expect(Alignment?.none.start(ofView: 50, at: current, showing: 100, 220) == expected)
  }

  @Test func anAlignedEndIsExact() {
    let (start, end) = (0.1 + 0.2, 1e15 + 0.125)
    #expect(Alignment.end.distance(from: 0.7, 1.3, to: start, end) == end - 1.3)
    #expect(Alignment.start.distance(from: 0.7, 1.3, to: start, end) == start - 0.7)
  }

  @Test func anArchiveHoldsBothParts() throws {
    for align in [Alignment.start, .center, .end, Alignment(item: 0.25, viewport: 0.75)] {
      var writer = ArchiveWalk()
      #expect(try writer.value(align) == align)
      var reader = ArchiveWalk(reading: writer.bytes)
      #expect(try reader.value(Alignment.start) == align)
    }
    var writer = ArchiveWalk()
    for part in [0.5, 1.5] { _ = try writer.value(part) }
    var reader = ArchiveWalk(reading: writer.bytes)
    #expect(throws: ArchiveError.unusable(at: 16)) { try reader.value(Alignment.start) }
  }
}
