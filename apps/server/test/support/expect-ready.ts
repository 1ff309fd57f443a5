import { expect, vi } from 'vitest';

const READY_MS = 20_000;

/** A node may be sent calls, at the latest in a while: on a busy machine its first looks at the database may come late. */
export const expectReady = (address: string): Promise<void> =>
  vi.waitFor(async () => expect((await fetch(`${address}/health/ready`)).status).toBe(200), READY_MS);
