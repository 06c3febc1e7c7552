import ScrollMotion
import ScrollSpace

/// Everything a controller knows, in one struct.
struct State {
  var chain = Chain()
  /// What the delegate leaves to its defaults.
  var ignoredByDelegate = Chain.all
  /// The links that have been told `didAttach`, and not yet `didDetach`.
  var attached: [any ScrollBehavior] = []
  var touches = Touches()
  /// How the latest drag or run of wheel deltas ended; nil before the first end, and while one is under way.
  var dragEnd: DragEnd?
  var events = EventQueue()
  var isDelivering = false
  var isAsking = false
  /// What waits for the end of an update.
  var update = Update()
  /// Who is being asked or told.
  var turn = Turn()
  /// Whether the layout of a snapshot is being told.
  var isRestoring = false
  /// Whether a frame or an input is being worked on, so that `clock` is now.
  var isTimed = false
  /// The outermost call from whose callbacks the last command came, and how many have come from there; 0 outside.
  var call: UInt64 = 0
  var commandsInCall = 0
  /// The geometry that links were last told, in today's coordinates; nil before the first layout.
  var toldGeometry: Geometry?
  /// The time of the latest frame or input; nil before the first.
  var clock: Timestamp?
  /// The time of the latest frame.
  var lastFrame: Timestamp?
  /// The frames that were due, and came late.
  var lateFrames = LateFrames()
  /// A frame that came far too early, in case the next ones agree with it.
  var suspectedClock: Timestamp?
  var settings = ScrollSettings()
  var decelerationRate = DecelerationRate.normal
  /// The size the program gave; the chain may know better.
  var givenContent: Size
  /// What the program gave for the geometry's inset.
  var insets = InsetParts()
  var geometry: Geometry
  var window = PerAxis<ClosedRange<Double>?>(nil)
  var offset = Point.zero
  var origin = ContentOrigin()
  var activity = Activity.idle
  /// A journey that is over, to be used again, so that the next one allocates nothing.
  var spareJourney: Journey?
  /// How many drags and runs of wheel deltas have begun.
  var dragNumber = 0
  /// Whether a movement is under way: something has been told since the last didSettle.
  var isMovementOpen = false
  /// What moved the content in the didScroll that was told last.
  var moveCause = MoveCause.layout
  /// Whether anything changed since the last frame.
  var hasChanged = false
  var host = HostCall()
  /// Changes with everything that makes a plan in the making out of date. Begins shortly before it wraps around, so that all
  /// that runs tries that.
  var revision = Int.max - 30
  var diagnostics = Diagnostics()
  var remainder = StepRemainder()
  var wheel = WheelStream()
  /// The motion that fingers have caught, on glass or on a trackpad, until they let the content go.
  var caught: CaughtMotion?
  /// What had a say in where it rests.
  var reasons = Reasons()
  /// What fingers and commands do to the content's scale.
  var zoom = Zoom()
  /// What each axis stands on.
  var stands = PerAxis(Stand.asked(.layout))
}
