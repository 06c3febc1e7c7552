import Hands
import Testing

/// Random stories of fingers, pinches, wheels, commands, layouts and snapshots on zooming content.
struct ZoomStories {
  static let chains: [(String, @Sendable () -> [any ScrollBehavior])] = [
    ("none", { [] }),
    ("clamping", { [Clamping()] }),
    ("bouncing", { [Bouncing()] }),
    ("centred", { [Aligning(.center), Bouncing()] }),
    ("locked", { [AxisLock(.dominant), Bouncing()] }),
    ("paging", { [Paging(.viewport), Bouncing()] }),
  ]

  @Test(arguments: chains.indices)
  func zoomingContentAlwaysRestsWithinItsLimits(_ chain: Int) throws {
    let stories = perBuild(debug: 80, release: 400)
    for seed in 0..<stories {
      var generator = SeededGenerator(seed: UInt64(seed * 31 + chain))
      func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &generator) }
      func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
      let photo = Photo(
        Size(width: number(0...3_000), height: number(0...3_000)), scales: number(0.2...1)...number(1...6),
        behaviors: Self.chains[chain].1())
      let scroll = photo.scroll
      var isPinching = false
      var isDown = false
      func time() -> Timestamp { photo.time }
      func point() -> Point { Point(x: number(-50...450), y: number(-50...650)) }
      var trail: [String] = []
      for _ in 0..<60 {
        photo.now += number(0...0.03)
        let choice = pick(20)
        trail.append("\(choice) \(scroll.phase) \(scroll.contentOffset) \(scroll.destination)")
        photo.beginCall(isCommand: (9...13).contains(choice) || choice == 16)
        switch choice {
        case 0 where !isPinching:
          scroll.pinchBegan(at: point(), time: time())
          isPinching = true
        case 0...4 where isPinching:
          scroll.pinchMoved(to: point(), scale: number(0.1...8), time: time())
        case 5 where isPinching:
          if pick(2) == 0 { scroll.pinchEnded(time: time()) } else { scroll.pinchCancelled(time: time()) }
          isPinching = false
        case 6 where !isDown:
          scroll.touchBegan(at: point(), time: time())
          isDown = true
        case 6,
          7 where isDown:
          scroll.touchMoved(to: point(), time: time())
        case 8 where isDown:
          scroll.touchEnded(at: point(), time: time())
          isDown = false
        case 9: scroll.zoom(by: number(0.3...3), about: point(), time: time())
        case 10: scroll.setZoomScale(number(0.1...8), about: point(), animated: pick(2) == 0)
        case 11:
          scroll.zoom(
            to: Rect(x: number(0...900), y: number(0...900), width: number(0...900), height: number(0...900)),
            animated: pick(2) == 0)
        case 12:
          switch pick(5) {
          case 0: scroll.contentSize = Size(width: number(0...3_000), height: number(0...3_000))
          case 1: scroll.viewport = Size(width: number(100...500), height: number(100...700))
          case 2: scroll.contentInset = Insets(top: number(0...90), left: 0, bottom: number(0...90), right: 9)
          case 3: scroll.settings.maximumZoomScale = number(1...6)
          default: scroll.invalidateLayout()
          }
        case 13:
          switch pick(4) {
          case 0: scroll.contentOffset = point()
          case 1: scroll.setContentOffset(point(), animated: true)
          case 2: scroll.fling(velocity: Vector(x: number(-3e3...3e3), y: number(-3e3...3e3)))
          default: scroll.stop()
          }
        case 15: try scroll.restore(try #require(scroll.snapshot()))
        case 16:
          switch pick(6) {
          case 0: scroll.isScrollEnabled.toggle()
          case 1: scroll.isReversed.y.toggle()
          case 2: scroll.settings.slop = number(0...20)
          case 3:
            scroll.update {
              scroll.settings.minimumZoomScale = number(0.2...1)
              scroll.viewport.width = number(100...500)
              scroll.zoom(to: Rect(x: number(0...900), y: 0, width: 90, height: 90), animated: false)
            }
          case 4: scroll.settings.reducesMotion.toggle()
          default:
            scroll.scrollRectToVisible(
              Rect(origin: point(), size: Size(width: 9, height: 9)), animated: pick(2) == 0)
          }
        case 14: scroll.wheel(by: Vector(x: number(-90...90), y: number(-90...90)), time: time())
        default: scroll.advance(to: time())
        }
        photo.endCall()
        #expect(scroll.contentOffset.x.isFinite && scroll.contentOffset.y.isFinite && isFine(scroll))
      }
      if isPinching { scroll.pinchEnded(time: time()) }
      if isDown { scroll.touchEnded(at: .zero, time: time()) }
      try compareSnapshot(photo, chain)
      #expect(photo.settle() < 2_000)
      scroll.invalidateLayout()
      photo.settle()
      let limits = scroll.settings.minimumZoomScale...scroll.settings.maximumZoomScale
      #expect(limits.contains(scroll.zoomScale), "story \(seed)")
      #expect(photo.overshoot == 0, "story \(seed)")
      #expect(photo.violations == [], "story \(seed): \(trail.suffix(14))")
    }
  }

  /// Returns true if fingers and commands may lead to the scale.
  private func isFine(_ scroll: ScrollController) -> Bool {
    let limits = scroll.settings
    return scroll.zoomScale > limits.minimumZoomScale / 6.1
      && scroll.zoomScale < limits.maximumZoomScale * 12.1
  }

  /// A scroller restored from a snapshot shows the same content.
  private func compareSnapshot(_ photo: Photo, _ chain: Int) throws {
    let other = Photo(behaviors: Self.chains[chain].1())
    try other.scroll.restore(try #require(photo.scroll.snapshot()))
    for frame in 1...10 {
      let time = Timestamp.seconds(photo.now + Double(frame) / 60)
      photo.scroll.advance(to: time)
      other.scroll.advance(to: time)
      #expect(photo.scroll.zoomScale == other.scroll.zoomScale)
      #expect(photo.scroll.contentOffset == other.scroll.contentOffset)
    }
    photo.now += 10.0 / 60
  }
}
