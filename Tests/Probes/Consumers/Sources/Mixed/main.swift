import CxxStdlib
import ScrollBehaviors

// A module with C++ interoperability that imports the library.
let title = std.string("rows")
let scroll = ScrollController(
  viewport: Size(width: 390, height: 600), content: Size(width: 390, height: 20_000), behaviors: [Bouncing()])
scroll.fling(velocity: Vector(x: 0, y: 2_000))
precondition(scroll.destination.y > 500 && title.length() == 4)
print("\(String(title)) rest at \(scroll.destination.y)")
