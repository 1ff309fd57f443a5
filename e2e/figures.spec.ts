import { readFileSync } from 'node:fs';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';

test('figures of any days are reached from home and from a plan, read point by point, and saved @full', async ({
  portal,
}) => {
  const { page } = portal;
  // The sample person: plans with reports behind every figure; only looked at here.
  await portal.open('/login');
  await portal.logIn('demo', 'sandbox-demo');
  await expect(page.getByText('Hello, Demo')).toBeVisible();

  await page.getByRole('link', { name: 'All figures' }).tap();
  await expect(page).toHaveURL(/#\/plan\?show=figures$/);
  const point = page.getByRole('slider', { name: 'Point shown' });
  const last = await point.getAttribute('aria-valuetext');
  await point.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(point).not.toHaveAttribute('aria-valuetext', last ?? '');
  await lookAt(page, 'figures-by-day');

  await portal.button('Plan').tap();
  const table = page.getByRole('table', { name: 'Spend, row by row' });
  await expect(table.getByText(/^Plan \d/).first()).toBeVisible();
  await lookAt(page, 'figures-by-plan');
  await table
    .getByRole('button', { name: /Spend: \$[1-9]/ })
    .first()
    .tap();
  await expect(page.getByRole('dialog', { name: 'Spend' }).getByRole('listitem').first()).toBeVisible();
  await portal.button('Close').tap();

  const saved = page.waitForEvent('download');
  await portal.button('Save as CSV').tap();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^figures-plan-.*\.csv$/);
  expect(readFileSync(await file.path(), 'utf8')).toContain('plan,title,number,impressions');

  await table.getByRole('link').first().tap();
  await page.getByRole('link', { name: 'By day and hour' }).tap();
  await expect(page).toHaveURL(/show=figures&plan=\d+/);
  await portal.button('Hour').tap();
  await expect(point).toBeVisible();
  await portal.button('Back').tap();
  await expect(page.getByRole('link', { name: 'By day and hour' })).toBeVisible();
});
