// scroll-web.js: attaches the views of a module that links ScrollWeb to elements of a page.
//
//   const page = await ScrollPage.load(bytes);
//   page.attach('list', element, { painter: canvasPainter(paint) });
//
// The page passes events on, calls one frame for all views, and paints the views that have changed. A page at rest has no frames.

/** The numbers of a record, as Sources/ScrollWeb/WebRecord.swift writes them. */
const RECORD = {
  x: 0, y: 1, destinationX: 2, destinationY: 3, originX: 4, originY: 5, velocityX: 6, velocityY: 7, phase: 8, zoom: 9,
  rangeX: 10, rangeY: 13, width: 16, height: 17, changes: 18, count: 19, head: 20, stride: 7, open: -1, close: -2,
};
const KEYS = {
  ArrowLeft: 0, ArrowRight: 1, ArrowUp: 2, ArrowDown: 3, PageUp: 4, PageDown: 5, Home: 6, End: 7, ' ': 8,
};
const DOWN = 0, MOVED = 1, UP = 2, CANCELLED = 3, CLICKED = 4;
/** The bits of scroll_axes: axes that scroll, whether two fingers zoom, and ends at which the content is. */
const AXES = { horizontal: 1, vertical: 2, zooms: 4, atLeft: 8, atRight: 16, atTop: 32, atBottom: 64 };
/** Elements that use keys themselves: all of them, and the space bar alone. */
const OWN_KEYS = 'textarea, select, video, audio, iframe, input:not([type=button], [type=submit], [type=reset], [type=checkbox], [type=file], [type=image]), '
  + '[contenteditable]:not([contenteditable=false]), ' + ['application', 'combobox', 'grid', 'listbox', 'menu', 'menubar', 'radiogroup', 'searchbox', 'slider',
    'spinbutton', 'tablist', 'textbox', 'tree', 'treegrid'].map((role) => `[role=${role}]`).join(', ');
const OWN_SPACE = 'button, summary, input, ' + ['button', 'checkbox', 'menuitem', 'option', 'radio', 'switch', 'tab'].map((role) => `[role=${role}]`).join(', ');
/** Elements whose clicks are their own: a touch that begins on one makes no tap. */
const OWN_CLICK = 'a[href], area[href], button, input, select, textarea, label, summary, audio[controls], video[controls], '
  + '[contenteditable]:not([contenteditable=false])';
/** How far a pointer moves before it is captured. A click before that is one of the element below, such as a link. */
const SLOP = 4;

/** A view of the module in an element. */
class ScrollView {
  constructor(page, number, name, element, options) {
    Object.assign(this, { page, number, name, element });
    this.painter = options.painter;
    this.followers = [];        // views that get the same pointers and wheels
    this.listening = new AbortController();
    this.place = 0;             // of the record, in doubles
    this.painted = -1;
    this.described = -1;
    this.isVisible = true;
    this.bars = [];
    this.words = '';
    const style = element.style;
    style.overflow = 'clip';  // no focus and no search in the page may scroll the element itself
    this.selectsText = options.selectsText ?? false;
    if (!this.selectsText) style.userSelect = style.webkitUserSelect = 'none';
    style.touchAction = options.touchAction ?? '';
    this.choosesTouchAction = !options.touchAction;
    if (getComputedStyle(element).position === 'static') style.position = 'relative';
    // Empty elements at three corners of the padding box show how a transform places the view.
    this.corners = ['0;top:0', '100%;top:0', '0;top:100%'].map((place) => {
      const corner = document.createElement('i');
      corner.setAttribute('aria-hidden', 'true');
      corner.style.cssText = `all:initial;position:absolute!important;width:0;height:0;margin:0!important;pointer-events:none;left:${place}`;
      return element.appendChild(corner);
    });
    if (!element.hasAttribute('tabindex')) element.tabIndex = 0;
    if (!element.hasAttribute('role')) element.setAttribute('role', 'region');
    if (!element.hasAttribute('aria-label')) element.setAttribute('aria-label', options.label ?? name);
    this.painter?.attach(this);
  }

  /** Reads a number of the record; `at` is one of RECORD. */
  read(at) {
    this.page.refresh();
    return this.page.doubles[this.place + at];
  }

  /** The distance from the start of the content to the view, which a shift of the origin does not change. */
  position(axis) {
    return axis === 0 ? this.read(RECORD.x) - this.read(RECORD.originX) : this.read(RECORD.y) - this.read(RECORD.originY);
  }

  /** The position at which the content will rest. */
  target(axis) {
    return axis === 0
      ? this.read(RECORD.destinationX) - this.read(RECORD.originX)
      : this.read(RECORD.destinationY) - this.read(RECORD.originY);
  }
}

class ScrollPage {
  /** Compiles a module, starts its program, and returns its page. `imports` are those that the program itself declares. */
  static async load(bytes, imports = {}) {
    const { instance } = await WebAssembly.instantiate(bytes, imports);
    const page = new ScrollPage(instance.exports);
    if (page.failure) throw page.failure;
    return page;
  }

