import type { Reader } from '@fairlead/db';
import { readTotp } from './one-time-codes';
import { type PasskeyRow, readPasskeys } from './passkeys';
import { countRecoveryCodes } from './recovery-codes';

/** What besides the password secures a holder's account. */
export interface Factors {
  readonly passkeys: readonly PasskeyRow[];
  /** Null where no one-time codes are asked for. */
  readonly totpSince: Date | null;
  readonly codesLeft: number;
  readonly codesMadeAt: Date | null;
  /** A passkey or one-time codes; recovery codes alone are none. */
  readonly isOn: boolean;
}

export const readFactors = async (reader: Reader, holderId: number): Promise<Factors> => {
  const passkeys = await readPasskeys(reader, holderId);
  const totp = await readTotp(reader, holderId);
  const totpSince = totp?.secret == null ? null : totp.since;
  const { left: codesLeft, madeAt: codesMadeAt } = await countRecoveryCodes(reader, holderId);
  return { passkeys, totpSince, codesLeft, codesMadeAt, isOn: passkeys.length > 0 || totpSince !== null };
};

/**
 * Whether a factor was given up or a recovery code used since then: the first destination of payouts, which else counts
 * at once, then waits like a changed one.
 */
export const wereFactorsWeakened = async (
  reader: Reader,
  holderId: number,
  since: Date,
): Promise<boolean> => {
  const rows = await reader.query(
    `select 1 from passkey where holder_id = $1 and removed_at > $2
     union all select 1 from holder_totp where holder_id = $1 and ended_at > $2
     union all select 1 from holder_recovery_code where holder_id = $1 and used_at > $2
     limit 1`,
    [holderId, since],
  );
  return rows.length > 0;
};
