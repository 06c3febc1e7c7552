#if !hasFeature(Embedded)
  extension AnimationOutcome {
    /// Runs a command, and waits until its animation is over.
    ///
    /// ```swift
    /// let outcome = await AnimationOutcome.of {
    ///   scroll.setContentOffset(Point(x: 0, y: 900), arrival: .timed(0.3), completion: $0)
    /// }
    /// ```
    /// Every command with a `completion` can be awaited in this way. The host must continue to advance the scroller:
    /// an animation without frames never ends. If the task is cancelled, the animation continues.
    ///
    /// - Parameters:
    ///   - isolation: The actor on which the command runs. The default is the caller's.
    ///   - command: Runs the command with the completion, and returns false if the command was refused.
    /// - Returns: The way in which the animation ended. Nil if the command was refused.
    public static func of(
      isolation: isolated (any Actor)? = #isolation,
      _ command: (_ completion: @escaping (AnimationOutcome) -> Void) -> Bool
    ) async -> AnimationOutcome? {
      await withCheckedContinuation(isolation: isolation) { continuation in
        if !command({ continuation.resume(returning: $0) }) { continuation.resume(returning: nil) }
      }
    }
  }
#endif
