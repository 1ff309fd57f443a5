import { accountHolder, eq } from '@fairlead/db';
import type { Route } from '../../http/route';
import type { Services } from '../../http/services';
import { addAcceptance } from './acceptance';
import { addChat } from './chat';
import { createClient } from './client';
import { addCampaigns } from './coupons';
import { addFollowing, publishOpenPlan } from './following';
import { fundHouse, member, preparePayout, topUpHolder } from './money';
import { addLastOffer, addOrders, hasOrders, standStill } from './orders';
import { pastClock } from './past';
import { addPayee, BANK } from './payees';
import { addCodes, addHolder, addStaff, makeLead, SAMPLE } from './people';
import { addProducts } from './products';

export { serveSampleCovers } from './covers';
export { hasSampleData, SAMPLE } from './people';

/** Nodes that start together make the sample data one after the other. */
const LOCK = 7_281_949;

/** It takes half a minute, on a busy machine several; another node waits so long. */
const WITHIN_MS = 600_000;

/** So long ago the sample history begins. */
const HISTORY_MS = 40 * 24 * 3_600_000;

const isMade = async (services: Services): Promise<boolean> => {
  const [demo] = await services.database.orm
    .select({ id: accountHolder.id })
    .from(accountHolder)
    .where(eq(accountHolder.username, SAMPLE.username));
  return demo !== undefined && hasOrders(services, demo.id);
};

/**
 * Makes the sandbox's sample data (docs/domain/README.md#sample-data) through the product's own calls, with
 * a clock that begins forty days ago: what people and networks do there, it does. Each step looks first
 * whether it was done, so that a start cut short is completed by the next.
 * @param routesOf makes the product's routes, which are called like by a person
 */
export const makeSampleData = async (
  present: Services,
  routesOf: (services: Services) => readonly Route[],
): Promise<void> => {
  const clock = pastClock(present.clock.now(), HISTORY_MS);
  // History has the speed of life: a sample order took its days. Its people are two, whatever is set for those who come.
  const config = { ...present.config, sandboxSpeed: 1, threePeopleFrom: new Map() };
  const services = { ...present, clock, config };
  const make = async (): Promise<void> => {
    if (await isMade(services)) return;
    const client = createClient(routesOf(services), undefined, config.sampleLanguage);
    await addCodes(services);
    const staff = await addStaff(services);
    await addProducts(services);
    await fundHouse(services, client, staff);
    await addCampaigns(services, client, staff);
    const bank = await addPayee(services, client, staff, BANK);
    const lead = await addHolder(services, client, 'lead', 'Sample lead', '+1 555 010 0101');
    await makeLead(services, lead);
    const follower = await addHolder(services, client, 'follower', 'Sample follower', '+1 555 010 0102');
    await topUpHolder(services, client, staff, bank, follower, 'SAMPLE-RECEIPT-2');
    const demo = await addHolder(services, client, 'demo', 'Demo', '+1 555 010 0100');
    await topUpHolder(services, client, staff, bank, demo);
    await preparePayout(client, demo);
    await addAcceptance(services, client, staff, demo);
    await addChat(client, staff, demo);
    const people = { lead, follower, demo, delivery: member(staff, 'delivery') };
    await addFollowing(services, client, people);
    await addOrders(services, client, demo);
    await publishOpenPlan(services, client, people);
    await standStill(services, follower.holderId);
    await addLastOffer(services, demo);
  };
  return services.database.alone(LOCK, make, { longMs: WITHIN_MS });
};
