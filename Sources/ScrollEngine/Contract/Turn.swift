/// Whose turn it is: which link is being asked or told, and what.
struct Turn {
  /// The delegate's number.
  static let delegate = -1
  /// The number of a link that is in the chain no more, or of a completion.
  static let nobody = -2

  /// The name of the method that is called; nil: that of the event that was taken from the queue last.
  var method: StaticString?
  /// The link's number in the chain, from 0.
  var number = Turn.nobody
}
