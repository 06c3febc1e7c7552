import ScrollBehaviors
import ScrollEngine

extension Script {
  /// The link that made the law of a motion leaves during the action that began the motion. A snapshot then contains
  /// another law.
  public static let lawWithoutMaker = Script(
    StagePlan(
      .sane, chains: [[.areas(.mandatory, .duration(0.4))]], viewport: Size(width: 390, height: 400),
      content: Size(width: 390, height: 2_000)),
    [
      .update([.call(.fling(velocity: Vector(x: 0, y: 900), on: .vertical)), .chain([])]), .twin,
      .call(.advance(to: .seconds(0.1))), .call(.advance(to: .seconds(0.2))),
      .call(.advance(to: .seconds(0.3))),
    ])

  /// A scroller moves by itself from the beginning. When it is stopped to be restored, it leads a scroller that has
  /// already been restored.
  public static func ledWhileRestored(salt: UInt64) -> Script {
    Script(
      StagePlan(
        .odd,
        chains: [
          [.leader(of: 1, by: 0)],
          [.repeatedEnds(.vertical, 1), .liar(answers: 1, salt: salt), .leader(of: 2, by: 0)],
          [.infinite(nil, .lower, length: 5_000, reach: 200), .leader(of: 0, by: 0)],
        ], viewport: Size(width: 390, height: 400), content: Size(width: 390, height: 2_000)),
      [.twin, .call(.advance(to: .seconds(0.1))), .call(.advance(to: .seconds(0.2)))])
  }

  /// The item that an anchor keeps is no longer the first visible one, and nothing has moved since, when a snapshot
  /// is taken. The anchor still keeps this item.
  public static let keptOnFromSnapshot: Script = {
    var prop = Prop()
    prop.rows.y = Row(lengths: Array(repeating: 50, count: 20))
    return Script(
      StagePlan(
        .sane,
        [
          .lanes(.vertical, 2), .anchor(0, .vertical, .leading, holdsAtStart: true),
          .clamping(.all),
        ], [prop, Prop(), Prop()], Size(width: 300, height: 300)),
      [
        .edit(0, [EditRequest(.insert, at: 0, lengths: [20], .vertical)]), .twin,
        .edit(0, [EditRequest(.insert, at: 0, lengths: [30], .vertical)]),
      ])
  }()

  /// An item was brought into view at once along one axis, and items are inserted before it while the other axis
  /// moves.
  public static let broughtWhileTheOtherAxisMoves: Script = {
    var prop = Prop()
    prop.rows.x = Row(lengths: Array(repeating: 50, count: 40))
    return Script(
      StagePlan(
        .sane,
        [
          .lanes(.horizontal, 4), .anchor(0, .horizontal, .leading, holdsAtStart: false), .clamping(.all),
        ], [prop, Prop(), Prop()], Size(width: 300, height: 300)),
      [
        .call(.setContentOffset(Point(x: 0, y: 112), on: .vertical, animated: true)),
        .travelToItem(0, 39, .start, .jump),
        .edit(0, [EditRequest(.insert, at: -4, lengths: [30], .horizontal)]),
      ])
  }()

  private init(_ plan: StagePlan, _ calls: [Call]) {
    self.init(plan, calls.map { Action(scroller: 0, call: $0, salt: 0) })
  }
}
