import LabDrawing
import Testing

@Suite struct ChartTests {
  private func chart(
    _ offsets: [Double], walls: [Double] = [], predicted: Double? = nil, width: Int = 80, height: Int = 12
  ) -> Chart {
    let samples = offsets.enumerated().map { index, offset in
      Chart.Sample(time: Double(index) / 60, offset: offset, mover: index < 3 ? .finger : .motion)
    }
    return Chart(samples: samples, walls: walls, predicted: predicted, width: width, height: height)
  }

  private static let curves: [[Double]] = [
    [], [0], [5, 5, 5], [-0.0, 0], [0, 100, 250, 300], [1e9, 1e9 + 1e-6], [-1e15, 1e15],
    [3, .nan, 4, .infinity, 5],
    [.nan], [1e300, -1e300], [9_284, 9_284.000001], Array(stride(from: 0, to: 20_000, by: 7)),
  ]

  @Test(arguments: curves, [(80, 14), (40, 3), (0, 0), (20, 5), (60, 7), (240, 9)])
  func everyRowIsEquallyWide(offsets: [Double], size: (width: Int, height: Int)) {
    let rows = chart(
      offsets, walls: [0, 2_156, .nan], predicted: offsets.last, width: size.width, height: size.height
    ).rows()
    #expect(rows.count == max(3, size.height) + 4)
    #expect(Set(rows.map { $0.count }) == [max(20, size.width)])
    #expect(!rows.joined().lowercased().contains("nan"))
    #expect(!rows.joined().contains("inf"))
    #expect(!rows.joined().contains("-0 "))
  }

  @Test func wallsAreAtTheOffsetsOfTheCurve() throws {
    let chart = chart([100, 50, 0, 0, 0, 50, 200, 300, 300, 300], walls: [0, 300], predicted: 300)
    let rows = chart.rows()
    let walls = rows.filter { $0.contains("wall") }
    #expect(walls.count == 2)
    #expect(walls.first?.hasPrefix("    300 ┼") == true)
    #expect(walls.last?.hasPrefix("      0 ┼") == true)
    #expect(rows.filter { $0.contains("◂") } == Array(walls.prefix(1)))
    for wall in walls {
      #expect(wall.contains { "\u{2801}"..."\u{28FF}" ~= $0 }, "the curve lies on its wall")
    }
  }

  @Test func overshootIsDrawnAboveTheWall() throws {
    let rows = chart([0, 100, 200, 260, 220, 200, 200], walls: [200]).rows()
    let wall = try #require(rows.firstIndex { $0.contains("wall") })
    let top = try #require(rows.firstIndex { $0.contains { "\u{2801}"..."\u{28FF}" ~= $0 } })
    #expect(top < wall)
  }

  @Test func farWallsAreLeftOut() {
    #expect(!chart([9_000, 9_100], walls: [0, 19_156]).rows().contains { $0.contains("wall") })
  }

  @Test func aFrameWidensTheScales() throws {
    let frames = [
      Chart.Frame(times: 0...1, offsets: 0...10), Chart.Frame(times: 0...3, offsets: -200...5),
    ]
    let frame = try #require(Chart.Frame(around: frames))
    #expect(frame == Chart.Frame(times: 0...3, offsets: -200...10))
    #expect(Chart.Frame(around: []) == nil)
    var chart = chart([0, 1, 2], walls: [-200])
    chart.frame = frame
    #expect(chart.rows().contains { $0.contains("   -200 ┼") })
    #expect(chart.rows().dropLast().last?.contains("3") == true)
  }

  @Test func theTimeAxisShowsTheCauseOfEachMove() throws {
    let rows = chart(Array(repeating: 0, count: 61)).rows()
    let labels = rows[rows.count - 2]
    #expect(labels.contains("0.0") && labels.contains("1.0"))
    let movers = try #require(rows.last)
    #expect(movers.contains("██") && movers.contains("▒▒▒▒▒▒"))
    #expect(movers.count { "█▒·".contains($0) } == 80 - 9 - 7)
  }

  @Test func onlyColouredPaperHasColours() {
    let chart = chart([0, 100], walls: [0], predicted: 100)
    #expect(!chart.rows(on: .plain).joined().contains("\u{1B}"))
    let coloured = chart.rows(on: .coloured).map { row in
      row.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    }
    #expect(coloured == chart.rows())
    #expect(chart.rows(on: .coloured).joined().contains("\u{1B}[31m"))
  }

  @Test func theLegendFitsTheWidth() { #expect(Chart.legend.cells.count <= 70) }

  /// The narrowest chart has no room for the word, but for the line and the mark.
  @Test(arguments: 20...240) func everyWidthShowsTheCurveTheWallsAndTheMark(width: Int) {
    let rows = chart([100, 50, 0, 0, 150, 300, 300, 300], walls: [0, 300], predicted: 300, width: width)
      .rows()
    #expect(rows.contains { $0.contains("300 ┼") } && rows.contains { $0.contains("  0 ┼") })
    #expect(rows.filter { $0.contains("◂") }.count == 1)
    #expect(rows.contains { $0.contains("╌ wall") || $0.contains("⠉ wall") } == (width >= 50))
    #expect(rows.contains { $0.contains { "\u{2801}"..."\u{28FF}" ~= $0 } })
  }
}
