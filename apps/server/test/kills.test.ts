import { describe, expect, it } from 'vitest';
import { killDatabaseRounds, killServerRounds } from './support/kill-rounds';

/** One round of each; ten are in kills.full.test.ts. */
describe('kill -9 under put load: no answered put is lost, none is doubled', () => {
  it('of the server', { timeout: 300_000 }, async () => {
    await expect(killServerRounds(1)).resolves.toBeUndefined();
  });

  it('of the database', { timeout: 300_000 }, async () => {
    await expect(killDatabaseRounds(1)).resolves.toBeUndefined();
  });
});
