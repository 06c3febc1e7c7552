// chromium.mjs: a page of a headless Chromium, driven by its debugging protocol over a pipe.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const pause = (ms) => new Promise((done) => setTimeout(done, ms));

export class Page {
  /** Starts Chromium. `note` gets what a page throws, and what it writes to its console. */
  static async open(note, ...flags) {
    const page = new Page(), profile = mkdtempSync(join(tmpdir(), 'chromium-'));
    const process = spawn(
      'chromium',
      ['--headless=new', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--remote-debugging-pipe', ...flags, `--user-data-dir=${profile}`,
        'about:blank'],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
    const gone = new Promise((done) => process.on('exit', done));
    Object.assign(page, { process, profile, gone, note, calls: new Map(), number: 0, session: undefined });
    let received = Buffer.alloc(0);
    process.stdio[4].on('data', (data) => {
      received = Buffer.concat([received, data]);
      for (let end = received.indexOf(0); end >= 0; end = received.indexOf(0)) {
        page.receive(JSON.parse(received.subarray(0, end)));
        received = received.subarray(end + 1);
      }
    });
    const { targetInfos } = await page.send('Target.getTargets');
    const { targetId } = targetInfos.find((one) => one.type === 'page');
    page.session = (await page.send('Target.attachToTarget', { targetId, flatten: true })).sessionId;
    await Promise.all([page.send('Runtime.enable'), page.send('Page.enable'), page.send('Emulation.setFocusEmulationEnabled', { enabled: true })]);
    return page;
  }
  async close() {
    await Promise.race([this.send('Browser.close').catch(() => {}), pause(2000)]);
    this.process.kill();
    await Promise.race([this.gone, pause(3000)]);
    // A process of it may still write.
    try { rmSync(this.profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }); } catch { /* the system removes it */ }
  }

  receive({ id, error, result, method, params }) {
    const call = this.calls.get(id);
    this.calls.delete(id);
    if (call) error ? call.fail(new Error(JSON.stringify(error))) : call.done(result);
    else if (method === 'Runtime.exceptionThrown') this.note('exception', params.exceptionDetails.exception?.description);
    else if (method === 'Runtime.consoleAPICalled') this.note(params.type, params.args.map((one) => one.value ?? one.description).join(' '));
  }
  send(method, params = {}) {
    return new Promise((done, fail) => {
      this.calls.set(this.number += 1, { done, fail });
      this.process.stdio[3].write(`${JSON.stringify({ id: this.number, method, params, ...(this.session && { sessionId: this.session }) })}\0`);
    });
  }
  async js(expression) {
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
    return result.value;
  }
  /** Adds a script to every page, before its own. */
  addScript(source) { return this.send('Page.addScriptToEvaluateOnNewDocument', { source }); }
  /** Opens an address, and waits until its scripts have run. */
  async load(url) {
    for (const address of ['about:blank', url]) await this.send('Page.navigate', { url: address });
    for (let tries = 0; tries < 400; tries += 1) {
      if (await this.js('document.readyState === "complete" && location.href !== "about:blank"')) return;
      await pause(10);
    }
    throw new Error(`${url} does not load`);
  }
  size(width, height, deviceScaleFactor = 1, mobile = false) {
    return this.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor, mobile });
  }
  touches(enabled) { return this.send('Emulation.setTouchEmulationEnabled', { enabled, ...(enabled && { maxTouchPoints: 5 }) }); }
  mouse(type, x, y, more = {}) {
    return this.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons: 1, clickCount: 1, pointerType: 'mouse', ...more });
  }
  wheel(x, y, deltaX, deltaY, modifiers = 0) { return this.mouse('mouseWheel', x, y, { button: 'none', buttons: 0, deltaX, deltaY, modifiers }); }
  touch(type, touchPoints, timestamp = Date.now() / 1000) { return this.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp }); }
  /** Presses a key, with the shift key or without it. The browser itself scrolls by an arrow key only if it has its code. */
  async key(key, shift = false) {
    const windowsVirtualKeyCode = { ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40 }[key];
    for (const type of ['keyDown', 'keyUp']) await this.send('Input.dispatchKeyEvent', { type, key, windowsVirtualKeyCode, modifiers: shift ? 8 : 0 });
  }
  /** Drags by the mouse or by a finger, in steps of 8 ms, and lets go at speed. Sends all events at once. */
  drag(device, x, y, dx, dy, steps = 6) {
    const start = Date.now() / 1000 - 0.008 * (steps + 1), sent = [];
    const at = (step) => [x + (dx * step) / steps, y + (dy * step) / steps];
    for (let step = 0; step <= steps + 1; step += 1) {
      const [px, py] = at(Math.min(step, steps)), phase = step === 0 ? 0 : step > steps ? 2 : 1, timestamp = start + 0.008 * step;
      sent.push(
        device === 'mouse'
          ? this.mouse(['mousePressed', 'mouseMoved', 'mouseReleased'][phase], px, py, { timestamp })
          : this.touch(['touchStart', 'touchMove', 'touchEnd'][phase], phase === 2 ? [] : [{ x: px, y: py, id: 1 }], timestamp));
    }
    return Promise.all(sent);
  }
  /** The roles in the accessibility tree. */
  async roles() {
    await this.send('Accessibility.enable');
    return (await this.send('Accessibility.getFullAXTree')).nodes.filter((one) => !one.ignored).map((one) => one.role.value);
  }
  /** Returns a picture of the page, as a PNG in base 64. */
  async picture() { return (await this.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })).data; }
}
