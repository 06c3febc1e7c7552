// gallery-around.mjs: the page around a view, by real events: two fingers zoom it, an end of a view hands on to it, and its writing
// direction decides where a view begins. What the browser scrolls by itself, beside each view, gets the same events, and the page has
// to do the same. gallery-test.mjs runs these parts.
import { pause } from './chromium.mjs';

/** Returns the parts, by their names. The argument has the page and the checks of gallery-test.mjs. */
export function around({ page, js, check, report, load, settle, browser }) {
  // The fingers of other drivers scroll and zoom nothing by themselves.
  const hasFingers = browser === 'chromium';
  const frames = (count) => js(`(async () => { for (let one = 0; one < ${count}; one += 1) await new Promise((done) => request(done)); })()`);
  /** Opens the gallery in a window that is lower than the page, on a display with fingers. */
  async function open(width, height, isPhone = false) {
    await page.size(width, height, 1, isPhone);
    await page.touches(true);
    await load();
    await js('until(() => gallery.scenes.every((one) => !one.fillNative))');
    await settle('after the start');
  }
  /** Lets views and page come to rest. The page scrolls by itself, some frames later. */
  async function rest(what) {
    await settle(what);
    await js(`(async () => {
      let [last, still] = ['', 0];
      while (still < 12) {
        await new Promise((done) => request(done));
        const all = [scrollY, ...[...document.querySelectorAll('.native')].map((one) => [one.scrollLeft, one.scrollTop])].join();
        [last, still] = [all, all === last ? still + 1 : 0];
      }
    })()`);
  }
  /** A finger that goes along `ways` in turn, in steps of 8 points. It rests before it lifts, so that nothing glides. */
  async function finger([x, y], ...ways) {
    await page.touch('touchStart', [{ x, y, id: 1 }]);
    for (const [dx, dy] of ways) {
      for (let gone = 8; gone <= Math.abs(dx) + Math.abs(dy); gone += 8) {
        [x, y] = [x + Math.sign(dx) * 8, y + Math.sign(dy) * 8];
        await page.touch('touchMove', [{ x, y, id: 1 }]);
        await pause(8);
      }
    }
    await pause(120);
    await page.touch('touchEnd', []);
  }
  /** Brings the element of a scene into the middle of the window. Returns its middle. */
  async function centre(element) {
    await js(`${element}.scrollIntoView({ block: 'center' })`);
    await frames(3);
    const { x, y, width, height } = await js(`${element}.getBoundingClientRect().toJSON()`);
    return [x + width / 2, y + height / 2];
  }

  const parts = {
    async 'two fingers zoom the page'() {
      for (const isPhone of [true, false]) {
        for (const [name, isOfPage] of [['bouncing', true], ['infinite', true], ['map', false]]) {
          await open(...(isPhone ? [390, 844] : [1500, 1000]), isPhone);
          const [x, y] = await centre(`scene('${name}').element`), two = (far) => [{ x: x - far, y, id: 1 }, { x: x + far, y, id: 2 }];
          await page.touch('touchStart', two(20));
          for (let step = 1; step <= 10; step += 1) {
            await page.touch('touchMove', two(20 + 8 * step));
            await pause(8);
          }
          await page.touch('touchEnd', []);
          await rest(`two fingers on ${name}`);
          const [scale, zoom] = await js(`[visualViewport.scale, scene('${name}').view.read(RECORD.zoom)]`);
          check(isOfPage ? scale > 1.1 && zoom === 1 : scale === 1 && zoom > 1.5, `two fingers on ${name} zoom the page to ${scale}, and the content to ${zoom}`);
        }
      }
      report('two fingers zoom the page over a view that does not zoom, and the content of one that does');
    },

    async 'ends hand on'() {
      await open(800, 700);
      const elements = { here: 'scene("bouncing").element', browser: 'native("bouncing")' };
      const places = '[place(scene("bouncing"))[1], native("bouncing").scrollTop, scrollY]';
      /** Returns how far the list and the page move by an event at a list that has been brought to an end, or next to it. */
      const moves = async (who, style, key, isNext, act) => {
        await js(`begin('bouncing'); ${elements[who]}.style.overscrollBehavior = '${style}'; ${elements[who]}.focus({ preventScroll: true })`);
        await js(`native("bouncing").scrollTop = ${key ? 1e6 : 0}`);
        if (who === 'here') await page.key(key || 'Home');
        if (isNext && who === 'here') await page.key(key ? 'ArrowUp' : 'ArrowDown');
        if (isNext) await js(`native("bouncing").scrollTop += ${key ? -40 : 40}`);
        await rest('a key');
        const middle = await centre(elements[who]), before = await js(places);
        await act(middle);
        await rest(`an event ${who}`);
        const [list, native, page_] = (await js(places)).map((value, index) => Math.round(value - before[index]));
        return [who === 'here' ? list : native, page_];
      };
      const wheel = (...ways) => async (middle) => { for (const way of ways) await page.wheel(...middle, 0, way); };
      const touch = (...ways) => (middle) => finger(middle, ...ways.map((way) => [0, -way]));
      let events = 0;
      for (const style of ['auto', 'contain', 'none']) {
        for (const [key, way] of [['', -1], ['End', 1]]) {
          // Past the end; away from it; from beside the end past it; away from it and back, past it.
          for (const [what, isNext, isOut, act] of [
            ['a finger past the end', false, true, touch(120 * way)], ['a wheel past the end', false, true, wheel(120 * way)],
            ['a finger away from the end', false, false, touch(-120 * way)], ['a wheel away from the end', false, false, wheel(-120 * way)],
            ['a finger from beside the end past it', true, false, touch(160 * way)],
            ['a wheel from beside the end past it', true, false, wheel(120 * way)],
            ['a finger away from the end and back', false, false, touch(-80 * way, 160 * way)],
          ]) {
            if (style === 'none' && isNext) continue;
            if (!hasFingers && what.includes('finger')) continue;
            const [here, theirs] = [await moves('here', style, key, isNext, act), await moves('browser', style, key, isNext, act)];
            const name = `${style}, ${key || 'Home'}, ${what}`, isHanded = isOut && style === 'auto';
            // The wheels of other drivers do not pass the part of the browser that knows overscroll-behavior.
            const isAsTheirs = Math.abs(here[1] - theirs[1]) <= 5 || !hasFingers && style !== 'auto';
            check(isAsTheirs && (here[1] !== 0) === isHanded, `${name}: the page moves by ${here[1]}, and by ${theirs[1]} beside the browser's own list`);
            check(isOut || what.includes('back') ? here[0] === 0 : Math.abs(here[0]) >= 40, `${name}: the list moves by ${here[0]}`);
            events += 1;
          }
        }
      }
      report(`${events} wheels and fingers at the ends of a list move the page as beside the browser's own list`);
    },

    async 'from right to left'() {
      await open(1500, 1000);
      await js(`for (const one of [scene('paging').element, native('paging')]) one.dir = 'rtl'`);
      await rest('another direction');
      const pages = {
        element: 'place(scene("paging"))[0] / scene("paging").element.clientWidth', native: '0 - native("paging").scrollLeft / native("paging").clientWidth',
      };
      const ways = [
        ['a wheel to the left', 1, (middle) => page.wheel(...middle, -120, 0)], ['a wheel to the right', 0, (middle) => page.wheel(...middle, 120, 0)],
        ['a finger to the right', 1, (middle) => finger(middle, [160, 0])], ['a finger to the left', 0, (middle) => finger(middle, [-160, 0])],
        ['the left arrow', 1, () => page.key('ArrowLeft')], ['the right arrow', 0, () => page.key('ArrowRight')],
        ['the end key', 7, () => page.key('End'), true], ['the home key', 0, () => page.key('Home'), true],
      ];
      for (const [what, wanted, act, isHereAlone] of ways) {
        if (!hasFingers && what.includes('finger')) continue;
        const found = [];
        for (const [own, at] of [['scene("paging").element', pages.element], ['native("paging")', pages.native]]) {
          if (isHereAlone && found.length) continue;  // in a browser these keys are vertical
          const middle = await centre(own);
          await js(`${own}.focus({ preventScroll: true })`);
          await act(middle);
          await rest(what);
          found.push(Math.round((await js(at)) * 1000) / 1000);
        }
        check(found.every((one) => one === wanted), `from right to left, ${what} leads to the pages ${found}: here, and in the browser's own list`);
      }
      report('from right to left: wheels, fingers and keys turn the same pages as in the browser');
    },
  };
  return Object.entries(parts).filter(([name]) => hasFingers || !name.includes('fingers')).map(([, part]) => part);
}