  constructor(exports) {
    this.exports = exports;
    this.views = [];
    this.byElement = new Map();
    this.pointers = new Map();  // by their ids: the pointers that are down, each with its view
    this.latest = null;         // the latest event that has begun a touch
    this.focused = null;        // the view that gets the keys
    this.held = new Set();      // the keys that are down, and that the module has taken
    this.frames = 0;
    this.describedAt = 0;
    this.refusals = 0;
    this.failure = null;
    this.painted = null;        // the view whose painter runs
    this.onframe = null;        // called after each frame, with its time
    this.onadvance = null;      // called before each frame, with its time; returns true if it has called scroll_frame itself
    this.oninput = null;        // called before each event that the module gets, with the arguments of its export
    this.isAsked = false;
    this.timer = 0;
    this.tick = (time) => this.frame(time);
    this.refresh();
    if (!exports.__main_argc_argv) {
      throw new Error('A module needs a program; this one has no export __main_argc_argv; link it with the toolset of the article Bare machines.');
    }
    this.guard('main', () => exports.__main_argc_argv(0, 0));
    this.sizes = new ResizeObserver((entries) => {
      for (const { target } of entries) if (this.byElement.has(target)) this.resize(this.byElement.get(target));
      this.wake();
    });
    this.visibility = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const view = this.byElement.get(target);
        if (view) view.isVisible = isIntersecting;
      }
      this.ask();
    });
    this.listening = new AbortController();
    const { signal } = this.listening;
    this.reduced = matchMedia('(prefers-reduced-motion: reduce)');
    this.reduced.addEventListener('change', () => this.adapt(), { signal });
    const cancel = () => this.cancelAll();
    addEventListener('blur', cancel, { signal });
    addEventListener('pagehide', cancel, { signal });
    document.addEventListener('visibilitychange', () => { if (document.hidden) cancel(); }, { signal });
    addEventListener('resize', () => this.ask(), { signal });
    // What scrolls around a view decides whether it hands fingers on at its ends.
    const choose = () => { for (const view of this.views) if (view.isVisible) this.chooseTouchAction(view); };
    addEventListener('scroll', () => this.guard('scroll', choose), { capture: true, passive: true, signal });
    this.listenToPointers();
    this.adapt();
    this.watchScale();
  }

  /**
   * Attaches a view to an element. Options: painter, label, touchAction, `follows`, a view whose pointers and wheels it gets,
   * too, and `selectsText`: a mouse then selects text, and does not drag the content.
   */
  attach(name, element, options = {}) {
    const number = this.number(name);
    if (number < 0) {
      throw new Error(`A view needs a name that the module has added; "${name}" is none of ${this.names().filter(Boolean).join(', ')}.`);
    }
    if (this.views.some((one) => one.number === number || one.element === element)) {
      throw new Error(`A view has one element, and an element one view; "${name}" or its element is attached already; detach it first.`);
    }
    const view = new ScrollView(this, number, name, element, options);
    this.views.push(view);
    this.byElement.set(element, view);
    this.resize(view);
    this.sizes.observe(element);
    this.visibility.observe(element);
    // A view at rest has no frame in which a change of its style would be seen.
    view.styles = new MutationObserver(() => this.guard('style', () => this.chooseTouchAction(view)));
    view.styles.observe(element, { attributes: true, attributeFilter: ['class', 'dir', 'style'] });
    this.listen(view);
    if (options.follows) options.follows.followers.push(view);
    this.ask();
    return view;
  }

  /**
   * Takes a view from its element, with all that was added to it. Views that the module has removed are detached by
   * themselves. The element keeps its style.
   */
  detach(view) {
    if (this.byElement.get(view.element) !== view) return;
    this.guard('detach', () => {
      for (const [id, one] of this.pointers) if (one.view === view) this.end(id, one, CANCELLED, one.x, one.y, performance.now());
      if (this.focused === view) this.focus(null);
    });
    view.listening.abort();
    this.sizes.unobserve(view.element);
    this.visibility.unobserve(view.element);
    view.styles.disconnect();
    this.byElement.delete(view.element);
    this.views = this.views.filter((one) => one !== view);
    for (const one of this.views) one.followers = one.followers.filter((other) => other !== view);
    for (const one of [...view.bars, ...view.corners]) one?.remove();
    view.painter?.detach?.(view);
  }

  /** Detaches all views, and stops for good: nothing keeps the module any more. */
  close() {
    for (const view of this.views) this.detach(view);
    this.listening.abort();
    clearTimeout(this.timer);
    this.failure ??= new Error('A page that is closed calls its module no more; load another page.');
  }

  number(name) { return name === '' ? -1 : this.names().indexOf(name); }

  names() {
    const names = [];
    for (let number = 0; number < this.exports.scroll_views(); number += 1) {
      names.push(this.text(this.exports.scroll_name(number)));
    }
    return names;
  }

  /** Calls an export of the program, shows its error, and asks for the frames that it has made due. */
  call(name, ...values) {
    const answer = this.guard(name, () => this.exports[name](...values), values);
    this.wake();
    return answer;
  }

  /** The text of the latest answer, which has so many bytes. */
  text(bytes) {
    if (!(bytes > 0)) return '';
    this.refresh();
    const start = this.exports.scroll_text();
    return new TextDecoder().decode(new Uint8Array(this.exports.memory.buffer, start, bytes));
  }

  // Frames.

  /** Asks for a frame, whether one is due or not. */
  ask() {
    if (this.isAsked || this.failure) return;
    this.isAsked = true;
    clearTimeout(this.timer);
    requestAnimationFrame(this.tick);
  }

  /** Asks for a frame when the module says that one is due. */
  wake() {
    if (this.isAsked || this.failure) return;
    try {
      const wait = this.exports.scroll_wait(performance.now());
      clearTimeout(this.timer);
      if (wait === 0) this.ask();
      else if (wait > 0) this.timer = setTimeout(() => this.ask(), Math.min(wait, 0x7fffffff));
      if (wait !== 0) this.describe();
    } catch (error) {
      this.fail('scroll_wait', error);
    }
  }

  frame(time) {
    this.isAsked = false;
    if (this.failure) return;
    this.frames += 1;
    if (this.scale !== devicePixelRatio) this.adapt();
    try {
      if (!this.onadvance || !this.onadvance(time)) this.exports.scroll_frame(time);
      for (let index = this.views.length - 1; index >= 0; index -= 1) this.paint(this.views[index]);
      if (this.onframe) this.onframe(time);
      // A view that never rests, such as a ticker, does not keep the others from being described.
      if (time - this.describedAt > 1000) {
        this.describedAt = time;
        this.describe();
      }
      this.wake();
    } catch (error) {
      this.fail(this.painted ? `the painter of "${this.painted.name}"` : 'scroll_frame', error);
    }
  }

  paint(view) {
    if (!view.isVisible) return;
    const place = this.exports.scroll_draw(view.number);
    if (place === 0) return this.detach(view);
    this.refresh();
    view.place = place / 8;
    const changes = this.doubles[view.place + RECORD.changes];
    if (changes === view.painted) return;
    view.painted = changes;
    this.painted = view;
    if (view.painter) view.painter.paint(this.doubles, view.place, this.scale);
    this.painted = null;
  }

  /** Paints all views again, also those that have not changed: for painters that use colours of the page. */
  repaint() {
    for (const view of this.views) view.painted = -1;
    this.ask();
  }

  /** Makes the view of the memory again if the memory has grown. */
  refresh() {
    const memory = this.exports.memory.buffer;
    if (this.doubles?.buffer !== memory) this.doubles = new Float64Array(memory);
  }

  // Sizes and the display.

  resize(view) {
    const { clientWidth, clientHeight } = view.element;
    if (clientWidth === view.width && clientHeight === view.height) return;
    [view.width, view.height] = [clientWidth, clientHeight];
    view.painted = -1;
    this.guard('scroll_resize', () => {
      this.exports.scroll_resize(view.number, clientWidth, clientHeight);
      this.chooseTouchAction(view);
    }, [view.name, clientWidth, clientHeight]);
  }

  adapt() {
    this.scale = devicePixelRatio;
    this.guard('scroll_display', () => this.exports.scroll_display(this.scale, this.reduced.matches ? 1 : 0));
    this.repaint();
  }

  /** Asks for a frame, which adapts the page, when the ratio changes: not all browsers report it by an event of the window. */
  watchScale() {
    const change = () => { this.ask(); this.watchScale(); };
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', change, { once: true, signal: this.listening.signal });
  }

  /**
   * Fingers scroll the page along an axis that the view does not scroll, and past an end at which the view is, if the page has
   * further to go there and `overscroll-behavior` is `auto`. Two fingers zoom the page if they do not zoom the content.
   */
  chooseTouchAction(view) {
    const axes = this.exports.scroll_axes(view.number), { element } = view;
    const { overscrollBehaviorX: x, overscrollBehaviorY: y, direction } = getComputedStyle(element);
    const holds = (x === 'auto' ? 0 : 1) + (y === 'auto' ? 0 : 2), isRightToLeft = direction === 'rtl' ? 1 : 0;
    if (view.holds !== holds || view.isRightToLeft !== isRightToLeft) {
      [view.holds, view.isRightToLeft] = [holds, isRightToLeft];
      this.exports.scroll_style(view.number, holds, isRightToLeft);
    }
    if (!view.choosesTouchAction) return;
    const actions = [];
    const choose = (isOwn, whole, ...sides) => {
      if (!isOwn) actions.push(whole);
      else for (const [action, isThere] of sides) if (isThere && CSS.supports('touch-action', action)) { actions.push(action); break; }
    };
    choose(axes & AXES.horizontal, 'pan-x',
      ['pan-left', x === 'auto' && axes & AXES.atLeft && scrollsAround(element, 0, -1)], ['pan-right', x === 'auto' && axes & AXES.atRight && scrollsAround(element, 0, 1)]);
    choose(axes & AXES.vertical, 'pan-y',
      ['pan-up', y === 'auto' && axes & AXES.atTop && scrollsAround(element, 1, -1)], ['pan-down', y === 'auto' && axes & AXES.atBottom && scrollsAround(element, 1, 1)]);
    if (!(axes & AXES.zooms)) actions.push('pinch-zoom');
    const action = actions.join(' ') || 'none';
    if (view.touchAction !== action) element.style.touchAction = view.touchAction = action;
  }

  // Events.

  /** Follows the pointers that are down, in the window: an element that leaves the page gets no more events. */
  listenToPointers() {
    const on = (name, body) => addEventListener(name, (event) => {
      const one = this.pointers.get(event.pointerId);
      if (one) this.guard(name, () => body(one, event));
    }, { capture: true, signal: this.listening.signal });
    on('pointermove', (one, event) => {
      // A release beside another button is a move, and one that a menu or a debugger has taken shows in the next move.
      if (!(event.buttons & 1)) return this.lift(one, event, event.button === 0 ? UP : CANCELLED);
      this.capture(one, event);
      this.locate(one.view);
      const events = event.getCoalescedEvents?.() ?? [];
      if (events.length === 0) this.point(one, MOVED, event);
      for (const each of events) this.point(one, MOVED, each);
    });
    on('pointerup', (one, event) => this.lift(one, event, UP));
    // A key is released wherever the focus is by then.
    addEventListener('keyup', (event) => {
      const key = this.key(event);
      if (key !== undefined && this.held.delete(key)) this.guard('keyup', () => this.input('scroll_key', null, key, 2, this.time(event)));
    }, { capture: true, signal: this.listening.signal });
    on('pointercancel', (one, event) => this.lift(one, event, CANCELLED));
    on('lostpointercapture', (one, event) => {
      // The element below loses a finger to the view.
      if (!one.view.element.hasPointerCapture(event.pointerId)) this.lift(one, event, CANCELLED);
    });
  }

  listen(view) {
    const { element } = view, { signal } = view.listening;
    const on = (name, body, options) =>
      element.addEventListener(name, (event) => this.guard(name, () => body(event)), { signal, ...options });
    on('pointerdown', (event) => {
      // The innermost of views in views takes a touch. A listener on the way takes it by preventDefault.
      if (event.button !== 0 || event.defaultPrevented || this.latest === event) return;
      if (view.selectsText && event.pointerType === 'mouse') return;
      this.latest = event;
      const lost = this.pointers.get(event.pointerId);
      if (lost) this.lift(lost, event, CANCELLED);
      if (!element.contains(active(element))) element.focus({ preventScroll: true, focusVisible: false });
      const one = { view, device: 0, x: 0, y: 0, startX: event.clientX, startY: event.clientY, isCaptured: false };
      one.hasOwnClick = isOwn(event, OWN_CLICK, element);
      this.pointers.set(event.pointerId, one);
      this.focused = view;  // the module gives it the keys by itself
      this.locate(view);
      this.point(one, DOWN, event);
    });
    on('wheel', (event) => {
      // An event that nobody may prevent belongs to a gesture that scrolls the page.
      if (event.defaultPrevented || !event.cancelable) return;
      this.chooseTouchAction(view);
      // The page can take a wheel at an end only if something around the view scrolls that way.
      const axis = Math.abs(event.deltaX) > Math.abs(event.deltaY) ? 0 : 1, way = axis === 0 ? event.deltaX : event.deltaY;
      const keys = (event.shiftKey ? 1 : 0) + (event.ctrlKey ? 2 : 0) + (way && scrollsAround(element, axis, Math.sign(way)) ? 4 : 0);
      this.locate(view);
      const isTaken = this.input(
        'scroll_wheel', view, event.deltaX, event.deltaY, event.deltaMode, event.wheelDeltaX ?? NaN,
        event.wheelDeltaY ?? NaN, keys, this.x(event), this.y(event), this.time(event));
      if (isTaken) event.preventDefault();
    }, { passive: false });
    on('keydown', (event) => {
      if (event.defaultPrevented || isOwn(event, OWN_KEYS, element, true)) return;
      if (event.ctrlKey || event.altKey || event.metaKey) {
        // Not all systems report the release of a key beside a modifier.
        for (let arrow = 0; arrow < 4; arrow += 1) this.input('scroll_key', null, arrow, 2, this.time(event));
        return;
      }
      const key = this.key(event);
      if (key === undefined || (key >= 8 && isOwn(event, OWN_SPACE, element))) return;
      if (view.selectsText && event.shiftKey && key < 8) return;  // it extends a selection
      // A key that repeats moves what it moved. Another one that a view does not use belongs to the view around it.
      if (!event.repeat || !this.focused?.element.contains(event.target)) this.focus(view);
      if (this.focused !== view) return;
      if (!this.input('scroll_key', null, key, event.repeat ? 1 : 0, this.time(event))) return;
      this.held.add(key);
      event.preventDefault();
    });
    on('focusin', ({ target }) => {
      if (this.innermost(target) !== view) return;
      this.focus(view);
      const part = target === element ? undefined : view.painter?.part?.(target);
      this.exports.scroll_focus_part(view.number, part?.kind ?? -1, part?.key ?? 0);
      if (target !== element && target.matches(':focus-visible')) {
        this.locate(view);
        const { left, top, right, bottom } = target.getBoundingClientRect();
        const xs = [], ys = [];
        for (const corner of [[left, top], [right, top], [left, bottom], [right, bottom]]) {
          const event = { clientX: corner[0], clientY: corner[1] };
          xs.push(this.x(event));
          ys.push(this.y(event));
        }
        const [x, y] = [Math.min(...xs), Math.min(...ys)];
        this.exports.scroll_reveal(view.number, x, y, Math.max(...xs) - x, Math.max(...ys) - y);
      }
      // The rows to which the next tab goes are there at once, and not only in the next frame.
      if (part) this.paint(view);
      this.wake();
    });
    on('focusout', ({ target, relatedTarget }) => {
      // A window that loses the focus leaves it to the element: it is there when the window comes back.
      if (this.innermost(target) !== view || active(target) === target) return;
      if (relatedTarget && this.innermost(relatedTarget) === view) return;
      this.exports.scroll_focus_part(view.number, -1, 0);
      if (!relatedTarget || !this.focused?.element.contains(relatedTarget)) this.focus(null);
      this.wake();
    });
    on('dragstart', (event) => { if (!view.selectsText) event.preventDefault(); });
    on('click', (event) => {
      if (event.detail === 0) return;  // a click of the keyboard
      this.locate(view);
      if (this.exports.scroll_takes_click(view.number, this.x(event), this.y(event), this.time(event))) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    }, { capture: true });
  }

  capture(one, event) {
    const { view } = one;
    if (one.isCaptured || Math.abs(event.clientX - one.startX) + Math.abs(event.clientY - one.startY) < SLOP) return;
    one.isCaptured = true;
    try { view.element.setPointerCapture(event.pointerId); } catch { /* a pointer that a script has made up */ }
  }

  lift(one, event, phase) {
    this.locate(one.view);
    this.end(event.pointerId, one, phase === UP && one.hasOwnClick ? CLICKED : phase, this.x(event), this.y(event), this.time(event));
  }

  /** Ends a touch. */
  end(id, one, phase, x, y, time) {
    this.pointers.delete(id);
    this.input('scroll_pointer', one.view, phase, id, one.device, x, y, time);
    this.chooseTouchAction(one.view);  // the next finger may come while the content moves
  }

  point(one, phase, event) {
    one.device = event.pointerType === 'mouse' ? 1 : event.pointerType === 'pen' ? 2 : 0;
    [one.x, one.y] = [this.x(event), this.y(event)];
    this.input('scroll_pointer', one.view, phase, event.pointerId, one.device, one.x, one.y, this.time(event));
  }

  /** Passes an event on to a view and its followers, or to the view that has the focus. */
  input(name, view, ...values) {
    if (this.oninput) this.oninput(name, view, values);
    let answer;
    if (view) {
      // A touch gives the focus to the view that was touched, so its own call is the last one.
      let isTaken = false;
      for (const follower of view.followers) isTaken = this.exports[name](follower.number, ...values) || isTaken;
      answer = this.exports[name](view.number, ...values) || isTaken;
    } else {
      answer = this.exports[name](...values);
    }
    this.wake();
    return answer;
  }

  /** Cancels all pointers and keys: the window has lost them. */
  cancelAll() {
    this.pointers.clear();
    this.guard('scroll_cancel_all', () => this.exports.scroll_cancel_all(performance.now()));
    this.wake();
  }

  /** Gives the keys to a view, or to none. */
  focus(view) {
    if (this.focused === view) return;
    this.focused = view;
    this.exports.scroll_focus(view ? view.number : -1);
  }

  /** The innermost view around a node. */
  innermost(node) {
    for (let one = node; one; one = one.parentNode ?? one.host) if (this.byElement.has(one)) return this.byElement.get(one);
    return undefined;
  }

  key(event) {
    const key = KEYS[event.key];
    return key === 8 && event.shiftKey ? 9 : key;
  }

  /** Notes where a view is on the screen, for `x` and `y` of an event. A transform may stretch, turn and slant it. */
  locate({ element, corners }) {
    for (const one of corners) if (one.parentNode !== element) element.append(one);
    if (corners.some((one) => one.getClientRects().length === 0)) return this.locateBox(element);
    const [start, right, below] = corners.map((one) => one.getBoundingClientRect());
    const [width, height] = [element.clientWidth || 1, element.clientHeight || 1];
    const [a, b] = [(right.left - start.left) / width, (right.top - start.top) / width];
    const [c, d] = [(below.left - start.left) / height, (below.top - start.top) / height];
    const area = a * d - b * c;
    this.inverse = area === 0 || !Number.isFinite(area) ? [1, 0, 0, 1] : [d / area, -c / area, -b / area, a / area];
    [this.left, this.top] = [start.left, start.top];
  }
  /** The same for an element whose children have no boxes, such as a canvas: a transform may stretch it. */
  locateBox(element) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [element.offsetWidth / width || 1, element.offsetHeight / height || 1];
    this.inverse = [x, 0, 0, y];
    [this.left, this.top] = [left + element.clientLeft / x, top + element.clientTop / y];
  }
  x(event) { return (event.clientX - this.left) * this.inverse[0] + (event.clientY - this.top) * this.inverse[1]; }
  y(event) { return (event.clientX - this.left) * this.inverse[2] + (event.clientY - this.top) * this.inverse[3]; }
  // No event comes from the future.
  time(event) { return Math.min(event.timeStamp || Infinity, performance.now()); }

  // Assistive technologies, refusals and errors.

  /** Describes the position of each view that has changed. */
  describe() {
    for (const view of this.views) {
      if (view.place === 0 || view.described === view.painted) continue;
      view.described = view.painted;
      const loose = [this.describeAxis(view, 0, RECORD.rangeX, 'horizontal'), this.describeAxis(view, 1, RECORD.rangeY, 'vertical')];
      const words = loose.filter(Boolean).join(', ');
      if (words !== view.words) view.element.setAttribute('aria-description', view.words = words);
      this.chooseTouchAction(view);
    }
    const refusals = this.exports.scroll_refusals();
    if (refusals > this.refusals) {
      this.refusals = refusals;
      console.warn(`${refusals} calls were refused:\n${this.text(this.exports.scroll_refused())}`);
    }
  }

  /** Describes an axis by a scroll bar. Returns the words of the links for an axis without ends, which has no scroll bar. */
  describeAxis(view, axis, range, orientation) {
    const spoken = this.text(this.exports.scroll_spoken(view.number, axis));
    const maximum = view.read(range + 1);
    let bar = view.bars[axis];
    if (maximum < 0) {
      bar?.remove();
      view.bars[axis] = undefined;
      return spoken;
    }
    if (!bar) {
      view.element.id ||= `scroll-view-${view.number}`;
      bar = view.bars[axis] = document.createElement('div');
      bar.style.cssText = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';
      for (const [name, value] of [
        ['role', 'scrollbar'], ['aria-controls', view.element.id], ['aria-orientation', orientation], ['aria-valuemin', 0],
      ]) bar.setAttribute(name, value);
      view.element.append(bar);
    }
    bar.setAttribute('aria-valuemax', Math.round(maximum));
    bar.setAttribute('aria-valuenow', Math.round(view.read(range)));
    if (spoken) bar.setAttribute('aria-valuetext', spoken); else bar.removeAttribute('aria-valuetext');
    return '';
  }

  guard(name, body, values = []) {
    if (this.failure) return undefined;
    try { return body(); } catch (error) { this.fail(name, error, values); return undefined; }
  }

  /** Shows an error on the page, and stops: a module that has failed must not be called again. */
  fail(name, error, values = []) {
    if (this.failure) return;
    this.failure = error;
    for (const view of this.views) view.element.style.touchAction = '';  // fingers scroll the page at least
    const box = document.createElement('div');
    box.setAttribute('role', 'alert');
    box.className = 'scroll-failure';
    box.style.cssText =
      'position:fixed;inset:auto 1rem 1rem;z-index:1000;padding:1rem 1.25rem;border-radius:8px;background:#7a1020;color:#fff;font:14px/1.5 system-ui,sans-serif';
    const its = values.length > 0 ? ` with the values ${values.join(', ')}` : '';
    const code = this.exports.csc_trap_code?.() ?? 0;
    const cause = code > 0 || error instanceof WebAssembly.RuntimeError ? `${error.message}, mistake ${code} of the article Trap codes` : error.message;
    box.textContent = `Scrolling has stopped: ${name}${its} failed, ${cause}. Reload the page; the console names the place.`;
    (document.body ?? document.documentElement).append(box);
    console.error(error);
  }
}

