import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Heartbeat, startHeartbeat } from './heartbeat';
import { keepingLog } from './testing/database';
import { openFolder, removeFolder } from './testing/programs';

const PATIENCE = { timeout: 20_000, interval: 20 };

let folder: string;
let claims: string;
let path: string;
let log: ReturnType<typeof keepingLog>;
let heartbeat: Heartbeat;
beforeEach(async () => {
  folder = openFolder();
  claims = join(folder, 'claims');
  mkdirSync(claims);
  path = join(claims, 'own');
  log = keepingLog();
  heartbeat = await startHeartbeat(path, log);
});
afterEach(() => {
  heartbeat.stop();
  removeFolder(folder);
});

/** How often a file was written, which need have no name any more. */
const beatsIn = (file: number): number => {
  const text = Buffer.alloc(20);
  return Number(text.toString('utf8', 0, readSync(file, text, 0, text.length, 0)));
};

const untilFault = () => vi.waitFor(() => expect(heartbeat.fault()).toMatch(/ENOENT/), PATIENCE);

describe('a heartbeat', () => {
  it('is seen in its file, which goes with it', async () => {
    await vi.waitFor(() => expect(Number(readFileSync(path, 'utf8'))).toBeGreaterThan(1), PATIENCE);
    expect(heartbeat.fault()).toBeNull();
    heartbeat.stop();
    heartbeat.stop();
    expect(readdirSync(claims)).toEqual([]);
    expect(log.lines).toEqual([]);
  });

  it('whose file was taken away ends nothing, is said once, and stays a fault', async () => {
    const file = openSync(path, 'r');
    rmSync(path);
    await untilFault();
    const before = beatsIn(file);
    await vi.waitFor(() => expect(beatsIn(file)).toBeGreaterThan(before + 2), PATIENCE);
    closeSync(file);
    expect(log.lines).toEqual([expect.stringMatching(/cannot be seen by another one: ENOENT/)]);
    expect(heartbeat.fault()).not.toBeNull();
  });

  it('is well again when its folder is back', async () => {
    renameSync(claims, join(folder, 'away'));
    await untilFault();
    renameSync(join(folder, 'away'), claims);
    await vi.waitFor(() => expect(heartbeat.fault()).toBeNull(), PATIENCE);
    expect(log.lines).toHaveLength(2);
  });

  it('ends quietly where its folder is gone', async () => {
    rmSync(claims, { recursive: true });
    expect(() => heartbeat.stop()).not.toThrow();
  });
});
