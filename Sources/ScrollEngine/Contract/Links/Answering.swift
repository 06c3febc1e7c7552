public import ScrollSpace

// One protocol for each question. A class that conforms to `ScrollBehavior` alone inherits an answer to every
// question, so a mistyped method compiles, and nothing calls it. These protocols take one inherited answer away:
// the compiler then asks for the method, and prints how it is written.

/// A behaviour that answers `extent`. Without that method, the class does not compile.
public protocol ExtentAnswering: ScrollBehavior {
  /// Answers how long the content is, and where its walls are.
  func extent(_ proposal: inout ExtentProposal, in context: ScrollContext)
}

/// A behaviour that answers `layout`. Without that method, the class does not compile.
public protocol LayoutAnswering: ScrollBehavior {
  /// Answers which part of the content stays in place on screen.
  func layout(_ change: inout LayoutChange, in context: ScrollContext)
}

/// A behaviour that answers `drag`. Without that method, the class does not compile.
public protocol DragAnswering: ScrollBehavior {
  /// Answers how far the user's input moves the content.
  func drag(_ proposal: inout DragProposal, in context: ScrollContext)
}

/// A behaviour that answers `motion`. Without that method, the class does not compile.
public protocol MotionAnswering: ScrollBehavior {
  /// Answers by which law the content glides after the release.
  func motion(_ proposal: inout MotionProposal, in context: ScrollContext)
}

/// A behaviour that answers `target`. Without that method, the class does not compile.
public protocol TargetAnswering: ScrollBehavior {
  /// Answers where the content comes to rest, and how it gets there.
  func target(_ proposal: inout TargetProposal, in context: ScrollContext)
}

/// A behaviour that answers `offset(of:)`. Without that method, the class does not compile.
public protocol OffsetAnswering: ScrollBehavior {
  /// Returns the present offsets of rest targets that this behaviour has chosen.
  func offset(of targets: inout PerAxis<RestTarget?>, in context: ScrollContext) -> PerAxis<Double?>
}

/// A behaviour that answers `edge`. Without that method, the class does not compile.
public protocol EdgeAnswering: ScrollBehavior {
  /// Answers how a wall responds to a finger or a motion.
  func edge(_ proposal: inout EdgeProposal, in context: ScrollContext)
}

/// A behaviour that answers `zoom`. Without that method, the class does not compile.
public protocol ZoomAnswering: ScrollBehavior {
  /// Answers how far the scale follows fingers past its limits.
  func zoom(_ proposal: inout ZoomProposal, in context: ScrollContext)
}

/// A behaviour that answers `rebase`. Without that method, the class does not compile.
public protocol RebaseAnswering: ScrollBehavior {
  /// Answers by how much the origin moves.
  func rebase(_ proposal: inout RebaseProposal, in context: ScrollContext)
}

/// A behaviour that is woken at a time. Without `wake(in:)` and `didWake(_:)`, the class does not compile.
public protocol WakeAnswering: ScrollBehavior {
  /// Returns the time at which the behaviour wants to be woken, or nil for never.
  func wake(in context: ScrollContext) -> Timestamp?
  /// Called when the time returned by `wake` has come.
  func didWake(_ scroll: ScrollController)
}

/// A behaviour that keeps values in snapshots. Without a `name` and `remember(_:)`, the class does not compile.
public protocol MemoryAnswering: ScrollBehavior {
  /// The name of the behaviour in snapshots.
  var name: StaticString { get }
  /// Writes the state of the behaviour into a snapshot, or reads the state from a snapshot.
  func remember(_ memory: inout LinkMemory) throws(ArchiveError)
}
