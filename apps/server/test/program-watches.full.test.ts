import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@fairlead/db/testing';
import { readControl } from '@fairlead/ledger';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startProgram } from '../src/app/program';
import { parseConfig } from '../src/config';

let made: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  made = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'fairlead-watches-'));
});
afterAll(async () => {
  await made.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = () => {
  const quiet = { LOG_LEVEL: 'silent', PORT: '0', SAMPLE_DATA: 'off', DEMO_NETWORK: 'off' };
  return startProgram(parseConfig({ ...quiet, DATA_DIR: dataDir, DATABASE_URL: made.url }), () => undefined);
};

describe('the program', () => {
  it('is not ready once a newer program made a migration that it would have to know', async () => {
    const program = await start();
    await made.asOwner("update drizzle.schema_floor set migrations = 9999, tag = '9999_later'");
    await vi.waitFor(
      async () => {
        const { faults } = (await (await fetch(`${program.address}/health/ready`)).json()) as {
          faults: { name: string }[];
        };
        expect(faults.map(({ name }) => name)).toContain('schema');
      },
      { timeout: 60_000, interval: 500 },
    );
    await program.stop();
  }, 120_000);

  it('measures its clock, and remembers over a restart what it saw in the books', async () => {
    const first = await start();
    const metrics = await (await fetch(`${first.address}/metrics`)).text();
    expect(metrics).toMatch(/^fairlead_clock_skew_seconds -?\d/m);
    // A busy machine may answer for its database too late; the clocks agree in any case.
    const { faults } = (await (await fetch(`${first.address}/health/ready`)).json()) as {
      faults: { name: string }[];
    };
    expect(faults.map(({ name }) => name)).not.toContain('clock');
    await first.stop();
    expect((await readControl(made.database)).writesStopped).toBe(false);

    const file = join(dataDir, 'newest-entry.json');
    const seen = JSON.parse(readFileSync(file, 'utf8'));
    expect(seen).toMatchObject({ entry: null, timeline: expect.any(Number) });
    const lost = { id: 99, holderId: 1, seq: 9, hash: '00' };
    writeFileSync(file, JSON.stringify({ ...seen, entry: lost }));
    const second = await start();
    await second.stop();
    expect(await readControl(made.database)).toMatchObject({
      writesStopped: true,
      reason: expect.stringMatching(
        /entry 99 \(number 9 of holder 1\).* the newest is none on time line \d+$/,
      ),
    });
  }, 120_000);
});
