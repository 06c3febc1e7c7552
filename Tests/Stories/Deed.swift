import ScrollBehaviors

/// One call that somebody makes to a scroller.
enum Deed {
  case touchBegan(Point, Timestamp, id: Int)
  case touchMoved(Point, Timestamp, id: Int)
  case touchEnded(Point, Timestamp, id: Int)
  case touchCancelled(Timestamp, id: Int)
  case wheel(Vector, Timestamp)
  case step(ScrollStep, Timestamp)
  case advance(Timestamp)
  case viewport(Size)
  case content(Size)
  case inset(Insets)
  case offset(Point)
  case offsetOnAxis(Axis, Double)
  case setOffset(Point, on: Axis?, animated: Bool)
  /// With a completion.
  case travel(Point, on: Axis?, Arrival)
  case show(Rect, PerAxis<RectAlignment>, padding: Insets, animated: Bool)
  case toTop(Axis)
  case safeArea(Insets)
  case obscured(Insets)
  case adjustment(InsetAdjustment)
  case resize(Size?, Insets?, safeArea: Insets?)
  case reducesMotion(Bool)
  case stop
  case invalidateLayout
  case settings(ScrollSettings)
  case decelerationRate(Double)
  /// The behaviours with these numbers, out of all that take part.
  case chain([Int])
  case delegate(Bool)

  /// Whether it is input or a frame, which callbacks may not feed.
  var isFed: Bool {
    switch self {
    case .touchBegan, .touchMoved, .touchEnded, .touchCancelled, .wheel, .step, .advance: true
    default: false
    }
  }

  /// Does it. The chain and the delegate are those of the scroller's company. A frame says what it wants next.
  @discardableResult
  func perform(
    on scroll: ScrollController, cast: [any ScrollBehavior], delegate: any ScrollDelegate,
    completions: Completions
  ) -> FrameDemand? {
    switch self {
    case .touchBegan(let place, let time, let id): scroll.touchBegan(at: place, time: time, id: id)
    case .touchMoved(let place, let time, let id): scroll.touchMoved(to: place, time: time, id: id)
    case .touchEnded(let place, let time, let id): scroll.touchEnded(at: place, time: time, id: id)
    case .touchCancelled(let time, let id): scroll.touchCancelled(time: time, id: id)
    case .wheel(let delta, let time): scroll.wheel(by: delta, time: time)
    case .step(let step, let time): scroll.step(by: step, time: time)
    case .advance(let time): return scroll.advance(to: time)
    case .viewport(let size): scroll.viewport = size
    case .content(let size): scroll.contentSize = size
    case .inset(let inset): scroll.contentInset = inset
    case .offset(let offset): scroll.contentOffset = offset
    case .offsetOnAxis(let axis, let offset): scroll.contentOffset[axis] = offset
    case .setOffset(let offset, let axis, let animated):
      scroll.setContentOffset(offset, on: axis, animated: animated)
    case .travel(let offset, let axis, let arrival):
      completions.await { scroll.setContentOffset(offset, on: axis, arrival: arrival, completion: $0) }
    case .show(let rect, let align, let padding, let animated):
      scroll.scrollRectToVisible(rect, align: align, padding: padding, animated: animated)
    case .toTop(let axis): scroll.scrollToTop(of: axis)
    case .safeArea(let insets): scroll.safeArea = insets
    case .obscured(let insets): scroll.obscured = insets
    case .adjustment(let policy): scroll.contentInsetAdjustment = policy
    case .resize(let viewport, let inset, let safeArea):
      scroll.resize(viewport: viewport, inset: inset, safeArea: safeArea)
    case .reducesMotion(let reduces): scroll.settings.reducesMotion = reduces
    case .stop: scroll.stop()
    case .invalidateLayout: scroll.invalidateLayout()
    case .settings(let settings): scroll.settings = settings
    case .decelerationRate(let rate): scroll.decelerationRate = DecelerationRate(rawValue: rate)
    case .chain(let numbers): scroll.behaviors = numbers.map { cast[$0] }
    case .delegate(let isThere): scroll.delegate = isThere ? delegate : nil
    }
    return nil
  }
}
