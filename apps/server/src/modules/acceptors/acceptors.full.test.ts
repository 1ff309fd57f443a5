import { calls } from '@fairlead/contract';
import { readWallet } from '@fairlead/ledger';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { routesOf } from '../../app/parts';
import type { HolderCaller, StaffCaller } from '../../http/route';
import { clientOf, dataOf, makeStaff } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { addUpload } from '../../testing/stored-image';
import { newestScoreEvents } from '../standing';
import { acceptorsRoutes } from '.';
import { lapseAcceptances } from './lapse-acceptances';

const DAY_MS = 86_400_000;
const ACCOUNT = 'NL00 0000 7788';

let context: TestContext;
let call: ReturnType<typeof clientOf>;
let maker: StaffCaller;
let checker: StaffCaller;
let payeeId: string;
let receipts = 0;

beforeAll(async () => {
  context = await createTestContext();
  call = clientOf(routesOf(context));
  maker = await makeStaff(context, 'maker', 'finance_maker');
  checker = await makeStaff(context, 'checker', 'finance_checker');
  payeeId = await registerPayee();
});
afterEach(() => context.expectBooks());
afterAll(() => context.close());

const proposePayee = async (more: { asks_operation_id?: boolean } = {}) =>
  dataOf(
    await call(calls.consolePayee.propose, maker, {
      name: 'Quay Exchange',
      method: 'bank_transfer',
      lines: [{ name: 'Account', value: ACCOUNT }],
      reason: 'contract signed',
      ...more,
    }),
  );

const approve = (id: string) => call(calls.consoleProposal.approve, checker, { id });

const registerPayee = async (): Promise<string> => {
  const proposal = await proposePayee({ asks_operation_id: true });
  dataOf(await approve(proposal.id));
  return proposal.subject.id;
};

const issueRequest = (holder: HolderCaller, more: { payee_id?: string; type?: 'personal' } = {}) => ({
  holder_id: String(holder.holderId),
  type: 'enterprise' as const,
  legal_name: 'Quay Exchange B.V.',
  payee_id: payeeId,
  pair: 'EUR/USD',
  rate: '1.0850',
  fee_bp: 50,
  min_amount: 1_000,
  max_amount: 50_000,
  amount: 20_000,
  expires_at: new Date(context.clock.now().getTime() + 2 * DAY_MS).toISOString(),
  ...more,
});

const issue = async (holder: HolderCaller, more: { payee_id?: string } = {}) => {
  const request = issueRequest(holder, more);
  const { proposal, code } = dataOf(await call(calls.consoleAcceptor.issue, maker, request));
  dataOf(await approve(proposal.id));
  const newest = { holder_id: String(holder.holderId), sort: '-created_at' } as const;
  const [acceptance] = dataOf(await call(calls.consoleAcceptor.list, maker, newest)).items;
  if (acceptance === undefined) throw new Error('nothing was issued');
  return { acceptance, code };
};

const open = (holder: HolderCaller, code: string, type: 'enterprise' | 'personal' = 'enterprise') =>
  call(calls.acceptor.detail, holder, { type, code });

const claim = async (holder: HolderCaller, id: string) => {
  const proof = await addUpload(context, holder.holderId);
  return call(calls.acceptor.claim, holder, { acceptance_id: id, amount: 19_900, file_ids: [proof] });
};

const confirm = async (id: string, amount = 19_900, difference_reason = 'Fee of the bank') => {
  receipts += 1;
  const request = { acceptance_id: id, amount, receipt_number: `R-${receipts}`, difference_reason };
  return call(calls.consoleAcceptor.proposeConfirmation, maker, request);
};

