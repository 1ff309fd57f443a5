import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseConfig } from '../config';
import { StorageUnavailable } from '../http/file-faults';
import { createLog } from '../log';
import { type S3Server, startS3Server } from '../testing/s3-server';
import { openObjectStorage } from './object-storage';

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.close());

it('a storage that says nothing is not asked for a second, then by one act alone', async () => {
  const settings = parseConfig({ ...s3.environment, FILES_IN: 's3' }).s3 ?? expect.fail('none is set');
  let passedMs = 0;
  const deadlines = { readMs: 1_000, writeMs: 1_000 };
  const storage = openObjectStorage(settings, createLog('silent'), () => passedMs, deadlines);
  const asked = async (): Promise<number> => {
    s3.requests.length = 0;
    await Promise.all([1, 2, 3].map(() => expect(storage.get('a')).rejects.toThrow(StorageUnavailable)));
    return s3.requests.length;
  };
  s3.isSilent = true;
  expect([await asked(), await asked()]).toEqual([3, 0]);
  passedMs += 1_000;
  expect(await asked()).toBe(1);
  s3.isSilent = false;
  passedMs += 1_000;
  expect(await storage.get('a')).toBeNull();
});
