// gallery-page.js: what gallery-test.mjs adds to the page before its own scripts.
'use strict';

// A clock that the test puts forward. Frames come from the display, or from forward(), as fast as they are made.
const now = performance.now.bind(performance), request = requestAnimationFrame.bind(window);
const stamp = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp').get;
let ahead = 0, bodies = [], isWaiting = false, requests = 0;
const run = (time) => { const all = bodies; bodies = []; for (const body of all) body(time); };
performance.now = () => now() + ahead;
Object.defineProperty(Event.prototype, 'timeStamp', { get() { return stamp.call(this) + ahead; } });
window.requestAnimationFrame = (body) => {
  requests += 1;
  bodies.push(body);
  if (!isWaiting) request((time) => { isWaiting = false; run(time + ahead); });
  isWaiting = true;
};
// How many pointers the browser has cancelled.
let cancels = 0;
addEventListener('pointercancel', () => { cancels += 1; }, true);
const forward = (ms) => { ahead += ms; run(performance.now()); };
const until = (isTrue) => new Promise((done) => { const look = () => (isTrue() ? done() : setTimeout(look, 2)); look(); });

const scene = (name) => gallery.scenes.find((one) => one.name === name);
/** What the browser scrolls by itself, beside a scene. */
const native = (name) => scene(name).box.querySelector('.native');
const isOver = () => !gallery.page.isAsked && !recorder.plays && gallery.page.exports.scroll_wait(performance.now()) < 0;
const place = ({ view }) => [view.position(0), view.position(1)];
const target = ({ view }) => [view.target(0), view.target(1)];
/** Updates the places and targets of all scenes without a frame. */
const update = () => { for (const { view } of gallery.scenes) gallery.page.exports.scroll_draw(view.number); };
const log = (name) => `${gallery.page.text(gallery.page.exports.gallery_log(scene(name).number))} ${place(scene(name))}`;
/** The keys and upper edges of the parts that a scene draws, from top to bottom. */
const parts = ({ view }) => Array.from({ length: view.read(RECORD.count) }, (_, part) => {
  const [, key, , , y] = Array.from({ length: RECORD.stride }, (_, at) => view.read(RECORD.head + part * RECORD.stride + at));
  return [key, y];
}).sort((one, other) => one[1] - other[1]);
/** Returns the box of an element, after it was scrolled into the window. */
const box = (element) => { element.scrollIntoView({ block: 'nearest' }); return element.getBoundingClientRect().toJSON(); };

// The rows whose links have got the focus, and how often nothing had it.
let focused = [], losses = 0;
/** Attaches the view of a scene once more, with a link in each row. */
function linkRows(scene) {
  const count = 100000;
  gallery.page.detach(scene.view);
  scene.view = gallery.page.attach(scene.name, scene.element, {
    painter: poolPainter((element, kind, key) => { element.innerHTML = kind === 0 ? `<a href="#">Row ${key}</a>` : ''; }, { role: 'listitem', count: () => count }),
  });
  scene.element.addEventListener('focusin', ({ target }) => focused.push(target === scene.element ? 'view' : Number(target.textContent.slice(4))));
  addEventListener('focusout', ({ relatedTarget }) => { if (!relatedTarget) losses += 1; });
  scene.element.focus();
}
/** The row with the focus, and true if it is in the view, at the side where nothing covers it. */
function focus(scene) {
  const one = document.activeElement.getBoundingClientRect(), view = scene.element.getBoundingClientRect();
  return [document.activeElement.textContent, one.top >= view.top - 1 && one.bottom <= view.bottom + 1];
}

/** True if two places are copies of one page, a number of views apart: at rest such a loop goes on from the other copy. */
const isOtherCopy = ({ name, element }, one, other) =>
  ['repeated', 'three'].includes(name) && (Number(one.split(',')[0]) - Number(other.split(',')[0])) % element.clientWidth === 0;

/**
 * Calls frames until the page asks for none. Returns what is wrong: a destination that changes without an event, a rest that is not at
 * the destination, a scene that is still held.
 */
