import Foundation
import LabDrawing
package import LabStories

extension CallbackLog {
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

  private func column(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