describe('the terms of an acceptance', () => {
  const propose = (holder: HolderCaller, more: object) =>
    call(calls.consoleAcceptor.issue, maker, { ...issueRequest(holder), ...more });

  it('two people are two people: what one maker states opens nothing', async () => {
    const holder = await context.makeHolder();
    const { proposal, code } = dataOf(await propose(holder, {}));
    expect(await open(holder, code)).toMatchObject({ reason: 'acceptance_code_wrong' });
    expect(dataOf(await call(calls.acceptor.list, holder, {})).items).toEqual([]);
    expect(await call(calls.consoleProposal.approve, maker, { id: proposal.id })).toMatchObject({
      reason: 'same_person',
    });
    const shown = dataOf(await call(calls.consoleProposal.detail, checker, { id: proposal.id }));
    const stated = Object.fromEntries(shown.payload.map(({ name, value }) => [name, value]));
    // 200.00 and half a percent of it, at 1.0850.
    expect(stated).toMatchObject({ holder_pays: '€185.26', holder_gets: '$200.00', payee: 'Quay Exchange' });
    expect(JSON.stringify(shown)).not.toContain('hash');
    dataOf(await approve(proposal.id));
    expect(dataOf(await open(holder, code))).toMatchObject({ state: 'current', pay_amount: 18_526 });
  });

  it('are bounded: a fee of 10 %, a rate within 10 % of the reference, into the settlement currency', async () => {
    const holder = await context.makeHolder();
    expect(
      calls.consoleAcceptor.issue.request.safeParse({ ...issueRequest(holder), fee_bp: 1_001 }).success,
    ).toBe(false);
    const bounded = {
      ...context,
      config: { ...context.config, referenceRates: new Map([['EUR/USD', 1.09]]) },
    };
    const ask = (services: typeof context, more: object) =>
      clientOf(routesOf(services))(calls.consoleAcceptor.issue, maker, { ...issueRequest(holder), ...more });
    const wrong = (field: string, reason: string) => ({ detail: { fields: { [field]: reason } } });
    expect(await ask(bounded, { rate: '0.00000001' })).toMatchObject(wrong('rate', 'too_small'));
    expect(await ask(bounded, { rate: '0.9809' })).toMatchObject(wrong('rate', 'too_small'));
    expect(await ask(bounded, { rate: '1.1991' })).toMatchObject(wrong('rate', 'too_big'));
    expect(await ask(bounded, { pair: 'USD/EUR' })).toMatchObject(wrong('pair', 'not_one_of'));
    expect(await ask(context, { rate: '0.00' })).toMatchObject(wrong('rate', 'too_small'));
    const live = { ...context, config: { ...context.config, moneyMode: 'live' as const } };
    expect(await ask(live, {})).toMatchObject(wrong('pair', 'not_one_of'));
    expect((await ask(bounded, { rate: '1.1989' })).ok).toBe(true);
  });
});

