import type { CallOf, ParsedOf } from '@fairlead/contract';
import type { Tx } from '@fairlead/db';
import type { SecondStep } from '@fairlead/vocabulary';
import { type Answer, done, type Refusal, refuse } from '../../../http/answer';
import type { Services } from '../../../http/services';
import { lockHolder } from '../../account';
import { notify } from '../../notifications';
import { delayPayouts } from '../payout-delay';
import { countCodeTry, type Place } from './code-tries';
import { type Factors, readFactors } from './factors';
import { takeTotp } from './one-time-codes';
import { askPasskeys, takePasskey } from './passkeys';
import { recordFactor } from './record';
import { countRecoveryCodes, takeRecoveryCode } from './recovery-codes';

/** What came with what was asked. */
export type GivenStep = Pick<ParsedOf<CallOf<'payout.edit'>>, SecondStep>;

interface Asked {
  readonly holderId: number;
  /** At the sign-in, where one-time codes alone are demanded; or within a session, where any factor is. */
  readonly at: 'sign_in' | 'confirm';
  readonly given: GivenStep;
  readonly place: Place;
}

/** What was shown; null where nothing is demanded. */
export type ShownStep = SecondStep | null;

const isDemanded = ({ at }: Asked, factors: Factors): boolean =>
  at === 'sign_in' ? factors.totpSince !== null : factors.isOn;

/** Which steps the person may take, with what a passkey would sign now. */
const needed = async (
  tx: Tx,
  services: Services,
  { holderId, at }: Asked,
  { passkeys, totpSince, codesLeft }: Factors,
): Promise<Refusal> => {
  const offered: readonly [SecondStep, boolean][] = [
    ['key', at === 'confirm' && passkeys.length > 0],
    ['totp', totpSince !== null],
    ['recovery_code', codesLeft > 0],
  ];
  const second_steps = offered.flatMap(([step, isThere]) => (isThere ? [step] : []));
  if (!second_steps.includes('key')) return refuse('second_step_needed', { second_steps });
  const asked = { holderId, purpose: 'confirm', of: passkeys } as const;
  const key_request = await askPasskeys(tx, services, asked, services.clock.now());
  return refuse('second_step_needed', { second_steps, key_request });
};

/** A recovery code that was used is what a thief with a copied list would use: payouts wait, and the person is told. */
const spendRecoveryCode = async (tx: Tx, holderId: number, code: string, time: Date): Promise<boolean> => {
  if (!(await takeRecoveryCode(tx, { holderId, code }, time))) return false;
  const { left } = await countRecoveryCodes(tx, holderId);
  const parameters = { left };
  const link = '/settings/security';
  await notify(tx, { holderId, key: 'account.recoveryCodeUsed', parameters, link, time });
  await delayPayouts(tx, holderId, time);
  await recordFactor(tx, holderId, 'factor.useRecoveryCode', time, parameters);
  return true;
};

const take = async (tx: Tx, services: Services, { holderId, given }: Asked): Promise<ShownStep> => {
  const time = services.clock.now();
  if (given.key !== undefined) {
    const asked = { holderId, purpose: 'confirm' } as const;
    return (await takePasskey(tx, services, asked, given.key, time)) === null ? null : 'key';
  }
  if (given.totp !== undefined) {
    return (await takeTotp(tx, services, { holderId, code: given.totp }, time)) ? 'totp' : null;
  }
  const code = given.recovery_code;
  return code !== undefined && (await spendRecoveryCode(tx, holderId, code, time)) ? 'recovery_code' : null;
};

/**
 * Takes a second step where one is demanded: what a passkey signed, a one-time code, or a recovery code in their place.
 * Each counts once. Refuses without naming what was wrong (docs/domain/access.md#second-factors).
 */
export const takeSecondStep = async (services: Services, asked: Asked): Promise<Answer<ShownStep>> => {
  const { holderId, given } = asked;
  const isCode = given.key === undefined && (given.totp ?? given.recovery_code) !== undefined;
  const tried = isCode ? await countCodeTry(services, holderId, asked.place) : null;
  if (tried !== null && !tried.ok) return tried;
  const outcome = await services.database.transaction(async (tx): Promise<Answer<ShownStep>> => {
    await lockHolder(tx, holderId);
    const factors = await readFactors(tx, holderId);
    if (!isDemanded(asked, factors)) return done(null);
    if (!isCode && given.key === undefined) return needed(tx, services, asked, factors);
    const shown = await take(tx, services, asked);
    return shown === null ? refuse('second_step_wrong') : done(shown);
  });
  if (outcome.ok && tried !== null) await tried.data.succeed();
  return outcome;
};
