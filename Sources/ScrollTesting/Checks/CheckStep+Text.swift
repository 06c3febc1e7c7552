import ScrollBehaviors
import ScrollEngine

extension CheckStep {
  /// Returns the step as a line of Swift. `finger` is the position of the finger, and is updated.
  func line(_ finger: inout Point) -> String {
    call(&finger) + (isCommand ? "; host.run(for: 0)" : "")
  }

  /// The line of a step that does not depend on a finger.
  var firstLine: String {
    var finger = Point.zero
    return line(&finger)
  }

  private func call(_ finger: inout Point) -> String {
    switch self {
    case .press(let place):
      finger = place
      return "host.feed(.touchBegan(at: \(text(place)), time: .zero))"
    case .move(let way):
      finger -= way
      return "host.feed(.touchMoved(to: \(text(finger)), time: .seconds(\(CheckRun.moveTime))))"
    case .lift: return "host.feed(.touchEnded(at: \(text(finger)), time: .zero))"
    case .drag(let way): return "host.perform(.drag(by: \(text(way))))"
    case .fling(let velocity): return "host.perform(.fling(velocity: \(text(velocity))))"
    case .flicks(let velocity): return "host.perform(.flicks(3, velocity: \(text(velocity))))"
    case .swipe(let velocity, let hasMomentum):
      return "host.perform(.swipe(velocity: \(text(velocity))\(hasMomentum ? "" : ", momentum: nil")))"
    case .wheel(let delta, let count): return "host.perform(.wheel(by: \(text(delta)), times: \(count)))"
    case .step(let step, let count): return "host.perform(.step(\(text(step)), times: \(count)))"
    case .pinch(let scale): return "host.perform(.pinch(to: \(shortened(scale))))"
    case .run(let seconds): return "host.run(for: \(shortened(seconds)))"
    case .place(let place): return travel(to: place, isAnimated: false)
    case .travel(let place): return travel(to: place, isAnimated: true)
    case .stop: return "scroll.stop()"
    case .viewport(let size): return "scroll.viewport = \(size.line)"
    case .content(let size): return "scroll.contentSize = \(size.line)"
    case .inset(let inset):
      return """
        scroll.contentInset = Insets(top: \(shortened(inset.top)), left: \(shortened(inset.left)), \
        bottom: \(shortened(inset.bottom)), right: \(shortened(inset.right)))
        """
    case .edit(let edit): return "items.\(text(edit))"
    }
  }

  private func travel(to place: Point, isAnimated: Bool) -> String {
    "scroll.setContentOffset(scroll.contentOrigin.offset(of: \(text(place))), animated: \(isAnimated))"
  }

  private func text(_ point: Point) -> String { "Point(x: \(shortened(point.x)), y: \(shortened(point.y)))" }

  private func text(_ vector: Vector) -> String {
    "Vector(x: \(shortened(vector.x)), y: \(shortened(vector.y)))"
  }

  private func text(_ step: ScrollStep) -> String {
    let amount = text(step.amount)
    return switch step {
    case .arrows: ".arrows(\(amount))"
    case .lines: ".lines(\(amount))"
    case .notches: ".notches(\(amount))"
    case .points: ".points(\(amount))"
    case .ends: ".ends(\(amount))"
    case .pages: ".pages(\(amount))"
    }
  }

  private func text(_ edit: ItemEdit) -> String {
    switch edit {
    case .insert(let count, let place): "change(.insertRun(count: \(count), at: \(place)))"
    case .remove(let count, let place): "change(.remove(\(place)..<\(place + count)))"
    case .removeAll: "change(.remove(items.items))"
    case .move(let start, let end): "change(.move(\(start)..<\(start + 1), to: \(end)))"
    case .resize(let place, let length): "change(.resize(from: \(place), to: [\(shortened(length))]))"
    }
  }
}

extension Size {
  /// The size as Swift writes it.
  var line: String { "Size(width: \(shortened(width)), height: \(shortened(height)))" }
}
