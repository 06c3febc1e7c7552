import ScrollBehaviors
import ScrollNesting

extension ScrollController {
  func feed(_ input: ScrollInput, at time: Timestamp) {
    switch input {
    case .touchBegan(let place, let id): touchBegan(at: place, time: time, id: id)
    case .touchMoved(let place, let id): touchMoved(to: place, time: time, id: id)
    case .touchEnded(let place, let id): touchEnded(at: place, time: time, id: id)
    case .touchCancelled(let id): touchCancelled(time: time, id: id)
    case .wheel(let delta, let phase): wheel(by: delta, phase: phase, time: time)
    case .step(let step): self.step(by: step, time: time)
    case .pinchBegan(let focus): pinchBegan(at: focus, time: time)
    case .pinchMoved(let focus, let scale): pinchMoved(to: focus, scale: scale, time: time)
    case .pinchEnded: pinchEnded(time: time)
    }
  }

  /// The axis along which the content scrolls: the vertical axis unless only the horizontal axis can scroll.
  var mainAxis: Axis {
    func hasRoom(_ axis: Axis) -> Bool {
      let extent = geometry.extent[axis]
      guard let lower = extent.lower, let upper = extent.upper else { return true }
      return lower < upper
    }
    return hasRoom(.horizontal) && !hasRoom(.vertical) ? .horizontal : .vertical
  }
}

extension NestedScroller {
  /// The scroller and all scrollers in its content.
  var scrollers: [ScrollController] { [scroll] + children.flatMap { $0.scrollers } }
}

extension ScrollNest {
  func feed(_ input: ScrollInput, at time: Timestamp, _ pointer: Point) {
    switch input {
    case .touchBegan(let place, let id): touchBegan(at: place, time: time, id: id)
    case .touchMoved(let place, let id): touchMoved(to: place, time: time, id: id)
    case .touchEnded(let place, let id): touchEnded(at: place, time: time, id: id)
    case .touchCancelled(let id): touchCancelled(time: time, id: id)
    case .wheel(let delta, let phase): wheel(by: delta, phase: phase, at: pointer, time: time)
    case .step(let step): self.step(by: step, at: pointer, time: time)
    case .pinchBegan(let focus): pinchBegan(at: focus, time: time)
    case .pinchMoved(let focus, let scale): pinchMoved(to: focus, scale: scale, time: time)
    case .pinchEnded: pinchEnded(time: time)
    }
  }
}
