// gallery.js: the scenes of the gallery, their native counterparts, and the panel of the selected scene.
'use strict';

const $ = (id) => document.getElementById(id);
const make = (tag, className, text) => {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
};
const KIND = { tile: 0, header: 1, thumb: 2, spinner: 3, picture: 4, panel: 5 };
const PHASES = ['at rest', 'a finger is down', 'dragging', 'wheel', 'gliding', 'animating'];

// Colours and labels, made once, so that a frame makes no strings.
const dark = matchMedia('(prefers-color-scheme: dark)');
const tints = Array.from({ length: 12 }, (_, index) => `hsl(${(index * 47 + 205) % 360} 62% 82%)`);
const tint = (key) => tints[((key % 12) + 12) % 12];
let ink, soft, line, accent, mark, pane, card;
function readColours() {
  const style = getComputedStyle(document.documentElement);
  [ink, soft, line, accent, mark, pane, card] =
    ['--ink', '--soft', '--line', '--accent', '--mark', '--pane', '--card'].map((name) => style.getPropertyValue(name).trim());
}
const texts = new Map();
function label(key, write) {
  let text = texts.get(key);
  if (text === undefined) {
    if (texts.size > 20000) texts.clear();
    text = write(key);
    texts.set(key, text);
  }
  return text;
}

// Painters.

const FONT = '500 14px system-ui, -apple-system, "Segoe UI", sans-serif';
const fonts = new Map();
function font(scale) {
  let text = fonts.get(scale);
  if (!text) fonts.set(scale, text = FONT.replace('14px', `${14 * scale}px`));
  return text;
}

function paintCards(write, isCompact) {
  const texts = new Map();
  const text = (key) => {
    let known = texts.get(key);
    if (known === undefined) {
      if (texts.size > 5000) texts.clear();
      texts.set(key, known = write(key));
    }
    return known;
  };
  return canvasPainter(
    (context, kind, key, value, x, y, width, height, scale) => {
      if (kind === KIND.thumb) {
        context.globalAlpha = value;
        context.fillStyle = soft;
        context.fillRect(x, y, width, height);
        context.globalAlpha = 1;
      } else if (kind === KIND.panel) {
        context.fillStyle = ink;
        context.textAlign = 'left';
        context.fillText(text(-1 - key), x + 14 * scale, y + height / 2);
        context.textAlign = 'center';
      } else if (kind === KIND.spinner) {
        paintSpinner(context, value, x, y, width, height, scale);
      } else if (kind === KIND.picture) {
        paintPicture(context, x, y, width, height);
      } else if (isCompact) {
        context.fillStyle = line;
        context.fillRect(x, y + height - scale, width, scale);
        context.fillStyle = tint(key);
        context.fillRect(x + 14 * scale, y + height / 2 - 5 * scale, 10 * scale, 10 * scale);
        context.fillStyle = ink;
        context.textAlign = 'left';
        context.fillText(text(key), x + 36 * scale, y + height / 2);
      } else {
        context.fillStyle = tint(key);
        context.beginPath();
        context.roundRect(x + scale, y + scale, width - 2 * scale, height - 2 * scale, 8 * scale);
        context.fill();
        context.fillStyle = '#1d1d1b';
        context.fillText(text(key), x + width / 2, y + height / 2, width - 12 * scale);
      }
    },
    (context, width, height, scale) => {
      context.font = font(scale);
      context.textBaseline = 'middle';
      context.textAlign = 'center';
    });
}

function paintSpinner(context, value, x, y, width, height, scale) {
  const part = Math.min(value, 1) * Math.PI * 2;
  context.lineWidth = 3 * scale;
  context.strokeStyle = value >= 1 ? accent : soft;
  context.beginPath();
  context.arc(x + width / 2, y + height - Math.min(height, 60 * scale) / 2, 11 * scale, -Math.PI / 2, part - Math.PI / 2);
  context.stroke();
  if (value > 1) {
    context.fillStyle = soft;
    context.fillText('loading', x + width / 2 + 56 * scale, y + height - Math.min(height, 60 * scale) / 2);
  }
}

