#if !hasFeature(Embedded)
  import ScrollMotion
  import ScrollSpace

  /// Finds links whose answer to a question has no effect, because a later link replaces it.
  ///
  /// That may be intended, so it is a note, and no mistake. Each question is asked on trial about some samples, of all
  /// links and of all but one.
  struct HiddenAnswers {
    let chain: Chain
    let context: ScrollContext

    /// A note for each link and question. From within a question there are none.
    var notes: [ChainReport.Mistake] {
      guard !chain.isAsking, chain.all.count > 1 else { return [] }
      return notes(.drag, trialDrag) + notes(.motion, trialMotion) + notes(.target, trialTarget)
        + notes(.edge, trialEdge)
    }

    /// Compares the answers of the chain with those of the chain without each link. A trial has the proposal after each
    /// link, as text.
    private func notes(_ question: Question, _ trial: (_ without: Int?) -> [[String]]) -> [ChainReport
      .Mistake]
    {
      let numbers = chain.all.indices
      let all = trial(nil)
      return numbers.dropLast().compactMap { number in
        let without = trial(number)
        /// True if the link makes a difference to the proposal after another link.
        func differs(after other: Int) -> Bool { zip(all, without).contains { $0[other] != $1[other] } }
        guard differs(after: number), !differs(after: numbers.upperBound - 1),
          let later = numbers.last(where: { differs(after: $0) })
        else { return nil }
        return ChainReport.Mistake(
          certainty: .likely, link: chain.title(of: number), question: "\(question.method)",
          problem: "\(chain.title(of: later + 1) ?? ""), replaces this answer, so nothing is left of it.",
          fix: "Leave one of the two out, or write the one that should count last.")
      }
    }

    /// Asks all links but one, in order, and returns the proposal after each of them, as text.
    private func ask<Proposal>(
      _ question: Question, without left: Int?, _ proposal: Proposal,
      _ call: (any ScrollBehavior, inout Proposal) -> Void, _ text: (Proposal) -> String
    ) -> [String] {
      var proposal = proposal
      return chain.all.indices.map { number in
        if number != left { chain.asking(question.method, number) { call(chain.all[number], &proposal) } }
        return text(proposal)
      }
    }

    private func trialDrag(without left: Int?) -> [[String]] {
      [Vector(x: 3, y: 90), Vector(x: -90, y: 3), Vector(x: 60, y: 60)].map { way in
        ask(
          .drag, without: left,
          DragProposal(cause: .drag, start: context.offset, translation: way, velocity: way * 10),
          { $0.drag(&$1, in: context) }, { "\($0.translation) \($0.step) \($0.velocity)" })
      }
    }

    private func trialMotion(without left: Int?) -> [[String]] {
      [Vector(x: 300, y: 2_000), Vector(x: -2_000, y: -300)].map { velocity in
        ask(
          .motion, without: left,
          MotionProposal(cause: PerAxis(.release), velocity: velocity, glide: PerAxis(.none)),
          { $0.motion(&$1, in: context) }, { "\($0.velocity) \($0.glide)" })
      }
    }

    private func trialTarget(without left: Int?) -> [[String]] {
      [0.07, 0.29, 0.53, 0.81].flatMap { part in
        [-1.0, 1].map { sign in
          var natural = context.offset
          for axis in Axis.both {
            let (extent, length) = (context.geometry.extent[axis], context.geometry.viewport[axis])
            natural[axis] =
              (extent.lower ?? natural[axis]) + (extent.room ?? 6 * length) * part
          }
          return ask(
            .target, without: left,
            TargetProposal(
              cause: PerAxis(.release), start: context.offset, velocity: Vector(x: sign, y: sign) * 700,
              natural: natural, arrival: PerAxis(.keepSpeed), origin: context.origin),
            { $0.target(&$1, in: context) }, { "\($0.offset) \($0.arrival)" })
        }
      }
    }

    private func trialEdge(without left: Int?) -> [[String]] {
      Axis.both.flatMap { axis in
        [Side.lower, .upper].map { side in
          let wall = context.geometry.extent[axis][side] ?? 0
          return ask(
            .edge, without: left,
            EdgeProposal(
              cause: .drag, axis: axis, side: side, wall: wall, velocity: 0,
              target: side == .lower ? wall - 40 : wall + 40),
            { $0.edge(&$1, in: context) }, { "\($0.response)" })
        }
      }
    }
  }
#endif
