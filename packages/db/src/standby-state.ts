/** Another database than the one that takes the writes; the message says what to do. */
export class StandbyFault extends Error {}

/** Which database it is, and what of its log it has. */
interface Place {
  /** PostgreSQL's name of this cluster and its copies. */
  readonly system: string;
  /** The database's number, which its copies share. */
  readonly database: number;
  /** One more after each promotion. */
  readonly timeline: number;
  /** When this server was started: no other one was in the same microsecond. */
  readonly startedAt: string;
  /** How far its log goes, in bytes since the first one. */
  readonly position: number;
}

/** The database that takes the writes: what was acknowledged there stands before `position`. */
export type PrimaryPlace = Place;

/** A database to read from: what stands before `position` is to be seen there. */
export interface StandbyPlace extends Place {
  /** False of one that takes writes itself. */
  readonly follows: boolean;
}

const WHERE = `(select system_identifier::text from pg_control_system()) as system,
    (select oid::int8 from pg_database where datname = current_database()) as database,
    pg_postmaster_start_time()::text as "startedAt"`;
const bytesOf = (position: string): string => `pg_wal_lsn_diff(${position}, '0/0')::int8`;
const OWN_TIMELINE = `('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int`;

/** A commit that is acknowledged was flushed, unless that was switched off. No row where it takes no writes. */
export const PRIMARY_PLACE = `select ${WHERE}, ${OWN_TIMELINE} as timeline,
    case current_setting('synchronous_commit') when 'off' then ${bytesOf('pg_current_wal_insert_lsn()')}
      else ${bytesOf('pg_current_wal_flush_lsn()')} end as position
  where not pg_is_in_recovery()`;

/**
 * What a standby noted of its time line at its last restart point, or when it last wrote pages: after a failover that comes
 * late, and until then it is not read from.
 */
export const STANDBY_PLACE = `select ${WHERE}, pg_is_in_recovery() as follows,
    case when pg_is_in_recovery() then greatest((select timeline_id from pg_control_checkpoint()),
      (select min_recovery_end_timeline from pg_control_recovery())) else ${OWN_TIMELINE} end as timeline,
    case when pg_is_in_recovery() then ${bytesOf('pg_last_wal_replay_lsn()')}
      else ${bytesOf('pg_current_wal_flush_lsn()')} end as position`;

/** Refuses what is no copy of that database. */
export const refuseOther = (primary: PrimaryPlace, found: StandbyPlace): void => {
  const { system, database } = found;
  if (system === primary.system && database === primary.database) return;
  const what = system === primary.system ? 'another database' : `another PostgreSQL (system ${system})`;
  throw new StandbyFault(
    `it leads to ${what}: it must be a standby of the one in DATABASE_URL (system ${primary.system}), or that one itself`,
  );
};

/** Why what it shows may not be the past of that database, in words; null where it is. */
export const strangeness = (primary: PrimaryPlace, found: StandbyPlace): string | null => {
  if (found.system !== primary.system || found.database !== primary.database) {
    return 'it is no copy of the database';
  }
  if (!found.follows) {
    return found.startedAt === primary.startedAt ? null : 'it takes writes of its own: it was promoted';
  }
  return found.timeline === primary.timeline
    ? null
    : `it is on time line ${found.timeline}, the primary on ${primary.timeline}`;
};

/** How far a standby is behind. */
export interface Lag {
  readonly ms: number;
  /** False where it may be more: what it has was there before anybody looked. */
  readonly isKnown: boolean;
}

/** An hour of looks. */
const STEPS_MAX = 3_600;

/** Remembers when the primary was seen where, so that no two clocks have to agree. */
export const openTrail = () => {
  let steps: { readonly position: number; readonly at: number }[] = [];
  return {
    /** @param at the moment before it was asked */
    add: (position: number, at: number): void => {
      if (steps.at(-1)?.position === position) steps.pop();
      steps.push({ position, at });
      // While no standby answers nothing is forgotten: the first and the newest tell enough.
      if (steps.length > STEPS_MAX) steps.splice(1, 1);
    },
    /** What a standby that has everything before `position` lacks, at `now`. */
    lagOf: (position: number, now: number): Lag => {
      const last = steps.findLast((step) => step.position <= position);
      return last === undefined
        ? { ms: now - (steps[0]?.at ?? now), isKnown: false }
        : { ms: now - last.at, isKnown: true };
    },
    /** Forgets what a standby has passed; it never goes back. */
    forget: (position: number): void => {
      const next = steps.findIndex((step) => step.position > position);
      steps = steps.slice(Math.max(0, (next === -1 ? steps.length : next) - 1));
    },
  };
};
