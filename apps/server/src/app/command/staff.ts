import { systemClock } from '../../clock';
import { createHashing } from '../../hashing';
import type { CommandLine } from '../../modules/staff/propose-change';
import type { Arguments } from './arguments';
import { type Environment, withDatabase } from './connect';
import { outcomeText } from './print';
import type { Report } from './result';
import { runAct } from './run';

/**
 * `fairlead admin …`: the command-line twin of the console's page of staff
 * (docs/adr/0047-staff-accounts.md).
 */
export const runStaffAct = async (
  environment: Environment,
  by: CommandLine,
  given: Arguments,
): Promise<Report> => {
  const outcome = await withDatabase(environment, (database) =>
    runAct({ database, clock: systemClock, hashing: createHashing() }, by, given),
  );
  return { text: outcomeText(outcome), json: outcome };
};
