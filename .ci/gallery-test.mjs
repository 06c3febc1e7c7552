// gallery-test.mjs [PAGE]: drives the gallery in headless Chromium by real events of a mouse, a wheel, fingers and keys.
//
// Every scene is dragged, wheeled and touched. Its content must move, and rest exactly where it was announced when it was let go.
// Then the page must ask for no frames. The pixels of each scene must change. Also checked: replays of recordings, what is lost
// with a cancelled touch, garbage of a frame, the time of the first paint and of frames, and the error that a failed call shows.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { inflateSync } from 'node:zlib';

const file = `file://${resolve(process.argv[2] ?? '.build/gallery/index.html')}`;
const shots = process.env.GALLERY_SHOTS;
const WIDTH = 1500, HEIGHT = 3700;
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const started = Date.now();
const faults = [];
const check = (isTrue, what) => { if (!isTrue) { faults.push(what); console.log(`FAILED: ${what}`); } };
const report = (what) => console.log(`${((Date.now() - started) / 1000).toFixed(1)} s  ${what}`);

// Chromium, by its debugging protocol over a pipe.
const profile = mkdtempSync(join(tmpdir(), 'gallery-'));
const chromium = spawn(
  'chromium',
  ['--headless=new', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--remote-debugging-pipe', '--js-flags=--expose-gc --min-semi-space-size=64 --max-semi-space-size=64',
    '--enable-precise-memory-info', `--user-data-dir=${profile}`, 'about:blank'],
  { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
const gone = new Promise((done) => chromium.on('exit', done));
const calls = new Map();
let received = Buffer.alloc(0), number = 0, session;
chromium.stdio[4].on('data', (data) => {
  received = Buffer.concat([received, data]);
  for (let end = received.indexOf(0); end >= 0; end = received.indexOf(0)) {
    const message = JSON.parse(received.subarray(0, end));
    received = received.subarray(end + 1);
    const call = calls.get(message.id);
    calls.delete(message.id);
    if (call) message.error ? call.fail(new Error(JSON.stringify(message.error))) : call.done(message.result);
    else if (message.method === 'Runtime.exceptionThrown') check(false, `an exception: ${message.params.exceptionDetails.exception?.description}`);
    else if (message.method === 'Runtime.consoleAPICalled' && expectsErrors === false && message.params.type !== 'log') {
      check(false, `${message.params.type}: ${message.params.args.map((one) => one.value ?? one.description).join(' ')}`);
    }
  }
});
let expectsErrors = false;
const send = (method, params = {}) => new Promise((done, fail) => {
  calls.set(number += 1, { done, fail });
  chromium.stdio[3].write(`${JSON.stringify({ id: number, method, params, ...(session && { sessionId: session }) })}\0`);
});
async function js(expression) {
  const { result, exceptionDetails } = await send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
  if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
  return result.value;
}
const size = (width, height) =>
  send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
async function load(address = file) {
  await send('Page.navigate', { url: 'about:blank' });
  await send('Page.navigate', { url: address });
  for (let tries = 0; tries < 400 && !(await js('window.gallery?.paintedAt > 0 && !document.querySelector(".native:empty")')); tries += 1) await pause(10);
  check(await js('window.gallery?.paintedAt > 0'), 'the gallery does not start');
}

// A picture of the page, as rows of red, green, blue and alpha.
async function picture(clip, name) {
  const { data } = await send('Page.captureScreenshot', { format: 'png', clip: clip && { ...clip, scale: 1 } });
  const png = Buffer.from(data, 'base64');
  if (shots && name) writeFileSync(join(shots, `${name}.png`), png);
  const width = png.readUInt32BE(16), height = png.readUInt32BE(20), bytes = png[25] === 6 ? 4 : 3;
  const parts = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const raw = inflateSync(Buffer.concat(parts)), row = width * bytes, pixels = Buffer.alloc(row * height);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (row + 1)];
    for (let x = 0; x < row; x += 1) {
      const left = x < bytes ? 0 : pixels[y * row + x - bytes], up = y === 0 ? 0 : pixels[(y - 1) * row + x];
      const corner = x < bytes || y === 0 ? 0 : pixels[(y - 1) * row + x - bytes];
      const guess = left + up - corner;
      const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
      const paeth = a <= b && a <= c ? left : b <= c ? up : corner;
      const before = [0, left, up, (left + up) >> 1, paeth][filter];
      pixels[y * row + x] = raw[y * (row + 1) + 1 + x] + before;
    }
  }
  return { width, height, bytes, pixels };
}
/** The part of the pixels in a box that differ between two pictures. */
function difference(one, other, box) {
  let differing = 0, all = 0;
  for (let y = Math.ceil(box.y); y < box.y + box.height - 1; y += 2) {
    for (let x = Math.ceil(box.x); x < box.x + box.width - 1; x += 2) {
      const at = (y * one.width + x) * one.bytes;
      all += 1;
      for (let channel = 0; channel < 3; channel += 1) {
        if (Math.abs(one.pixels[at + channel] - other.pixels[at + channel]) > 8) { differing += 1; break; }
      }
    }
  }
  return differing / all;
}

