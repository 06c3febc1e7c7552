/// Offset and speed of the axis that moved last, over the last seconds.
package struct History {
  /// A moment.
  package struct Sample: Hashable {
    package var time: Double
    package var offset: Double
    package var velocity: Double

    package init(time: Double, offset: Double, velocity: Double) {
      (self.time, self.offset, self.velocity) = (time, offset, velocity)
    }
  }

  /// The samples, the latest last.
  package private(set) var samples: [Sample] = []
  private let limit: Int

  /// Creates a history that keeps at least this many samples.
  package init(limit: Int = 1_200) { self.limit = limit }

  /// Adds a moment. A moment before the latest begins a new history.
  package mutating func add(_ sample: Sample) {
    if let last = samples.last, sample.time < last.time { samples = [] }
    if samples.count >= 2 * limit { samples.removeFirst(limit) }
    samples.append(sample)
  }

  /// Moves all offsets, because the origin of the content has moved.
  package mutating func shift(by way: Double) {
    guard way != 0 else { return }
    for index in samples.indices { samples[index].offset += way }
  }

  /// The offsets and speeds of one column of a plot.
  package struct Column: Hashable {
    package var offsets: ClosedRange<Double>
    package var velocities: ClosedRange<Double>

    package init(offsets: ClosedRange<Double>, velocities: ClosedRange<Double>) {
      (self.offsets, self.velocities) = (offsets, velocities)
    }
  }

  /// Returns the last seconds in a number of columns. A column without samples continues the column before: the content
  /// rested. Columns before the first sample are nil.
  ///
  /// Columns begin at multiples of their length, so that a plot moves by whole columns.
  package func columns(_ count: Int, seconds: Double) -> [Column?] {
    guard count > 0, let last = samples.last else { return Array(repeating: nil, count: max(0, count)) }
    let length = seconds / Double(count)
    func index(_ time: Double) -> Int { Int((time / length).rounded(.down)) }
    let first = index(last.time) - count + 1
    var columns: [Column?] = Array(repeating: nil, count: count)
    var previous: Sample?
    var start = samples.endIndex
    while start > 0, index(samples[start - 1].time) >= first { start -= 1 }
    if start > 0 { previous = samples[start - 1] }
    var filled = previous == nil ? index(samples[start].time) - first : 0
    for sample in samples[start...] {
      let column = index(sample.time) - first
      if let previous {
        while filled < column {
          if columns[filled] == nil { columns[filled] = Column(previous, isAtRest: true) }
          filled += 1
        }
      }
      filled = column
      columns[column] = Column(sample, joining: columns[column] ?? previous.map { Column($0) })
      previous = sample
    }
    return columns
  }
}

extension History.Column {
  /// Creates a column from a moment, or from the rest after it.
  fileprivate init(_ sample: History.Sample, isAtRest: Bool = false) {
    let velocity = isAtRest ? 0 : sample.velocity
    (offsets, velocities) = (sample.offset...sample.offset, velocity...velocity)
  }

  /// Creates a column from a moment, joined with the moments before.
  fileprivate init(_ sample: History.Sample, joining other: History.Column?) {
    func join(_ number: Double, _ range: ClosedRange<Double>?) -> ClosedRange<Double> {
      guard let range else { return number...number }
      return min(number, range.lowerBound)...max(number, range.upperBound)
    }
    (offsets, velocities) = (join(sample.offset, other?.offsets), join(sample.velocity, other?.velocities))
  }
}
