import ScrollMotion
public import ScrollSpace

/// A behaviour answers questions about how a scroller moves, and receives the scroller's callbacks.
///
/// Behaviours form a chain and are asked in its order. Each behaviour sees the answers of the behaviours before it,
/// and may leave, change or replace an answer. So put general behaviours first and special behaviours last. Every
/// question has a neutral default answer: implement only the questions that matter to your behaviour. A question that a
/// type leaves to its default is asked of an object once, and costs nothing from then on. A mistyped method is never
/// called. If an extension declares the conformance, the compiler warns of most mistyped methods.
///
/// Questions are pure. The context goes in, the proposal comes out, and the same context must lead to the same
/// answer. Commands to the scroller from within a question are refused and counted. Answers with numbers that are not
/// finite are refused and counted too: the proposal then stays as it was before that behaviour. In the callbacks of
/// `ScrollDelegate`, which every behaviour receives, commands are allowed.
///
/// A behaviour belongs to one scroller at a time, and appears in its chain once. You may move a behaviour to another
/// scroller at any time, also from within a callback: remove it from one chain, then add it to the other.
public protocol ScrollBehavior: ScrollDelegate {
  /// The name of the behaviour in `description`, explanations and snapshots.
  ///
  /// The default is the name of the type. If the platform has no type names, as in Embedded Swift, the default is
  /// "link". A behaviour that remembers something must implement this property, so that a snapshot finds the
  /// behaviour on every platform. Several behaviours without a name could be confused with each other.
  var name: StaticString { get }
  /// Answers how long the content is, where its walls are, and whether the content is a ring. See ``ExtentProposal``.
  ///
  /// Asked at the start, when the viewport, the content, the insets or the chain have changed, and after
  /// `invalidateLayout()`. Call `invalidateLayout()` whenever an answer of your behaviour changes.
  func extent(_ proposal: inout ExtentProposal, in context: ScrollContext)
  /// Answers which part of the content stays in place on screen. Asked after `extent`, if the layout has changed. See
  /// ``LayoutChange``.
  func layout(_ change: inout LayoutChange, in context: ScrollContext)
  /// Answers how far the user's input moves the content, and at the release with which velocity. Asked for every
  /// move, wheel delta and step, and at the release. See ``DragProposal``.
  func drag(_ proposal: inout DragProposal, in context: ScrollContext)
  /// Answers by which law the content glides after the release. Asked at the release, and for a fling of the program.
  /// See ``MotionProposal``.
  func motion(_ proposal: inout MotionProposal, in context: ScrollContext)
  /// Answers where the content comes to rest, and how it gets there. Asked after a release, for a step or an
  /// animation, and after a layout. See ``TargetProposal``.
  func target(_ proposal: inout TargetProposal, in context: ScrollContext)
  /// Returns the present offsets of rest targets that this behaviour has chosen.
  ///
  /// Asked only of the behaviour that wrote `restTarget` last. Asked after every change of the layout, as long as an
  /// axis rests on that target or is on its way there. Both axes are asked about in one call. `targets` is nil for an
  /// axis that does not rest on a target of this behaviour. `context.destination` is where the axes come to rest
  /// according to the present motion.
  ///
  /// You may replace a target, for example by its new number after an edit. Return nil for an axis if its target no
  /// longer exists. `target` is then asked again. If no behaviour answers another place, the axis stays where it is,
  /// and this question is asked again after the next layout.
  func offset(of targets: inout PerAxis<RestTarget?>, in context: ScrollContext) -> PerAxis<Double?>
  /// Answers how a wall responds to a finger or a motion. Asked when a finger pulls past the wall, and
  /// while a motion that meets it is planned. See ``EdgeProposal``.
  func edge(_ proposal: inout EdgeProposal, in context: ScrollContext)
  /// Answers how far the scale follows fingers past its limits, and where and how it comes to rest. Asked when a pinch
  /// passes a limit or ends, and for an animated zoom. See `ZoomProposal` of ScrollEngine.
  func zoom(_ proposal: inout ZoomProposal, in context: ScrollContext)
  /// Answers by how much the origin moves. Asked when the offset has left its window. See ``RebaseProposal``.
  func rebase(_ proposal: inout RebaseProposal, in context: ScrollContext)
  /// Reports mistakes in the use of this behaviour, and describes an offset that it has chosen, as in "page 2 of 7".
  ///
  /// Asked when somebody looks at the chain: the program reads the scroller's `chainReport` or `explanation`, calls
  /// `notes(on:)` or `answers(of:)`, or prints the scroller. Debug builds trap on certain mistakes, so they ask also
  /// before the first input after a change of the chain.
  ///
  /// Add a mistake to the report if the chain lacks something that this behaviour needs, or if the behaviour has no
  /// effect at its place in the chain. `chainReport` finds mistakes in the order of `extent` answers by itself.
  /// Describe the offset with ``ChainReport/note(on:_:)``.
  func review(_ report: inout ChainReport, of scroll: ScrollController)
  /// Returns the time at which the behaviour wants to be woken, or nil for never.
  ///
  /// If the time is in the past, `didWake` is called in every frame until this method returns a later time or nil.
  ///
  /// At rest this question is asked in every frame. While something moves or holds the content, the answer stays
  /// valid until its time has come. The question is then asked again when the behaviour was woken, when the phase has
  /// changed, after a command, and after `setNeedsFrame()`. A behaviour that has nothing to do during motion returns
  /// nil unless `context.phase` is `.idle`.
  func wake(in context: ScrollContext) -> Timestamp?
  /// Called within `advance(to:)` when the time returned by `wake` has come, in any phase. Commands are allowed.
  func didWake(_ scroll: ScrollController)
  /// Called before an input acts, with its time, so that what moves this scroller from outside can come to that time
  /// first.
  ///
  /// The scroller has been moved to the latest frame or input so far. A behaviour that places this scroller along with
  /// something else places it now where it is at this time. Otherwise the content under a finger would depend on the
  /// frame rate. Commands are allowed. Not called for a frame, nor for an input that comes behind the clock.
  func scrollWillTakeInput(_ scroll: ScrollController, at time: Timestamp)
  /// Called when the host's clock was set back by some seconds, before the input or frame that set it back.
  ///
  /// Motions of the scroller go on from where they are, because their times are moved by as much. A behaviour that keeps
  /// times of its own subtracts the seconds from them. If it does not, what it began seems to lie in the future, and
  /// does not move until then. A behaviour that is in the chains of several scrollers is called by each of them.
  func clockWasSetBack(by seconds: Double)
  /// Writes the state of the behaviour into a snapshot, or reads the state from a snapshot.
  ///
  /// Walk over everything that makes a difference later on, and add the laws of motion that are your own. Values that
  /// follow from the geometry and the offset alone need not be remembered. Commands to the scroller from within this
  /// method are refused and counted. If a value cannot be read, the method throws, and everything stays as it was.
  /// After a successful reading `scrollDidLayout` is called, with `isRestoring` true.
  ///
  /// Write `throws(ArchiveError)`. A method with `throws` alone is another method, and is never called.
  func remember(_ memory: inout LinkMemory) throws(ArchiveError)
  /// Called when the behaviour has joined a scroller's chain, before any question or other callback of that scroller,
  /// and before the setter of `behaviors` returns.
  ///
  /// At the start the scroller has no layout yet: read the geometry in `scrollDidLayout`. Commands are allowed. An
  /// axis that the behaviour places at the start stays there in the first layout. From the next event on, the
  /// behaviour receives all callbacks of the chain.
  func didAttach(to scroll: ScrollController)
  /// Called when the behaviour has left the chain, or the scroller was deallocated. Called before the setter of
  /// `behaviors` returns, also from within a callback. The behaviour receives nothing more from that scroller, not
  /// even callbacks for earlier events.
  func didDetach()
}

