/// The name of a state of an anchored drag, such as a half-open sheet.
///
/// ```swift
/// extension DragState {
///   static let hidden = DragState(0)
///   static let half = DragState(1)
///   static let full = DragState(2)
/// }
/// ```
/// The number identifies the state in snapshots and recordings, so keep it when you add states. It has no order: the
/// positions of the anchors decide which state is next.
public struct DragState: Hashable, Sendable {
  /// The number of the state.
  public let id: Int64

  /// Creates a name from a number.
  public init(_ id: Int64) { self.id = id }
}

extension DragState: CustomStringConvertible {
  /// "state", and the number.
  @_documentation(visibility: internal)
  public var description: String { "state \(id)" }
}
