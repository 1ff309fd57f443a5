import { calls, type RequestOf } from '@fairlead/contract';
import { routesOf } from '../app/parts';
import type { HolderCaller, StaffCaller } from '../http/route';
import { bankCsvFile, bankDesk, type TestLine } from './bank-file';
import { dataOf, openTestClient, PIN } from './client';
import type { TestContext } from './context';
import { addPayee } from './payee';

const DAY_MS = 24 * 3_600_000;

/** Two people of finance, one of support, a bank whose statements follow one another, and what is stated of its lines. */
export const openArrivals = async (context: TestContext) => {
  const client = openTestClient(context);
  const [maker, checker, support] = [
    await client.makeStaff('maker', 'finance_maker'),
    await client.makeStaff('checker', 'finance_checker'),
    await client.makeStaff('support', 'support'),
  ];
  const payee_id = await addPayee(context);
  let opening = 0;
  const send = async (by: StaffCaller, file: string) => dataOf(await bankDesk(routesOf(context), by)(file));
  const detail = async (id: string) =>
    dataOf(await client.call(calls.consoleProposal.detail, checker, { id }));
  return {
    ...{ client, maker, checker, support, send, detail },
    ask: async (holder: HolderCaller, amount: number): Promise<string> =>
      dataOf(await client.call(calls.topup.request, holder, { amount })).id,
    /** States the money of a case. */
    state: async (topup_id: string, amount: number, receipt_number: string, difference_reason?: string) => {
      const stated: RequestOf<typeof calls.consoleTopup.propose> = {
        ...{ topup_id, amount, receipt_number, payee_id, method: 'bank_transfer' },
        ...(difference_reason === undefined ? {} : { difference_reason }),
      };
      return dataOf(await client.call(calls.consoleTopup.propose, maker, stated)).id;
    },
    fund: async (amount: number, receipt_number: string) =>
      dataOf(await client.call(calls.consoleHouse.proposeFunding, maker, { amount, receipt_number })).id,
    refuse: (topup_id: string) =>
      client.call(calls.consoleTopup.refuse, support, { topup_id, reason: 'not_arrived' }),
    /** A withdrawal of a new holder that two people approved; its id. */
    approved: async (amount: number): Promise<string> => {
      const holder = await client.makePayee();
      await context.topUp(holder.holderId, amount);
      const request = { amount, password: PIN };
      const { id } = dataOf(
        await client.call(calls.withdrawal.request, holder, request, { key: `key-${amount}` }),
      );
      const about = { withdrawal_id: id };
      await client.pass(checker, await client.call(calls.consoleWithdrawal.proposeApproval, maker, about));
      return id;
    },
    pay: (withdrawal_id: string, reference: string) =>
      client.call(calls.consoleWithdrawal.proposePayment, maker, { withdrawal_id, reference }),
    flagsOf: async (id: string) => (await detail(id)).flags.map(({ key }) => key),
    /** The next day's statement, with these lines. */
    bring: async (...lines: readonly Omit<TestLine, 'day'>[]) => {
      context.clock.turn(DAY_MS);
      const day = context.clock.now().toISOString().slice(0, 10);
      const file = bankCsvFile({
        ...{ from: day, until: day, opening },
        lines: lines.map((line) => ({ ...line, day })),
      });
      opening += lines.reduce((sum, { amount }) => sum + amount, 0);
      return send(maker, file);
    },
  };
};
export type Arrivals = Awaited<ReturnType<typeof openArrivals>>;
