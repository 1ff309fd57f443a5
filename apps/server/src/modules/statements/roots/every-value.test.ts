import { generateKeyPairSync } from 'node:crypto';
import { calls } from '@fairlead/contract';
import { type Statement, verifyStatement } from '@fairlead/verifier';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileAnswer } from '../../../http/answer';
import type { Incoming } from '../../../http/route';
import { createTestContext, type TestContext } from '../../../testing/context';
import { audit } from '../../audit';
import { statementsRoutes } from '../routes';
import { signNextDay } from './sign-days';

/** What docs/verify.md names as not covered by any hash; every other value of the file is. */
const NOT_COVERED = [
  /^(format|version|month|time_zone|currency|made_at|operator|holder\.operation_id)$/,
  /^entries\.\d+\.record\.entered_by_hand$/,
];

let context: TestContext;
let file: Statement;

/** An act of staff, a message and a report of the holder. */
const addRecords = (holderId: number, sequence: number): Promise<void> =>
  context.database.transaction(async (tx) => {
    const time = context.clock.now();
    await tx.query(
      `insert into chat_message (holder_id, conversation_id, sequence, author, kind, text, sent_at)
        values ($1, 1, $2, 'staff', 'text', 'good morning', $3)`,
      [holderId, sequence, time],
    );
    await tx.query(
      `insert into delivery_report (holder_id, order_id, source, bucket, version, impressions, clicks, conversions,
          spend_minor, gross_minor, revenue_minor, state, current, raw, raw_hash, received_at)
        values ($1, 1, 'test', $2, 1, 9, 8, 7, 0, 0, 0, 'accepted', true, '{}', sha256('{}'), $2)`,
      [holderId, time],
    );
    const actor = { type: 'staff', id: 1 } as const;
    const subject = { holderId, subjectType: 'holder', subjectId: holderId };
    await audit(tx, { actor, act: 'consoleHolder.disable', ...subject, after: { reason: 'why' }, time });
  });

beforeAll(async () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const key = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  context = await createTestContext({ ROOT_SIGNING_KEY: key });
  const holder = await context.makeHolder();
  const others = [await context.makeHolder(), await context.makeHolder()];
  context.clock.set(new Date('2026-01-30T10:00:00.000Z'));
  for (const { holderId } of [holder, ...others]) await context.topUp(holderId, 5_000);
  for (const day of ['02', '03', '05']) {
    context.clock.set(new Date(`2026-02-${day}T10:00:00.000Z`));
    await context.topUp(holder.holderId, 700);
    await addRecords(holder.holderId, Number(day));
  }
  context.clock.set(new Date('2026-02-05T00:30:00.000Z'));
  while ((await signNextDay(context)) === 1) context.clock.turn(1);
  const route = statementsRoutes(context).find(({ call }) => call === calls.statement.exportFile);
  const incoming = { request: { month: '2026-02' }, caller: holder, timeZone: 'UTC' };
  const answer = await route?.handle(incoming as unknown as Incoming);
  if (!answer?.ok) throw new Error('no file came');
  file = JSON.parse(String((answer.data as FileAnswer).content)) as Statement;
});
afterAll(() => context.close());

type Place = readonly (string | number)[];

/** Every single value of a document, by its place. */
const placesOf = (value: unknown, place: Place = []): Place[] => {
  if (Array.isArray(value)) return value.flatMap((item, index) => placesOf(item, [...place, index]));
  if (typeof value !== 'object' || value === null) return [place];
  return Object.entries(value).flatMap(([name, field]) => placesOf(field, [...place, name]));
};

/** As little changed as can be: one character, one minor unit. */
const changed = (value: unknown): unknown => {
  if (typeof value === 'number') return value + 1;
  if (typeof value !== 'string') return value === null ? 'x' : !value;
  const last = value.at(-1) ?? '';
  return /^[0-9a-f]{64}$/.test(value) || /^\d+$/.test(value)
    ? value.slice(0, -1) + (last === '0' ? '1' : '0')
    : `${value.slice(0, 1) === 'A' ? 'B' : 'A'}${value.slice(1)}`;
};

const changeAt = (document: unknown, place: Place): Statement => {
  const copy = structuredClone(document) as Record<string, unknown>;
  let inside = copy as Record<string | number, unknown>;
  for (const step of place.slice(0, -1)) inside = inside[step] as Record<string | number, unknown>;
  const last = place.at(-1) ?? '';
  inside[last] = changed(inside[last]);
  return copy as unknown as Statement;
};

describe('an exported statement with a signed root', () => {
  it('the past stays: verifies as it is, a day of it not signed yet', async () => {
    expect(file.entries).toHaveLength(3);
    // The newest day, the days on which the chain grew, that of the opening among them, and those between.
    expect(file.roots.map(({ day, leaf }) => [day, leaf.sequence])).toEqual([
      ['2026-02-04', 3],
      ['2026-02-03', 3],
      ['2026-02-02', 2],
      ['2026-01-30', 1],
    ]);
    expect(file.days?.map(({ day }) => day)).toEqual(['2026-02-01', '2026-01-31']);
    expect(await verifyStatement(file)).toEqual([]);
  });

  it('the past stays: with one value changed it does not, but for those that the paper names', async () => {
    const unfound: string[] = [];
    const places = placesOf(file);
    for (const place of places) {
      if ((await verifyStatement(changeAt(file, place))).length === 0) unfound.push(place.join('.'));
    }
    expect(places.length).toBeGreaterThan(90);
    expect(unfound.filter((place) => !NOT_COVERED.some((named) => named.test(place)))).toEqual([]);
  });

  it('the past stays: with a row removed, doubled or moved it does not', async () => {
    const { entries } = file;
    for (const [index, entry] of entries.entries()) {
      const rest = entries.filter((_, place) => place !== index);
      const moved = [...rest.slice(0, (index + 1) % 3), entry, ...rest.slice((index + 1) % 3)];
      for (const tampered of [rest, [...entries, entry], moved]) {
        expect(await verifyStatement({ ...file, entries: tampered })).not.toEqual([]);
      }
    }
  });
});
