import Foundation
import LabDrawing
import LabTerminal

/// The number of characters in a row of a report.
package enum Width {
  /// The range of `--width`.
  package static let range = Chart.narrowest...1_000

  /// Removes `--width` and its value from the arguments, and returns the value; nil if there is none.
  package static func take(from arguments: inout [String]) throws(UsageError) -> Int? {
    guard let place = arguments.firstIndex(where: { $0 == "--width" || $0.hasPrefix("--width=") }) else {
      return nil
    }
    var text: String? = String(arguments.remove(at: place).dropFirst("--width=".count))
    if text == "" { text = place < arguments.count ? arguments.remove(at: place) : nil }
    guard let text else { throw UsageError("--width needs a value after it") }
    guard let width = Int(text), range.contains(width) else {
      throw UsageError(
        "impossible --width '\(text)'; write a number of characters from \(range.lowerBound) to "
          + "\(range.upperBound), such as 100")
    }
    return width
  }

  /// The width without `--width`: the value of `COLUMNS` in the environment, otherwise that of the terminal, otherwise
  /// 80.
  static var usual: Int {
    let said = ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) } ?? 0
    let width = said > 0 ? said : Terminal.size?.columns ?? 80
    return min(max(width, range.lowerBound), range.upperBound)
  }
}