/** The element that has the focus, in the document or the shadow tree of a node. */
const active = (node) => node.getRootNode().activeElement ?? null;

/** True if an event in a view comes from within an element of a kind, or with `scrolls` from within what the browser scrolls. */
function isOwn(event, kind, element, scrolls = false) {
  for (const node of event.composedPath()) {
    if (node === element) return false;
    if (node.matches?.(kind)) return true;
    if (!scrolls || !(node instanceof Element)) continue;
    const { overflowX, overflowY } = getComputedStyle(node), isAuto = (overflow) => overflow === 'auto' || overflow === 'scroll';
    if (isAuto(overflowX) && node.scrollWidth > node.clientWidth || isAuto(overflowY) && node.scrollHeight > node.clientHeight) return true;
  }
  return false;
}

/** True if something around an element can scroll along an axis, one way: -1 to the left or up, 1 to the right or down. */
function scrollsAround(element, axis, way) {
  const around = (one) => one.parentElement ?? one.getRootNode().host;
  for (let one = around(element); one; one = around(one)) {
    const isPage = one === document.scrollingElement, style = getComputedStyle(one), { direction } = style;
    const its = (name) => style[name + 'XY'[axis]];
    // What is said of the body counts for the page, if nothing is said of the page.
    const body = isPage && document.body && its('overflow') === 'visible' ? getComputedStyle(document.body) : style;
    const overflow = body[`overflow${'XY'[axis]}`];
    if (isPage ? overflow === 'hidden' || overflow === 'clip' : overflow !== 'auto' && overflow !== 'scroll') continue;
    const [place, room] = axis === 0
      ? [one.scrollLeft, one.scrollWidth - one.clientWidth] : [one.scrollTop, one.scrollHeight - one.clientHeight];
    // Content from right to left has places from -room to 0.
    const start = axis === 0 && direction === 'rtl' ? -room : 0;
    if (way < 0 ? place > start + 1 : place < start + room - 1) return true;
    if (!isPage && room > 0 && its('overscrollBehavior') !== 'auto') return false;
  }
  return false;
}

