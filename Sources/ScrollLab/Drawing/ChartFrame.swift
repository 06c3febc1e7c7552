extension Chart {
  /// A range of times, in seconds, and of offsets, in points.
  package struct Frame: Hashable {
    package var times: ClosedRange<Double>
    package var offsets: ClosedRange<Double>

    package init(times: ClosedRange<Double>, offsets: ClosedRange<Double>) {
      self.times = times
      self.offsets = offsets
    }

    /// Creates the smallest frame that contains all frames; nil if there are none.
    package init?(around frames: [Frame]) {
      guard var frame = frames.first else { return nil }
      for other in frames {
        frame.times = Self.both(frame.times, other.times)
        frame.offsets = Self.both(frame.offsets, other.offsets)
      }
      self = frame
    }

    private static func both(_ a: ClosedRange<Double>, _ b: ClosedRange<Double>) -> ClosedRange<Double> {
      min(a.lowerBound, b.lowerBound)...max(a.upperBound, b.upperBound)
    }
  }
}
