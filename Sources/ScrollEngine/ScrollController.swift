public import ScrollMotion
public import ScrollSpace

/// A controller that turns input and frames into a content offset, by the rules of its chain of behaviours.
///
/// The host passes touches, wheel deltas and steps with their times, calls `advance(to:)` once a frame, and draws the
/// content at minus `contentOffset`. Nothing happens by itself: the controller contains no clock, timer or thread.
///
/// ```
///  content ┌────────────────────┐
///          │      contentOffset │
///          │   ┌──────────┐     │   the viewport is a window onto the content;
///          │   │ viewport │     │   contentOffset is its corner, in the content's
///          │   └──────────┘     │   coordinates: the origin of the viewport's bounds
///          └────────────────────┘
/// ```
/// A controller has one owner, and is used from one thread at a time. Its only rule of its own is that content cannot
/// be lost: a wall that no behaviour answers for is rigid.
public final class ScrollController {
  // In release builds the state is behind a pointer: checking every access for exclusivity would cost a third of a
  // frame. Debug builds check that no access lasts during a call into the chain.
  #if DEBUG
    var state: State

    deinit {
      endCalls()
      detachAll()
    }
  #else
    private let storage = UnsafeMutablePointer<State>.allocate(capacity: 1)
    var state: State {
      unsafeAddress { UnsafePointer(storage) }
      unsafeMutableAddress { storage }
    }

    deinit {
      endCalls()
      detachAll()
      storage.deinitialize(count: 1)
      storage.deallocate()
    }
  #endif

  /// The delegate, or the relay of the observer before the delegate.
  #if hasFeature(Embedded)
    private(set) unowned(unsafe) var lastLink: (any ScrollDelegate)?
  #else
    private(set) weak var lastLink: (any ScrollDelegate)?
  #endif

  /// The last link of the chain. The delegate receives every callback after the behaviours, and is the last to edit
  /// the target of a drag's end.
  ///
  /// The delegate is not kept alive. Embedded Swift has no weak references: there, set the delegate to nil before it
  /// is deallocated.
  public var delegate: (any ScrollDelegate)? {
    get { if let relay { relay.delegate } else { lastLink } }
    set {
      connect(newValue)
      hadDelegate = newValue != nil
    }
  }
  private func connect(_ delegate: (any ScrollDelegate)?) {
    relay?.delegate = delegate
    lastLink = relay ?? delegate
    state.ignoredByDelegate = lastLink == nil ? Chain.all : 0
    watchWalls(from: state.activity.plannedMotion.map(elapsed))
  }
  private var hadDelegate = false
  /// True if the delegate was deallocated without being set to nil. Embedded Swift cannot detect this.
  var hasLostDelegate: Bool { hadDelegate && delegate == nil }
  /// Receives the callbacks of the delegate first, for an observer.
  var relay: (any ScrollDelegateRelay)? {
    didSet {
      guard relay !== oldValue else { return }
      connect(oldValue.map { $0.delegate } ?? lastLink)
      oldValue?.delegate = nil
    }
  }

  /// True if debug builds trap on certain mistakes of order and place that ``chainReport`` reports.
  ///
  /// The chain is checked before the first touch, wheel or step after a change of the chain. Set this to false for a
  /// chain that is intended as it is. Release builds do not check.
  public var checksChain = true
  /// True if the chain has changed since it was checked.
  var awaitsCheck = true

  /// Creates a scroller at rest at its leading edges, behind its insets.
  ///
  /// The behaviours are asked and called in the given order. `inset` is the inset of the content itself, `safeArea`
  /// the room that bars take. If they are known only later, set them then: see `contentInset`. `isReversed` marks the
  /// axes on which the content runs to the left or upwards.
  ///
  /// Sizes must be finite and not negative, insets must be finite, and a behaviour may appear in the chain once.
  /// Anything else is a programmer's mistake, and traps.
  public init(
    viewport: Size, content: Size = .zero, inset: Insets = .zero, safeArea: Insets = .zero,
    isReversed: PerAxis<Bool> = PerAxis(false), behaviors: [any ScrollBehavior]
  ) {
    precondition(
      isUsable(viewport) && isUsable(content), .scrollerSize,
      """
      A viewport and its content need sizes that are finite and not negative; these are \(viewport) and \
      \(content); pass .zero for a size that is not known yet.
      """)
    precondition(
      isUsable(inset) && isUsable(safeArea), .scrollerInset,
      """
      A scroller needs insets that are finite; these are \(inset) and \(safeArea); leave out what is not known \
      yet.
      """)
    let geometry = Geometry(
      viewport: normalized(viewport), content: normalized(content), inset: .zero, extent: PerAxis(Extent()))
    #if DEBUG
      state = State(givenContent: geometry.content, geometry: geometry)
    #else
      storage.initialize(to: State(givenContent: geometry.content, geometry: geometry))
    #endif
    (state.insets.content, state.insets.safeArea) = (normalized(inset), normalized(safeArea))
    state.insets.isReversed = isReversed
    setChain(behaviors)
    layout(isForced: true)
    deliver()
  }

