import LabTerminal
import ScrollBehaviors
package import ScrollEngine
package import ScrollSpace

/// A form between a bar and a keyboard. A tap on a field shows the keyboard, and scrolls the field into view above the
/// keyboard.
package final class FormScene: SingleScene {
  package static let count = 14
  package static let length = 80.0
  package static let bar = 32.0

  package let axis = Axis.vertical
  package let scroll: ScrollController
  /// The field that has the focus. The keyboard is shown as long as there is one.
  package private(set) var focus: Int?
  private let pages = Paging(.viewport, axis: .vertical)
  private let snapping: Snapping

  package init(_ setup: Setup, size: Size) {
    let fields = (0..<Self.count).map { index in
      SnapArea(
        id: Int64(index), frame: Self.field(index, width: size.width), align: PerAxis(x: nil, y: .start))
    }
    snapping = Snapping(fields, axes: PerAxis(x: false, y: true))
    scroll = ScrollController(
      viewport: size, content: Self.contentSize(size), safeArea: Insets(top: Self.bar), behaviors: [])
    apply(setup)
  }

  private static func contentSize(_ size: Size) -> Size {
    Size(width: size.width, height: Double(count) * length)
  }

  private static func field(_ index: Int, width: Double) -> Rect {
    Rect(x: 0, y: Double(index) * length, width: width, height: length)
  }

  package var content: [any ScrollBehavior] { [] }

  package func links(for landing: Setup.Landing) -> [any ScrollBehavior] {
    landing.links(paging: pages, snapping: snapping)
  }

  private var keyboard: Double { focus == nil ? 0 : (scroll.viewport.height * 0.4).rounded() }

  package func resize(to size: Size) {
    scroll.resize(viewport: size, content: Self.contentSize(size), obscured: Insets(bottom: keyboard))
    if focus != nil { scroll.obscured = Insets(bottom: keyboard) }
  }

  private func field(at place: Point) -> Int? {
    guard place.y >= Self.bar, place.y < scroll.viewport.height - keyboard else { return nil }
    let y = place.y + scroll.contentOffset.y
    guard y >= 0, y < Double(Self.count) * Self.length else { return nil }
    return Int(y / Self.length)
  }

  package func tap(at place: Point) {
    let tapped = field(at: place)
    focus = tapped == focus ? nil : tapped
    scroll.obscured = Insets(bottom: keyboard)
    if let focus {
      scroll.scrollRectToVisible(Self.field(focus, width: scroll.viewport.width), animated: true)
    }
  }

  package func words(at place: Point) -> String? { field(at: place).map { "field \($0 + 1)" } }

  package func draw(on canvas: inout SceneCanvas) {
    let (bounds, offset) = (canvas.bounds, scroll.contentOffset)
    for index in 0..<Self.count {
      let frame = Self.field(index, width: bounds.width).offset(by: .zero - offset)
      guard frame.maxY > 0, frame.minY < bounds.maxY else { continue }
      let isFocused = index == focus
      canvas.fill(frame.inset(by: 8), isFocused ? Palette.strong : Palette.item(Int64(index), hue: 1))
      canvas.label(
        "field \(index + 1)", in: frame, isFocused ? Palette.ground : Palette.text(on: Int64(index)),
        isBold: isFocused)
    }
    let bar = Rect(x: 0, y: 0, width: bounds.width, height: Self.bar)
    canvas.fill(bar, Color(hex: 0x3A3A3C))
    canvas.label("a form: click a field", in: Rect(x: 0, y: 0, width: bounds.width, height: SceneCanvas.row))
    if keyboard > 0 {
      let keys = Rect(x: 0, y: bounds.maxY - keyboard, width: bounds.width, height: keyboard)
      canvas.fill(keys, Color(hex: 0x48484A))
      canvas.label("keyboard", in: keys)
    }
  }
}
