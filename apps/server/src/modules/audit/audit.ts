import type { Tx } from '@fairlead/db';

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

/**
 * Puts an act on record in the transaction of its effect; the database chains it. Call it last: the head of the chain is
 * locked until the transaction ends, so nobody may wait for a wallet while holding it.
 */
export const audit = async (tx: Tx, act: Act): Promise<void> => {
  await tx.query('select record_act($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
    ...[act.time, act.actor.type, act.actor.id ?? null, act.act, act.holderId ?? null],
    ...[act.subjectType, act.subjectId ?? null],
    ...[act.before, act.after].map((facts) => (facts === undefined ? null : JSON.stringify(facts))),
  ]);
};
