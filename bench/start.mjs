// How soon the product serves when it is started again: from the start of the process to the first green /health/ready.
//   npm run build && node bench/start.mjs          ROUNDS=5
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { effort } from './lib/compare.mjs';
import { makeDataFolder } from './lib/data-folder.mjs';
import { medianOf, reportMost } from './lib/figures.mjs';
import { startProduct } from './lib/product.mjs';

const AIM_MS = 1_500;
const MOST_MS = 240_000;

const isReady = (origin) =>
  fetch(`${origin}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Milliseconds until it served. */
const startOnce = async (folder) => {
  const startMs = performance.now();
  const product = await startProduct(folder);
  try {
    while (!(await isReady(product.origin))) {
      if (performance.now() - startMs > MOST_MS) throw new Error(`it did not start: ${product.said()}`);
      await pause(10);
    }
    return performance.now() - startMs;
  } finally {
    await product.stop();
  }
};

const folder = await makeDataFolder('fairlead-start-');
try {
  console.log(`from nothing, sample data included: ${(await startOnce(folder)).toFixed(0)} ms`);
  const again = [];
  for (let round = 0; round < effort.rounds; round += 1) again.push(await startOnce(folder));
  console.log(`again: ${again.map((ms) => ms.toFixed(0)).join(', ')} ms`);
  reportMost('started again, ms', medianOf(again), AIM_MS);
} finally {
  await rm(folder, { recursive: true, force: true });
}
