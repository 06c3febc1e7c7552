import ScrollBehaviors
import ScrollEngine
import ScrollMotion

// The calls that few programs make. A story with these calls has each kind of call.
extension Teller {
  private var axis: Axis? { [nil, .horizontal, .vertical][below(3)] }
  private var place: Point { Point(x: number(-100...800), y: number(-300...4_000)) }
  private func happens() -> Bool { below(2) == 0 }

  private var arrival: Arrival {
    switch below(5) {
    case 0: .jump
    case 1: .keepSpeed
    case 2: .spring(response: number(0.125...0.625))
    case 3: .timed(number(0.125...0.5))
    default: .steady(speed: number(100...3_000))
    }
  }

  func rareCall() {
    switch below(24) {
    case 0...5: rareTouch(below(2))
    case 6: perform(.zoom(by: number(0.75...1.25), about: point(), time: time))
    case 7: perform(.pinchCancelled(time: time))
    case 8: perform(.step(by: .points(delta(60)), time: happens() ? time : nil))
    case 9: perform(.move(at: happens() ? .zero : delta(900), glides: true, time: time))
    case 10...12: perform(.setContentOffset(place, on: axis, arrival: happens() ? arrival : nil))
    case 13: perform(.fling(velocity: delta(4_000), on: axis, at: happens() ? time : nil))
    case 14:
      perform(
        .scrollRectToVisible(
          Rect(origin: place, size: Size(width: 80, height: 80)), align: PerAxis(happens() ? .center : nil),
          padding: Insets(all: number(0...20)), animated: happens()))
    case 15: perform(.setZoomScale(number(0.5...3), about: happens() ? place : nil, arrival: arrival))
    case 16:
      perform(.zoomToRect(Rect(origin: place, size: Size(width: 90, height: 60)), animated: happens()))
    case 17: perform(.scroll(to: PerAxis(x: nil, y: RestTarget(id: 2)), of: 0, arrival: arrival))
    case 18:
      perform(
        .setRestTarget(RestTarget(id: 2), of: 0, on: axis ?? .vertical, as: happens() ? .chosen : .named))
    case 19: rememberOrRestore()
    case 20: perform(.setNeedsFrame)
    default: configure()
    }
  }

  /// A finger with a slop of its own, a predicted place, or a velocity at its end.
  private func rareTouch(_ id: Int) {
    guard let position = fingers[id] else {
      let position = point()
      fingers[id] = position
      return perform(.touchBegan(at: position, time: time, id: id, slop: number(0...8)))
    }
    guard happens() else {
      return perform(.touchPredicted(at: position + delta(12), time: time + 0.01, id: id))
    }
    fingers[id] = nil
    perform(.touchEnded(at: position, time: time, id: id, velocity: delta(2_000)))
  }

  private func configure() {
    switch below(6) {
    case 0: perform(.setDecelerationRate(happens() ? .fast : .normal))
    case 1: perform(.setInsetAdjustment(happens() ? .always : .scrollableAxes))
    case 2:
      perform(
        .resize(viewport: Size(width: 320, height: number(200...600)), inset: Insets(all: number(0...30))))
    case 3: perform(.resize(safeArea: Insets(top: number(0...40))))
    default:
      var settings = scroll.settings
      settings.slop = below(4) == 0 ? .nan : number(0...20)
      (settings.minimumZoomScale, settings.maximumZoomScale) = happens() ? (0.5, 3) : (1, 1)
      settings.reducesMotion = below(4) == 0
      perform(.setSettings(settings))
    }
  }

  /// Restores an earlier snapshot, or keeps one for later.
  private func rememberOrRestore() {
    if let kept, happens() { do { try scroll.restore(kept) } catch {} }
    kept = scroll.snapshot()
  }
}
