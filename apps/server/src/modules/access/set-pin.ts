import type { CallOf, ParsedOf } from '@fairlead/contract';
import { type Answer, done, refuse } from '../../http/answer';
import type { Services } from '../../http/services';
import { readHolder, replacePin } from '../account';
import { audit } from '../audit';
import { verifyLoginPassword } from './login-password';
import { isTrivialDigest } from './trivial-pin';
import { hashPin, verifyPin } from './verify-pin';

/**
 * Payouts wait so long after the login password alone made a new transaction password
 * (docs/domain/withdrawals.md#eligibility).
 */
const PAYOUT_DELAY_MS = 24 * 3_600_000;

interface Right {
  /** The hash that is replaced; null for the first one. */
  readonly before: string | null;
  readonly payoutDelayedUntil: Date | null;
}

type Request = ParsedOf<CallOf<'wallet.setPassword'>>;

const missingProof = () => refuse('invalid_fields', { fields: { old_password: 'required' } });

/** Whether the sender may set it: the first is free, a new one needs the old one or the login password. */
const proveRight = async (services: Services, holderId: number, request: Request): Promise<Answer<Right>> => {
  const before = (await readHolder(services.database, holderId))?.pinHash ?? null;
  if (before === null) return done({ before, payoutDelayedUntil: null });
  if (request.old_password !== undefined) {
    const old = await verifyPin(services, holderId, request.old_password);
    if (old.ok) return done({ before, payoutDelayedUntil: null });
    return old.reason === 'wrong_transaction_password' ? { ...old, reason: 'wrong_old_password' } : old;
  }
  if (request.login_password === undefined) return missingProof();
  const proof = await verifyLoginPassword(services, holderId, request.login_password);
  if (!proof.ok) return proof;
  return done({ before, payoutDelayedUntil: new Date(services.clock.now().getTime() + PAYOUT_DELAY_MS) });
};

/** Sets the transaction password. Hashes before the transaction, which holds only if nothing changed. */
export const setPin = async (
  services: Services,
  holderId: number,
  request: Request,
): Promise<Answer<Record<never, never>>> => {
  if (isTrivialDigest(request.password)) {
    return refuse('invalid_fields', { fields: { password: 'trivial_password' } });
  }
  if (request.old_password === request.password) {
    return refuse('invalid_fields', { fields: { password: 'same_as_old' } });
  }
  const right = await proveRight(services, holderId, request);
  if (!right.ok) return right;
  const { before, payoutDelayedUntil } = right.data;
  const hashed = await hashPin(services, request.password);
  const time = services.clock.now();
  return services.database.transaction(async (tx) => {
    if (!(await replacePin(tx, holderId, { hash: hashed, before, payoutDelayedUntil }))) {
      return refuse('wrong_state');
    }
    await audit(tx, {
      actor: { type: 'holder', id: holderId },
      act: 'wallet.setPassword',
      holderId,
      subjectType: 'account_holder',
      subjectId: holderId,
      after: { payout_delayed_until: payoutDelayedUntil?.toISOString() ?? null },
      time,
    });
    return done({});
  });
};
