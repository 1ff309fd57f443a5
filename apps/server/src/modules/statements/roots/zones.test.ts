import { calls } from '@fairlead/contract';
import { checkFile } from '@fairlead/verifier';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileAnswer } from '../../../http/answer';
import type { HolderCaller, Incoming } from '../../../http/route';
import { dataOf } from '../../../testing/client';
import { createTestContext, type TestContext } from '../../../testing/context';
import { signingTime, signQuiet } from '../../../testing/sign-quiet';
import { newKey } from '../../../testing/signed-history';
import type { StatementDocument } from '../document';
import { statementsRoutes } from '../routes';
import { signNextDay } from './sign-days';

const DAY_MS = 86_400_000;
const KEY = newKey();
/** Of the first holder, within a month's last hours in every zone; and of the second, just after it in the programme's. */
const EVENTS = [
  ['2025-12-20T12:00:00Z', 0],
  ['2025-12-20T12:00:00Z', 1],
  ['2026-01-31T08:00:00Z', 0],
  ['2026-02-01T02:00:00Z', 1],
] as const;
const LAST = '2026-03-02';

let context: TestContext;
let days: string;
const holders: HolderCaller[] = [];

const fileOf = async (
  call: 'exportFile' | 'signedDays',
  request: object,
  caller?: HolderCaller,
  timeZone = 'UTC',
) => {
  const route = statementsRoutes(context).find((one) => one.call === calls.statement[call]);
  const answer = await route?.handle({ request, caller, timeZone } as unknown as Incoming);
  if (answer === undefined) throw new Error('no file came');
  return String((dataOf(answer) as FileAnswer).content);
};

const statementOf = (holder: 0 | 1, month: string, timeZone: string) =>
  fileOf('exportFile', { month }, holders[holder], timeZone);

beforeAll(async () => {
  context = await createTestContext({ ROOT_SIGNING_KEY: KEY });
  for (let made = 0; made < 2; made += 1) holders.push(await context.makeHolder());
  for (let at = Date.parse('2025-12-20'); at <= Date.parse(LAST); at += DAY_MS) {
    const day = new Date(at).toISOString().slice(0, 10);
    const events = EVENTS.filter(([time]) => time.startsWith(day));
    for (const [time, holder] of events) {
      context.clock.set(new Date(time));
      await context.topUp(holders[holder]?.holderId ?? 0, 1_000);
    }
    context.clock.set(signingTime(day));
    if (events.length === 0) await signQuiet(context, [day], KEY);
    else expect(await signNextDay(context)).toBe(1);
  }
  days = await fileOf('signedDays', {});
}, 300_000);
afterAll(() => context.close());

describe('a month in another zone than the programme signs in', () => {
  it.each(['UTC', 'Asia/Tokyo', 'Pacific/Kiritimati', 'Pacific/Honolulu', 'America/New_York'])(
    'is verified in %s, to its last hour',
    async (zone) => {
      const report = await checkFile(await statementOf(0, '2026-01', zone), { lists: [days] });
      expect([report.result, report.lines]).toEqual(['verified', expect.anything()]);
    },
  );

  it.each(['Asia/Tokyo', 'Pacific/Kiritimati'])(
    'is not connected in %s where the file leaves out what happened in its last hours',
    async (zone) => {
      const { opening, roots, ...rest } = JSON.parse(
        await statementOf(0, '2026-01', zone),
      ) as StatementDocument;
      expect(rest.entries).toHaveLength(1);
      // The place of 30 January is that of 20 December, and so is its tree.
      const list = JSON.parse(days) as Pick<StatementDocument, 'days'> & { roots: StatementDocument['days'] };
      const place = { ...roots.at(-1), ...list.roots.find(({ day }) => day === '2026-01-30') };
      const file = { ...rest, opening, closing: opening, entries: [], roots: [place], days: [] };
      const report = await checkFile(JSON.stringify(file), { lists: [days] });
      expect(report).toMatchObject({ result: 'not_connected', faults: [] });
    },
  );

  it.each([
    ['2026-01', 'Asia/Tokyo', 1, 'verified'],
    ['2026-01', 'Pacific/Honolulu', 1, 'verified'],
    // The month begins after the entry, within the programme's day that holds it.
    ['2026-02', 'America/New_York', 1, 'not_connected'],
    ['2026-02', 'Asia/Tokyo', 0, 'not_connected'],
    ['2026-02', 'UTC', 1, 'verified'],
  ] as const)('of %s in %s, with an entry in the hours between (%d), is %s and no fault', async (...row) => {
    const [month, zone, holder, result] = row;
    const report = await checkFile(await statementOf(holder, month, zone), { lists: [days] });
    expect(report).toMatchObject({ result, faults: [] });
  });
});
