import { calls, DISABLE_CAUSES } from '@fairlead/contract';
import { STAFF_FILES } from '../../src/modules/files';
import { addUpload } from '../../src/testing/stored-image';
import { having, NAMES, type Name, PLAN } from './fixture';
import { expectOnRecord, propose, touch } from './record';
import { flowOf, nowOf, type Pending, pick, type World } from './world';

export type Command = (world: World, a: number, b: number, c: number) => Promise<void>;

const REASON = 'We look into it.';
const BUCKET_MS = 900_000;
const makers = having('finance_maker');
const checkers = having('finance_checker');
const answering = [...new Set([...having('support'), ...having('delivery'), ...having('admin')])];
const by = (names: readonly Name[], number: number): Name => pick(names, number) ?? 'maker';

/** Two agreed: what it means to the holder is kept beside the program. */
const agreed = (world: World, found: Pending, decider: Name): void => {
  // The one thing that no record could excuse.
  if (found.maker === decider) throw new Error(`${decider} alone proposed and approved ${found.kind}`);
  if (found.agreed === undefined) return;
  const { orderId, bucket, spend } = found.agreed;
  world.plans.find(({ id }) => id === orderId)?.agreed.set(bucket, spend);
};

const approve = async (world: World, found: Pending, decider: Name): Promise<void> => {
  const { token } = world.staff[decider];
  const shown = await world.may(token, calls.consoleProposal.detail, { id: found.id });
  const acknowledged = shown?.flags.map(({ key }) => key) ?? [];
  const request = { id: found.id, acknowledged };
  const done = await touch(world, decider, calls.consoleProposal.approve, request, `approved.${found.kind}`);
  if (done === null) return;
  world.pending.splice(world.pending.indexOf(found), 1);
  agreed(world, found, decider);
  if (found.kind === 'withdrawal_payment') world.onPaper.set(done.subject.id, [found.maker, decider]);
};

/** The one who proposed it tries first, then friends; or it stays in the drawer. */
const push = async (world: World, id: string | null, number: number): Promise<void> => {
  const found = world.pending.find((each) => each.id === id);
  if (found === undefined || number % 3 === 0) return;
  if (number % 7 === 0) await approve(world, found, found.maker);
  if (world.pending.includes(found)) await approve(world, found, by(checkers, number));
};

/** Anybody who colludes decides something of the drawer. */
export const decide: Command = async (world, a, b, c) => {
  const found = pick(world.pending, a);
  if (found === undefined) return;
  const decider = by(c % 2 === 0 ? checkers : NAMES, b);
  if (c % 5 !== 0) return approve(world, found, decider);
  const request = { id: found.id, reason: REASON };
  const act = `refused.${found.kind}`;
  if ((await touch(world, decider, calls.consoleProposal.refuse, request, act)) === null) return;
  world.pending.splice(world.pending.indexOf(found), 1);
};

export const hold: Command = async (world, a, b, c) => {
  const whole = world.view.property.available_balance;
  const amount = pick([whole, undefined, 1], b);
  if (amount === 0) return;
  const reason = pick(['dispute', 'identity_check', 'legal_order'] as const, b) ?? 'dispute';
  const request = { holder_id: String(world.holder.id), reason, remark: REASON };
  const stated = amount === undefined ? request : { ...request, amount };
  await push(world, await propose(world, by(makers, a), calls.consoleHold.proposeHold, stated), c);
};

export const renew: Command = async (world, a, b, c) => {
  const found = pick(world.view.property.holds, b);
  if (found === undefined) return;
  const request = { id: found.id, reason: REASON };
  await push(world, await propose(world, by(makers, a), calls.consoleHold.proposeRenewal, request), c);
};

export const release: Command = async (world, a, b) => {
  const found = pick(world.view.property.holds, b);
  if (found === undefined) return;
  const request = { id: found.id, reason: REASON };
  await touch(world, by([...makers, ...checkers], a), calls.consoleHold.release, request);
};

export const chargeback: Command = async (world, a, b, c) => {
  const original = pick(world.topUps, b);
  if (original === undefined) return;
  const { recordId: record_id, amountMinor } = original;
  const amount = pick([amountMinor, Math.ceil(amountMinor / 2), 1], c) ?? 1;
  const request = { record_id, amount, reason: REASON };
  await push(world, await propose(world, by(makers, a), calls.consoleHold.proposeChargeback, request), c);
};

const listWaiting = ({ view }: World) =>
  view.withdrawals.filter(({ state }) => state === 'requested' || state === 'approved');

/** What staff may say of a withdrawal; the bank never sees a payment of theirs. */
export const withdrawal: Command = async (world, a, b, c) => {
  const found = pick(listWaiting(world), a >> 3);
  if (found === undefined) return;
  const about = { withdrawal_id: found.id };
  const maker = by(makers, a);
  const { proposeApproval, proposePayment, proposeRefusal } = calls.consoleWithdrawal;
  if (b % 5 === 0) {
    return push(
      world,
      await propose(world, maker, proposeRefusal, { ...about, reason: 'destination_unclear', note: REASON }),
      c,
    );
  }
  if (found.state === 'requested') return push(world, await propose(world, maker, proposeApproval, about), c);
  const payment = { ...about, reference: world.next() };
  await push(world, await propose(world, maker, proposePayment, payment), c);
};

