// `node bench/faults/run.mjs [NAME…]`: the drills of docs/high-availability.md#drills, all of them where none is named, and
// one row of their table each. The product has to be built. Ends with 1 where something was not as it has to be, where a
// drill could not be played to its end, or where one that was named was left out.
import { FAULTS } from './faults.mjs';
import { faultsOf, HEAD, rowOf, slownessOf } from './lib/judge.mjs';
import { drill } from './lib/round.mjs';

const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : Object.keys(FAULTS);
const unknown = names.filter((name) => FAULTS[name] === undefined);
if (unknown.length > 0) {
  console.error(`unknown: ${unknown.join(', ')}\nknown: ${Object.keys(FAULTS).join(', ')}`);
  process.exit(2);
}

const rows = [];
const wrong = [];
const leftOut = [];

const say = (list, words) => {
  list.push(words);
  console.log(words);
};

const play = async (name, fault) => {
  const outcome = await drill(fault);
  say(rows, rowOf(name, fault, outcome));
  const { acknowledged: _acknowledged, lost: _lost, doubled: _doubled, fatal, ...rest } = outcome;
  console.log(JSON.stringify({ ...rest, fatal: fatal.length }));
  for (const line of fatal.slice(0, 3)) console.log(line.slice(0, 400));
  for (const words of [...faultsOf(fault, outcome), ...slownessOf(fault, outcome)])
    say(wrong, `${name}: ${words}`);
};

for (const name of names) {
  const fault = FAULTS[name];
  const lacking = (fault.needs ?? []).flatMap((need) => need() ?? []);
  if (lacking.length > 0) {
    say(leftOut, `${name}: ${lacking.join('; ')}`);
    continue;
  }
  try {
    await play(name, fault);
  } catch (error) {
    say(wrong, `${name}: was not played to its end: ${error.stack}`);
  }
}
console.log(`\n${HEAD}\n${rows.join('\n')}`);
if (leftOut.length > 0) console.log(`\nLEFT OUT\n${leftOut.join('\n')}`);
console.log(wrong.length > 0 ? `\nWRONG\n${wrong.join('\n')}` : '\nwhat was played is as it has to be');
// A drill that broke off may have left something open.
process.exit(wrong.length > 0 || (asked.length > 0 && leftOut.length > 0) ? 1 : 0);
