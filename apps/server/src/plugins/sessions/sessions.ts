import type { Call, Reason, StaffRole } from '@fairlead/contract';
import type { Database } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import type { AccountState, HolderCaller, StaffCaller } from '../../http/route';
import type { Services } from '../../http/services';
import { startListener } from '../listener';
import { createSessionCache } from './cache';
import { onOwnChange, SESSION_CHANNEL, type Whose } from './changes';
import { SESSION_MS } from './records';
import { isToken } from './tokens';

/** A session in use is written down this often at most. */
const TOUCH_MS = 10 * 60_000;

interface SessionRow {
  readonly token_hash: Buffer;
  readonly expires_at: Date;
  readonly revoked_at: Date | null;
}

interface HolderRow extends SessionRow {
  readonly last_seen_at: Date;
  readonly state: AccountState;
  readonly state_reason: string | null;
  readonly lang: string;
  readonly caller: HolderCaller;
}

interface StaffRow extends SessionRow {
  readonly disabled_at: Date | null;
  readonly caller: StaffCaller;
}

const loadHolder = async (database: Database, tokenHash: Buffer): Promise<HolderRow | undefined> => {
  const [row] = await database.query<Omit<HolderRow, 'caller'> & { id: number; holder_id: number }>(
    `select s.token_hash, s.id, s.holder_id, s.expires_at, s.revoked_at, s.last_seen_at,
            h.state, h.state_reason, h.lang
       from session s join account_holder h on h.id = s.holder_id
      where s.token_hash = $1`,
    [tokenHash],
    'session_holder',
  );
  if (row === undefined) return undefined;
  const { id: sessionId, holder_id: holderId, state } = row;
  return { ...row, caller: { kind: 'holder', holderId, sessionId, state } };
};

const loadStaff = async (database: Database, tokenHash: Buffer): Promise<StaffRow | undefined> => {
  const [row] = await database.query<
    Omit<StaffRow, 'caller'> & { staff_id: number; username: string; roles: readonly StaffRole[] }
  >(
    `select s.token_hash, s.staff_id, s.expires_at, s.revoked_at, p.username, p.roles, p.disabled_at
       from staff_session s join staff p on p.id = s.staff_id
      where s.token_hash = $1`,
    [tokenHash],
    'session_staff',
  );
  if (row === undefined) return undefined;
  const { staff_id: staffId, username, roles } = row;
  return { ...row, caller: { kind: 'staff', staffId, username, roles, tokenHash } };
};

const BLOCKED: Readonly<Record<Exclude<AccountState, 'active'>, Reason>> = {
  not_activated: 'account_not_activated',
  disabled: 'account_disabled',
  deleted: 'account_deleted',
};

const blockedAnswer = ({ state, state_reason: remark, lang }: HolderRow) =>
  state === 'active' ? undefined : refuse(BLOCKED[state], { lang, ...(remark === null ? {} : { remark }) });

export type Caller = HolderCaller | StaffCaller | null;
type Found = Answer<Caller> | Promise<Answer<Caller>>;

/** Tells who sends a call, by its token and by the access that the contract states for the call. */
export interface Sessions {
  /** Answers at once where the session is known, so that the hot path waits for nothing. */
  callerOf(call: Call, token: unknown): Found;
  close(): Promise<void>;
}

const NOBODY: Answer<Caller> = done(null);

export const createSessions = ({ database, clock, log }: Services): Sessions => {
  const mayKeep = () => listener.isListening();
  const holders = createSessionCache<HolderRow>(clock, {
    load: (hash) => loadHolder(database, hash),
    whose: ({ caller }) => `holder ${caller.holderId}`,
    mayKeep,
  });
  const staff = createSessionCache<StaffRow>(clock, {
    load: (hash) => loadStaff(database, hash),
    whose: ({ caller }) => `staff ${caller.staffId}`,
    mayKeep,
  });
  const both = [holders, staff] as const;
  const forget = (whose: Whose): void => {
    for (const cache of both) cache.forget(whose);
  };
  const forgetAll = (): void => {
    for (const cache of both) cache.clear();
  };
  const listener = startListener(database, log, SESSION_CHANNEL, forget, forgetAll);
  const stopHearing = onOwnChange((whose) => {
    for (const cache of both) cache.suspect(whose);
  });

  const touch = async (row: HolderRow, now: Date): Promise<void> => {
    const expiresAt = new Date(now.getTime() + SESSION_MS);
    await database.query('update session set last_seen_at = $2, expires_at = $3 where token_hash = $1', [
      row.token_hash,
      now,
      expiresAt,
    ]);
    holders.suspect(`holder ${row.caller.holderId}`);
  };

  const judgeHolder = (call: Call, row: HolderRow | undefined): Found => {
    if (row === undefined) return refuse('not_authorized');
    const now = clock.now();
    if (row.revoked_at !== null || row.expires_at <= now) return refuse('token_expired');
    const blocked = call.access.kind === 'holder' ? blockedAnswer(row) : undefined;
    if (blocked !== undefined) return blocked;
    if (now.getTime() - row.last_seen_at.getTime() < TOUCH_MS) return done(row.caller);
    return touch(row, now).then(() => done(row.caller));
  };

  const judgeStaff = (row: StaffRow | undefined, roles: readonly StaffRole[]): Answer<Caller> => {
    if (row === undefined || row.disabled_at !== null) return refuse('not_authorized');
    if (row.revoked_at !== null || row.expires_at <= clock.now()) return refuse('token_expired');
    const mayCall = roles.length === 0 || roles.some((role) => row.caller.roles.includes(role));
    return mayCall ? done(row.caller) : refuse('role_missing');
  };

  return {
    callerOf: (call, token) => {
      const { access } = call;
      if (access.kind === 'public' || access.kind === 'guest' || access.kind === 'network') return NOBODY;
      if (!isToken(token)) return refuse('not_authorized');
      if (access.kind === 'staff') {
        const found = staff.get(token);
        return found instanceof Promise
          ? found.then((row) => judgeStaff(row, access.roles))
          : judgeStaff(found, access.roles);
      }
      const found = holders.get(token);
      return found instanceof Promise
        ? found.then((row) => judgeHolder(call, row))
        : judgeHolder(call, found);
    },
    close: () => {
      stopHearing();
      return listener.close();
    },
  };
};
