import type { ProposalFlagged } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { readLastSeen } from '../access';
import { readHolder } from '../account';
import type { ProposalRow } from '../proposals';
import { readPayout } from '../withdrawals';
import { flag } from './flag';

/** Somebody who was signed in so lately knows the password, or has a device that does: why is it set anew? */
const SEEN_MS = 7 * 86_400_000;
/** What was changed so lately may have been changed by whoever asks now. */
const CHANGED_MS = 30 * 86_400_000;

const isWithin = (at: Date | null | undefined, now: Date, spanMs: number): at is Date =>
  at instanceof Date && now.getTime() - at.getTime() < spanMs;

/** What speaks against letting a guest set the login password of an account anew. */
export const recoveryFlags = async (
  reader: Reader,
  row: ProposalRow,
  now: Date,
): Promise<ProposalFlagged[]> => {
  if (row.kind !== 'password_recovery') return [];
  const holderId = Number(row.holderId);
  const holder = await readHolder(reader, holderId);
  const seenAt = await readLastSeen(reader, holderId);
  const payout = await readPayout(reader, holderId);
  return [
    ...(isWithin(seenAt, now, SEEN_MS) ? [flag('signed_in_lately', seenAt.toISOString())] : []),
    ...(isWithin(payout?.changedAt, now, CHANGED_MS)
      ? [flag('payout_changed', payout.changedAt.toISOString())]
      : []),
    ...(isWithin(holder?.emailVerifiedAt, now, CHANGED_MS)
      ? [flag('contact_changed', holder.emailVerifiedAt.toISOString())]
      : []),
  ];
};
