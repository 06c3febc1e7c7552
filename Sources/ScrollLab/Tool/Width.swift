import Foundation
import LabDrawing
import LabTerminal

/// How many characters a row of a report may have.
package enum Width {
  /// What `--width` may say.
  package static let range = Chart.narrowest...1_000

  /// Takes `--width` with its value out of the arguments; nil where it is not there.
  package static func take(from arguments: inout [String]) throws(UsageError) -> Int? {
    guard let place = arguments.firstIndex(where: { $0 == "--width" || $0.hasPrefix("--width=") }) else {
      return nil
    }
    var text: String? = String(arguments.remove(at: place).dropFirst("--width=".count))
    if text == "" { text = place < arguments.count ? arguments.remove(at: place) : nil }
    guard let text else { throw UsageError("--width needs a value behind it") }
    guard let width = Int(text), range.contains(width) else {
      throw UsageError(
        "impossible --width '\(text)'; write a number of characters from \(range.lowerBound) to "
          + "\(range.upperBound), such as 100")
    }
    return width
  }

  /// Without `--width`: what the environment says in `COLUMNS`, else the terminal, else 80.
  static var usual: Int {
    let said = ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) } ?? 0
    let width = said > 0 ? said : Terminal.size?.columns ?? 80
    return min(max(width, range.lowerBound), range.upperBound)
  }
}
