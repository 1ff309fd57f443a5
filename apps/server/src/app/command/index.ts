import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { migrateDatabase } from '@fairlead/db';
import { systemClock } from '../../clock';
import { createHashing } from '../../hashing';
import { migrationsFolder } from '../start/migrations';
import { parseArguments } from './arguments';
import { backUpTo, restoreTo } from './backup';
import { type Environment, withDatabase, withOwner } from './connect';
import { CommandFault, CommandRefusal } from './faults';
import { outcomeText } from './print';
import { runAct } from './run';
import { ADMIN_USAGE, BACKUP_USAGE, MIGRATE_USAGE, RESTORE_USAGE } from './usage';

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

const resultOf = async (work: () => Promise<string>): Promise<CommandResult> => {
  try {
    return { out: await work(), error: '', code: 0 };
  } catch (error) {
    return { out: '', error: lineOf(error), code: error instanceof CommandRefusal ? 1 : 2 };
  }
};

/**
 * `fairlead admin …`: the command-line twin of the console's page of staff
 * (docs/adr/0047-staff-accounts.md).
 */
export const runAdmin = (words: readonly string[], environment: Environment): Promise<CommandResult> =>
  resultOf(async () => {
    const given = parseArguments(words);
    if (given === null) return ADMIN_USAGE;
    const by = { kind: 'command_line', user: userInfo().username } as const;
    const outcome = await withDatabase(environment, (database) =>
      runAct({ database, clock: systemClock, hashing: createHashing() }, by, given),
    );
    return given.json ? JSON.stringify(outcome) : outcomeText(outcome);
  });

const OPTIONS = { help: { type: 'boolean', short: 'h' }, to: { type: 'string' } } as const;

const split = (words: readonly string[]) => {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new CommandFault((error as Error).message);
  }
};

/** The words after a command that takes so many; null where they ask for help. */
const wordsOf = (words: readonly string[], count: number, mayTo = false) => {
  const { values, positionals } = split(words);
  if (values.help === true) return null;
  if (values.to !== undefined && !mayTo) throw new CommandFault('It takes no --to. See --help.');
  if (positionals.length > count) throw new CommandFault('Too many words. See --help.');
  if (positionals.length < count) throw new CommandFault('A folder is missing. See --help.');
  return { folders: positionals, to: values.to };
};

/** A moment with its zone: 14:00 is another one elsewhere. */
const momentOf = (text: string): Date => {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/.test(text)) {
    throw new CommandFault('--to: write it as 2026-11-23T14:00:00Z.');
  }
  return new Date(text);
};

/**
 * `fairlead migrate`: makes the database ready for this build, and starts nothing.
 * @param say told in words whenever it waits
 */
export const runMigrate = (
  words: readonly string[],
  environment: Environment,
  say: (text: string) => void,
): Promise<CommandResult> =>
  resultOf(async () => {
    if (wordsOf(words, 0) === null) return MIGRATE_USAGE;
    const { applied } = await withOwner(environment, (url) =>
      migrateDatabase(url, migrationsFolder(), {
        onBusy: () => say('Tables are in use: trying again.'),
        onAhead: (count) =>
          say(`It was migrated by a newer program (${count} more): this one may work with it.`),
      }),
    );
    return `The database is ready. Migrations applied: ${applied}.`;
  });

/** `fairlead backup TARGET`: backs up the program's own database. */
export const runBackup = (words: readonly string[], environment: Environment): Promise<CommandResult> =>
  resultOf(async () => {
    const [target] = wordsOf(words, 1)?.folders ?? [];
    return target === undefined ? BACKUP_USAGE : backUpTo(target, environment);
  });

/** `fairlead restore BACKUP TARGET [--to TIME]`: makes a data folder of a backup. */
export const runRestore = (words: readonly string[], environment: Environment): Promise<CommandResult> =>
  resultOf(async () => {
    const given = wordsOf(words, 2, true);
    const [backup, target] = given?.folders ?? [];
    if (backup === undefined || target === undefined) return RESTORE_USAGE;
    const to = given?.to === undefined ? undefined : momentOf(given.to);
    return restoreTo({ backup, target, to }, environment);
  });
