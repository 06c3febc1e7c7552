package import LabDrawing
package import ScrollBehaviors
package import ScrollEngine
package import ScrollSpace

extension Story {
  /// A page of fixed width and dynamic height.
  package static let page = Story(
    "page", "a page as wide as the screen: rotated, or with more text, it keeps its place"
  ) { Page() }
}

/// A headline, a box and a text: the page of fixed width and dynamic height in recipes for Auto Layout.
///
/// The recipe's text mentions 50 points from the top and its code 60: the code's number is used. Between siblings Auto
/// Layout's standard distance is 8. Its margin to the container's end is 20.
package final class Page: Scene, ScrollDelegate {
  package static let portrait = Size(width: 320, height: 480)
  package static let landscape = Size(width: 480, height: 320)
  package static let margins = Insets(top: 60, left: 15, bottom: 20, right: 15)
  package static let spacing = 8.0
  package static let boxHeight = 86.0
  /// The indices of the items.
  package static let headline: Int64 = 0
  package static let box: Int64 = 1
  package static let text: Int64 = 2

  package let axis: Axis
  package let content: Arranging
  package let scroll: ScrollController
  package private(set) var shift = Vector.zero
  private let texts: Texts

  /// The texts of the page, and the number of measurements of an item.
  private final class Texts {
    var headline = "A page of fixed width and dynamic height"
    var text = Page.paragraph(36)
    var measured = 0

    func wrapped(_ index: Int64, _ width: Double) -> WrappedText? {
      index == Page.box ? nil : WrappedText(index == Page.headline ? headline : text, width: width)
    }

    func measure(_ index: Int64, _ width: Double) -> Double {
      measured += 1
      return wrapped(index, width)?.height ?? Page.boxHeight
    }
  }

  /// Creates a page that is read downwards. On the other axis, creates a text with vertical lines that is read
  /// sideways.
  package init(_ axis: Axis = .vertical) {
    let texts = Texts()
    self.texts = texts
    self.axis = axis
    content = Arranging(
      Stack(
        count: 3, margins: axis.turned(Self.margins), spacing: Self.spacing, measure: texts.measure),
      axis: axis)
    scroll = ScrollController(
      viewport: axis.turned(Self.portrait), behaviors: [content, Bouncing()])
    scroll.delegate = self
  }

  private static func paragraph(_ sentences: Int) -> String {
    let words = [
      "The width of the page is that of the screen, and its height follows.",
      "A text that is broken into other lines has another height, and what is below it moves.",
      "Nobody who reads wants to look for the line again.",
    ]
    return (0..<sentences).map { "(\($0 + 1)) \(words[$0 % words.count])" }.joined(separator: " ")
  }

  /// Returns an item's text in lines; nil for the box.
  package func wrapped(_ index: Int64, _ width: Double) -> WrappedText? { texts.wrapped(index, width) }

  /// The text's first line that begins in view, and the number of the text's words before it; nil if there is none.
  package var firstLine: (line: String, wordsBefore: Int)? {
    guard let frame = content.frame(of: Self.text), let text = wrapped(Self.text, frame.length(axis.cross))
    else {
      return nil
    }
    let above = max(0, ((scroll.contentOffset[axis] - frame.lower(axis)) / WrappedText.line).rounded(.up))
    guard above < Double(text.lines.count) else { return nil }
    let before = text.lines[..<Int(above)].reduce(0) { $0 + $1.split(separator: " ").count }
    return (text.lines[Int(above)], before)
  }

  /// Rotates the screen.
  package func rotate() {
    let portrait = axis.turned(Self.portrait)
    scroll.viewport = scroll.viewport == portrait ? axis.turned(Self.landscape) : portrait
  }

  /// Makes the headline longer. Things in view below the headline stay in place.
  package func growHeadline() {
    let before = scroll.contentOffset[axis]
    texts.headline += ", which has become longer while somebody was reading what is below it"
    try! content.change(.reload(Self.headline..<Self.headline + 1))
    // During a motion the offset rounds the sum. Texts have whole points.
    shift[axis] += (scroll.contentOffset[axis] - before).rounded()
  }

  /// Adds text at the end.
  package func growText() {
    texts.text = Self.paragraph(48)
    try! content.change(.reload(Self.text..<Self.text + 1))
  }

  package var script: Script {
    var script = Script()
    let finger = axis.turned(Point(x: 160, y: 280))
    script.look("A page as wide as the screen; it scrolls, for it is longer.")
    script.swipe(from: finger, by: axis.turned(Vector(x: 0, y: -180)), in: 0.14)
    script.rest()
    script.look("After a flick, in the middle of the text.")
    script.add(.command { [unowned self] in rotate() })
    script.rest()
    script.look("Rotated: the text has fewer and longer lines, and keeps its place.")
    script.swipe(from: finger, by: axis.turned(Vector(x: 0, y: 60)), in: 0.1)
    script.wait(0.1)
    script.add(.edit { [unowned self] in growHeadline() })
    script.look("While it glides the headline grows, out of view: nothing jumps.")
    script.rest()
    script.add(.command { [unowned self] in growText() })
    script.add(.command { [unowned self] in rotate() })
    script.rest()
    script.look("More text at the end, and back in portrait.")
    script.swipe(from: finger, by: axis.turned(Vector(x: 0, y: -200)), in: 0.06)
    script.rest()
    script.swipe(from: finger, by: axis.turned(Vector(x: 0, y: -200)), in: 0.06)
    script.rest()
    script.look("The end of the page: 20 below the last line.")
    return script
  }

  package var picture: Picture {
    var picture = Picture(
      of: axis.turned(Rect(x: -20, y: -96, width: 520, height: 672)), columns: 56, rows: 28)
    let names = ["headline", "box", "text"]
    for (index, name) in names.enumerated() {
      guard let frame = content.frame(of: Int64(index)) else { continue }
      let place = frame.offset(by: Point.zero - scroll.contentOffset)
      let lines = wrapped(Int64(index), frame.length(axis.cross)).map { ", \($0.lines.count) lines" } ?? ""
      let isSeen = place.upper(axis) > 0 && place.lower(axis) < scroll.viewport[axis]
      picture.box(place, name + lines, ink: isSeen ? .motion : .faint)
    }
    picture.viewport(Rect(origin: .zero, size: scroll.viewport))
    picture.note(
      "\(scroll.offsetWords(axis)) of \(scroll.contentSize[axis])", ink: .faint)
    picture.note("reads: \(firstLine?.line ?? "")", ink: .faint)
    return picture
  }

  package var facts: [Fact] {
    [
      Fact(axis == .vertical ? "height" : "width", scroll.contentSize[axis]),
      Fact("measured", texts.measured),
    ]
  }
}
