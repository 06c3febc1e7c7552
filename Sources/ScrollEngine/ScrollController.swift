public import ScrollMotion
public import ScrollSpace

/// A scroller: it turns input and frames into a content offset, as its chain of behaviours would have it.
///
/// The host feeds it touches, wheel deltas and steps with their times, calls `advance(to:)` once a frame,
/// and draws the content at minus `contentOffset`. Nothing happens by itself: there is no clock, timer or
/// thread inside.
///
/// ```
///  content ┌────────────────────┐
///          │      contentOffset │
///          │   ┌──────────┐     │   the viewport is a window onto the content;
///          │   │ viewport │     │   contentOffset is its corner, in the content's
///          │   └──────────┘     │   coordinates: the origin of the viewport's bounds
///          └────────────────────┘
/// ```
/// One owner uses it, from one thread at a time. The controller has no policy of its own but that content is not
/// lost: a wall that no behaviour answers for is rigid.
public final class ScrollController {
  // In release the state lives behind a pointer: checking every access for exclusivity would cost a third of a
  // frame. Debug builds check, so that no access is held across a call into the chain.
  #if DEBUG
    var state: State

    deinit { detachAll() }
  #else
    private let storage = UnsafeMutablePointer<State>.allocate(capacity: 1)
    var state: State {
      unsafeAddress { UnsafePointer(storage) }
      unsafeMutableAddress { storage }
    }

    deinit {
      detachAll()
      storage.deinitialize(count: 1)
      storage.deallocate()
    }
  #endif

  #if hasFeature(Embedded)
    private unowned(unsafe) var lastLink: (any ScrollDelegate)?
  #else
    private weak var lastLink: (any ScrollDelegate)?
  #endif

  /// The last link of the chain: told everything after the behaviours, and asked last where to rest.
  ///
  /// Not kept alive. Embedded Swift has no weak references: there, set it to nil before the delegate goes.
  public var delegate: (any ScrollDelegate)? {
    get { lastLink }
    set {
      lastLink = newValue
      state.ignoredByDelegate = newValue == nil ? Chain.all : 0
      watchWalls(from: state.activity.journey.map(elapsed))
      hadDelegate = newValue != nil
    }
  }
  private var hadDelegate = false
  /// Whether the delegate went away without being set to nil. Embedded Swift does not notice.
  var hasLostDelegate: Bool { hadDelegate && lastLink == nil }

  /// Whether debug builds trap on certain mistakes of order and place, as ``chainReport`` tells them, before the first
  /// touch, wheel or step that follows a change of the chain. Set it to false for a chain that is meant as it is. Release
  /// builds look for none.
  public var checksChain = true
  /// Whether something has changed since the chain was checked.
  var awaitsCheck = true

  /// Makes a scroller at rest at its leading edges, behind its insets.
  ///
  /// The behaviours are asked and told in the order given. `inset` is the content's own, `safeArea` what bars take; where
  /// they are known later only, set them then: see `contentInset`. `isReversed` says on which axes the content runs to the left or
  /// upwards. Sizes must be finite and not negative, insets
  /// finite; a behaviour may stand in the chain once. Anything else is a mistake in the program, and traps.
  public init(
    viewport: Size, content: Size = .zero, inset: Insets = .zero, safeArea: Insets = .zero,
    isReversed: PerAxis<Bool> = PerAxis(false), behaviors: [any ScrollBehavior]
  ) {
    precondition(
      isUsable(viewport) && isUsable(content),
      """
      A viewport and its content need sizes that are finite and not negative; these are \(viewport) and \
      \(content); pass .zero for a size that is not known yet.
      """)
    precondition(
      isUsable(inset) && isUsable(safeArea),
      """
      A scroller needs insets that are finite; these are \(inset) and \(safeArea); leave out what is not known \
      yet.
      """)
    let geometry = Geometry(
      viewport: normalized(viewport), content: normalized(content), inset: .zero, extent: PerAxis(Extent()))
    var initial = State(givenContent: geometry.content, geometry: geometry)
    (initial.insets.content, initial.insets.safeArea) = (normalized(inset), normalized(safeArea))
    initial.insets.isReversed = isReversed
    #if DEBUG
      state = initial
    #else
      storage.initialize(to: initial)
    #endif
    setChain(behaviors)
    layout(isForced: true)
    deliver()
  }

  /// The chain. Setting it takes effect before the setter returns, from within a callback too: links that left are
  /// told `didDetach`, links that joined `didAttach`, and then layout is asked again. What moves goes on moving.
  public var behaviors: [any ScrollBehavior] {
    get { state.chain.links }
    set {
      guard mayCommand() else { return }
      setChain(newValue)
      layout(isForced: true)
      deliver()
    }
  }

