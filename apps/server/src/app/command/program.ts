import { userInfo } from 'node:os';
import { Argument, Command, Option } from 'commander';
import { systemClock } from '../../clock';
import type { MoveTo } from '../../modules/files';
import { type ActName, type Arguments, checkArguments } from './arguments';
import { backUpTo, restoreTo } from './backup';
import { readBooks } from './books';
import { callerOf } from './caller';
import { completionFor } from './completion';
import { withDatabase } from './connect';
import { copyFrom } from './copy';
import { runDoctor } from './doctor';
import { CommandFault } from './faults';
import { moveAllFiles } from './files';
import { showHolder } from './holder';
import { makeKeys } from './keys';
import { migrate } from './migrate';
import type { Report } from './result';
import { runStaffAct } from './staff';
import { confirm, type Terminal } from './terminal';
import { FOOTER, MORE } from './usage';

/** What was asked for: a report, or that the program itself runs. */
export type Work = (() => Promise<Report>) | 'serve';

/** Told what the words ask for, and whether the answer is for programs. */
type Choose = (work: Work, options: { readonly json?: boolean }) => void;

/** A moment with its zone: 14:00 is another one elsewhere. */
const momentOf = (text: string | undefined): Date | undefined => {
  if (text === undefined) return undefined;
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/.test(text)) {
    throw new CommandFault('--to: write it as 2026-11-23T14:00:00Z.');
  }
  return new Date(text);
};

const byMe = ({ environment }: Terminal) => callerOf(environment, userInfo().username);

const json = () => new Option('--json', 'one JSON object on standard output, for programs');

/** Commands about the installation as a whole. */
const addOperation = (program: Command, terminal: Terminal, choose: Choose): void => {
  const { environment } = terminal;
  program
    .command('serve')
    .alias('start')
    .description('run the program until it is told to stop')
    .addHelpText('after', MORE.serve)
    .action(() => choose('serve', {}));
  program
    .command('migrate')
    .description('make the database ready for this version, and start nothing')
    .addOption(json())
    .addHelpText('after', MORE.migrate)
    .action((options) => choose(() => migrate(terminal), options));
  program
    .command('doctor')
    .description('say what is missing before real money may come, and the way there')
    .addOption(json())
    .addHelpText('after', MORE.doctor)
    .action((options) => choose(() => runDoctor(environment, systemClock), options));
  program
    .command('books')
    .description('compare every entry with balances and chains')
    .addOption(json())
    .addHelpText('after', MORE.books)
    .action((options) => choose(() => withDatabase(environment, readBooks), options));
  program
    .command('keys')
    .description('print the secrets that are not set yet')
    .addOption(json())
    .addHelpText('after', MORE.keys)
    .action((options) => choose(async () => makeKeys(environment), options));
};

/** Copies of the program's own database. */
const addBackups = (program: Command, { environment }: Terminal, choose: Choose): void => {
  program
    .command('backup')
    .description("back up the program's own database and the secrets beside it, while it runs or not")
    .argument('<TARGET>', 'folder that is empty, or not there yet')
    .addOption(json())
    .addHelpText('after', MORE.backup)
    .action((target: string, options) => choose(() => backUpTo(target, environment), options));
  program
    .command('restore')
    .description('make a data folder of a backup, start its database once, and check its books')
    .argument('<BACKUP>', 'a backup')
    .argument('<TARGET>', 'folder that is empty, or not there yet')
    .option('--to <TIME>', 'up to this moment, such as 2026-11-23T14:00:00Z')
    .addOption(json())
    .addHelpText('after', MORE.restore)
    .action((backup: string, target: string, options) =>
      choose(async () => restoreTo({ backup, target, to: momentOf(options.to) }, environment), options),
    );
};

const addCopy = (program: Command, { environment }: Terminal, choose: Choose): void => {
  program
    .command('copy')
    .description('copy another database into the one that the settings name, and check its books')
    .argument('<SOURCE>', 'address of its owner, or a data folder')
    .addOption(json())
    .addHelpText('after', MORE.copy)
    .action((source: string, options) => choose(() => copyFrom(source, environment), options));
};

interface StaffOptions {
  readonly roles?: string;
  readonly reason: string;
  readonly yes?: boolean;
  readonly json?: boolean;
}

