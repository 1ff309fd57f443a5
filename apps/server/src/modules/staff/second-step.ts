import type { CallOf, ParsedOf } from '@fairlead/contract';
import { eq, one, staff, type Tx } from '@fairlead/db';
import type { SecondStep } from '@fairlead/vocabulary';
import { type Answer, done, type Refusal, refuse } from '../../http/answer';
import type { Services } from '../../http/services';
import { relyingParty } from '../../plugins/second-steps';
import type { Purpose } from './challenges';
import { askKeys, readKeys } from './keys';
import { countRecoveryCodes, takeRecoveryCode } from './recovery-codes';
import { takeKey } from './signed-by-key';
import { takeTotp } from './take-totp';

/** What came with the password. */
export type Given = Pick<ParsedOf<CallOf<'consoleAuth.login'>>, SecondStep>;

interface Asked {
  readonly staffId: number;
  readonly purpose: Purpose;
  readonly given: Given;
  readonly time: Date;
}

/** What was shown beside the password; null where nothing else is in use. */
export type Shown = { readonly step: SecondStep; readonly key?: string } | null;

/** Which steps a member of staff may take, with what a key would sign now. */
const missing = async (
  tx: Tx,
  { staffId, purpose, time }: Asked,
  totp: boolean,
  config: Services['config'],
): Promise<Refusal> => {
  const keys = await readKeys(tx, staffId);
  const { left } = await countRecoveryCodes(tx, staffId);
  const inUse: readonly [SecondStep, boolean][] = [
    ['key', keys.length > 0],
    ['totp', totp],
    ['recovery_code', left > 0],
  ];
  const steps = inUse.flatMap(([step, isInUse]) => (isInUse ? [step] : []));
  if (keys.length === 0) return refuse('totp_required', { second_steps: steps });
  const asked = { staffId, purpose, keys };
  const key_request = await askKeys(tx, asked, relyingParty(config), time);
  return refuse('totp_required', { second_steps: steps, key_request });
};

/**
 * Takes the second step of a member of staff where one is in use: a one-time code, what a key signed, or a recovery code.
 * Each counts once. Refuses without naming what was wrong.
 */
export const takeSecondStep = async (
  tx: Tx,
  config: Services['config'],
  asked: Asked,
): Promise<Answer<Shown>> => {
  const { staffId, given, purpose, time } = asked;
  const row = one(
    await tx.orm.select().from(staff).where(eq(staff.id, staffId)).for('update'),
    'a member of staff is gone',
  );
  const { totpSecret: secret } = row;
  const keys = await readKeys(tx, staffId);
  if (secret === null && keys.length === 0) return done(null);
  if (given.key !== undefined) {
    const party = relyingParty(config);
    const key = await takeKey(tx, { staffId, party, purpose, time }, given.key);
    return key === null ? refuse('wrong_credentials') : done({ step: 'key', key: key.name });
  }
  if (given.totp !== undefined) {
    const isRight = secret !== null && (await takeTotp(tx, { staffId, secret, code: given.totp, time }));
    return isRight ? done({ step: 'totp' }) : refuse('wrong_credentials');
  }
  if (given.recovery_code !== undefined) {
    const isRight = await takeRecoveryCode(tx, staffId, given.recovery_code, time);
    return isRight ? done({ step: 'recovery_code' }) : refuse('wrong_credentials');
  }
  return missing(tx, asked, secret !== null, config);
};
