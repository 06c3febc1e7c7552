package import ScrollSpace

/// Numbers for a reader.
package enum Figures {
  /// Returns a number with some digits after the point.
  package static func short(_ number: Double, _ digits: Int = 2) -> String {
    guard number.magnitude < 1e12 else { return "\(number)" }
    var factor = 1.0
    for _ in 0..<digits { factor *= 10 }
    let scaled = Int64((number * factor).rounded())
    let (whole, part) = (scaled.magnitude / UInt64(factor), scaled.magnitude % UInt64(factor))
    let sign = scaled < 0 ? "-" : ""
    if digits == 0 { return "\(sign)\(whole)" }
    let text = String(part)
    return "\(sign)\(whole)." + String(repeating: "0", count: digits - text.count) + text
  }

  /// Returns a place as text.
  package static func place(_ point: Point?) -> String {
    point.map { "\(short($0.x, 1)), \(short($0.y, 1))" } ?? "nothing"
  }
}
