import Foundation
import ScrollBehaviors
import ScrollFoundation
import Testing

/// Values of Foundation, there and back.
struct ConversionTests {
  private static let numbers: [Double] = [
    0, -0.0, 1, -1, 0.1, 1 / 3, 1e-300, 1e150, -1e150, 123_456_789.123_456_789,
  ]

  @Test(arguments: numbers, numbers)
  func valuesThatAreFiniteComeBackToTheLastBit(_ x: Double, _ y: Double) {
    #expect(Point(CGPoint(Point(x: x, y: y))) == Point(x: x, y: y))
    #expect(Size(CGSize(Size(width: x, height: y))) == Size(width: x, height: y))
    #expect(Vector(CGPoint(Vector(x: x, y: y))) == Vector(x: x, y: y))
    #expect(Vector(CGSize(Vector(x: x, y: y))) == Vector(x: x, y: y))
    let rect = Rect(x: x, y: y, width: y, height: x)
    #expect(Rect(CGRect(rect)) == rect)
    let insets = Insets(top: x, left: y, bottom: x, right: y)
    #expect(Insets(NSEdgeInsets(insets)) == insets)
    #expect(TimeInterval(Timestamp(x)) == x)
  }

  @Test func lengthsBelowZeroKeepTheirSigns() {
    let rect = Rect(CGRect(x: 10, y: 20, width: -5, height: -7))
    #expect(rect.minX == 10 && rect.minY == 20 && rect.width == -5 && rect.height == -7)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func whatIsNotFiniteIsRefusedByTheScrollerAndCounted(_ number: Double) {
    let scroll = ScrollController(
      viewport: Size(CGSize(width: 100, height: 100)), content: Size(CGSize(width: 100, height: 900)),
      behaviors: [Clamping()])
    scroll.contentOffset = Point(CGPoint(x: 0, y: number))
    scroll.contentSize = Size(CGSize(width: 100, height: number))
    scroll.scrollRectToVisible(Rect(CGRect.null), animated: false)
    scroll.touchBegan(at: .zero, time: Timestamp(TimeInterval(number)))
    #expect(scroll.diagnostics.count(of: .unusableNumbers) == 4 && scroll.contentOffset == .zero)
    #expect(Duration(Timestamp(number)) == nil && Duration(waiting: number) == nil)
    #expect(Date(Timestamp(number), since: Date()) == nil)
  }

  @Test(arguments: [0.0, 1e-9, 1.0 / 60, 0.1, 1, -2.5, 86_400.125, 9e9])
  func durationsComeBackWithinHalfANanosecond(_ seconds: Double) throws {
    let duration = try #require(Duration(Timestamp(seconds)))
    #expect((Timestamp(duration).seconds - seconds).magnitude <= max(0.5e-9, seconds.magnitude * 0x1p-52))
  }

  @Test func durationsBeyondTheirRangeAreNone() {
    #expect(Duration(waiting: 1e10) == nil && Duration(waiting: -1e300) == nil)
  }

  @Test func momentsOfDatesAndInstantsCountFromTheirReference() throws {
    let start = Date(timeIntervalSinceReferenceDate: 700_000_000)
    let time = Timestamp(start.addingTimeInterval(2.5), since: start)
    #expect(time.seconds == 2.5)
    #expect(try #require(Date(time, since: start)) == start.addingTimeInterval(2.5))
    let instant = ContinuousClock.now
    #expect(Timestamp(instant.advanced(by: .milliseconds(1_500)), since: instant).seconds == 1.5)
    let other = SuspendingClock.now
    #expect(Timestamp(other.advanced(by: .milliseconds(250)), since: other).seconds == 0.25)
  }

  @Test func theUptimeGrows() {
    let start = Timestamp.systemUptime
    #expect(start.seconds > 0 && Timestamp.systemUptime >= start)
  }
}
