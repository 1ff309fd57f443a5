import { createHash } from 'node:crypto';
import { auditEntry, desc, type Tx } from '@fairlead/db';

/** Who acts: a member of staff, the account holder, or a job of the system. */
export interface Actor {
  readonly type: 'staff' | 'holder' | 'system';
  /** Absent for the system. */
  readonly id?: number;
}

/** One act for the record (docs/domain/audit.md#record). */
export interface Act {
  readonly actor: Actor;
  /** The call's id or the job's name. */
  readonly act: string;
  /** The holder it touches, if any. */
  readonly holderId?: number;
  readonly subjectType: string;
  readonly subjectId?: number;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  readonly time: Date;
}

/** Serialises the writers: the number of the one advisory lock that guards the head of the audit chain. */
const CHAIN_LOCK = 7_201_001;
const GENESIS = createHash('sha256').update('fairlead-audit-chain-1').digest();

/** The same text for the same content, however its fields were ordered. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value instanceof Date) return JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`;
};

/** What one entry's hash is made of: its content, one field a line, then the hash before it. */
const hashOf = (act: Act, previous: Buffer): Buffer =>
  createHash('sha256')
    .update(
      [
        'fairlead-audit-1',
        act.time.toISOString(),
        act.actor.type,
        act.actor.id ?? '',
        act.act,
        act.holderId ?? '',
        act.subjectType,
        act.subjectId ?? '',
        canonical(act.before ?? null),
        canonical(act.after ?? null),
        previous.toString('hex'),
      ].join('\n'),
    )
    .digest();

/**
 * Puts an act on record in the transaction of its effect. Call it last: the head of the chain is locked until the
 * transaction ends, so nobody may wait for a wallet while holding it.
 */
export const audit = async (tx: Tx, act: Act): Promise<void> => {
  await tx.query('select pg_advisory_xact_lock($1)', [CHAIN_LOCK]);
  const [head] = await tx.orm
    .select({ hash: auditEntry.hash })
    .from(auditEntry)
    .orderBy(desc(auditEntry.id))
    .limit(1);
  const previousHash = head?.hash ?? GENESIS;
  await tx.orm.insert(auditEntry).values({
    time: act.time,
    actorType: act.actor.type,
    actorId: act.actor.id ?? null,
    act: act.act,
    holderId: act.holderId ?? null,
    subjectType: act.subjectType,
    subjectId: act.subjectId ?? null,
    before: act.before ?? null,
    after: act.after ?? null,
    previousHash,
    hash: hashOf(act, previousHash),
  });
};
