// scroll-web.js: attaches the views of a module that links ScrollWeb to elements of a page.
//
//   const page = await ScrollPage.load(bytes);
//   page.attach('list', element, { painter: canvasPainter(paint) });
//
// The page passes events on, calls one frame for all views, and paints the views that have changed. A page at rest has no frames.

/** The numbers of a record, as Sources/ScrollWeb/WebRecord.swift writes them. */
const RECORD = {
  x: 0, y: 1, destinationX: 2, destinationY: 3, originX: 4, originY: 5, velocityX: 6, velocityY: 7, phase: 8, zoom: 9,
  rangeX: 10, rangeY: 13, width: 16, height: 17, changes: 18, count: 19, head: 20, stride: 7, clip: -1,
};
const KEYS = {
  ArrowLeft: 0, ArrowRight: 1, ArrowUp: 2, ArrowDown: 3, PageUp: 4, PageDown: 5, Home: 6, End: 7, ' ': 8,
};
const DOWN = 0, MOVED = 1, UP = 2, CANCELLED = 3;

/** A view of the module in an element. */
class ScrollView {
  constructor(page, number, name, element, options) {
    Object.assign(this, { page, number, name, element });
    this.painter = options.painter;
    this.followers = [];        // views that get the same events
    this.pointers = new Set();  // the pointers that are down
    this.place = 0;             // of the record, in doubles
    this.painted = -1;
    this.described = -1;
    this.isVisible = true;
    this.bars = [];
    const style = element.style;
    style.overflow = 'hidden';
    style.userSelect = style.webkitUserSelect = 'none';
    style.touchAction = options.touchAction ?? '';
    this.choosesTouchAction = !options.touchAction;
    if (getComputedStyle(element).position === 'static') style.position = 'relative';
    if (!element.hasAttribute('tabindex')) element.tabIndex = 0;
    if (!element.hasAttribute('role')) element.setAttribute('role', 'region');
    if (!element.hasAttribute('aria-label')) element.setAttribute('aria-label', options.label ?? name);
    this.painter?.attach(this);
  }

