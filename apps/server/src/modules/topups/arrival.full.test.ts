import { randomUUID } from 'node:crypto';
import { calls, type RequestOf } from '@fairlead/contract';
import { readWallet } from '@fairlead/ledger';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../../../../../tools/lib/full.mjs';
import { routesOf } from '../../app/parts';
import type { HolderCaller, StaffCaller } from '../../http/route';
import { clientOf, dataOf, openTestClient, type TestClient } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { addPayee } from '../../testing/payee';
import { rewriteProposal } from '../../testing/rewrite-proposal';
import { addUpload } from '../../testing/stored-image';
import { acceptorsRoutes } from '../acceptors';

const DAY_MS = 86_400_000;
const METHODS = ['bank_transfer', 'card', 'wallet', 'cash'] as const;
const RECORDED = { ok: false, reason: 'receipt_already_recorded' };

let context: TestContext;
let client: TestClient;
let exchange: ReturnType<typeof clientOf>;
let maker: StaffCaller;
let checker: StaffCaller;
let payeeId: string;

beforeAll(async () => {
  context = await createTestContext();
  client = openTestClient(context);
  exchange = clientOf(acceptorsRoutes(context));
  maker = await client.makeStaff('maker', 'finance_maker');
  checker = await client.makeStaff('checker', 'finance_checker');
  payeeId = await addPayee(context);
});
afterEach(() => context.expectBooks());
afterAll(() => context.close());

type Asked = RequestOf<typeof calls.topup.request>;
type Statement = Partial<RequestOf<typeof calls.consoleTopup.propose>>;

const ask = async (holder: HolderCaller, more: Partial<Asked> = {}) =>
  dataOf(await client.call(calls.topup.request, holder, { amount: 10_000, ...more })).id;

/** States what arrived for a case of somebody new. */
const state = async (more: Statement = {}, asked: Partial<Asked> = {}) =>
  client.call(calls.consoleTopup.propose, maker, {
    ...{ topup_id: await ask(await context.makeHolder(), asked), amount: 10_000, method: 'bank_transfer' },
    ...{ receipt_number: randomUUID(), payee_id: payeeId },
    ...more,
  });

/** States what arrived for a claim of somebody new. */
const confirm = async (more: Partial<RequestOf<typeof calls.consoleAcceptor.proposeConfirmation>> = {}) => {
  const holder = await context.makeHolder();
  const terms = { pair: 'EUR/USD', rate: '1.1', fee_bp: 0, min_amount: 1, max_amount: 50_000 };
  const { proposal, code } = dataOf(
    await exchange(calls.consoleAcceptor.issue, maker, {
      ...{ ...terms, holder_id: String(holder.holderId), type: 'enterprise', legal_name: 'Quay B.V.' },
      ...{ payee_id: payeeId, amount: 10_000 },
      expires_at: new Date(context.clock.now().getTime() + DAY_MS).toISOString(),
    }),
  );
  await client.pass(checker, { ok: true, data: proposal });
  const { id } = dataOf(await exchange(calls.acceptor.detail, holder, { type: 'enterprise', code }));
  const file_ids = [await addUpload(context, holder.holderId)];
  dataOf(await exchange(calls.acceptor.claim, holder, { acceptance_id: id, amount: 10_000, file_ids }));
  return client.call(calls.consoleAcceptor.proposeConfirmation, maker, {
    ...{ acceptance_id: id, amount: 10_000, receipt_number: randomUUID() },
    ...more,
  });
};

const detail = async (id: string) => dataOf(await client.call(calls.consoleProposal.detail, checker, { id }));
const wrong = (field: string, reason: string) => ({
  ...{ ok: false, reason: 'invalid_fields' },
  detail: { fields: { [field]: reason } },
});

