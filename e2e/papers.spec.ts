import { readFileSync } from 'node:fs';
import type { Download } from '@playwright/test';
import type { Portal } from './support/portal';
import { expect, test } from './support/test';

/** Presses a button that saves a file; what came. */
const save = async (portal: Portal, press: () => Promise<void>): Promise<Download> => {
  // All own data takes its time where much else goes on beside.
  const saving = portal.page.waitForEvent('download', { timeout: 120_000 });
  await press();
  return saving;
};

const beginningOf = async (file: Download): Promise<string> =>
  readFileSync(await file.path())
    .subarray(0, 4)
    .toString('latin1');

test('receipts, a year’s summary and all own data are saved where they are looked for @full', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.open('/login');
  await portal.logIn('demo', 'sandbox-demo');
  await expect(page.getByText('Hello, Demo')).toBeVisible();

  await portal.open('/wallet');
  await page.getByText('Earlier requests', { exact: true }).click();
  const receipt = await save(portal, () => portal.button('Receipt (PDF)').first().click());
  expect(receipt.suggestedFilename()).toMatch(/^receipt-topup-\d+\.pdf$/);
  expect(await beginningOf(receipt)).toBe('%PDF');
  await expect(portal.toast(`Saved as ${receipt.suggestedFilename()}.`)).toBeVisible();

  await portal.open('/wallet/flow');
  await portal.button('Statements').click();
  const year = await save(portal, () => portal.button(/^Summary of \d{4} \(PDF\)$/).click());
  expect(year.suggestedFilename()).toMatch(/^summary-\d{8}-\d{4}\.pdf$/);

  await portal.open('/settings/security');
  const data = await save(portal, async () => {
    await portal.button('Download my data').click();
    await portal.pressDigits('246813');
  });
  expect(data.suggestedFilename()).toMatch(/^own-data-\d{8}\.zip$/);
  expect(await beginningOf(data)).toBe('PK\x03\x04');
});
