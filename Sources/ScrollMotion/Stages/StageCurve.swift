/// The curve of a stage, with the request to the law that made it, so that an archive can keep it.
///
/// An object, so that a copy of a stage, a plan or a proposal copies no curve.
package final class StageCurve: Sendable {
  package let shape: any MotionCurve
  let request: LawRequest?

  init(_ shape: any MotionCurve, _ request: LawRequest? = nil) {
    (self.shape, self.request) = (shape, request)
  }
}
