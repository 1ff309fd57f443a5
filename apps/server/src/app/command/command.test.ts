import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { callerOf } from './caller';
import { runFairlead } from './index';
import type { Terminal } from './terminal';

/** Nobody's database: whoever gets as far as asking it is told that it cannot be reached. */
const NOWHERE = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
const run = (line: string, more: Partial<Terminal> = {}) =>
  runFairlead(
    line.split(' ').flatMap((word) => (word === '' ? [] : [word.replaceAll('_', ' ').replaceAll('~', '_')])),
    { environment: NOWHERE, say: () => undefined, ...more },
  );

const COMMANDS = [
  ...[
    'serve',
    'migrate',
    'doctor',
    'books',
    'keys',
    'backup',
    'restore',
    'copy',
    'completion',
    'holder show',
  ],
  'files move',
  ...[
    'admin list',
    'admin create',
    'admin roles',
    'admin disable',
    'admin reset-totp',
    'admin reset-password',
  ],
];

describe('the command line', () => {
  it.each(['', '--help', '-h', 'help'])('"%s" helps, and is no fault', async (line) => {
    const { code, out, error } = await run(line);
    expect([code, error]).toEqual([0, '']);
    for (const command of COMMANDS) expect(out).toContain(command.split(' ')[0]);
    expect(out).toContain('docs/runbook.md#command-line');
  });

  it.each(COMMANDS)('%s has help with examples', async (command) => {
    const { code, out } = await run(`${command} --help`);
    expect([code, out]).toEqual([0, expect.stringContaining('Examples:\n  ')]);
    expect(out.slice(out.indexOf('Examples:'))).toContain(`fairlead ${command}`);
    expect(out.split('\n').filter((line) => line.length > 120)).toEqual([]);
  });

  it('shows an operation ID as there are: eight digits', async () => {
    expect((await run('holder show --help')).out).toMatch(/fairlead holder show \d{8} --json/);
  });

  it('says its version', async () => {
    expect(await run('--version')).toEqual({
      code: 0,
      error: '',
      out: expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
  });
});

describe('what is not understood', () => {
  it.each([
    ['docter', "Unknown command 'docter'. (Did you mean doctor?) See --help."],
    ['admin creat quay --reason joins', "Unknown command 'creat'. (Did you mean create?) See --help."],
    ['admin list --jsn', "Unknown option '--jsn'. (Did you mean --json?) See --help."],
    ['admin list quay', 'Too many arguments'],
    ['admin create --roles admin --reason joins', "Missing required argument 'USERNAME'"],
    ['admin create quay --reason joins', '--roles'],
    ['admin disable quay --roles admin --reason joins', "Unknown option '--roles'"],
    ['admin reset-totp quay', '--reason'],
    [
      'admin create quay --roles captain --reason joins',
      '--roles: no role is called "captain". Roles are support,',
    ],
    ['admin create quay --roles maker --reason joins', 'Did you mean finance_maker?'],
    ['admin create quay --roles , --reason joins', '--roles: name at least one of support,'],
    [
      'admin create quay --roles finance~maker,finance~checker --reason joins',
      'one proposes, another decides',
    ],
    [
      'admin create x --roles support --reason joins',
      '"x" cannot be a username: 3 to 32 letters, digits and _.',
    ],
    ['admin create quay --roles support --reason x', '--reason: write 3 to 500 characters'],
    ['backup', "Missing required argument 'TARGET'"],
    ['restore a b --to yesterday', '--to: write it as 2026-11-23T14:00:00Z.'],
    ['files move', '--to <PLACE>'],
    ['files move --to tape', "argument 'tape' is invalid. Allowed choices are s3, rows. See --help."],
    ['files move --to s3', 'name the storage: set them.'],
    ['completion fish', "'fish' is invalid for argument 'SHELL'. Allowed choices are bash, zsh. See --help."],
    ['admin', 'Usage: fairlead admin'],
    ['books', 'ECONNREFUSED'],
  ])('"%s" ends with 2: %s', async (line, said) => {
    const { code, out, error } = await run(line);
    expect([code, out, error]).toEqual([2, '', expect.stringContaining(said)]);
    expect(error).not.toMatch(/Invalid|expected|Too small/);
  });
});

describe('the commands', () => {
  it('runs the program where it is told to', async () => {
    for (const name of ['serve', 'start']) expect(await run(name)).toMatchObject({ code: 0, serves: true });
  });

  it('has somebody agree to what they cannot take back', async () => {
    const line = 'admin disable quay --reason left';
    expect(await run(line)).toMatchObject({
      code: 2,
      error: expect.stringMatching(/Add --yes: nobody can be/),
    });
    const asked: string[] = [];
    const ask = async (question: string) => {
      asked.push(question);
      return 'no';
    };
    expect(await run(line, { ask })).toEqual({ code: 1, out: '', error: 'Nothing was done.' });
    expect(asked).toEqual([expect.stringMatching(/^Once an admin accepts, quay is signed out everywhere/)]);
    const unreached = { code: 2, error: expect.stringContaining('ECONNREFUSED') };
    expect(await run(line, { ask: async () => 'yes' })).toMatchObject(unreached);
    expect(await run(`${line} --yes`)).toMatchObject(unreached);
  });

  it('makes secrets that the program takes, and none anew that are set', async () => {
    const made = JSON.parse((await run('keys --json', { environment: {} })).out);
    expect(Object.keys(made)).toEqual([
      ...['PIN_PEPPER', 'ROOT_SIGNING_KEY', 'METRICS_TOKEN', 'VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
    ]);
    const environment = { ...made, VAPID_SUBJECT: 'mailto:push@example.org', PORT: 'x' };
    // The one fault is the one that was planted.
    const { code, out } = await run('doctor --json', { environment: { ...environment, ...NOWHERE } });
    expect(code).toBe(1);
    expect(JSON.parse(out).findings.map(({ text }: { text: string }) => text)).toEqual([
      'PORT: a whole number, 0 to 65,535.',
      expect.stringContaining('ECONNREFUSED'),
      'MONEY_MODE is sandbox: no money here is real.',
    ]);
    const again = await run('keys', { environment });
    expect(again.out).not.toMatch(/^[A-Z_]+=/m);
    expect(again.out).toContain('# PIN_PEPPER is set already: kept.');
  });

  it('completes itself in both shells', async () => {
    const bash = (await run('completion bash')).out;
    expect(bash).toMatch(/^ {4}'admin create'\) answers='--roles --reason --json --help' ;;$/m);
    expect(bash).toContain('complete -F _fairlead fairlead');
    const zsh = (await run('completion zsh')).out;
    expect(zsh).toMatch(/^#compdef fairlead\n/);
    // Without it, the first question of a shell that loads the file would find nothing.
    expect(zsh).toMatch(/\nif \[ "\$funcstack\[1\]" = _fairlead \]; then _fairlead "\$@"; fi$/);
  });

  it.each([
    ['ad', 'admin'],
    ['start --h', '--help'],
    ['admin create quay --r', '--roles --reason'],
    ['admin create quay --roles support --j', '--json'],
    ['admin create quay --roles finance_', 'finance_maker finance_checker'],
    ['admin create quay --roles support,del', 'support,delivery'],
    ['admin create quay --reason ', ''],
    ['files move --to ', 's3 rows'],
    ['restore backup target --t', '--to'],
    ['restore backup target --to ', ''],
    ['completion z', 'zsh'],
  ])('completes "%s" to "%s" in bash', async (typed, offered) => {
    const words = ['fairlead', ...typed.split(' ')].map((word) => `'${word}'`).join(' ');
    const ask = `COMP_WORDS=(${words}); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _fairlead; echo "\${COMPREPLY[*]}"`;
    const script = `${(await run('completion bash')).out}\n${ask}`;
    expect(execFileSync('bash', ['-c', script], { encoding: 'utf8' })).toBe(`${offered}\n`);
  });

  it('records who called the installed command, which runs as another user', () => {
    expect(callerOf({}, 'fairlead').user).toBe('fairlead');
    expect(callerOf({ FAIRLEAD_CALLER: 'fairlead' }, 'fairlead').user).toBe('fairlead');
    expect(callerOf({ FAIRLEAD_CALLER: 'ann' }, 'fairlead').user).toBe('ann (as fairlead)');
    for (const FAIRLEAD_CALLER of ['', 'ann\nbob', 'ann bob', 'x'.repeat(65)]) {
      expect(callerOf({ FAIRLEAD_CALLER }, 'fairlead').user).toBe('fairlead');
    }
  });
});
