import ScrollEngine
import ScrollSpace
import Testing
import TouchRecordings

@Suite struct ReplayCallsTests {
  private let recording = Recording(
    name: "a",
    calls: [0, 10, 20, 20].map { .touchMoved(to: .zero, time: .milliseconds($0)) })

  @Test func touchesPrecedeFramesOfTheSameTime() {
    let frames = [10, 15, 30].map { Timestamp.milliseconds($0) }
    let calls = Array(recording.calls(frames: frames))
    #expect(calls.map { $0.time } == [0, 10, 10, 15, 20, 20, 30].map { .milliseconds($0) })
    #expect("\(calls[1].name), \(calls[2].name)" == "touchMoved, advance")
  }

  @Test func touchesContinueAfterTheLastFrame() {
    #expect(recording.calls(frames: []).map { $0.time } == recording.calls.map { $0.time })
  }

  @Test func frameRatesMeetAtEqualTimes() {
    let slow = Array(Recording.frames(perSecond: 60).prefix(100))
    let fast = Array(Recording.frames(perSecond: 240).prefix(400))
    #expect(slow.first == .zero)
    for (index, time) in slow.enumerated() { #expect(time == fast[index * 4]) }
  }
}