  /// The chain.
  ///
  /// Setting the chain takes effect before the setter returns, also from within a callback. Links that have left
  /// receive `didDetach`, and links that have joined receive `didAttach`. Then a layout follows. Motions continue.
  public var behaviors: [any ScrollBehavior] {
    get { state.chain.links }
    set {
      observe(.setBehaviors)
      guard mayCommand() else { return }
      setChain(newValue)
      layout(isForced: true)
      deliver()
    }
  }

  /// The offset of the viewport in the content: the origin of its bounds, in points.
  ///
  /// Setting the offset moves the content at once, without clamping, on each axis whose offset changes.
  ///
  /// - A fling is moved along and keeps its velocity: it goes as far as it would have gone, between the present
  ///   walls. Links are asked `target`, with the cause `.layout`, where the fling now comes to rest. So an endless
  ///   row may be centred again during a fling.
  /// - An animation continues to its target, by the rest of its law.
  /// - A drag continues from the new offset.
  ///
  /// To stop a motion, use ``setContentOffset(_:on:animated:)``.
  public var contentOffset: Point {
    get { state.offset }
    set {
      observe(.setOffset(newValue))
      put(at: newValue)
    }
  }

  /// The size of the content as the chain answers, in points. A size that is not usable or negative is refused and
  /// counted, as for the two properties below. To change several values at once, see
  /// `resize(viewport:content:inset:safeArea:obscured:)`.
  public var contentSize: Size {
    get { state.update.content ?? state.geometry.content }
    set { resize(content: newValue) }
  }

  /// The size of the content that the program set, in points. `contentSize` differs if a link sets another size.
  public var givenContentSize: Size { state.update.content ?? state.givenContent }

  /// The size of the visible window onto the content, in points.
  public var viewport: Size {
    get { isUpdating ? state.update.viewport ?? state.geometry.viewport : state.geometry.viewport }
    set { resize(viewport: newValue) }
  }

  /// The scrollable room around the content that belongs to the content itself, in points. `adjustedContentInset` is
  /// the inset that takes effect. In both, left and top are the side at which the content begins: see `isReversed`.
  ///
  /// A change of insets keeps the visible content in place on screen. Before the first input or frame nothing is
  /// visible: content at its start then moves to its new start, unless a link decides in `layout` what stays in
  /// place.
  public var contentInset: Insets {
    get { state.insets.content }
    set { resize(inset: newValue) }
  }

  /// The room that bars and rounded corners take from the sides of the viewport, in points. `contentInsetAdjustment`
  /// decides how much of it is added to `contentInset`.
  public var safeArea: Insets {
    get { state.insets.safeArea }
    set { resize(safeArea: newValue) }
  }

  /// The room from the sides of the viewport that is covered for a while, for example by a keyboard, in points. This
  /// inset is added to `contentInset`. If it overlaps the safe area, the larger of both is added.
  public var obscured: Insets {
    get { state.insets.obscured }
    set { resize(obscured: newValue) }
  }

  /// The part of the safe area that is added to `contentInset`.
  public var contentInsetAdjustment: InsetAdjustment {
    get { state.insets.adjustment }
    set {
      observe(.setInsetAdjustment(newValue))
      guard mayCommand() else { return }
      state.insets.adjustment = newValue
      layout()
      deliver()
    }
  }

  /// The whole room around the content, in points. Walls, pages, snap points and the visible part follow from it.
  public var adjustedContentInset: Insets { state.geometry.inset }

  /// The deceleration of a glide if no behaviour answers otherwise. A new value takes effect with the next release.
  /// Set in `scrollWillEndDragging`, the value takes effect for that release.
  public var decelerationRate: DecelerationRate {
    get { state.decelerationRate }
    set {
      observe(.setDecelerationRate(newValue))
      guard mayCommand(), newValue != state.decelerationRate else { return }
      state.decelerationRate = newValue
      state.revision &+= 1
    }
  }

  /// How input is interpreted. A number that is not usable is refused and counted, and the former number stays.
  public var settings: ScrollSettings {
    get { state.settings }
    set {
      observe(.setSettings(newValue.usable(orElse: state.settings)))
      guard mayCommand() else { return }
      let usable = newValue.usable(orElse: state.settings)
      if usable != newValue { refuse(.unusableNumbers, #function, newValue.words(unlike: usable)) }
      let former = state.settings
      state.settings = usable
      if !usable.hasScales(of: former) { afterUpdate(keepScaleWithinLimits) }
      deliver()
    }
  }

  /// The calls and answers that were refused so far. They are part of a snapshot: after `restore(_:)` they are those
  /// of the snapshot, and what was refused while the snapshot was read.
  public var diagnostics: Diagnostics { state.diagnostics }
}
