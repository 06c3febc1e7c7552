// links-test.mjs [COUNT]: changes bytes of recorded events as the gallery's links have them, and reads them again.
//
// A link is refused, or each of its events has only numbers that a page can have. COUNT is the number of changed links, 200,000 if it is
// left out. The last line has the numbers of refused and accepted links.
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';

const context = createContext({ atob, btoa, URLSearchParams });
runInContext('const UP = 2, CANCELLED = 3;', context);
runInContext(readFileSync(new URL('../Sources/ScrollGallery/Page/recorder.js', import.meta.url), 'utf8'), context);
const { encode, decode, toDelta } = runInContext('({ encode, decode, toDelta })', context);

let state = 42n;
/** A random whole number below a limit, by SplitMix64. */
function below(limit) {
  state = (state + 0x9E3779B97F4A7C15n) & 0xFFFFFFFFFFFFFFFFn;
  let mixed = state;
  mixed = ((mixed ^ (mixed >> 30n)) * 0xBF58476D1CE4E5B9n) & 0xFFFFFFFFFFFFFFFFn;
  mixed = ((mixed ^ (mixed >> 27n)) * 0x94D049BB133111EBn) & 0xFFFFFFFFFFFFFFFFn;
  return Number((mixed ^ (mixed >> 31n)) % BigInt(limit));
}
const NONE = 1 << 28, place = () => below(20000) - 2000, wait = () => below(4000);
const kinds = [
  () => [0, wait(), below(5), 1 + below(4), below(3), place(), place()],
  () => [1, wait(), place(), place(), below(3), ...(below(2) ? [NONE, NONE] : [place(), place()]), below(8), place(), place()],
  () => [2, wait(), below(12), below(3)],
  () => [3, wait()],
];
const recording = () => Array.from({ length: 1 + below(12) }, () => kinds[below(4)]());
/** Changes, removes, repeats or inserts some bytes. */
function changed(text) {
  const bytes = [...atob(text.replaceAll('-', '+').replaceAll('_', '/'))].map((letter) => letter.charCodeAt(0));
  for (let count = below(4); count >= 0; count -= 1) {
    const at = below(bytes.length + 1);
    switch (below(4)) {
      case 0: bytes[Math.min(at, bytes.length - 1)] = below(256); break;
      case 1: bytes.splice(at, 1 + below(3)); break;
      case 2: bytes.splice(at, 0, ...bytes.slice(at, at + 1 + below(8))); break;
      default: bytes.splice(at, 0, ...Array(1 + below(160)).fill(below(2) ? 255 : 128 + below(128)), below(128));
    }
    if (!bytes.length) bytes.push(below(256));
  }
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
const fail = (what) => { console.log(`links-test: ${what}`); process.exit(1); };
/** What the scene would get, or undefined if all of it can be. */
function oddity([kind, time, ...values]) {
  if (!(time >= 0 && time <= 86400 * 65536)) return `a time of ${time}`;
  const numbers = kind === 0 ? [...values.slice(0, 3), values[3] / 16, values[4] / 16]
    : kind === 1 ? [toDelta(values[0]), toDelta(values[1]), values[2], values[5], values[6] / 16, values[7] / 16] : values;
  const odd = numbers.find((number) => !Number.isFinite(number) || Math.abs(number) > 1e7);
  return odd === undefined ? undefined : `${odd} in an event of kind ${kind}`;
}

let refused = 0, accepted = 0;
const count = Number(process.argv[2] ?? 200000);
for (let round = 0; round < count; round += 1) {
  const events = recording(), text = encode(events);
  if (JSON.stringify(decode(text)) !== JSON.stringify(events)) fail(`events are read otherwise than they were written: ${JSON.stringify(events)}`);
  const link = changed(text);
  let read;
  try { read = decode(link); } catch (error) {
    if (!/^A link needs .*Copy it again\.$/.test(error.message)) fail(`${link} is refused without a fix: ${error.message}`);
    refused += 1;
    continue;
  }
  accepted += 1;
  for (const event of read) {
    const odd = oddity(event);
    if (odd) fail(`round ${round}: ${link} is accepted with ${odd}`);
  }
}
if (accepted < count / 50 || refused < count / 50) fail(`${accepted} accepted and ${refused} refused of ${count}: too few of one`);
console.log(`links of the gallery with changed bytes: ${refused} refused, ${accepted} accepted with numbers of a page`);
