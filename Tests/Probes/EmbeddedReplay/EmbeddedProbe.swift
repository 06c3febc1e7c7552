/// Reads touch recordings as text and prints one line each: its name and the fingerprint of its replay.
///
/// The same text must give the same lines in every build, Embedded Swift included.
@main struct EmbeddedProbe {
  static func main() {
    var text = TextReader()
    while let recording = Recording.read(from: &text) {
      write(recording.name)
      write([32])
      write(hexadecimal: Replay.fingerprint(of: recording))
      write([10])
    }
  }
}
