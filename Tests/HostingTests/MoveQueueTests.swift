#if DEBUG
  import Hands
  import Testing

  @testable import ScrollHosting

  /// Many moves of one frame.
  struct MoveQueueTests {
    private func velocity(_ samples: [(Point, Timestamp)], by strategy: VelocityStrategy) -> Vector {
      var tracker = VelocityTracker()
      tracker.strategy = strategy
      for (place, time) in samples { tracker.add(place, at: time) }
      return tracker.velocity(atLift: samples.last!.1)
    }

    /// What is left of moves that a frame takes each 1/60 s.
    private func compressed(_ moves: [(Point, Timestamp)]) -> [(Point, Timestamp)] {
      var (queue, kept) = (MoveQueue(), [(Point, Timestamp)]())
      var frame = moves[0].1
      func take() {
        while queue.firstTime != nil {
          let move = queue.takeFirst()
          kept.append((move.position, move.time))
        }
      }
      for (place, time) in moves {
        if time >= frame {
          take()
          frame += 1.0 / 60
        }
        queue.add(place, at: time)
      }
      take()
      return kept
    }

    @Test(arguments: [125.0, 500, 1_000, 8_000], [VelocityStrategy.leastSquares, .impulse, .mean])
    func fewMovesHaveTheVelocityOfMany(_ rate: Double, _ strategy: VelocityStrategy) {
      var moves: [(Point, Timestamp)] = []
      for index in 0..<Int(rate * 0.2) {
        let time = Double(index) / rate
        moves.append((Point(0, 3_000 * time - 2_000 * time * time), .seconds(1 + time)))
      }
      let few = compressed(moves)
      #expect(few.count <= 60)
      let (fast, slow) = (velocity(few, by: strategy).y, velocity(moves, by: strategy).y)
      #expect((fast / slow - 1).magnitude < 0.02)
    }

    @Test func theLastMoveIsAlwaysKept() {
      var queue = MoveQueue()
      for index in 0..<100 { queue.add(Point(0, Double(index)), at: .seconds(Double(index) / 10_000)) }
      var last = Point.zero
      while queue.firstTime != nil { last = queue.takeFirst().position }
      #expect(last.y == 99)
    }

    @Test func ofMovesWithOneTimeTwoAreKept() {
      var queue = MoveQueue()
      for index in 0..<10 { queue.add(Point(0, Double(index)), at: .seconds(1)) }
      var kept: [Double] = []
      while queue.firstTime != nil { kept.append(queue.takeFirst().position.y) }
      #expect(kept == [0, 9])
    }
  }
#endif