function settle() {
  const faults = new Set(), announced = new Map();
  update();
  for (let frame = 0; frame < 3000; frame += 1) {
    for (const one of gallery.scenes) {
      const [at, to] = [place(one), target(one)].map(String), before = announced.get(one);
      const phase = one.view.read(RECORD.phase);
      if (before && phase > 3 && before !== to) faults.add(`${one.name} was announced at ${before}, and then at ${to}`);
      if (phase === 0 && (before ?? to) !== at && !isOtherCopy(one, before ?? to, at)) faults.add(`${one.name} was announced at ${before ?? to}, and rests at ${at}`);
      // A frame of a replay may have several events, which change the destination.
      announced.set(one, phase > 3 && recorder.plays?.scene !== one ? to : null);
    }
    if (bodies.length === 0) {
      if (isOver()) {
        ahead += 200;
        return [...faults, ...gallery.scenes.filter(({ view }) => view.read(RECORD.phase) > 0).map(({ name }) => `${name} is still held`)];
      }
      ahead += Math.max(gallery.page.exports.scroll_wait(performance.now()), 0);
      gallery.page.ask();
    }
    forward(1000 / 60);
  }
  return [...faults, 'the page does not come to rest'];
}
/** Returns scenes to their beginning, with what the panel has set. Returns the place of the first. */
function begin(...names) {
  for (const name of names) resetScene(scene(name));
  settle();
  return place(scene(names[0]));
}
/** A swipe on a trackpad: many small deltas, 8 ms apart, and a frame after each second one. */
function swipe({ element }, x, y) {
  const { left, top, width, height } = element.getBoundingClientRect();
  for (let event = 1; event < 32; event += 1) {
    const part = 7.3 * Math.sin((Math.PI * event) / 32), [deltaX, deltaY] = [x * part, y * part];
    const place = { clientX: left + width * 0.7, clientY: top + height * 0.7 };
    const wheel = new WheelEvent('wheel', { deltaX, deltaY, ...place, bubbles: true, cancelable: true });
    Object.defineProperties(wheel, { wheelDeltaX: { value: -3 * deltaX }, wheelDeltaY: { value: -3 * deltaY } });
    element.dispatchEvent(wheel);
    if (event % 2) ahead += 8; else forward(8);
  }
}
/** Moves each range of the panel to both ends and back, and turns each link off and on. Returns the number of links. */
function turn({ element }) {
  element.focus();
  for (const input of document.querySelectorAll('#parameters input')) {
    for (const value of [input.min, input.max, input.value]) {
      input.value = value;
      input.dispatchEvent(new Event('input'));
      forward(16);
    }
  }
  const links = document.querySelectorAll('#chain input');
  for (const link of links) for (let side = 0; side < 2; side += 1) { link.click(); forward(16); }
  return links.length;
}
/** Returns the heap and the memory that a thousand frames leave, of three times the least. Nothing is collected meanwhile. */
function garbage() {
  const { page } = gallery, { exports } = page, { view } = scene('clamping'), grown = [];
  let time = performance.now();
  const frames = () => {
    for (let frame = 0; frame < 1000; frame += 1) {
      const way = frame % 100 === 0 ? -8 : 8;
      for (let step = 0; frame % 50 === 0 && step < 7; step += 1) {
        exports.scroll_pointer(view.number, step === 0 ? 0 : step < 6 ? 1 : 2, 1, 0, 100, 200 + Math.min(step, 5) * way, time += 8);
      }
      page.frame(time += 16);
    }
  };
  for (let round = 0; round < 4; round += 1) {
    gc();
    const heap = performance.memory.usedJSHeapSize, memory = exports.memory.buffer.byteLength;
    frames();
    grown.push([performance.memory.usedJSHeapSize - heap, exports.memory.buffer.byteLength - memory]);
  }
  ahead += time - performance.now();  // The display goes on from these frames.
  return grown.slice(1).sort((one, other) => one[0] - other[0])[0];
}
let gaps = [];
function measureGaps() {
  let last = 0;
  gaps = [];
  const tick = (time) => {
    if (last) gaps.push(time - last);
    last = time;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

// Pictures of the page, which the test takes.
const pictures = new Map();
async function keep(name, data) {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d', { willReadFrequently: true });
  context.drawImage(picture, 0, 0);
  pictures.set(name, context);
}
/** Returns the part of the pixels of a scene that differ between two pictures. */
function difference(one, other, { element }) {
  const { x, y, width, height } = element.getBoundingClientRect();
  const [a, b] = [one, other].map((name) => new Uint32Array(pictures.get(name).getImageData(x, y, width, height).data.buffer));
  return a.reduce((differing, pixel, at) => differing + (pixel !== b[at]), 0) / a.length;
}
