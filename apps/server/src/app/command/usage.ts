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

DATA_DIR or DATABASE_URL name the database, as they do for the program, which may run meanwhile.
Ends with 0 where it was done, 1 where it was refused, 2 where it was not understood or the
database could not be reached.`;

export const MIGRATE_USAGE = `Usage: npx fairlead migrate

Makes the database ready for the program beside this command, as a start of the program would: for
whoever wants that done before the first node of a new version is started. Nodes of the version
before may run meanwhile; a table in use is waited for without making them wait.

DATA_DIR or DATABASE_URL name the database, as they do for the program; DATABASE_OWNER_URL the owner
of its tables, where DATABASE_URL is another login.
Ends with 0 where the database is ready, else with 2, and says why.`;
