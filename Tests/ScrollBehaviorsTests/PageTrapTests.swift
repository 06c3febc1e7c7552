#if DEBUG
  import ScrollBehaviors
  import Testing

  /// Mistakes in the making of pages trap and say what, the values, and the fix.
  struct PageTrapTests {
    func told(_ result: ExitTest.Result?, _ parts: String...) -> Bool {
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      return parts.allSatisfy { message.contains($0) }
    }

    @Test func aPageWithoutLength() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = PageKind.items(count: 3, length: 0)
      }
      #expect(told(result, "Pages need a length above 0", "0.0 and 0.0", "use .offsets"))
    }

    @Test func aNegativeSpacing() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = PageKind.length(100, spacing: -1)
      }
      #expect(told(result, "a spacing of 0 or more", "100.0 and -1.0", "use .offsets"))
    }

    @Test func aNegativeSpacingOfItems() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = PageKind.items(lengths: [10, 20], spacing: -3)
      }
      #expect(told(result, "Items need a spacing", "this is -3.0", "leave it out"))
    }

    @Test func negativeRoomBehindItems() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = PageKind.items([PageItem(start: 0, length: 10)], trailing: -4)
      }
      #expect(told(result, "room behind them", "this is -4.0", "leave it out"))
    }

    @Test func aNegativeCount() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = PageKind.items(count: -3, length: 10)
      }
      #expect(told(result, "a count of 0 or more", "this is -3", "use 0"))
    }

    @Test func aPeriodWithoutLength() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Pages(offsets: [1], period: 0)
      }
      #expect(told(result, "a period above 0", "this is 0.0", "leave it out"))
    }

    @Test func aPartBeyondThePage() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = Alignment(item: 2, viewport: 0.5)
      }
      #expect(told(result, "parts from 0 to 1", "2.0 and 0.5", "0, 0.5 and 1"))
    }

    @Test func aNegativeReach() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = PageRule(reach: .points(-4))
      }
      #expect(told(result, "A page rule needs", "200.0, -4.0 and 1", "leave them out"))
    }

    @Test func aLimitThatBecomesNegative() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        Paging().rule.limit = -1
      }
      #expect(told(result, "A page rule needs", "200.0, 0.5 and -1", "leave them out"))
    }
  }
#endif