// Input.
const mouse = (type, x, y, more = {}) => send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons: 1, pointerType: 'mouse', ...more });
const touch = (type, points, time) => send('Input.dispatchTouchEvent', { type, touchPoints: points, timestamp: time });
const now = () => Date.now() / 1000;
/** Drags by the mouse, in steps of 8 ms, and lets go at speed. */
async function drag(x, y, dx, dy) {
  let time = now();
  await mouse('mousePressed', x, y, { clickCount: 1, timestamp: time });
  for (let step = 1; step <= 6; step += 1) {
    time += 0.008;
    await mouse('mouseMoved', x + (dx * step) / 6, y + (dy * step) / 6, { timestamp: time });
  }
  await mouse('mouseReleased', x + dx, y + dy, { clickCount: 1, timestamp: time + 0.001 });
}
async function flick(x, y, dx, dy) {
  let time = now();
  await touch('touchStart', [{ x, y, id: 1 }], time);
  for (let step = 1; step <= 6; step += 1) {
    time += 0.008;
    await touch('touchMove', [{ x: x + (dx * step) / 6, y: y + (dy * step) / 6, id: 1 }], time);
  }
  await touch('touchEnd', [], time + 0.001);
}

// The state of all scenes, with the destinations of those that were let go.
const STATE = `gallery.scenes.map((one) => ({
  name: one.name, x: one.view.position(0), y: one.view.position(1), tx: one.view.target(0), ty: one.view.target(1),
  phase: one.view.read(RECORD.phase), zoom: one.view.read(RECORD.zoom),
  saidX: gallery.page.exports.gallery_announced(one.number, 0), saidY: gallery.page.exports.gallery_announced(one.number, 1),
  originX: one.view.read(RECORD.originX), originY: one.view.read(RECORD.originY) }))`;
const state = async () => Object.fromEntries((await js(STATE)).map((one) => [one.name, one]));
/** Waits until the page asks for no frames, and checks that none come. */
async function rest(what) {
  for (let tries = 0; tries < 300; tries += 1) {
    // Indicators fade for a while after the rest, and a refresh ends by a timer.
    if (await js('!gallery.page.isAsked && gallery.page.exports.scroll_wait(performance.now()) < 0 && !recorder.plays')) break;
    await pause(50);
  }
  const before = await js('[gallery.page.frames, window.frameRequests]');
  await pause(250);
  const after = await js('[gallery.page.frames, window.frameRequests]');
  check(before[0] === after[0] && before[1] === after[1], `${what}: frames at rest: ${after[1] - before[1]}`);
}

