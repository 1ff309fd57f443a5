import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { startJobs } from './jobs';
import { RowsFailed } from './plugins/due-rows';

const log = pino({ level: 'silent' });
const LONG_MS = 600_000;
const outage = { covers: () => false };

describe('jobs', () => {
  it('run again at once while there is work, and pause when there is none', async () => {
    let left = 3;
    const run = vi.fn(async () => (left > 0 ? left-- : 0));
    const jobs = startJobs([{ name: 'work', pauseMs: LONG_MS, run }], outage, log);
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(4));
    await jobs.stop();
    expect(run).toHaveBeenCalledTimes(4);
  });

  it('do not hinder each other, and are tried again after a failure', async () => {
    vi.useFakeTimers();
    const bad = vi.fn(async () => {
      throw new Error('not today');
    });
    const good = vi.fn(async () => 0);
    const jobs = startJobs(
      [
        { name: 'bad', pauseMs: 10, run: bad },
        { name: 'good', pauseMs: 10, run: good },
      ],
      outage,
      log,
    );
    await vi.advanceTimersByTimeAsync(100);
    expect(bad).toHaveBeenCalledTimes(1);
    expect(good.mock.calls.length).toBeGreaterThan(5);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(bad).toHaveBeenCalledTimes(2);
    await jobs.stop();
    vi.useRealTimers();
  });

  it.each([
    ['rows that failed were told one by one', new RowsFailed('two of them')],
    ['money was stopped with a line', Object.assign(new Error('stopped'), { code: 'FL001' })],
  ])('say nothing more where %s', async (_why, error) => {
    const told = vi.spyOn(log, 'error');
    const run = vi.fn(() => Promise.reject(error));
    const jobs = startJobs([{ name: 'rows', pauseMs: LONG_MS, run }], outage, log);
    await vi.waitFor(() => expect(run).toHaveBeenCalled());
    await jobs.stop();
    expect(told).not.toHaveBeenCalled();
    told.mockRestore();
  });

  it('are not waited for where the next start makes them again, and end without a word', async () => {
    const covers = vi.fn(() => true);
    let fail: (error: Error) => void = () => undefined;
    const run = vi.fn(() => new Promise<number>((_resolve, reject) => (fail = reject)));
    const long = { name: 'long', pauseMs: LONG_MS, isLeftAtStop: true, run } as const;
    const jobs = startJobs([long], { covers }, log);
    await jobs.stop();
    fail(new Error('the database was closed'));
    await new Promise((resolve) => setImmediate(resolve));
    expect([run, covers].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  });

  it('that do not end in time at a stop are named and left, and then end without a word', async () => {
    vi.useFakeTimers();
    const [warned, told] = [vi.spyOn(log, 'warn'), vi.spyOn(log, 'error')];
    let fail: (error: Error) => void = () => undefined;
    const run = vi.fn(() => new Promise<number>((_resolve, reject) => (fail = reject)));
    const quick = { name: 'quick', pauseMs: LONG_MS, run: async () => 0 };
    const jobs = startJobs([{ name: 'stuck', pauseMs: LONG_MS, run }, quick], outage, log);
    const stopped = jobs.stop();
    await vi.advanceTimersByTimeAsync(75_000);
    await stopped;
    expect(warned.mock.calls).toEqual([
      [{ jobs: ['stuck'] }, 'jobs did not end in time: what they were at is done by another node'],
    ]);
    fail(new Error('the database was closed'));
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect([run.mock.calls.length, told.mock.calls.length]).toEqual([1, 0]);
    for (const spy of [warned, told]) spy.mockRestore();
    vi.useRealTimers();
  });

  it('finish what they are at before they stop', async () => {
    let finish: (done: number) => void = () => undefined;
    const run = vi.fn(() => new Promise<number>((resolve) => (finish = resolve)));
    const jobs = startJobs([{ name: 'slow', pauseMs: LONG_MS, run }], outage, log);
    let isStopped = false;
    const stopped = jobs.stop().then(() => {
      isStopped = true;
    });
    await Promise.resolve();
    expect(isStopped).toBe(false);
    finish(0);
    await stopped;
    expect(run).toHaveBeenCalledTimes(1);
  });
});
