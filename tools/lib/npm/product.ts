import { calls } from '@fairlead/contract';
import { createTestDatabase } from '@fairlead/db/testing';
import { startTestServer } from '../../../apps/server/src/testing';
import { createTestContext } from '../../../apps/server/src/testing/context';
import { networksVariable, TEST_SECRET } from '../../../apps/server/src/testing/network';
import { addPayee } from '../../../apps/server/src/testing/payee';
import { PASSWORD, registerPerson, signInStaff } from '../../../apps/server/src/testing/people';

/** The product on a port of its own, with a product of the catalogue, and staff who answer top-up cases. */
export const startProduct = async () => {
  const testDatabase = await createTestDatabase();
  const environment = { NETWORKS: networksVariable() };
  const context = await createTestContext(environment, testDatabase);
  const server = await startTestServer({ testDatabase, clock: context.clock, environment });
  const origin = await server.server.listen({ host: '127.0.0.1', port: 0 });
  const productId = String(await context.makeProduct());
  const maker = await signInStaff(server, 'maker', 'finance_maker');
  const payee_id = await addPayee(context);

  /** A holder with money and two top-up cases: the newest is not answered, of the other staff have said where to pay. */
  const openAccount = async (username: string) => {
    const person = await registerPerson(server, username);
    await context.topUp(person.holderId, 100_000);
    const ask = async (amount: number): Promise<string> =>
      (await server.call(calls.topup.request, { amount }, person)).data.id;
    const answered = await ask(8_000);
    const sent = await server.call(calls.consoleTopup.sendCard, { topup_id: answered, payee_id }, maker);
    if (sent.code !== 200) throw new Error(`${sent.code} ${sent.data.reason}`);
    return { username, token: person.token, answered, newest: await ask(7_000) };
  };

  return {
    ...{ origin, productId, maker, openAccount, clock: context.clock },
    ...{ password: PASSWORD, networkSecret: TEST_SECRET },
    close: async (): Promise<void> => {
      await server.close();
      await testDatabase.drop();
    },
  };
};
export type Product = Awaited<ReturnType<typeof startProduct>>;
export type Account = Awaited<ReturnType<Product['openAccount']>>;
