// recorder.js: what the user has done with a scene, as a link that does it again.
'use strict';

// An event is a list of whole numbers: its kind, the time since the event before, and the values. Times are in 65,536ths of a
// second, positions in 16ths of a point, deltas in 64ths of a point. The scene gets these same numbers while it is recorded, and
// frames are events. So a replay gives the same offsets, to the last bit.
const TICK = 1000 / 65536;  // milliseconds
const POINTER = 0, WHEEL = 1, KEY = 2, FRAME = 3;
const NONE = 1 << 28;       // a delta that the browser does not know
// The values of each kind of event, with the numbers that a page can have there. What a page cannot have, no link may have.
const FAR = 1 << 27, DAY = 86400 * 65536;
const WAIT = ['the time', 0, DAY], PLACE = [['x', -FAR, FAR], ['y', -FAR, FAR]];
const FIELDS = [
  [WAIT, ['the phase', 0, 4], ['the pointer', 1, 1 << 16], ['the device', 0, 2], ...PLACE],
  [WAIT, ['deltaX', -FAR, FAR], ['deltaY', -FAR, FAR], ['the mode', 0, 2], ['wheelDeltaX', -FAR, FAR, NONE],
    ['wheelDeltaY', -FAR, FAR, NONE], ['the keys', 0, 7], ...PLACE],
  [WAIT, ['the key', 0, 255], ['the phase', 0, 2]],
  [WAIT],
];
const LENGTHS = FIELDS.map((fields) => fields.length + 1);
const fromDelta = (value) => (Number.isNaN(value) ? NONE : Math.round(value * 64)), toDelta = (value) => (value === NONE ? NaN : value / 64);

const recorder = {
  isOn: false, scene: null, choices: null, events: [], last: 0, pointers: new Map(),
  plays: null, isPlaying: false,  // the replay under way, and whether it passes an event on at this moment

  begin(scene) {
    this.endReplay();
    resetScene(scene);
    Object.assign(this, { isOn: true, scene, last: Math.ceil(performance.now() / TICK), events: [], choices: choicesOf(scene) });
    this.pointers.clear();
  },
  end() {
    this.cancel();
    this.isOn = false;
  },
  /** Adds an event, and returns its time in milliseconds. */
  add(kind, time, ...values) {
    const now = Math.max(this.last, Math.floor(time / TICK));
    this.events.push([kind, now - this.last, ...values]);
    this.last = now;
    return now * TICK;
  },
  /** Records an event of the page. Its values become those that the recording has. */
  note(name, view, values) {
    if (this.plays && !this.isPlaying) this.endReplay();
    if (!this.isOn || (view && view !== this.scene.view)) return;
    const round = (from, to, convert, back) => {
      const numbers = values.slice(from, to).map(convert);
      numbers.forEach((number, index) => { values[from + index] = back(number); });
      return numbers;
    };
    const places = (from, to) => round(from, to, (value) => Math.round(value * 16), (value) => value / 16);
    const deltas = (from, to) => round(from, to, fromDelta, toDelta);
    const last = values.length - 1, time = values[last];
    if (name === 'scroll_pointer') {
      const [phase, id, device] = values;
      if (!this.pointers.has(id)) this.pointers.set(id, this.pointers.size + 1);
      values[last] = this.add(POINTER, time, phase, this.pointers.get(id), device, ...places(3, 5));
      if (phase >= UP) this.pointers.delete(id);
    } else if (name === 'scroll_wheel') {
      const [, , mode, , , keys] = values;
      values[last] = this.add(WHEEL, time, ...deltas(0, 2), mode, ...deltas(3, 5), keys, ...places(6, 8));
    } else if (document.activeElement === this.scene.element) {
      values[last] = this.add(KEY, time, values[0], values[1]);
    }
  },
  /** Records that the pointers that are down are cancelled. */
  cancel() {
    if (!this.isOn) return;
    for (const number of this.pointers.values()) this.add(POINTER, performance.now(), CANCELLED, number, 0, 0, 0);
    this.pointers.clear();
  },

  /** Plays the recording, with the parameters and links that its scene had. */
  play() {
    const { scene, events, choices } = this;
    scene.parameters.forEach((one, index) => { one.value = choices.values[index]; });
    scene.links.forEach((one, index) => { one.isOn = !choices.off[index]; });
    resetScene(scene);
    select(scene);
    showParameters(scene);
    showChain(scene);
    scene.view.element.scrollIntoView({ block: 'nearest' });
    this.plays = { scene, events, next: 0, due: Math.ceil((performance.now() + 300) / TICK) };
    gallery.page.ask();
  },
  endReplay() {
    if (!this.plays) return;
    this.plays = null;
    gallery.page.exports.scroll_cancel_all(performance.now());
  },
  /** Returns true if it had the frame: that of a recording, or of a replay, which has the frames of its recording. */
  step(now) {
    const { plays } = this, { page } = gallery;
    if (this.isOn) page.exports.scroll_frame(this.add(FRAME, now));
    if (!plays) return this.isOn;
    this.isPlaying = true;
    while (plays.next < plays.events.length && (plays.due + plays.events[plays.next][1]) * TICK <= now) {
      const [kind, wait, ...values] = plays.events[plays.next];
      plays.due += wait;
      plays.next += 1;
      this.pass(plays.scene.view, kind, values, plays.due * TICK);
    }
    this.isPlaying = false;
    if (plays.next < plays.events.length) page.ask(); else this.plays = null;
    return true;
  },
  pass(view, kind, values, time) {
    const { page } = gallery;
    if (kind === FRAME) {
      page.exports.scroll_frame(time);
    } else if (kind === POINTER) {
      const [phase, number, device, x, y] = values;
      page.input('scroll_pointer', view, phase, 900 + number, device, x / 16, y / 16, time);
    } else if (kind === WHEEL) {
      const [dx, dy, mode, wheelX, wheelY, keys, x, y] = values;
      page.input('scroll_wheel', view, toDelta(dx), toDelta(dy), mode, toDelta(wheelX), toDelta(wheelY), keys, x / 16, y / 16, time);
    } else {
      page.exports.scroll_focus(view.number);
      page.input('scroll_key', null, ...values, time);
    }
  },

  link() {
    const { scene, choices } = this;
    const set = choices.values.map((value, index) => [index, value]).filter(([index, value]) => value !== scene.parameters[index].standard);
    const off = choices.off.map((isOff, index) => (isOff ? index : -1)).filter((index) => index >= 0);
    const query = new URLSearchParams({ scene: scene.name, size: sizeOf(scene) });
    if (set.length) query.set('set', set.map((pair) => pair.join(':')).join(','));
    if (off.length) query.set('off', off.join(','));
    query.set('events', encode(this.events));
    return `${location.href.split('#')[0]}#${query}`;
  },
  /** Plays the recording of a link. Returns a text about what the replay cannot do. */
  open(text) {
    const query = new URLSearchParams(text), list = (name) => (query.get(name) ?? '').split(',').filter(Boolean);
    const scene = gallery.scenes.find((one) => one.name === query.get('scene'));
    if (!scene) throw new Error(`A link needs the name of a scene, not "${query.get('scene')}". Copy it again.`);
    const events = decode(query.get('events') ?? '');
    const values = list('set').map((pair) => pair.split(':').map(Number));
    for (const [index, value] of values) {
      const one = scene.parameters[index];
      if (!one || !(value >= one.lower && value <= one.upper)) {
        throw new Error(`A link needs parameters of its scene, within their limits, not ${index}:${value}. Copy it again.`);
      }
    }
    const off = list('off').find((index) => !/^\d+$/.test(index) || !scene.links[index]);
    if (off) throw new Error(`A link needs numbers of the chain of its scene, not ${off}. Copy it again.`);
    const choices = {
      values: scene.parameters.map((one, index) => values.find(([each]) => each === index)?.[1] ?? one.standard),
      off: scene.links.map((one, index) => list('off').includes(`${index}`)),
    };
    this.end();
    Object.assign(this, { scene, events, choices });
    this.play();
    const size = query.get('size');
    return size === sizeOf(scene) ? '' : `Recorded in ${size} points. This scene has ${sizeOf(scene)}, so it may rest elsewhere.`;
  },
};
/** The parameters of a scene, and which links of its chain are off. */
const choicesOf = ({ parameters, links }) => ({ values: parameters.map((one) => one.value), off: links.map((one) => !one.isOn) });
const sizeOf = ({ element }) => `${element.clientWidth}x${element.clientHeight}`;

