import { type Call, calls, STAFF_ROLES } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../src/testing';
import { registerPerson, signInStaff } from '../src/testing/people';
import { addEqualRows } from './support/equal-rows';
import { idsOf, type Page, type Row } from './support/sorted-rows';

let server: TestServer;
let token: string;
let holderId: number;

beforeAll(async () => {
  server = await startTestServer();
  ({ holderId } = await registerPerson(server, 'somebody'));
  const roles = STAFF_ROLES.filter((role) => role !== 'finance_maker');
  ({ token } = await signInStaff(server, 'everything', ...roles));
  await addEqualRows(server.testDatabase.asOwner, holderId);
}, 180_000);
afterAll(() => server.close());

type Counted = Page & { readonly total?: object };

const ask = async (call: Call, request: object): Promise<Counted> => {
  const reply = await server.send(call, request, { token });
  expect(reply.status, `${call.id} ${JSON.stringify(request)} ${reply.msg}`).toBe(200);
  return reply.data as unknown as Counted;
};

/** All rows of a list, three at a time. */
const walk = async (call: Call, request: object): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page: Counted = await ask(call, { ...request, limit: 3, ...(cursor ? { cursor } : {}) });
    rows.push(...page.items);
    cursor = page.next_cursor;
  }
  return rows;
};

/** Each with what says when its rows were made, and what they come to. */
const COUNTED = [
  ['withdrawals', calls.consoleWithdrawal.list, 'created_at', 'amount'],
  ['top-ups', calls.consoleTopup.list, 'created_at', 'amount'],
  ['plans', calls.consoleOrder.list, 'created_at', 'amount'],
  ['holders', calls.consoleHolder.list, 'created_at', null],
  ['reports', calls.consoleReport.list, 'received_at', 'spend'],
  ['proposals', calls.consoleProposal.list, 'created_at', 'amount'],
  ['remittances', calls.consoleRemittance.list, 'received_at', 'amount'],
  ['holds', calls.consoleHold.list, 'opened_at', 'amount'],
  ['acceptances', calls.consoleAcceptor.list, 'created_at', 'amount'],
  ['license keys', calls.consoleKey.licenseKeys, 'created_at', null],
  ['authorization codes', calls.consoleKey.authorizationCodes, 'created_at', null],
  ['feedback', calls.consoleFeedback.list, 'created_at', null],
  ['objections', calls.consoleObjection.list, 'created_at', null],
  ['messages', calls.consoleMessage.list, 'created_at', null],
  ['outbox', calls.consoleReport.outbox, 'created_at', null],
  ['webhook deliveries', calls.consoleWebhook.deliveries, 'happened_at', null],
  ['changes of staff', calls.consoleStaff.changes, 'time', null],
  ['the queue', calls.consoleQueue.list, 'since', null],
] as const;

describe.each(COUNTED)('%s', (_name, call, time, amount) => {
  it('are within a time and an amount, counted and summed up', async () => {
    const all = await walk(call, {});
    const of = (row: Row): number => Number(amount === null ? 0 : (row[amount] ?? Number.NaN));
    const at = all.map((row) => String(row[time])).toSorted()[Math.floor(all.length / 2)] ?? '';
    const bounds: [object, (row: Row) => boolean][] = [
      [{ from: at }, (row) => String(row[time]) >= at],
      [{ until: at }, (row) => String(row[time]) < at],
    ];
    if (amount !== null) bounds.push([{ amount_min: 150 }, (row) => of(row) >= 150]);
    if (amount !== null) bounds.push([{ amount_max: 150 }, (row) => of(row) <= 150]);
    for (const [bound, fits] of bounds) {
      const fitting = all.filter(fits);
      expect(idsOf(await walk(call, bound)).sort()).toEqual(idsOf(fitting).sort());
      const { total } = await ask(call, { ...bound, total_up_to: 50 });
      const sum = fitting.reduce((before, row) => before + (of(row) || 0), 0);
      const expected = { rows: fitting.length, is_part: false, amount: amount === null ? null : sum };
      expect(total, JSON.stringify(bound)).toEqual(expected);
    }
    expect(await ask(call, { total_up_to: 3 })).toMatchObject({
      total: { rows: 3, is_part: true, amount: null },
    });
    expect(await ask(call, {})).not.toHaveProperty('total');
  });
});

describe('narrowed', () => {
  const narrowed = async (call: Call, request: object) => idsOf(await walk(call, request)).sort();
  const fitting = async (call: Call, fits: (row: Row) => boolean) =>
    idsOf((await walk(call, {})).filter(fits)).sort();

  it('keys and codes are found by a part of the remark, or by how they begin', async () => {
    const { licenseKeys, issueLicenseKeys, authorizationCodes, issueAuthorizationCodes } = calls.consoleKey;
    const batch = { number: 2, remark: 'The fair of spring' };
    await ask(issueLicenseKeys, { ...batch, uses: 1 });
    await ask(issueAuthorizationCodes, batch);
    for (const call of [licenseKeys, authorizationCodes]) {
      const found = await walk(call, { query: 'fair OF' });
      expect(found.map(({ remark }) => remark)).toEqual([batch.remark, batch.remark]);
      const hint = String(found[0]?.['hint']).replace('…', '');
      expect(await narrowed(call, { query: hint.toLowerCase() })).toEqual(
        await fitting(call, (row) => String(row['hint']).startsWith(hint)),
      );
      expect(await narrowed(call, { query: 'said nowhere' })).toEqual([]);
    }
  });

  it('changes of staff are those of an account, or made by it, and of one kind', async () => {
    const { changes } = calls.consoleStaff;
    const [row] = await walk(changes, {});
    const name = String(row?.['username']);
    const isOf = (one: Row): boolean =>
      ['username', 'maker', 'checker'].some((who) => String(one[who] ?? '').startsWith(name));
    expect(await narrowed(changes, { query: name.toUpperCase() })).toEqual(await fitting(changes, isOf));
    const change = row?.['change'];
    expect(await narrowed(changes, { change })).toEqual(
      await fitting(changes, (one) => one['change'] === change),
    );
  });

  it('what waits, and what programs outside are told, are those of one holder', async () => {
    const id = String(holderId);
    for (const call of [calls.consoleQueue.list, calls.consoleWebhook.deliveries]) {
      const theirs = await narrowed(call, { holder_id: id });
      expect(theirs).toEqual(await fitting(call, (row) => row['holder_id'] === id));
      expect(theirs.length).toBeGreaterThan(0);
      expect(await narrowed(call, { holder_id: '999999' })).toEqual([]);
    }
  });
});
