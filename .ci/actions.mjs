// actions.mjs: lists of actions of WebDriver, for firefox.mjs and webkit.mjs.
const KEYS = { Control: '\uE009', ArrowRight: '\uE014', PageDown: '\uE00F', Home: '\uE011', End: '\uE010', Tab: '\uE004' };
const pointer = (id, pointerType, ...actions) => ({ type: 'pointer', id, parameters: { pointerType }, actions });
const move = ({ x, y }, duration = 0) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration });
const press = (button = 0) => ({ type: 'pointerDown', button }), lift = (button = 0) => ({ type: 'pointerUp', button });
const wait = { type: 'pause', duration: 0 };

export function mouse(type, x, y, { button = 'left' } = {}) {
  const number = { left: 0, right: 2 }[button], act = { mousePressed: press, mouseReleased: lift }[type];
  return [pointer('mouse', 'mouse', move({ x, y }), ...(act ? [act(number)] : []))];
}
/** A wheel; with the control key, if there are modifiers. */
export function wheel(x, y, deltaX, deltaY, modifiers = 0) {
  const scroll = { type: 'scroll', x: Math.round(x), y: Math.round(y), deltaX, deltaY, duration: 0 };
  if (!modifiers) return [{ type: 'wheel', id: 'wheel', actions: [scroll] }];
  const control = (type) => ({ type, value: KEYS.Control });
  return [
    { type: 'key', id: 'keys', actions: [control('keyDown'), wait, control('keyUp')] }, { type: 'wheel', id: 'wheel', actions: [wait, scroll, wait] }];
}
/** Fingers at points with ids. Those in `former` are down; of these, the ones without a point are lifted. */
export function finger(points, former) {
  const ids = points.map(({ id }) => id), gone = former.filter((id) => !ids.includes(id));
  return [
    ...points.map((point) => pointer(`finger-${point.id}`, 'touch', move(point), ...(former.includes(point.id) ? [] : [press()]))),
    ...gone.map((id) => pointer(`finger-${id}`, 'touch', lift()))];
}
export function key(name) { return [{ type: 'key', id: 'keys', actions: ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[name] ?? name })) }]; }
/** A drag by the mouse or by a finger, in steps of 8 ms, which lets go at speed. */
export function pull(device, x, y, dx, dy, steps = 6) {
  const at = (step) => ({ x: x + (dx * step) / steps, y: y + (dy * step) / steps });
  const moves = Array.from({ length: steps }, (_, step) => move(at(step + 1), 8));
  return [pointer(device === 'mouse' ? 'mouse' : 'finger-1', device, move(at(0)), press(), ...moves, lift())];
}