/** The roles of what is around parts with a role. */
const GROUPS = { listitem: 'list', article: 'feed' };
const ONE_VIEW = 'A painter paints one view; this one has a view already; make a painter for each view.';

/**
 * A painter that draws each part on a canvas: `paint(context, kind, key, value, x, y, width, height, scale)`, in device pixels. `begin`
 * is called before the parts, with the context and the size.
 */
function canvasPainter(paint, begin) {
  let canvas, context, drawnScale;
  return {
    attach(view) {
      if (canvas) throw new Error(ONE_VIEW);
      canvas = document.createElement('canvas');
      canvas.setAttribute('aria-hidden', 'true');
      canvas.style.cssText = 'position:absolute;left:0;top:0;pointer-events:none';
      view.element.prepend(canvas);
      context = canvas.getContext('2d');
    },
    detach() {
      canvas.remove();
      canvas = undefined;
    },
    paint(numbers, place, scale) {
      const width = numbers[place + RECORD.width], height = numbers[place + RECORD.height];
      if (canvas.width !== width || canvas.height !== height || drawnScale !== scale) {
        [canvas.width, canvas.height, drawnScale] = [width, height, scale];
        [canvas.style.width, canvas.style.height] = [`${width / scale}px`, `${height / scale}px`];
      }
      context.clearRect(0, 0, width, height);
      if (begin) begin(context, width, height, scale);
      const end = place + RECORD.head + numbers[place + RECORD.count] * RECORD.stride;
      for (let at = place + RECORD.head; at < end; at += RECORD.stride) {
        const kind = numbers[at];
        if (kind === RECORD.open) {
          context.save();
          context.beginPath();
          context.rect(numbers[at + 3], numbers[at + 4], numbers[at + 5], numbers[at + 6]);
          context.clip();
        } else if (kind === RECORD.close) {
          context.restore();
        } else {
          paint(
            context, kind, numbers[at + 1], numbers[at + 2], numbers[at + 3], numbers[at + 4], numbers[at + 5], numbers[at + 6],
            scale);
        }
      }
    },
  };
}

