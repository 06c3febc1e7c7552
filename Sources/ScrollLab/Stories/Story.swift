package import LabDrawing
import ScrollBehaviors
package import ScrollEngine
package import ScrollNesting
package import ScrollSpace

/// A scroller in use: its scene, the actions, and the pictures. The tool plays stories, and the tests check them.
package struct Story: Sendable {
  /// The name of the story in the tool: one word.
  package let name: String
  /// The subject of the story, in one line.
  package let line: String
  /// Creates the scene.
  package let begin: @Sendable () -> any Scene

  /// Creates a story.
  package init(_ name: String, _ line: String, begin: @escaping @Sendable () -> any Scene) {
    self.name = name
    self.line = line
    self.begin = begin
  }
}

/// A host with its scroller, which draws, and works between frames.
package protocol Scene: AnyObject {
  /// The scroller.
  var scroll: ScrollController { get }
  /// The nest of the scroller, which receives the input in place of the scroller. If nil, the scroller receives the
  /// input.
  var nest: ScrollNest? { get }
  /// The axis that the chart shows.
  var axis: Axis { get }
  /// The actions of fingers, wheels and the program.
  var script: Script { get }
  /// The distance by which the host's edits so far have moved content that stays on the screen, in points of the
  /// offset.
  var shift: Vector { get }
  /// The picture of the scene at present.
  var picture: Picture { get }
  /// Numbers about the story so far.
  var facts: [Fact] { get }
  /// Does the host's own work before a frame or an input.
  func prepare(for time: Timestamp)
  /// Returns true if a finger at a place in the viewport reaches the scroller.
  func takesTouch(at place: Point) -> Bool
}

extension Scene {
  package var nest: ScrollNest? { nil }
  package var shift: Vector { .zero }
  package func prepare(for time: Timestamp) {}

  /// Returns the place of the content at a present offset, in the coordinates at the beginning.
  package func place(of offset: Point) -> Point { scroll.contentOrigin.position(of: offset) - shift }

  package func takesTouch(at place: Point) -> Bool { true }
}

/// A number with its name, for a reader.
package struct Fact: Hashable {
  package var name: String
  package var value: String

  package init(_ name: String, _ value: some CustomStringConvertible) {
    self.name = name
    self.value = value.description
  }
}
