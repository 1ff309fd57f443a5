import type { Route } from '../../http/route';
import type { Services } from '../../http/services';
import { openDoor } from './doors';
import { fundHouse, preparePayout, topUpHolder } from './money';
import { addCodes, addHolder, addStaff, makeLead } from './people';
import { addProducts } from './products';

export { COVERS, drawCover } from './covers';
export { SAMPLE } from './people';

/** Nodes that start together make the sample data one after the other. */
const LOCK = 7_281_947;

/** What is left to do: nothing, once the last thing that is made is there. */
const isMade = async ({ database }: Services): Promise<boolean> => {
  const rows = await database.query(
    `select 1 from account_holder h
      join payout_setting p on p.holder_id = h.id
      join top_up t on t.holder_id = h.id and t.state = 'posted'
     where h.username = 'demo' and h.pin_hash is not null`,
  );
  return rows.length > 0;
};

/**
 * Makes the sandbox's sample data (calls.md) through the product's own doors: what people do there, it does. Each
 * step looks first whether it was done, so that a start cut short is completed by the next.
 */
export const makeSampleData = async (services: Services, routes: readonly Route[]): Promise<void> => {
  const holdLock = await services.database.connect();
  try {
    await holdLock.query('select pg_advisory_lock($1)', [LOCK]);
    if (await isMade(services)) return;
    const door = openDoor(routes);
    await addCodes(services);
    const staff = await addStaff(services);
    await addProducts(services);
    await fundHouse(services, door, staff);
    await makeLead(services, await addHolder(services, door, 'lead', 'Sample lead', '+1 555 010 0101'));
    const demo = await addHolder(services, door, 'demo', 'Demo', '+1 555 010 0100');
    await topUpHolder(services, door, staff, demo);
    await preparePayout(door, demo);
  } finally {
    await holdLock.query('select pg_advisory_unlock_all()').catch(() => undefined);
    holdLock.release();
  }
};
