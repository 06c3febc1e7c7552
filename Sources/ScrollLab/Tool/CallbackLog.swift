import Foundation
import LabDrawing

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

  package init() {}

  /// Adds a callback.
  package mutating func add(_ name: String, at time: Double, detail: String = "") {
    entries.append(Entry(name: name, detail: detail, times: time...time))
  }

  /// Adds a `didScroll` from one offset to another.
  package mutating func addScroll(at time: Double, from old: Double, to new: Double) {
    if let last = entries.last, last.name == "didScroll", last.times.upperBound <= time {
      entries[entries.count - 1].times = last.times.lowerBound...time
      entries[entries.count - 1].count += 1
    } else {
      runStart = old
      add("didScroll", at: time)
    }
    entries[entries.count - 1].detail = "\(Self.points(runStart)) → \(Self.points(new)) pt"
  }

  /// The entries as rows: time, callback, detail.
  package func rows(on sheet: Sheet = Sheet()) -> [String] {
    let texts = entries.map { entry in
      let first = String(format: "%7.3f", entry.times.lowerBound)
      let last = entry.count > 1 ? String(format: " … %.3f s", entry.times.upperBound) : " s"
      let name = entry.count > 1 ? "\(entry.name) ×\(entry.count)" : entry.name
      let ink: Ink = entry.name == "didScroll" || entry.name == "didChangePhase" ? .faint : .plain
      return InkedText(column(first + last, 19), .faint)
        + InkedText(entry.detail.isEmpty ? name : column(name, 23), ink) + InkedText(entry.detail, .faint)
    }
    return sheet.rows(texts)
  }

  /// An offset or a speed for reading: one decimal.
  package static func points(_ number: Double) -> String { String(format: "%.1f", number) }

  private func column(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
