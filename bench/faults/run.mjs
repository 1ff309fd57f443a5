// `node bench/faults/run.mjs [NAME…]`: the drills of docs/high-availability.md#drills, all of them where none is named, and
// one row of their table each. The product has to be built.
import { networkInterfaces } from 'node:os';
import { missingPackages } from '../../tools/lib/failover/packages.mjs';
import { FAULTS } from './faults.mjs';
import { drill, faultsOf, HEAD, rowOf, slownessOf } from './lib/round.mjs';

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(FAULTS);
const unknown = names.filter((name) => FAULTS[name] === undefined);
if (unknown.length > 0) {
  console.error(`unknown: ${unknown.join(', ')}\nknown: ${Object.keys(FAULTS).join(', ')}`);
  process.exit(2);
}
const missing = missingPackages();
if (missing.length > 0) console.log(`left out without ${missing.join(', ')}: drills of the failover set-up`);

/** In a network of its own there is nobody but this machine. */
const isApart = () => Object.keys(networkInterfaces()).every((name) => name === 'lo');

let isWell = true;
const rows = [];
for (const name of names) {
  const fault = FAULTS[name];
  if (missing.length > 0 && fault.isFailover) continue;
  if (fault.needsRoot && process.getuid?.() !== 0) {
    console.log(`${name}: left out, only root may do that`);
    continue;
  }
  if (fault.isApart && !isApart()) {
    console.log(
      `${name}: left out, run it alone by unshare --net sh -c 'ip link set lo up && node bench/faults/run.mjs ${name}'`,
    );
    continue;
  }
  const outcome = await drill(fault);
  const faults = [...faultsOf(fault, outcome), ...slownessOf(fault, outcome)];
  rows.push(rowOf(name, fault, outcome));
  console.log(rows.at(-1));
  const { acknowledged: _acknowledged, lost: _lost, doubled: _doubled, fatal, ...rest } = outcome;
  console.log(JSON.stringify({ ...rest, fatal: fatal.length }));
  for (const line of fatal.slice(0, 3)) console.log(line.slice(0, 400));
  for (const words of faults) console.log(`${name}: ${words}`);
  isWell &&= faults.length === 0;
}
console.log(`\n${HEAD}\n${rows.join('\n')}`);
process.exitCode = isWell ? 0 : 1;
