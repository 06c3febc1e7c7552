package import LabDrawing
import ScrollBehaviors
package import ScrollEngine
package import ScrollSpace

extension Story {
  /// Bars, and a keyboard that appears and disappears.
  package static let insets = Story(
    "insets", "a form under a bar: the keyboard comes while it glides, and hides no field"
  ) { Form() }
}

/// A form of fields, between a bar above and a rounded screen's edge below.
package final class Form: Scene, ScrollDelegate {
  package static let screen = Size(width: 390, height: 576)
  package static let safeArea = Insets(top: 48, bottom: 24)
  package static let keyboard = Insets(bottom: 240)
  package static let count = 12
  package static let height = 72.0

  package let axis: Axis
  package let scroll: ScrollController
  /// The number of changes of the insets.
  package private(set) var changes = 0

  /// Creates a form with fields one below the other, or beside each other.
  package init(_ axis: Axis = .vertical) {
    self.axis = axis
    scroll = ScrollController(
      viewport: axis.turned(Self.screen),
      content: axis.turned(Size(width: 390, height: Double(Self.count) * Self.height)),
      safeArea: axis.turned(Self.safeArea), behaviors: [Bouncing()])
    scroll.delegate = self
  }

  package func scrollDidChangeAdjustedContentInset(_ scroll: ScrollController) { changes += 1 }

  /// Returns the place of a field in the content.
  package func field(_ index: Int) -> Rect {
    axis.turned(Rect(x: 0, y: Double(index) * Self.height, width: Self.screen.width, height: Self.height))
  }

  /// The part of the screen that nothing covers.
  package var free: Rect {
    let inset = axis.turned(scroll.adjustedContentInset)
    return axis.turned(
      Rect(x: 0, y: inset.top, width: 390, height: Self.screen.height - inset.top - inset.bottom))
  }

  package var script: Script {
    var script = Script()
    script.look("The first field is below the bar.")
    script.swipe(
      from: axis.turned(Point(x: 195, y: 400)), by: axis.turned(Vector(x: 0, y: -150)), in: 0.1)
    script.wait(0.05)
    script.look("A flick towards the end of the form.")
    script.wait(0.05)
    script.add(.command { [unowned self] in scroll.obscured = axis.turned(Self.keyboard) })
    script.look("While it glides the keyboard comes: nothing jumps, and it may go further now.")
    script.rest()
    script.look("The content rests with the last field above the keyboard.")
    script.add(.command { [unowned self] in scroll.scrollRectToVisible(field(3), animated: true) })
    script.rest()
    script.look("Field 4 brought into view: below the bar.")
    let beyond = axis.turned(Point(x: 0, y: 1_000))
    script.add(.command { [unowned self] in scroll.setContentOffset(beyond, animated: true) })
    script.rest()
    script.add(.command { [unowned self] in scroll.obscured = .zero })
    script.rest()
    script.look("At the end once more; the keyboard goes, and the form fills the screen again.")
    return script
  }

  package var picture: Picture {
    var picture = Picture(
      of: axis.turned(Rect(x: -20, y: -48, width: 430, height: 672)), columns: 56, rows: 28)
    for index in 0..<Self.count {
      let place = field(index).offset(by: -(scroll.contentOffset - Point.zero))
      let isSeen = place.upper(axis) > free.lower(axis) && place.lower(axis) < free.upper(axis)
      picture.box(place, "field \(index + 1)", ink: isSeen ? .motion : .faint)
    }
    picture.box(
      axis.turned(Rect(x: 0, y: 0, width: 390, height: Self.safeArea.top)), "bar", ink: .finger,
      edge: .dashed, fill: " ")
    if scroll.obscured.upper(axis) > 0 {
      let keyboard = Rect(
        x: 0, y: Self.screen.height - Self.keyboard.bottom, width: 390, height: Self.keyboard.bottom)
      picture.box(axis.turned(keyboard), "keyboard", ink: .finger, edge: .dashed, fill: "▒")
    }
    picture.viewport(axis.turned(Rect(origin: .zero, size: Self.screen)))
    let inset = axis.turned(scroll.adjustedContentInset)
    picture.note(
      "\(scroll.offsetWords(axis))   inset top \(inset.top), bottom \(inset.bottom)",
      ink: .faint)
    return picture
  }

  package var facts: [Fact] {
    let extent = scroll.geometry.extent[axis]
    return [
      Fact("insets changed", "\(changes)×"),
      Fact("scrolls from", "\(extent.lower ?? 0) to \(extent.upper ?? 0)"),
    ]
  }
}
