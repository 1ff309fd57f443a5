import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { watchDiskRoom } from './disk-room';

const faultOf = async (folder: string, minBytes?: number): Promise<string | null> => {
  const { readiness, close } = await watchDiskRoom(folder, minBytes);
  close();
  return readiness.fault();
};

it('a disk is full where less is free than is needed, and is not where it cannot be read', async () => {
  expect(await faultOf(tmpdir(), 1)).toBeNull();
  expect(await faultOf(tmpdir(), Number.MAX_SAFE_INTEGER)).toBe(`the disk of ${tmpdir()} is full`);
  const nowhere = join(tmpdir(), 'no-such-folder');
  expect(await faultOf(nowhere)).toBe(`the disk of ${nowhere} cannot be read`);
});
