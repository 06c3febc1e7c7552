#if DEBUG
  import Hands
  @testable import ScrollEngine
  import Testing

  struct DeferredTextTests {
    /// The same interpolation twice: as a string, and as a text that becomes a string when it is read.
    @Test(arguments: [0, -0.0, 1.5, -1e150, Double.nan, .infinity])
    func aTextReadsAsTheStringWithItsValues(_ number: Double) {
      let (point, vector) = (Point(x: number, y: 2), Vector(x: -3, y: number))
      let size = Size(width: 1, height: number)
      let (rect, insets) = (
        Rect(origin: point, size: size), Insets(top: number, left: 1, bottom: 2, right: 3)
      )
      let extents = [
        Extent(lower: number), Extent(lower: 0, upper: number), Extent(period: number), Extent(),
      ]
      let time = Timestamp.seconds(number)
      let word: DeferredText = "custom(\(number))"
      let text: DeferredText =
        "a \(number) b \(7) \(point), \(vector) at \(time); \(size), \(rect), \(insets) – \(word)"
      let string =
        "a \(number) b \(7) \(point), \(vector) at \(time); \(size), \(rect), \(insets) – \(word.description)"
      #expect(text.description == string)
      #expect(text == DeferredText(string) && text.hashValue == DeferredText(Array(string.utf8)).hashValue)
      for extent in extents {
        let text: DeferredText = "walls \(extent)"
        #expect(text.description == "walls \(extent)")
      }
    }

    @Test func textsWithOtherValuesDiffer() {
      let texts: [DeferredText] = ["", "1", "1.0", "\(1)", "\(1.0)", "\(1.5)"]
      #expect(Set(texts).count == 4)
      #expect(texts[0] == DeferredText(String()) && texts[0].description.isEmpty)
    }
  }
#endif
