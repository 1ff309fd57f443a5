import { CommanderError } from 'commander';
import { version } from '../../../package.json' with { type: 'json' };
import { createProgram, type Work } from './program';
import { type CommandResult, failureOf, resultOf } from './result';
import type { Terminal } from './terminal';

export type { CommandResult } from './result';
export type { Terminal } from './terminal';

const NOT_UNDERSTOOD = 2;

/** "error: unknown command 'creat'", its own line for what may be meant: as one sentence of ours. */
const wordsOf = (message: string): string => {
  const [first = '', ...more] = message.replace(/^error: /, '').split('\n');
  return [`${first.charAt(0).toUpperCase()}${first.slice(1).replace(/\.$/, '')}.`, ...more].join(' ');
};

/**
 * Reads the words after `fairlead` and does what they ask for. Everything is told in the result; what happens meanwhile, by
 * the terminal.
 */
export const runFairlead = async (words: readonly string[], terminal: Terminal): Promise<CommandResult> => {
  const chosen: { work?: Work; isJson: boolean } = { isJson: false };
  let printed = '';
  let complained = '';
  const program = createProgram(version, terminal, (work, { json = false }) => {
    Object.assign(chosen, { work, isJson: json });
  });
  const output = {
    writeOut: (text: string) => {
      printed += text;
    },
    writeErr: (text: string) => {
      complained += text;
    },
    outputError: () => undefined,
  };
  // Commands made before are not told by it: each takes both for itself.
  const prepare = (command: typeof program): void => {
    command.exitOverride().configureOutput(output);
    for (const one of command.commands) prepare(one);
  };
  prepare(program);
  try {
    program.parse(words.length === 0 ? ['--help'] : words, { from: 'user' });
    const { work, isJson } = chosen;
    if (work === undefined) throw new Error('no command was chosen');
    if (work === 'serve') return { out: '', error: '', code: 0, serves: true };
    return resultOf(await work(), isJson);
  } catch (error) {
    if (!(error instanceof CommanderError)) return failureOf(error);
    if (error.exitCode === 0) return { out: printed.trimEnd(), error: '', code: 0 };
    const help = complained.trimEnd();
    const words = help === '' ? `${wordsOf(error.message)} See --help.` : help;
    return { out: '', error: words, code: NOT_UNDERSTOOD };
  }
};