// A landscape, in units of the picture's size.
function paintPicture(context, x, y, width, height) {
  context.save();
  context.translate(x, y);
  context.scale(width / 480, height / 320);
  context.fillStyle = '#bcd9ee';
  context.fillRect(0, 0, 480, 320);
  context.fillStyle = '#f6d57a';
  context.beginPath();
  context.arc(372, 74, 30, 0, 7);
  context.fill();
  context.fillStyle = '#8fa9bd';
  triangle(context, 40, 230, 170, 60, 300, 230);
  context.fillStyle = '#7390a6';
  triangle(context, 190, 230, 330, 100, 470, 230);
  context.fillStyle = '#eef4f8';
  triangle(context, 147, 90, 170, 60, 193, 90);
  context.fillStyle = '#7fa26a';
  context.fillRect(0, 225, 480, 95);
  context.fillStyle = '#5d8250';
  for (let tree = 0; tree < 14; tree += 1) triangle(context, 10 + tree * 34, 272, 22 + tree * 34, 232 + (tree % 3) * 9, 34 + tree * 34, 272);
  context.fillStyle = '#5a8fb8';
  context.fillRect(0, 284, 480, 36);
  context.restore();
}
function triangle(context, ax, ay, bx, by, cx, cy) {
  context.beginPath();
  context.moveTo(ax, ay);
  context.lineTo(bx, by);
  context.lineTo(cx, cy);
  context.fill();
}

const rows = () => poolPainter((element, kind, key, value) => {
  if (kind === KIND.thumb) {
    element.className = 'part bar';
    element.style.opacity = value * 0.8;
    element.textContent = '';
    return;
  }
  element.className = kind === KIND.header ? 'part head' : 'part row';
  element.style.setProperty('--tint', tint(key));
  element.textContent = kind === KIND.header ? `Section ${key / 8 + 1}` : `Row ${key + 1}`;
});
const rowName = (key) => `Row ${key + 1}`;
const cardName = (key) => `${key + 1}`;

// What the browser has by itself.

