import { afterAll, beforeAll, describe, it } from 'vitest';
import { type Arena, openArena } from './arena';
import { expectChain } from './chain';
import { makeRipeOrders, type RipeOrder } from './ripe-orders';
import { RACES } from './single-winner';

const HOUSE_MINOR = 10_000_000;

/** Plays every race so many rounds, so many asking at once in each; the books are checked after every round. */
export const runRaces = (rounds: number, times: number): void => {
  let arena: Arena & { readonly past: RipeOrder[] };
  beforeAll(async () => {
    arena = await openArena((context) => makeRipeOrders(context, rounds));
    await arena.context.fundHouse(HOUSE_MINOR);
  }, 300_000);
  afterAll(() => arena.close());

  describe(`${times} at once over three server processes, ${rounds} rounds`, () => {
    it.each(Object.entries(RACES))('%s', { timeout: 600_000 }, async (_name, race) => {
      for (const ripe of arena.past) {
        const { holderId } = await race({ arena, times, ripe });
        await expectChain(arena.context.database, holderId);
        await arena.context.expectBooks();
      }
    });
  });
};
