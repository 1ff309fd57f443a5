// Top-ups from the statement of the bank: the line says case, amount and number, and two people post it.
import { calls } from '@fairlead/contract';
import { BANK_CSV_COLUMNS } from '@fairlead/contract/csv';
import { typedMinor } from '@fairlead/money';
import { Mouse } from './support/hands';
import { unique } from './support/portal';
import {
  addSomebody,
  agreeTo,
  openScenario,
  type Scenario,
  type Somebody,
  sendPaymentCard,
} from './support/scenario';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';

/** What no other journey asks for. */
const AMOUNT_MINOR = 73_19;

/** Somebody who was told how to pay, and the number by which they are known to the bank. */
const askToPay = async (scenario: Scenario): Promise<Somebody & { readonly operationId: string }> => {
  const { client, desks } = scenario;
  const somebody = await addSomebody(scenario);
  await client.send(calls.topup.request, somebody.token, { amount: AMOUNT_MINOR });
  await sendPaymentCard(scenario, somebody);
  const { items } = await client.send(calls.consoleTopup.list, desks.maker, { holder_id: somebody.id });
  return { ...somebody, operationId: items[0]?.holder.operation_id ?? '' };
};

const bankSays = async ({ client, desks }: Scenario, operationIds: readonly string[]): Promise<void> => {
  const day = new Date().toISOString().slice(0, 10);
  const amount = typedMinor(AMOUNT_MINOR, 'USD');
  const sum = typedMinor(AMOUNT_MINOR * operationIds.length, 'USD');
  const rows = [
    BANK_CSV_COLUMNS.join(),
    `opening,SANDBOX0001,${day},0.00,USD,,,,`,
    ...operationIds.map((one) => `line,SANDBOX0001,${day},${amount},USD,IN-${unique()},,Robin,ID ${one}`),
    `closing,SANDBOX0001,${day},${sum},USD,,,,`,
  ];
  const file = new File([rows.join('\n')], 'bank.csv', { type: 'text/csv' });
  await client.upload(calls.consoleBank.upload, desks.maker, file);
};

test('lines of the bank are proposed as the top-ups that they are, one by one or several at once, and posted by two @full', async ({
  baseURL,
  staffDesk,
}) => {
  const scenario = await openScenario(baseURL ?? '');
  const { client, desks } = scenario;
  const people = [await askToPay(scenario), await askToPay(scenario), await askToPay(scenario)];
  await bankSays(
    scenario,
    people.map(({ operationId }) => operationId),
  );
  const desk = await staffDesk('maker');
  const { page } = desk;
  await page.goto('/console/#/bank-lines?amount=73.19..73.19');
  const [first, ...others] = people;
  const mine = desk.row(first?.username ?? '');
  const hand = new Mouse();
  await hand.press(mine.getByRole('button', { name: 'Record payment received', exact: true }));
  await expect(mine.getByRole('link', { name: /^Proposal \d+ waits$/ })).toBeVisible();
  expect(hand.presses).toBe(1);
  for (const [place, { username }] of others.entries()) {
    await desk.row(username).getByRole('checkbox').click();
    await expect(page.getByRole('region', { name: `${place + 1} selected` })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Record payment received · 2' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Record payment received · 2' }).click();
  await expect(dialog.getByText('2 done')).toBeVisible();
  await lookAt(page, 'console-bank-postings');
  for (const { id: holder_id, token } of people) {
    const { items } = await client.send(calls.consoleProposal.list, desks.checker, { holder_id });
    const [proposed] = items;
    expect(proposed).toMatchObject({ kind: 'topup', state: 'pending', amount: AMOUNT_MINOR });
    await agreeTo(scenario, proposed?.id ?? '');
    const { available_balance } = await client.send(calls.wallet.property, token, {});
    expect(available_balance).toBe(AMOUNT_MINOR);
  }
});
