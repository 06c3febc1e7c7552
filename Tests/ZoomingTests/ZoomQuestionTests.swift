import Hands
import ScrollEngine
import ScrollMotion
import Testing

/// Links answer how far the scale follows fingers past a limit, and where and how it comes to rest.
struct ZoomQuestionTests {
  /// Two scrollers that get the same calls: links answer one, and nobody answers the other.
  private static func photo(_ links: [any ScrollBehavior]) -> Photo {
    Photo(Size(width: 1_200, height: 1_600), scales: 1...4, behaviors: links + [Bouncing()])
  }

  @Test func aLinkThatAnswersAsTheEngineChangesNothing() {
    for seed in 0..<UInt64(perBuild(debug: 60, release: 4_000)) {
      let same = Probe()
      same.onZoom = { proposal, _ in
        let answer = ZoomProposal(
          cause: proposal.cause, limits: proposal.limits, scale: proposal.scale,
          requested: proposal.requested,
          velocity: proposal.velocity, arrival: proposal.arrival)
        proposal.target = answer.target
        if proposal.pull != nil { proposal.pull = answer.pull }
      }
      let twins = [Self.photo([]), Self.photo([same])]
      var random = SeededGenerator(seed: seed)
      var offsets: [[Double]] = [[], []]
      let bounces = Bool.random(using: &random)
      for photo in twins { photo.scroll.settings.bouncesZoom = bounces }
      for _ in 0..<4 {
        let start = Point(x: .random(in: 0...400, using: &random), y: .random(in: 0...600, using: &random))
        let way = Vector(x: .random(in: -90...90, using: &random), y: .random(in: -90...90, using: &random))
        let spread = Double.random(in: 0.3...3, using: &random)
        let rest = Int.random(in: 0..<40, using: &random)
        for (index, photo) in twins.enumerated() {
          photo.pinch(at: start)
          for step in 1...8 {
            let part = Double(step) / 8
            photo.spread(to: Mathematics.exp(Mathematics.log(spread) * part), at: start + way * part)
            offsets[index] += [
              photo.scroll.contentOffset.x, photo.scroll.contentOffset.y, photo.scroll.zoomScale,
            ]
          }
          photo.release()
          for _ in 0..<rest { photo.frame(after: 0.016) }
          offsets[index] += [
            photo.scroll.contentOffset.x, photo.scroll.contentOffset.y, photo.scroll.zoomScale,
          ]
        }
      }
      #expect(offsets[0] == offsets[1], "seed \(seed)")
    }
  }

  /// The predicted scale is the one at rest, wherever links send it.
  @Test func theScaleRestsWhereLinksSendIt() {
    for seed in 0..<UInt64(perBuild(debug: 60, release: 4_000)) {
      var random = SeededGenerator(seed: seed)
      let wanted = Double.random(in: 0.2...8, using: &random)
      let response = Double.random(in: 0.05...0.8, using: &random)
      let carries = Bool.random(using: &random)
      let sends = Probe()
      sends.onZoom = { proposal, _ in
        guard proposal.cause != .drag else { return }
        proposal.target = wanted
        if carries { proposal.velocity = proposal.fingerVelocity }
        proposal.arrival = response < 0.2 ? .jump : .spring(response: response)
      }
      let photo = Self.photo([sends])
      if Bool.random(using: &random) {
        photo.scroll.setZoomScale(.random(in: 1...4, using: &random), animated: true)
      } else {
        photo.pinch(at: Point(x: 200, y: 300))
        let spread = Double.random(in: 0.3...3, using: &random)
        for step in 1...6 { photo.spread(to: Mathematics.exp(Mathematics.log(spread) * Double(step) / 6)) }
        photo.release()
      }
      let (scale, destination) = (photo.scroll.destinationZoomScale, photo.scroll.destination)
      #expect(scale == min(max(wanted, 1), 4), "seed \(seed)")
      for _ in 0..<600 where photo.scroll.phase != .idle { photo.frame(after: 0.016) }
      #expect(photo.scroll.zoomScale == scale && photo.scroll.contentOffset == destination, "seed \(seed)")
      #expect(photo.scroll.phase == .idle && !photo.scroll.isZooming, "seed \(seed)")
    }
  }

