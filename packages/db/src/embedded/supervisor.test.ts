import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ServerProcess } from './server-process';
import { Supervisor } from './supervisor';
import { keepingLog } from './testing/database';

const MINUTE_MS = 60_000;
const FULL =
  'PostgreSQL did not start: FATAL:  could not write lock file "postmaster.pid": No space left on device';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server that ends at once, on a disk that is full or not. */
const ended = (isFull: boolean): ServerProcess => ({
  pid: 1,
  exited: Promise.resolve({ code: null, signal: 'SIGABRT' }),
  isRunning: () => false,
  lacksRoom: () => isFull,
});
const running: ServerProcess = {
  pid: 2,
  exited: new Promise(() => undefined),
  isRunning: () => true,
  lacksRoom: () => false,
};

const supervise = (first: ServerProcess) => {
  const launch = vi.fn<() => Promise<ServerProcess>>();
  const [onGivenUp, onRestart] = [vi.fn(), vi.fn()];
  const supervisor = new Supervisor(first, launch, { log: keepingLog(), onGivenUp, onRestart });
  return { supervisor, launch, onGivenUp, onRestart };
};

it('is tried on a full disk for as long as that lasts, less and less often, and comes back by itself', async () => {
  const { launch, onGivenUp, onRestart } = supervise(ended(true));
  launch.mockImplementation(async () => {
    if (launch.mock.calls.length % 2 === 0) throw new Error(FULL);
    return ended(true);
  });
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  launch.mockClear();
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(launch).toHaveBeenCalledTimes(12);
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
  expect(onGivenUp).not.toHaveBeenCalled();
  onRestart.mockClear();
  launch.mockResolvedValue(running);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(onRestart).toHaveBeenCalledExactlyOnceWith({ pid: 2 });
});

it('is stopped at once while it waits for room', async () => {
  const { supervisor, launch } = supervise(ended(true));
  launch.mockRejectedValue(new Error(FULL));
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  launch.mockClear();
  await supervisor.stop();
  expect(launch).not.toHaveBeenCalled();
});

it('is given up where it ends again and again with room', async () => {
  const { launch, onGivenUp } = supervise(ended(false));
  launch.mockImplementation(async () => ended(false));
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(launch).toHaveBeenCalledTimes(20);
  expect(onGivenUp).toHaveBeenCalledOnce();
});
