// panel.js: the selected scene: its parameters, its chain, its callbacks, and where it will rest.
'use strict';

const shown = { count: -1, axis: 1, phase: 0, isAsked: false, announced: null };
const say = (text) => { if ($('landing').textContent !== text) $('landing').textContent = text; };

function select(scene) {
  if (gallery.selected === scene) return;
  gallery.selected?.box.classList.remove('selected');
  gallery.selected = scene;
  scene.box.classList.add('selected');
  trace.length = 0;
  Object.assign(shown, { count: -1, axis: scene.view.position(0) > scene.view.position(1) ? 0 : 1, phase: 0, isAsked: true, announced: null });
  $('title').textContent = scene.title;
  $('note').textContent = scene.note;
  say('Move the content to see where it will rest.');
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
    const show = () => {
      output.textContent = `${+one.value.toFixed(4)} ${one.unit}`;
      input.setAttribute('aria-valuetext', output.textContent);
    };
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

function showTexts() {
  const scene = gallery.selected, { page } = gallery;
  if (!scene || page.failure) return;
  shown.count = page.exports.gallery_count(scene.number);
  $('callbacks').textContent = page.text(page.exports.gallery_log(scene.number)) || 'none yet';
  $('callbacks').scrollTop = 1e6;
  $('explanation').textContent = page.text(page.exports.gallery_explain(scene.number)) || 'The content has not moved yet.';
}

/** Shows what has changed in a frame. Texts change only with a callback, a phase or an event. */
function showFrame(time, scene) {
  const { view } = scene, phase = view.read(RECORD.phase);
  const vx = Math.abs(view.read(RECORD.velocityX)), vy = Math.abs(view.read(RECORD.velocityY));
  if (Math.max(vx, vy) > 1) shown.axis = vx > vy ? 0 : 1;
  addSample(time, view);
  plot(time, shown.axis);
  if (shown.count !== gallery.page.exports.gallery_count(scene.number)) showTexts();
  if (shown.phase !== phase || shown.isAsked) land(view, phase);
}

/** Announces where the content will rest, and compares the place with the one where it rests. */
const short = (number) => (Math.abs(number) < 1e7 ? number.toFixed(2) : number.toFixed(0));
const HOLDS = { 1: 'A finger holds the content.', 2: 'The content follows the finger.', 3: 'The content follows the wheel.' };
function land(view, phase) {
  const wasAnnounced = shown.announced;
  [shown.phase, shown.isAsked, shown.announced] = [phase, false, null];
  if (phase > 3) {
    shown.announced = [view.target(0), view.target(1)];
    say(`It will rest at ${short(shown.announced[shown.axis])}.`);
  } else if (phase > 0) {
    say(HOLDS[phase]);
  } else if (wasAnnounced) {
    const isExact = view.position(0) === wasAnnounced[0] && view.position(1) === wasAnnounced[1];
    const places = `Announced ${short(wasAnnounced[shown.axis])}, rests at ${short(view.position(shown.axis))}`;
    say(`${places}${isExact ? ': equal to the last bit.' : '.'}`);
  }
}

/** Resets a scene to its beginning. The numbers and links that the panel has set are applied again. */
function resetScene(scene) {
  const { page } = gallery;
  for (const one of scene.members) page.call('gallery_reset', one.number);
  scene.parameters.forEach((one, index) => page.call('gallery_set', scene.number, index, one.value));
  scene.links.forEach((one, index) => { if (!one.isOn) page.call('gallery_link', scene.number, index, 0); });
  page.ask();
}

function showRecorder(text) {
  $('record').textContent = recorder.isOn ? 'Stop' : 'Record';
  $('record').classList.toggle('on', recorder.isOn);
  for (const name of ['replay', 'share']) $(name).disabled = recorder.isOn || recorder.events.length === 0;
  // A recording has no changes of these.
  for (const name of ['parameters', 'chain']) $(name).inert = recorder.isOn;
  $('reset').disabled = recorder.isOn;
  $('recording').textContent = text;
}

/** Plays the recording in the address of the page, if there is any. */
function openLink() {
  if (location.hash.length < 2) return;
  try {
    const remark = recorder.open(location.hash.slice(1));
    showRecorder('The recording is that of the link.');
    if (remark) say(remark);
  } catch (error) {
    say(error.message);
  }
}

function listenToPanel() {
  $('record').addEventListener('click', () => {
    if (recorder.isOn) {
      recorder.end();
      showRecorder(`${recorder.events.length} events recorded.`);
    } else {
      recorder.begin(gallery.selected);
      showRecorder(`Recording ${gallery.selected.title}. Move it, then stop.`);
    }
  });
  $('replay').addEventListener('click', () => recorder.play());
  $('share').addEventListener('click', async () => {
    const link = recorder.link();
    history.replaceState(null, '', link);
    try {
      await navigator.clipboard.writeText(link);
      showRecorder('The link is copied. It is in the address bar, too.');
    } catch {
      showRecorder('The link is in the address bar.');
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
  $('more').addEventListener('click', () => {
    const isOpen = $('panel').classList.toggle('open');
    $('more').textContent = isOpen ? 'Less' : 'More';
    $('more').setAttribute('aria-expanded', isOpen);
  });
  new ResizeObserver(() => gallery.page.ask()).observe($('plot'));
  addEventListener('hashchange', openLink);
  for (const name of ['blur', 'pagehide']) addEventListener(name, () => recorder.cancel());
}