  /// The offset of the viewport in the content: the origin of its bounds, in points.
  ///
  /// Setting it moves the content there at once, not clamped, on each axis whose offset it changes. What travels by itself
  /// is moved along and keeps its speed: a fling goes as far as it would have gone, between the walls there are, and links
  /// are asked by `target`, with cause layout, where that comes to rest now. So an endless row may be centred again amid a
  /// fling. An animation goes on to where it was going, by what is left of its law. A drag goes on from there. To stop what
  /// moves, use ``setContentOffset(_:on:animated:)``.
  public var contentOffset: Point {
    get { state.offset }
    set { put(at: newValue) }
  }

  /// `contentOffset` in content coordinates: 0 where the content begins, growing towards its end, without bounds on a ring,
  /// and under a moving origin from where the first layout put 0. Setting it sets the offset, with all that says; an axis
  /// that is set to what it reads keeps its offset to the last bit.
  public var contentPosition: Point {
    get { state.origin.position(of: state.offset) }
    set {
      var offset = state.offset
      state.origin.set(&offset, at: newValue)
      contentOffset = offset
    }
  }

  /// The size of the content, in points. Reads what the chain makes of it. As with the two below, a size that
  /// is not usable or negative is refused and counted; to change several at once, see
  /// `resize(viewport:content:inset:safeArea:obscured:)`.
  public var contentSize: Size {
    get { state.update.content ?? state.geometry.content }
    set { resize(content: newValue) }
  }

  /// The size of the window onto the content, in points.
  public var viewport: Size {
    get { isUpdating ? state.update.viewport ?? state.geometry.viewport : state.geometry.viewport }
    set { resize(viewport: newValue) }
  }

  /// Room around the content that can be scrolled to, in points: the content's own. What counts is
  /// `adjustedContentInset`. In both, left and top are the side where the content begins: see `isReversed`.
  ///
  /// Changing insets keeps what is on screen. Before the first input or frame nothing is: content that stands at its
  /// start then goes to where its start is by now, unless a link says in `layout` what stays.
  public var contentInset: Insets {
    get { state.insets.content }
    set { resize(inset: newValue) }
  }

  /// What bars and rounded corners take of the viewport, from its sides, in points. `contentInsetAdjustment` decides
  /// how much of it is added to `contentInset`.
  public var safeArea: Insets {
    get { state.insets.safeArea }
    set { resize(safeArea: newValue) }
  }

  /// What lies over the viewport for a while, from its sides, in points: a keyboard. It is added to
  /// `contentInset`; where it lies over the safe area, the larger of both counts.
  public var obscured: Insets {
    get { state.insets.obscured }
    set { resize(obscured: newValue) }
  }

  /// Which part of the safe area counts.
  public var contentInsetAdjustment: InsetAdjustment {
    get { state.insets.adjustment }
    set {
      guard mayCommand() else { return }
      state.insets.adjustment = newValue
      layout()
      deliver()
    }
  }

  /// The room around the content, all told. Walls, pages, snap points and what is in view follow from it.
  public var adjustedContentInset: Insets { state.geometry.inset }

  /// How quickly a glide loses speed if no behaviour says otherwise. Counts from the next release on; set in
  /// `scrollWillEndDragging`, it counts for that release.
  public var decelerationRate: DecelerationRate {
    get { state.decelerationRate }
    set {
      guard mayCommand(), newValue != state.decelerationRate else { return }
      state.decelerationRate = newValue
      state.revision &+= 1
    }
  }

  /// How input is read. A number that is not usable is refused and counted, and stays as it was.
  public var settings: ScrollSettings {
    get { state.settings }
    set {
      guard mayCommand() else { return }
      let usable = newValue.usable(orElse: state.settings)
      if usable != newValue { refuse(.unusableNumbers, #function, newValue.words(unlike: usable)) }
      let former = state.settings
      state.settings = usable
      if !usable.hasScales(of: former) { afterUpdate(keepScaleWithinLimits) }
      deliver()
    }
  }

  /// What had to be refused so far. It is part of a snapshot: after `restore(_:)` it reads what the snapshot had counted, and
  /// what was refused while it was read.
  public var diagnostics: Diagnostics { state.diagnostics }
}

extension ScrollController: CustomStringConvertible {
  /// What it does, and its chain in order with the questions that each link answers:
  /// `ScrollController idle at (0.0, 0.0): SnapToRows[target] ▸ Bouncing[edge]`.
  ///
  /// A link that answers none, perhaps because its methods are mistyped, reads `SnapToRows[]`. To know it the links are
  /// asked on trial. `offset`, `wake`, `review` and `remember` are listed if there is something to say at that moment;
  /// callbacks that a link hears are not.
  public var description: String {
    var text = "ScrollController \(phase.name) at \(state.offset):"
    for (number, link) in state.chain.links.enumerated() {
      text += number == 0 ? " \(link.name)" : " ▸ \(link.name)"
      if state.isAsking { continue }
      text += "[" + answers(of: number).map { "\($0)" }.joined(separator: ", ") + "]"
    }
    if delegate != nil { text += state.chain.links.isEmpty ? " delegate" : " ▸ delegate" }
    return text
  }
}
