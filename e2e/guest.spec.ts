import { lookAt } from './support/screen';
import { expect, test } from './support/test';

test('a guest opens a case, objects without signing in, and comes back by number and secret', async ({
  page,
}) => {
  await page.goto('/support/guest');
  await lookAt(page, 'guest-start');
  await page.getByLabel('Your name').fill('Robin');
  await page.getByLabel('What is it about?').fill('My account is disabled and I do not know why.');
  await page.getByRole('button', { name: 'Open a case' }).click();
  await expect(page.getByText(/only way back to this case/)).toBeVisible();
  const [number = '', secret = ''] = await page.locator('code').allTextContents();
  await lookAt(page, 'guest-case');
  expect(page.url()).not.toContain(secret);

  await page.getByLabel('Username of the account').fill('robin_at_home');
  await page.getByLabel('Why you do not agree').fill('I kept to the rules.');
  await page.getByRole('button', { name: 'Send the objection' }).click();
  await expect(page.getByRole('status')).toHaveText('Your objection is sent. The answer comes in this case.');

  await page.goto('/support/guest');
  await page.getByLabel('Case number').fill(number);
  await page.getByLabel('Secret').fill('something else');
  await page.getByRole('button', { name: 'Show the case' }).click();
  await expect(page.getByRole('alert')).toHaveText('There is no case with this number and secret.');
  await expect(page.getByLabel('Case number')).toHaveValue(number);
  await lookAt(page, 'guest-unknown');
  await page.getByLabel('Secret').fill(secret);
  await page.getByRole('button', { name: 'Show the case' }).click();
  await expect(page.getByText('I kept to the rules.')).toBeVisible();
});
