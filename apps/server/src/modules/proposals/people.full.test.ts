import { calls, type ProposalKind, type RequestOf, type ResponseOf } from '@fairlead/contract';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../../../../../tools/lib/full.mjs';
import type { StaffCaller } from '../../http/route';
import { dataOf, openTestClient, type TestClient } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { readHolderName } from '../account';
import { peopleFor } from './agree';

const FROM_MINOR = 10_000;

let context: TestContext;
let client: TestClient;
let maker: StaffCaller;
let checkers: readonly StaffCaller[];
beforeAll(async () => {
  context = await createTestContext({ THREE_PEOPLE_FROM: 'house_funding=100,credit_score=0' });
  client = openTestClient(context);
  maker = await client.makeStaff('maker', 'finance_maker');
  const names = ['checker_a', 'checker_b', 'checker_c', 'checker_d'];
  checkers = await Promise.all(names.map((name) => client.makeStaff(name, 'finance_checker')));
});
afterEach(() => context.expectBooks());
afterAll(() => context.close());

let receipts = 0;
const fund = async (amount = FROM_MINOR): Promise<string> => {
  receipts += 1;
  const stated = { amount, receipt_number: `three-${receipts}` };
  return dataOf(await client.call(calls.consoleHouse.proposeFunding, maker, stated)).id;
};
const checker = (index: number): StaffCaller => {
  const found = checkers[index];
  if (found === undefined) throw new Error('no such checker');
  return found;
};
const approve = (id: string, by: StaffCaller) => client.call(calls.consoleProposal.approve, by, { id });
const detail = async (id: string) =>
  dataOf(await client.call(calls.consoleProposal.detail, checker(0), { id }));

describe('two people are two people: a proposal that takes three', () => {
  it('takes two below the amount, and from it another one who agrees before anything is posted', async () => {
    const below = await fund(FROM_MINOR - 1);
    expect(dataOf(await approve(below, checker(0)))).toMatchObject({ people: 2, state: 'approved' });
    const id = await fund();
    expect(dataOf(await approve(id, checker(0)))).toMatchObject({
      ...{ people: 3, state: 'pending', checker: null, agreed: ['checker_a'], transaction_ids: [] },
    });
    expect(await approve(id, checker(0))).toEqual({ ok: false, reason: 'same_person' });
    expect(await approve(id, maker)).toEqual({ ok: false, reason: 'same_person' });
    const approved = dataOf(await approve(id, checker(1)));
    expect(approved).toMatchObject({ state: 'approved', checker: 'checker_b', agreed: ['checker_a'] });
    expect(approved.transaction_ids).toHaveLength(1);
    const acts = await context.database.query<{ act: string; actor_id: number }>(
      `select act, actor_id from audit_entry where subject_type = 'proposal' and subject_id = $1 order by id`,
      [id],
    );
    expect(acts).toEqual([
      { act: 'propose.house_funding', actor_id: maker.staffId },
      { act: 'agreed.house_funding', actor_id: checker(0).staffId },
      { act: 'approved.house_funding', actor_id: checker(1).staffId },
    ]);
  });

  it('takes them always where nothing is the least, and is stopped by one who refuses', async () => {
    const holder = await context.makeHolder();
    const support = await client.makeStaff('support', 'support');
    const forged = { id: String(holder.holderId), reason: 'A forged document' };
    const { id } = dataOf(await client.call(calls.consoleHolder.proposeScore, support, forged));
    expect(dataOf(await approve(id, checker(0)))).toMatchObject({ people: 3, state: 'pending' });
    const refused = { id, reason: 'It is genuine' };
    expect(dataOf(await client.call(calls.consoleProposal.refuse, checker(0), refused))).toMatchObject({
      state: 'refused',
    });
  });

  it('does not count who was disabled since', async () => {
    const gone = await client.makeStaff('gone', 'finance_checker');
    const id = await fund();
    dataOf(await approve(id, gone));
    await context.asOwner('update staff set disabled_at = $2 where id = $1', [
      gone.staffId,
      context.clock.now(),
    ]);
    expect(dataOf(await approve(id, checker(0)))).toMatchObject({ state: 'pending' });
    expect(dataOf(await approve(id, checker(1)))).toMatchObject({
      ...{ state: 'approved', agreed: ['checker_a', 'gone'] },
    });
  });

  it('is kept by the database too: no word of the maker, none twice, none left out, none afterwards', async () => {
    const id = await fund();
    const agree = (staffId: number) =>
      context.database.query('insert into proposal_agreement values ($1, $2, $3)', [
        ...[id, staffId, context.clock.now()],
      ]);
    const decide = (staffId: number) =>
      context.database.query(
        `update proposal set state = 'approved', checker_id = $2, decided_at = $3 where id = $1`,
        [id, staffId, context.clock.now()],
      );
    await expect(agree(maker.staffId)).rejects.toThrow('may not agree');
    await expect(decide(checker(0).staffId)).rejects.toThrow('it takes 3 people');
    await agree(checker(0).staffId);
    await expect(agree(checker(0).staffId)).rejects.toThrow('duplicate key');
    await expect(decide(checker(0).staffId)).rejects.toThrow('it takes 3 people');
    await expect(context.asOwner('update proposal set people = 2 where id = $1', [id])).rejects.toThrow(
      'the past stays',
    );
    await expect(
      context.asOwner('delete from proposal_agreement where proposal_id = $1', [id]),
    ).rejects.toThrow('the past stays');
    dataOf(await approve(id, checker(1)));
    await expect(agree(checker(2).staffId)).rejects.toThrow('may not agree');
  });
});

