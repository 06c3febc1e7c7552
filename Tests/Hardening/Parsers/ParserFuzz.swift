import Foundation

/// A parser under test, with the inputs that fuzzing begins with.
protocol FuzzedParser: SendableMetatype {
  /// Valid inputs.
  static func seeds() -> [[UInt8]]
  /// Parses an input, and checks and uses the result. Returns false if the input was refused. A fault ends the program.
  static func parse(_ input: [UInt8]) -> Bool
}

/// The parser that `SCROLL_PARSER` names.
private let parser: any FuzzedParser.Type =
  switch ProcessInfo.processInfo.environment["SCROLL_PARSER"] {
  case "snapshot": SnapshotParser.self
  case "trace": TraceParser.self
  case "recording": RecordingParser.self
  case "chain": ChainParser.self
  default: fatalError("SCROLL_PARSER names a parser: snapshot, trace, recording or chain.")
  }

/// The number of inputs that were not refused.
nonisolated(unsafe) private var accepted = 0

/// Writes the seeds into the folder `SCROLL_SEEDS`, if there is one.
@_cdecl("LLVMFuzzerInitialize")
func initialize(_: UnsafeMutableRawPointer?, _: UnsafeMutableRawPointer?) -> Int32 {
  atexit { print("accepted: \(accepted)") }
  guard let folder = ProcessInfo.processInfo.environment["SCROLL_SEEDS"] else { return 0 }
  for (number, seed) in parser.seeds().enumerated() {
    let file = URL(fileURLWithPath: folder).appendingPathComponent("seed-\(number)")
    do { try Data(seed).write(to: file) } catch {
      fatalError("No seed can be written to \(file.path): \(error)")
    }
  }
  return 0
}

@_cdecl("LLVMFuzzerTestOneInput")
func test(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  if parser.parse(Array(UnsafeBufferPointer(start: bytes, count: count))) { accepted += 1 }
  return 0
}

extension [UInt8] {
  /// These bytes with their sum, by FNV-1a in 64 bits, as snapshots and traces end.
  var sealed: [UInt8] {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in self { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return self + (0..<8).map { UInt8(truncatingIfNeeded: sum >> UInt64(8 * $0)) }
  }
}
