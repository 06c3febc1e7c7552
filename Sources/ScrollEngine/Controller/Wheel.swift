public import ScrollSpace

/// How far a step goes.
public enum ScrollStep: Hashable, Sendable {
  /// By this many lines on each axis: arrow keys and notched wheels. Positive is right and down.
  case lines(Vector)
  /// By this many pages on each axis: page keys and the space bar. Positive is right and down.
  case pages(Vector)
}

extension ScrollController {
  /// A precise wheel or trackpad moved the content by some points. Positive moves the offset right and down.
  ///
  /// The content follows at once, through the same questions as under a finger. When no delta has come for
  /// `settings.wheelPause`, it goes to where it should rest. While a finger is down, wheels do nothing.
  public func wheel(by delta: Vector, time: Timestamp) {
    guard mayFeed(), check(isUsable(delta) && isUsable(time)) else { return }
    timed {
      take(time)
      guard !isTracking else { return }
      let drag: Drag
      if case .wheeling(let running) = state.activity {
        drag = running
      } else {
        for axis in Axis.both { state.errands.begin(axis) }
        interrupt(.interrupted(by: .wheel))
        drag = newDrag(.wheel, grip: .zero)
      }
      drag.carried = normalized(drag.carried + delta)
      drag.lastInput = now
      if phase != .wheeling { enter(.wheeling(drag)) }
      pull(by: drag.carried)
      deliver()
    }
  }

  /// A step by lines or pages: the content goes there by itself, from where an animation that runs leads. A
  /// glide on the same axis ends; an axis that the step does not touch goes on.
  ///
  /// Line and page lengths come from `settings`. While a finger is down, steps do nothing.
  public func step(by step: ScrollStep, time: Timestamp) {
    let amount = points(of: step)
    guard mayFeed(), check(isUsable(amount) && isUsable(time)) else { return }
    timed {
      take(time)
      guard !isTracking else { return }
      let isAnimating = phase == .animating
      let base = isAnimating ? destination : state.offset
      let translation = askDrag(cause: .step, start: base, translation: amount).translation
      var wish = normalized(base + translation)
      let touched = PerAxis(x: translation.x != 0, y: translation.y != 0)
      for axis in Axis.both where !touched[axis] { wish[axis] = destination[axis] }
      animate(.step, to: wish, velocity: isAnimating ? velocity : .zero, touching: touched)
      deliver()
    }
  }

  private func points(of step: ScrollStep) -> Vector {
    var points = Vector.zero
    for axis in Axis.both {
      switch step {
      case .lines(let lines): points[axis] = lines[axis] * state.settings.lineLength
      case .pages(let pages):
        points[axis] = pages[axis] * (state.geometry.visibleLength(axis) * state.settings.pagePart)
      }
    }
    return points
  }
}
