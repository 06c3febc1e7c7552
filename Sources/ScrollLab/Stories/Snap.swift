package import LabDrawing
package import ScrollBehaviors
package import ScrollEngine
package import ScrollSpace

extension Story {
  /// Sections as snap areas.
  package static let snap = Story(
    "snap", "sections to rest on: a longer one is read freely, one must stop, one grows"
  ) { Sections() }
}

/// Sections of different heights. The content rests at the start of a section, or anywhere within a section that is
/// higher than the viewport. A flick does not pass the section with `mustStop`.
package final class Sections: Scene {
  package static let screen = Size(width: 390, height: 480)
  /// The section that is higher than the viewport, and the section that no flick passes.
  package static let long = 2
  package static let mustStop = 4

  package let axis = Axis.vertical
  package let scroll: ScrollController
  package let snapping: Snapping
  package private(set) var heights: [Double] = [192, 288, 704, 192, 224, 320, 192, 256, 192, 224, 288, 480]
  /// The number of times that the content came to rest on another section.
  package private(set) var snaps = 0

  package init() {
    let areas = Self.areas(heights)
    snapping = Snapping(areas, .mandatory, axes: PerAxis(x: false, y: true))
    scroll = ScrollController(
      viewport: Self.screen, content: Self.content(heights), behaviors: [snapping, Bouncing(.vertical)])
    snapping.didSnap = { [unowned self] _ in snaps += 1 }
  }

  private static func frames(_ heights: [Double]) -> [Rect] {
    var top = 0.0
    return heights.map { height in
      defer { top += height }
      return Rect(x: 0, y: top, width: screen.width, height: height)
    }
  }

  private static func content(_ heights: [Double]) -> Size {
    Size(width: screen.width, height: heights.reduce(0, +))
  }

  private static func areas(_ heights: [Double]) -> [SnapArea] {
    frames(heights).enumerated().map { index, frame in
      SnapArea(
        id: Int64(index + 1), frame: frame, align: PerAxis(x: nil, y: .start), mustStop: index == mustStop)
    }
  }

  /// The sections' frames in the content.
  package var frames: [Rect] { Self.frames(heights) }

  /// The index of the section on which the content rests, or rested last; nil for none. An area's id is its section's
  /// number.
  package var section: Int? { snapping.snapped.y.map { Int($0) - 1 } }

  /// The position among the starts of the sections, for an indicator.
  package var fraction: Double {
    Pages(offsets: frames.map { $0.minY }).fraction(at: scroll.contentOffset.y) ?? 0
  }

  /// Makes a section's text longer, or shorter.
  private func grow(_ section: Int, by height: Double) {
    heights[section] += height
    snapping.setAreas(Self.areas(heights), content: Self.content(heights))
  }

  package var script: Script {
    var script = Script()
    let finger = Point(x: 195, y: 400)
    script.look("The first section.")
    script.swipe(from: finger, by: Vector(x: 0, y: -120), in: 0.4, hold: 0.2)
    script.rest()
    script.look("A slow drag, let go past the middle: section 2.")
    script.swipe(from: finger, by: Vector(x: 0, y: -280), in: 0.06)
    script.rest()
    script.look("A hard flick would pass section 5; it must stop there.")
    script.add(.command { [unowned self] in grow(1, by: 96) })
    script.rest()
    script.look("Section 2 has grown, far above: it still rests on section 5.")
    script.swipe(from: Point(x: 195, y: 80), by: Vector(x: 0, y: 150), in: 0.12)
    script.rest()
    script.look("Back into section 3, which is higher than the screen: it rests where the flick ended.")
    script.swipe(from: finger, by: Vector(x: 0, y: -60), in: 0.08)
    script.wait(0.1)
    script.add(.command { [unowned self] in grow(0, by: 64) })
    script.rest()
    script.look("Section 1 grew while it was on its way: it came to the same section.")
    return script
  }

  package var picture: Picture {
    var picture = Picture(of: Rect(x: -20, y: -160, width: 430, height: 800), columns: 56, rows: 25)
    for (index, frame) in frames.enumerated() {
      let place = frame.offset(by: -(scroll.contentOffset - Point.zero))
      let isSeen = place.maxY > 0 && place.minY < Self.screen.height
      let label = index == Self.mustStop ? "section \(index + 1), must stop" : "section \(index + 1)"
      picture.box(place, label, ink: isSeen ? .motion : .faint)
    }
    picture.viewport(Rect(origin: .zero, size: Self.screen))
    picture.dots(index: Int(fraction.rounded()), of: heights.count)
    picture.note(
      "snapped to \(sectionWords)   at \((fraction + 1).rounded(decimals: 3)) of \(heights.count)   "
        + scroll.offsetWords(.vertical), ink: .faint)
    return picture
  }

  private var sectionWords: String { section.map { "section \($0 + 1)" } ?? "no section" }

  package var facts: [Fact] {
    [
      Fact("snapped to", sectionWords), Fact("changes of section", "\(snaps)×"),
      Fact("rests by", scroll.explanation.y),
    ]
  }
}
