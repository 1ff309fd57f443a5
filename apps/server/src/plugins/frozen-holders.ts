import { readHolderFault } from '@fairlead/db';
import { freezeHolder } from '@fairlead/ledger';
import type { Services } from '../http/services';

/**
 * Freezes whom a posting was refused for. The ledger refuses again without that: it is for whoever must know of it.
 * @returns false where the error is another one
 */
export const noteHolderFault = async (
  { database, clock, log }: Pick<Services, 'database' | 'clock' | 'log'>,
  error: unknown,
): Promise<boolean> => {
  const fault = readHolderFault(error);
  if (fault === undefined) return false;
  try {
    const isNew = await database.transaction((tx) => freezeHolder(tx, fault, clock.now()));
    if (isNew) log.fatal(fault, 'the books of a holder differ: the holder is frozen');
  } catch (failure) {
    log.error({ err: failure, ...fault }, 'a holder whose books differ could not be frozen');
  }
  return true;
};

/** Does what is due row by row and adds up the answers. A row of a frozen holder waits, and holds up no other. */
export const sumEach = async <Row>(
  services: Services,
  rows: readonly Row[],
  work: (row: Row) => Promise<number>,
): Promise<number> => {
  let done = 0;
  for (const row of rows) {
    if (services.stopping?.aborted) break;
    try {
      done += await work(row);
    } catch (error) {
      if (!(await noteHolderFault(services, error))) throw error;
    }
  }
  return done;
};