function nativeList(count, options = {}) {
  const pane = make('div', 'native');
  for (let index = 0; index < count; index += 1) {
    const isHead = options.headers && index % 8 === 0;
    const row = make('div', isHead ? 'item head' : 'item row', isHead ? `Section ${index / 8 + 1}` : `Row ${index + 1}`);
    row.style.setProperty('--tint', tint(index));
    if (options.height) row.style.height = `${options.height(index)}px`;
    pane.append(row);
  }
  return pane;
}
function nativeStrip(count, width, style = '') {
  const pane = make('div', 'native strip');
  for (let index = 0; index < count; index += 1) {
    const item = make('div', 'item card', index + 1);
    item.style.cssText = `width:${width};--tint:${tint(index)};${style}`;
    pane.append(item);
  }
  return pane;
}
function nativeBoard(count, length, snaps) {
  const pane = make('div', 'native');
  const board = make('div');
  board.style.cssText = `display:grid;grid-template-columns:repeat(${count},${length}px);grid-auto-rows:${length}px;gap:8px;width:max-content`;
  if (snaps) pane.style.scrollSnapType = 'both mandatory';
  for (let index = 0; index < count * count; index += 1) {
    const item = make('div', 'item card', index + 1);
    item.style.setProperty('--tint', tint(index));
    if (snaps) item.style.scrollSnapAlign = 'start';
    board.append(item);
  }
  pane.append(board);
  return pane;
}
const NATIVE = {
  bouncing: ['overflow: auto', () => nativeList(200)],
  clamping: ['overflow: auto', () => nativeList(200)],
  refresh: ['overflow: auto has no pull', () => nativeList(40, { height: () => 56 })],
  headers: ['position: sticky', () => nativeList(160, { headers: true, height: () => 40 })],
  paging: ['scroll-snap-type: x mandatory', () => {
    const pane = nativeStrip(8, '100%', 'scroll-snap-align:start;scroll-snap-stop:always');
    Object.assign(pane.style, { scrollSnapType: 'x mandatory', padding: 0, gap: 0 });
    return pane;
  }],
  snapping: ['scroll-snap-type: both mandatory, 900 cells', () => nativeBoard(30, 92, true)],
  circular: ['scroll-snap-align: center, with ends', () => {
    const pane = nativeStrip(9, '150px', 'scroll-snap-align:center');
    Object.assign(pane.style, { scrollSnapType: 'x mandatory', gap: '16px' });
    return pane;
  }],
  infinite: ['overflow: auto, 300 cards', () => nativeStrip(300, '112px')],
  tiling: ['overflow: auto, 500 rows', () => nativeList(500, { height: (index) => 40 + (index * 2654435761 % 8) * 14 })],
  map: ['overflow: auto, 900 cells', () => nativeBoard(30, 112, false)],
  zoom: ['overflow: auto has no zoom', () => {
    const pane = make('div', 'native');
    const canvas = make('canvas');
    [canvas.width, canvas.height] = [960, 640];
    canvas.style.cssText = 'display:block;width:480px;height:320px';
    paintPicture(canvas.getContext('2d'), 0, 0, 960, 640);
    pane.append(canvas);
    return pane;
  }],
  nest: ['nested overflow and scroll-snap', () => {
    const pane = make('div', 'native');
    for (let index = 0; index < 12; index += 1) {
      const title = make('div', 'item', `Shelf ${index + 1}`);
      title.style.height = '40px';
      const strip = nativeStrip(6, '80%', 'scroll-snap-align:center');
      Object.assign(strip.style, { height: '120px', scrollSnapType: 'x mandatory', border: 0, padding: 0, gap: '10px' });
      pane.append(title, strip);
    }
    return pane;
  }],
  linked: ['overflow: auto', () => nativeList(60)],
  'profile-ios': ['this browser', () => nativeList(300)],
};

const CARDS = {
  bouncing: { painter: rows }, headers: { painter: rows },
  clamping: { painter: () => paintCards(rowName, true) }, refresh: { painter: () => paintCards(rowName, true) },
  tiling: { painter: () => paintCards(rowName, true) },
  linked: { painter: () => paintCards(rowName, true), with: ['linked-2'], label: '60 rows', wide: true },
  'linked-2': { painter: () => paintCards(rowName, true), label: '240 rows' },
  circular: { short: true }, infinite: { short: true, painter: () => paintCards((key) => `${key}`) },
  snapping: { painter: () => paintCards((key) => `${key % 1000 + 1}, ${Math.floor(key / 1000) + 1}`) },
  map: { painter: () => paintCards((key) => `${key % 1e6} · ${Math.floor(key / 1e6)}`) },
  nest: { painter: () => paintCards((key) => (key < 0 ? `Shelf ${-key}` : `${key % 100 + 1}`)) },
  'profile-ios': {
    painter: () => paintCards(rowName, true), with: ['profile-android', 'profile-gtk', 'profile-chromium'], wide: true, follow: true,
    label: 'iOS',
  },
};
const NAMES = { 'profile-android': 'Android', 'profile-gtk': 'GTK', 'profile-chromium': 'Chromium' };

// The gallery.

const gallery = { page: null, scenes: [], selected: null, paintedAt: 0 };
window.gallery = gallery;

function describe(number) {
  const lines = gallery.page.text(gallery.page.exports.gallery_describe(number)).split('\n').map((one) => one.split('\t'));
  const [name, title, note] = lines[0];
  return {
    number, name, title, note,
    parameters: lines.filter((one) => one[0] === 'parameter').map(([, name, unit, ...values]) => {
      const [lower, upper, step, value] = values.map(Number);
      return { name, unit, lower, upper, step, value };
    }),
    links: lines.filter((one) => one[0] === 'link').map(([, name, isOn]) => ({ name, isOn: isOn === 'true' })),
  };
}

