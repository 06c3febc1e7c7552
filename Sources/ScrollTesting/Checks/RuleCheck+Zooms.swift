import ScrollBehaviors

extension RuleCheck {
  /// Does the script with zoomed content, and without a zoom in another viewport or with other content. The zoomed
  /// content must do the same as one of them: the first one, if the chain says which of its lengths are on screen.
  func differenceByZoom(_ script: CheckScript) -> RuleFinding? {
    let scale = script.scale
    guard let smaller = difference(script, from: script.inViewport(dividedBy: scale), ratio: 1) else {
      return nil
    }
    var (last, other) = (smaller, "viewport")
    if !maker.knowsLengthsOnScreen {
      guard let larger = difference(script, from: script.withContent(multipliedBy: scale), ratio: scale)
      else { return nil }
      if larger.number > last.number { (last, other) = (larger, "content") }
    }
    let factor = shortened(other == "viewport" ? 1 / scale : scale)
    return RuleFinding(
      """
      after \(script.name(last.number)), at a scale of \(shortened(scale)): \(last.zoomed.inContent()); without a zoom \
      and with a \(other) \(factor) times as large: \(last.plain.inContent(dividedBy: last.ratio)). Take lengths of \
      the content in content coordinates, by contentOrigin.position(of:), and lengths on screen as offsets or by \
      geometry.inContent(_:on:). A behaviour for content that does not zoom adds a mistake in review(_:of:) if \
      scroll.isZoomEnabled
      """,
      [
        (0, "scroll.settings.pixel = 0.5"),
        (0, "scroll.settings.minimumZoomScale = \(shortened(scale / 2))"),
        (0, "scroll.settings.maximumZoomScale = \(shortened(scale * 2))"),
        (
          0,
          "scroll.setZoomScale(\(shortened(scale)), about: .zero, animated: false)  // before behaviors are set"
        ),
        (0, CheckStep.place(.zero).firstLine),
        (last.number + 1, "// here the content moves differently"),
      ])
  }

  /// The mistake by which the chain reports that it is not made for content that zooms; nil if there is none.
  var zoomMistake: String? {
    let scroll = CheckRun(CheckScript(.inputs, seed: 0), maker.chain()).scroll
    func mistakes() -> [ChainReport.Mistake] {
      scroll.chainReport.mistakes.filter { $0.certainty == .certain }
    }
    let before = mistakes().count
    (scroll.settings.minimumZoomScale, scroll.settings.maximumZoomScale) = (0.5, 2)
    let after = mistakes()
    return after.count > before ? after.last?.description : nil
  }

  private struct ZoomDifference {
    let number: Int
    let zoomed: CheckState
    let plain: CheckState
    let ratio: Double
  }

  private func difference(_ script: CheckScript, from other: CheckScript, ratio: Double) -> ZoomDifference? {
    let zoomed = CheckRun(script, maker.chain(), scale: script.scale)
    let plain = CheckRun(other, maker.chain(onScreen: other.screenFactor), scale: 1)
    for run in [zoomed, plain] { run.perform(.place(.zero)) }
    for (number, (step, otherStep)) in zip(script.steps, other.steps).enumerated() {
      zoomed.perform(step)
      plain.perform(otherStep)
      // Zoomed content keeps its middle through a resize; other content need not.
      if case .viewport = step {
        for run in [zoomed, plain] { run.perform(.place(.zero)) }
      }
      if !zoomed.state.isNear(plain.state, ratio: ratio) {
        return ZoomDifference(number: number, zoomed: zoomed.state, plain: plain.state, ratio: ratio)
      }
    }
    return nil
  }
}
