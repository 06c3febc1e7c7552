import LabDrawing
import LabStories
import ScrollBehaviors
import ScrollEngine
import ScrollMotion
import ScrollSpace
package import TouchRecordings

/// A recording played through a chain, with the results.
package struct Trial {
  /// The number of frames in a second.
  static let frameRate = 60.0
  /// The longest time of a trial after the last touch, in seconds.
  static let patience = 120.0

  let chain: Chain
  let stage: Stage
  /// The axis with the longer movement; vertical if nothing moved.
  let axis: Axis
  /// The walls of that axis, in points.
  let walls: [Double]
  let samples: [Chart.Sample]
  let log: CallbackLog
  let promises: [Transcript.Promise]
  let rest: Point
  /// The mistakes of the chain report at the end.
  let mistakes: [ChainReport.Mistake]
  /// The time of rest; nil if the content still moved after `patience`.
  package let restTime: Double?

  package init(of recording: Recording, chain: Chain, stage: Stage) {
    let vertical = Trial(of: recording, chain: chain, stage: stage, axis: .vertical)
    let horizontal = Trial(of: recording, chain: chain, stage: stage, axis: .horizontal)
    self = horizontal.travel > vertical.travel ? horizontal : vertical
  }

  private init(of recording: Recording, chain: Chain, stage: Stage, axis: Axis) {
    let scroll = ScrollController(
      viewport: stage.viewport, content: stage.content, behaviors: chain.behaviors())
    scroll.contentOffset = stage.startOffset
    let transcript = Transcript(of: scroll, axis: axis)
    scroll.delegate = transcript
    var samples: [Chart.Sample] = []
    var settled: Double?
    let count = Int((recording.end.seconds + Self.patience) * Self.frameRate)
    let rests = recording.replay(
      into: scroll, frames: Recording.frames(perSecond: Self.frameRate).prefix(count),
      before: { transcript.now = ($0.time ?? .zero).seconds },
      after: { call in
        let sample = Chart.Sample(
          time: (call.time ?? .zero).seconds, offset: scroll.contentOffset[axis], mover: .init(scroll.phase))
        samples.append(sample)
        settled = scroll.phase == .idle ? settled ?? sample.time : nil
      })
    self.chain = chain
    self.stage = stage
    self.axis = axis
    let extent = scroll.geometry.extent[axis]
    walls = [extent.lower, extent.upper].compactMap { $0 }
    self.samples = samples
    log = transcript.log
    promises = transcript.promises
    rest = scroll.contentOffset
    mistakes = scroll.chainReport.mistakes
    restTime = rests ? settled : nil
  }

  private var travel: Double {
    let offsets = samples.map { $0.offset }
    return (offsets.max() ?? 0) - (offsets.min() ?? 0)
  }

  /// The times and offsets of the chart, with some rest at the end.
  var frame: Chart.Frame {
    let offsets = samples.map { $0.offset }
    let end = samples.last?.time ?? 0
    return Chart.Frame(
      times: 0...(end + max(0.1, end / 12)), offsets: (offsets.min() ?? 0)...(offsets.max() ?? 0))
  }

  /// True if the content rests at the destination of the last lift, bit for bit. Nil if there was no drag.
  var kept: Bool? {
    promises.last.map { promise in
      restTime != nil
        && Axis.both.allSatisfy { rest[$0].bitPattern == promise.destination[$0].bitPattern }
    }
  }
}
