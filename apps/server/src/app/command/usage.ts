import { STAFF_ROLES } from '@fairlead/contract';

export const USAGE = `Usage: npx fairlead admin ACT [USERNAME] [options]

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
