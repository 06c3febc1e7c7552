/// The link that is being called at present, and the method.
struct CurrentCall {
  /// The delegate's number.
  static let delegate = -1
  /// The number of a link that has left the chain, or of a completion.
  static let nobody = -2

  /// The number of a link that left the chain, and still runs what it left to the end of an update.
  static let formerLink = Int.max

  /// The name of the method that is called; nil for the callback of the event that was taken from the queue last.
  var method: StaticString?
  /// The link's number in the chain, from 0.
  var number = CurrentCall.nobody
}
