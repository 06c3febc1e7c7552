#if DEBUG
  import ScrollBehaviors
  import Testing

  /// Mistakes in the program trap and say what, the values, and the fix. Release builds print no message.
  struct TrapTests {
    /// Whether a process ended with a message that holds all three parts.
    func told(_ result: ExitTest.Result?, _ parts: String...) -> Bool {
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      return parts.allSatisfy { message.contains($0) }
    }

    @Test func aNegativeViewport() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = ScrollController(viewport: Size(width: -1, height: 5), behaviors: [])
      }
      #expect(told(result, "need sizes that are finite and not negative", "-1.0 × 5.0", "pass .zero"))
    }

    @Test func contentThatIsNoNumber() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = ScrollController(
          viewport: .zero, content: Size(width: .nan, height: 5), behaviors: [])
      }
      #expect(told(result, "need sizes that are finite and not negative", "nan × 5.0", "pass .zero"))
    }

    @Test func insetsThatAreNoNumbers() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = ScrollController(viewport: .zero, inset: Insets(top: .nan), behaviors: [])
      }
      #expect(told(result, "needs insets that are finite", "top nan", "leave out what is not known"))
    }

    @Test func aLinkTwiceInTheChain() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let link = Clamping()
        _ = ScrollController(viewport: .zero, behaviors: [link, Bouncing(), link])
      }
      #expect(told(result, "may stand in a chain once", "Clamping", "make one for each place"))
    }

    @Test func aLinkTwiceInANewChain() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let link = Clamping()
        let scroll = ScrollController(viewport: .zero, behaviors: [link])
        scroll.behaviors.append(link)
      }
      #expect(told(result, "may stand in a chain once", "Clamping", "make one for each place"))
    }

    @Test func aRateOfOne() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = DecelerationRate(rawValue: 1)
      }
      #expect(told(result, "between 0 and 1", "this one is 1.0", "use .normal"))
    }

    @Test func aBandThatPushes() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Bouncing(resistance: -0.5)
      }
      #expect(told(result, "Bouncing needs", "-0.5 and 0.575", "leave them out"))
    }

    @Test func aSpringWithoutTime() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Bouncing(response: 0)
      }
      #expect(told(result, "Bouncing needs", "0.55 and 0.0", "leave them out"))
    }

    @Test func aThresholdThatIsNoNumber() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = PageRule(threshold: .nan)
      }
      #expect(told(result, "A page rule needs", "nan, 0.5 and 1", "leave them out"))
    }

    @Test func aPageWithoutTime() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Paging(response: -1)
      }
      #expect(told(result, "Paging needs", "this is -1.0", "leave it out"))
    }
  }
#endif
