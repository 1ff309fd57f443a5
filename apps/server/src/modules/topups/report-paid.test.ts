import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HolderCaller, StaffCaller } from '../../http/route';
import { dataOf, openTestClient, type TestClient } from '../../testing/client';
import { createTestContext, type TestContext } from '../../testing/context';
import { addPayee } from '../../testing/payee';
import { addUpload } from '../../testing/stored-image';

let context: TestContext;
let client: TestClient;
let maker: StaffCaller;
let payeeId: string;
beforeAll(async () => {
  context = await createTestContext();
  client = openTestClient(context);
  maker = await client.makeStaff('maker', 'finance_maker');
  payeeId = await addPayee(context);
});
afterAll(() => context.close());

const ask = async (holder: HolderCaller): Promise<string> =>
  dataOf(await client.call(calls.topup.request, holder, { amount: 20_000 })).id;
const sendCard = (topup_id: string) =>
  client.call(calls.consoleTopup.sendCard, maker, { topup_id, payee_id: payeeId });
const sayPaid = (holder: HolderCaller, topup_id: string, file_ids?: string[]) =>
  client.call(calls.topup.paid, holder, { topup_id, ...(file_ids ? { file_ids } : {}) });
const upload = (holder: HolderCaller) => addUpload(context, holder.holderId);

const withCard = async () => {
  const holder = await context.makeHolder();
  const id = await ask(holder);
  dataOf(await sendCard(id));
  return { holder, id };
};

it('is said once where to pay was said, and moves neither money nor state', async () => {
  const holder = await context.makeHolder();
  const id = await ask(holder);
  expect(await sayPaid(holder, id)).toMatchObject({ reason: 'wrong_state' });
  dataOf(await sendCard(id));
  const said = dataOf(await sayPaid(holder, id));
  expect(said).toMatchObject({ state: 'card_sent', posted_amount: null, receipts: 0 });
  expect(said.card).not.toBeNull();
  expect(said.steps.map(({ state }) => state)).toEqual(['asked', 'card_sent', 'paid']);
  expect(dataOf(await sayPaid(holder, id)).steps).toHaveLength(3);
  expect(dataOf(await client.call(calls.wallet.property, holder, {})).total_assets).toBe(0);
});

it('brings receipts that the maker sees, and with the statement the checker', async () => {
  const { holder, id } = await withCard();
  const [first, second] = [await upload(holder), await upload(holder)];
  expect(dataOf(await sayPaid(holder, id, [first]))).toMatchObject({ receipts: 1 });
  expect(dataOf(await sayPaid(holder, id, [first])), 'sent again').toMatchObject({ receipts: 1 });
  expect(dataOf(await sayPaid(holder, id, [first, second])), 'one more').toMatchObject({ receipts: 2 });
  const [row] = dataOf(
    await client.call(calls.consoleTopup.list, maker, { holder_id: String(holder.holderId) }),
  ).items;
  expect(row?.receipt_urls).toHaveLength(2);
  const proposal = dataOf(
    await client.call(calls.consoleTopup.propose, maker, {
      ...{ topup_id: id, amount: 20_000, receipt_number: `R-${id}`, payee_id: payeeId },
      method: 'bank_transfer',
    }),
  );
  const detail = dataOf(await client.call(calls.consoleProposal.detail, maker, { id: proposal.id }));
  expect(detail.payload.filter(({ name }) => name === 'evidence')).toHaveLength(2);
});

it('takes no file of somebody else, no case of somebody else, and no seventh receipt', async () => {
  const { holder, id } = await withCard();
  const other = await context.makeHolder();
  expect(await sayPaid(other, id)).toMatchObject({ reason: 'no_such_data' });
  expect(await sayPaid(holder, id, [await upload(other)])).toMatchObject({ reason: 'no_such_data' });
  const six = await Promise.all(Array.from({ length: 6 }, () => upload(holder)));
  expect(dataOf(await sayPaid(holder, id, six))).toMatchObject({ receipts: 6 });
  expect(await sayPaid(holder, id, [await upload(holder)])).toMatchObject({ reason: 'invalid_fields' });
});

it('is said once where it is said twice at the same moment', async () => {
  const { holder, id } = await withCard();
  const file = await upload(holder);
  const both = await Promise.all([sayPaid(holder, id, [file]), sayPaid(holder, id, [file])]);
  expect(both.map((one) => dataOf(one).receipts)).toEqual([1, 1]);
  const [row] = dataOf(await client.call(calls.topup.list, holder, {})).items;
  expect(row?.steps.filter(({ state }) => state === 'paid')).toHaveLength(1);
});
