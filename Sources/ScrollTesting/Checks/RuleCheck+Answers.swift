import ScrollBehaviors

extension RuleCheck {
  /// A link that answers no question and implements no callback. Each callback is called.
  var silence: RuleFinding? {
    var maker = maker
    maker.bounces = true
    let chain = maker.chain().behaviors
    let scroll = ScrollController(
      viewport: Size(width: 200, height: 200), content: Size(width: 1_000, height: 1_000), behaviors: [])
    scroll.checksChain = false
    scroll.behaviors = chain + [MovingOrigin()]
    scroll.settings.maximumZoomScale = 2
    var answers = Set<ObjectIdentifier>()
    func advance(_ seconds: Double) {
      for _ in 0..<Int(seconds * 30) {
        scroll.advance(to: scroll.context.time + 1.0 / 30)
        for link in chain where !scroll.answers(of: link).isEmpty { answers.insert(ObjectIdentifier(link)) }
      }
    }
    func drag(by way: Double) {
      let start = scroll.context.time
      scroll.touchBegan(at: Point(x: 100, y: 100), time: start)
      for step in 1...8 {
        let far = 100 + way * Double(step) / 8
        scroll.touchMoved(to: Point(x: far, y: far), time: start + 0.01 * Double(step))
      }
      scroll.touchEnded(at: Point(x: 100 + way, y: 100 + way), time: start + 0.085)
      advance(3)
    }
    scroll.advance(to: .zero)
    drag(by: -90)
    scroll.contentPosition = Point(x: 20, y: 20)
    drag(by: 190)
    drag(by: -90)
    scroll.contentInset.top += 10
    scroll.setContentOffset(Point(x: 60, y: 60), animated: true)
    advance(1)
    scroll.setZoomScale(2, about: .zero, animated: true)
    advance(1)
    scroll.scrollToTop()
    advance(2)
    return chain.first { !answers.contains(ObjectIdentifier($0)) && scroll.isSilent($0) }.map { link in
      RuleFinding(
        """
        \(link.name) answers no question, and implements no callback. Compare the names and types of its methods with those of \
        ScrollBehavior: a mistyped method is not called
        """)
    }
  }
}
