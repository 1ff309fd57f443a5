import type { Reader, Tx } from '@fairlead/db';
import { RECOVERY_CHECKS } from '@fairlead/vocabulary';
import { z } from 'zod';
import { done, refuse } from '../../../http/answer';
import { findNamed, lockHolder } from '../../account';
import { notify } from '../../notifications';
import { defineKind, holderOf, type ProposalDraft, type ProposalRow } from '../../proposals';
import { readGuestCase } from '../../support';
import { addRecovery, endOutOfTime, endRecovery, isUsedUp, openRecovery } from './rows';
import { CASE_MS } from './terms';

/** No money moves: the amount is 0. */
const payload = z.object({
  amountMinor: z.literal(0),
  check: z.enum(RECOVERY_CHECKS),
  reason: z.string(),
  guestCaseId: z.number(),
  recoveryId: z.number(),
});
type Payload = z.output<typeof payload>;

/** Who writes, in the guest's own words: whoever agrees compares them with whom the account belongs to. */
const guestFacts = async (reader: Reader, row: ProposalRow) => {
  const guest = await readGuestCase(reader, payload.parse(row.payload).guestCaseId);
  if (guest === undefined) return [];
  return [
    { name: 'guest_case', value: guest.caseNumber },
    { name: 'guest_name', value: guest.name },
    { name: 'guest_email', value: guest.email ?? '–' },
    { name: 'guest_says_username', value: guest.username ?? '–' },
    { name: 'guest_since', value: guest.createdAt.toISOString() },
  ];
};

/**
 * Lets a guest set the login password of an account anew once a second person agrees
 * (docs/domain/access.md#forgotten-login-password). Locks wallet, proposal, then the holder.
 */
export const passwordRecoveryKind = defineKind<Payload>({
  payload,
  plan: async () => [],
  approve: async (tx, row, { recoveryId }, now) => {
    await lockHolder(tx, holderOf(row));
    const isOpen = await openRecovery(tx, recoveryId, new Date(now.getTime() + CASE_MS));
    return isOpen ? done([]) : refuse('wrong_state');
  },
  drop: (tx, _row, { recoveryId }, now) => endRecovery(tx, recoveryId, now),
  facts: guestFacts,
});

/** The holder whom a username or an operation ID names, locked. */
const lockNamed = async (tx: Tx, typed: string) => {
  const [id, ...others] = await findNamed(tx, typed.trim());
  return id === undefined || others.length > 0 ? undefined : lockHolder(tx, id);
};

/** States that a guest is the holder of an account, after a check; the holder is told at once. */
export const draftRecovery: ProposalDraft<'consoleRecovery.propose'> = async (tx, request, { now }) => {
  const guest = await readGuestCase(tx, request.conversation_id);
  const holder = await lockNamed(tx, request.account);
  if (guest === undefined || holder === undefined) return refuse('no_such_data');
  if (holder.passwordHash === null) return refuse('no_login_password');
  const holderId = holder.id;
  if (await isUsedUp(tx, holderId, 'staff', now)) return refuse('recovered_lately');
  await endOutOfTime(tx, { holderId, guestCaseId: guest.id }, now);
  const made = await addRecovery(tx, {
    ...{ holderId, way: 'staff', state: 'proposed', guestCaseId: guest.id, createdAt: now },
  });
  await notify(tx, { holderId, key: 'account.recoveryAsked', link: '/settings', time: now });
  const { check, reason } = request;
  return done({
    kind: 'password_recovery',
    holderId,
    subjectType: 'recovery',
    subjectId: made.id,
    payload: { amountMinor: 0, check, reason, guestCaseId: guest.id, recoveryId: made.id },
  });
};