function addPane(panes, heading, element) {
  const pane = panes.appendChild(make('div', 'pane'));
  pane.append(make('h4', '', heading), element);
  return element;
}

function addScene(scene) {
  const options = CARDS[scene.name] ?? {};
  const box = make('article', 'scene');
  if (options.wide) box.classList.add('wide');
  if (options.short) box.classList.add('short');
  box.append(make('h2', '', scene.title), make('p', '', scene.note));
  const panes = box.appendChild(make('div', 'panes'));
  $('scenes').append(box);
  const members = [scene, ...(options.with ?? []).map((name) => gallery.scenes.find((one) => one.name === name))];
  for (const one of members) {
    one.element = addPane(panes, CARDS[one.name]?.label ?? NAMES[one.name] ?? 'this library', make('div', 'view'));
    Object.assign(one, { box, members, painter: CARDS[one.name]?.painter ?? options.painter ?? (() => paintCards(cardName)) });
  }
  const native = NATIVE[scene.name];
  if (native) Object.assign(scene, { native: addPane(panes, native[0], make('div', 'native')), fillNative: native[1] });
}

/** Attaches the views of all scenes. All elements have their sizes by now, so the page is laid out once. */
function attachScenes() {
  for (const scene of gallery.scenes) {
    scene.view = gallery.page.attach(scene.name, scene.element, { painter: scene.painter(), label: `${scene.title}, ${scene.name}` });
    scene.element.addEventListener('pointerdown', () => select(scene));
    scene.element.addEventListener('wheel', () => select(scene), { passive: true });
    scene.element.addEventListener('focus', () => select(scene));
  }
  // Of scenes that share a gesture, each passes it on to all others.
  for (const scene of gallery.scenes) {
    if (CARDS[scene.members[0].name]?.follow) scene.view.followers = scene.members.filter((one) => one !== scene).map((one) => one.view);
  }
}

/** Fills the elements that the browser scrolls, one at a time, after the first paint. */
function fillNatives() {
  const scene = gallery.scenes.find((one) => one.fillNative);
  if (!scene) return;
  const element = scene.fillNative();
  delete scene.fillNative;
  element.tabIndex = 0;
  element.setAttribute('aria-label', `${scene.title}, the browser’s own`);
  scene.native.replaceWith(element);
  setTimeout(fillNatives);
}

// The panel.

const shown = { count: -1, axis: 1, lifted: null };
const SAMPLES = 1024, WINDOW = 5000;
const trace = { time: new Float64Array(SAMPLES), x: new Float64Array(SAMPLES), y: new Float64Array(SAMPLES), tx: new Float64Array(SAMPLES), ty: new Float64Array(SAMPLES), next: 0, length: 0 };

function select(scene) {
  if (gallery.selected === scene) return;
  gallery.selected?.box.classList.remove('selected');
  gallery.selected = scene;
  scene.box.classList.add('selected');
  [trace.length, trace.next, shown.count, shown.lifted] = [0, 0, -1, null];
  $('title').textContent = scene.title;
  $('note').textContent = scene.note;
  $('landing').textContent = 'Let go of the content to see where it will rest.';
  showParameters(scene);
  showChain(scene);
  showTexts();
  gallery.page.ask();
}

function showParameters(scene) {
  $('parameters').replaceChildren(...scene.parameters.map((one, index) => {
    const box = make('label', 'parameter');
    const output = make('output');
    const input = Object.assign(make('input'), { type: 'range', min: one.lower, max: one.upper, step: one.step, value: one.value });
    const show = () => { output.textContent = `${+one.value.toFixed(4)} ${one.unit}`; };
    input.addEventListener('input', () => {
      one.value = Number(input.value);
      gallery.page.call('gallery_set', scene.number, index, one.value);
      show();
    });
    show();
    box.append(make('span', '', one.name), output, input);
    return box;
  }));
}

