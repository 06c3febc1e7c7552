import CScrollBare
import TextIO

/// The programs that also run in Embedded Swift, on WebAssembly and on a board. They are one executable, because the
/// optimisation of a whole program takes minutes.
///
/// The first byte of standard input chooses a program, and the rest is the input of that program.
@main struct BareProbe {
  static func main() {
    switch UInt8(truncatingIfNeeded: text_read()) {
    case UInt8(ascii: "d"): DialProgram.run()
    case UInt8(ascii: "n"): NarrowProgram.run()
    case UInt8(ascii: "s"): StoryProgram.run()
    case UInt8(ascii: "t"): TraceProgram.run()
    default: fatalError("The first byte chooses a program: d, n, s or t.")
    }
  }
}
