import type { CallOf, ParsedOf } from '@fairlead/contract';
import { type Answer, done, refuse } from '../../http/answer';
import type { HolderCaller } from '../../http/route';
import type { Services } from '../../http/services';
import { readHolder, replacePin } from '../account';
import { audit } from '../audit';
import { notify } from '../notifications';
import { isFreshSignIn } from './fresh-sign-in';
import { verifyLoginPassword } from './login-password';
import { delayFrom } from './payout-delay';
import { isTrivialDigest } from './trivial-pin';
import { hashPin, verifyPin } from './verify-pin';

interface Right {
  /** The hash that is replaced; null for the first one. */
  readonly before: string | null;
  readonly payoutDelayedUntil: Date | null;
}

type Request = ParsedOf<CallOf<'wallet.setPassword'>>;

const missingProof = () => refuse('invalid_fields', { fields: { old_password: 'required' } });

/** What stands for the old one where it is forgotten: the login password, or a fresh sign-in of who has none. */
const proveWithoutOld = async (
  services: Services,
  caller: HolderCaller,
  request: Request,
  entry: string,
): Promise<Answer<null>> => {
  if (entry === 'shell' && request.by_sign_in === true) {
    return (await isFreshSignIn(services, caller)) ? done(null) : refuse('sign_in_not_fresh');
  }
  if (request.login_password === undefined) return missingProof();
  return verifyLoginPassword(services, caller.holderId, request.login_password);
};

/**
 * While payouts wait after a forgotten login password, that password proves nothing: else whoever took the account could use
 * the wait to make the transaction password theirs (docs/domain/access.md#forgotten-login-password).
 */
const recoveryUntil = ({ clock }: Services, holder: { readonly recoveredUntil: Date | null } | undefined) => {
  const until = holder?.recoveredUntil ?? null;
  return until !== null && until > clock.now() ? until.toISOString() : null;
};

/** Whether the sender may set it: the first is free, a new one needs the old one or what stands for it. */
const proveRight = async (
  services: Services,
  caller: HolderCaller,
  request: Request,
): Promise<Answer<Right>> => {
  const { holderId } = caller;
  const holder = await readHolder(services.database, holderId);
  const before = holder?.pinHash ?? null;
  const until = recoveryUntil(services, holder);
  if (until !== null && (before === null || request.old_password === undefined))
    return refuse('recovery_runs', { until });
  if (holder === undefined || before === null) return done({ before, payoutDelayedUntil: null });
  if (request.old_password !== undefined) {
    const old = await verifyPin(services, holderId, request.old_password);
    if (old.ok) return done({ before, payoutDelayedUntil: null });
    return old.reason === 'wrong_transaction_password' ? { ...old, reason: 'wrong_old_password' } : old;
  }
  const proof = await proveWithoutOld(services, caller, request, holder.entry);
  if (!proof.ok) return proof;
  return done({ before, payoutDelayedUntil: delayFrom(holder.payoutDelayedUntil, services.clock.now()) });
};

/**
 * Sets the transaction password; one set without the old one is notified. Hashes before the transaction, which holds
 * only if nothing changed.
 */
export const setPin = async (
  services: Services,
  caller: HolderCaller,
  request: Request,
): Promise<Answer<Record<never, never>>> => {
  if (isTrivialDigest(request.password)) {
    return refuse('invalid_fields', { fields: { password: 'trivial_password' } });
  }
  if (request.old_password === request.password) {
    return refuse('invalid_fields', { fields: { password: 'same_as_old' } });
  }
  const right = await proveRight(services, caller, request);
  if (!right.ok) return right;
  const { holderId } = caller;
  const { before, payoutDelayedUntil } = right.data;
  const hashed = await hashPin(services, request.password);
  const time = services.clock.now();
  return services.database.transaction(async (tx) => {
    if (!(await replacePin(tx, holderId, { hash: hashed, before, payoutDelayedUntil }))) {
      return refuse('wrong_state');
    }
    if (payoutDelayedUntil !== null) {
      const parameters = { until: payoutDelayedUntil.toISOString() };
      await notify(tx, { holderId, key: 'payout.passwordReset', parameters, link: '/wallet', time });
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
