import Foundation

/// The callbacks a delegate heard, in their order, with their times.
package struct CallbackLog {
  /// One callback, or a run of `didScroll`s.
  package struct Entry: Hashable {
    package var name: String
    package var detail: String
    /// The first and the last time, in seconds.
    package var times: ClosedRange<Double>
    /// How many callbacks it stands for.
    package var count = 1
  }

  /// The entries so far; `didScroll`s that follow each other are one entry.
  package private(set) var entries: [Entry] = []
  private var runStart = 0.0
  private let limit: Int

  /// Makes a log that keeps at least the last so many entries.
  package init(limit: Int = .max / 2) { self.limit = limit }

  /// Adds a callback.
  package mutating func add(_ name: String, at time: Double, detail: String = "") {
    if entries.count >= 2 * limit { entries.removeFirst(entries.count - limit) }
    entries.append(Entry(name: name, detail: detail, times: time...time))
  }

  /// Adds a `didScroll` from one offset to another. The name says of which scroller, if there are several.
  package mutating func addScroll(
    at time: Double, from old: Double, to new: Double, name: String = "didScroll"
  ) {
    if let last = entries.last, last.name == name, last.times.upperBound <= time {
      entries[entries.count - 1].times = last.times.lowerBound...time
      entries[entries.count - 1].count += 1
    } else {
      runStart = old
      add(name, at: time)
    }
    entries[entries.count - 1].detail = "\(Self.points(runStart)) → \(Self.points(new)) pt"
  }

  /// An offset or a speed for reading: one decimal.
  package static func points(_ number: Double) -> String { String(format: "%.1f", number) }
}
