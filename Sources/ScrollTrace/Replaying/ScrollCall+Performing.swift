public import ScrollEngine
public import ScrollMotion
import ScrollSpace

extension ScrollController {
  /// Performs a call from a trace or an observer on the scroller: see `ScrollReceiver.perform(_:at:)`. A snapshot that
  /// does not fit the chain is not restored.
  ///
  /// - Parameters:
  ///   - call: the call.
  ///   - laws: create the program's own laws of motion again from their numbers.
  public func perform(_ call: ScrollCall, laws: [LawMaker]) {
    guard case .restore(let snapshot) = call else {
      perform(call.made(by: laws))
      return
    }
    do { try restore(snapshot) } catch {}
  }
}

extension ScrollCall {
  /// Returns the call with the program's own law of motion in place of its recorded numbers.
  fileprivate func made(by makers: [LawMaker]) -> ScrollCall {
    switch self {
    case .setContentOffset(let offset, let axis, let arrival?):
      .setContentOffset(offset, on: axis, arrival: arrival.made(by: makers))
    case .scroll(let targets, let link, let arrival?):
      .scroll(to: targets, of: link, arrival: arrival.made(by: makers))
    case .setZoomScale(let scale, let point, let arrival):
      .setZoomScale(scale, about: point, arrival: arrival.made(by: makers))
    default: self
    }
  }
}

extension Arrival {
  fileprivate func made(by makers: [LawMaker]) -> Arrival {
    guard case .custom(let law) = self else { return self }
    #if hasFeature(Embedded)
      // The numbers in the trace are all that is needed here.
      return .custom(RecordedLaw(law.archived ?? []).made(by: makers))
    #else
      return (law as? RecordedLaw).map { .custom($0.made(by: makers)) } ?? self
    #endif
  }
}
