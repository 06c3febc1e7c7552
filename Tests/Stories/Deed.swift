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
  case setOffset(Point, animated: Bool)
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

  /// Does it. The chain and the delegate are those of the story. A frame says what it wants next.
  @discardableResult
  func perform(
    on scroll: ScrollController, cast: [any ScrollBehavior], delegate: any ScrollDelegate
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
    case .setOffset(let offset, let animated): scroll.setContentOffset(offset, animated: animated)
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
