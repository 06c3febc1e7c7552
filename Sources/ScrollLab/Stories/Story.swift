package import ScrollBehaviors
package import ScrollEngine
package import ScrollSpace
package import LabDrawing

/// A scroller in use: what it is, what is done with it, and what is seen of it. The tool plays it, the tests
/// check it.
package struct Story: Sendable {
  /// The name by which the tool knows it: one word.
  package let name: String
  /// What it shows, in one line.
  package let line: String
  /// Sets up the scene anew.
  package let begin: @Sendable () -> any Scene

  /// Makes a story.
  package init(_ name: String, _ line: String, begin: @escaping @Sendable () -> any Scene) {
    self.name = name
    self.line = line
    self.begin = begin
  }
}

/// A host with its scroller: it draws, and works between frames.
package protocol Scene: AnyObject {
  /// The scroller.
  var scroll: ScrollController { get }
  /// The nest that the scroller stands in, and that is fed in its place; nil: the scroller is fed by itself.
  var nest: ScrollNest? { get }
  /// The axis that the chart shows.
  var axis: Axis { get }
  /// What fingers, wheels and the program do.
  var script: Script { get }
  /// By how much the host's edits so far have moved what stays on the screen, in points of the offset.
  var shift: Vector { get }
  /// The scene as it is now.
  var picture: Picture { get }
  /// Numbers that tell what happened so far.
  var facts: [Fact] { get }
  /// The host's own work before a frame or an input.
  func prepare(for time: Timestamp)
  /// Whether a finger at a place in the viewport reaches the scroller.
  func takesTouch(at place: Point) -> Bool
}

extension Scene {
  package var nest: ScrollNest? { nil }
  package var shift: Vector { .zero }
  package func prepare(for time: Timestamp) {}

  /// The place of the content that stands at an offset now, in the coordinates that the content began with.
  package func place(of offset: Point) -> Point { scroll.contentOrigin.position(of: offset) - shift }

  package func takesTouch(at place: Point) -> Bool { true }
}

/// A number with its name, for reading.
package struct Fact: Hashable {
  package var name: String
  package var value: String

  package init(_ name: String, _ value: some CustomStringConvertible) {
    self.name = name
    self.value = value.description
  }
}
