import type { Environment } from './connect';
import { CommandFault, CommandRefusal } from './faults';

/** What a command is given by whoever runs it. */
export interface Terminal {
  readonly environment: Environment;
  /** Tells in words what happens meanwhile. */
  say(text: string): void;
  /** Asks whoever sits there; absent where nobody does. */
  readonly ask?: (question: string) => Promise<string>;
}

/**
 * Has somebody say yes to what they cannot take back themselves.
 * @param isAgreed said already, by `--yes`
 * @throws CommandRefusal where they do not; CommandFault where nobody can be asked
 */
export const confirm = async (terminal: Terminal, what: string, isAgreed: boolean): Promise<void> => {
  if (isAgreed) return;
  if (terminal.ask === undefined) throw new CommandFault(`${what} Add --yes: nobody can be asked here.`);
  const said = await terminal.ask(`${what} Type yes to go on: `);
  if (said.trim().toLowerCase() !== 'yes') throw new CommandRefusal('Nothing was done.');
};