/**
 * A painter that keeps an element for each part. `show(element, kind, key, value)` fills an element that is new, was used for
 * another part, or has another value. Elements are in the order of the parts. Parts that move together move with one style: that
 * of the stage around them. So a frame without new parts sets one style. A scroller in the view has an element that clips, and a
 * stage of its own in it.
 *
 * Options: `role`, the role of the elements of the kind `kind`, 0 if nothing else is said. `count()` is how many there are, for
 * assistive technology; the key of an element is then its index. An element that contains the focus is never moved in the page,
 * because it would lose the focus. If its part goes, the view gets the focus.
 */
function poolPainter(show, { role = '', kind: itsKind = 0, count = null } = {}) {
  const live = new Map();     // by kind and key: parts, and viewports of scrollers in the view
  const spareParts = [], spareViewports = [], path = [];
  let root, mark = 0, drawnScale, number;
  const box = (parent, style) => {
    const element = parent.appendChild(document.createElement('div'));
    element.style.cssText = `position:absolute;left:0;top:0;${style}`;
    return element;
  };
  /** Adds a stage to the element of a viewport. `cornerX` and `cornerY` are where the viewport is, in the view. */
  const addStage = (viewport) => Object.assign(viewport, {
    stage: box(viewport.element, 'will-change:transform'), cornerX: 0, cornerY: 0, shiftX: 0, shiftY: 0, styleX: 0, styleY: 0,
    measured: 0, last: null,
  });
  function take(isViewport) {
    if (isViewport) return spareViewports.pop() ?? addStage({ element: box(root.stage, 'overflow:hidden') });
    const part = spareParts.pop() ?? { element: box(root.stage, '') };
    part.element.style.cssText = 'position:absolute;left:0;top:0;box-sizing:border-box';
    return part;
  }
  /** Takes the focus from an element that goes. */
  function rescueFocus(element) {
    if (element.contains(active(element))) root.element.focus({ preventScroll: true });
  }
  /** Fills an element. If that takes away what has the focus in it, what comes in its place gets the focus. */
  function fill(element, kind, key, value) {
    const had = element.contains(active(element));
    show(element, kind, key, value);
    if (!had || element.contains(active(element))) return;
    const next = element.querySelector('a[href], button, input, select, textarea, [tabindex]') ?? root.element;
    next.focus({ preventScroll: true });
  }
  /** Says to assistive technology which of how many parts an element is. */
  function describe(part) {
    for (const name of ['role', 'aria-posinset', 'aria-setsize']) part.element.removeAttribute(name);
    if (!role || part.kind !== itsKind || part.stage) return;
    part.element.setAttribute('role', role);
    if (!(number >= 0)) return;
    part.element.setAttribute('aria-posinset', part.key + 1);
    part.element.setAttribute('aria-setsize', number);
  }
  /** Puts an element behind another one. One that contains the focus stays, and those before it move. */
  function place(element, viewport) {
    const { stage } = viewport;
    const next = () => (viewport.last ? viewport.last.nextSibling : stage.firstChild);
    if (next() !== element) {
      if (element.parentNode === stage && element.contains(active(element))) {
        while (next() !== element) stage.append(next());
      } else {
        stage.insertBefore(element, next());
      }
    }
    viewport.last = element;
  }
  const forget = (part) => { part.x = part.y = part.width = part.height = NaN; };
  const limit = (shift) => (Math.abs(shift) < 1e5 ? shift : 0);
  /** All parts of a viewport have moved as far as the first that is known. */
  function measure(viewport, part, x, y) {
    if (viewport.measured === mark || part.viewport !== viewport) return;
    viewport.measured = mark;
    viewport.shiftX = limit(x - viewport.cornerX - part.x);
    viewport.shiftY = limit(y - viewport.cornerY - part.y);
  }
  function moveStage(viewport, scale) {
    const { shiftX, shiftY } = viewport;
    if (viewport.styleX === shiftX && viewport.styleY === shiftY) return;
    viewport.styleX = shiftX;
    viewport.styleY = shiftY;
    viewport.stage.style.transform = `translate(${shiftX / scale}px,${shiftY / scale}px)`;
  }
  function movePart(part, x, y, width, height, scale) {
    const { style } = part.element;
    if (part.x !== x || part.y !== y) {
      part.x = x;
      part.y = y;
      style.transform = `translate(${x / scale}px,${y / scale}px)`;
    }
    if (part.width !== width || part.height !== height) {
      part.width = width;
      part.height = height;
      style.width = `${width / scale}px`;
      style.height = `${height / scale}px`;
    }
  }
  return {
    attach(view) {
      if (root) throw new Error(ONE_VIEW);
      root = addStage({ element: view.element });
      if (!view.selectsText) root.stage.style.pointerEvents = 'none';
      if (GROUPS[role]) root.stage.setAttribute('role', GROUPS[role]);
      view.element.prepend(root.stage);
    },
    detach() {
      rescueFocus(root.stage);
      root.stage.remove();
      root = undefined;
      live.clear();
    },
    /** The part whose element contains a node. */
    part(node) {
      for (let one = node; one && one !== root.element; one = one.parentNode) if (one.scrollPart) return one.scrollPart;
      return undefined;
    },
    paint(numbers, record, scale) {
      mark += 1;
      const former = number;
      number = count?.();
      if (number !== former) for (const part of live.values()) describe(part);
      const start = record + RECORD.head, end = start + numbers[record + RECORD.count] * RECORD.stride;
      if (drawnScale !== scale) {
        drawnScale = scale;
        root.styleX = NaN;
        for (const part of live.values()) {
          forget(part);
          part.styleX = NaN;
        }
      }
      let viewport = root, depth = 0;
      for (let at = start; at < end; at += RECORD.stride) {
        const kind = numbers[at];
        if (kind === RECORD.close) {
          viewport = path[depth -= 1];
          continue;
        }
        const part = live.get(kind * 2 ** 42 + numbers[at + 1]);
        if (part) {
          part.mark = mark;
          if (viewport) measure(viewport, part, numbers[at + 3], numbers[at + 4]);
        }
        if (kind !== RECORD.open) continue;
        path[depth] = viewport;
        depth += 1;
        viewport = part;
        if (!part) continue;
        part.cornerX = numbers[at + 3];
        part.cornerY = numbers[at + 4];
      }
      for (const part of live.values()) {
        if (part.mark === mark) continue;
        live.delete(part.name);
        rescueFocus(part.element);
        part.element.remove();
        (part.stage ? spareViewports : spareParts).push(part);
      }
      viewport = root;
      root.last = null;
      for (let at = start; at < end; at += RECORD.stride) {
        const kind = numbers[at], key = numbers[at + 1], value = numbers[at + 2], name = kind * 2 ** 42 + key;
        if (kind === RECORD.close) {
          moveStage(viewport, scale);
          viewport = path[depth -= 1];
          continue;
        }
        const isViewport = kind === RECORD.open;
        let part = live.get(name);
        if (part === undefined) {
          part = take(isViewport);
          [part.name, part.kind, part.key, part.mark] = [name, kind, key, mark];
          part.element.scrollPart = part;
          describe(part);
          part.value = part.viewport = undefined;
          part.styleX = NaN;
          live.set(name, part);
        }
        if (part.viewport !== viewport) {
          part.viewport = viewport;
          forget(part);
        }
        place(part.element, viewport);
        movePart(
          part, numbers[at + 3] - viewport.cornerX - viewport.shiftX, numbers[at + 4] - viewport.cornerY - viewport.shiftY,
          numbers[at + 5], numbers[at + 6], scale);
        if (part.value !== value) {
          part.value = value;
          if (!isViewport) fill(part.element, kind, key, value);
        }
        if (!isViewport) continue;
        part.cornerX = numbers[at + 3];
        part.cornerY = numbers[at + 4];
        part.last = null;
        path[depth] = viewport;
        depth += 1;
        viewport = part;
      }
      moveStage(root, scale);
    },
  };
}
