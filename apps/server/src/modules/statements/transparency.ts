import type { calls, ResponseOf } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { readControl } from '@fairlead/ledger';
import type { Config } from '../../config';
import { listOverdueDebts, readSettledInAll, windowsAt } from '../plans';
import { readBooksState } from './books-state';
import { JOBS_LATE_MS, readJobsRun } from './jobs-run';
import { isCosignatureOf, readDayLog } from './log/day-log';
import { readStamps } from './log/read-stamps';
import { readRoots } from './roots/read-roots';

type Transparency = ResponseOf<typeof calls.statement.transparency>;

const SHOWN_DAYS = 31;

/** Each key that ever signed, the newest first; one ends where the next began. */
export const readKeys = async (reader: Reader): Promise<Transparency['keys']> => {
  const rows = await reader.query<{ key_id: string; public_key: string; from: Date; until: Date | null }>(
    `select key_id, public_key, first as from, lead(first) over (order by first) as until
      from (select key_id, public_key, min(signed_at) as first from daily_root group by 1, 2) k
      order by first desc`,
  );
  return rows.map((row) => ({
    ...row,
    from: row.from.toISOString(),
    until: row.until?.toISOString() ?? null,
  }));
};

/** The log of days, up to which day each witness signed how it grew, and whether that is still how it is. */
const readLog = async (
  reader: Reader,
  config: Parameters<typeof readDayLog>[1] & Pick<Config, 'witnesses'>,
): Promise<Transparency['log']> => {
  const log = await readDayLog(reader, config);
  if (log === undefined) return null;
  const rows = await reader.query<{ witness: string; size: number; line: string; day: string; time: Date }>(
    `select c.*, coalesce(to_char(d.day, 'YYYY-MM-DD'), to_char(c.time at time zone 'UTC', 'YYYY-MM-DD')) as day
      from (select distinct on (witness) witness, size, line, time from cosignature order by witness, size desc) c
        left join (select day, row_number() over (order by day) as size from daily_root) d on d.size = c.size
      where c.witness = any($1::text[]) order by c.witness`,
    [config.witnesses.map(({ name }) => name)],
  );
  const cosignatures = rows.map(({ witness, day, time, ...row }) => ({
    ...{ witness, day, time: time.toISOString() },
    fits: isCosignatureOf(log, { witness, ...row }, config.witnesses),
  }));
  return { origin: log.origin, key: log.key, cosignatures };
};

/** What networks owe too long, as everybody may read it (docs/domain/settlement.md#overdue-network). */
const overdueOf = async (reader: Reader, before: Date): Promise<Transparency['overdue']> =>
  (await listOverdueDebts(reader, before)).map(({ paidByHouse, since, ...debt }) => ({
    ...debt,
    paid_by_house: paidByHouse,
    since: since.toISOString(),
  }));

/** What everybody may know of the check of the books, and of whose money stands still because of it. */
const readCheck = async (reader: Reader, now: Date): Promise<Transparency['books']> => {
  const { finished, fault, late, freezes, agree } = await readBooksState(reader, now);
  const { writesStopped } = await readControl(reader);
  return {
    checked_at: finished?.time.toISOString() ?? null,
    passed: agree,
    unchecked: fault !== null || late,
    money_writes: writesStopped ? 'stopped' : 'open',
    frozen: { holders: freezes.length, since: freezes[0]?.frozenAt.toISOString() ?? null },
  };
};

/**
 * What anyone needs to check an exported statement, and how the programme stands
 * (docs/promises.md#publish-what-cheats-hide).
 * @param reader a snapshot
 */
export const readTransparency = async (
  reader: Reader,
  config: Pick<Config, 'sandboxSpeed' | 'publicUrl' | 'rootSigningKey' | 'witnesses'>,
  now: Date,
): Promise<Transparency> => {
  const late = new Date(now.getTime() - windowsAt(config.sandboxSpeed).remittanceMs);
  return {
    roots: await readRoots(reader, SHOWN_DAYS),
    keys: await readKeys(reader),
    log: await readLog(reader, config),
    stamps: await readStamps(reader, SHOWN_DAYS),
    books: await readCheck(reader, now),
    jobs: await readJobsRun(reader, now, JOBS_LATE_MS.public),
    overdue: await overdueOf(reader, late),
    orders: await readSettledInAll(reader),
  };
};