describe('what is done for many at once', () => {
  const people = (kind: ProposalKind, ...amounts: readonly number[]) =>
    peopleFor(
      { threePeopleFrom: new Map([['withdrawal_payment', FROM_MINOR]]) },
      {
        kind,
        payload: { amountMinor: amounts.reduce((sum, amount) => sum + amount, 0) },
        touched: amounts.map((amountMinor, index) => ({
          ...{ holderId: index, subjectType: 'withdrawal', subjectId: index, amountMinor },
        })),
      },
    );

  it('takes three people as soon as one of them alone would, whatever they are in all', () => {
    for (const kind of ['payout_run', 'payout_settlement'] as const) {
      expect(people(kind, FROM_MINOR - 1, FROM_MINOR - 1)).toBe(2);
      expect(people(kind, 1, FROM_MINOR)).toBe(3);
    }
    expect(people('report_file', 1, FROM_MINOR)).toBe(2);
  });

  it('takes as many to have the house bear one payment of a run', () => {
    const bears = (amountMinor: number) =>
      peopleFor(
        { threePeopleFrom: new Map([['withdrawal_payment', FROM_MINOR]]) },
        { kind: 'payout_settlement', payload: { amountMinor } },
      );
    expect([FROM_MINOR - 1, FROM_MINOR].map(bears)).toEqual([2, 3]);
  });
});

const act = fc.record({ who: fc.integer({ min: -1, max: 2 }), refuses: fc.boolean() });
const race = fc.record({
  amount: fc.constantFrom(FROM_MINOR - 1, FROM_MINOR, FROM_MINOR + 1),
  acts: fc.array(act, { minLength: 1, maxLength: 6 }),
  takesBack: fc.boolean(),
});

/** Who agreed to it or decided, as the record has it. */
const wordsOn = (id: string) =>
  context.database.query<{ actor_id: number }>(
    `select actor_id from audit_entry where subject_type = 'proposal' and subject_id = $1
       and split_part(act, '.', 1) in ('agreed', 'approved')`,
    [id],
  );

describe('two people are two people: whoever acts at the same moment', () => {
  it('nothing is posted that fewer people agreed to than it takes, nor twice, nor after it was taken back', async () => {
    const play = async ({
      amount,
      acts,
      takesBack,
    }: typeof race extends fc.Arbitrary<infer R> ? R : never) => {
      const id = await fund(amount);
      const sent = acts.map(({ who, refuses }) => {
        const by = who < 0 ? maker : checker(who);
        return refuses && who === 2
          ? client.call(calls.consoleProposal.refuse, by, { id, reason: 'No such receipt' })
          : approve(id, by);
      });
      if (takesBack)
        sent.push(client.call(calls.consoleProposal.withdraw, maker, { id }) as (typeof sent)[0]);
      await Promise.all(sent);
      const shown = await detail(id);
      const words = (await wordsOn(id)).map(({ actor_id: staffId }) => staffId);
      expect(words).not.toContain(maker.staffId);
      expect(new Set(words).size).toBe(words.length);
      const isPosted = shown.state === 'approved';
      expect(shown.transaction_ids).toHaveLength(isPosted ? 1 : 0);
      if (isPosted) expect(words).toHaveLength((amount < FROM_MINOR ? 2 : 3) - 1);
      if (takesBack) expect(shown.state).not.toBe('pending');
    };
    await fc.assert(fc.asyncProperty(race, play), { numRuns: runs(12, 300) });
  });
});

