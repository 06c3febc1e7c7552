/// Who wants to hear how an animation ended. Told once.
typealias Completion = (AnimationOutcome) -> Void
