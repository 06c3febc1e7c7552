import ScrollBehaviors

extension RuleCheck {
  /// Does the script, and the script with both axes exchanged to a chain for the other axis.
  func differenceOfAxes(_ script: CheckScript) -> RuleFinding? {
    let other = script.transposed
    let states = states(script, CheckRun(script, maker.chain(.vertical)))
    let others = self.states(other, CheckRun(other, maker.chain(.horizontal)))
    guard let number = zip(states, others).enumerated().first(where: { !$1.0.isImage(of: $1.1) })?.offset
    else { return nil }
    // A behaviour for one axis does not affect the other axis.
    if !maker.takesAxis {
      let bare = self.states(script, CheckRun(script, maker.surroundings))
      let bareOthers = self.states(other, CheckRun(other, maker.surroundings))
      for axis in Axis.both {
        func isLeft(_ pair: (CheckState, CheckState)) -> Bool { pair.0.offset[axis] == pair.1.offset[axis] }
        if zip(states, bare).allSatisfy(isLeft), zip(others, bareOthers).allSatisfy(isLeft) { return nil }
      }
    }
    return RuleFinding(
      """
      after \(script.name(number)): \(states[number]); with both axes exchanged \(others[number]). Treat the axes \
      alike, or leave one alone. For a behaviour that is made for an axis, use checkChain(alongAxis:). If the axes are \
      to differ, as cells of 80 × 44 do, use checkChain(alongAxis:) and exchange the two values for .horizontal. Or \
      leave the rule out: rules: .all.subtracting([.axisSymmetric])
      """,
      [(number + 1, "// other offsets if x and y, and width and height, are exchanged in all lines")])
  }
}

extension CheckState {
  /// Returns true if another scroller is the same with both axes exchanged.
  fileprivate func isImage(of other: CheckState) -> Bool {
    offset.x == other.offset.y && offset.y == other.offset.x && phase == other.phase
  }
}
