/// A closure that receives the outcome of an animation, once.
typealias Completion = (AnimationOutcome) -> Void