/** Of an act that somebody else accepts and nobody takes back: what to agree to before. */
const AGREED: Partial<Record<ActName, (username: string) => string>> = {
  disable: (username) =>
    `Once an admin accepts, ${username} is signed out everywhere and never signs in again with this account.`,
};

const ACTS: readonly (readonly [act: ActName, description: string, withRoles: boolean])[] = [
  ['create', 'add one, with a first password in two halves', true],
  ['roles', 'set the roles', true],
  ['disable', 'end every session; nobody signs in with it again', false],
  ['reset-totp', 'one-time codes are set up anew, as after a lost phone', false],
  ['reset-password', 'a new first password, in two halves', false],
];

/** Accounts of staff. */
const addStaff = (program: Command, terminal: Terminal, choose: Choose): void => {
  const { environment } = terminal;
  const run = (given: Arguments) => runStaffAct(environment, byMe(terminal), given);
  const group = program.command('admin').description('accounts of staff').addHelpText('after', MORE.admin);
  group
    .command('list')
    .description('every member of staff')
    .addOption(json())
    .addHelpText('after', MORE.admin)
    .action((options) => choose(() => run({ act: 'list', username: '', roles: [], reason: '' }), options));
  for (const [act, description, withRoles] of ACTS) {
    const command = group.command(act).description(description).argument('<USERNAME>', 'of the account');
    if (withRoles) command.requiredOption('--roles <ROLES>', 'with commas between them');
    command
      .requiredOption('--reason <TEXT>', 'stands in the record of who did what')
      .addOption(json())
      .addHelpText('after', MORE.admin);
    const agreed = AGREED[act];
    if (agreed !== undefined) command.option('--yes', 'agrees to what it would ask');
    command.action((username: string, options: StaffOptions) =>
      choose(async () => {
        const { reason, roles } = options;
        const given = checkArguments(act, { username, reason, roles });
        if (agreed !== undefined) await confirm(terminal, agreed(username), options.yes ?? false);
        return run(given);
      }, options),
    );
  }
};

/** Where the bytes of files are. */
const addFiles = (program: Command, terminal: Terminal, choose: Choose): void => {
  const group = program
    .command('files')
    .description('images and documents that people sent')
    .addHelpText('after', MORE.files);
  group
    .command('move')
    .description('move all of them into the storage, or back into rows of the database')
    .addOption(new Option('--to <PLACE>', 'where to').choices(['s3', 'rows']).makeOptionMandatory())
    .addOption(json())
    .addHelpText('after', MORE.files)
    .action((options: { readonly to: MoveTo; readonly json?: boolean }) =>
      choose(() => moveAllFiles(terminal, options.to), options),
    );
};

const addHolder = (program: Command, terminal: Terminal, choose: Choose): void => {
  const { environment } = terminal;
  const group = program.command('holder').description('one account holder').addHelpText('after', MORE.holder);
  group
    .command('show')
    .description('state and every figure of the wallet')
    .argument('<WHO>', 'username or operation ID')
    .addOption(json())
    .addHelpText('after', MORE.holder)
    .action((who: string, options) => {
      const show = () =>
        withDatabase(environment, (database) =>
          showHolder({ database, clock: systemClock }, byMe(terminal), who),
        );
      choose(show, options);
    });
};

/**
 * The whole command line, as a tree of commands.
 * @param version of this build
 */
export const createProgram = (version: string, terminal: Terminal, choose: Choose): Command => {
  const program = new Command('fairlead')
    .description('Runs and looks after a Fairlead installation.')
    .version(version, '-V, --version', 'the version')
    .helpOption('-h, --help', 'this')
    .helpCommand('help [command]', 'help of a command')
    .showSuggestionAfterError(true)
    .addHelpText('after', MORE.fairlead)
    .addHelpText('afterAll', FOOTER);
  addOperation(program, terminal, choose);
  addBackups(program, terminal, choose);
  addCopy(program, terminal, choose);
  addStaff(program, terminal, choose);
  addHolder(program, terminal, choose);
  addFiles(program, terminal, choose);
  program
    .command('completion')
    .description('a script that completes this command line in a shell')
    .addArgument(new Argument('<SHELL>', 'which').choices(['bash', 'zsh']))
    .addHelpText('after', MORE.completion)
    .action((shell: 'bash' | 'zsh') =>
      choose(async () => ({ text: completionFor(shell, program), json: {} }), {}),
    );
  return program;
};