extension ScrollBehavior {
  /// The name of the type, or "link" if types have no names.
  public var name: StaticString { typeName(of: Self.self) }
  /// Leaves the extent as it is.
  public func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
    Question.extent.leave(self)
  }
  /// Leaves the offset as it is.
  public func layout(_ change: inout LayoutChange, in context: ScrollContext) { Question.layout.leave(self) }
  /// Leaves the movement as it is.
  public func drag(_ proposal: inout DragProposal, in context: ScrollContext) { Question.drag.leave(self) }
  /// Leaves the law as it is.
  public func motion(_ proposal: inout MotionProposal, in context: ScrollContext) {
    Question.motion.leave(self)
  }
  /// Leaves the target as it is.
  public func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
    Question.target.leave(self)
  }
  /// Returns nil for both axes.
  public func offset(of targets: inout PerAxis<RestTarget?>, in context: ScrollContext) -> PerAxis<Double?> {
    Question.offset.leave(self)
    return PerAxis(nil)
  }
  /// Leaves the edge as it is.
  public func edge(_ proposal: inout EdgeProposal, in context: ScrollContext) { Question.edge.leave(self) }
  /// Leaves the scale as it is.
  public func zoom(_ proposal: inout ZoomProposal, in context: ScrollContext) { Question.zoom.leave(self) }
  /// Leaves the origin where it is.
  public func rebase(_ proposal: inout RebaseProposal, in context: ScrollContext) {
    Question.rebase.leave(self)
  }
  /// Reports nothing.
  public func review(_ report: inout ChainReport, of scroll: ScrollController) {}
  /// Returns nil.
  public func wake(in context: ScrollContext) -> Timestamp? {
    Question.wake.leave(self)
    return nil
  }
  /// Does nothing.
  public func didWake(_ scroll: ScrollController) {}
  /// Does nothing.
  public func clockWasSetBack(by seconds: Double) {}
  /// Remembers nothing.
  public func remember(_ memory: inout LinkMemory) throws(ArchiveError) {}
  /// Does nothing.
  public func didDetach() {}
}
