import { eq, session, type Tx } from '@fairlead/db';
import type { Incoming } from '../../http/route';
import type { Services } from '../../http/services';
import { knownDevices } from '../../plugins/devices';
import { countTry } from '../../plugins/throttle';
import { readHolder } from '../account';
import { notify } from '../notifications';
import { PAYOUT_DELAY_MS } from './payout-delay';

/** So many notices of new devices a day; who signs in oftener from new ones has been told. */
const A_DAY = { count: 5, windowMs: 86_400_000 } as const;

/** Which notice tells of it, by what a browser says it runs on; no brand is named (docs/promises.md#no-borrowed-name). */
const noticeOf = (userAgent: string) => {
  if (/Mobile|Android|iPhone|iPad|Tablet/i.test(userAgent)) return 'account.newSignInPhone';
  if (/Windows|Macintosh|Linux|CrOS|X11/i.test(userAgent)) return 'account.newSignInComputer';
  return 'account.newSignIn';
};

const wasSignedInBefore = async (tx: Tx, holderId: number): Promise<boolean> => {
  const found = await tx.orm
    .select({ id: session.id })
    .from(session)
    .where(eq(session.holderId, holderId))
    .limit(1);
  return found.length > 0;
};

/**
 * Leaves a notice of a sign-in from a device that the account did not sign in from before
 * (docs/domain/access.md#known-devices), in the transaction that opens the session and before it does. A device that was
 * known before the login password was set anew counts as new: whoever knew the old one may own it.
 */
export const tellNewDevice = async (
  tx: Tx,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  holderId: number,
  { cookies, userAgent }: Pick<Incoming, 'cookies' | 'userAgent'>,
): Promise<void> => {
  const time = clock.now();
  const holder = await readHolder(tx, holderId);
  if (holder === undefined || !(await wasSignedInBefore(tx, holderId))) return;
  const since = knownDevices(config).since('holder', holder.username, cookies, time);
  const { recoveredUntil } = holder;
  const forgottenAtMs = recoveredUntil === null ? 0 : recoveredUntil.getTime() - PAYOUT_DELAY_MS;
  if (since !== undefined && since.getTime() > forgottenAtMs) return;
  if ((await countTry(tx, { now: () => time }, `new-device:${holderId}`, A_DAY)) !== null) return;
  await notify(tx, { holderId, key: noticeOf(userAgent), link: '/settings', time });
};
