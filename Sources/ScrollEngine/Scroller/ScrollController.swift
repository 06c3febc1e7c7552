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
  #if DEBUG && !hasFeature(Embedded)
    var state: State
    /// Prints likely mistakes.
    var printer = MistakePrinter()

    deinit { close() }
  #else
    let storage = UnsafeMutablePointer<State>.allocate(capacity: 1)
    var state: State {
      unsafeAddress { UnsafePointer(storage) }
      unsafeMutableAddress { storage }
    }

    deinit {
      close()
      storage.deinitialize(count: 1)
      storage.deallocate()
    }
  #endif

  let chain = Chain()

  /// The turns that the calls of this scroller begin.
  @inline(__always) var turns: Turns { Turns(scroller: self) }

  /// The last link of the chain. The delegate receives every callback after the behaviours, and is the last to edit
  /// the target of a drag's end.
  ///
  /// The delegate is not kept alive. Embedded Swift has no weak references: there, set the delegate to nil before it
  /// is deallocated.
  public var delegate: (any ScrollDelegate)? {
    get { chain.last.delegate }
    set {
      chain.last.delegate = newValue
      turns.watchWalls(isAnew: true)
    }
  }

  /// True if debug builds trap on certain mistakes that ``chainReport`` reports, and print likely ones to the standard
  /// error, each once.
  ///
  /// The chain is checked before the first touch, wheel or step after a change of the chain, and when frames and inputs
  /// have shown a mistake, such as times in milliseconds. Set this to false for a chain that is intended as it is.
  /// Release builds do not check.
  public var checksChain = true
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
    #if DEBUG && !hasFeature(Embedded)
      state = State(frame: Frame(geometry))
    #else
      storage.initialize(to: State(frame: Frame(geometry)))
    #endif
    (state.frame.insets.content, state.frame.insets.safeArea) = (normalized(inset), normalized(safeArea))
    state.frame.insets.isReversed = isReversed
    turns.set(behaviors)
  }

  /// The review of the chain for mistakes.
  var review: ChainReview {
    ChainReview(
      chain: chain, context: state.context, content: state.frame.givenContent,
      doubts: state.doubts, scroll: self)
  }

  /// Prepares the deallocation: the observer and completions of animations are called, and the links are detached.
  private func close() {
    state.calls.observer?.scrollWillGoAway(self)
    state.calls.observer = nil
    chain.close {
      while let event = state.outbox.events.next() {
        chain.event = event
        if case .didComplete(let outcome) = event { state.outbox.events.takeCompletion()(outcome) }
      }
      chain.event = nil
      state.course.plannedMotion?.completion?(.interrupted(by: .teardown))
    }
  }
}
