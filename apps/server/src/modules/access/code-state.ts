import type { CallOf, ParsedOf } from '@fairlead/contract';
import {
  and,
  type authorizationCode,
  gt,
  isNotNull,
  isNull,
  type licenseKey,
  lte,
  not,
  or,
  type SQL,
} from '@fairlead/db';

/** Which codes are in a state; where several are true, the first: revoked, used up, ended, valid. */
export const codeStateIs = (
  state: ParsedOf<CallOf<'consoleKey.licenseKeys'>>['state'],
  code: typeof licenseKey | typeof authorizationCode,
  isUsedUp: SQL,
  now: Date,
): SQL | undefined => {
  const isOpen = isNull(code.revokedAt);
  if (state === undefined) return undefined;
  if (state === 'revoked') return isNotNull(code.revokedAt);
  if (state === 'used_up') return and(isOpen, isUsedUp);
  const hasUses = and(isOpen, not(isUsedUp));
  if (state === 'ended') return and(hasUses, lte(code.expiresAt, now));
  return and(hasUses, or(isNull(code.expiresAt), gt(code.expiresAt, now)));
};