function showChain(scene) {
  $('chain').replaceChildren(...scene.links.map((one, index) => {
    const item = make('li');
    const box = make('label');
    const input = Object.assign(make('input'), { type: 'checkbox', checked: one.isOn });
    input.addEventListener('change', () => {
      one.isOn = input.checked;
      gallery.page.call('gallery_link', scene.number, index, one.isOn ? 1 : 0);
      showTexts();
    });
    box.append(input, make('span', '', one.name));
    item.append(box);
    return item;
  }));
}

/** Shows the callbacks and the explanation, if a callback has come since the last time. */
function showTexts() {
  const scene = gallery.selected, { page } = gallery;
  if (!scene || page.failure) return;
  shown.count = page.exports.gallery_count(scene.number);
  $('callbacks').textContent = page.text(page.exports.gallery_log(scene.number)) || 'none yet';
  $('callbacks').scrollTop = 1e6;
  $('explanation').textContent = page.text(page.exports.gallery_explain(scene.number)) || 'The content has not moved yet.';
}

const short = (number) => (Math.abs(number) < 1e7 ? number.toFixed(2) : number.toFixed(0));

function frame(time) {
  const scene = gallery.selected, { page } = gallery;
  if (!gallery.paintedAt) {
    gallery.paintedAt = performance.now();
    setTimeout(fillNatives);
  }
  if (!scene || scene.view.place === 0) return;
  const { view } = scene;
  const at = trace.next;
  trace.time[at] = time;
  trace.x[at] = view.position(0);
  trace.y[at] = view.position(1);
  trace.tx[at] = view.target(0);
  trace.ty[at] = view.target(1);
  trace.next = (at + 1) % SAMPLES;
  trace.length = Math.min(trace.length + 1, SAMPLES);
  const vx = Math.abs(view.read(RECORD.velocityX)), vy = Math.abs(view.read(RECORD.velocityY));
  if (Math.max(vx, vy) > 1) shown.axis = vx > vy ? 0 : 1;
  plot(time);
  if (page.exports.gallery_count(scene.number) !== shown.count) {
    showTexts();
    land(scene, view);
  }
}

/** Compares the place where the content has come to rest with the place that was announced when it was let go. */
function land(scene, view) {
  const phase = view.read(RECORD.phase), { exports } = gallery.page;
  if (phase === 4) {
    shown.lifted ??= {
      x: exports.gallery_announced(scene.number, 0) - view.read(RECORD.originX),
      y: exports.gallery_announced(scene.number, 1) - view.read(RECORD.originY),
    };
    $('landing').textContent = `Gliding. It will rest at ${short(shown.axis === 0 ? shown.lifted.x : shown.lifted.y)}.`;
  } else if (phase === 0 && shown.lifted) {
    const [x, y] = [view.position(0), view.position(1)];
    const isExact = x === shown.lifted.x && y === shown.lifted.y;
    const [said, is] = shown.axis === 0 ? [shown.lifted.x, x] : [shown.lifted.y, y];
    $('landing').textContent = `Announced ${short(said)}, rests at ${short(is)}${isExact ? ': equal to the last bit.' : '.'}`;
    shown.lifted = null;
  } else if (phase === 1 || phase === 2) {
    shown.lifted = null;
    $('landing').textContent = phase === 1 ? 'A finger holds the content.' : 'The content follows the finger.';
  }
}

