/// The turns of a scroller: the steps of a frame, a touch, a wheel, a command and a layout.
///
/// They are the only code that moves several owners of the state. The scroller itself is the public face: it checks,
/// converts and stores what a call brings, and begins a turn. Turns hold nothing of their own, so they cost nothing to
/// make. A turn that several others begin is never inlined, because copies of it would take 7 kB of a microcontroller.
struct Turns {
  let scroller: ScrollController

  var chain: Chain { @inline(__always) get { scroller.chain } }

  #if DEBUG && !hasFeature(Embedded)
    var state: State {
      @inline(__always) _read { yield scroller.state }
      @inline(__always) nonmutating _modify { yield &scroller.state }
    }
  #else
    var state: State {
      @inline(__always) unsafeAddress { UnsafePointer(scroller.storage) }
      @inline(__always) nonmutating unsafeMutableAddress { scroller.storage }
    }
  #endif
}
