import LabTry
import Testing

@Suite struct HistoryTests {
  private func history(_ samples: [(Double, Double, Double)], limit: Int = 100) -> History {
    var history = History(limit: limit)
    for (time, offset, velocity) in samples {
      history.add(History.Sample(time: time, offset: offset, velocity: velocity))
    }
    return history
  }

  @Test func aColumnHasAllSamplesOfItsTime() throws {
    let columns = history([(0.1, 0, 5), (1.1, 10, 50), (1.2, 30, 70), (1.3, 20, 60)]).columns(3, seconds: 3)
    #expect(columns[0] == nil)
    #expect(columns[1] == History.Column(offsets: 0...0, velocities: 5...5))
    #expect(columns[2] == History.Column(offsets: 0...30, velocities: 5...70))
  }

  @Test func aRestAndAPauseAreLines() {
    let columns = history([(0.1, 7, 0), (5.5, 7, 0)]).columns(4, seconds: 4)
    #expect(columns.allSatisfy { $0 == History.Column(offsets: 7...7, velocities: 0...0) })
    let paused = history([(0.1, 7, 90), (3.5, 9, 0)]).columns(4, seconds: 4)
    #expect(paused[0] == History.Column(offsets: 7...7, velocities: 90...90))
    #expect(paused[1] == History.Column(offsets: 7...7, velocities: 0...0))
    #expect(paused[3]?.offsets == 7...9)
  }

  @Test func columnsStayInPlaceDuringTheirTime() {
    let samples = (0..<50).map { (Double($0) / 10, Double($0), 10.0) }
    let first = history(samples).columns(8, seconds: 8)
    let next = history(samples + [(4.99, 49, 10)]).columns(8, seconds: 8)
    #expect(first.dropLast() == next.dropLast())
  }

  @Test func oldSamplesAreRemoved() {
    var history = history((0..<1_000).map { (Double($0), 0, 0) }, limit: 100)
    #expect(history.samples.count < 201 && history.samples.count >= 100 && history.samples.last?.time == 999)
    history.shift(by: 5)
    #expect(history.samples.allSatisfy { $0.offset == 5 })
    history.add(History.Sample(time: 3, offset: 1, velocity: 0))
    #expect(history.samples.count == 1 && history.columns(4, seconds: 4).last??.offsets == 1...1)
    #expect(History().columns(4, seconds: 4) == [nil, nil, nil, nil])
    #expect(history.columns(0, seconds: 4).isEmpty)
  }
}
