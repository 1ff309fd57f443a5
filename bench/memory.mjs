// Resident memory of the whole product, database included, from its first start: sample data and all.
//   npm run build && node bench/memory.mjs         SECONDS=120 sets how long it is watched
// Linux only: pages that processes share are counted once (PSS), and as if each had its own (RSS).
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { reportMost } from './lib/figures.mjs';
import { startProduct } from './lib/product.mjs';

const AIM_MB = 300;
const STEP_MS = 250;
const watchMs = Number(process.env.SECONDS ?? 120) * 1000;

const readOrNothing = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It ended while we looked.
    return '';
  }
};

/** A process and all that descend from it. */
const familyOf = (ancestor) => {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [
      Number(name),
      Number(/^PPid:\s+(\d+)/m.exec(readOrNothing(`/proc/${name}/status`))?.[1]),
    ]);
  const family = new Set([ancestor]);
  for (let before = 0; before !== family.size; ) {
    before = family.size;
    for (const [pid, parent] of parents) if (family.has(parent)) family.add(pid);
  }
  return [...family];
};

const megabytes = (text, name) =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) / 1000;

const sample = (ancestor) => {
  const parts = { pss: 0, rss: 0, node: 0 };
  for (const pid of familyOf(ancestor)) {
    const text = readOrNothing(`/proc/${pid}/smaps_rollup`);
    parts.pss += megabytes(text, 'Pss');
    parts.rss += megabytes(text, 'Rss');
    if (pid === ancestor) parts.node = megabytes(text, 'Pss');
  }
  return parts;
};

const product = await startProduct();
const peak = { pss: 0, rss: 0, node: 0 };
let last = peak;
try {
  for (const endMs = performance.now() + watchMs; performance.now() < endMs; await pause(STEP_MS)) {
    last = sample(product.pid);
    for (const name of Object.keys(peak)) peak[name] = Math.max(peak[name], last[name]);
  }
} finally {
  await product.stop();
}
const written = ({ pss, rss, node }) =>
  `${Math.round(pss)} MB PSS in all, of which Node ${Math.round(node)}; ${Math.round(rss)} MB RSS`;
console.log(`peak: ${written(peak)}\nat the end: ${written(last)}`);
reportMost('peak of all processes together, MB PSS', peak.pss, AIM_MB);
