/** Runs the steps of a check run in turn, those of one list beside each other, and adds up what they found. Node alone. */
import { spawn } from 'node:child_process';

/** @typedef {import('./count.mjs').Count} Count */
/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} [command] program and arguments; what runs with Node starts with `process.execPath`
 * @property {() => unknown} [act] instead of a command: a function; it fails by throwing
 * @property {(code: number | null) => Count} count
 */

const running = new Set();

/** Ends a child with all it started: a browser or a database must not outlive the run. */
function endGroup(child) {
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group is gone already.
  }
}

/** Ends what still runs, for a run that is told to stop. */
export function endRunning() {
  for (const child of running) endGroup(child);
}

/**
 * @param {string[]} command
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, limitMs: number }} options
 * @returns {Promise<number | null>} exit code; null when it could not start, was killed or took longer than `limitMs`
 */
function run([program, ...args], { cwd, env, limitMs }) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'], detached: true });
    running.add(child);
    const timer = setTimeout(() => {
      console.log(`stopped after ${limitMs / 1000} s: ${program} ${args.join(' ')}`);
      endGroup(child);
    }, limitMs);
    const finish = (code) => {
      clearTimeout(timer);
      running.delete(child);
      endGroup(child);
      resolve(code);
    };
    child.once('error', (error) => {
      console.log(error.message);
      finish(null);
    });
    child.once('exit', (code) => finish(code));
  });
}

/** @returns {Promise<number | null>} */
async function finishStep(step, options) {
  if (step.command) return run(step.command, options);
  try {
    await step.act();
    return 0;
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

/** @returns {Promise<Count & { lines: string[] }>} what a step found, and how the end of the run tells it */
async function countStep(step, options) {
  console.log(`\n── ${step.name}`);
  const startMs = performance.now();
  const count = step.count(await finishStep(step, options));
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  const lines = [
    `${count.failed === 0 ? 'ok  ' : 'FAIL'} ${step.name}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`,
    ...(count.faults ?? []).map((fault) => `     ${fault}`),
  ];
  return { ...count, lines };
}

/**
 * @param {(Step | Step[])[]} steps those of a list run beside each other
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, limitMs: number }} options `limitMs` holds for each step
 * @returns {Promise<Count>} the sum; every step runs, whatever became of those before it
 */
export async function runSteps(steps, options) {
  const counts = [];
  for (const group of steps) {
    counts.push(...(await Promise.all([group].flat().map((step) => countStep(step, options)))));
  }
  console.log(`\n${counts.flatMap(({ lines }) => lines).join('\n')}`);
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}
