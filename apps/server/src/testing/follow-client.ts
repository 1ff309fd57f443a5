import { calls } from '@fairlead/contract';
import { accountHolder, eq } from '@fairlead/db';
import { routesOf } from '../app/parts';
import type { HolderCaller, StaffCaller } from '../http/route';
import { luhnDigit } from '../modules/access';
import { clientOf, dataOf, makeStaff } from './client';
import type { TestContext } from './context';

export interface TestLead extends HolderCaller {
  readonly operationId: string;
}

/** The calls of following: a holder's, and those of the staff who allow leads and publish for them. */
export const openFollowClient = async (context: TestContext) => {
  const call = clientOf(routesOf(context));
  const delivery: StaffCaller = await makeStaff(context, 'delivery', 'delivery');
  let made = 0;

  /** A holder with a number that passes Luhn's test, not yet allowed to publish. */
  const makeNumbered = async (): Promise<TestLead> => {
    made += 1;
    const caller = await context.makeHolder();
    const start = String(3_000_000 + made);
    const operationId = `${start}${luhnDigit(start)}`;
    const values = { operationId, nickname: `Lead ${made}` };
    await context.database.orm.update(accountHolder).set(values).where(eq(accountHolder.id, caller.holderId));
    return { ...caller, operationId };
  };
  const allow = (lead: TestLead) =>
    call(calls.consoleHolder.allowLead, delivery, { id: String(lead.holderId), reason: 'asked for it' });
  return {
    call,
    delivery,
    makeNumbered,
    makeLead: async (): Promise<TestLead> => {
      const lead = await makeNumbered();
      dataOf(await allow(lead));
      return lead;
    },
    allow,
    forbid: (lead: TestLead) =>
      call(calls.consoleHolder.forbidLead, delivery, { id: String(lead.holderId), reason: 'no longer' }),
    publish: (lead: HolderCaller, productId: string) =>
      call(calls.consoleOrder.publish, delivery, { lead_id: String(lead.holderId), product_id: productId }),
    follow: (caller: HolderCaller, operationId: string | null) =>
      call(calls.assistance.follow, caller, { operation_id: operationId }),
    list: async (caller: HolderCaller, request: { cursor?: string; limit?: number } = {}) =>
      dataOf(await call(calls.assistance.list, caller, request)),
    card: (caller: HolderCaller, operationId: string) =>
      call(calls.assistance.leadCard, caller, { operation_id: operationId }),
  };
};
