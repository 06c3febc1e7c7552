#if DEBUG && !hasFeature(Embedded)
  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #elseif canImport(Android)
    internal import Android
  #elseif canImport(Darwin)
    internal import Darwin
  #endif

  /// Prints the mistakes of a scroller to the standard error, each once. Debug builds alone do so.
  struct MistakePrinter {
    /// Receives each line, without its end.
    var write: (String) -> Void = writeToStandardError
    /// The kinds of doubts that were reviewed.
    var kinds: UInt8 = 0
    private var printed: [String] = []

    /// Returns the lines of mistakes that were not printed before. Their numbers may differ from one review to the next.
    mutating func lines(_ mistakes: [ChainReport.Mistake]) -> [String] {
      mistakes.compactMap { mistake in
        let key = "\(mistake.link ?? ""), \(mistake.question ?? ""), \(mistake.fix)"
        guard !printed.contains(key) else { return nil }
        printed.append(key)
        return "ScrollBehaviors: \(mistake) If this is intended, set checksChain to false."
      }
    }
  }

  private func writeToStandardError(_ line: String) {
    var line = line + "\n"
    #if canImport(Glibc) || canImport(Musl) || canImport(Android) || canImport(Darwin)
      line.withUTF8 { _ = unsafe write(2, $0.baseAddress, $0.count) }
    #else
      print(line, terminator: "")
    #endif
  }
#endif
