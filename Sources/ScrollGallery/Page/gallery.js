// gallery.js: the scenes of the gallery, each beside what the browser scrolls by itself.
'use strict';

const compact = () => paintCards(rowName, true);
/** How a scene differs from others: its painter, the scenes on the same card, and the heading of its view. */
const CARDS = {
  bouncing: { painter: rows }, clamping: { painter: compact }, refresh: { painter: compact }, headers: { painter: rows },
  tiling: { painter: compact },
  snapping: { painter: () => paintCards((key) => `${key % 1000 + 1}, ${Math.floor(key / 1000) + 1}`) },
  circular: { isShort: true }, infinite: { isShort: true, painter: () => paintCards((key) => `${key}`) },
  map: { painter: () => paintCards((key) => `${key % 1e6} · ${Math.floor(key / 1e6)}`) },
  nest: { painter: () => paintCards((key) => (key < 0 ? `Shelf ${-key}` : `${key % 100 + 1}`)) },
  feed: { painter: compact }, chat: { painter: compact }, bar: { painter: compact }, repeated: { isShort: true }, three: { isShort: true },
  linked: { painter: compact, with: ['linked-2'], label: '60 rows' },
  'linked-2': { painter: compact, label: '240 rows' },
  'profile-ios': {
    painter: compact, with: ['profile-android', 'profile-gtk', 'profile-chromium'], sharesGestures: true, label: 'iOS',
  },
  'profile-android': { painter: compact, label: 'Android' },
  'profile-gtk': { painter: compact, label: 'GTK' },
  'profile-chromium': { painter: compact, label: 'Chromium' },
};
const card = (scene) => CARDS[scene.name] ?? {};

const gallery = { page: null, scenes: [], selected: null, paintedAt: 0 };
window.gallery = gallery;

function describe(number) {
  const lines = gallery.page.text(gallery.page.exports.gallery_describe(number)).split('\n').map((one) => one.split('\t'));
  const [name, title, note] = lines[0];
  return {
    number, name, title, note,
    parameters: lines.filter((one) => one[0] === 'parameter').map(([, name, unit, ...values]) => {
      const [lower, upper, step, value] = values.map(Number);
      return { name, unit, lower, upper, step, value, standard: value };
    }),
    links: lines.filter((one) => one[0] === 'link').map(([, name, isOn]) => ({ name, isOn: isOn === 'true' })),
  };
}

function addPane(panes, heading, element) {
  const pane = panes.appendChild(make('div', 'pane'));
  pane.append(make('h3', '', heading), element);
  return element;
}

function addCard(scene) {
  const { isShort = false, with: others = [] } = card(scene);
  const members = [scene, ...others.map((name) => gallery.scenes.find((one) => one.name === name))];
  const box = make('article', 'scene');
  box.classList.toggle('short', isShort);
  box.classList.toggle('wide', members.length > 1);
  box.append(make('h2', '', scene.title), make('p', '', scene.note));
  const panes = box.appendChild(make('div', 'panes'));
  $('scenes').append(box);
  for (const one of members) {
    one.label = card(one).label ?? 'this library';
    one.element = addPane(panes, one.label, make('div', 'view'));
    Object.assign(one, { box, members });
  }
  const native = NATIVE[scene.name];
  if (native) Object.assign(scene, { native: addPane(panes, native[0], make('div', 'native')), fillNative: native[1] });
}

/** Attaches the view of a scene. All elements have their sizes by now, so the page is laid out once. */
function attach(scene) {
  const { painter = () => paintCards(cardName) } = card(scene);
  scene.view = gallery.page.attach(scene.name, scene.element, { painter: painter(), label: `${scene.title}, ${scene.label}` });
  for (const name of ['pointerdown', 'wheel', 'focus']) scene.element.addEventListener(name, () => select(scene), { passive: true });
}

/** Lets each view of a card get the pointers and wheels of the others. A key moves only the view that has the focus. */
function share(views) {
  for (const view of views) view.followers = views.filter((one) => one !== view);
}

/** Fills the elements that the browser scrolls, one at a time, after the first paint. */
function fillNatives() {
  const scene = gallery.scenes.find((one) => one.fillNative);
  if (!scene) return;
  const element = scene.fillNative();
  delete scene.fillNative;
  element.tabIndex = 0;
  element.setAttribute('role', 'region');
  element.setAttribute('aria-label', `${scene.title}, the browser’s own`);
  scene.native.replaceWith(element);
  setTimeout(fillNatives);
}

function frame(time) {
  if (!gallery.paintedAt) {
    gallery.paintedAt = performance.now();
    setTimeout(fillNatives);
  }
  if (gallery.selected && gallery.selected.view.place > 0) showFrame(time, gallery.selected);
}

async function start() {
  readColours();
  const text = $('module').textContent;
  if (!text.startsWith('AGFz')) throw new Error('This page has no module. Build it with .ci/gallery, and open .build/gallery/index.html.');
  const page = gallery.page = await ScrollPage.load(Uint8Array.from(atob(text), (one) => one.charCodeAt(0)));
  page.onframe = frame;
  page.onadvance = (time) => recorder.step(time);
  page.oninput = (name, view, values) => {
    shown.isAsked = true;
    recorder.note(name, view, values);
  };
  dark.addEventListener('change', () => {
    readColours();
    page.repaint();
  });
  gallery.scenes = Array.from({ length: page.exports.gallery_scenes() }, (_, number) => describe(number));
  const others = new Set(Object.values(CARDS).flatMap((one) => one.with ?? []));
  for (const scene of gallery.scenes) if (!others.has(scene.name)) addCard(scene);
  gallery.scenes.forEach(attach);
  for (const one of gallery.scenes) if (card(one).sharesGestures) share(one.members.map(({ view }) => view));
  for (const scene of gallery.scenes) page.call('gallery_reset', scene.number);
  select(gallery.scenes[0]);
  listenToPanel();
  openLink();
}

start().catch((error) => {
  if (gallery.page) return gallery.page.fail('start', error);
  $('scenes').textContent = `The gallery could not start: ${error.message}`;
  $('panel').hidden = true;
});
