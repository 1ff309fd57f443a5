import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseConfig, type Witness } from '../config';

/** The program by which anybody can be a witness. */
export const WITNESS_BIN = join(
  import.meta.dirname,
  '../../../../packages/verifier/bin/fairlead-witness.mjs',
);

/** A witness that listens on this machine. */
export interface RunningWitness {
  readonly config: readonly Witness[];
  /** As it prints its own. */
  readonly key: string;
  readonly url: string;
  stop(): void;
}

/** @param logKey of the log that it watches @param state its folder */
export const startWitness = (logKey: string, state: string): Promise<RunningWitness> =>
  new Promise((resolve, reject) => {
    const words = ['--name', 'witness.example/w1', '--state', state, '--log', logKey, '--listen', '0'];
    const child = spawn(process.execPath, [WITNESS_BIN, ...words]);
    let told = '';
    child.stderr.on('data', (text) => reject(new Error(String(text))));
    child.stdout.on('data', (text) => {
      told += text;
      const [key = '', url = ''] = told.split('\n');
      if (!url.endsWith('/add-checkpoint')) return;
      const { witnesses } = parseConfig({ WITNESSES: `${key} ${url}` });
      resolve({ config: witnesses, key, url, stop: () => child.kill() });
    });
  });
