import { STAFF_ROLES } from '@fairlead/contract';

/** What stands below every help. */
export const FOOTER = `
Settings are environment variables (README.md#environment); FAIRLEAD_ENV_FILE names a file of them.
Ends with 0 where it was done and all is well, 1 where it was refused or something is missing, 2 where
it was not understood or the database could not be reached.
More: docs/runbook.md#command-line`;

const examples = (...lines: readonly string[]): string => `
Examples:
${lines.map((line) => `  ${line}`).join('\n')}`;

/** Below the help of each command. */
export const MORE = {
  fairlead: examples(
    'fairlead doctor                    what is missing before real money may come',
    'fairlead keys                      new secrets, for the settings',
    'fairlead admin create quay_chief --roles admin --reason "first account"',
    'fairlead serve                     runs the program',
  ),
  serve: examples('fairlead serve', 'PORT=9000 SAMPLE_DATA=off fairlead serve'),
  migrate: `
As a start of the program would: for whoever wants that done before the first node of a new version is
started. Nodes of the version before may run meanwhile; a table in use is waited for without making
them wait. It takes the owner of the tables: DATABASE_OWNER_URL, where DATABASE_URL is another login.
${examples('fairlead migrate', 'DATABASE_OWNER_URL=postgres://owner:…@db/fairlead fairlead migrate')}`,
  doctor: `
Changes nothing but an object of its own in the storage of files, which it deletes. In a sandbox, what only
real money asks for is advice.
${examples('fairlead doctor', 'fairlead doctor --json | jq -r \'.findings[] | select(.verdict == "missing") | .text\'')}`,
  books: `
Reads every entry ever posted, which may take minutes; freezes nobody and releases nobody: the running
program does that, each hour.
${examples('fairlead books', 'fairlead books --json')}`,
  backup: `
TARGET is an empty folder, or none yet; it becomes a whole data folder. Before it has its name, a copy of
it is started and its books are checked. Another database than the program's own is backed up by its
own tools (docs/high-availability.md).
${examples('fairlead backup /mnt/other/fairlead-monday')}`,
  restore: `
BACKUP stays as it is; TARGET is an empty folder, or none yet. With WAL_ARCHIVE_DIR, the archive of the
log, the backup is brought on to its end, or to what was committed by --to.
${examples('fairlead restore /mnt/other/fairlead-monday /var/lib/fairlead-restored', 'WAL_ARCHIVE_DIR=/mnt/wal fairlead restore BACKUP TARGET --to 2026-11-23T14:00:00Z')}`,
  copy: `
From the program's own PostgreSQL to another server, or back; stop every node first. The database that the
settings name is empty or was never served on; all of it is copied and compared, table by table, or nothing.
Both are of this version: fairlead migrate.
${examples('DATABASE_URL=postgres://owner:…@db/fairlead fairlead copy /var/lib/fairlead/data', 'DATA_DIR=/var/lib/fairlead/data fairlead copy postgres://owner:…@db/fairlead')}`,
  keys: `
Prints settings that are not set yet, as lines for the file of settings; stores nothing. Keep them: with
another PIN_PEPPER every transaction password is wrong.
${examples('fairlead keys', 'sudo fairlead keys | sudo tee -a /etc/fairlead/fairlead.env > /dev/null')}`,
  holder: `
WHO is a username or an operation ID. That it was read is on the holder's record.
${examples('fairlead holder show demo', 'fairlead holder show 10000008 --json')}`,
  files: `
While the program serves, or not. Each file is compared with its hash before and after, and leaves its former
place only when it was read back from the new one. Stopped, it goes on where it is run again. FILES_IN says
where new files go.
${examples('fairlead files move --to s3', 'fairlead files move --to rows --json')}`,
  admin: `
The first two accounts are admins, made at once. From then on every act but list is a proposal, which an
admin accepts or refuses at the console. Roles are ${STAFF_ROLES.join(', ')}.
${examples(
  'fairlead admin list',
  'fairlead admin create NAME --roles finance_maker --reason "joins on 3 May"',
  'fairlead admin roles NAME --roles support,delivery --reason "helps out in May"',
  'fairlead admin disable NAME --reason "left on 3 May"',
  'fairlead admin reset-totp NAME --reason "lost phone"',
  'fairlead admin reset-password NAME --reason "first password ran out"',
)}`,
  completion: examples('eval "$(fairlead completion bash)"', 'fairlead completion zsh > ~/.zfunc/_fairlead'),
} as const;
