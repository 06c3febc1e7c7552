// play.mjs PROBE.wasm: runs a probe with standard input and output.
import { readFileSync, writeSync } from 'node:fs';

const input = process.stdin.isTTY ? [] : readFileSync(0);
const output = [];
let next = 0;
const env = {
  text_read: () => (next < input.length ? input[next++] : -1),
  text_write: (byte) => output.push(byte),
};
const probe = new WebAssembly.Module(readFileSync(process.argv[2]));
const { exports } = new WebAssembly.Instance(probe, { env });
try {
  exports.__main_argc_argv(0, 0);
} catch (error) {
  throw new Error(`trap ${exports.csc_trap_code()}`, { cause: error });
} finally {
  writeSync(1, Buffer.from(output));
}