/** Writes numbers as bytes of seven bits each, the lowest first, as base 64. */
function encode(events) {
  const bytes = [];
  for (const number of events.flat()) {
    let rest = number < 0 ? -2 * number - 1 : 2 * number;
    while (rest >= 128) { bytes.push((rest % 128) + 128); rest = Math.floor(rest / 128); }
    bytes.push(rest);
  }
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
function decode(text) {
  const cut = () => new Error(`A link needs whole events; the ${text.length} characters of this link are cut off or changed. Copy it again.`);
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) throw cut();
  const numbers = [], events = [];
  let number = 0, place = 1;
  for (const letter of atob(text.replaceAll('-', '+').replaceAll('_', '/'))) {
    const byte = letter.charCodeAt(0);
    number += (byte % 128) * place;
    place *= 128;
    if (byte < 128) {
      numbers.push(number % 2 ? -(number + 1) / 2 : number / 2);
      [number, place] = [0, 1];
    }
  }
  for (let at = 0; at < numbers.length || place > 1;) {
    const end = at + LENGTHS[numbers[at]];
    if (!(end <= numbers.length) || place > 1) throw cut();
    events.push(checked(numbers.slice(at, end), events.length));
    at = end;
  }
  return events;
}
/** Returns an event, if each of its numbers is one that a page can have. */
function checked(event, index) {
  FIELDS[event[0]].forEach(([name, lowest, highest, other], at) => {
    const number = event[at + 1];
    if (Number.isInteger(number) && ((number >= lowest && number <= highest) || number === other)) return;
    throw new Error(`A link needs numbers of a page; ${name} of event ${index} is ${number}, and is from ${lowest} to ${highest}. Copy it again.`);
  });
  return event;
}
