import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Asked, makeCrowdedDatabase, openCrowded } from './support/crowded';

/**
 * Rows of every table, and how many of them one statement of a page of 50 may take up. A filter by a state that one row
 * in thirty has goes through 1,500 of them, however large the table is; half a table is a walk through all of it.
 */
const ROWS = 4_000;
const READ_MOST = 2_000;
/** Pages gone through before the one that is looked at: of a whole list, and of a filtered one. */
const DEPTH = { whole: 10, filtered: 2 };

const FEW = 'bounded: made by staff, one by one';
const OF_STATEMENTS = 'bounded: the lines of the statements of the page';
const OF_RUNS = 'bounded: the payouts of the runs of the page, 100 at most of each';
const PASSES = 'of a state that few are in: goes past the others';
const OF_DAYS = 'bounded: the records of a stretch of days are folded whole';
const WAITS = 'bounded: what waits for staff, however much was done';

/** Lists of which something beside the page is counted, with what bounds the count. */
const COUNTS: Readonly<Record<string, string>> = {
  'consoleBank.list': OF_STATEMENTS,
  'consoleCoupon.campaigns': FEW,
  'consoleNotification.list': 'bounded: readers up to 1000 of each',
  'consoleRemittance.list': 'bounded: the orders that each of the payments names',
  'consoleStaff.list': 'bounded: security keys of the members of a page',
  'consoleSupport.conversations': 'bounded: unread messages up to 100 of each',
  'consoleWebhook.list': 'bounded: what waits for an endpoint, of which there are 20',
  'coupon.list': 'bounded: one of each campaign (coupon_campaign_once), beside what staff give by hand',
  'notification.list': 'bounded: no more than 100 are counted',
  'support.messages': 'bounded: no more than 100 are counted, among 500',
  'wallet.events': OF_DAYS,
};

/** Lists of which a statement takes up more than a page needs, with the reason. */
const READS: Readonly<Record<string, string>> = {
  'consoleAcceptor.list': FEW,
  'consoleBank.entries': PASSES,
  'consoleBank.lines': PASSES,
  'consoleBank.list': OF_STATEMENTS,
  'consoleCase.timeline': 'of one kind of act: goes past the other acts on record of the same holder',
  'consoleCoupon.campaigns': FEW,
  'consoleHolder.sessions': 'bounded: where one person is signed in',
  'consoleKey.authorizationCodes': PASSES,
  'consoleKey.licenseKeys': PASSES,
  'consoleNotification.list': FEW,
  'consoleNotification.templates': FEW,
  'consolePayee.list': FEW,
  'consolePayoutRun.list': OF_RUNS,
  'consoleProduct.list': FEW,
  'consoleQueue.list': WAITS,
  'consoleRemittance.list': COUNTS['consoleRemittance.list'] ?? '',
  'consoleReport.outbox': 'bounded: what has not left yet is sorted, where sorting is allowed',
  'consoleStaff.changes': 'of a kind that few are of: goes past the others',
  'consoleStaff.list': FEW,
  'consoleSupport.conversations': WAITS,
  'consoleWebhook.deliveries': PASSES,
  'consoleWebhook.list': COUNTS['consoleWebhook.list'] ?? '',
  'assistance.list': 'bounded: what a lead has open to followers',
  'coupon.list': COUNTS['coupon.list'] ?? '',
  'notification.list': 'of one category: goes past the newer ones of the others',
  'plan.products': FEW,
  'statement.staffActs': 'bounded: what was ever changed of one member of staff',
  'wallet.eventRecords':
    'bounded: what lies between the first and the last record of the event, here the whole chain',
  'wallet.events': `${OF_DAYS}; of one kind: goes past the newer ones of the others`,
};

let crowded: Awaited<ReturnType<typeof openCrowded>>;
let drop: () => Promise<void>;
const asked: Asked[] = [];
beforeAll(async () => {
  const { testDatabase, named, now } = await makeCrowdedDatabase(ROWS);
  drop = testDatabase.drop;
  crowded = await openCrowded(testDatabase, named, now);
  for (const listing of [...crowded.lists, ...crowded.messages]) {
    asked.push(...(await crowded.firstAndDeep(listing, listing.isFiltered ? DEPTH.filtered : DEPTH.whole)));
  }
}, 900_000);
afterAll(async () => {
  await crowded.close();
  await drop();
});

const idsOf = (these: readonly Asked[]): string[] => [...new Set(these.map(({ id }) => id))].sort();

const countsOf = ({ statements }: Asked): string[] =>
  statements.map(({ text }) => text).filter((text) => /\bcount\s*\(/i.test(text));

const greedyOf = ({ statements }: Asked): string[] =>
  statements
    .filter(({ rowsRead }) => rowsRead > READ_MOST)
    .map(({ text, rowsRead, from }) => `${rowsRead} rows, most of ${from}: ${text}`);

describe(`every list call, on tables of ${ROWS} rows of which one person owns two fifths and none of the newest`, () => {
  it('is answered, and most of them have more pages than one', () => {
    expect(asked.filter(({ code }) => code !== 200)).toEqual([]);
    expect(idsOf(asked).length).toBeGreaterThan(14);
    expect(idsOf(asked.filter(({ name }) => name.endsWith(', deep'))).length).toBeGreaterThan(10);
    // The plans are heard: no page comes from nowhere.
    expect(asked.filter(({ items, statements }) => items > 0 && statements.length === 0)).toEqual([]);
  });

  it('never skips rows by OFFSET', () => {
    const skipping = asked.filter(({ statements }) =>
      statements.some(({ text }) => /\boffset\b/i.test(text)),
    );
    expect(skipping).toEqual([]);
  });

  it('counts nothing on the way, but where a reason is written down', () => {
    const counting = asked.filter((one) => countsOf(one).length > 0);
    const unexplained = counting.filter(({ id }) => COUNTS[id] === undefined);
    expect(unexplained.map((one) => [one.name, ...countsOf(one)])).toEqual([]);
  });

  it(`takes up no more than ${READ_MOST} rows for a page, first or deep, but where a reason is written down`, () => {
    const greedy = asked.filter((one) => greedyOf(one).length > 0);
    const unexplained = greedy.filter(({ id }) => READS[id] === undefined);
    expect(unexplained.map((one) => [one.name, ...greedyOf(one)])).toEqual([]);
  });

  it('has no reason written down that is not needed any more', () => {
    const counting = idsOf(asked.filter((one) => countsOf(one).length > 0));
    expect(Object.keys(COUNTS).sort()).toEqual(counting);
    expect(Object.keys(READS).sort()).toEqual(idsOf(asked.filter((one) => greedyOf(one).length > 0)));
  });
});
