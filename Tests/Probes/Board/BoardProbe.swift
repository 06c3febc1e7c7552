import CScrollBare
import ScrollBehaviors
import TextIO

/// Measures a list of rows that bounces, on a board without an operating system.
///
/// Prints numbers, separated by spaces: allocations of a scroller, and its bytes. Then frames of the flings,
/// allocations in these frames, and allocations in touches. Then ticks in frames, samples of touches, ticks in these
/// samples, and bytes of stack. A tick is one of the processor's clock.
@main struct BoardProbe {
  static func main() {
    let before = csb_heap()
    let list = List()
    let made = csb_heap()
    for _ in 0..<2 { list.fling() }
    list.forget()
    for _ in 0..<20 { list.fling() }
    write(Int64(made.allocations - before.allocations))
    write(Int64(made.live_bytes - before.live_bytes))
    for number in [list.frames, list.frameAllocations, list.touchAllocations, list.frameTicks] {
      write(number)
    }
    for number in [list.touches, list.touchTicks, Int64(csb_stack_bytes())] { write(number) }
    text_write(10)
  }

  private static func write(_ number: Int64) {
    var (divisor, rest) = (Int64(1), number)
    while number / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      text_write(Int32(48 + rest / divisor))
      (rest, divisor) = (rest % divisor, divisor / 10)
    }
    text_write(32)
  }
}
