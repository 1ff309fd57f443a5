import type { CommandLine } from '../../modules/staff/propose-change';
import type { Environment } from './connect';

/** Printable and short, as names of users are: it stands in the record. */
const NAME = /^[!-~]{1,64}$/;

/**
 * Who runs the command line: the machine's user, after whoever called it where the installed command runs it as another one
 * (deploy/debian/fairlead).
 * @param own the user that this process runs as
 */
export const callerOf = ({ FAIRLEAD_CALLER: caller = '' }: Environment, own: string): CommandLine => ({
  kind: 'command_line',
  user: caller === own || !NAME.test(caller) ? own : `${caller} (as ${own})`,
});
