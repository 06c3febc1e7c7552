import ScrollMotion
import ScrollSpace

/// The whole state of a controller.
struct State {
  var chain = Chain()
  /// The callbacks that the delegate leaves to their default implementations.
  var ignoredByDelegate = Chain.all
  /// The links that have received `didAttach`, and not yet `didDetach`.
  var attached: [any ScrollBehavior] = []
  var touches = Touches()
  /// How the latest drag or run of wheel deltas ended; nil before the first end, and during a drag or run.
  var dragEnd: DragEnd?
  var events = EventQueue()
  var isDelivering = false
  var isAsking = false
  /// The changes that wait for the end of an update.
  var update = Update()
  /// The link that is being called.
  var currentCall = CurrentCall()
  /// True while the layout callback of a snapshot is being delivered.
  var isRestoring = false
  /// True while a frame or an input is being processed. The clock is then the present time.
  var isTimed = false
  /// The outermost call whose callbacks sent the last command, and the number of commands from there; 0 outside of
  /// callbacks.
  var call: UInt64 = 0
  var commandsInCall = 0
  /// The geometry of the last layout that links were asked about, in present coordinates; nil before the first
  /// layout.
  var reportedGeometry: Geometry?
  /// The times of the latest frame and input.
  var timeOrder = TimeOrder()
  /// The frames that were due and came late.
  var lateFrames = LateFrames()
  var settings = ScrollSettings()
  var decelerationRate = DecelerationRate.normal
  /// The content size that the program gave. The chain may answer another size.
  var givenContent: Size
  /// The values that the program gave for the geometry's inset.
  var insets = InsetParts()
  var geometry: Geometry
  var window = PerAxis<ClosedRange<Double>?>(nil)
  var offset = Point.zero
  var origin = ContentOrigin()
  var activity = Activity.idle
  /// A finished planned motion, kept so that the next planned motion allocates nothing.
  var spareMotion: PlannedMotion?
  /// The number of drags and runs of wheel deltas that have begun.
  var dragNumber = 0
  /// True during a movement: a callback has been posted since the last didSettle.
  var isMovementOpen = false
  /// The cause of the last didScroll that was delivered.
  var moveCause = MoveCause.layout
  /// True if anything has changed since the last frame.
  var hasChanged = false
  var host = HostCall()
  /// The observer of calls from outside of the chain.
  var observer: (any ScrollCallObserver)?
  /// True while the closures that waited for the end of an update are being called.
  var isAfterUpdate = false
  /// Changes whenever a plan in progress becomes out of date. The counter starts shortly before it wraps around, so
  /// that every run tests that.
  var revision = Int.max - 30
  var diagnostics = Diagnostics()
  var remainder = StepRemainder()
  var wheel = WheelStream()
  /// The motion that fingers have caught, on a touch screen or a trackpad, until they release the content.
  var caught: CaughtMotion?
  /// The links and causes that decided where the content rests.
  var reasons = Reasons()
  /// The effect of fingers and commands on the content's scale.
  var zoom = Zoom()
  /// What each axis rests on.
  var restBases = PerAxis(RestBasis.asked(.layout))
}
