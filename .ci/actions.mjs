// actions.mjs: a page that is driven by lists of actions of WebDriver, for firefox.mjs and webkit.mjs.
const KEYS = { Control: '\uE009', Shift: '\uE008', ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowDown: '\uE015', ArrowRight: '\uE014', PageDown: '\uE00F', Home: '\uE011', End: '\uE010', Tab: '\uE004' };
const pointer = (id, pointerType, ...actions) => ({ type: 'pointer', id, parameters: { pointerType }, actions });
const move = ({ x, y }, duration = 0) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration });
const press = (button = 0) => ({ type: 'pointerDown', button }), lift = (button = 0) => ({ type: 'pointerUp', button });
const wait = { type: 'pause', duration: 0 };

function mouse(type, x, y, { button = 'left' } = {}) {
  const number = { left: 0, right: 2 }[button], act = { mousePressed: press, mouseReleased: lift }[type];
  return [pointer('mouse', 'mouse', move({ x, y }), ...(act ? [act(number)] : []))];
}
/** A wheel; with the control key, if there are modifiers. */
function wheel(x, y, deltaX, deltaY, modifiers = 0) {
  const scroll = { type: 'scroll', x: Math.round(x), y: Math.round(y), deltaX, deltaY, duration: 0 };
  if (!modifiers) return [{ type: 'wheel', id: 'wheel', actions: [scroll] }];
  const control = (type) => ({ type, value: KEYS.Control });
  return [
    { type: 'key', id: 'keys', actions: [control('keyDown'), wait, control('keyUp')] }, { type: 'wheel', id: 'wheel', actions: [wait, scroll, wait] }];
}
/** Fingers at points with ids. Those in `former` are down; of these, the ones without a point are lifted. */
function finger(points, former) {
  const ids = points.map(({ id }) => id), gone = former.filter((id) => !ids.includes(id));
  return [
    ...points.map((point) => pointer(`finger-${point.id}`, 'touch', move(point), ...(former.includes(point.id) ? [] : [press()]))),
    ...gone.map((id) => pointer(`finger-${id}`, 'touch', lift()))];
}
function key(name, shift = false) {
  const act = (type, value = KEYS[name] ?? name) => ({ type, value });
  const actions = [act('keyDown'), act('keyUp')];
  return [{ type: 'key', id: 'keys', actions: shift ? [act('keyDown', KEYS.Shift), ...actions, act('keyUp', KEYS.Shift)] : actions }];
}
/** A drag by the mouse or by a finger, in steps of 8 ms, which lets go at speed. */
function pull(device, x, y, dx, dy, steps = 6) {
  const at = (step) => ({ x: x + (dx * step) / steps, y: y + (dy * step) / steps });
  const moves = Array.from({ length: steps }, (_, step) => move(at(step + 1), 8));
  return [pointer(device === 'mouse' ? 'mouse' : 'finger-1', device, move(at(0)), press(), ...moves, lift())];
}

/** A page whose `perform` passes a list of actions on. */
export class DrivenPage {
  async touches() { /* a finger needs no preparation */ }
  mouse(type, x, y, more) { return this.perform(mouse(type, x, y, more)); }
  wheel(x, y, deltaX, deltaY, modifiers) { return this.perform(wheel(x, y, deltaX, deltaY, modifiers)); }
  touch(type, points) {
    const former = this.fingers ?? [];
    this.fingers = points.map(({ id }) => id);
    return this.perform(finger(points, former));
  }
  key(name, shift) { return this.perform(key(name, shift)); }
  drag(...way) { return this.perform(pull(...way)); }
}