async function main() {
  const { targetInfos } = await send('Target.getTargets');
  const page = targetInfos.find((one) => one.type === 'page');
  session = (await send('Target.attachToTarget', { targetId: page.targetId, flatten: true })).sessionId;
  await send('Runtime.enable');
  await send('Page.enable');
  await send('Page.addScriptToEvaluateOnNewDocument', {
    source: `window.frameRequests = 0;
      const request = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (body) => { window.frameRequests += 1; return request(body); };`,
  });

  // The first paint.
  await size(1500, 1000);
  const paints = [];
  for (let round = 0; round < 10; round += 1) {
    await load();
    paints.push(await js('gallery.paintedAt - performance.getEntriesByType("navigation")[0].loadEventEnd'));
  }
  paints.sort((a, b) => a - b);
  report(`first paint of all scenes after load: median ${((paints[4] + paints[5]) / 2).toFixed(1)} ms of ten, slowest ${paints[9].toFixed(1)} ms`);
  check((paints[4] + paints[5]) / 2 < 100, 'the first paint takes 100 ms or more');

  // Every scene, by mouse, wheel and finger.
  await size(WIDTH, HEIGHT);
  await load();
  await rest('after the start');
  const scenes = await js(`gallery.scenes.map((one) => {
    const box = one.view.element.getBoundingClientRect();
    return { name: one.name, x: box.x, y: box.y, width: box.width, height: box.height, axes: gallery.page.exports.scroll_axes(one.view.number) };
  })`);
  check(scenes.length >= 14, `only ${scenes.length} scenes`);
  check(scenes.every((one) => one.y + one.height < HEIGHT), 'scenes outside of the window');
  const rounds = {
    mouse: (scene, x, y, dx, dy) => drag(x, y, dx, dy),
    wheel: (scene, x, y, dx, dy) => mouse('mouseWheel', x, y, { button: 'none', buttons: 0, deltaX: dx ? -120 : 0, deltaY: dy ? -120 : 0 }),
    touch: (scene, x, y, dx, dy) => flick(x, y, dx, dy),
  };
  for (const [name, move] of Object.entries(rounds)) {
    if (name === 'touch') await send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
    const [before, first] = [await state(), await picture(undefined, `${name}-before`)];
    const lifted = {};
    for (const scene of scenes) {
      const axes = scene.name === 'nest' ? 2 : scene.axes;  // the list around the pages
      const [dx, dy] = [axes & 1 ? -90 : 0, axes & 2 ? -90 : 0];
      await move(scene, scene.x + scene.width * 0.7, scene.y + scene.height * 0.7, dx, dy);
      const lift = (await state())[scene.name];
      lifted[scene.name] = { x: lift.saidX - lift.originX, y: lift.saidY - lift.originY, phase: lift.phase };
    }
    await rest(name);
    const [after, last] = [await state(), await picture(undefined, `${name}-after`)];
    for (const scene of scenes) {
      const [was, is, said] = [before[scene.name], after[scene.name], lifted[scene.name]];
      const moved = Math.max(Math.abs(is.x - was.x), Math.abs(is.y - was.y));
      const changed = difference(first, last, scene);
      // A linked scroller was moved by its neighbour.
      check(moved > 20, `${name}: ${scene.name} moved by ${moved}`);
      check(changed > 0.01, `${name}: ${(changed * 100).toFixed(1)} % of the pixels of ${scene.name} changed`);
      const leads = !scene.name.startsWith('linked') && !scene.name.startsWith('profile');
      if (name !== 'wheel' && leads) {
        check(is.x === said.x && is.y === said.y, `${name}: ${scene.name} announced ${said.x}, ${said.y}, and rests at ${is.x}, ${is.y}`);
      }
    }
    report(`${name}: ${scenes.length} scenes moved, and came to rest where announced`);
  }

  // A page of the nest, while its list stays.
  const nest = scenes.find((one) => one.name === 'nest');
  const shelf = await js(`(() => { const view = gallery.scenes.find((one) => one.name === 'nest').view; return view.position(1) % 160; })()`);
  const pageAt = nest.y + ((40 - shelf + 320) % 160) + 50;
  const [list, shown] = [(await state()).nest.y, await picture()];
  await flick(nest.x + nest.width * 0.6, pageAt, -80, 0);
  await rest('after a page in the list');
  check((await state()).nest.y === list && difference(shown, await picture(), nest) > 0.01, 'a page in the list turns');

  // One gesture of all profiles; a cancelled touch; fingers that zoom; keys.
  const finals = await state();
  const profiles = ['ios', 'android', 'gtk', 'chromium'].map((one) => finals[`profile-${one}`].y);
  check(new Set(profiles).size === 4 && profiles.every((one) => one > 100), `profiles rest at ${profiles}`);
  const box = (name) => scenes.find((one) => one.name === name);
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  let [x, y] = middle(box('map'));
  let time = now();
  await touch('touchStart', [{ x: x - 20, y, id: 1 }, { x: x + 20, y, id: 2 }], time);
  for (let step = 1; step <= 6; step += 1) {
    time += 0.016;
    await touch('touchMove', [{ x: x - 20 - step * 6, y, id: 1 }, { x: x + 20 + step * 6, y, id: 2 }], time);
  }
  await touch('touchEnd', [], time + 0.1);
  [x, y] = middle(box('bouncing'));
  await touch('touchStart', [{ x, y, id: 1 }, { x: x + 30, y, id: 2 }], now());
  await touch('touchMove', [{ x, y: y - 60, id: 1 }, { x: x + 30, y: y - 60, id: 2 }], now());
  await touch('touchCancel', [], now());
  await rest('after a cancelled touch');
  check((await state()).map.zoom > 1.5, `two fingers zoom the map to ${(await state()).map.zoom}`);
  await send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await mouse('mousePressed', x, y, { clickCount: 1 });
  await mouse('mouseMoved', x, y - 60);
  await js('dispatchEvent(new Event("blur"))');
  await mouse('mouseReleased', x, y - 60, { clickCount: 1 });
  await js('gallery.scenes[0].view.element.focus()');
  const key = async (name) => { for (const type of ['keyDown', 'keyUp']) await send('Input.dispatchKeyEvent', { type, key: name }); };
  await rest('after the window has lost the focus');
  const begin = (await state()).bouncing.y;
  await key('PageDown');
  await rest('after a key');
  const page1 = (await state()).bouncing.y;
  check(page1 - begin > 150, `page down moves by ${page1 - begin}`);
  const bar = await js(`(() => { const bar = document.querySelector('[role=scrollbar][aria-controls="' + gallery.scenes[0].view.element.id + '"]');
    return [bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax'), bar.getAttribute('aria-orientation')].join(' '); })()`);
  check(bar === `${Math.round(page1)} ${100000 * 44 - 278} vertical`, `the scroll bar says ${bar} at ${page1}`);
  report('profiles, pinch, cancelled touches, lost focus, keys and scroll bars');

  // A recording, its link, and its replay in a new page.
  await js('document.getElementById("reset").click(); document.getElementById("record").click()');
  [x, y] = middle(box('bouncing'));
  await drag(x, y, 0, -80);
  await pause(100);
  await drag(x, y, 0, -30);
  await js('document.getElementById("record").click()');
  await rest('after a recording');
  const recorded = (await state()).bouncing.y;
  const link = await js('recorder.link()');
  await load(link);
  await pause(600);
  await rest('after a replay');
  const replayed = (await state()).bouncing.y;
  check(recorded > 50 && Math.abs(recorded - replayed) < 0.5, `recorded to ${recorded}, replayed to ${replayed}`);
  report(`a link of ${link.length - file.length} characters replays: ${recorded.toFixed(3)}, ${replayed.toFixed(3)}`);

  // Garbage: frames in a row, in one script. Nothing is collected meanwhile, so the heap grows by all that they allocate.
  const garbage = await js(`(() => {
    const { page } = gallery, view = gallery.scenes[1].view, { exports } = page;
    let t = performance.now() + 1e6;
    const run = (frames) => {
      for (let frame = 0; frame < frames; frame += 1) {
        if (frame % 50 === 0) {
          const way = frame % 100 === 0 ? -8 : 8;
          exports.scroll_pointer(view.number, 0, 1, 0, 100, 200, t);
          for (let step = 1; step < 6; step += 1) exports.scroll_pointer(view.number, 1, 1, 0, 100, 200 + step * way, t += 8);
          exports.scroll_pointer(view.number, 2, 1, 0, 100, 200 + 5 * way, t);
        }
        page.frame(t += 16);
      }
    };
    run(2000);
    const grown = [];
    for (let round = 0; round < 3; round += 1) {
      gc();
      const [heap, memory] = [performance.memory.usedJSHeapSize, exports.memory.buffer.byteLength];
      run(1000);
      grown.push([performance.memory.usedJSHeapSize - heap, exports.memory.buffer.byteLength - memory]);
    }
    return grown.sort((a, b) => a[0] - b[0])[0];
  })()`);
  report(`1,000 frames: the heap of the script grows by ${garbage[0]} bytes, the memory of the module by ${garbage[1]}`);
  check(garbage[0] < 300_000 && garbage[1] === 0, `a thousand frames leave ${garbage} bytes`);

  // Five scrollers at once, at the pace of the display.
  await size(1500, 1700);
  await load();
  await send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
  const five = await js(`gallery.scenes.filter((one) => one.view.element.getBoundingClientRect().bottom < 1700).slice(0, 5).map((one) => {
    const box = one.view.element.getBoundingClientRect(), axes = gallery.page.exports.scroll_axes(one.view.number);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, dx: axes & 1 ? 1 : 0, dy: axes & 2 ? 1 : 0 };
  })`);
  check(five.length === 5, 'five scenes in the window');
  await js('window.gaps = []; { let last = 0; const tick = (t) => { if (last) gaps.push(t - last); last = t; requestAnimationFrame(tick); }; requestAnimationFrame(tick); }');
  const points = (way) => five.map((one, id) => ({ x: one.x + one.dx * way, y: one.y + one.dy * way, id }));
  await touch('touchStart', points(0), now());
  for (let step = 1; step <= 180; step += 1) {
    await touch('touchMove', points(-60 * Math.sin(step / 9)), now());
    await pause(12);
  }
  await touch('touchEnd', [], now());
  // The first half second compiles the functions of the page.
  const gaps = (await js('gaps')).slice(30).sort((a, b) => a - b);
  const at = (part) => gaps[Math.min(gaps.length - 1, Math.floor(gaps.length * part))].toFixed(1);
  report(`five scrollers dragged at once: ${gaps.length} frames, gaps median ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`);
  if (process.env.GALLERY_GAP) check(Number(at(0.99)) <= Number(process.env.GALLERY_GAP), `p99 of frame gaps ${at(0.99)} ms`);
  await send('Emulation.setTouchEmulationEnabled', { enabled: false });

  // No text is one that Embedded Swift cannot print.
  const log = await js('gallery.page.text(gallery.page.exports.gallery_log(0))');
  check(log.includes('phase: dragging') && !log.includes('cannot print'), `the callbacks are ${log}`);

  // No call was refused, and a call that fails is shown in words.
  check(await js('gallery.page.exports.scroll_refusals() === 0 && gallery.page.failure === null'), 'refused calls');
  expectsErrors = true;
  await js('gallery.page.call("gallery_set", 9999, 0, 0)');
  const alert = await js('document.querySelector("[role=alert]")?.textContent ?? ""');
  check(alert.includes('gallery_set') && alert.includes('Reload'), `the page shows "${alert}"`);
  report(`a failed call is shown: "${alert}"`);
}

let code = 1;
try {
  await main();
  code = faults.length === 0 ? 0 : 1;
} catch (error) {
  console.log(error);
} finally {
  try { await Promise.race([send('Browser.close'), pause(2000)]); } catch { /* it is gone */ }
  chromium.kill();
  await Promise.race([gone, pause(3000)]);
  try { rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }); } catch { /* a process of it still writes */ }
}
console.log(code === 0 ? 'gallery-test: all of it held' : `gallery-test: ${faults.length} faults`);
process.exit(code);
