import type { Proposal } from '@fairlead/contract';
import type { Database } from '@fairlead/db';
import type { Clock } from '../../clock';
import type { Hashing } from '../../hashing';
import type { Answer } from '../../http/answer';
import { translateFor } from '../../http/translate';
import { makeFirstAdmin, maySetUp } from '../../modules/staff/first-admins';
import { listAllMembers, type Member } from '../../modules/staff/list-members';
import {
  type CommandLine,
  proposeChange,
  proposeMember,
  proposePassword,
  proposeRoles,
  proposeTotp,
} from '../../modules/staff/propose-change';
import type { Arguments } from './arguments';
import { CommandRefusal } from './faults';

/** What was done; the same fields as the calls of the contract. */
export interface Outcome {
  readonly items?: readonly Member[];
  readonly member?: Member;
  readonly first_password?: string;
  /** What waits for an admin at the console. */
  readonly proposal?: Proposal;
  readonly first_half?: string;
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

/** The first two accounts are admins, who hold nothing else and add everybody after them. */
const setUp = (means: Means, by: CommandLine, { username, roles, reason }: Arguments): Promise<Outcome> => {
  if (roles.join() !== 'admin') {
    throw new CommandRefusal('Make two admins first, each with --roles admin: they add everybody else.');
  }
  return makeFirstAdmin(means, by, { username, reason }).then(dataOf);
};

/** Nobody could accept it. */
const refuseEarly = (): never => {
  throw new CommandRefusal('There are fewer than two admins: make two first, so that one can accept this.');
};

/**
 * Makes the first two admins; from then on it proposes what an admin at the console accepts or refuses.
 * @throws CommandRefusal
 */
export const runAct = async (means: Means, by: CommandLine, given: Arguments): Promise<Outcome> => {
  const { act, username, roles, reason } = given;
  const { database } = means;
  if (act === 'list') return { items: await listAllMembers(database) };
  if (await maySetUp(database)) return act === 'create' ? setUp(means, by, given) : refuseEarly();
  if (act === 'create') return dataOf(await proposeMember(means, by, { username, roles, reason }));
  const id = Number((await find(database, username)).id);
  const asked = { id, reason };
  if (act === 'roles') return dataOf(await proposeRoles(means, by, { ...asked, roles }));
  if (act === 'reset-password') return dataOf(await proposePassword(means, by, asked));
  if (act === 'reset-totp') return dataOf(await proposeTotp(means, by, asked));
  return dataOf(await proposeChange(means, by, { ...asked, change: 'disable' }));
};
