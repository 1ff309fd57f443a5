import type pg from 'pg';
import { expect, it, vi } from 'vitest';
import { refuseSharedSessions } from './index';

it('gives the first connection back where there is no second: the pool could never be closed', async () => {
  const release = vi.fn();
  const connect = vi
    .fn<() => Promise<pg.PoolClient>>()
    .mockResolvedValueOnce({ release } as unknown as pg.PoolClient)
    .mockRejectedValueOnce(new Error('there are too many already'));
  await expect(refuseSharedSessions(connect)).rejects.toThrow('there are too many already');
  expect(release).toHaveBeenCalledOnce();
});
