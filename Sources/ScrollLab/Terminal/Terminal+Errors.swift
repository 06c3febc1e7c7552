#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// The usual destination of standard error, the file in place of it, and a buffer for copying.
nonisolated(unsafe) private var usual: Int32 = -1
nonisolated(unsafe) private var kept: Int32 = -1
nonisolated(unsafe) private var room: UnsafeMutableRawPointer?
private let capacity = 4_096

/// Standard error while a screen is shown, for example the last words of a program that crashes. The text is kept in a
/// file, and printed when the screen is left. Otherwise the text would vanish with the screen.
extension Terminal {
  /// Creates a file without a name, if standard error is a terminal. The file is in the folder of `TMPDIR`.
  static func prepareErrors() {
    guard usual < 0, isatty(2) == 1 else { return }
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? P_tmpdir
    var path = Array("\(folder)/scroll-lab-XXXXXX".utf8CString)
    let file = mkstemp(&path)
    guard file >= 0 else { return }
    unlink(path)
    (kept, usual, room) = (file, dup(2), .allocate(byteCount: capacity, alignment: 1))
    for file in [kept, usual] { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
  }

  /// Directs standard error to the file.
  static func keepErrors() { if kept >= 0 { dup2(kept, 2) } }

  /// Directs standard error to its usual destination, and prints the file there. May be called by a signal handler.
  static func releaseErrors() {
    guard kept >= 0, let room else { return }
    dup2(usual, 2)
    lseek(kept, 0, SEEK_SET)
    while true {
      let count = System.read(kept, room, capacity)
      guard count > 0 else { break }
      _ = System.write(2, room, count)
    }
    ftruncate(kept, 0)
    lseek(kept, 0, SEEK_SET)
  }
}
