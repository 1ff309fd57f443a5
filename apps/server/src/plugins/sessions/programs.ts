import type { Call } from '@fairlead/contract';
import { type Answer, done, refuse } from '../../http/answer';
import type { StaffCaller } from '../../http/route';
import type { Services } from '../../http/services';
import type { SessionCache } from './cache';
import type { ServiceRow } from './rows';
import { SERVICE_CALLS } from './service-calls';
import { unlessReading } from './unless-reading';

/** A key in use is written down this often at most. */
const TOUCH_MS = 10 * 60_000;

type Found = Answer<StaffCaller> | Promise<Answer<StaffCaller>>;

/** Tells whose the key of a service account is, for a call that is within its scopes. */
export const programFinder = (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  programs: SessionCache<ServiceRow>,
  holdsWrites: () => boolean,
): ((call: Call, key: string) => Found) => {
  const touch = async ({ caller: { staffId } }: ServiceRow, now: Date): Promise<void> => {
    await database.query('update service_account set last_used_at = $2 where staff_id = $1', [staffId, now]);
    programs.suspect(`staff ${staffId}`);
  };
  const check = (call: Call, row: ServiceRow | undefined): Found => {
    if (row === undefined || row.disabled_at !== null) return refuse('not_authorized');
    const now = clock.now();
    if (row.expires_at <= now) return refuse('token_expired');
    const mayCall = row.scopes.some((scope) => SERVICE_CALLS[scope].some((id) => id === call.id));
    if (!mayCall) return refuse('role_missing');
    const { last_used_at: usedAt, caller } = row;
    const isRecent = usedAt !== null && now.getTime() - usedAt.getTime() < TOUCH_MS;
    if (isRecent || holdsWrites()) return done(caller);
    return touch(row, now)
      .catch(unlessReading)
      .then(() => done(caller));
  };
  return (call, key) => {
    const found = programs.get(key);
    return found instanceof Promise ? found.then((row) => check(call, row)) : check(call, found);
  };
};