/** Two who do not collude decide about a withdrawal that waits, whatever the others let lie: nobody keeps them from it. */
export const colleagues: Command = async (world, a, b) => {
  const found = pick(listWaiting(world), a);
  if (found === undefined) return;
  const { maker, checker } = world.colleagues;
  const about = { withdrawal_id: found.id };
  const { proposeApproval, proposePayment, proposeRefusal } = calls.consoleWithdrawal;
  const state = () => {
    if (b % 5 === 0) return world.must(maker.token, proposeRefusal, { ...about, reason: 'asked_by_holder' });
    if (found.state === 'requested') return world.must(maker.token, proposeApproval, about);
    return world.must(maker.token, proposePayment, { ...about, reference: world.next() });
  };
  const { id, kind } = await state();
  const { flags } = await world.must(checker.token, calls.consoleProposal.detail, { id });
  const acknowledged = flags.map(({ key }) => key);
  await world.must(checker.token, calls.consoleProposal.approve, { id, acknowledged });
  if (flags.some(({ flag }) => flag === 'proposed_beside')) world.reach(`beside another: ${kind}`);
  if (kind === 'withdrawal_payment') world.onPaper.set(found.id, []);
};

/** Rejected, or upheld where that costs nothing; or upheld out of house money, by as little as they like. */
export const answer: Command = async (world, a, b, c) => {
  const found = pick(
    world.view.objections.filter(({ state }) => state === 'open'),
    b,
  );
  if (found === undefined) return;
  const { id } = found;
  const who = by(answering, a);
  if (c % 4 !== 0) {
    const request = { id, upheld: c % 8 === 1, answer: REASON };
    await touch(world, who, calls.consoleObjection.decide, request);
    return;
  }
  const request = { id, answer: REASON, ...(b % 3 === 0 ? {} : { amount: 1 }) };
  await push(world, await propose(world, who, calls.consoleObjection.proposeUphold, request), c + 1);
};

export const disable: Command = async (world, a, b) => {
  const id = String(world.holder.id);
  const who = by(having('admin'), a);
  if (b % 2 === 1) {
    await touch(world, who, calls.consoleHolder.enable, { id, reason: REASON });
    return;
  }
  const why = DISABLE_CAUSES[(b >> 1) % DISABLE_CAUSES.length] ?? 'rules_broken';
  await touch(world, who, calls.consoleHolder.disable, { id, reason: why, note: REASON });
};

export const signOut: Command = async (world, a) => {
  const request = { id: String(world.holder.id), reason: REASON };
  const who = by(having('support'), a);
  const call = calls.consoleHolder.revokeSessions;
  if ((await world.may(world.staff[who].token, call, request)) === null) return;
  world.holder.token = await world.signIn(world.holder.id);
  await expectOnRecord(world, who, call.id);
};

export const lend: Command = async (world, a, b, c) => {
  const request = { id: String(world.holder.id), amount: 1 + (b % 500), reason: REASON };
  await push(world, await propose(world, by(makers, a), calls.consoleHolder.proposeStartUp, request), c);
};

export const lowerScore: Command = async (world, a, _b, c) => {
  const request = { id: String(world.holder.id), reason: REASON };
  await push(
    world,
    await propose(world, by(having('support'), a), calls.consoleHolder.proposeScore, request),
    c,
  );
};

/** In the place of a network that does not exist. */
export const place: Command = async (world, a, b) => {
  const plan = pick(world.plans, b);
  if (plan === undefined) return;
  await touch(world, by(having('delivery'), a), calls.consoleOrder.place, { id: plan.id, reason: REASON });
};

/** Typed figures: everything that was put, more than that, or a later version of what was typed before. */
export const report: Command = async (world, a, b, c) => {
  const plan = pick(world.plans, b >> 4);
  if (plan === undefined) return;
  plan.versions += 1;
  const spend = pick([plan.budgetMinor, plan.budgetMinor * 2, 1, Math.floor(plan.budgetMinor / 2)], b) ?? 1;
  const [known] = plan.agreed.keys();
  const bucket =
    known !== undefined && b % 3 === 0
      ? known
      : new Date(Math.floor(nowOf(world) / BUCKET_MS) * BUCKET_MS).toISOString();
  const impressions = Math.ceil((spend * 1_000) / PLAN.costPerThousandMinor);
  const figures = { impressions, clicks: 0, conversions: 0, spend, version: plan.versions };
  const request = {
    report: { order_number: plan.number, bucket, ...figures },
    evidence_file_ids: [await addUpload(world.context, STAFF_FILES)],
    reason: REASON,
  };
  const maker = by(having('delivery'), a);
  const stated = { agreed: { orderId: plan.id, bucket, spend } };
  await push(world, await propose(world, maker, calls.consoleReport.proposeManual, request, stated), c);
};

/** Money of the holder's own that did arrive, posted as it should be. */
export const postTopUp = async (world: World, topupId: string, amountMinor: number): Promise<void> => {
  const request = { topup_id: topupId, amount: amountMinor, payee_id: world.payeeId };
  const stated = { ...request, method: 'bank_transfer', receipt_number: world.next() } as const;
  const { id } = await world.must(world.staff.maker.token, calls.consoleTopup.propose, stated);
  const checker = world.staff.checker.token;
  const { flags } = await world.must(checker, calls.consoleProposal.detail, { id });
  await world.must(checker, calls.consoleProposal.approve, { id, acknowledged: flags.map(({ key }) => key) });
  const came = (await flowOf(world)).find(({ type }) => type === 'system_topup');
  if (came === undefined) throw new Error('a top-up left no flow record');
  world.topUps.push({ recordId: came.id, amountMinor });
};