  /** Reads a number of the record; `at` is one of RECORD. */
  read(at) { return this.page.doubles[this.place + at]; }

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
    return new ScrollPage(instance.exports);
  }

  constructor(exports) {
    this.exports = exports;
    this.views = [];
    this.byElement = new Map();
    this.frames = 0;
    this.refusals = 0;
    this.failure = null;
    this.onframe = null;        // called after each frame, with its time
    this.onadvance = null;      // called before each frame, with its time; returns true if it has called scroll_frame itself
    this.oninput = null;        // called before each event that the module gets, with the arguments of its export
    this.isAsked = false;
    this.timer = 0;
    this.tick = (time) => this.frame(time);
    this.refresh();
    this.guard('main', () => exports.__main_argc_argv?.(0, 0));
    this.sizes = new ResizeObserver((entries) => {
      for (const { target } of entries) this.resize(this.byElement.get(target));
      this.wake();
    });
    this.visibility = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) this.byElement.get(target).isVisible = isIntersecting;
      this.ask();
    });
    this.reduced = matchMedia('(prefers-reduced-motion: reduce)');
    this.reduced.addEventListener('change', () => this.adapt());
    const cancel = () => this.cancelAll();
    addEventListener('blur', cancel);
    addEventListener('pagehide', cancel);
    document.addEventListener('visibilitychange', () => { if (document.hidden) cancel(); });
    this.adapt();
  }

  /** Attaches a view to an element. Options: painter, label, touchAction, and `follows`, a view whose events it gets, too. */
  attach(name, element, options = {}) {
    const number = this.number(name);
    if (number < 0) {
      throw new Error(`A view needs a name that the module has added; "${name}" is none of ${this.names().join(', ')}.`);
    }
    const view = new ScrollView(this, number, name, element, options);
    this.views.push(view);
    this.byElement.set(element, view);
    this.resize(view);
    this.sizes.observe(element);
    this.visibility.observe(element);
    this.listen(view);
    if (options.follows) options.follows.followers.push(view);
    this.ask();
    return view;
  }

  number(name) { return this.names().indexOf(name); }

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
    const wait = this.exports.scroll_wait(performance.now());
    clearTimeout(this.timer);
    if (wait === 0) this.ask();
    else if (wait > 0) this.timer = setTimeout(() => this.ask(), Math.min(wait, 0x7fffffff));
    if (wait !== 0) this.describe();
  }

  frame(time) {
    this.isAsked = false;
    if (this.failure) return;
    this.frames += 1;
    try {
      if (!this.onadvance || !this.onadvance(time)) this.exports.scroll_frame(time);
      for (let index = 0; index < this.views.length; index += 1) this.paint(this.views[index]);
      if (this.onframe) this.onframe(time);
      this.wake();
    } catch (error) {
      this.fail('scroll_frame', error);
    }
  }

  paint(view) {
    if (!view.isVisible) return;
    const place = this.exports.scroll_draw(view.number);
    if (place === 0) return;
    this.refresh();
    view.place = place / 8;
    const changes = this.doubles[view.place + RECORD.changes];
    if (changes === view.painted) return;
    view.painted = changes;
    if (view.painter) view.painter.paint(this.doubles, view.place, this.scale);
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
    this.guard('scroll_resize', () => this.exports.scroll_resize(view.number, clientWidth, clientHeight));
    view.painted = -1;
    this.chooseTouchAction(view);
  }

  adapt() {
    this.scale = devicePixelRatio || 1;
    matchMedia(`(resolution: ${this.scale}dppx)`).addEventListener('change', () => this.adapt(), { once: true });
    this.guard('scroll_display', () => this.exports.scroll_display(this.scale, this.reduced.matches ? 1 : 0));
    for (const view of this.views) view.painted = -1;
    this.ask();
  }

  // Fingers that the view does not scroll along scroll the page.
  chooseTouchAction(view) {
    if (!view.choosesTouchAction) return;
    const action = ['auto', 'pan-y', 'pan-x', 'none'][this.exports.scroll_axes(view.number)];
    if (view.element.style.touchAction !== action) view.element.style.touchAction = action;
  }

  // Events.

  listen(view) {
    const { element } = view;
    const on = (name, body, options) =>
      element.addEventListener(name, (event) => this.guard(name, () => body(event)), options);
    on('pointerdown', (event) => {
      if (event.button !== 0 || view.pointers.has(event.pointerId)) return;
      view.pointers.add(event.pointerId);
      try { element.setPointerCapture(event.pointerId); } catch { /* a pointer that a script has made up */ }
      element.focus({ preventScroll: true });
      this.point(view, DOWN, event);
    });
    on('pointermove', (event) => {
      if (!view.pointers.has(event.pointerId)) return;
      const events = event.getCoalescedEvents?.() ?? [];
      if (events.length === 0) this.point(view, MOVED, event);
      for (const one of events) this.point(view, MOVED, one);
    });
    on('pointerup', (event) => {
      if (view.pointers.delete(event.pointerId)) this.point(view, UP, event);
    });
    for (const name of ['pointercancel', 'lostpointercapture']) {
      on(name, (event) => {
        if (view.pointers.delete(event.pointerId)) this.point(view, CANCELLED, event);
      });
    }
    on('wheel', (event) => {
      const keys = (event.shiftKey ? 1 : 0) + (event.ctrlKey ? 2 : 0);
      const isTaken = this.input(
        'scroll_wheel', view, event.deltaX, event.deltaY, event.deltaMode, event.wheelDeltaX ?? NaN,
        event.wheelDeltaY ?? NaN, keys, this.x(view, event), this.y(view, event), this.time(event));
      if (isTaken) event.preventDefault();
    }, { passive: false });
    on('keydown', (event) => {
      const key = this.key(event);
      if (key === undefined || event.target !== element) return;
      if (this.input('scroll_key', null, key, event.repeat ? 1 : 0, this.time(event))) event.preventDefault();
    });
    on('keyup', (event) => {
      const key = this.key(event);
      if (key !== undefined) this.input('scroll_key', null, key, 2, this.time(event));
    });
    on('focus', () => { this.exports.scroll_focus(view.number); this.wake(); });
    on('blur', () => { this.exports.scroll_focus(-1); this.wake(); });
    on('dragstart', (event) => event.preventDefault());
    on('click', (event) => {
      if (event.detail === 0) return;  // a click of the keyboard
      if (this.exports.scroll_takes_click(view.number, this.x(view, event), this.y(view, event), this.time(event))) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    }, { capture: true });
  }

  point(view, phase, event) {
    const device = event.pointerType === 'mouse' ? 1 : event.pointerType === 'pen' ? 2 : 0;
    this.input('scroll_pointer', view, phase, event.pointerId, device, this.x(view, event), this.y(view, event), this.time(event));
  }

  /** Passes an event on to a view and its followers, or to the view that has the focus. */
  input(name, view, ...values) {
    if (this.oninput) this.oninput(name, view, values);
    let answer;
    if (view) {
      answer = this.exports[name](view.number, ...values);
      for (const follower of view.followers) this.exports[name](follower.number, ...values);
    } else {
      answer = this.exports[name](...values);
    }
    this.wake();
    return answer;
  }

  /** Cancels all pointers and keys: the window has lost them. */
  cancelAll() {
    if (this.failure) return;
    for (const view of this.views) view.pointers.clear();
    this.guard('scroll_cancel_all', () => this.exports.scroll_cancel_all(performance.now()));
    this.wake();
  }

  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
    const key = KEYS[event.key];
    return key === 8 && event.shiftKey ? 9 : key;
  }

  x(view, event) { return event.clientX - view.element.getBoundingClientRect().left - view.element.clientLeft; }
  y(view, event) { return event.clientY - view.element.getBoundingClientRect().top - view.element.clientTop; }
  // No event comes from the future.
  time(event) { return Math.min(event.timeStamp || Infinity, performance.now()); }

  // Assistive technologies, refusals and errors.

  /** Describes the position of each view that has come to rest. */
  describe() {
    for (const view of this.views) {
      if (view.place === 0 || view.described === view.painted) continue;
      view.described = view.painted;
      this.describeAxis(view, 0, RECORD.rangeX, 'horizontal');
      this.describeAxis(view, 1, RECORD.rangeY, 'vertical');
      this.chooseTouchAction(view);
    }
    const refusals = this.exports.scroll_refusals();
    if (refusals > this.refusals) {
      this.refusals = refusals;
      console.warn(`${refusals} calls were refused:\n${this.text(this.exports.scroll_refused())}`);
    }
  }

  describeAxis(view, axis, range, orientation) {
    const maximum = view.read(range + 1);
    let bar = view.bars[axis];
    if (maximum < 0) {
      bar?.remove();
      view.bars[axis] = undefined;
      return;
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
    const spoken = this.text(this.exports.scroll_spoken(view.number, axis));
    if (spoken) bar.setAttribute('aria-valuetext', spoken); else bar.removeAttribute('aria-valuetext');
  }

  guard(name, body, values = []) {
    if (this.failure) return undefined;
    try { return body(); } catch (error) { this.fail(name, error, values); return undefined; }
  }

  /** Shows an error on the page, and stops: a module that has failed must not be called again. */
  fail(name, error, values = []) {
    if (this.failure) return;
    this.failure = error;
    const box = document.createElement('div');
    box.setAttribute('role', 'alert');
    box.className = 'scroll-failure';
    box.style.cssText =
      'position:fixed;inset:auto 1rem 1rem;z-index:1000;padding:1rem 1.25rem;border-radius:8px;background:#7a1020;color:#fff;font:14px/1.5 system-ui,sans-serif';
    const its = values.length > 0 ? ` with the values ${values.join(', ')}` : '';
    const code = this.exports.csc_trap_code?.() ?? 0;
    const cause = code > 0 ? `mistake ${code} of the article Trap codes` : error.message;
    box.textContent = `Scrolling has stopped: ${name}${its} failed, ${cause}. Reload the page; the console names the place.`;
    document.body.append(box);
    console.error(error);
  }
}

