#if DEBUG
  import ScrollBehaviors
  import Testing

  /// A padding that is no distance traps and says what, the values, and the fix.
  struct SnappingTrapTests {
    private func told(_ result: ExitTest.Result?, _ values: String) -> Bool {
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      return ["Snapping needs a padding", values, "use .zero"].allSatisfy { message.contains($0) }
    }

    @Test func withAPaddingThatIsNoNumber() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Snapping([], padding: Insets(left: .nan))
      }
      #expect(told(result, "0.0, nan"))
    }

    @Test func withAPaddingThatIsSetWithoutEnd() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        Snapping([]).padding = Insets(top: .infinity)
      }
      #expect(told(result, "inf, 0.0"))
    }
  }
#endif
