import type { Console } from './support/console';
import { fund } from './support/funding';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';
import { unique } from './support/world';

/** Follows the link that an act leaves behind; what the act would post is beside it. */
const openProposed = async ({ page }: Console) => {
  await page.getByRole('link', { name: /^Proposal \d+ waits for a checker/ }).click();
  const panel = page.getByRole('region', { name: /^Proposal \d+$/ });
  await expect(panel.getByText('You made this proposal: another person must decide.')).toBeVisible();
  await expect(panel.getByRole('button')).toHaveCount(0);
  return panel;
};

/** The second person opens the case, finds what waits there, and agrees. */
const agree = async ({ page }: Console, holderId: string, kind: RegExp): Promise<void> => {
  await page.goto(`/console/#/holders/${holderId}`);
  const waiting = page.getByRole('region', { name: 'Proposals about this account' });
  await waiting.getByRole('link', { name: kind }).click();
  const panel = page.getByRole('region', { name: /^Proposal \d+$/ });
  await panel.getByRole('button', { name: 'Approve' }).click();
  await expect(panel.getByText('Approved')).toBeVisible();
};

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
  await maker.page.goto(`/console/#/holders/${id}`);
  const flow = maker.page.getByRole('region', { name: 'Flow', exact: true });
  const record = flow.getByRole('row').filter({ hasText: 'System topup' });
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
  const moves = own.getByRole('region', { name: 'What approval posts' });
  await expect(moves.getByRole('row').nth(1)).toContainText(/available.*held.*25\.00/);
  const checker = await staffDesk('checker');
  await agree(checker, id, /^Chargeback \d+$/);
  expect(await portal.api.property()).toMatchObject({ held: 25_00, available_balance: 35_00 });

  await maker.page.goto(`/console/#/holders/${id}`);
  await maker.act(maker.page.locator('.page__head'), 'Propose start-up funds', {
    ...{ Amount: '5.00', Reason: 'For the first plan.' },
  });
  const lent = await openProposed(maker);
  await expect(lent.getByRole('region', { name: 'What approval posts' })).toContainText(
    /house.*start_up.*5\.00/,
  );
  await agree(checker, id, /^Start up grant \d+$/);
  expect(await portal.api.property()).toMatchObject({
    ...{ start_up_funds: { unspent: 5_00, running: 0 }, available_balance: 35_00, total_assets: 60_00 },
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
  await maker.open('House and networks');
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
  await expect(own.getByRole('region', { name: 'What approval posts' })).toContainText(/media.*bank.*0\.10/);
  const address = maker.page.url();
  const checker = await staffDesk('checker');
  await checker.page.goto(address);
  const panel = checker.page.getByRole('region', { name: /^Proposal \d+$/ });
  await panel.getByRole('button', { name: 'Approve' }).click();
  await expect(panel.getByText('Approved')).toBeVisible();
  await expect(panel.getByText(/^Ledger transactions: \d+$/)).toBeVisible();
});
