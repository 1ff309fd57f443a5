import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '../src/log';
import { openLogOutput } from '../src/log-output';

/** More than a pipe and what is kept beside it hold. */
const LINES = 4_000;
const LONG = 'x'.repeat(1_000);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairlead-log-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What the program does besides writing its log. */
const turn = () => new Promise((next) => setImmediate(next));

/** A pipe that nobody reads until the test does, as Node opens standard output. */
const openPipe = (): number => {
  const path = join(folder, 'pipe');
  execFileSync('mkfifo', [path]);
  return openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
};

const readAll = (fd: number): string => {
  const chunk = Buffer.alloc(65_536);
  try {
    return chunk.toString('utf8', 0, readSync(fd, chunk));
  } catch {
    // Nothing is there at this moment.
    return '';
  }
};

const openLog = (fd: number) => {
  const output = openLogOutput(fd);
  const log = createLog('info', output);
  output.onLoss((lines) => log.warn({ lines }, 'lines of the log were lost: nobody took them'));
  return { output, log };
};

describe('a log that nobody takes', () => {
  it('holds nothing up, and says how much of it was lost once it is taken again', async () => {
    const fd = openPipe();
    const { output, log } = openLog(fd);
    for (let line = 0; line < LINES; line += 1) {
      log.info({ line, LONG }, 'one of many');
      if (line % 100 === 0) await turn();
    }
    // The end does not wait for ever either.
    await output.settle();
    let read = '';
    await vi.waitFor(() => {
      read += readAll(fd);
      expect(read).toMatch(/lines of the log were lost: nobody took them"}\n$/);
    }, 20_000);
    const lines = read
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const taken = lines.filter(({ msg }) => msg === 'one of many').length;
    const lost = lines.reduce((sum, { lines: count }) => sum + Number(count ?? 0), 0);
    expect(lost).toBeGreaterThan(0);
    expect(taken + lost).toBe(LINES);
    await output.settle();
    closeSync(fd);
  });

  it('ends nothing where the disk under it is full', async () => {
    const fd = openSync('/dev/full', 'w');
    const { output, log } = openLog(fd);
    for (let line = 0; line < 10; line += 1) {
      log.error('it goes nowhere');
      await turn();
    }
    await output.settle();
    closeSync(fd);
  });
});