/**
 * A painter that draws each part on a canvas: `paint(context, kind, key, value, x, y, width, height, scale)`, in device pixels. `begin`
 * is called before the parts, with the context and the size.
 */
function canvasPainter(paint, begin) {
  let canvas, context;
  return {
    attach(view) {
      canvas = document.createElement('canvas');
      canvas.setAttribute('aria-hidden', 'true');
      canvas.style.cssText = 'position:absolute;left:0;top:0;pointer-events:none';
      view.element.prepend(canvas);
      context = canvas.getContext('2d');
    },
    paint(numbers, place, scale) {
      const width = numbers[place + RECORD.width], height = numbers[place + RECORD.height];
      if (canvas.width !== width || canvas.height !== height) {
        [canvas.width, canvas.height] = [width, height];
        [canvas.style.width, canvas.style.height] = [`${width / scale}px`, `${height / scale}px`];
      }
      context.clearRect(0, 0, width, height);
      if (begin) begin(context, width, height, scale);
      let isClipped = false;
      const end = place + RECORD.head + numbers[place + RECORD.count] * RECORD.stride;
      for (let at = place + RECORD.head; at < end; at += RECORD.stride) {
        const kind = numbers[at];
        if (kind !== RECORD.clip) {
          paint(
            context, kind, numbers[at + 1], numbers[at + 2], numbers[at + 3], numbers[at + 4], numbers[at + 5], numbers[at + 6],
            scale);
          continue;
        }
        if (isClipped) context.restore();
        context.save();
        context.beginPath();
        context.rect(numbers[at + 3], numbers[at + 4], numbers[at + 5], numbers[at + 6]);
        context.clip();
        isClipped = true;
      }
      if (isClipped) context.restore();
    },
  };
}

