/// Reads the number of rows, and samples of a dial, each of two numbers: milliseconds and tenths of a degree. Prints
/// the chosen row whenever it changes, with the time. At the end prints the place of the first row in tenths of a
/// pixel.
enum DialProgram {
  static func run() {
    var (chosen, input) = (0, Input())
    let menu = Menu(rows: input.next() ?? 0)
    while !input.isOver, let time = input.next(), let angle = input.next() {
      _ = menu.update(milliseconds: UInt32(time), angle: Float(angle) / 10)
      guard menu.chosen != chosen else { continue }
      chosen = menu.chosen
      write("\(time) \(chosen)\n")
    }
    write("\(Int32(menu.firstRow * 10))\n")
  }
}
