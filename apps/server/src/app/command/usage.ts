import { STAFF_ROLES } from '@fairlead/contract';

export const ADMIN_USAGE = `Usage: npx fairlead admin ACT [USERNAME] [options]

The first two accounts are admins, made at once. From then on every act but list is a
proposal, which an admin accepts or refuses at the console.

  list                      every member of staff
  create USERNAME           adds one, with a first password in two halves
  roles USERNAME            sets the roles
  disable USERNAME          ends every session; nobody signs in with it again
  reset-totp USERNAME       one-time codes are set up anew, as after a lost phone
  reset-password USERNAME   a new first password, in two halves

  --roles   of ${STAFF_ROLES.join(', ')}; with commas
  --reason  stands in the record of who did what; every act but list needs it
  --json    one JSON object on standard output, for programs
  --help    this

DATA_DIR or DATABASE_URL name the database, as they do for the program, which may run meanwhile;
DATABASE_DIRECT_URL is used instead where it is set.
Ends with 0 where it was done, 1 where it was refused, 2 where it was not understood or the
database could not be reached.`;

export const MIGRATE_USAGE = `Usage: npx fairlead migrate

Makes the database ready for the program beside this command, as a start of the program would: for
whoever wants that done before the first node of a new version is started. Nodes of the version
before may run meanwhile; a table in use is waited for without making them wait.

DATA_DIR or DATABASE_URL name the database, as they do for the program; DATABASE_OWNER_URL the owner
of its tables, where DATABASE_URL is another login; DATABASE_DIRECT_URL a way past a pooler.
Ends with 0 where the database is ready, else with 2, and says why.`;

export const BACKUP_USAGE = `Usage: npx fairlead backup TARGET

Backs up the program's own database and the secrets beside it, while the program runs or not.
TARGET is an empty folder, or none yet; it becomes a whole data folder. Before it has its name,
all of it is on the disk, and a copy of it was started and its books checked: it takes room for
two. As root, the database's user must be allowed to enter it.

DATA_DIR names the data folder, as it does for the program.
Ends with 0 where it was done, 1 where the backup was made and failed its trial, else with 2.`;

export const RESTORE_USAGE = `Usage: npx fairlead restore BACKUP TARGET [--to TIME]

Makes a data folder of a backup, starts its database once, and checks its books. TARGET is an
empty folder, or none yet; BACKUP stays as it is. Start the program with DATA_DIR=TARGET.

  --to     brings back what was there at that moment, such as 2026-11-23T14:00:00Z
  --help   this

WAL_ARCHIVE_DIR names the archive of the log, as it does for the program. With it the backup is
brought on to the end of the archive, or to the moment; without it, it is what it was.
Ends with 0 where the books agree, 1 where they differ, else with 2.`;
