import Hands
import Testing

/// The place of a thumb: a pure function of geometry and offset.
struct IndicatorStyleTests {
  private static let style = IndicatorStyle()

  private func geometry(
    _ axis: Axis, viewport: Double = 400, walls: ClosedRange<Double> = 0...1_600, inset: Insets = .zero
  ) -> Geometry {
    let extent = Extent(lower: walls.lowerBound, upper: walls.upperBound)
    return Geometry(
      viewport: Size(width: viewport, height: viewport), content: Size(width: 2_000, height: 2_000),
      inset: inset, extent: PerAxis(extent, on: axis, else: Extent(lower: 0, upper: 0)))
  }

  /// Start and length along the axis; 3 points of margin leave a track of 394.
  private func thumb(_ axis: Axis, at offset: Double, in geometry: Geometry) throws -> (Double, Double) {
    let rect = try #require(Self.style.rect(on: axis, at: axis.point(offset), in: geometry))
    return (rect.lower(axis), rect.length(axis))
  }

  @Test(arguments: Axis.both) func theThumbIsToItsTrackAsTheViewToTheContent(_ axis: Axis) throws {
    let geometry = geometry(axis)
    let (start, length) = try thumb(axis, at: 0, in: geometry)
    #expect(start == 3 && (length - 394.0 / 5).magnitude < 1e-12)
    let (end, _) = try thumb(axis, at: 1_600, in: geometry)
    #expect((end + length - 397).magnitude < 1e-12)
    let (middle, _) = try thumb(axis, at: 800, in: geometry)
    #expect((middle + length / 2 - 200).magnitude < 1e-12)
  }

  @Test(arguments: Axis.both, [Side.lower, .upper])
  func theThumbIsAtTheSideOfItsStyle(_ axis: Axis, _ side: Side) throws {
    var style = IndicatorStyle()
    style.sides[axis] = side
    let rect = try #require(style.rect(on: axis, at: .zero, in: geometry(axis)))
    #expect(rect.length(axis.cross) == 3)
    #expect(rect.lower(axis.cross) == (side == .lower ? 3 : 394))
  }

  @Test(arguments: Axis.both) func theThumbOfAVeryLongTextStaysVisible(_ axis: Axis) throws {
    let (_, length) = try thumb(axis, at: 5, in: geometry(axis, walls: 0...1e9))
    #expect(length == 36)
    let short = try #require(
      Self.style.rect(on: axis, at: .zero, in: geometry(axis, viewport: 20, walls: 0...1e9)))
    #expect(short.length(axis) == 14, "no longer than its track")
  }

  @Test(arguments: Axis.both) func theThumbShrinksByThePullAndStaysAtItsEnd(_ axis: Axis) throws {
    let geometry = geometry(axis)
    let (_, whole) = try thumb(axis, at: 0, in: geometry)
    for pull in [1.0, 10, 50] {
      let (start, length) = try thumb(axis, at: -pull, in: geometry)
      #expect(start == 3 && (length - (whole - pull)).magnitude < 1e-12)
      let (end, same) = try thumb(axis, at: 1_600 + pull, in: geometry)
      #expect((end + same - 397).magnitude < 1e-12 && (same - length).magnitude < 1e-12)
    }
    #expect(try thumb(axis, at: -300, in: geometry).1 == 8)
  }

  @Test(arguments: Axis.both) func insetsCountAsContentAndTheTrackAvoidsItsOwn(_ axis: Axis) throws {
    let bar = axis.inset(.lower, 100)
    let geometry = geometry(axis, walls: -100...1_600, inset: bar)
    let (start, length) = try thumb(axis, at: -100, in: geometry)
    #expect(start == 3 && (length - 394 * 300 / 2_000).magnitude < 1e-12)
    let rect = try #require(Self.style.rect(on: axis, at: axis.point(-100), in: geometry, inset: bar))
    #expect(rect.lower(axis) == 103)
  }

  @Test func theCornerBetweenTwoThumbsStaysFree() throws {
    var geometry = geometry(.vertical)
    geometry.extent.x = Extent(lower: 0, upper: 1_600)
    let end = Point(x: 1_600, y: 1_600)
    let down = try #require(Self.style.rect(on: .vertical, at: end, in: geometry))
    let across = try #require(Self.style.rect(on: .horizontal, at: end, in: geometry))
    #expect(!down.intersects(across))
    #expect((down.maxY - 391).magnitude < 1e-12 && (across.maxX - 391).magnitude < 1e-12)
  }

  @Test(arguments: Axis.both) func contentWithoutAPositionHasNoThumb(_ axis: Axis) {
    for extent in [
      Extent(), Extent(lower: 0), Extent(upper: 0), Extent(period: 500), Extent(lower: 0, upper: 0),
      Extent(lower: 5, upper: 0), Extent(lower: -.infinity, upper: .infinity), Extent(lower: .nan, upper: 5),
    ] {
      var geometry = geometry(axis)
      geometry.extent[axis] = extent
      #expect(Self.style.rect(on: axis, at: .zero, in: geometry) == nil, "\(extent)")
    }
  }

  @Test(arguments: Axis.both) func nonsenseHasNoThumbOrAFiniteOne(_ axis: Axis) {
    let numbers = [0, -1, 1e300, -1e300, .infinity, -.infinity, .nan]
    var shown = 0
    for number in numbers {
      for other in numbers {
        var style = IndicatorStyle()
        (style.thickness, style.margin, style.minimumLength) = (number, other, number)
        (style.minimumPulledLength, style.insets) = (other, Insets(all: number))
        for geometry in [
          geometry(axis), geometry(axis, viewport: 0), geometry(axis, viewport: 1e150),
          geometry(axis, inset: Insets(all: 900)),
        ] {
          for offset in numbers + [3] {
            guard let rect = style.rect(on: axis, at: axis.point(offset), in: geometry) else { continue }
            shown += 1
            #expect(rect.isFinite && rect.width >= 0 && rect.height >= 0)
          }
        }
      }
    }
    #expect(shown > 0)
    #expect(Self.style.rect(on: axis, at: .zero, in: geometry(axis, viewport: 0)) == nil)
    let covered = geometry(axis, inset: Insets(all: 900))
    #expect(Self.style.rect(on: axis, at: .zero, in: covered)?.length(axis) == 36, "nothing of it is seen")
  }
}
