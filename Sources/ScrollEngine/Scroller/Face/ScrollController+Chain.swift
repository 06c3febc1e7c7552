public import ScrollMotion
public import ScrollSpace

extension ScrollController {
  /// The chain.
  ///
  /// Setting the chain takes effect before the setter returns, also from within a callback. Links that have left
  /// receive `didDetach`, and links that have joined receive `didAttach`. Then a layout follows. Motions continue.
  public var behaviors: [any ScrollBehavior] {
    get { chain.all }
    set { take(.setBehaviors) { turns.set(newValue) } }
  }

  /// The offset of the viewport in the content: the origin of its bounds, in points.
  ///
  /// Setting the offset moves the content at once, without clamping, on each axis whose offset changes.
  ///
  /// - A fling is moved along and keeps its velocity: it goes as far as it would have gone, between the present
  ///   walls. Links are asked `target`, with the cause `.layout`, where the fling now comes to rest. So an endless
  ///   row may be centred again during a fling.
  /// - An animation continues to its target, by the rest of its law.
  /// - A drag continues from the new offset.
  ///
  /// To stop a motion, use ``setContentOffset(_:on:animated:)``.
  public var contentOffset: Point {
    get { state.calls.update.offset ?? state.course.offset }
    set {
      take(.setOffset(newValue)) {
        if state.queuesCommands { return queue(newValue) }
        turns.put(at: newValue)
        turns.deliver()
      }
    }
  }

  /// The deceleration of a glide if no behaviour answers otherwise. A new value takes effect with the next release.
  /// Set in `scrollWillEndDragging`, the value takes effect for that release.
  public var decelerationRate: DecelerationRate {
    get { state.hands.decelerationRate }
    set {
      take(.setDecelerationRate(newValue)) {
        guard newValue != state.hands.decelerationRate else { return }
        state.hands.decelerationRate = newValue
        state.course.revise()
      }
    }
  }

  /// How input is interpreted. A number that is not usable is refused and counted, and the former number stays.
  public var settings: ScrollSettings {
    get { state.hands.settings }
    set {
      let former = state.hands.settings
      let wanted = newValue.ordered(after: former)
      let usable = wanted.usable(orElse: former)
      take(.setSettings(usable)) {
        if usable != wanted {
          chain.refuse(.unusableNumbers, #function, wanted.words(unlike: usable))
        }
        state.hands.settings = usable
        if !usable.hasScales(of: former) {
          if isUpdating { state.calls.update.awaitCommand(endingZoomAt: state.scale) }
          state.calls.awaitedLimits += 1
          afterUpdate { [self] in
            state.calls.awaitedLimits -= 1
            turns.keepScale(within: usable)
          }
        }
        turns.deliver()
      }
    }
  }

  /// The calls and answers that were refused so far. They are part of a snapshot: after `restore(_:)` they are those
  /// of the snapshot, and what was refused while the snapshot was read.
  public var diagnostics: Diagnostics { chain.diagnostics }
}
