import type { ServiceScope, StaffRole } from '@fairlead/contract';
import type { Database } from '@fairlead/db';
import type { AccountState, HolderCaller, StaffCaller } from '../../http/route';

interface SessionRow {
  readonly token_hash: Buffer;
  readonly expires_at: Date;
  readonly revoked_at: Date | null;
}

export interface HolderRow extends SessionRow {
  readonly created_at: Date;
  readonly last_seen_at: Date;
  readonly state: AccountState;
  readonly state_reason: string | null;
  readonly lang: string;
  /** Its holder is closing the account (docs/domain/account.md#closing). */
  readonly closing: boolean;
  readonly caller: HolderCaller;
}

export interface StaffRow extends SessionRow {
  readonly disabled_at: Date | null;
  /** Signs in with a password alone. */
  readonly without_second_step: boolean;
  /** Has no identity at the OpenID provider that is set. */
  readonly not_connected: boolean;
  /** Its password is the first one, which others have seen in halves. */
  readonly first_password: boolean;
  readonly caller: StaffCaller;
}

/** A program that reads by a key. */
export interface ServiceRow {
  readonly disabled_at: Date | null;
  readonly expires_at: Date;
  readonly last_used_at: Date | null;
  readonly scopes: readonly ServiceScope[];
  readonly caller: StaffCaller;
}

type LoadedHolder = Omit<HolderRow, 'caller'> & { readonly id: number; readonly holder_id: number };

const HOLDERS = `select s.token_hash, s.id, s.holder_id, s.expires_at, s.revoked_at, s.created_at, s.last_seen_at,
            h.state, h.state_reason, h.lang, c.holder_id is not null as closing
       from session s join account_holder h on h.id = s.holder_id
       left join account_closing c on c.holder_id = h.id`;

const holderRowOf = (row: LoadedHolder): HolderRow => {
  const { id: sessionId, holder_id: holderId, state } = row;
  return { ...row, caller: { kind: 'holder', holderId, sessionId, state } };
};

/** The session of a token's hash with its holder. */
export const loadHolder = async (database: Database, tokenHash: Buffer): Promise<HolderRow | undefined> => {
  const [row] = await database.query<LoadedHolder>(
    `${HOLDERS} where s.token_hash = $1`,
    [tokenHash],
    'session_holder',
  );
  return row && holderRowOf(row);
};

/** The same of many, of those that there are. */
export const loadHolders = async (
  database: Database,
  tokenHashes: readonly Buffer[],
): Promise<readonly HolderRow[]> => {
  const rows = await database.query<LoadedHolder>(`${HOLDERS} where s.token_hash = any($1)`, [tokenHashes]);
  return rows.map(holderRowOf);
};

/** The same for staff. */
export const loadStaff = async (
  database: Database,
  tokenHash: Buffer,
  issuer: string | null,
): Promise<StaffRow | undefined> => {
  const [row] = await database.query<
    Omit<StaffRow, 'caller'> & { staff_id: number; username: string; roles: readonly StaffRole[] }
  >(
    `select s.token_hash, s.staff_id, s.expires_at, s.revoked_at, p.username, p.roles, p.disabled_at,
            not has_second_step(p.id) as without_second_step, p.password_ends_at is not null as first_password,
            not is_connected(p.id, $2) as not_connected
       from staff_session s join staff p on p.id = s.staff_id
      where s.token_hash = $1`,
    [tokenHash, issuer],
    'session_staff',
  );
  if (row === undefined) return undefined;
  const { staff_id: staffId, username, roles } = row;
  return { ...row, caller: { kind: 'staff', staffId, username, roles, tokenHash } };
};

/** The service account of a key's hash. */
export const loadService = async (database: Database, keyHash: Buffer): Promise<ServiceRow | undefined> => {
  const [row] = await database.query<
    Omit<ServiceRow, 'caller'> & { staff_id: number; username: string; roles: readonly StaffRole[] }
  >(
    `select a.staff_id, a.scopes, a.expires_at, a.last_used_at, p.username, p.roles, p.disabled_at
       from service_account a join staff p on p.id = a.staff_id
      where a.key_hash = $1`,
    [keyHash],
    'session_service',
  );
  if (row === undefined) return undefined;
  const { staff_id: staffId, username, roles } = row;
  return { ...row, caller: { kind: 'staff', staffId, username, roles, tokenHash: keyHash } };
};
