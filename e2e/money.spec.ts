import { readFileSync } from 'node:fs';
import { type Statement, verifyStatement } from '@fairlead/verifier';
import { money } from './support/money';
import type { Portal } from './support/portal';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';

/** The sample person: past plans in every status with reports behind every figure; only looked at here. */
const enter = async (portal: Portal): Promise<void> => {
  await portal.open('/login');
  await portal.logIn('demo', 'sandbox-demo');
  await expect(portal.page.getByText('Hello, Demo')).toBeVisible();
};

test('a figure of the ad centre leads to the reports that it is made of', async ({ portal }) => {
  const { page } = portal;
  await enter(portal);
  await portal.button('All').click();
  const { totals } = await portal.api.statistics();
  await expect(page.getByRole('slider', { name: 'Time shown' })).toHaveAttribute('aria-valuetext', /Spend/);
  await expect(page.getByRole('table', { name: 'Spend and revenue over time' })).toBeAttached();
  await lookAt(page, 'ad-centre');

  await portal.button(/^Conversions:/).click();
  const sheet = page.getByRole('dialog', { name: 'Conversions' });
  await expect(sheet.getByText(totals.conversions.toLocaleString('en'), { exact: true })).toBeVisible();
  await lookAt(page, 'source-of-conversions');
  await sheet.getByRole('listitem').first().getByRole('button').click();
  const row = page.getByRole('dialog', { name: 'Delivery report' });
  await expect(row.getByText('Signed day', { exact: true })).toBeVisible();
  await row.getByText('To check it yourself').click();
  await expect(row.getByText(/^([0-9a-f]{8} ?){8}$/).first()).toBeVisible();
  await lookAt(page, 'source-report');
  await row.getByRole('link', { name: 'Open the plan' }).click();
  await expect(page.getByRole('link', { name: 'By day and hour' })).toBeVisible();
  await portal.button(/^Views:/).click();
  await expect(page.getByRole('dialog', { name: 'Views' }).getByRole('listitem').first()).toBeVisible();
});

test('total assets lead to their parts, to the ledger, to one entry with its hash', async ({ portal }) => {
  const { page } = portal;
  await enter(portal);
  await portal.open('/wallet');
  await portal
    .button(/^Total assets:/)
    .first()
    .click();
  const total = page.getByRole('dialog', { name: 'Total assets' });
  const property = await portal.api.property();
  const available = total.getByRole('button', { name: /^Available funds/ });
  await expect(available).toContainText(money(property.available_balance));
  await lookAt(page, 'source-of-total');
  await available.click();
  const rows = page.getByRole('dialog', { name: 'Available funds' }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  await lookAt(page, 'source-of-available');
  await rows.first().getByRole('button').click();
  const entry = page.getByRole('dialog', { name: 'Ledger entry' });
  await expect(entry.getByText('How the money moved')).toBeVisible();
  await entry.getByText('To check it yourself').click();
  await expect(entry.getByText(/^([0-9a-f]{8} ?){8}$/).first()).toBeVisible();
  await lookAt(page, 'source-entry');
  await portal.button('Back').last().click();
  await expect(rows.first()).toBeVisible();
});

test('a month adds up, and its statement is saved as a file that verifies', async ({ portal }) => {
  const { page } = portal;
  await enter(portal);
  await portal.open('/wallet/flow');
  await portal.button('Statements').click();
  await portal.button('Earlier month').click();
  const detail = page.getByRole('table', { name: 'Monthly detail' });
  await expect(detail.getByRole('row', { name: /^Closing/ })).toBeVisible();
  await lookAt(page, 'monthly-detail');
  const saved = page.waitForEvent('download');
  await portal.button('Save as JSON').click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^statement-\d{8}-\d{4}-\d{2}\.json$/);
  const document = JSON.parse(readFileSync(await file.path(), 'utf8')) as Statement;
  expect(document.entries.length).toBeGreaterThan(0);
  expect(await verifyStatement(document)).toEqual([]);
  const closing = detail.getByRole('row', { name: /^Closing/ });
  await expect(closing.getByRole('cell').last()).toHaveText(money(document.closing.total));
  await expect(portal.toast(`Saved as ${file.suggestedFilename()}.`)).toBeVisible();

  const event = page.getByRole('main').getByRole('listitem').first();
  await event.getByRole('button').first().click();
  await event.getByRole('listitem').first().getByRole('button').first().click();
  await page.getByRole('dialog', { name: 'Ledger entry' }).getByText('To check it yourself').click();
  await expect(
    page.getByRole('dialog', { name: 'Ledger entry' }).getByText('Hash', { exact: true }),
  ).toBeVisible();
});