const plotScale = { low: 0, high: 1, lowText: '0', highText: '1', now: 0, right: 0, top: 0, wide: 1, tall: 1 };
function plot(now) {
  const canvas = $('plot'), scale = gallery.page.scale;
  const width = Math.round(canvas.clientWidth * scale), height = Math.round(canvas.clientHeight * scale);
  if (canvas.width !== width || canvas.height !== height) [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d');
  context.clearRect(0, 0, width, height);
  const values = shown.axis === 0 ? trace.x : trace.y, targets = shown.axis === 0 ? trace.tx : trace.ty;
  let low = Infinity, high = -Infinity;
  for (let back = 1; back <= trace.length; back += 1) {
    const at = (trace.next - back + SAMPLES) % SAMPLES;
    if (trace.time[at] < now - WINDOW) break;
    const value = values[at], target = targets[at];
    if (value < low) low = value;
    if (target < low) low = target;
    if (value > high) high = value;
    if (target > high) high = target;
  }
  const isFlat = !(high > low);
  if (isFlat) [low, high] = [low - 1, low + 1];
  if (plotScale.low !== low || plotScale.high !== high) {
    Object.assign(plotScale, { low, high, lowText: (isFlat ? low + 1 : low).toFixed(0), highText: isFlat ? '' : high.toFixed(0) });
  }
  const left = 4 * scale, top = 16 * scale, bottom = height - 16 * scale, right = width - 4 * scale;
  Object.assign(plotScale, { now, right, top, wide: (right - left) / WINDOW, tall: (bottom - top) / (high - low) });
  context.strokeStyle = line;
  context.lineWidth = scale;
  context.strokeRect(left, top - 4 * scale, right - left, bottom - top + 8 * scale);
  // The destination, as it was announced at each moment.
  context.lineWidth = 1.5 * scale;
  context.strokeStyle = mark;
  drawTrace(context, targets);
  context.lineWidth = 2 * scale;
  context.strokeStyle = accent;
  drawTrace(context, values);
  context.font = plotFont(scale);
  context.fillStyle = soft;
  context.textBaseline = 'top';
  context.textAlign = 'left';
  context.fillText(plotScale.lowText, left, 0);
  context.textBaseline = 'bottom';
  context.fillText(plotScale.highText, left, height);
  context.textAlign = 'right';
  context.fillText('now', right, height);
  context.fillStyle = mark;
  context.textBaseline = 'top';
  context.fillText('destination', right, 0);
  context.fillStyle = accent;
  context.fillText('offset', right - 78 * scale, 0);
}
let plotFontText = '', plotFontScale = 0;
function plotFont(scale) {
  if (plotFontScale !== scale) [plotFontScale, plotFontText] = [scale, `${11 * scale}px system-ui, sans-serif`];
  return plotFontText;
}
/** Draws a line through the samples. A point every two pixels is enough. */
function drawTrace(context, values) {
  const { now, right, top, wide, tall, low } = plotScale, step = 2 / wide;
  context.beginPath();
  let last = Infinity;
  for (let back = 1; back <= trace.length; back += 1) {
    const at = (trace.next - back + SAMPLES) % SAMPLES, time = trace.time[at];
    if (time < now - WINDOW) break;
    if (last - time < step) continue;
    last = time;
    context.lineTo(Math.round(right - (now - time) * wide), Math.round(top + (values[at] - low) * tall));
  }
  context.stroke();
}

// Recordings. An event is a list of whole numbers: 0 a pointer, 1 a wheel, 2 a key, 3 a frame. A replay has the same frames, because
// a touch catches what is on the screen. Positions are in 16ths of a point, deltas in
// 64ths of a point, times in 1,024ths of a millisecond.

const recorder = {
  isOn: false, plays: null, scene: null, start: 0, last: 0, events: [], pointers: new Map(),

  begin(scene) {
    resetScene(scene);
    Object.assign(this, { isOn: true, scene, start: performance.now(), last: 0, events: [] });
    this.pointers.clear();
  },
  note(name, view, values) {
    if (!this.isOn || (view && view !== this.scene.view)) return;
    const time = Math.round((values[values.length - 1] - this.start) * 1024);
    const wait = time - this.last;
    this.last = time;
    const sixteenths = (value) => Math.round(value * 16), parts = (value) => (Number.isNaN(value) ? 1 << 28 : Math.round(value * 64));
    if (name === 'scroll_pointer') {
      const [phase, id, device, x, y] = values;
      if (!this.pointers.has(id)) this.pointers.set(id, this.pointers.size + 1);
      this.events.push([0, wait, phase, this.pointers.get(id), device, sixteenths(x), sixteenths(y)]);
    } else if (name === 'scroll_wheel') {
      const [dx, dy, mode, wx, wy, keys, x, y] = values;
      this.events.push([1, wait, parts(dx), parts(dy), mode, parts(wx), parts(wy), keys, sixteenths(x), sixteenths(y)]);
    } else if (name === 'scroll_key') {
      this.events.push([2, wait, values[0], values[1]]);
    } else {
      this.events.push([3, wait]);
    }
  },
  play(scene, events) {
    resetScene(scene);
    select(scene);
    scene.view.element.scrollIntoView({ block: 'nearest' });
    this.plays = { scene, events, next: 0, start: performance.now() + 300, due: 0 };
    gallery.page.ask();
  },
  /** Passes on the events and frames of a replay that are due in a frame. Returns true if it was the replay that had the frame. */
  step(now) {
    if (this.isOn) this.note('frame', null, [now]);
    if (!this.plays) return false;
    const { plays } = this, { page } = gallery, { view } = plays.scene;
    while (plays.next < plays.events.length) {
      const event = plays.events[plays.next];
      const time = plays.start + (plays.due + event[1]) / 1024;
      if (time > now) break;
      plays.due += event[1];
      plays.next += 1;
      const delta = (value) => (value === 1 << 28 ? NaN : value / 64);
      if (event[0] === 0) page.input('scroll_pointer', view, event[2], 900 + event[3], event[4], event[5] / 16, event[6] / 16, time);
      else if (event[0] === 3) page.exports.scroll_frame(time);
      else if (event[0] === 1) {
        page.input(
          'scroll_wheel', view, delta(event[2]), delta(event[3]), event[4], delta(event[5]), delta(event[6]), event[7], event[8] / 16,
          event[9] / 16, time);
      } else {
        page.exports.scroll_focus(view.number);
        page.input('scroll_key', null, event[2], event[3], time);
      }
    }
    if (plays.next < plays.events.length) page.ask(); else this.plays = null;
    return true;
  },
  link() {
    const { scene } = this;
    const set = scene.parameters.map((one, index) => [index, one.value, one.standard]).filter(([, value, standard]) => value !== standard);
    const off = scene.links.map((one, index) => (one.isOn ? -1 : index)).filter((index) => index >= 0);
    const query = new URLSearchParams({ scene: scene.name });
    if (set.length) query.set('set', set.map(([index, value]) => `${index}:${value}`).join(','));
    if (off.length) query.set('off', off.join(','));
    query.set('events', encode(this.events));
    return `${location.href.split('#')[0]}#${query}`;
  },
};

/** Resets a scene to its beginning. The numbers and links that the panel has set are applied again. */
function resetScene(scene) {
  const { page } = gallery;
  for (const one of scene.members) page.call('gallery_reset', one.number);
  scene.parameters.forEach((one, index) => page.call('gallery_set', scene.number, index, one.value));
  scene.links.forEach((one, index) => { if (!one.isOn) page.call('gallery_link', scene.number, index, 0); });
  page.ask();
}

function encode(events) {
  const bytes = [];
  for (const event of events) {
    for (const number of event) {
      let rest = number < 0 ? -2 * number - 1 : 2 * number;
      while (rest >= 128) { bytes.push((rest % 128) + 128); rest = Math.floor(rest / 128); }
      bytes.push(rest);
    }
  }
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
function decode(text) {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
  const numbers = [];
  for (let at = 0, number = 0, place = 1; at < bytes.length; at += 1) {
    number += (bytes[at] % 128) * place;
    place *= 128;
    if (bytes[at] < 128) {
      numbers.push(number % 2 ? -(number + 1) / 2 : number / 2);
      [number, place] = [0, 1];
    }
  }
  const events = [], lengths = [7, 10, 4, 2];
  for (let at = 0; at < numbers.length; at += lengths[numbers[at]]) {
    if (!(numbers[at] in lengths) || at + lengths[numbers[at]] > numbers.length) {
      throw new Error('A link needs whole events; this link is cut off or changed. Copy it again.');
    }
    events.push(numbers.slice(at, at + lengths[numbers[at]]));
  }
  return events;
}

function playLink() {
  const query = new URLSearchParams(location.hash.slice(1));
  const scene = gallery.scenes.find((one) => one.name === query.get('scene'));
  if (!scene) return;
  for (const pair of (query.get('set') ?? '').split(',').filter(Boolean)) {
    const [index, value] = pair.split(':').map(Number);
    const one = scene.parameters[index];
    if (one && value >= one.lower && value <= one.upper) one.value = value;
  }
  for (const index of (query.get('off') ?? '').split(',').filter(Boolean)) if (scene.links[index]) scene.links[index].isOn = false;
  let events;
  try {
    events = decode(query.get('events') ?? '');
  } catch (error) {
    $('recording').textContent = error.message;
    return;
  }
  gallery.selected = null;
  Object.assign(recorder, { scene, events });
  recorder.play(scene, events);
  for (const name of ['replay', 'share']) $(name).disabled = false;
}

function listenToPanel() {
  $('record').addEventListener('click', () => {
    if (recorder.isOn) {
      recorder.isOn = false;
      $('recording').textContent = `${recorder.events.length} events recorded.`;
      for (const name of ['replay', 'share']) $(name).disabled = recorder.events.length === 0;
    } else {
      recorder.begin(gallery.selected);
      $('recording').textContent = 'Recording the selected scene. Move it, then stop.';
    }
    $('record').textContent = recorder.isOn ? 'Stop' : 'Record';
    $('record').classList.toggle('on', recorder.isOn);
  });
  $('replay').addEventListener('click', () => recorder.play(recorder.scene, recorder.events));
  $('share').addEventListener('click', async () => {
    const link = recorder.link();
    history.replaceState(null, '', link);
    try {
      await navigator.clipboard.writeText(link);
      $('recording').textContent = 'The link is copied. It is in the address bar, too.';
    } catch {
      $('recording').textContent = 'The link is in the address bar.';
    }
  });
  $('reset').addEventListener('click', () => {
    const scene = gallery.selected;
    for (const one of scene.parameters) one.value = one.standard;
    for (const one of scene.links) one.isOn = true;
    resetScene(scene);
    showParameters(scene);
    showChain(scene);
    showTexts();
  });
  $('to-panel').addEventListener('click', () => {
    const { selected } = gallery, isBelow = $('panel').getBoundingClientRect().top > innerHeight / 2;
    (isBelow ? $('panel') : selected.box).scrollIntoView({ behavior: 'smooth', block: 'start' });
  });
  const seen = new IntersectionObserver(([one]) => {
    $('to-panel').textContent = one.isIntersecting ? 'Back to the scene' : 'Numbers and plot';
  });
  seen.observe($('panel'));
  addEventListener('hashchange', playLink);
}

async function start() {
  readColours();
  const text = atob($('module').textContent), bytes = new Uint8Array(text.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = text.charCodeAt(at);
  const page = gallery.page = await ScrollPage.load(bytes);
  page.onframe = frame;
  page.onadvance = (time) => recorder.step(time);
  page.oninput = (name, view, values) => recorder.note(name, view, values);
  dark.addEventListener('change', () => {
    readColours();
    for (const view of page.views) view.painted = -1;
    page.ask();
  });
  const count = page.exports.gallery_scenes();
  for (let number = 0; number < count; number += 1) {
    const scene = describe(number);
    for (const one of scene.parameters) one.standard = one.value;
    gallery.scenes.push(scene);
  }
  const seconds = new Set(Object.values(CARDS).flatMap((one) => one.with ?? []));
  for (const scene of gallery.scenes) if (!seconds.has(scene.name)) addScene(scene);
  attachScenes();
  for (const scene of gallery.scenes) page.call('gallery_reset', scene.number);
  select(gallery.scenes[0]);
  listenToPanel();
  playLink();
}

start().catch((error) => {
  if (gallery.page) return gallery.page.fail('start', error);
  $('scenes').textContent = `The gallery could not start: ${error.message}. Use a browser with WebAssembly.`;
});