  /// The scale glides on at the velocity of the fingers, without a jump in velocity.
  @Test func theScaleGlidesOn() {
    let glides = Probe()
    glides.onZoom = { proposal, _ in
      guard proposal.cause == .release else { return }
      proposal.target *= Mathematics.exp(proposal.fingerVelocity * 0.2)
      (proposal.velocity, proposal.arrival) = (proposal.fingerVelocity, .keepSpeed)
    }
    let photo = Self.photo([glides])
    photo.pinch(at: Point(x: 200, y: 300))
    for step in 1...10 { photo.spread(to: Mathematics.exp(0.03 * Double(step))) }
    let (before, last) = (photo.scroll.zoomScale / Mathematics.exp(0.03), photo.scroll.zoomScale)
    photo.release()
    #expect(photo.scroll.destinationZoomScale > last * 1.1)
    let speed = Mathematics.log(last / before) / 0.008
    photo.frame(after: 0.016)
    let next = Mathematics.log(photo.scroll.zoomScale / last) / 0.016
    #expect(next > speed * 0.7 && next < speed * 1.1, "\(next), \(speed)")
  }

  /// Each limit is asked once in a pinch, so that the way back is the way out.
  @Test func limitsAreAskedOnceInAPinch() {
    let asked = Probe()
    var limits: [Double] = []
    asked.onZoom = { proposal, _ in
      guard proposal.cause == .drag else { return }
      limits.append(proposal.target)
      proposal.pull = LimitedPull(to: 0.1)
    }
    let photo = Self.photo([asked])
    photo.pinch(at: Point(x: 200, y: 300))
    for spread in [0.5, 0.4, 0.9, 1.5, 8, 9, 3, 0.5] { photo.spread(to: spread) }
    #expect(limits == [1, 4])
    photo.spread(to: 0.001)
    #expect((photo.scroll.zoomScale - Mathematics.exp(-0.1)).magnitude < 1e-12)
    photo.spread(to: 1_000)
    #expect((photo.scroll.zoomScale - 4 * Mathematics.exp(0.1)).magnitude < 1e-12)
  }

  /// A pull without an answer stops at the limit, and numbers that are none are refused by the name of the question.
  @Test func wrongAnswersAreRefused() {
    let wrong = Probe()
    wrong.onZoom = { proposal, _ in
      if proposal.cause == .drag { proposal.pull = nil } else { proposal.target = .nan }
    }
    let photo = Self.photo([wrong])
    photo.pinch(at: Point(x: 200, y: 300))
    photo.spread(to: 0.5)
    #expect(photo.scroll.zoomScale == 1)
    photo.spread(to: 2)
    photo.release()
    #expect(photo.scroll.destinationZoomScale == 2 && photo.scroll.diagnostics.total == 1)
    #expect("\(photo.scroll.diagnostics)".contains("zoom"))
  }

  /// The scale rests on levels, as that of a map does.
  @Test func aMapRestsOnLevels() {
    final class Levels: ScrollBehavior {
      func zoom(_ proposal: inout ZoomProposal, in context: ScrollContext) {
        guard proposal.cause == .release else { return }
        let level = (Mathematics.log(proposal.target) / Mathematics.log(2)).rounded()
        proposal.target = Mathematics.exp(level * Mathematics.log(2))
      }
    }
    let photo = Self.photo([Levels()])
    photo.pinch(at: Point(x: 200, y: 300))
    photo.spread(to: 1.7)
    photo.release()
    for _ in 0..<300 where photo.scroll.phase != .idle { photo.frame(after: 0.016) }
    #expect((photo.scroll.zoomScale - 2).magnitude < 1e-12)
    #expect(photo.scroll.answers(of: photo.scroll.behaviors[0]).contains("zoom"))
  }
}
