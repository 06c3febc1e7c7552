import ScrollTrace
import TextIO

/// Reads a trace of touches, and prints its name and the fingerprint of all that is recorded with them.
///
/// The same trace must give the same line in every build, Embedded Swift included. It is replayed as it was written,
/// and so is each trace that is recorded here: a replay that parts from its trace ends the probe.
enum TraceProgram {
  static func run() {
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