describe('where a proposal stands among those that wait for somebody', () => {
  type Place = ResponseOf<typeof calls.consoleProposal.place>;
  const place = async (by: StaffCaller, id?: string): Promise<Place> =>
    dataOf(await client.call(calls.consoleProposal.place, by, id === undefined ? {} : { id }));

  it('is counted from what expires first, without what they made, agreed to, or may not decide', async () => {
    const fresh = await client.makeStaff('fresh', 'finance_checker');
    const before = await place(fresh);
    const [first, second, third] = [await fund(), await fund(500), await fund()];
    const waiting = before.waiting + 3;
    expect(await place(fresh, second)).toEqual({
      ...{ waiting, place: waiting - 1, previous: first, next: third },
    });
    dataOf(await approve(first, fresh));
    expect(await place(fresh, second)).toMatchObject({ waiting: waiting - 1, place: waiting - 2 });
    // After the last comes the first again; what was just decided leads on all the same.
    expect((await place(fresh, third)).next).toBe(before.next ?? second);
    expect(await place(fresh, first)).toMatchObject({ place: null, next: second });
    dataOf(await client.call(calls.consoleProposal.withdraw, maker, { id: third }));
    const admin = await client.makeStaff('admin', 'admin');
    expect(await place(admin, second)).toEqual({ waiting: 0, place: null, previous: null, next: null });
  });
});

describe('the record of a proposal', () => {
  type Asked = RequestOf<typeof calls.consoleAudit.list>;
  const auditor = { ...({ kind: 'staff', staffId: 0, roles: ['auditor'] } as const), username: 'auditor' };
  const record = async (asked: Asked) =>
    dataOf(
      await client.call(
        calls.consoleAudit.list,
        { ...auditor, tokenHash: Buffer.alloc(32) } as StaffCaller,
        asked,
      ),
    ).items;
  const actsOf = async (asked: Asked) => (await record(asked)).map(({ act }) => act);

  it('is found from its own page and that of its holder, by who, days, holder and acts, with names and amount', async () => {
    const id = await fund(FROM_MINOR + 7);
    dataOf(await approve(id, checker(0)));
    dataOf(await approve(id, checker(1)));
    const own = { subject_type: 'proposal', subject_id: id };
    const acts = ['approved.house_funding', 'agreed.house_funding', 'propose.house_funding'];
    expect(await actsOf({ ...own, what: 'acts' })).toEqual(acts);
    const [decided] = await record(own);
    expect(decided).toMatchObject({
      ...{ actor: 'checker_b', amount: FROM_MINOR + 7, receipt: `three-${receipts}`, is_read: false },
    });
    expect(decided?.changes).toEqual(
      expect.arrayContaining([
        { name: 'state', before: 'pending', after: 'approved' },
        { name: 'makerId', before: null, after: 'maker' },
      ]),
    );
    expect(await actsOf({ ...own, actor: 'checker_a', what: 'acts' })).toEqual(acts.slice(1, 2));
    expect(await actsOf({ ...own, acts: `${acts[0]},${acts[2]}` })).toEqual([acts[0], acts[2]]);
    const now = context.clock.now().toISOString();
    const later = new Date(context.clock.now().getTime() + 1_000).toISOString();
    expect(await actsOf({ ...own, from: later })).toEqual([]);
    expect(await actsOf({ ...own, until: now })).toEqual([]);
    expect(await actsOf({ ...own, from: now, until: later, what: 'acts' })).toEqual(acts);
    expect(await actsOf({ ...own, what: 'refused' })).toEqual([]);
    expect(await actsOf({ ...own, holder: 'nobody' })).toEqual([]);
  });

  it('is on that of what it is about, and reads are told from acts', async () => {
    const holder = await context.makeHolder();
    const support = await client.makeStaff('support_b', 'support');
    const forged = { id: String(holder.holderId), reason: 'A forged document' };
    const { id } = dataOf(await client.call(calls.consoleHolder.proposeScore, support, forged));
    await detail(id);
    const about = { subject_type: 'holder', subject_id: String(holder.holderId) };
    expect(await actsOf({ ...about, what: 'acts' })).toEqual(['propose.credit_score']);
    const { username } = await readHolderName(context.database, holder.holderId);
    expect(await actsOf({ holder: username, what: 'acts' })).toEqual(['propose.credit_score']);
    const [read] = await record({ holder: username, what: 'reads' });
    expect(read).toMatchObject({ act: 'consoleProposal.detail', holder: username, is_read: true });
  });
});
