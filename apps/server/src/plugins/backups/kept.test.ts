import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listKept, nameOf, redateAhead, removeOlder } from './kept';

it('backups that were named while the clock was ahead keep their order, and are not kept instead of newer ones', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-kept-'));
  const now = new Date('2026-03-02T10:00:00.000Z');
  const before = '2026-03-01T10:00:00.000Z';
  for (const time of [before, '2027-03-02T09:00:00.000Z', '2027-03-02T10:00:00.000Z'])
    mkdirSync(join(folder, nameOf(new Date(time))));
  await redateAhead(folder, now);
  mkdirSync(join(folder, nameOf(now)));
  const timesOf = async () => (await listKept(folder)).map(({ takenAt }) => takenAt.toISOString());
  const ahead = ['2026-03-02T09:59:59.000Z', '2026-03-02T09:59:58.000Z'];
  expect(await timesOf()).toEqual([now.toISOString(), ...ahead, before]);
  await removeOlder(folder, 1);
  expect(await timesOf()).toEqual([now.toISOString()]);
  rmSync(folder, { recursive: true });
});
