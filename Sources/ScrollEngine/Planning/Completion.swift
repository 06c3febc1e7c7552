/// Who wants to hear how an animation ended. Told once.
final class Completion {
  let tell: (AnimationOutcome) -> Void

  init(_ tell: @escaping (AnimationOutcome) -> Void) { self.tell = tell }
}
