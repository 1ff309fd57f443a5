import {
  calls,
  type ProposalDestination,
  type ProposalFlagged,
  type ProposalHolder,
  type StaffRole,
} from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { readInOut } from '@fairlead/ledger';
import { deciderOf, type ProposalKind } from '@fairlead/vocabulary';
import { mayRead } from '../../http/may-read';
import { listRecentSignIns } from '../access';
import { holderRef, listSamePhone, readHolder, readHolderNames } from '../account';
import { listOpenObjections } from '../objections';
import { findRunFlags, findSentRun } from '../payout-runs';
import { findTermFaults } from '../products';
import { type Evidence, listBesides, type ProposalRow } from '../proposals';
import { readLastSaid, readNewestConversation } from '../support';
import { readChargebackShares } from '../topups';
import { listEarlierHolds, readFacts, type WalletFacts } from '../wallet';
import { readDestinationFacts } from '../withdrawals';
import { flag } from './flag';
import { ARRIVED, matchFlags, readLineEvidence, returnedBy } from './line-evidence';
import { recoveryFlags } from './recovery-evidence';

/** Kinds by which money of a holder leaves, or is kept from them: an open objection speaks against each. */
const AGAINST: ReadonlySet<string> = new Set([
  ...['withdrawal_approval', 'withdrawal_payment', 'withdrawal_refusal'],
  ...['hold', 'hold_renewal', 'chargeback', 'credit_score'],
]);
/** Kinds whose money has an owner who may have several accounts. */
const PERSONAL: ReadonlySet<string> = new Set([
  ...['topup', 'acceptance_confirmation', 'withdrawal_approval', 'withdrawal_payment'],
  ...['start_up_grant', 'objection_upheld'],
]);

/** What another maker states of the same: whoever decides reads both. */
const besideFlags = async (reader: Reader, row: ProposalRow): Promise<ProposalFlagged[]> =>
  row.state === 'pending' && (ARRIVED.has(row.kind) || row.subjectType === 'withdrawal')
    ? (await listBesides(reader, row)).map((id) => flag('proposed_beside', String(id)))
    : [];

/** The withdrawal that a proposal pays or gives back; null of every other. */
const paidOrReturned = (row: ProposalRow): number | null =>
  row.kind === 'withdrawal_payment' ? Number(row.subjectId) : returnedBy(row);

/** Sent to the bank with a run: whoever pays it once more, or gives it back, has the house pay twice. */
const sentFlags = async (reader: Reader, row: ProposalRow): Promise<ProposalFlagged[]> => {
  const withdrawalId = paidOrReturned(row);
  const run = withdrawalId === null ? null : await findSentRun(reader, withdrawalId);
  return run === null ? [] : [flag('in_payout_run', run)];
};

const destinationFlags = async (
  reader: Reader,
  row: ProposalRow,
): Promise<{ flags: ProposalFlagged[]; destination: ProposalDestination | null }> => {
  if (row.kind !== 'withdrawal_approval' && row.kind !== 'withdrawal_payment')
    return { flags: [], destination: null };
  const facts = await readDestinationFacts(reader, Number(row.subjectId));
  if (facts === null) return { flags: [], destination: null };
  const nameOf = await readHolderNames(reader, facts.sharedWith);
  return {
    destination: facts.shown,
    flags: [
      ...(facts.isNew ? [flag('destination_new')] : []),
      ...(facts.isChanged ? [flag('destination_changed')] : []),
      ...facts.sharedWith.map((id) => flag('destination_shared', nameOf(id).username, id)),
      ...facts.alike.map((id) => flag('paid_before', String(id))),
    ],
  };
};

const HOLDING: ReadonlySet<string> = new Set(['hold', 'hold_renewal', 'chargeback']);

const holdFlags = async (
  reader: Reader,
  row: ProposalRow,
  { available, held }: WalletFacts,
  now: Date,
): Promise<ProposalFlagged[]> => {
  if (!HOLDING.has(row.kind)) return [];
  const shares = row.kind === 'chargeback' ? await readChargebackShares(reader, row) : null;
  const stated = shares?.ownMinor ?? Number(row.payload['amountMinor']);
  const earlier = await listEarlierHolds(reader, Number(row.holderId), now);
  return [
    ...(shares !== null && shares.houseMinor > 0 ? [flag('house_pays')] : []),
    ...(stated > 0 && 2 * (held + stated) > available + held ? [flag('holds_most')] : []),
    ...(earlier.length > 0 ? [flag('held_before', String(earlier.length))] : []),
  ];
};

