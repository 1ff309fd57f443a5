import { lookAt } from './support/screen';
import { expect, test } from './support/test';

test('the desk opens a plan from the list: what was put, what became of it, and the reports behind it @full', async ({
  staffDesk,
}) => {
  const { page } = await staffDesk('delivery');
  await page.goto('/console/#/plans?status=settlement_successful');
  const list = page.getByRole('region', { name: 'Plans', exact: true });
  // A plan of the sample data, which stands still.
  const row = list.getByRole('row').last();
  const billed = (await row.getByRole('cell').nth(6).textContent()) ?? '';
  const number = row.getByRole('link').nth(1);
  const name = (await number.textContent()) ?? '';
  await number.click();
  const panel = page.getByRole('region', { name, exact: true });
  const fact = (label: string) =>
    panel
      .locator('.facts div')
      .filter({ has: page.getByText(label, { exact: true }) })
      .first();
  await expect(fact('Billed')).toContainText(billed);
  await expect(fact('Spend')).toContainText(billed);
  const timeline = panel.getByRole('region', { name: 'What happened' });
  await expect(timeline.getByRole('row').last()).toContainText('Settled');
  const reports = panel.getByRole('region', { name: 'Newest 50 reports' }).locator('tbody tr');
  await expect(reports.filter({ hasText: 'Accepted' }).first()).toBeVisible();
  await lookAt(page, 'console-plan');
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(list).toBeHidden();
  await lookAt(page, 'console-plan-phone');
  await panel.getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/plans\?status=settlement_successful$/);
  await expect(list).toBeVisible();
});
