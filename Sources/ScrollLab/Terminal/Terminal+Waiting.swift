#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// A signal writes a byte into the pipe, which ends a wait: a signal between two waits is not lost.
nonisolated(unsafe) private var pipeEnds: (read: Int32, write: Int32) = (-1, -1)

extension Terminal {
  /// What came while the process waited.
  public struct News: Hashable, Sendable {
    /// The bytes that were typed or that the mouse sent.
    public var bytes: [UInt8] = []
    /// Whether the window may have another size.
    public var hasResized = false
    /// Whether the process was stopped and goes on: the screen is empty, and the clock has run on.
    public var hasResumed = false
    /// Whether there is no terminal to read from any more.
    public var isGone = false
  }

  /// What a signal tells a wait.
  enum Note: UInt8 { case resized = 1, resumed = 2 }

  static func openPipe() {
    guard pipeEnds.read < 0 else { return }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends {
      // A pipe that is full holds a note already.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    pipeEnds = (ends[0], ends[1])
  }

  /// Called by signal handlers, while a screen is shown.
  static func note(_ note: Note) {
    var byte = note.rawValue
    _ = System.write(pipeEnds.write, &byte, 1)
  }

  /// Waits until something comes, or so many seconds have passed; nil waits without end. The process sleeps meanwhile.
  public static func wait(seconds: Double?) -> News {
    let end = seconds.map { System.seconds + max(0, $0) }
    while true {
      let rest = end.map { max(0, $0 - System.seconds) }
      // The system counts whole milliseconds: what is left of them is slept through.
      let milliseconds = rest.map { Int32(min($0 * 1_000, 1e9)) } ?? -1
      if let rest, milliseconds == 0, rest > 0 { usleep(UInt32(rest * 1e6)) }
      var files = [pollfd(fd: 0, events: Int16(POLLIN), revents: 0)]
      if pipeEnds.read >= 0 { files.append(pollfd(fd: pipeEnds.read, events: Int16(POLLIN), revents: 0)) }
      let count = poll(&files, nfds_t(files.count), milliseconds)
      if count > 0 { return news(files) }
      if count < 0, errno != EINTR { return News(isGone: true) }
      if let end, System.seconds >= end { return News() }
    }
  }

  private static func news(_ files: [pollfd]) -> News {
    var news = News()
    if files[0].revents != 0 {
      let bytes = read(from: 0)
      news.bytes = bytes ?? []
      news.isGone = bytes == nil
    }
    if files.count > 1, files[1].revents != 0 {
      for byte in read(from: files[1].fd) ?? [] {
        switch Note(rawValue: byte) {
        case .resized: news.hasResized = true
        case .resumed: (news.hasResumed, news.hasResized) = (true, true)
        case nil: break
        }
      }
    }
    return news
  }

  /// What is there to read; nil at the end.
  private static func read(from file: Int32) -> [UInt8]? {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 4_096) { buffer, initialized in
      count = System.read(file, buffer.baseAddress, buffer.count)
      initialized = max(0, count)
    }
    if count < 0 { return errno == EINTR || errno == EAGAIN ? [] : nil }
    return count == 0 ? nil : bytes
  }
}