describe('the payee of a top-up', () => {
  it('is an approved one of the registry; any other is refused at its field and leaves the case as it was', async () => {
    const holder = await context.makeHolder();
    const topup_id = await ask(holder);
    const others = [
      await addPayee(context, { state: 'proposed' }),
      await addPayee(context, { state: 'retired' }),
      '999999',
    ];
    for (const payee_id of others)
      expect(await state({ topup_id, payee_id })).toEqual(wrong('payee_id', 'not_one_of'));
    expect(dataOf(await client.call(calls.topup.list, holder, {})).items).toMatchObject([{ state: 'asked' }]);
  });

  it('may be a retired one for whom a card of it was sent to: flagged, and posted', async () => {
    const [holder, other] = [await context.makeHolder(), await context.makeHolder()];
    const topup_id = await ask(holder);
    const retired = await addPayee(context, { name: 'Old Quay' });
    const support = await client.makeStaff('support', 'support');
    const send = () => client.call(calls.consoleTopup.sendCard, support, { topup_id, payee_id: retired });
    dataOf(await send());
    const retirement = { id: retired, reason: 'The account is closed.' };
    await client.pass(checker, await client.call(calls.consolePayee.proposeRetirement, maker, retirement));
    expect(await send()).toMatchObject({ reason: 'payee_not_approved' });
    const conversations = dataOf(await client.call(calls.support.conversations, holder, {})).items;
    const recharge = conversations.find(({ topic }) => topic === 'recharge')?.id ?? '';
    const chat = await client.call(calls.support.messages, holder, { conversation_id: recharge });
    expect(dataOf(chat).items.flatMap(({ card }) => card ?? [])).toMatchObject([
      { payee_id: retired, retired: true },
    ]);
    // Who was never sent its card cannot have paid to it.
    expect(await state({ topup_id: await ask(other), payee_id: retired })).toEqual(
      wrong('payee_id', 'not_one_of'),
    );
    const stated = await state({ topup_id, payee_id: retired });
    expect((await detail(dataOf(stated).id)).flags).toContainEqual({
      ...{ key: 'payee_retired', flag: 'payee_retired', about: 'Old Quay' },
    });
    await client.pass(checker, stated);
    expect((await readWallet(context.database, holder.holderId))?.available).toBe(10_000);
  });

  it('was a word before: such a statement is not posted any more, and can be refused', async () => {
    const { id, subject } = dataOf(await state());
    const payload = { amountMinor: 10_000, receiptNumber: 'old', payee: 'x', method: 'cash', remark: '' };
    await rewriteProposal(context, 'update proposal set payload = $2 where id = $1', [
      id,
      JSON.stringify(payload),
    ]);
    expect((await detail(id)).arrival).toMatchObject({ payee: 'x', receipt_number: 'old' });
    expect(await client.call(calls.consoleProposal.approve, checker, { id })).toMatchObject({
      reason: 'payee_not_approved',
    });
    dataOf(await client.call(calls.consoleProposal.refuse, checker, { id, reason: 'no such payee' }));
    dataOf(await state({ topup_id: subject.id }));
  });
});

describe('a receipt of a payee', () => {
  it.each([
    ['the same again', 'BANK-1001', 'BANK-1001'],
    ['in small letters', 'BANK-1002', 'bank-1002'],
    ['with other marks and spaces', 'BANK-1003', '  bank   1003 '],
    ['without any', 'BANK-1004', 'bank1004'],
    ['in wide digits', 'BANK-1005', 'BANK‐１００５'],
  ])('is recorded once: %s', async (_how, first, second) => {
    await client.pass(checker, await state({ receipt_number: first }));
    expect(await state({ receipt_number: second })).toEqual(RECORDED);
  });

  it('is recorded once whatever the method: of several that state it at the same moment one is agreed to', async () => {
    const stated = await Promise.all(METHODS.map((method) => state({ receipt_number: 'BANK-2001', method })));
    // Whose flags changed between the look and the approval looks again.
    const approve = async (id: string): Promise<unknown> => {
      const answer = await client.call(calls.consoleProposal.approve, checker, { id });
      return !answer.ok && answer.reason === 'flags_not_acknowledged' ? approve(id) : answer;
    };
    const answers = await Promise.all(stated.map((answer) => approve(dataOf(answer).id)));
    const refused = answers.filter((answer) => !(answer as { ok: boolean }).ok);
    expect(refused).toEqual([RECORDED, RECORDED, RECORDED]);
    expect(await state({ receipt_number: 'bank 2001', method: 'cash' })).toEqual(RECORDED);
  });

  it('is recorded once for top-ups and confirmed claims together', async () => {
    await client.pass(checker, await state({ receipt_number: 'BANK-3001' }));
    expect(await confirm({ receipt_number: 'bank 3001' })).toEqual(RECORDED);
    await client.pass(checker, await confirm({ receipt_number: 'BANK-3002' }));
    expect(await state({ receipt_number: 'bank 3002' })).toEqual(RECORDED);
  });

  it('says nothing about another payee’s of the same number', async () => {
    dataOf(await state({ receipt_number: 'BANK-4001' }));
    dataOf(await state({ receipt_number: 'BANK-4001', payee_id: await addPayee(context) }));
  });

  it('has a letter or a digit', async () => {
    const refusal = wrong('receipt_number', 'invalid_format');
    expect(await state({ receipt_number: ' -- ' })).toEqual(refusal);
    expect(await confirm({ receipt_number: ' -- ' })).toEqual(refusal);
  });

  it('posts at most once, however often and in whatever spelling it is stated', async () => {
    const spellings = fc.constantFrom(
      ...[(number: string) => `BANK-${number}`, (number: string) => ` bank ${number}`],
      ...[(number: string) => `Bank/${number}`, (number: string) => `ＢＡＮＫ${number}`],
    );
    const attempt = fc.record({
      spell: spellings,
      method: fc.constantFrom(...METHODS),
      isClaim: fc.boolean(),
      isRefused: fc.boolean(),
    });
    let used = 5_000;
    await fc.assert(
      fc.asyncProperty(fc.array(attempt, { minLength: 2, maxLength: 6 }), async (attempts) => {
        used += 1;
        let posted = 0;
        for (const { spell, method, isClaim, isRefused } of attempts) {
          const receipt_number = spell(String(used));
          const stated = await (isClaim ? confirm({ receipt_number }) : state({ receipt_number, method }));
          if (!stated.ok) continue;
          const { id } = stated.data;
          const refusal = { id, reason: 'not at the bank' };
          if (isRefused) dataOf(await client.call(calls.consoleProposal.refuse, checker, refusal));
          else
            posted += dataOf(await client.call(calls.consoleProposal.approve, checker, { id })).moves.length;
        }
        expect(posted).toBe(attempts.some(({ isRefused }) => !isRefused) ? 1 : 0);
      }),
      { numRuns: runs(6, 60) },
    );
  });
});

