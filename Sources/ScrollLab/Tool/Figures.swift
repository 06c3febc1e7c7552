import ScrollBehaviors

extension Figure {
  /// All pictures of the documentation that gestures and chains produce. To add a picture of a behaviour, add an entry
  /// here and `![…](NAME)` in its article.
  package static var all: [Figure] {
    [
      Figure(
        "recording-two-chains", "The same flicks towards the end, by two chains",
        [("Bouncing()", { [Bouncing()] }), ("Clamping()", { [Clamping()] })],
        [.flick(2_600), .settle, .wait(0.2), .flick(-900), .settle], content: Size(width: 390, height: 1_900)),
      Figure(
        "recording-callbacks", "A flick, and a page that is taken",
        [("Paging(axis: .vertical)", { [Paging(axis: .vertical)] })],
        [.flick(900), .settle, .wait(0.1)], showsCallbacks: true),
    ]
  }

  /// Every picture of the documentation that the lab draws, as a file.
  package static var files: [(name: String, text: String)] {
    ProfilePlot.files + all.map { $0.file } + BehaviorFigure.all.map { $0.file }
  }
}
