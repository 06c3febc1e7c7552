public import ScrollSpace

// The answers that the protocols of `Answering.swift` take away. A class without a method of its own would get one of
// these, which the compiler refuses with the message.

extension ExtentAnswering {
  /// Not available, so that the class has to have the method.
  @available(
    *, unavailable, message: "write func extent(_ proposal: inout ExtentProposal, in context: ScrollContext)"
  )
  public func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {}
}

extension LayoutAnswering {
  /// Not available, so that the class has to have the method.
  @available(
    *, unavailable, message: "write func layout(_ change: inout LayoutChange, in context: ScrollContext)"
  )
  public func layout(_ change: inout LayoutChange, in context: ScrollContext) {}
}

extension DragAnswering {
  /// Not available, so that the class has to have the method.
  @available(
    *, unavailable, message: "write func drag(_ proposal: inout DragProposal, in context: ScrollContext)"
  )
  public func drag(_ proposal: inout DragProposal, in context: ScrollContext) {}
}

extension MotionAnswering {
  /// Not available, so that the class has to have the method.
  @available(
    *, unavailable, message: "write func motion(_ proposal: inout MotionProposal, in context: ScrollContext)"
  )
  public func motion(_ proposal: inout MotionProposal, in context: ScrollContext) {}
}

extension TargetAnswering {
  /// Not available, so that the class has to have the method.
  @available(
    *, unavailable, message: "write func target(_ proposal: inout TargetProposal, in context: ScrollContext)"
  )
  public func target(_ proposal: inout TargetProposal, in context: ScrollContext) {}
}

extension OffsetAnswering {
  /// Not available, so that the class has to have the method.
  @available(
    *, unavailable,
    message:
      "write func offset(of targets: inout PerAxis<RestTarget?>, in context: ScrollContext) -> PerAxis<Double?>"
  )
  public func offset(of targets: inout PerAxis<RestTarget?>, in context: ScrollContext) -> PerAxis<Double?> {
    PerAxis(nil)
  }
}

extension EdgeAnswering {
  /// Not available, so that the class has to have the method.
  @available(
    *, unavailable, message: "write func edge(_ proposal: inout EdgeProposal, in context: ScrollContext)"
  )
  public func edge(_ proposal: inout EdgeProposal, in context: ScrollContext) {}
}

extension ZoomAnswering {
  /// Not available, so that the class has to have the method.
  @available(
    *, unavailable, message: "write func zoom(_ proposal: inout ZoomProposal, in context: ScrollContext)"
  )
  public func zoom(_ proposal: inout ZoomProposal, in context: ScrollContext) {}
}

extension RebaseAnswering {
  /// Not available, so that the class has to have the method.
  @available(
    *, unavailable, message: "write func rebase(_ proposal: inout RebaseProposal, in context: ScrollContext)"
  )
  public func rebase(_ proposal: inout RebaseProposal, in context: ScrollContext) {}
}

extension WakeAnswering {
  /// Not available, so that the class has to have the method.
  @available(*, unavailable, message: "write func wake(in context: ScrollContext) -> Timestamp?")
  public func wake(in context: ScrollContext) -> Timestamp? { nil }
  /// Not available, so that the class has to have the method.
  @available(*, unavailable, message: "write func didWake(_ scroll: ScrollController)")
  public func didWake(_ scroll: ScrollController) {}
}

extension MemoryAnswering {
  /// Not available, so that the class has to have the property.
  @available(*, unavailable, message: "write var name: StaticString, with a name that stays")
  public var name: StaticString { "" }
  /// Not available, so that the class has to have the method.
  @available(*, unavailable, message: "write func remember(_ memory: inout LinkMemory) throws(ArchiveError)")
  public func remember(_ memory: inout LinkMemory) throws(ArchiveError) {}
}
