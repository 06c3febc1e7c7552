import Foundation

/// The callbacks of a delegate, in their order, with their times.
package struct CallbackLog {
  /// One callback, or a run of `didScroll`s.
  package struct Entry: Hashable {
    package var name: String
    package var detail: String
    /// The first and the last time, in seconds.
    package var times: ClosedRange<Double>
    /// The number of callbacks of the entry.
    package var count = 1
  }

  /// The entries so far; `didScroll`s that follow each other are one entry.
  package private(set) var entries: [Entry] = []
  private var runStart = 0.0
  private let limit: Int

  /// Creates a log that keeps at least this many of the last entries.
  package init(limit: Int = .max / 2) { self.limit = limit }

  /// Adds a callback.
  package mutating func add(_ name: String, at time: Double, detail: String = "") {
    if entries.count >= 2 * limit { entries.removeFirst(entries.count - limit) }
    entries.append(Entry(name: name, detail: detail, times: time...time))
  }

  /// Adds a `didScroll` from one offset to another. If there are several scrollers, the name distinguishes them.
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

  /// Returns an offset or a speed for a reader: one decimal.
  package static func points(_ number: Double) -> String { String(format: "%.1f", number) }
}
