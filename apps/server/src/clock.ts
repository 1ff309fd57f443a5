import type { Reader } from '@fairlead/db';

/** The product's one source of time; tests turn it by hand. */
export interface Clock {
  now(): Date;
}

/** The machine's time. */
export const systemClock: Clock = { now: () => new Date() };

/** What the database's clock says, which all nodes share. */
export const readDatabaseTime = async (reader: Reader): Promise<Date> => {
  const [row] = await reader.query<{ now: Date }>('select clock_timestamp() as now');
  if (row === undefined) throw new Error('the database does not say what time it is');
  return row.now;
};
