#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The bytes from standard input, with the times at which they came. A thread of its own reads them, so that the times
/// are right however long a frame takes.
enum InputQueue {
  // Read and written only under the lock.
  nonisolated(unsafe) private static var inputs: [Terminal.Input] = []
  nonisolated(unsafe) private static var hasEnded = false
  nonisolated(unsafe) private static var lock = pthread_mutex_t()
  nonisolated(unsafe) private static var isOpen = false

  /// Begins to read, once.
  static func open() {
    guard !isOpen else { return }
    isOpen = true
    pthread_mutex_init(&lock, nil)
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    pthread_create(
      &thread, nil,
      { _ in
        InputQueue.readAll()
        return nil
      }, nil)
  }

  /// Returns the input so far, and true if no further input can come.
  static func take() -> (inputs: [Terminal.Input], isEnd: Bool) {
    pthread_mutex_lock(&lock)
    defer {
      inputs = []
      pthread_mutex_unlock(&lock)
    }
    return (inputs, hasEnded)
  }

  private static func readAll() {
    while true {
      var file = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
      if poll(&file, 1, -1) < 0, errno == EINTR { continue }
      let bytes = System.read(from: 0)
      if bytes?.isEmpty == true { continue }
      pthread_mutex_lock(&lock)
      if let bytes { inputs.append(Terminal.Input(time: System.seconds, bytes: bytes)) }
      hasEnded = bytes == nil
      pthread_mutex_unlock(&lock)
      Terminal.note(.input)
      if bytes == nil { return }
    }
  }
}
