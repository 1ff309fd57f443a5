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
  sql,
} from '@fairlead/db';
import { withinBounds } from '../../http/bounds';

type Wanted = Pick<ParsedOf<CallOf<'consoleKey.authorizationCodes'>>, 'state' | 'query' | 'from' | 'until'>;
type Code = typeof licenseKey | typeof authorizationCode;

/** Which codes are in a state; where several are true, the first: revoked, used up, ended, valid. */
const stateIs = (state: Wanted['state'], code: Code, isUsedUp: SQL, now: Date): SQL | undefined => {
  const isOpen = isNull(code.revokedAt);
  if (state === undefined) return undefined;
  if (state === 'revoked') return isNotNull(code.revokedAt);
  if (state === 'used_up') return and(isOpen, isUsedUp);
  const hasUses = and(isOpen, not(isUsedUp));
  if (state === 'ended') return and(hasUses, lte(code.expiresAt, now));
  return and(hasUses, or(isNull(code.expiresAt), gt(code.expiresAt, now)));
};

/** Which codes a list is narrowed to: by their state, their time, and a part of the remark or how they begin. */
export const codeFits = (wanted: Wanted, code: Code, isUsedUp: SQL, now: Date): SQL | undefined => {
  const typed = wanted.query?.trim() ?? '';
  return and(
    stateIs(wanted.state, code, isUsedUp, now),
    typed === ''
      ? undefined
      : or(
          sql`strpos(lower(${code.remark}), lower(${typed})) > 0`,
          sql`starts_with(lower(${code.hint}), lower(${typed}))`,
        ),
    withinBounds({ from: wanted.from, until: wanted.until }, { time: code.createdAt }),
  );
};
