// web-test.mjs: tests the script of ScrollWeb, scroll-web.js, in headless Chromium by real events.
//
// The module is a stub in JavaScript that notes the calls of its exports, and answers with records and texts that a test sets. So
// no module needs to be built. .ci/gallery-test tests the script with a real module.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Page, pause } from './chromium.mjs';

const script = pathToFileURL(resolve(process.argv[2] ?? 'Sources/ScrollWeb/Page/scroll-web.js'));
const folder = mkdtempSync(join(tmpdir(), 'web-test-'));
const html = join(folder, 'index.html');
writeFileSync(html, `<!doctype html><meta charset="utf-8">
<style>body { margin: 0; height: 3000px } .view { position: absolute; top: 100px; width: 200px; height: 100px }</style>
<div class="view" id="one" style="left:100px"></div><div class="view" id="two" style="left:400px"></div>
<script src="${script}"></script>
<script>
  const $ = (id) => document.getElementById(id);
  const log = [], failing = new Set();
  let wait = -1, axes = 3, range = -1, spoken = '', removed = -1, taken = true, usesKeys = true;
  const memory = new WebAssembly.Memory({ initial: 2 });
  const names = ['one', 'two'], parts = [[], []];
  let changes = 0;
  const numbers = () => new Float64Array(memory.buffer);
  function say(text) {
    const bytes = new TextEncoder().encode(text);
    new Uint8Array(memory.buffer).set(bytes, 512);
    return bytes.length;
  }
  /** Writes a record with the parts of a view: lists of seven numbers. */
  function draw(number) {
    if (number === removed) return 0;
    const start = 128 + number * 4096, record = numbers();
    record[start + RECORD.x] = 7;
    record[start + RECORD.rangeX + 1] = -1;
    record[start + RECORD.rangeY] = 12;
    record[start + RECORD.rangeY + 1] = range;
    [record[start + RECORD.width], record[start + RECORD.height]] = [200 * devicePixelRatio, 100 * devicePixelRatio];
    record[start + RECORD.changes] = changes;
    record[start + RECORD.count] = parts[number].length;
    parts[number].flat().forEach((value, index) => { record[start + RECORD.head + index] = value; });
    return start * 8;
  }
  const answers = {
    __main_argc_argv: () => 0, scroll_views: () => names.length, scroll_name: (number) => (number === removed ? -1 : say(names[number])),
    scroll_text: () => 512, scroll_wait: () => wait, scroll_frame: () => 1, scroll_draw: draw, scroll_resize: () => {},
    scroll_display: () => {}, scroll_axes: () => axes, scroll_spoken: () => say(spoken), scroll_refusals: () => 0, scroll_refused: () => say(''),
    scroll_pointer: () => 0, scroll_wheel: () => taken, scroll_key: () => usesKeys, scroll_focus: () => {}, scroll_cancel_all: () => {},
    scroll_takes_click: () => 1, scroll_reveal: () => {}, scroll_focus_part: () => {}, scroll_style: () => {},
  };
  const exports = { memory };
  for (const [name, answer] of Object.entries(answers)) {
    exports[name] = (...values) => {
      log.push([name, ...values]);
      if (failing.has(name)) throw new WebAssembly.RuntimeError('unreachable');
      return answer(...values);
    };
  }
  const page = new ScrollPage(exports);
  /** The calls of an export since the last question. */
  function noted(name) {
    const found = log.filter((one) => one[0] === name).map((one) => one.slice(1));
    log.length = 0;
    return found;
  }
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  async function paint(number, list) {
    parts[number] = list;
    changes += 1;
    page.ask();
    await frame();
  }
  const box = (element) => { const { x, y, width, height } = element.getBoundingClientRect(); return [x, y, width, height].join(' '); };
  const labels = () => [...document.querySelectorAll('#one [data-key]')].map((one) => one.dataset.key).join(' ');
  const pool = () => poolPainter((element, kind, key) => { element.dataset.key = key; });
  const part = (key) => document.querySelector('#one [data-key="' + key + '"]');
</script>`);

const faults = [];
let title = '';
const same = (is, wanted, what) => {
  const [one, other] = [JSON.stringify(is), JSON.stringify(wanted)];
  if (one === other) return;
  faults.push(title);
  console.log(`FAILED: ${title}: ${what} is ${one}, not ${other}`);
};
let exceptions = [];
const page = await Page.open((type, text) => { if (type === 'exception') exceptions.push(text); });
const [js, mouse, touch, send, size] = ['js', 'mouse', 'touch', 'send', 'size'].map((name) => page[name].bind(page));
const key = (type, key, modifiers = 0) => send('Input.dispatchKeyEvent', { type, key, modifiers });
const run = (statements) => js(`{ ${statements}; undefined }`);
/** The phases of the calls of scroll_pointer. */
const phases = () => js('noted("scroll_pointer").map((one) => one[1])');

