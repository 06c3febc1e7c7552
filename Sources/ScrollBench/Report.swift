/// The forms of a report: a table to read, or JSON for a program.
enum Report {
  case table
  case json

  /// Returns the whole report, with a line feed at the end.
  func text(_ measurements: [Measurement]) -> String {
    switch self {
    case .table: Self.table(measurements)
    case .json: Self.json(measurements)
    }
  }

  private static func table(_ measurements: [Measurement]) -> String {
    let head = ["piece", "ours", "peer", "", "ratio", "limit", "allocs", "verdict"]
    let lines =
      [head]
      + measurements.map { measurement in
        [
          measurement.row.piece, amount(measurement.ours, measurement.row),
          amount(measurement.peer, measurement.row), measurement.row.peer,
          ratio(measurement.ratio), measurement.row.limit.map(ratio) ?? "-",
          measurement.allocations.map { decimal($0, $0 == $0.rounded() ? 0 : 2) } ?? "-",
          measurement.verdict.rawValue,
        ]
      }
    let widths = head.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    // Numbers are aligned at their end, words at their start.
    let numbers: Set = [1, 2, 4, 5, 6]
    return lines.map { line in
      var text = ""
      for (column, cell) in line.enumerated() {
        let gap = String(repeating: " ", count: widths[column] - cell.count)
        text += (column == 0 ? "" : "  ") + (numbers.contains(column) ? gap + cell : cell + gap)
      }
      while text.last == " " { text.removeLast() }
      return text + "\n"
    }.joined()
  }

  private static func json(_ measurements: [Measurement]) -> String {
    let rows = measurements.map { measurement in
      let limit = measurement.row.limit.map { decimal($0, 6) } ?? "null"
      let unit = measurement.row.bytes == nil ? "ns" : "bytes"
      return "  {\"piece\": \"\(measurement.row.piece)\", \"peer\": \"\(measurement.row.peer)\", "
        + "\"ours_\(unit)\": \(decimal(measurement.ours, 3)), \"peer_\(unit)\": \(decimal(measurement.peer, 3)), "
        + "\"ratio\": \(decimal(measurement.ratio, 6)), \"limit\": \(limit), "
        + "\"allocations\": \(measurement.allocations.map { decimal($0, 6) } ?? "null"), "
        + "\"verdict\": \"\(measurement.verdict.rawValue)\"}"
    }
    return "[\n" + rows.joined(separator: ",\n") + "\n]\n"
  }

  private static func amount(_ value: Double, _ row: Row) -> String {
    row.bytes == nil ? duration(value) : decimal(value, 2) + " B"
  }

  /// Returns nanoseconds in a suitable unit.
  private static func duration(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1e3: decimal(nanoseconds, 1) + " ns"
    case ..<1e6: decimal(nanoseconds / 1e3, 2) + " us"
    default: decimal(nanoseconds / 1e6, 2) + " ms"
    }
  }

  /// Returns two digits after the point, or more if the number is too small for two.
  private static func ratio(_ value: Double) -> String { decimal(value, value < 0.1 ? 6 : 2) }

  /// Returns a non-negative number with this many digits after the point.
  private static func decimal(_ value: Double, _ digits: Int) -> String {
    var power = 1
    for _ in 0..<digits { power *= 10 }
    if digits == 0 { return "\(Int(value.rounded()))" }
    let scaled = Int((value * Double(power)).rounded())
    let fraction = String(scaled % power)
    return "\(scaled / power)." + String(repeating: "0", count: digits - fraction.count) + fraction
  }
}
