import type { Call, Reason, StaffRole } from '@fairlead/contract';
import { type Answer, done, refuse } from '../../http/answer';
import type { AccountState, HolderCaller, StaffCaller } from '../../http/route';
import type { Services } from '../../http/services';
import { startListener } from '../listener';
import { createSessionCache } from './cache';
import { SESSION_CHANNEL, type Whose } from './changes';
import { programFinder } from './programs';
import { SESSION_MOST_MS, SESSION_MS } from './records';
import {
  type HolderRow,
  loadHolder,
  loadHolders,
  loadService,
  loadStaff,
  type ServiceRow,
  type StaffRow,
} from './rows';
import { hashToken, isServiceKey, isToken } from './tokens';
import { unlessReading } from './unless-reading';

/** A session in use is written down this often at most. */
const TOUCH_MS = 10 * 60_000;

const BLOCKED: Readonly<Record<Exclude<AccountState, 'active'>, Reason>> = {
  not_activated: 'account_not_activated',
  disabled: 'account_disabled',
  deleted: 'account_deleted',
};

const blockedAnswer = ({ state, state_reason: remark, lang }: HolderRow) =>
  state === 'active' ? undefined : refuse(BLOCKED[state], { lang, ...(remark === null ? {} : { remark }) });

/** Calls that move money on, and are not the way out, find a closing account closed. */
const beginsSomething = (call: Call): boolean => call.idempotent && call.access.kind === 'holder';

/** What a member of staff may do in live mode before a second step is in use: begin to use one, and leave. */
const ENROLMENT: ReadonlySet<string> = new Set([
  'consoleAuth.me',
  'consoleAuth.enrolTotp',
  'consoleAuth.confirmTotp',
  'consoleAuth.secondSteps',
  'consoleAuth.beginKey',
  'consoleAuth.addKey',
  'consoleAuth.updatePassword',
  'consoleAuth.logout',
]);

/** Where passwords do not sign in any more: the same, and the way to an identity at the provider. */
const CONNECTING: ReadonlySet<string> = new Set([
  ...ENROLMENT,
  'consoleAuth.beginIdentity',
  'consoleAuth.connectIdentity',
]);

/** What a first password opens: its change. */
const FIRST: ReadonlySet<string> = new Set([
  'consoleAuth.me',
  'consoleAuth.updatePassword',
  'consoleAuth.logout',
]);

export type Caller = HolderCaller | StaffCaller | null;
type Found = Answer<Caller> | Promise<Answer<Caller>>;

/** Tells who sends a call, by its token and by the access that the contract states for the call. */
export interface Sessions {
  /** Answers at once where the session is known, so that the hot path waits for nothing. */
  callerOf(call: Call, token: unknown): Found;
  /** Looks up many sessions of holders at once; what comes back tells of each what `callerOf` does. */
  lookUpHolders(tokens: readonly string[]): Promise<(call: Call, token: string) => Found>;
  close(): Promise<void>;
}

/** What is kept of sessions on this node, and the listeners that keep it true. */
const openCaches = ({ config, database, clock, log }: Services) => {
  const mayKeep = () => listener.isListening();
  const holders = createSessionCache<HolderRow>(clock, {
    load: (hash) => loadHolder(database, hash),
    whose: ({ caller }) => `holder ${caller.holderId}`,
    mayKeep,
  });
  const staff = createSessionCache<StaffRow>(clock, {
    load: (hash) => loadStaff(database, hash, config.oidc?.issuer ?? null),
    whose: ({ caller }) => `staff ${caller.staffId}`,
    mayKeep,
  });
  const programs = createSessionCache<ServiceRow>(clock, {
    load: (hash) => loadService(database, hash),
    whose: ({ caller }) => `staff ${caller.staffId}`,
    mayKeep,
  });
  const all = [holders, staff, programs] as const;
  const forget = (whose: Whose): void => {
    for (const cache of all) cache.forget(whose);
  };
  const forgetAll = (): void => {
    for (const cache of all) cache.clear();
  };
  const listener = startListener(database, log, SESSION_CHANNEL, forget, forgetAll);
  // Before the change is committed: who made it here must not be answered by what was so before.
  const stopHearing = database.onNotify((channel, whose) => {
    if (channel === SESSION_CHANNEL) for (const cache of all) cache.suspect(whose);
  });
  const close = (): Promise<void> => {
    stopHearing();
    return listener.close();
  };
  return { holders, staff, programs, close };
};

