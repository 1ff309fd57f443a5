import { AddressFault, LoginFault, PoolerFault, rootOf, SchemaMismatch, StandbyFault } from '@fairlead/db';

/** Why the program does not start, in words that name the variable to look at. */
export class StartFault extends Error {}

/** The program was told to stop while its start waited for the database. */
export class StartStopped extends StartFault {}

/** The words of what went wrong; a host with several addresses tells them one by one. */
export const wordsOf = (error: unknown): string => {
  const root = rootOf(error);
  const first: unknown = root instanceof AggregateError ? root.errors[0] : root;
  return first instanceof Error ? first.message : String(first);
};

/** What the database or the way to it answered, with the variable; without one for the program's own database. */
export const inWords = (error: unknown, name: string | undefined): Error => {
  if (error instanceof StartFault || error instanceof SchemaMismatch || error instanceof LoginFault) {
    return error;
  }
  const where = name === undefined ? '' : `${name}: `;
  const isWhole =
    error instanceof PoolerFault || error instanceof AddressFault || error instanceof StandbyFault;
  const what = isWhole ? error.message : `the database could not be made ready: ${wordsOf(error)}`;
  return new StartFault(`${where}${what}`, { cause: error });
};
