import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { startHeartbeat } from './heartbeat';
import { keepingLog } from './testing/database';
import { openFolder, removeFolder } from './testing/programs';

const mayMount = process.platform === 'linux' && process.getuid?.() === 0;
const DISK_BYTES = 64 * 1024;
const PATIENCE = { timeout: 20_000, interval: 20 };

const drill = () => {
  it('ends nothing, and is over once there is room', async () => {
    const disk = openFolder();
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tmpfs', disk]);
    const filler = join(disk, 'filler');
    const log = keepingLog();
    writeFileSync(filler, Buffer.alloc(DISK_BYTES));
    const heartbeat = await startHeartbeat(join(disk, 'own'), log);
    try {
      await vi.waitFor(() => expect(heartbeat.fault()).toMatch(/ENOSPC/), PATIENCE);
      rmSync(filler);
      await vi.waitFor(() => expect(heartbeat.fault()).toBeNull(), PATIENCE);
      expect(log.lines).toHaveLength(2);
    } finally {
      heartbeat.stop();
      execFileSync('umount', ['-l', disk]);
      removeFolder(disk);
    }
  });
};

/** Where it may not be mounted, one line says so: nothing can be said about it then. */
const orTell = () =>
  it('was not tried: only root may mount a disk of the right size', () => expect(mayMount).toBe(false));

describe('a heartbeat on a full disk', mayMount ? drill : orTell);
