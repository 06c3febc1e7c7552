#if DEBUG
  import ScrollBehaviors
  import Testing

  /// A refresh that cannot be pulled, or held, traps and says what, the values, and the fix.
  struct PullToRefreshTrapTests {
    private func told(_ result: ExitTest.Result?, _ values: String) -> Bool {
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      return ["PullToRefresh needs a threshold of 1 point or more", values, "leave them out"]
        .allSatisfy { message.contains($0) }
    }

    @Test func withoutAThreshold() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = PullToRefresh(threshold: 0, hold: 0) { _ in }
      }
      #expect(told(result, "0.0 and 0.0"))
    }

    @Test func withAHoldThatIsLonger() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = PullToRefresh(threshold: 50) { _ in }
      }
      #expect(told(result, "50.0 and 60.0"))
    }

    @Test func withANegativeThreshold() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = PullToRefresh(.horizontal, threshold: -100, hold: -100) { _ in }
      }
      #expect(told(result, "-100.0 and -100.0"))
    }

    @Test func withANegativeHold() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = PullToRefresh(hold: -1) { _ in }
      }
      #expect(told(result, "100.0 and -1.0"))
    }

    @Test func withAThresholdThatIsNoNumber() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = PullToRefresh(threshold: .nan) { _ in }
      }
      #expect(told(result, "nan and 60.0"))
    }

    @Test func withAThresholdBeyondReach() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = PullToRefresh(threshold: 1e13) { _ in }
      }
      #expect(told(result, "60.0"))
    }

    @Test func withNoNumber() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = PullToRefresh(threshold: .infinity, hold: .nan) { _ in }
      }
      #expect(told(result, "inf and nan"))
    }
  }
#endif
