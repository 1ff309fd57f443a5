// What growth costs: pages of lists at every depth, puts, and the desk's case of one person, with ever more behind them.
// One database for each size, all on one PostgreSQL, and asked in turns: whatever else the machine does strikes all alike.
//   npm run build && node bench/growth.mjs                         SIZES=1000,100000,10000000
import { fillPast } from './lib/bulk.mjs';
import { openCase } from './lib/case.mjs';
import { compare, effort } from './lib/compare.mjs';
import { percentileOf, reportLeast, reportMost } from './lib/figures.mjs';
import { openFixture } from './lib/fixture.mjs';
import { DEPTHS, LISTS, readKeys, readPage } from './lib/lists.mjs';
import { putRate } from './lib/load.mjs';

const SIZES = (process.env.SIZES ?? '1000,100000,10000000').split(',').map(Number);
const HOLDERS = 50;
const PAGES = 400;
const AIM_PAGE = 1.3;
const AIM_PUT = 0.85;
const AIM_CASE_SECONDS = 1;
const MB = 2 ** 20;

const openSize = async (fixture, size) => {
  const databaseUrl = await fixture.createDatabase(`growth_${size}`);
  const empty = await fixture.startServer(databaseUrl);
  await empty.stop();
  const people = await fixture.seed(databaseUrl, { holders: HOLDERS, availableMinor: 1_000_000_000_000 });
  const { ms, bytes } = await fillPast(databaseUrl, size);
  console.log(`${size} flow records were made in ${(ms / 1000).toFixed(0)} s, ${(bytes / MB).toFixed(0)} MB`);
  return {
    size,
    databaseUrl,
    people,
    keys: await readKeys(databaseUrl),
    server: await fixture.startServer(databaseUrl),
  };
};

/** The 95th percentile of one page, by side. */
const measurePage = async (sides, list, depth) => {
  const times = sides.map(() => []);
  for (let page = -10; page < PAGES; page += 1) {
    for (const [place, side] of sides.entries()) {
      const ms = await readPage(side, list, depth);
      if (page >= 0) times[place].push(ms);
    }
  }
  return times.map((one) => percentileOf(one, 95));
};

const measureLists = async (sides) => {
  for (const list of LISTS) {
    for (const depth of DEPTHS) {
      const [least, ...others] = await measurePage(sides, list, depth);
      const what = `${list.name}, ${depth} page: p95 at`;
      console.log(`${what} ${SIZES[0]}: ${least.toFixed(1)} ms`);
      for (const [place, p95] of others.entries())
        reportMost(`${what} ${SIZES[place + 1]} ÷ ${SIZES[0]}`, p95 / least, AIM_PAGE);
    }
  }
};

const measurePuts = async (sides) => {
  const load = { clients: 16, seconds: effort.seconds };
  for (const { server, people } of sides) await putRate(server, people, load);
  const puts = sides.map(({ size, server, people }) => [`at ${size}`, () => putRate(server, people, load)]);
  const rates = await compare(Object.fromEntries(puts), effort.rounds);
  for (const size of SIZES.slice(1))
    reportLeast(`puts at ${size} ÷ ${SIZES[0]}`, rates[`at ${size}`] / rates[`at ${SIZES[0]}`], AIM_PUT);
};

const fixture = await openFixture();
try {
  const sides = [];
  for (const size of SIZES) sides.push(await openSize(fixture, size));
  // The newest rows are everyone's then, as in life, and not those of whoever has most.
  await measurePuts(sides);
  await measureLists(sides);
  const [few, most] = await openCase(sides.at(-1));
  console.log(`cases of persons with ${few.records} and ${most.records} flow records`);
  const what = `of ${SIZES.at(-1)} flow records, opened in the console, seconds`;
  reportMost(`case of a person with few ${what}`, few.seconds, AIM_CASE_SECONDS);
  reportMost(`case of the person with half ${what}`, most.seconds, AIM_CASE_SECONDS);
} finally {
  await fixture.stop();
}
