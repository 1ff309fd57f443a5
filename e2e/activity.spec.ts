import { lookAt } from './support/screen';
import { expect, test } from './support/test';

test('the activity is narrowed to a kind, and a row unfolds to its records @full', async ({ portal }) => {
  const { page } = portal;
  await portal.open('/login');
  await portal.logIn('demo', 'sandbox-demo');
  await page.getByRole('link', { name: 'Wallet', exact: true }).click();
  await page.getByRole('link', { name: 'Activity' }).click();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  await lookAt(page, 'activity');
  await page.getByText('Filters', { exact: true }).click();
  await portal.button('Ad spend').click();
  const planDay = rows.filter({ hasText: 'Spent' }).first();
  await planDay.getByRole('button').first().click();
  await expect(planDay.getByRole('button', { name: /^Ad spend: / }).first()).toBeVisible();
  await lookAt(page, 'activity-unfolded');
  await portal.button('Clear filters').click();
  await expect(portal.button('Clear filters')).toBeHidden();
});

test('questions come before a person; what was closed is rated and changed @full', async ({
  portal,
  staffDesk,
}) => {
  const { page } = portal;
  const { username } = await portal.register();
  await page.getByRole('link', { name: /^Inbox/ }).click();
  await lookAt(page, 'inbox');
  await page.getByRole('main').getByRole('link', { name: 'Support' }).first().click();
  const questions = page.getByRole('region', { name: 'One of these may answer it' });
  await questions.locator('summary').first().click();
  await expect(questions.locator('details[open] p').first()).toBeVisible();
  await lookAt(page, 'chat-questions');
  await portal.button('Ask a person').click();
  await expect(portal.field('Your message')).toBeFocused();
  await portal.field('Your message').fill('Where is my plan?');
  await portal.button('Send').click();
  const support = await staffDesk('support');
  await support.open('Support');
  await support.openChat(username);
  await support.page.getByRole('button', { name: 'Close', exact: true }).click();
  const question = support.page.getByRole('dialog');
  await expect(question.getByText(/^The last message of the person has no answer\./)).toBeVisible();
  await question.getByRole('button', { name: 'Close without an answer' }).click();
  await page.getByRole('radio', { name: '2 of 5' }).click();
  await portal.field('What was good or bad (optional)').fill('I waited long.');
  await lookAt(page, 'chat-rating');
  await portal.button('Send rating').click();
  await expect(page.getByText('You gave 2 of 5. Thank you.')).toBeVisible();
  await portal.button('Change rating').click();
  await page.getByRole('radio', { name: '4 of 5' }).click();
  await portal.button('Send rating').click();
  await expect(page.getByText('You gave 4 of 5. Thank you.')).toBeVisible();
  await support.page.reload();
  await expect(support.page.getByRole('region', { name: 'Earlier chats' })).toContainText(
    '4 of 5 I waited long.',
  );
});
