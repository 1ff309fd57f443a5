import { describe, expect, it } from 'vitest';
import { killDatabaseRounds, killServerRounds } from './support/kill-rounds';

/** Ten rounds of each. */
describe('kill -9 under put load, ten times: no answered put is lost, none is doubled', () => {
  it('of the server', { timeout: 600_000 }, async () => {
    await expect(killServerRounds(10)).resolves.toBeUndefined();
  });

  it('of the database', { timeout: 600_000 }, async () => {
    await expect(killDatabaseRounds(10)).resolves.toBeUndefined();
  });
});
