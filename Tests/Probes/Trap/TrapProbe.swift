import CScrollBare
import ScrollBehaviors
import TextIO

/// Makes a mistake that stops the program: a viewport with a length below 0.
@main struct TrapProbe {
  static func main() {
    text_write(33)
    let scroll = ScrollController(viewport: Size(width: -1, height: 240), content: .zero, behaviors: [])
    text_write(scroll.isDragging ? 63 : 46)
  }
}
