import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countCheck } from './count.mjs';
import { runSteps } from './steps.mjs';

let folder = '';
const options = () => ({ cwd: folder, env: process.env, limitMs: 20_000 });
const node = (code: string) => [process.execPath, '-e', code];
const step = (command: string[]) => ({ name: 'step', command, count: countCheck });

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairlead-steps-'));
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

describe('runSteps', () => {
  it('runs every step, also after a failed one, and adds up', async () => {
    const total = await runSteps(
      [
        step(node('process.exit(3)')),
        { name: 'throws', act: () => Promise.reject(new Error('no')), count: countCheck },
        step(node('process.kill(process.pid, "SIGKILL")')),
        step(['there-is-no-such-program']),
        [step(node('')), step(node('process.exit(1)'))],
        { name: 'many', act: () => undefined, count: () => ({ passed: 40, failed: 2 }) },
      ],
      options(),
    );
    expect(total).toEqual({ passed: 41, failed: 7 });
  });

  it('ends a step that takes too long, as a failure', async () => {
    const total = await runSteps([step(node('setInterval(() => {}, 1000)'))], { ...options(), limitMs: 300 });
    expect(total).toEqual({ passed: 0, failed: 1 });
  });

  it('leaves no process of a step behind', async () => {
    const child = `const { spawn } = require('node:child_process');
      const left = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
      require('node:fs').writeFileSync('pid', String(left.pid));
      process.exit(0);`;
    await runSteps([step(node(child))], options());
    const pid = Number(readFileSync(join(folder, 'pid'), 'utf8'));
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 5_000 });
  });
});
