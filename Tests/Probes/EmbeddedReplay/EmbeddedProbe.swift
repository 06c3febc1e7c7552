import CScrollBare
import ScrollTrace
import TextIO

/// Reads a trace of touches from standard input, and prints its name and the fingerprint of all that is recorded with
/// them.
///
/// The same trace must give the same line in every build, Embedded Swift included. It is replayed as it was written,
/// and so is each trace that is recorded here: a replay that parts from its trace ends the probe.
@main struct EmbeddedProbe {
  static func main() {
    let trace = read()
    write(trace.configuration.label)
    write(" ")
    write(hexadecimal: Replay.fingerprint(of: trace))
    write("\n")
  }

  private static func read() -> Trace {
    var bytes: [UInt8] = []
    while true {
      let byte = text_read()
      if byte < 0 { break }
      bytes.append(UInt8(truncatingIfNeeded: byte))
    }
    do throws(TraceError) { return try Trace(bytes: bytes) } catch {
      write(error.description)
      preconditionFailure("A trace is read as it was written.")
    }
  }
}

/// Writes text to standard output.
func write(_ text: String) {
  for byte in text.utf8 { text_write(Int32(byte)) }
}

/// Writes a number as 16 hexadecimal digits.
func write(hexadecimal number: UInt64) {
  for place in 0..<16 {
    let digit = UInt8(truncatingIfNeeded: number >> UInt64(60 - 4 * place)) & 15
    text_write(Int32(digit < 10 ? 48 + digit : 87 + digit))
  }
}
