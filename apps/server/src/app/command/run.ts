import type { Database } from '@fairlead/db';
import type { Clock } from '../../clock';
import type { Hashing } from '../../hashing';
import type { Answer } from '../../http/answer';
import { translateFor } from '../../http/translate';
import {
  type CommandLine,
  createMember,
  disableMember,
  listAllMembers,
  type Member,
  renewFirstPassword,
  resetTotp,
  setRoles,
} from '../../modules/staff';
import type { Arguments } from './arguments';
import { CommandRefusal } from './faults';

/** What was done; the same fields as the calls of the contract. */
export interface Outcome {
  readonly items?: readonly Member[];
  readonly member?: Member;
  readonly first_password?: string;
}

interface Means {
  readonly database: Database;
  readonly clock: Clock;
  readonly hashing: Hashing;
}

const dataOf = async <Data>(answer: Answer<Data>): Promise<Data> => {
  if (answer.ok) return answer.data;
  throw new CommandRefusal((await translateFor('en'))(`reason.${answer.reason}`));
};

const find = async (database: Database, username: string): Promise<Member> => {
  const wanted = username.toLowerCase();
  const found = (await listAllMembers(database)).find((member) => member.username.toLowerCase() === wanted);
  if (found !== undefined) return found;
  throw new CommandRefusal(`Nobody on staff is called ${username}.`);
};

/**
 * Does what was asked for through the functions that answer the console's calls, on record as the system's act.
 * @throws CommandRefusal
 */
export const runAct = async (means: Means, by: CommandLine, given: Arguments): Promise<Outcome> => {
  const { act, username, roles, reason } = given;
  const { database } = means;
  if (act === 'list') return { items: await listAllMembers(database) };
  if (act === 'create') return dataOf(await createMember(means, by, { username, roles, reason }));
  const id = Number((await find(database, username)).id);
  if (act === 'roles') return dataOf(await setRoles(means, by, { id, roles, reason }));
  if (act === 'disable') return dataOf(await disableMember(means, by, { id, reason }));
  if (act === 'reset-password') return dataOf(await renewFirstPassword(means, by, { id, reason }));
  await dataOf(await resetTotp(means, by, { id, reason }));
  return { member: await find(database, username) };
};
