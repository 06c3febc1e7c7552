extension Plot {
  /// Returns a number with at most one digit after the point: coordinates in a picture are small.
  static func number(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    let (whole, part) = (abs(tenths) / 10, abs(tenths) % 10)
    return (tenths < 0 ? "-" : "") + "\(whole)" + (part == 0 ? "" : ".\(part)")
  }

  /// Returns a number for a reader, with this many digits after the point, and a comma after each three digits before
  /// the point.
  static func mark(_ number: Double, _ decimals: Int) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    guard number.magnitude * scale < 1e15 else { return "\(number)" }
    let units = Int((number * scale).rounded())
    let digits = String(abs(units))
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    var whole = ""
    for (index, digit) in padded.dropLast(decimals).enumerated() {
      if index > 0, (padded.count - decimals - index) % 3 == 0 { whole += "," }
      whole.append(digit)
    }
    return (units < 0 ? "−" : "") + whole + (decimals > 0 ? "." + padded.suffix(decimals) : "")
  }

  /// Returns a text as XML needs it. Characters that XML does not have are left out.
  static func text(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n", "\r": escaped += " "
      default:
        if scalar.value >= 32, scalar.value != 0xFFFE, scalar.value != 0xFFFF {
          escaped.unicodeScalars.append(scalar)
        }
      }
    }
    return escaped
  }
}
