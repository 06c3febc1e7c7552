#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bench: see `Arguments.help`.
@main
struct ScrollBench {
  static func main() {
    do {
      switch try Arguments(Array(CommandLine.arguments.dropFirst())).task {
      case .help:
        print(Arguments.help, terminator: "")
      case .measure(let report, let filter, let check):
        let measurements = measure(try rows(named: filter))
        print(report.text(measurements), terminator: "")
        if check && measurements.contains(where: { $0.verdict == .over }) { exit(1) }
      case .count(let piece, let peer, let rounds):
        let found = try rows(named: piece)
        guard found.count == 1 else {
          let names = found.map { "\"\($0.piece)\"" }.joined(separator: ", ")
          throw Arguments.Misuse(message: "\"\(piece)\" names \(found.count) pieces, choose one: \(names)")
        }
        let contest = found[0].prepare()
        (peer ? contest.peer : contest.ours)(rounds)
      }
    } catch {
      writeProgress("scroll-bench: \((error as? Arguments.Misuse)?.message ?? "\(error)")")
      exit(2)
    }
  }

  /// Returns the row of exactly this name, or all rows whose names contain the text.
  private static func rows(named name: String) throws -> [Row] {
    let rows = allRows()
    if let row = rows.first(where: { $0.piece == name }) { return [row] }
    let found = rows.filter { name.isEmpty || $0.piece.contains(name) }
    if found.isEmpty { throw Arguments.Misuse(message: "no piece has \"\(name)\" in its name") }
    return found
  }

  /// Measures all rows, and reports progress on stderr. A row above its limit is measured up to three times.
  private static func measure(_ rows: [Row]) -> [Measurement] {
    rows.enumerated().map { index, row in
      writeProgress("[\(index + 1)/\(rows.count)] \(row.piece)")
      var best = Measurement(row)
      // A slow piece stays slow. The effect of a busy machine disappears in another measurement.
      for _ in 0..<2 where best.verdict == .over {
        writeProgress("    \(row.piece), again")
        let next = Measurement(row)
        if next.verdict == .ok || next.ratio < best.ratio { best = next }
      }
      return best
    }
  }

  /// Writes one line to stderr.
  private static func writeProgress(_ line: String) {
    var line = line + "\n"
    line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