describe('an acceptance', () => {
  it('is opened by its code, claimed, confirmed by two people and posted', async () => {
    const holder = await context.makeHolder();
    const { acceptance, code } = await issue(holder);
    expect(code).toMatch(/^[A-Z0-9]{10,}$/);
    expect(dataOf(await call(calls.acceptor.current, holder, {}))).toBeNull();
    const opened = dataOf(await open(holder, ` ${code.toLowerCase()} `));
    expect(opened).toMatchObject({ id: acceptance.id, state: 'current', rate: '1.0850' });
    expect(opened.instructions).toBe(`Account: ${ACCOUNT}`);
    const { operation_id } = acceptance.holder;
    expect(operation_id).toMatch(/^\d{8}$/);
    expect(opened.reference).toBe(operation_id);
    expect(dataOf(await call(calls.acceptor.current, holder, {}))).toEqual(opened);
    expect(dataOf(await claim(holder, opened.id))).toMatchObject({
      state: 'claimed',
      claimed_amount: 19_900,
    });
    const proposed = dataOf(await confirm(opened.id, 19_800));
    expect((await readWallet(context.database, holder.holderId))?.available).toBe(0);
    dataOf(await approve(proposed.id));
    expect((await readWallet(context.database, holder.holderId))?.available).toBe(19_800);
    const [kept] = dataOf(await call(calls.acceptor.list, holder, {})).items;
    expect(kept).toMatchObject({ state: 'confirmed', due_at: null, instructions: '', reference: null });
    expect(kept?.steps.map(({ state }) => state)).toEqual(['issued', 'current', 'claimed', 'confirmed']);
  });

  it('answers a wrong code, another person’s and the wrong type alike', async () => {
    const holder = await context.makeHolder();
    const stranger = await context.makeHolder();
    const { code } = await issue(holder);
    const wrong = { ok: false, reason: 'acceptance_code_wrong' };
    expect(await open(holder, 'ABCDEFGHJKMN')).toEqual(wrong);
    expect(await open(stranger, code)).toEqual(wrong);
    expect(await open(holder, code, 'personal')).toEqual(wrong);
  });

  it('counts the tries of a person', async () => {
    const holder = await context.makeHolder();
    const { code } = await issue(holder);
    const { count } = context.config.limits.code;
    for (let tried = 0; tried < count; tried += 1) await open(holder, `WRONGCODE${tried}X`);
    expect(await open(holder, code)).toMatchObject({ ok: false, reason: 'throttled' });
  });

  it('is the only current one; the one before opens again by its code', async () => {
    const holder = await context.makeHolder();
    const [first, second] = [await issue(holder), await issue(holder)];
    await open(holder, first.code);
    dataOf(await open(holder, second.code));
    expect(dataOf(await call(calls.acceptor.current, holder, {}))?.id).toBe(second.acceptance.id);
    expect(await claim(holder, first.acceptance.id)).toEqual({ ok: false, reason: 'wrong_state' });
    expect(dataOf(await open(holder, first.code)).id).toBe(first.acceptance.id);
  });

  it('ends by itself: unclaimed it expires, a claim nobody answers is refused', async () => {
    const holder = await context.makeHolder();
    const [unused, claimed] = [await issue(holder), await issue(holder)];
    await open(holder, claimed.code);
    dataOf(await claim(holder, claimed.acceptance.id));
    context.clock.turn(2 * DAY_MS);
    expect(await open(holder, unused.code)).toEqual({ ok: false, reason: 'acceptance_expired' });
    expect(await lapseAcceptances(context)).toBeGreaterThanOrEqual(1);
    context.clock.turn(5 * DAY_MS);
    await lapseAcceptances(context);
    expect(await lapseAcceptances(context)).toBe(0);
    const { items } = dataOf(await call(calls.acceptor.list, holder, {}));
    expect(items.map(({ state }) => state)).toEqual(['refused', 'expired']);
    expect(items[0]?.reason).toBe('not_confirmed_in_time');
    expect(await newestScoreEvents(context.database, holder.holderId)).toMatchObject([{ cause: 'start' }]);
  });

  it('is refused with a reason, but not while a confirmation is being decided', async () => {
    const holder = await context.makeHolder();
    const { acceptance, code } = await issue(holder);
    await open(holder, code);
    dataOf(await claim(holder, acceptance.id));
    const refusal = { acceptance_id: acceptance.id, reason: 'nothing arrived' };
    const proposed = dataOf(await confirm(acceptance.id));
    expect(await call(calls.consoleAcceptor.refuse, maker, refusal)).toMatchObject({
      reason: 'proposal_pending',
    });
    dataOf(await call(calls.consoleProposal.refuse, checker, { id: proposed.id, reason: 'not seen' }));
    expect(dataOf(await call(calls.consoleAcceptor.refuse, maker, refusal))).toMatchObject({
      state: 'refused',
      reason: 'nothing arrived',
    });
    expect((await readWallet(context.database, holder.holderId))?.available).toBe(0);
    // Proof that staff refused costs points; a claim that nobody answered does not.
    const [event] = await newestScoreEvents(context.database, holder.holderId);
    expect(event).toMatchObject({ cause: 'proof_rejected', delta: -10, score_after: 590 });
  });

  it('no hold without reason and end: who refused a claim does not answer for it; upheld, it is a claim again', async () => {
    const holder = await context.makeHolder();
    const another = await makeStaff(context, 'another', 'support');
    const refuser = await makeStaff(context, 'refuser', 'finance_maker', 'support');
    const { acceptance, code } = await issue(holder);
    await open(holder, code);
    dataOf(await claim(holder, acceptance.id));
    const refusal = { acceptance_id: acceptance.id, reason: 'nothing arrived' };
    dataOf(await call(calls.consoleAcceptor.refuse, refuser, refusal));
    const about = { subject_type: 'acceptance', subject_id: acceptance.id, text: 'I paid.' } as const;
    const { id } = dataOf(await call(calls.objection.make, holder, about));
    const answer = { id, upheld: true, answer: 'The bank has it.' };
    expect(await call(calls.consoleObjection.decide, refuser, answer)).toMatchObject({
      reason: 'same_person',
    });
    dataOf(await call(calls.consoleObjection.decide, another, answer));
    const [kept] = dataOf(await call(calls.acceptor.list, holder, {})).items;
    const dueAt = new Date(context.clock.now().getTime() + 7 * DAY_MS).toISOString();
    expect(kept).toMatchObject({ state: 'claimed', due_at: dueAt, reason: null });
    expect(await call(calls.consoleAcceptor.refuse, refuser, refusal)).toMatchObject({
      reason: 'same_person',
    });
    dataOf(await approve(dataOf(await confirm(acceptance.id)).id));
    expect((await readWallet(context.database, holder.holderId))?.available).toBe(19_900);
  });

  it('money talk only on record: pays only to a payee that two people approved', async () => {
    const holder = await context.makeHolder();
    const proposed = await proposePayee();
    // No money of its own is no amount, and not one of nothing.
    expect(proposed.amount).toBeNull();
    const more = { payee_id: proposed.subject.id };
    const refused = { ok: false, reason: 'payee_not_approved' };
    expect(await call(calls.consoleAcceptor.issue, maker, issueRequest(holder, more))).toEqual(refused);
    expect(await call(calls.consoleProposal.approve, maker, { id: proposed.id })).toMatchObject({
      ok: false,
    });
    dataOf(await approve(proposed.id));
    expect((await call(calls.consoleAcceptor.issue, maker, issueRequest(holder, more))).ok).toBe(true);
    const [registered] = dataOf(await call(calls.consolePayee.list, checker, { state: 'approved' })).items;
    const entry = { id: proposed.subject.id, maker: 'maker', checker: 'checker', proposal_id: null };
    expect(registered).toMatchObject(entry);
    const retirement = { id: proposed.subject.id, reason: 'contract ended' };
    const retiring = dataOf(await call(calls.consolePayee.proposeRetirement, maker, retirement));
    const [waiting] = dataOf(await call(calls.consolePayee.list, checker, { id: entry.id })).items;
    expect(waiting).toMatchObject({ state: 'approved', proposal_id: retiring.id });
    dataOf(await approve(retiring.id));
    expect(await call(calls.consoleAcceptor.issue, maker, issueRequest(holder, more))).toEqual(refused);
  });

  it('money talk only on record: names a retired payee no more, is not opened first, and takes a claim', async () => {
    const [holder, payee_id] = [await context.makeHolder(), await registerPayee()];
    const [first, second] = [await issue(holder, { payee_id }), await issue(holder, { payee_id })];
    expect(dataOf(await open(holder, first.code)).instructions).toBe(`Account: ${ACCOUNT}`);
    const retirement = { id: payee_id, reason: 'contract ended' };
    dataOf(await approve(dataOf(await call(calls.consolePayee.proposeRetirement, maker, retirement)).id));
    const nowhere = { state: 'current', instructions: '', reference: null };
    expect(dataOf(await call(calls.acceptor.current, holder, {}))).toMatchObject(nowhere);
    dataOf(await open(holder, (await issue(holder)).code));
    expect(dataOf(await open(holder, first.code))).toMatchObject(nowhere);
    expect(await open(holder, second.code)).toEqual({ ok: false, reason: 'payee_not_approved' });
    expect(dataOf(await claim(holder, first.acceptance.id)).state).toBe('claimed');
  });

  it('of a private person needs the operator’s word', async () => {
    const holder = await context.makeHolder();
    const live = { ...context, config: { ...context.config, acceptorPersonal: false } };
    const shut = clientOf(acceptorsRoutes(live));
    const request = issueRequest(holder, { type: 'personal' });
    expect(await shut(calls.consoleAcceptor.issue, maker, request)).toMatchObject({
      reason: 'acceptor_personal_off',
    });
  });
});
