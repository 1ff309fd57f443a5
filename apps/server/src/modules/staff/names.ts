import type { Reader } from '@fairlead/db';
import { ACTORS } from '@fairlead/vocabulary';
import { readStaffNames } from './queries';

/** What stands where others have a username: who acted without an account of staff, or whose texts came with the program. */
const ACTOR_TYPES: readonly string[] = [...ACTORS, 'system', 'fairlead'];

const isActorType = (username: string): boolean => ACTOR_TYPES.includes(username.toLowerCase());

/** Whether a new account cannot be called so: another one is, or the record would name it like somebody who is no staff. */
export const isTaken = async (reader: Reader, username: string): Promise<boolean> => {
  if (isActorType(username)) return true;
  const found = await reader.query('select 1 from staff where lower(username) = lower($1)', [username]);
  return found.length > 0;
};

/**
 * What members of staff are called beside holders, networks and the system: accounts from before may have such a name, and
 * are told apart.
 */
export const readActorNames: typeof readStaffNames = async (reader, staffIds) => {
  const nameOf = await readStaffNames(reader, staffIds);
  return (staffId) => {
    const name = nameOf(staffId);
    return name !== null && isActorType(name) ? `${name} (staff)` : name;
  };
};
