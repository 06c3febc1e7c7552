import ScrollSpace
import Testing
import TouchRecordings

@Suite struct ReplayStepsTests {
  private let recording = Recording(
    name: "a",
    events: [0, 10, 20, 20].map { TouchEvent(.move, time: .milliseconds($0), position: .zero) })

  @Test func touchesPrecedeFramesOfTheSameTime() {
    let frames = [10, 15, 30].map { Timestamp.milliseconds($0) }
    let steps = Array(recording.steps(frames: frames))
    #expect(steps.map { $0.time } == [0, 10, 10, 15, 20, 20, 30].map { .milliseconds($0) })
    #expect(steps[1] == .touch(recording.events[1]))
    #expect(steps[2] == .frame(.milliseconds(10)))
  }

  @Test func touchesContinueAfterTheLastFrame() {
    #expect(recording.steps(frames: []).map { $0.time } == recording.events.map { $0.time })
  }

  @Test func frameRatesMeetAtEqualTimes() {
    let slow = Array(Recording.frames(perSecond: 60).prefix(100))
    let fast = Array(Recording.frames(perSecond: 240).prefix(400))
    #expect(slow.first == .zero)
    for (index, time) in slow.enumerated() { #expect(time == fast[index * 4]) }
  }
}
