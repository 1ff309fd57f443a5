import { userInfo } from 'node:os';
import { migrateDatabase } from '@fairlead/db';
import { systemClock } from '../../clock';
import { createHashing } from '../../hashing';
import { migrationsFolder } from '../start/migrations';
import { parseArguments } from './arguments';
import { type Environment, withDatabase, withOwner } from './connect';
import { CommandFault, CommandRefusal } from './faults';
import { outcomeText } from './print';
import { runAct } from './run';
import { ADMIN_USAGE, MIGRATE_USAGE } from './usage';

export interface CommandResult {
  /** For standard output. */
  readonly out: string;
  /** One line for standard error. */
  readonly error: string;
  /** 0 done, 1 refused, 2 not understood or the database not reached. */
  readonly code: 0 | 1 | 2;
}

const lineOf = (error: unknown): string => {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text.replaceAll(/\s*\n\s*/g, ' ');
};

/**
 * `fairlead admin …`: the command-line twin of the console's page of staff
 * (docs/adr/0047-staff-accounts.md).
 */
export const runAdmin = async (
  words: readonly string[],
  environment: Environment,
): Promise<CommandResult> => {
  try {
    const given = parseArguments(words);
    if (given === null) return { out: ADMIN_USAGE, error: '', code: 0 };
    const by = { kind: 'command_line', user: userInfo().username } as const;
    const outcome = await withDatabase(environment, (database) =>
      runAct({ database, clock: systemClock, hashing: createHashing() }, by, given),
    );
    return { out: given.json ? JSON.stringify(outcome) : outcomeText(outcome), error: '', code: 0 };
  } catch (error) {
    return { out: '', error: lineOf(error), code: error instanceof CommandRefusal ? 1 : 2 };
  }
};

/**
 * `fairlead migrate`: makes the database ready for this build, and starts nothing.
 * @param say told in words whenever it waits
 */
export const runMigrate = async (
  words: readonly string[],
  environment: Environment,
  say: (text: string) => void,
): Promise<CommandResult> => {
  try {
    if (words.some((word) => word === '--help' || word === '-h')) {
      return { out: MIGRATE_USAGE, error: '', code: 0 };
    }
    if (words.length > 0) throw new CommandFault('Too many words. See --help.');
    const { applied } = await withOwner(environment, (url) =>
      migrateDatabase(url, migrationsFolder(), () => say('Tables are in use: trying again.')),
    );
    return { out: `The database is ready. Migrations applied: ${applied}.`, error: '', code: 0 };
  } catch (error) {
    return { out: '', error: lineOf(error), code: 2 };
  }
};