describe('what arrived', () => {
  const reason = 'The bank kept 1.00 on the way.';

  it.each([
    ['amount', { amount: 9_900 }, { amount_differs: true, method_differs: false }],
    ['method', { method: 'cash' }, { amount_differs: false, method_differs: true }],
  ] as const)('needs a reason where its %s is not what was asked for', async (_what, stated, differs) => {
    const asked = { method: 'bank_transfer' } as const;
    expect(await state(stated, asked)).toEqual(wrong('difference_reason', 'required'));
    expect(await state({ ...stated, difference_reason: '   ' }, asked)).toEqual(
      wrong('difference_reason', 'required'),
    );
    const { id } = dataOf(await state({ ...stated, difference_reason: reason }, asked));
    expect((await detail(id)).arrival).toMatchObject({
      ...{ asked_amount: 10_000, asked_method: 'bank_transfer', amount: 10_000, method: 'bank_transfer' },
      ...{ ...stated, ...differs, reason },
    });
  });

  it('is compared with the payment card that was sent, where the case named no method', async () => {
    const topup_id = await ask(await context.makeHolder());
    const support = await client.makeStaff('desk', 'support');
    dataOf(
      await clientOf(routesOf(context))(calls.consoleTopup.sendCard, support, {
        topup_id,
        payee_id: payeeId,
      }),
    );
    const inCash = { topup_id, method: 'cash' } as const;
    expect(await state(inCash)).toEqual(wrong('difference_reason', 'required'));
    const { id } = dataOf(await state({ ...inCash, difference_reason: reason }));
    expect((await detail(id)).arrival).toMatchObject({
      ...{ asked_method: 'bank_transfer', method: 'cash', method_differs: true, reason },
    });
  });

  it('is shown beside what was asked for, with payee and receipt, where nothing differs too', async () => {
    const { id } = dataOf(await state({ receipt_number: 'BANK-6001', amount: 7_001 }, { amount: 7_001 }));
    const { arrival, bank_lines } = await detail(id);
    expect(arrival).toEqual({
      ...{ asked_amount: 7_001, asked_method: null, amount: 7_001, method: 'bank_transfer' },
      ...{ amount_differs: false, method_differs: false, reason: null },
      ...{ payee: 'Harbour Bank', payee_retired: false, receipt_number: 'BANK-6001', same_amount: [] },
    });
    expect(bank_lines).toEqual([]);
  });

  it('is compared with what was claimed, where it came through an acceptor', async () => {
    expect(await confirm({ amount: 9_000 })).toEqual(wrong('difference_reason', 'required'));
    const { id } = dataOf(await confirm({ amount: 9_000, difference_reason: reason }));
    expect((await detail(id)).arrival).toMatchObject({
      ...{ asked_amount: 10_000, amount: 9_000, amount_differs: true, method: null, method_differs: false },
      ...{ reason, payee: 'Harbour Bank' },
    });
  });

  it('names others of the same amount within a day', async () => {
    const same = { amount: 7_777 };
    const first = dataOf(await state(same, same));
    context.clock.turn(DAY_MS - 1);
    const second = dataOf(await state(same, same));
    context.clock.turn(DAY_MS - 1);
    const third = dataOf(await state(same, same));
    const others = async ({ id }: { readonly id: string }) =>
      (await detail(id)).arrival?.same_amount.map(({ proposal_id }) => proposal_id);
    expect(await others(first)).toEqual([second.id]);
    expect(await others(second)).toEqual([third.id, first.id]);
    dataOf(await client.call(calls.consoleProposal.refuse, checker, { id: third.id, reason: 'not there' }));
    expect(await others(second)).toEqual([first.id]);
  });

  it('is what the holder is told, beside what they asked for', async () => {
    const holder = await context.makeHolder();
    const topup_id = await ask(holder);
    const stated = await state({ topup_id, amount: 100, difference_reason: reason });
    await client.pass(checker, stated);
    expect(await readWallet(context.database, holder.holderId)).toMatchObject({ available: 100 });
    expect(dataOf(await client.call(calls.topup.list, holder, {})).items).toMatchObject([
      { amount: 10_000, posted_amount: 100, state: 'posted' },
    ]);
  });

  it('has no place in a proposal of another kind', async () => {
    const funding = { amount: 2_000, receipt_number: randomUUID() };
    const { id } = dataOf(await client.call(calls.consoleHouse.proposeFunding, maker, funding));
    expect((await detail(id)).arrival).toBeNull();
  });
});