/** Terms far from, or worse than, what the product offered before, and a picture that nothing here can read. */
const termFlags = async (reader: Reader, row: ProposalRow, now: Date): Promise<ProposalFlagged[]> => {
  if (row.kind !== 'product_version') return [];
  const faults = await findTermFaults(reader, Number(row.subjectId), row.payload, now);
  return [
    ...(faults.farFrom === null ? [] : [flag('terms_far', String(faults.farFrom))]),
    ...(faults.sharesLessThan === null ? [] : [flag('share_less', String(faults.sharesLessThan))]),
    ...(faults.hasNewCover ? [flag('cover_new')] : []),
    ...(faults.hasNewCreative ? [flag('creative_new')] : []),
  ];
};

/** Of these the chat that they are about is shown, and from where their holder signed in lately. */
const TALKED_ABOUT: readonly string[] = ['topup', 'withdrawal'];

/**
 * What was said and from where somebody signed in, for those who decide alone: a maker gets to no chat by proposing, and no
 * program by reading what is proposed.
 */
const readTraces = async (
  reader: Reader,
  { holderId, subjectType, kind }: ProposalRow,
  now: Date,
  roles: readonly StaffRole[],
): Promise<Pick<ProposalHolder, 'conversation_id' | 'said' | 'sign_ins'>> => {
  const id = Number(holderId);
  const chat = await readNewestConversation(reader, id, subjectType === 'topup' ? 'recharge' : null);
  const isShown = TALKED_ABOUT.includes(subjectType) && roles.includes(deciderOf(kind as ProposalKind));
  return {
    conversation_id: chat === null ? null : String(chat),
    said: !isShown ? null : chat === null ? [] : await readLastSaid(reader, id, chat),
    sign_ins: isShown ? await listRecentSignIns(reader, id, now) : null,
  };
};

const aboutHolder = async (reader: Reader, row: ProposalRow, now: Date, roles: readonly StaffRole[]) => {
  const holderId = Number(row.holderId);
  const found = await readHolder(reader, holderId);
  if (found === undefined) throw new Error(`holder ${holderId} is gone`);
  const facts = await readFacts(reader, holderId);
  const { inMinor, outMinor } = await readInOut(reader, holderId);
  const objections = await listOpenObjections(reader, holderId);
  const shown: ProposalHolder = {
    holder: holderRef(found),
    registered_at: found.createdAt.toISOString(),
    available: facts.available,
    held: facts.held,
    withdrawing: facts.withdrawing,
    paid_in: inMinor,
    paid_out: outMinor,
    open_objections: objections.map(({ id, subjectType, text }) => ({
      ...{ id: String(id), subject_type: subjectType, text },
    })),
    ...(await readTraces(reader, row, now, roles)),
  };
  const samePhone = PERSONAL.has(row.kind) ? await listSamePhone(reader, found) : [];
  const flags = [
    ...(AGAINST.has(row.kind) ? objections.map(({ id }) => flag('open_objection', String(id))) : []),
    ...samePhone.map((username) => flag('phone_shared', username)),
    ...(await holdFlags(reader, row, facts, now)),
    ...(await recoveryFlags(reader, row, now)),
  ];
  return { shown, flags };
};

/**
 * What whoever decides sees beside what is stated, and what of it does not fit
 * (docs/domain/proposals.md#what-a-checker-sees).
 */
export const readEvidence = async (
  reader: Reader,
  row: ProposalRow,
  now: Date,
  roles: readonly StaffRole[],
): Promise<Evidence> => {
  const besides = await besideFlags(reader, row);
  const { flags: arrived, bankLines: lines } = await readLineEvidence(reader, row);
  const bankLines = mayRead(roles, calls.consoleBank.lines) ? lines : null;
  if (row.holderId === null) {
    const others = [
      ...(await matchFlags(reader, row)),
      ...(await termFlags(reader, row, now)),
      ...(await findRunFlags(reader, row, now)),
    ];
    return { flags: [...besides, ...arrived, ...others], aboutHolder: null, destination: null, bankLines };
  }
  const about = await aboutHolder(reader, row, now, roles);
  const { flags, destination } = await destinationFlags(reader, row);
  const all = [...besides, ...arrived, ...flags, ...(await sentFlags(reader, row)), ...about.flags];
  const seesPayouts = mayRead(roles, calls.consoleWithdrawal.list);
  return {
    ...{ flags: all, aboutHolder: about.shown, bankLines },
    destination: seesPayouts ? destination : null,
  };
};
