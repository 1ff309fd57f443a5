import { execFile } from 'node:child_process';

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a program beside this one, which may serve it meanwhile, and waits for its end. */
export const run = (
  cwd: string,
  command: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> =>
  new Promise((ended) => {
    const options = { cwd, env: { ...process.env, ...environment }, maxBuffer: 64 * 1024 * 1024 };
    execFile(command, words, options, (error, out, err) => {
      ended({ code: error === null ? 0 : Number(error.code ?? 1), out, err });
    });
  });

/** The same with Node. */
export const runNode = (
  cwd: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> => run(cwd, process.execPath, words, environment);
