import { afterAll, beforeAll, describe, it } from 'vitest';
import { expectChain } from './chain';
import { openRaceFixture, type RaceFixture } from './race-fixture';
import { makeRipeOrders, type RipeOrder } from './ripe-orders';
import { RACES } from './single-winner';

const HOUSE_MINOR = 10_000_000;

/** Plays every race so many rounds, so many asking at once in each; the books are checked after every round. */
export const runRaces = (rounds: number, times: number): void => {
  let fixture: RaceFixture & { readonly past: RipeOrder[] };
  beforeAll(async () => {
    fixture = await openRaceFixture((context) => makeRipeOrders(context, rounds));
    await fixture.context.fundHouse(HOUSE_MINOR);
  }, 300_000);
  afterAll(() => fixture.close());

  describe(`${times} at once over three server processes, ${rounds} rounds`, () => {
    it.each(Object.entries(RACES))('%s', { timeout: 600_000 }, async (_name, race) => {
      for (const ripe of fixture.past) {
        const { holderId } = await race({ fixture, times, ripe });
        await expectChain(fixture.context.database, holderId);
        await fixture.context.expectBooks();
      }
    });
  });
};
