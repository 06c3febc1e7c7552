// webkit.mjs: a page of WebKit for GTK, driven by WebDriver, with the calls of chromium.mjs.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { DrivenPage } from './actions.mjs';
import { pause } from './chromium.mjs';

const libraries = '/usr/lib';
function browser() {
  for (const machine of readdirSync(libraries)) {
    const path = join(libraries, machine, 'webkit2gtk-4.1', 'MiniBrowser');
    if (existsSync(path)) return path;
  }
  throw new Error(`webkit.mjs needs MiniBrowser of libwebkit2gtk-4.1-0; it is not in ${libraries}.`);
}

export class Page extends DrivenPage {
  /** Starts WebKit on a display of its own. `note` gets what a page throws. */
  static async open(note) {
    const page = new Page(), folder = mkdtempSync(join(tmpdir(), 'webkit-'));
    const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1700x4100x24'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
    const number = await new Promise((done) => display.stdio[3].once('data', (data) => done(String(data).trim())));
    const port = 20000 + (process.pid % 20000);
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore', env: { ...process.env, DISPLAY: `:${number}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } });
    Object.assign(page, { folder, display, driver, note, address: `http://127.0.0.1:${port}`, preload: '' });
    page.addScript(`window.events = 0;
      for (const type of ['pointerdown', 'pointermove', 'pointerup', 'wheel', 'keyup']) addEventListener(type, () => { events += 1; }, { capture: true, passive: true });`);
    const options = { binary: browser(), args: ['--automation'] };
    const { sessionId } = await page.send('POST', '/session', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } }, 100);
    page.address += `/session/${sessionId}`;
    return page;
  }
  async close() {
    await this.send('DELETE', '').catch(() => {});
    for (const process of [this.driver, this.display]) process.kill();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }

  /** Calls the driver. Tries again if the driver does not listen yet. */
  async send(method, path, body, tries = 1) {
    try {
      const answer = await fetch(this.address + path, { method, ...(body && { body: JSON.stringify(body) }) });
      const { value } = await answer.json();
      if (value?.error) throw new Error(`${value.error}: ${value.message}`);
      return value;
    } catch (error) {
      if (tries === 1) throw error;
      await pause(50);
      return this.send(method, path, body, tries - 1);
    }
  }
  async js(statements) {
    const script = `const done = arguments[1];
      new Promise((done) => done((0, eval)(arguments[0]))).then((value) => done([JSON.stringify(value)]), (error) => done(String(error)));`;
    const value = await this.send('POST', '/execute/async', { script, args: [statements] });
    if (!Array.isArray(value)) throw new Error(`${statements}: ${value}`);
    return value[0] === undefined || value[0] === null ? undefined : JSON.parse(value[0]);
  }
  /** Adds a script to every page, before its own. */
  async addScript(source) { this.preload += `<script>${source}</script>`; }
  /** Opens an address, and waits until its scripts have run. Of a file, opens a copy that has the added scripts. */
  async load(url) {
    const [file, hash] = url.split('#'), copy = join(this.folder, 'page.html');
    if (fileURLToPath(file) !== copy) writeFileSync(copy, this.preload + readFileSync(fileURLToPath(file), 'utf-8'));
    const address = pathToFileURL(copy).href + (hash === undefined ? '' : `#${hash}`);
    for (const url of ['about:blank', address]) await this.send('POST', '/url', { url });
  }
  async size(width, height) {
    // The window also has a bar.
    await this.send('POST', '/window/rect', { x: 0, y: 0, width, height });
    const inner = await this.js('innerHeight');
    await this.send('POST', '/window/rect', { x: 0, y: 0, width, height: 2 * height - inner });
  }
  /** Passes actions on when former ones are over. */
  perform(actions) { return (this.last = (this.last ?? Promise.resolve()).then(() => this.pass('POST', { actions }))); }
  /** Waits until the page has the events, and gets no more of them. They come with its frames, which may be slow. */
  async pass(method, body) {
    const before = await this.js('window.events'), limit = Date.now() + 3000;
    await this.send(method, '/actions', body);
    for (let former = before, events = before; former !== events || (events === before && Date.now() < limit); ) {
      await pause(80);
      [former, events] = [events, await this.js('window.events')];
    }
  }
  async wheel(...turn) {
    await super.wheel(...turn);
    // Wheels are a state of the driver. Its release sends the opposite wheel to the corner of the page, where no scene is.
    await this.pass('DELETE');
  }
  /** Returns a picture of the page, as a PNG in base 64. */
  picture() { return this.send('GET', '/screenshot'); }
}