/**
 * A painter that keeps an element for each part. `show(element, kind, key, value)` fills an element that is new or was used for
 * another part. Parts that move together move with one style: that of the element around them. So a frame without new
 * parts sets one style.
 */
function poolPainter(show) {
  const live = new Map();     // by kind and key
  const spare = [];
  let stage, shiftX = 0, shiftY = 0, mark = 0, styleX = NaN, styleY = NaN;
  return {
    attach(view) {
      stage = document.createElement('div');
      stage.style.cssText = 'position:absolute;left:0;top:0;will-change:transform;pointer-events:none';
      view.element.prepend(stage);
    },
    paint(numbers, place, scale) {
      mark += 1;
      const start = place + RECORD.head, end = start + numbers[place + RECORD.count] * RECORD.stride;
      // All parts have moved as far as the first that is known.
      for (let at = start; at < end; at += RECORD.stride) {
        const part = live.get(numbers[at] * 2 ** 42 + numbers[at + 1]);
        if (part === undefined) continue;
        shiftX = numbers[at + 3] - part.x;
        shiftY = numbers[at + 4] - part.y;
        break;
      }
      if (Math.abs(shiftX) > 1e5 || Math.abs(shiftY) > 1e5) shiftX = shiftY = 0;
      for (let at = start; at < end; at += RECORD.stride) {
        const kind = numbers[at], key = numbers[at + 1], name = kind * 2 ** 42 + key;
        if (kind === RECORD.clip) continue;
        let part = live.get(name);
        if (part === undefined) {
          part = spare.pop() ?? { element: stage.appendChild(document.createElement('div')) };
          part.x = part.y = part.width = part.height = NaN;
          part.name = name;
          part.value = numbers[at + 2];
          part.element.style.cssText = `position:absolute;left:0;top:0;box-sizing:border-box;z-index:${kind}`;
          live.set(name, part);
          show(part.element, kind, key, part.value);
        } else if (part.value !== numbers[at + 2]) {
          part.value = numbers[at + 2];
          show(part.element, kind, key, part.value);
        }
        part.mark = mark;
        const x = numbers[at + 3] - shiftX, y = numbers[at + 4] - shiftY;
        const width = numbers[at + 5], height = numbers[at + 6];
        if (part.x !== x || part.y !== y) {
          [part.x, part.y] = [x, y];
          part.element.style.transform = `translate(${x / scale}px,${y / scale}px)`;
        }
        if (part.width !== width || part.height !== height) {
          [part.width, part.height] = [width, height];
          [part.element.style.width, part.element.style.height] = [`${width / scale}px`, `${height / scale}px`];
        }
      }
      for (const part of live.values()) {
        if (part.mark === mark) continue;
        live.delete(part.name);
        part.element.style.display = 'none';
        spare.push(part);
      }
      if (styleX !== shiftX || styleY !== shiftY) {
        [styleX, styleY] = [shiftX, shiftY];
        stage.style.transform = `translate(${shiftX / scale}px,${shiftY / scale}px)`;
      }
    },
  };
}