const NOBODY: Answer<Caller> = done(null);

/** @param holdsWrites true while nothing is written: a session in use is then not prolonged, and goes on until its end */
export const createSessions = (services: Services, holdsWrites = () => false): Sessions => {
  const { config, database, clock } = services;
  const { holders, staff, programs, close } = openCaches(services);
  const findProgram = programFinder(services, programs, holdsWrites);

  const touch = async (row: HolderRow, now: Date): Promise<void> => {
    const mostMs = row.created_at.getTime() + SESSION_MOST_MS;
    const expiresAt = new Date(Math.min(now.getTime() + SESSION_MS, mostMs));
    await database.query('update session set last_seen_at = $2, expires_at = $3 where token_hash = $1', [
      row.token_hash,
      now,
      expiresAt,
    ]);
    holders.suspect(`holder ${row.caller.holderId}`);
  };

  const checkHolder = (call: Call, row: HolderRow | undefined): Found => {
    if (row === undefined) return refuse('not_authorized');
    const now = clock.now();
    if (row.revoked_at !== null || row.expires_at <= now) return refuse('token_expired');
    const blocked = call.access.kind === 'holder' ? blockedAnswer(row) : undefined;
    if (blocked !== undefined) return blocked;
    if (row.closing && beginsSomething(call)) return refuse('account_closing');
    const isRecent = now.getTime() - row.last_seen_at.getTime() < TOUCH_MS;
    if (isRecent || holdsWrites()) return done(row.caller);
    return touch(row, now)
      .catch(unlessReading)
      .then(() => done(row.caller));
  };

  const checkStaff = (call: Call, row: StaffRow | undefined, roles: readonly StaffRole[]): Answer<Caller> => {
    if (row === undefined || row.disabled_at !== null) return refuse('not_authorized');
    if (row.revoked_at !== null || row.expires_at <= clock.now()) return refuse('token_expired');
    if (row.first_password && !FIRST.has(call.id)) return refuse('first_password');
    if (row.without_second_step && config.moneyMode === 'live' && !ENROLMENT.has(call.id)) {
      return refuse('totp_required');
    }
    if (row.not_connected && config.oidc?.passwords === false && !CONNECTING.has(call.id)) {
      return refuse('identity_demanded');
    }
    const mayCall = roles.length === 0 || roles.some((role) => row.caller.roles.includes(role));
    return mayCall ? done(row.caller) : refuse('role_missing');
  };

  return {
    callerOf: (call, token) => {
      const { access } = call;
      if (access.kind === 'public' || access.kind === 'guest' || access.kind === 'network') return NOBODY;
      if (access.kind === 'staff' && isServiceKey(token)) return findProgram(call, token);
      if (!isToken(token)) return refuse('not_authorized');
      if (access.kind === 'staff') {
        const found = staff.get(token);
        return found instanceof Promise
          ? found.then((row) => checkStaff(call, row, access.roles))
          : checkStaff(call, found, access.roles);
      }
      const found = holders.get(token);
      return found instanceof Promise
        ? found.then((row) => checkHolder(call, row))
        : checkHolder(call, found);
    },
    lookUpHolders: async (tokens) => {
      const rows = await loadHolders(database, tokens.map(hashToken));
      const byHash = new Map(rows.map((row) => [row.token_hash.toString('latin1'), row]));
      return (call, token) => checkHolder(call, byHash.get(hashToken(token).toString('latin1')));
    },
    close,
  };
};
