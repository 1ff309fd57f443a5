import { calls } from '@fairlead/contract';
import { approveIn, type Console } from './support/console';
import { fund } from './support/funding';
import { PASSWORD, unique } from './support/portal';
import { addSomebody, openScenario } from './support/scenario';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';

/** Follows the link that an act leaves behind; what the act would post is beside it. */
const openProposed = async ({ page }: Console) => {
  await page.getByRole('link', { name: /^Proposal \d+ waits for a checker/ }).click();
  const panel = page.getByRole('region', { name: /^Proposal \d+$/ });
  await expect(panel.getByText('You made this proposal: another person must decide.')).toBeVisible();
  await expect(panel.getByRole('button')).toHaveText(['Take back']);
  return panel;
};

/** The second person opens the case, finds what waits there, and agrees. */
const agree = async ({ page }: Console, holderId: string, kind: RegExp): Promise<void> => {
  await page.goto(`/console/#/holders/${holderId}/record`);
  const waiting = page.getByRole('region', { name: 'Proposals about this account' });
  await waiting.getByRole('link', { name: kind }).click();
  const panel = page.getByRole('region', { name: /^Proposal \d+$/ });
  await approveIn(panel);
  await expect(panel.getByText('Approved')).toBeVisible();
};

const stateArrival = async (maker: Console, username: string, receipt: string): Promise<void> => {
  const { page } = maker;
  await maker.row(username).getByRole('button', { name: 'Record payment received' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Amount that arrived')).toHaveValue('289.00');
  await expect(dialog.getByLabel('Method')).toHaveValue('cash');
  await maker.fill(dialog, {
    ...{ 'Amount that arrived': '1.00', 'Receipt number': receipt },
    ...{ 'Registry payee': 'Sample payee', Method: 'bank_transfer' },
  });
  const send = dialog.getByRole('button', { name: 'Record payment received' });
  await send.click();
  const reason = dialog.getByLabel('Why it differs');
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel('Receipt number')).toHaveValue(receipt);
  await lookAt(page, 'console-topup-differs');
  await reason.fill('Sent by bank instead, one unit to try.');
  await send.click();
};

test('what arrived otherwise than asked for needs a reason, and the checker sees both side by side @full', async ({
  portal,
  staffDesk,
  baseURL,
  watch,
}) => {
  // The missing reason, then the receipt that is on record already.
  watch.expect(/status of 4\d\d/);
  const scenario = await openScenario(baseURL ?? '');
  const receipt = `BANK-${unique()}`;
  const [first, second] = [await addSomebody(scenario), await addSomebody(scenario)];
  for (const { token } of [first, second])
    await scenario.client.send(calls.topup.request, token, { amount: 289_00, method: 'cash' });
  const maker = await staffDesk('maker');
  await maker.open('Top-ups');
  await expect(maker.row(first.username)).toContainText('Cash');
  await stateArrival(maker, first.username, receipt);
  await expect(maker.page.getByRole('dialog')).toBeHidden();
  // The same receipt, written otherwise, stands beside it until one of the two counts.
  await stateArrival(maker, second.username, receipt.toLowerCase().replace('-', ' '));
  await expect(maker.page.getByRole('dialog')).toBeHidden();
  const checker = await staffDesk('checker');
  await checker.open('Top-ups');
  const panel = await checker.openProposal(checker.row(first.username));
  const arrived = panel.getByRole('region', { name: 'What arrived' });
  await expect(arrived.getByRole('row', { name: 'Amount' })).toContainText(/289\.00.*1\.00.*Differs/);
  await expect(arrived.getByRole('row', { name: 'Method' })).toContainText(/Cash.*Bank transfer.*Differs/);
  for (const text of ['Sent by bank instead, one unit to try.', 'Sample payee', receipt])
    await expect(panel.getByText(text, { exact: true })).toBeVisible();
  await expect(
    panel.getByText(/^Proposal \d+ is open for the same case, or has the same receipt/),
  ).toBeVisible();
  await lookAt(checker.page, 'console-proposal-differs');
  await approveIn(panel);
  await expect(panel.getByText('Approved')).toBeVisible();
  await checker.open('Top-ups');
  const other = await checker.openProposal(checker.row(second.username));
  await approveIn(other);
  await expect(other.getByRole('alert')).toContainText('This receipt has already been recorded.');
  await portal.open('/login');
  await portal.logIn(first.username, PASSWORD);
  await expect(portal.page.getByText('Hello, Robin')).toBeVisible();
  await portal.open('/wallet');
  await portal.page.getByText('Earlier requests').click();
  const topup = portal.page.getByRole('listitem').filter({ hasText: 'requested: $289.00' });
  await expect(topup.getByText('$1.00', { exact: true })).toBeVisible();
  await lookAt(portal.page, 'topup-differs');
});

test('a top-up is charged back by its record and start-up funds are lent, each by two people @full', async ({
  portal,
  staffDesk,
  watch,
}) => {
  // More than what came in is refused first.
  watch.expect(/status of 4\d\d/);
  const { username } = await portal.register();
  await fund(portal, username, '60.00', staffDesk);
  const { id } = await portal.api.get<{ id: string }>('/user/info');
  const maker = await staffDesk('maker');
  await maker.page.goto(`/console/#/holders/${id}/money`);
  const flow = maker.page.getByRole('region', { name: 'Flow', exact: true });
  const record = flow.getByRole('row').filter({ hasText: 'Top-up' });
  await record.getByRole('button', { name: 'Charge back' }).click();
  const dialog = maker.page.getByRole('dialog');
  await maker.fill(dialog, { Amount: '70.00', Reason: 'The payer took it back.' });
  await dialog.getByRole('button', { name: 'Propose a chargeback' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The amount is above the original.');
  await expect(dialog.getByLabel('Reason')).toHaveValue('The payer took it back.');
  await lookAt(maker.page, 'console-chargeback');
  await maker.fill(dialog, { Amount: '25.00' });
  await dialog.getByRole('button', { name: 'Propose a chargeback' }).click();
  await expect(dialog).toBeHidden();
  await lookAt(maker.page, 'console-case-proposed');
  const own = await openProposed(maker);
  const moves = own.getByRole('region', { name: 'Ledger entries on approval' });
  await expect(moves.getByRole('row').nth(1)).toContainText(/25\.00.*available.*held/);
  const checker = await staffDesk('checker');
  await agree(checker, id, /^Chargeback \d+$/);
  expect(await portal.api.property()).toMatchObject({ held: 25_00, available_balance: 35_00 });

  await maker.page.goto(`/console/#/holders/${id}`);
  await maker.act(maker.page.locator('.page__head'), 'Propose start-up funds', {
    ...{ Amount: '5.00', Reason: 'For the first plan.' },
  });
  const lent = await openProposed(maker);
  await expect(lent.getByText('No ledger entry: this moves no money.')).toBeVisible();
  await agree(checker, id, /^Start up grant \d+$/);
  expect(await portal.api.property()).toMatchObject({
    start_up_funds: { unspent: 0, offer: { amount: 5_00 } },
  });
  await portal.open('/wallet');
  await portal.page.getByRole('button', { name: 'Accept' }).click();
  await expect(portal.page.getByText('The start-up funds are in your wallet.')).toBeVisible();
  expect(await portal.api.property()).toMatchObject({
    ...{
      start_up_funds: { unspent: 5_00, running: 0, offer: null },
      available_balance: 35_00,
      total_assets: 60_00,
    },
  });
  await portal.open('/settings/staff-acts');
  for (const reason of ['The payer took it back.', 'For the first plan.'])
    await expect(portal.page.getByText(`Reason: ${reason}`)).toBeVisible();
});

test('a payment to a network is recorded by two people, and never more than it is owed @full', async ({
  staffDesk,
  watch,
}) => {
  watch.expect(/status of 4\d\d/);
  const maker = await staffDesk('maker');
  await maker.open('Treasury');
  const act = 'Propose a payment to a network';
  await maker.page.getByRole('button', { name: act }).click();
  const dialog = maker.page.getByRole('dialog');
  const reference = unique();
  await maker.fill(dialog, { Network: 'demo', Amount: '9000000.00', 'Payment reference': reference });
  await dialog.getByRole('button', { name: act }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The network is owed less than this amount.');
  await maker.fill(dialog, { Amount: '0.10' });
  await lookAt(maker.page, 'console-media-payment');
  await dialog.getByRole('button', { name: act }).click();
  await expect(dialog).toBeHidden();
  const own = await openProposed(maker);
  await expect(own.getByText(reference)).toBeVisible();
  await expect(own.getByRole('region', { name: 'Ledger entries on approval' })).toContainText(
    /0\.10.*media.*bank/,
  );
  const address = maker.page.url();
  const checker = await staffDesk('checker');
  await checker.page.goto(address);
  const panel = checker.page.getByRole('region', { name: /^Proposal \d+$/ });
  await approveIn(panel);
  await expect(panel.getByText('Approved')).toBeVisible();
  await expect(panel.getByText(/^Ledger transactions: \d+$/)).toBeVisible();
});
