import ScrollBehaviors
import ScrollWeb

/// A scroller of the gallery with its chain, its parameters and its callbacks.
final class Scene {
  let name: String
  let title: String
  let note: String
  /// The scroller whose chain and parameters the page shows.
  let scroll: ScrollController
  let log = CallbackLog()
  private(set) var links: [SceneLink] = []
  private(set) var parameters: [SceneParameter] = []
  /// Scrolls to where the scene begins.
  var start: () -> Void = {}

  init(_ name: String, _ title: String, _ scroll: ScrollController, note: String) {
    (self.name, self.title, self.scroll, self.note) = (name, title, scroll, note)
    scroll.delegate = log
    start = { [unowned(unsafe) scroll] in scroll.contentPosition = .zero }
  }

  /// Adds a link to the end of the chain, if it is on at first.
  func link(isOn: Bool = true, _ make: @escaping () -> any ScrollBehavior) {
    links.append(SceneLink(isOn: isOn, make))
    compose()
  }

  /// Adds a parameter, and applies its value. Each new value makes the links `renews` again.
  func parameter(
    _ name: String, _ range: ClosedRange<Double>, step: Double, _ value: Double, unit: String = "",
    renews links: Int..., apply: @escaping (Double) -> Void
  ) {
    let parameter = SceneParameter(name: name, unit: unit, range: range, step: step, standard: value) {
      [unowned(unsafe) self] in
      apply($0)
      for link in links { renew(link) }
    }
    parameters.append(parameter)
    parameter.apply(value)
  }

  /// Adds the parameters that every scroller has.
  func usualParameters() {
    let scroll = scroll
    parameter("speed kept each ms", 0.98...0.9995, step: 0.0005, DecelerationRate.normal.rawValue) {
      scroll.decelerationRate = DecelerationRate(rawValue: $0)
    }
    parameter("slop", 0...40, step: 1, scroll.settings.slop, unit: "pt") { scroll.settings.slop = $0 }
  }

  func set(_ parameter: Int, to value: Double) {
    guard parameters.indices.contains(parameter) else { return }
    parameters[parameter].value = value
    parameters[parameter].apply(value)
  }

  func setLink(_ link: Int, isOn: Bool) {
    guard links.indices.contains(link) else { return }
    links[link].isOn = isOn
    compose()
  }

  /// Makes a link of the chain again, with other values.
  func renew(_ link: Int) {
    guard links.indices.contains(link) else { return }
    links[link].renew()
    compose()
  }

  /// Returns to the beginning, with the first links and values.
  func reset() {
    scroll.stop()
    for index in links.indices { links[index].isOn = links[index].isOnAtFirst }
    compose()
    for index in parameters.indices { set(index, to: parameters[index].standard) }
    start()
    log.clear()
  }

  private func compose() { scroll.behaviors = links.filter { $0.isOn }.map { $0.behavior } }
}

/// A link of a scene, which the page may leave out.
struct SceneLink {
  private(set) var behavior: any ScrollBehavior
  let isOnAtFirst: Bool
  var isOn: Bool
  private let make: () -> any ScrollBehavior

  init(isOn: Bool, _ make: @escaping () -> any ScrollBehavior) {
    (isOnAtFirst, self.isOn, self.make) = (isOn, isOn, make)
    behavior = make()
  }

  mutating func renew() { behavior = make() }
}

/// A number of a scene that the page may change.
struct SceneParameter {
  let name: String
  let unit: String
  let range: ClosedRange<Double>
  let step: Double
  let standard: Double
  let apply: (Double) -> Void
  var value: Double

  init(
    name: String, unit: String, range: ClosedRange<Double>, step: Double, standard: Double,
    apply: @escaping (Double) -> Void
  ) {
    (self.name, self.unit, self.range, self.step) = (name, unit, range, step)
    (self.standard, self.apply, value) = (standard, apply, standard)
  }
}
