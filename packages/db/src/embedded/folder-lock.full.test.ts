import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimFolder } from './claims';
import { lockFolder } from './folder-lock';
import { keepingLog } from './testing/database';
import { openFolder, removeFolder } from './testing/programs';

const hasLocks = spawnSync('flock', ['--version']).status === 0;

let folder: string;
let claims: string;
beforeEach(() => {
  folder = openFolder();
  claims = join(folder, 'claims');
  mkdirSync(claims);
});
afterEach(() => removeFolder(folder));

const drill = () => {
  it('is held by one at a time, and let go once', async () => {
    const unlock = await lockFolder(claims);
    expect(unlock).toBeTypeOf('function');
    expect(await lockFolder(claims)).toBeUndefined();
    unlock?.();
    unlock?.();
    const again = await lockFolder(claims);
    expect(again).toBeTypeOf('function');
    again?.();
  });

  it('keeps the folder for a program that is frozen in another container, however silent it is', async () => {
    const silent = join(claims, '7_1_anotherrealm_1');
    writeFileSync(silent, '1');
    const unlock = await lockFolder(claims);
    expect(await claimFolder(claims, keepingLog())).toBeUndefined();
    expect(existsSync(silent)).toBe(true);
    // Its container has ended.
    unlock?.();
    const claim = await claimFolder(claims, keepingLog());
    expect(claim?.fault()).toBeNull();
    expect(existsSync(silent)).toBe(false);
    claim?.release();
  });
};

/** Where the system has no such program, one line says so: claims and heartbeats alone protect a folder there. */
const orTell = () => it('was not tried: there is no flock', () => expect(hasLocks).toBe(false));

describe('the lock of a folder', hasLocks ? drill : orTell);
