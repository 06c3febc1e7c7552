// firefox.mjs: a page of a headless Firefox, driven by WebDriver BiDi, with the calls of chromium.mjs. Needs node's option
// --experimental-websocket up to version 21.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DrivenPage } from './actions.mjs';
import { pause } from './chromium.mjs';

export class Page extends DrivenPage {
  /** Starts Firefox. `note` gets what a page throws, and what it writes to its console. */
  static async open(note) {
    const page = new Page(), profile = mkdtempSync(join(tmpdir(), 'firefox-'));
    writeFileSync(join(profile, 'user.js'), `user_pref('dom.w3c_touch_events.enabled', 1);\n`);
    const process = spawn(
      'firefox-esr', ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
      { stdio: ['ignore', 'ignore', 'pipe'], env: { ...globalThis.process.env, MOZ_HEADLESS_WIDTH: '1600', MOZ_HEADLESS_HEIGHT: '4000' } });
    const gone = new Promise((done) => process.on('exit', done));
    Object.assign(page, { process, profile, gone, note, calls: new Map(), number: 0 });
    const address = await new Promise((done, fail) => {
      let text = '';
      process.stderr.on('data', (data) => {
        text += data;
        const found = /WebDriver BiDi listening on (ws:\S+)/.exec(text);
        if (found) done(found[1]);
      });
      gone.then(() => fail(new Error(`Firefox has ended: ${text}`)));
    });
    page.socket = new WebSocket(`${address}/session`);
    page.socket.onmessage = ({ data }) => page.receive(JSON.parse(data));
    await new Promise((done, fail) => Object.assign(page.socket, { onopen: done, onerror: fail }));
    await page.send('session.new', { capabilities: {} });
    await page.send('session.subscribe', { events: ['log.entryAdded'] });
    // The first window has no focus.
    page.context = (await page.send('browsingContext.create', { type: 'window' })).context;
    return page;
  }
  async close() {
    await Promise.race([this.send('browser.close').catch(() => {}), pause(5000)]);
    this.process.kill();
    await Promise.race([this.gone, pause(3000)]);
    // A process of it may still write.
    try { rmSync(this.profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }); } catch { /* the system removes it */ }
  }

  receive({ id, type, error, message, result, method, params }) {
    const call = this.calls.get(id);
    this.calls.delete(id);
    if (call) type === 'error' ? call.fail(new Error(`${error}: ${message}`)) : call.done(result);
    else if (method === 'log.entryAdded') this.note(params.type === 'javascript' ? 'exception' : params.method ?? params.type, params.text);
  }
  send(method, params = {}) {
    return new Promise((done, fail) => {
      this.calls.set(this.number += 1, { done, fail });
      this.socket.send(JSON.stringify({ id: this.number, method, params }));
    });
  }
  async js(statements) {
    const expression = `Promise.resolve((0, eval)(${JSON.stringify(statements)})).then((value) => JSON.stringify(value))`;
    const { result, exceptionDetails } = await this.send('script.evaluate', { expression, target: { context: this.context }, awaitPromise: true });
    if (exceptionDetails) throw new Error(`${statements}: ${exceptionDetails.text}`);
    return result.value === undefined ? undefined : JSON.parse(result.value);
  }
  /** Adds a script to every page, before its own. */
  addScript(source) {
    // An eval has a scope of its own for constants, and if it is strict, also for functions.
    const open = source.replace(/^'use strict';/m, '').replace(/^(const|let) /gm, 'var ');
    return this.send('script.addPreloadScript', { functionDeclaration: `() => { (0, eval)(${JSON.stringify(open)}); }` });
  }
  /** Opens an address, and waits until its scripts have run. */
  async load(url) {
    for (const address of ['about:blank', url]) {
      await this.send('browsingContext.navigate', { context: this.context, url: address, wait: 'complete' });
    }
  }
  size(width, height, devicePixelRatio = 1) {
    return this.send('browsingContext.setViewport', { context: this.context, viewport: { width, height }, devicePixelRatio });
  }
  perform(actions) { return this.send('input.performActions', { context: this.context, actions }); }
  /** Returns a picture of the page, as a PNG in base 64. */
  async picture() { return (await this.send('browsingContext.captureScreenshot', { context: this.context })).data; }
}
