/// Plays a recording and takes the fingerprint of every place.
struct Replay {
  static func fingerprint(of recording: Recording) -> UInt64 {
    var fingerprint = Fingerprint()
    for sample in recording.samples { fingerprint.add(sample.position, at: sample.time) }
    return fingerprint.value
  }
}
