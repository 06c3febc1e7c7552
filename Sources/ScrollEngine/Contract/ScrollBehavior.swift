import ScrollMotion
public import ScrollSpace

/// Is asked how a scroller shall behave, and told what it does.
///
/// Behaviours stand in a chain and are asked in its order; each sees what those before it answered, and may
/// leave it, change it or replace it. So the general comes first and the special last. Every question has a
/// neutral answer, so a behaviour writes only those it cares about.
///
/// Questions are pure: the context goes in, the proposal comes out, and the same context must get the same
/// answer. Commands to the scroller from within a question are refused and counted, and so are answers with
/// numbers that are not finite: the proposal then stays as it was before that link. In the callbacks of
/// `ScrollDelegate`, which every behaviour is too, commands are welcome.
///
/// A behaviour belongs to one scroller at a time, and stands in its chain once. It may move to another scroller at any
/// time, from within any callback: take it out of the one chain, then put it into the other.
public protocol ScrollBehavior: ScrollDelegate {
  /// What `description`, explanations and snapshots call it: the name of its type, if it says none. Where types have no
  /// names, as in Embedded Swift, it is "link". A behaviour that remembers something must say its name, so that a
  /// snapshot finds it again on every platform: among several without one they could be taken for each other.
  var name: StaticString { get }
  /// How long is the content, where are its walls, is it a ring? Asked at the start, and when viewport,
  /// content, insets or the chain changed or `invalidateLayout()` was called. Call that whenever any of a
  /// behaviour's answers would differ from what they were.
  func extent(_ proposal: inout ExtentProposal, in context: ScrollContext)
  /// What stays under the eye? Asked after `extent`, if that changed anything.
  func layout(_ change: inout LayoutChange, in context: ScrollContext)
  /// The user moves it by this much, and at the release at this speed.
  func drag(_ proposal: inout DragProposal, in context: ScrollContext)
  /// Let go: by which law would it glide?
  func motion(_ proposal: inout MotionProposal, in context: ScrollContext)
  /// Where should it come to rest, and how should it get there?
  func target(_ proposal: inout TargetProposal, in context: ScrollContext)
  /// Where is what it chose, in the layout that there is now? Asked of the link that wrote `restTarget` last and of no other,
  /// whenever the layout has changed, as long as an axis rests on that or is on its way to it. Both axes are asked about at
  /// once; `targets` is nil for one that stands on nothing of this link. `context.destination` is where the axes come to rest
  /// as it is.
  ///
  /// A target may be said in other words from now on: by its new number, after an edit. Nil for an axis: its target is nowhere.
  /// Then `target` is asked anew, and if no link has another, the axis stays where it is, and this one is asked again with the
  /// next layout.
  func offset(of targets: inout PerAxis<RestTarget?>, in context: ScrollContext) -> PerAxis<Double?>
  /// How does this wall answer?
  func edge(_ proposal: inout EdgeProposal, in context: ScrollContext)
  /// The offset left its window: by how much shall the origin move?
  func rebase(_ proposal: inout RebaseProposal, in context: ScrollContext)
  /// Is it used as it can be, and what is there to say of an offset that it chose, as in "page 2 of 7"? Asked when
  /// somebody reads the scroller's `chainReport` or its `explanation`, in debug builds also before the first touch, wheel or
  /// step that follows a change of the chain, and never else.
  ///
  /// Add a mistake to the report if something that the link needs is missing from the chain, or if it can do nothing where
  /// it stands. `chainReport` sees by itself what is wrong with the order of `extent`. Say of the offset by
  /// ``ChainReport/remark(on:_:)``.
  func review(_ report: inout ChainReport, of scroll: ScrollController)
  /// When does it want to be woken? Nil: never. As long as it answers a time in the past, it asks for every
  /// frame, and `didWake` is called in each.
  ///
  /// Asked in every frame at rest. While something moves or holds the content, an answer counts until it is due: the link is
  /// asked again when it was woken, when the phase changed, after a command, and after `setNeedsFrame()`. A link that has
  /// nothing to do while something moves answers nil unless `context.phase` is `.idle`.
  func wake(in context: ScrollContext) -> Timestamp?
  /// The time `wake` asked for has come, in whatever phase. Called within `advance(to:)`; commands are welcome.
  func didWake(_ scroll: ScrollController)
  /// A snapshot is taken or restored: walks over what the behaviour remembers, if that makes a difference later on, and gives
  /// the laws of motion that are its own. What follows from geometry and offset alone need not be remembered. It is a question
  /// as those above: commands to the scroller from within are refused and counted. What cannot be read throws, and then
  /// everything stays as it was. After what was read a didLayout follows, within which the scroller `isRestoring`.
  ///
  /// With `throws` alone in place of `throws(ArchiveError)` it would be another function, and never called.
  func remember(_ memory: inout LinkMemory) throws(ArchiveError)
  /// It joined a scroller's chain. Called before that scroller asks or tells it anything else, and before the setter of
  /// `behaviors` returns. At the start the scroller has no layout yet: read the geometry in `scrollDidLayout`. The link may
  /// command the scroller; an axis that it places at the start stays there in the first layout. The next event that
  /// is told to the chain is told to the link too.
  func didAttach(to scroll: ScrollController)
  /// It left the chain, or the scroller went away. Called before the setter of `behaviors` returns, also from within a
  /// callback. Nothing more comes from that scroller, not even what happened before and is still to be told.
  func didDetach()
}

extension ScrollBehavior {
  /// The name of its type; "link" where types have none.
  public var name: StaticString { typeName(of: Self.self) }
  /// Leaves the extent as it is.
  public func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) { proposal.isLeft = true }
  /// Leaves the offset as it is.
  public func layout(_ change: inout LayoutChange, in context: ScrollContext) { change.isLeft = true }
  /// Leaves the movement as it is.
  public func drag(_ proposal: inout DragProposal, in context: ScrollContext) { proposal.isLeft = true }
  /// Leaves the law as it is.
  public func motion(_ proposal: inout MotionProposal, in context: ScrollContext) { proposal.isLeft = true }
  /// Leaves the target as it is.
  public func target(_ proposal: inout TargetProposal, in context: ScrollContext) { proposal.isLeft = true }
  /// Nowhere.
  public func offset(of targets: inout PerAxis<RestTarget?>, in context: ScrollContext) -> PerAxis<Double?> {
    PerAxis(nil)
  }
  /// Leaves the edge as it is.
  public func edge(_ proposal: inout EdgeProposal, in context: ScrollContext) { proposal.isLeft = true }
  /// Leaves the origin where it is.
  public func rebase(_ proposal: inout RebaseProposal, in context: ScrollContext) { proposal.isLeft = true }
  /// Finds nothing.
  public func review(_ report: inout ChainReport, of scroll: ScrollController) {}
  /// Never.
  public func wake(in context: ScrollContext) -> Timestamp? { nil }
  /// Does nothing.
  public func didWake(_ scroll: ScrollController) {}
  /// Remembers nothing.
  public func remember(_ memory: inout LinkMemory) throws(ArchiveError) {}
  /// Does nothing.
  public func didAttach(to scroll: ScrollController) {}
  /// Does nothing.
  public func didDetach() {}
}
