import { expect, it, vi } from 'vitest';
import { inTime, Late } from './in-time';

it('waits for what ends in time, and no longer for what does not', async () => {
  vi.useFakeTimers();
  try {
    expect(await inTime(Promise.resolve(1), 8_000)).toBe(1);
    const late = expect(inTime(new Promise(() => undefined), 8_000)).rejects.toThrow(Late);
    await vi.advanceTimersByTimeAsync(8_000);
    await late;
  } finally {
    vi.useRealTimers();
  }
});
