import { lookAt } from './support/screen';
import { expect, test } from './support/test';

test('a plan is found by its result, and its page shows what was bought, the receipt and the result', async ({
  portal,
}) => {
  const { page } = portal;
  const main = page.getByRole('main');
  // The sample person: past plans in every status; only looked at here.
  await portal.open('/login');
  await portal.logIn('demo', 'sandbox-demo');
  await expect(page.getByText('Hello, Demo')).toBeVisible();

  await test.step('the list is narrowed to plans that lost, and says how much', async () => {
    await portal.open('/plan');
    await expect(main.getByText(/^Learning phase: \d+ of \d+ conversions/).first()).toBeVisible();
    await portal.button('Filters').click();
    await portal.button('Loss').click();
    await portal.button('Settled').click();
    await expect(page).toHaveURL(/status=settlement_successful/);
    await expect(page).toHaveURL(/result=loss/);
    await expect(main.getByRole('listitem').first()).toContainText(/Result: -\$\d/);
    await lookAt(page, 'plan-lost');
  });

  await test.step('the plan shows three figures, what was bought and the receipt', async () => {
    await main.getByRole('listitem').first().getByRole('link').click();
    await expect(portal.value('Your net result')).toContainText(/^-\$\d/);
    await expect(portal.value('You put in')).toContainText('$');
    await expect(portal.value('You got back')).toContainText('$');
    await expect(page.getByRole('heading', { name: 'What you bought' })).toBeVisible();
    await page.getByRole('heading', { name: 'What you bought' }).click();
    await expect(portal.value('Length of the run')).toBeVisible();
    await lookAt(page, 'plan-bought');
    await page.getByRole('heading', { name: 'Receipt', exact: true }).click();
    await expect(page.getByText(/^([0-9a-f]{8} ?){8}$/), 'said once').toHaveCount(1);
    await expect(portal.value('Ledger transactions')).toBeVisible();
    await page.getByRole('link', { name: 'Go to wallet' }).click();
    await expect(page).toHaveURL(/#\/wallet$/);
  });

  await test.step('back finds the same list again', async () => {
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/result=loss/);
    await portal.button('Search').click();
    await expect(portal.field('Title or plan number')).toBeFocused();
    await portal.field('Title or plan number').fill('no such plan');
    await expect(main.getByText('No plan matches these filters.')).toBeVisible();
    await portal.button('Clear filters').click();
    await expect(main.getByRole('listitem').first()).toBeVisible();
  });
});
