import ScrollMotion
import ScrollSpace
import Testing

struct PinchRecognizerTests {
  @Test func twoFingersHaveAMiddleAndASpread() {
    var pinch = PinchRecognizer()
    pinch.touch(1, at: Point(x: 100, y: 100))
    #expect(pinch.pinch == nil)
    pinch.touch(2, at: Point(x: 130, y: 140))
    #expect(pinch.pinch?.focus == Point(x: 115, y: 120))
    #expect(pinch.pinch?.scale == 1)
    pinch.touch(2, at: Point(x: 160, y: 180))
    #expect(pinch.pinch?.focus == Point(x: 130, y: 140))
    #expect(pinch.pinch?.scale == 2)
    let isOver = pinch.lift(1)
    #expect(isOver)
    #expect(pinch.pinch == nil)
  }

  @Test func aTurnOfTheFingersIsNoSpread() {
    var pinch = PinchRecognizer()
    pinch.touch(1, at: Point(x: 0, y: 0))
    pinch.touch(2, at: Point(x: 30, y: 40))
    pinch.touch(2, at: Point(x: -40, y: 30))
    #expect(pinch.pinch?.scale == 1)
  }

  @Test func aThirdFingerIsPassedOver() {
    var pinch = PinchRecognizer()
    for id in 1...3 { pinch.touch(id, at: Point(x: Double(id) * 50, y: 0)) }
    #expect(pinch.pinch?.focus == Point(x: 75, y: 0))
    let endings = [pinch.lift(3), pinch.lift(2)]
    #expect(endings == [false, true])
    pinch.touch(4, at: Point(x: 250, y: 0))
    #expect(pinch.pinch?.focus == Point(x: 150, y: 0))
    #expect(pinch.pinch?.scale == 1)
  }

  @Test func fingersAtOnePlaceHaveASpread() {
    var pinch = PinchRecognizer()
    pinch.touch(1, at: .zero)
    pinch.touch(2, at: .zero)
    pinch.touch(2, at: Point(x: 80, y: 0))
    #expect(pinch.pinch?.scale == 10)
    pinch.touch(2, at: Point(x: Double.nan, y: 0))
    #expect(pinch.pinch?.scale == 10)
  }
}