const tests = {
  async 'a click on a button in a view is a click of the button'() {
    await run(`page.attach('one', $('one')); $('one').innerHTML = '<button id="button" style="width:50px;height:50px"></button>';
      window.clicked = []; document.addEventListener('click', (event) => clicked.push(event.target.id))`);
    await mouse('mousePressed', 110, 110);
    await mouse('mouseMoved', 112, 111);
    await mouse('mouseReleased', 112, 111);
    same(await js('clicked'), ['button'], 'the target');
    // 4: the module makes no tap of a touch whose click is the button's.
    same(await phases(), [0, 1, 4], 'the phases');
  },
  async 'a click on a link in a view is the click of the link alone'() {
    await run(`page.attach('one', $('one')); $('one').innerHTML = '<p style="margin:0"><a href="#there" id="link"><b id="bold">a link</b></a></p>';
      window.clicked = []; document.addEventListener('click', (event) => clicked.push(event.target.id))`);
    await mouse('mousePressed', 105, 108);
    await mouse('mouseReleased', 105, 108);
    same(await js('[clicked, location.hash]'), [['bold'], '#there'], 'the target and the place');
    same(await phases(), [0, 4], 'the phases');
    await mouse('mousePressed', 250, 190);
    await mouse('mouseReleased', 250, 190);
    same(await phases(), [0, 2], 'the phases beside the link');
    await run(`$('link').removeAttribute('href')`);
    await mouse('mousePressed', 105, 108);
    await mouse('mouseReleased', 105, 108);
    same(await phases(), [0, 2], 'the phases on an anchor that leads nowhere');
    await js(`history.replaceState(null, '', location.pathname)`);
  },
  async 'a pointer that moves is captured'() {
    await run(`page.attach('one', $('one')); window.targets = []; addEventListener('pointermove', (event) => targets.push(event.target.id))`);
    await mouse('mousePressed', 150, 150);
    await mouse('mouseMoved', 150, 140);
    await mouse('mouseMoved', 350, 140);
    await mouse('mouseReleased', 350, 140);
    same(await js('targets.pop()'), 'one', 'the target of the last move');
    same(await js('noted("scroll_pointer").map((one) => [one[1], one[4], one[5]])'), [[0, 50, 50], [1, 50, 40], [1, 250, 40], [2, 250, 40]], 'the points');
  },
  async 'a release beside another button ends the touch'() {
    await run(`page.attach('one', $('one'))`);
    await mouse('mousePressed', 150, 150);
    await mouse('mousePressed', 150, 150, { button: 'right', buttons: 3 });
    await mouse('mouseReleased', 150, 150, { button: 'left', buttons: 2 });
    same((await phases()).at(-1), 2, 'the last phase');
    await mouse('mouseMoved', 150, 120, { button: 'none', buttons: 2 });
    await mouse('mouseReleased', 150, 120, { button: 'right', buttons: 0 });
    same(await phases(), [], 'the phases after it');
  },
  async 'a release that nobody has reported cancels the touch'() {
    await run(`page.attach('one', $('one'))`);
    const event = (type, more) => `$('one').dispatchEvent(new PointerEvent('${type}', { pointerId: 1, pointerType: 'mouse', bubbles: true, clientX: 150, clientY: 150, ${more} }))`;
    await js(event('pointerdown', 'button: 0, buttons: 1'));
    await js(event('pointermove', 'button: -1, buttons: 0'));
    same(await phases(), [0, 3], 'the phases');
    await js(event('pointerdown', 'button: 0, buttons: 1'));
    await js(event('pointerdown', 'button: 0, buttons: 1'));
    same(await phases(), [0, 3, 0], 'the phases of a second touch with the same number');
  },
  async 'an element that leaves the page loses its touches'() {
    await run(`page.attach('one', $('one'))`);
    await mouse('mousePressed', 150, 150);
    for (const y of [120, 119]) {
      await mouse('mouseMoved', 150, y);
      await js('frame()');
    }
    await js(`$('one').remove()`);
    await mouse('mouseMoved', 150, 110);
    await mouse('mouseReleased', 150, 110);
    same(await phases(), [0, 1, 1, 3], 'the phases');
  },
  async 'a finger on an element in a view is captured by the view'() {
    await send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await run(`page.attach('one', $('one')); $('one').innerHTML = '<b id="child" style="display:block;height:90px"></b>'`);
    await touch('touchStart', [{ x: 150, y: 150 }]);
    for (let y = 145; y > 100; y -= 9) await touch('touchMove', [{ x: 150, y }]);
    await js(`$('child').remove()`);
    for (let y = 95; y > 60; y -= 9) await touch('touchMove', [{ x: 150, y }]);
    await touch('touchEnd', []);
    await send('Emulation.setTouchEmulationEnabled', { enabled: false });
    const all = await phases();
    same([all[0], all.at(-1), new Set(all.slice(1, -1)).size], [0, 2, 1], 'the first phase, the last, and the number of others');
  },
  async 'a view in a view takes its touches alone'() {
    await run(`page.attach('one', $('one')); $('one').append($('two')); $('two').style.cssText = 'left:0;top:0'; page.attach('two', $('two'))`);
    await mouse('mousePressed', 150, 150);
    await mouse('mouseReleased', 150, 150);
    same(await js('noted("scroll_pointer").map((one) => [one[0], one[1]])'), [[1, 0], [1, 2]], 'the calls');
    await mouse('mouseWheel', 150, 150, { button: 'none', buttons: 0, deltaX: 0, deltaY: 120 });
    same(await js('noted("scroll_wheel").map((one) => one[0])'), [1], 'the views of a wheel');
  },
  async 'a wheel that scrolls the page already is not passed on'() {
    await run(`page.attach('one', $('one'))`);
    const wheel = (cancelable) => `$('one').dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: ${cancelable}, deltaY: 120, clientX: 150, clientY: 150 }))`;
    await js(wheel(false));
    same(await js('noted("scroll_wheel").length'), 0, 'the number of calls');
    same(await js(wheel(true)), false, 'what is left of an event that is taken');
    await js('taken = false');
    same(await js(wheel(true)), true, 'what is left of an event that is not taken');
  },
  async 'a window that loses the focus cancels all touches'() {
    await run(`page.attach('one', $('one'))`);
    await mouse('mousePressed', 150, 150);
    await js(`dispatchEvent(new Event('blur'))`);
    same(await js('noted("scroll_cancel_all").length'), 1, 'the number of calls');
    await mouse('mouseMoved', 150, 120);
    await mouse('mouseReleased', 150, 120);
    same(await phases(), [], 'the phases after it');
  },
  async 'a key is released also beside a modifier'() {
    await run(`page.attach('one', $('one')); $('one').focus(); log.length = 0`);
    await key('keyDown', 'ArrowDown');
    await key('keyUp', 'ArrowDown', 2);
    same(await js('noted("scroll_key").map((one) => [one[0], one[1]])'), [[3, 0], [3, 2]], 'the calls');
    await key('keyDown', 'ArrowDown');
    await key('keyDown', 'Meta', 4);
    same(await js('noted("scroll_key").filter((one) => one[0] === 3).map((one) => one[1])'), [0, 2], 'the phases, without a key up');
    await key('keyDown', 'ArrowDown', 2);
    same(await js('noted("scroll_key").filter((one) => one[1] === 0)'), [], 'the presses with control');
  },
  async 'the view that is touched has the focus, not those that follow it'() {
    await run(`window.view = page.attach('one', $('one')); page.attach('two', $('two'), { follows: view }); log.length = 0`);
    await mouse('mousePressed', 150, 150);
    await mouse('mouseReleased', 150, 150);
    same(await js('noted("scroll_pointer").map((one) => one[0])'), [1, 0, 1, 0], 'the views');
    await mouse('mouseWheel', 150, 150, { button: 'none', buttons: 0, deltaX: 0, deltaY: 120 });
    same(await js('noted("scroll_wheel").map((one) => one[0])'), [1, 0], 'the views of a wheel');
  },
  async 'a touch gives the focus to the view without a ring, and the tab key with one'() {
    await run(`page.attach('one', $('one')); page.attach('two', $('two'))`);
    const focus = () => js('[document.activeElement.id, document.activeElement.matches(":focus-visible")]');
    await send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await touch('touchStart', [{ x: 150, y: 150 }]);
    await touch('touchEnd', []);
    await send('Emulation.setTouchEmulationEnabled', { enabled: false });
    same(await focus(), ['one', false], 'the focus after a touch');
    await key('keyDown', 'Tab');
    same(await focus(), ['two', true], 'the focus after a key');
  },
  async 'the focus stays in an element of the view'() {
    await run(`page.attach('one', $('one')); $('one').innerHTML = '<input id="input">'; $('input').focus(); window.blurs = 0;
      $('input').addEventListener('blur', () => { blurs += 1; })`);
    await mouse('mousePressed', 110, 105);
    await mouse('mouseReleased', 110, 105);
    same(await js('[blurs, document.activeElement.id]'), [0, 'input'], 'the blurs and the focus');
  },
  async 'an element that gets the focus by a key is scrolled into view, by the module'() {
    await run(`page.attach('one', $('one')); $('one').insertAdjacentHTML('beforeend', '<a id="link" href="#" style="position:absolute;top:300px;left:20px;width:60px;height:30px"></a>');
      $('one').focus(); log.length = 0`);
    await key('keyDown', 'Tab');
    await pause(50);
    same(await js('[document.activeElement.id, $("one").scrollTop]'), ['link', 0], 'the focus, and how far the browser has scrolled');
    same(await js('noted("scroll_reveal")'), [[0, 20, 300, 60, 30]], 'the calls');
  },
  async 'points are right in a view that a transform stretches'() {
    await run(`$('one').style.cssText += ';transform:scale(2);transform-origin:0 0;border:5px solid'; page.attach('one', $('one'))`);
    await mouse('mousePressed', 150, 150);
    await mouse('mouseReleased', 150, 150);
    same(await js('noted("scroll_pointer").map((one) => [one[4], one[5]])'), [[20, 20], [20, 20]], 'the points');
  },
  async 'a view that is detached leaves nothing behind'() {
    await run(`range = 100; window.view = page.attach('one', $('one'), { painter: canvasPainter(() => {}) }); page.attach('two', $('two'), { follows: view })`);
    await js('paint(0, [])');
    await mouse('mousePressed', 150, 150);
    same(await js('[document.querySelectorAll("#one *").length, noted("scroll_pointer").length]'), [5, 2], 'the elements and the calls before');
    await js('page.detach(view)');
    same(await phases(), [3, 3], 'the phases of the touch');
    await mouse('mouseMoved', 150, 120);
    await mouse('mouseReleased', 150, 120);
    await mouse('mouseWheel', 150, 150, { button: 'none', buttons: 0, deltaX: 0, deltaY: 120 });
    same(await js('[document.querySelectorAll("#one *").length, noted("scroll_pointer").length, noted("scroll_wheel").length, page.views.length]'), [0, 0, 0, 1], 'what is left');
    await run(`page.attach('one', $('one'), { painter: pool() })`);
    same(await js('page.views.length'), 2, 'the number of views after another attaching');
  },
  async 'a view that the module has removed is detached'() {
    await run(`page.attach('one', $('one'), { painter: canvasPainter(() => {}) }); page.attach('two', $('two'))`);
    await js('paint(0, [])');
    await js('removed = 0; paint(0, [])');
    same(await js('[page.views.map((one) => one.name), $("one").children.length]'), [['two'], 0], 'what is left');
  },
  async 'a key of a link scrolls its view, and then those around it'() {
    await run(`page.attach('one', $('one')); $('one').append($('two')); page.attach('two', $('two'));
      $('two').insertAdjacentHTML('beforeend', '<a id="link" href="#">a</a><button id="button">b</button><input id="text"><div role="slider" id="slider" tabindex="0"></div>')`);
    const pressed = async (id, name) => {
      await run(`$('${id}').focus(); log.length = 0`);
      await key('keyDown', name);
      return js('log.filter((one) => one[0] === "scroll_key" || one[0] === "scroll_focus").map((one) => one.slice(0, 2).join(" "))');
    };
    same(await pressed('link', 'ArrowDown'), ['scroll_key 3'], 'a key that the inner view uses');
    await run('usesKeys = false');
    same(await pressed('link', 'PageDown'), ['scroll_key 5', 'scroll_focus 0', 'scroll_key 5'], 'a key that it does not use');
    await run('usesKeys = true');
    same(await pressed('button', 'ArrowDown'), ['scroll_key 3'], 'an arrow on a button');
    same(await pressed('button', ' '), [], 'the space bar on a button');
    same(await pressed('link', ' '), ['scroll_key 8'], 'the space bar on a link');
    same(await pressed('text', 'ArrowDown'), [], 'an arrow in a field');
    same(await pressed('slider', 'Home'), [], 'a key of a slider');
    same(await js('document.activeElement.id'), 'slider', 'the focus');
  },
  async 'the part with the focus keeps it, and its view gets it if the part goes'() {
    await run(`page.attach('one', $('one'), { painter: poolPainter((element, kind, key) => {
      element.dataset.key = key; element.innerHTML = '<a href="#">' + key + '</a>'; }) })`);
    const list = (...keys) => JSON.stringify(keys.map((row, place) => [0, row, 0, 0, place * 30, 200, 30]));
    await js(`paint(0, ${list(1, 2, 3)})`);
    await run(`window.blurs = 0; part(2).firstChild.addEventListener('blur', () => { blurs += 1; }); part(2).firstChild.focus()`);
    same(await js('noted("scroll_focus_part")'), [[0, 0, 2]], 'the call');
    for (const keys of [[2, 3, 4, 5], [2, 9, 10, 11], [-3, -2, 2], [1, 2, 3]]) {
      await js(`paint(0, ${list(...keys)})`);
      same(await js('[labels(), document.activeElement.textContent, blurs]'), [keys.join(' '), '2', 0], 'the order, the focus and its losses');
    }
    await js(`paint(0, ${list(7, 8)})`);
    same(await js('[document.activeElement.id, noted("scroll_focus_part").at(-1)]'), ['one', [0, -1, 0]], 'the focus, and the last call');
    await run(`part(8).firstChild.focus(); page.detach(page.views[0])`);
    same(await js('document.activeElement.id'), 'one', 'the focus after the view is detached');
  },
  async 'what is filled anew keeps the focus, and a window that comes back finds it'() {
    await run(`page.attach('one', $('one'), { painter: poolPainter((element, kind, key, value) => {
      element.dataset.key = key; element.innerHTML = '<a href="#">' + key + ' ' + value + '</a>'; }) })`);
    await js('paint(0, [[0, 1, 0, 0, 0, 200, 30], [0, 2, 0, 0, 30, 200, 30]])');
    await run(`part(2).firstChild.focus(); log.length = 0`);
    await js('paint(0, [[0, 1, 0, 0, 0, 200, 30], [0, 2, 7, 0, 30, 200, 30]])');
    same(await js('[document.activeElement.textContent, noted("scroll_focus_part").at(-1)]'), ['2 7', [0, 0, 2]], 'the focus, and the last call');
    await run(`part(2).firstChild.dispatchEvent(new FocusEvent('focusout', { bubbles: true })); dispatchEvent(new Event('blur'))`);
    same(await js('noted("scroll_focus_part")'), [], 'the calls when the window loses the focus');
  },
  async 'a field in a shadow tree keeps its keys, and so does what the browser scrolls'() {
    await run(`page.attach('one', $('one')); $('one').insertAdjacentHTML('beforeend', '<div id="host"></div><pre id="pre" tabindex="0" style="height:20px;overflow:auto">a<br>b<br>c<br>d</pre>');
      $('host').attachShadow({ mode: 'open' }).innerHTML = '<input>'; $('host').shadowRoot.firstChild.focus(); log.length = 0`);
    for (const name of [' ', 'ArrowDown', 'Home']) await key('keyDown', name);
    same(await js('noted("scroll_key")'), [], 'the calls for a field in a shadow tree');
    await run(`$('pre').focus(); log.length = 0`);
    await key('keyDown', 'ArrowDown');
    same(await js('noted("scroll_key")'), [], 'the calls for an element that scrolls');
  },
  async 'a key is released though the focus has gone'() {
    await run(`page.attach('one', $('one')); $('one').insertAdjacentHTML('beforeend', '<a id="link" href="#">a</a>'); $('link').focus(); log.length = 0`);
    await key('keyDown', 'ArrowDown');
    await run(`$('link').remove()`);
    await key('keyUp', 'ArrowDown');
    same(await js('noted("scroll_key").map((one) => [one[0], one[1]])'), [[3, 0], [3, 2]], 'the calls');
  },
  async 'corners that are lost come back, and a canvas needs none'() {
    await run(`page.attach('one', $('one')); $('one').replaceChildren()`);
    await mouse('mousePressed', 150, 150);
    await mouse('mouseReleased', 150, 150);
    same(await js('noted("scroll_pointer").map((one) => [one[4], one[5]])'), [[50, 50], [50, 50]], 'the points');
    await run(`$('two').outerHTML = '<canvas class="view" id="two" style="left:400px"></canvas>'; page.attach('two', $('two'))`);
    await mouse('mousePressed', 450, 160);
    await mouse('mouseReleased', 450, 160);
    same(await js('noted("scroll_pointer").map((one) => [one[4], one[5]])'), [[50, 60], [50, 60]], 'the points in a canvas');
  },
  async 'parts have a role, a place and a number for assistive technology'() {
    await run(`window.rows = 40; page.attach('one', $('one'), { painter: poolPainter((element, kind, key) => {
      element.dataset.key = key; element.innerHTML = '<a href="#">Row ' + key + '</a>'; }, { role: 'listitem', count: () => rows }) })`);
    await js('paint(0, [[0, 6, 0, 0, 0, 200, 30], [0, 7, 0, 0, 30, 200, 30], [1, 0, 0, 0, 0, 200, 30]])');
    await js('range = 90; paint(0, parts[0])');
    const tree = async () => (await send('Accessibility.getFullAXTree')).nodes.filter((one) => !one.ignored)
      .map((one) => [one.role.value, ...(one.properties ?? []).filter(({ name }) => ['setsize', 'posinset', 'valuemax'].includes(name)).map(({ value }) => value.value)].join(' '));
    await send('Accessibility.enable');
    const names = await tree();
    for (const wanted of ['region', 'list', 'scrollbar 90']) same(names.includes(wanted), true, `${wanted} among ${names.join(', ')}`);
    same(await js('[6, 7].map((one) => [part(one).getAttribute("aria-posinset"), part(one).getAttribute("aria-setsize")].join())'), ['7,40', '8,40'], 'the places');
    same(names.filter((one) => one.startsWith('listitem')).length, 2, 'the list items');
    await run('rows = 41');
    await js('paint(0, [[0, 7, 0, 0, 10, 200, 30]])');
    same(await js('part(7).getAttribute("aria-setsize")'), '41', 'the number after another row');
  },
  async 'fingers go to the page past an end, and two of them zoom it'() {
    await run(`axes = 2 + 32; page.attach('one', $('one'))`);
    const action = () => js(`changes += 1, page.ask(), frame().then(() => { page.describe(); return $('one').style.touchAction; })`);
    same(await action(), 'pan-x pinch-zoom', 'at the top of a page that is at its top');
    await js('scrollTo(0, 50); frame()');
    same(await action(), 'pan-x pan-up pinch-zoom', 'at the top of a page that is not');
    await run(`$('one').style.overscrollBehavior = 'contain'`);
    same(await js(`frame().then(() => $('one').style.touchAction)`), 'pan-x pinch-zoom', 'if the style of an element at rest keeps it');
    same(await action(), 'pan-x pinch-zoom', 'if the element keeps it');
    await run(`$('one').style.overscrollBehavior = ''; axes = 2 + 64`);
    same(await action(), 'pan-x pan-down pinch-zoom', 'at the end');
    await run('axes = 3 + 4');
    same(await action(), 'none', 'if two fingers zoom the content');
    await run(`$('one').style.direction = 'rtl'; log.length = 0`);
    await action();
    same(await js('noted("scroll_style")'), [[0, 0, 1]], 'the call for a page from right to left');
  },
  async 'points are right in a view that is turned'() {
    await run(`$('one').style.cssText += ';transform:rotate(90deg) scale(2);transform-origin:0 0;border:5px solid;padding:3px'; page.attach('one', $('one'))`);
    // The corner is at 100, 100. What lies to the right in the view lies below it on the screen.
    await mouse('mousePressed', 60, 150);
    await mouse('mouseReleased', 60, 150);
    same(await js('noted("scroll_pointer").map((one) => [one[4], one[5]].map((one) => Math.round(one * 1e6) / 1e6))'), [[20, 15], [20, 15]], 'the points');
  },
  async 'a mouse selects text where an option says so'() {
    await run(`page.attach('one', $('one'), { selectsText: true }); $('one').insertAdjacentHTML('beforeend', '<p id="words" style="margin:0;font:16px monospace">some words of text</p>')`);
    await mouse('mousePressed', 102, 110);
    await mouse('mouseMoved', 180, 110);
    await mouse('mouseReleased', 180, 110);
    same(await js('[getSelection().toString().length > 3, noted("scroll_pointer").length]'), [true, 0], 'the selection, and the calls');
    await send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await touch('touchStart', [{ x: 150, y: 150 }]);
    await touch('touchEnd', []);
    await send('Emulation.setTouchEmulationEnabled', { enabled: false });
    same(await phases(), [0, 2], 'the phases of a finger');
  },
  async 'a view, an element and a painter are used once'() {
    await run(`window.painter = pool(); page.attach('one', $('one'), { painter })`);
    const refused = (call) => js(`(() => { try { ${call}; return 'none'; } catch (error) { return error.message; } })()`);
    for (const call of ['page.attach("one", $("two"))', 'page.attach("two", $("one"))', 'page.attach("two", $("two"), { painter })']) {
      same((await refused(call)).split(';').length, 3, `the number of parts in the error of ${call}`);
    }
    same(await refused('page.attach("three", $("two"))'), 'A view needs a name that the module has added; "three" is none of one, two.', 'the error of a wrong name');
    same(await refused('new ScrollPage({ memory })').then((one) => one.includes('__main_argc_argv')), true, 'the error of a module without a program');
  },
  async 'a pool keeps the order of the parts, and moves them by one style'() {
    await run(`page.attach('one', $('one'), { painter: pool() })`);
    const list = (offset, first) => JSON.stringify([0, 1, 2, 3].map((row) => [0, first + row, 0, 0, (first + row) * 30 - offset, 200, 30]));
    await js(`paint(0, ${list(60, 2)})`);
    same(await js('[labels(), box(part(2)), box(part(5))]'), ['2 3 4 5', '100 100 200 30', '100 190 200 30'], 'the elements');
    await run(`window.styles = 0; window.watch = new MutationObserver((found) => { styles += found.length; });
      watch.observe($('one'), { attributes: true, subtree: true, childList: true })`);
    await js(`paint(0, ${list(65, 2)})`);
    same(await js('[styles, box(part(2))]'), [1, '100 95 200 30'], 'the changes of a frame without new parts, and a place');
    await js(`watch.disconnect(); $('one').tabIndex = -1; part(3).tabIndex = 0; part(3).focus()`);
    await js(`paint(0, ${list(35, 1)})`);
    same(await js('[labels(), box(part(1)), document.activeElement.dataset.key]'), ['1 2 3 4', '100 95 200 30', '3'], 'the elements after a scroll back');
    await js('paint(0, [[1, 9, 0, 0, 0, 200, 20], [0, 1, 0, 0, 10, 200, 30]])');
    same(await js('[labels(), document.elementsFromPoint(150, 115).filter((one) => one.dataset.key).length]'), ['9 1', 0], 'the elements, of which none takes pointers');
  },
  async 'a pool has the right places after a change of the device pixel ratio'() {
    await run(`page.attach('one', $('one'), { painter: pool() })`);
    const list = (scale) => JSON.stringify([5, 6, 7].map((row) => [0, row, 0, 0, (row * 30 - 140) * scale, 200 * scale, 30 * scale]));
    await js(`paint(0, ${list(1)})`);
    await size(800, 600, 2);
    await js(`paint(0, ${list(2)})`);
    same(await js('[5, 6, 7].map((one) => box(part(one)))'), ['100 110 200 30', '100 140 200 30', '100 170 200 30'], 'the boxes');
    await size(800, 600);
  },
  async 'a pool clips scrollers in scrollers'() {
    await run(`page.attach('one', $('one'), { painter: pool() })`);
    const list = (outer, inner) => JSON.stringify([
      [0, 1, 0, 0, -outer, 200, 20], [-1, 77, 0, 10, 20 - outer, 100, 40], [0, 2, 0, 10 - inner, 20 - outer, 90, 40], [0, 3, 0, 100 - inner, 20 - outer, 90, 40],
      [-2, 77, 0, 10, 20 - outer, 100, 40], [0, 4, 0, 0, 60 - outer, 200, 20]]);
    await js(`paint(0, ${list(0, 0)})`);
    same(await js('[labels(), box(part(3)), box(part(4))]'), ['1 2 3 4', '200 120 90 40', '100 160 200 20'], 'the elements');
    same(await js('[box(part(3).parentElement.parentElement), getComputedStyle(part(3).parentElement.parentElement).overflow]'), ['110 120 100 40', 'hidden'], 'the viewport');
    await run(`window.styles = 0; new MutationObserver((found) => { styles += found.length; }).observe($('one'), { attributes: true, subtree: true })`);
    await js(`paint(0, ${list(5, 0)})`);
    same(await js('[styles, box(part(3))]'), [1, '200 115 90 40'], 'the changes when the outer one scrolls');
    await js(`paint(0, ${list(5, 30)})`);
    same(await js('[styles, box(part(3)), box(part(4))]'), [2, '170 115 90 40', '100 155 200 20'], 'the changes when the inner one scrolls');
    await js('paint(0, [[0, 2, 0, 0, 0, 200, 20]])');
    same(await js('[labels(), box(part(2)), $("one").firstChild.children.length]'), ['2', '100 100 200 20', 1], 'the elements when the inner one is gone');
    await js(`paint(0, ${list(0, 0)})`);
    same(await js('[labels(), box(part(3))]'), ['1 2 3 4', '200 120 90 40'], 'the elements when it is back');
  },
  async 'a canvas clips three scrollers in each other'() {
    await run(`page.attach('one', $('one'), { painter: canvasPainter((context, kind, key, value, x, y, width, height) => {
      context.fillStyle = ['#f00', '#0f0', '#00f'][kind]; context.fillRect(x, y, width, height); }) })`);
    await js(`paint(0, [[-1, 1, 0, 20, 0, 60, 100], [0, 0, 0, 0, 0, 200, 100], [-1, 2, 0, 40, 20, 100, 40], [1, 0, 0, 0, 0, 200, 100], [-2, 2, 0, 40, 20, 100, 40],
      [2, 0, 0, 0, 80, 200, 20], [-2, 1, 0, 20, 0, 60, 100]])`);
    const colour = (x, y) => `[...$('one').firstChild.getContext('2d').getImageData(${x}, ${y}, 1, 1).data].join(' ')`;
    same(await js(`[${[[10, 50], [30, 50], [50, 30], [100, 30], [50, 90], [100, 90]].map(([x, y]) => colour(x, y))}]`),
      ['0 0 0 0', '255 0 0 255', '0 255 0 255', '0 0 0 0', '0 0 255 255', '0 0 0 0'], 'the pixels');
  },
  async 'numbers are read after the memory has grown'() {
    await run(`window.view = page.attach('one', $('one'))`);
    await js('paint(0, [])');
    same(await js('memory.grow(1); view.read(RECORD.x)'), 7, 'the number');
  },
  async 'reduced motion and the pixel ratio are passed on when they change'() {
    await js('log.length = 0');
    for (const value of ['reduce', 'no-preference', 'reduce']) {
      await send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
      await js('frame()');
    }
    same(await js('noted("scroll_display")'), [[1, 1], [1, 0], [1, 1]], 'the calls');
    for (const scale of [2, 1.5]) {
      await size(800, 600, scale);
      await js('dispatchEvent(new Event("resize")); frame()');
      same(await js('noted("scroll_display")'), [[scale, 1]], `the calls at ${scale}`);
    }
    await send('Emulation.setEmulatedMedia', { features: [] });
    await size(800, 600);
  },
  async 'a call that fails is shown, whoever has made it'() {
    await run(`range = 100; page.attach('one', $('one')); failing.add('scroll_spoken')`);
    await js('paint(0, [])');
    same(await js('[document.querySelectorAll("[role=alert]").length, $("one").style.touchAction]'), [1, ''], 'the alerts, and the touch action');
    same(exceptions, [], 'exceptions without an alert');
    await js('log.length = 0; page.attach("two", $("two")); page.ask()').catch(() => {});
    await mouse('mousePressed', 150, 150);
    await mouse('mouseReleased', 150, 150);
    same(await js('log.filter(([name]) => name !== "scroll_views" && name !== "scroll_name" && name !== "scroll_text").length'), 0, 'the calls after a failure');
  },
  async 'a painter that fails is named, and a mistake of the module has its code'() {
    await run(`page.attach('one', $('one'), { painter: canvasPainter(() => { throw new Error('no ink'); }) })`);
    await js('paint(0, [[0, 1, 0, 0, 0, 10, 10]])');
    const alert = () => js('document.querySelector("[role=alert]").textContent');
    same((await alert()).startsWith('Scrolling has stopped: the painter of "one" failed, no ink.'), true, await alert());
    await run(`document.querySelector('[role=alert]').remove(); exports.csc_trap_code = () => 802;
      window.other = new ScrollPage(exports); failing.add('scroll_draw'); other.call('scroll_draw', 5)`);
    same((await alert()).startsWith('Scrolling has stopped: scroll_draw with the values 5 failed, unreachable, mistake 802'), true, await alert());
  },
  async 'a page that is closed calls its module no more'() {
    await run(`window.view = page.attach('one', $('one'), { painter: pool() })`);
    await js('paint(0, [[0, 1, 0, 0, 0, 10, 10]])');
    await run('page.close(); log.length = 0; wait = 0');
    await mouse('mousePressed', 150, 150);
    await mouse('mouseReleased', 150, 150);
    await js('dispatchEvent(new Event("blur")); dispatchEvent(new Event("resize")); page.call("scroll_frame", 1); frame()');
    same(await js('[log, $("one").children.length, document.querySelectorAll("[role=alert]").length]'), [[], 0, 0], 'the calls, and what is left');
  },
  async 'a view is described while another one never rests'() {
    await run(`range = 100; spoken = 'row 3'; wait = 0; page.attach('one', $('one'))`);
    await js('paint(0, [])');
    await pause(2200);
    const bar = `(() => { const bar = document.querySelector('#one [role=scrollbar]'); return bar && ['valuenow', 'valuemax', 'valuetext', 'orientation'].map((one) => bar.getAttribute('aria-' + one)).join(', '); })()`;
    same(await js(bar), '12, 100, row 3, vertical', 'the scroll bar');
    await js('range = -1; changes += 1');
    await pause(1500);
    same(await js(`[document.querySelectorAll('[role=scrollbar]').length, $('one').getAttribute('aria-description')]`), [0, 'row 3, row 3'], 'a ring');
  },
};

let code = 1;
try {
  await size(800, 600);
  for (const [name, test] of Object.entries(tests)) {
    [title, exceptions] = [name, []];
    await page.load(pathToFileURL(html).href);
    await test().catch((error) => same(error.message, '', 'an error'));
    if (exceptions.length > 0) same(exceptions, [], 'exceptions');
  }
  code = faults.length === 0 ? 0 : 1;
} finally {
  await page.close();
  rmSync(folder, { recursive: true, force: true });
}
console.log(code === 0 ? `web-test: all ${Object.keys(tests).length} tests held` : `web-test: ${faults.length} faults`);
process.exit(code);
