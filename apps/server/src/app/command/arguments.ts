import { parseArgs } from 'node:util';
import { calls, type StaffRole } from '@fairlead/contract';
import { z } from 'zod';
import { CommandFault } from './faults';

const ACTS = ['list', 'create', 'roles', 'disable', 'reset-totp', 'reset-password'] as const;
export type ActName = (typeof ACTS)[number];

/** What was typed after `fairlead admin`. */
export interface Arguments {
  readonly act: ActName;
  /** Empty where the act is about nobody. */
  readonly username: string;
  readonly roles: StaffRole[];
  readonly reason: string;
  readonly json: boolean;
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const OPTIONS = { roles: text, reason: text, json: flag, help: { ...flag, short: 'h' } } as const;

const split = (words: readonly string[]) => {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new CommandFault((error as Error).message);
  }
};

/** Checked against the contract, as a call's body is. */
const { username, roles, reason } = calls.consoleStaff.create.request.shape;
const aboutSomebody = z.object({ username, reason });
const withRoles = aboutSomebody.extend({ roles });

const parsed = <Parts>(schema: z.ZodType<Parts>, given: unknown): Parts => {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`);
  throw new CommandFault([...new Set(faults)].join('; '));
};

const needsRoles = (act: ActName): boolean => act === 'create' || act === 'roles';

const actOf = (name: string | undefined): ActName => {
  if (name === undefined) throw new CommandFault('No act is named. See --help.');
  const act = ACTS.find((one) => one === name);
  if (act === undefined) throw new CommandFault(`"${name}" is no act. See --help.`);
  return act;
};

/**
 * Reads the words of the command; null where they ask for help.
 * @throws CommandFault which says what is not understood or missing
 */
export const parseArguments = (words: readonly string[]): Arguments | null => {
  const { values, positionals } = split(words);
  if (values.help) return null;
  const [name, about, ...more] = positionals;
  const act = actOf(name);
  const { json = false } = values;
  const isList = act === 'list';
  const isTooMuch = more.length > 0 || (isList && about !== undefined);
  if (isTooMuch) throw new CommandFault('Too many words. See --help.');
  if (!isList && about === undefined) throw new CommandFault(`${act} needs a username.`);
  if (needsRoles(act) !== (values.roles !== undefined)) {
    throw new CommandFault(needsRoles(act) ? `${act} needs --roles.` : `${act} takes no --roles.`);
  }
  if (isList !== (values.reason === undefined)) {
    throw new CommandFault(isList ? 'list takes no --reason.' : `${act} needs --reason.`);
  }
  if (isList) return { act, username: '', roles: [], reason: '', json };
  const names = (values.roles ?? '').split(',').map((role) => role.trim());
  const given = { username: about, reason: values.reason, roles: names };
  return needsRoles(act)
    ? { act, json, ...parsed(withRoles, given) }
    : { act, json, roles: [], ...parsed(aboutSomebody, given) };
};
