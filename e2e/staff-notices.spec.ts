import { LANGUAGE_CODES } from '@fairlead/vocabulary';
import type { Locator } from '@playwright/test';
import { languageName } from '../apps/console/src/shared/lib/languages';
import { approveIn, type Console } from './support/console';
import { newPerson } from './support/portal';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';

/** Writes the words in every language, each marked by its code. */
const writeWords = async (dialog: Locator, title: string): Promise<void> => {
  for (const code of LANGUAGE_CODES) {
    const name = languageName(code);
    await dialog.getByRole('button', { name: new RegExp(`^${name}\\b`) }).click();
    await dialog.getByLabel(`Title, ${name}`).fill(`${title} ${code}`);
    await dialog.getByLabel(`Text, ${name}`).fill(`What is new (${code}).`);
  }
};

/** Makes a template of what was sent, begins another with it, and sends that to nobody. */
const beginWithTemplate = async (desk: Console, title: string): Promise<void> => {
  const dialog = desk.page.getByRole('dialog');
  await desk.press(desk.row(title), 'Save as template');
  await dialog.getByLabel('Name').fill(title);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  await desk.open('Notification templates');
  await lookAt(desk.page, 'console-notice-templates');
  await desk.row(title).getByRole('button', { name: 'Use template' }).click();
  await dialog.getByLabel('Everyone').check();
  await expect(dialog.getByLabel('Title, English')).toHaveValue(`${title} en`);
  await expect(dialog.getByRole('button', { name: 'Propose sending' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
};

test('a notification to everyone is read by nobody before a second person agreed, and leads nowhere outside @full', async ({
  portal,
  staffDesk,
}) => {
  await portal.register();
  const title = `New rules ${newPerson().username}`;
  const support = await staffDesk('support');
  await support.open('Notifications');
  await support.page.getByRole('button', { name: 'Write a notification' }).click();
  const dialog = support.page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog.getByText('Choose who gets it.')).toBeVisible();
  await dialog.getByLabel('Everyone').check();
  await expect(dialog.getByText(/^Reaches \d+ account holders\. Nobody sees it before/)).toBeVisible();
  await dialog.getByLabel('Category').selectOption('system_announcement');
  await writeWords(dialog, title);
  const link = dialog.getByLabel('Page inside the app');
  const propose = dialog.getByRole('button', { name: 'Propose sending' });
  for (const hostile of ['//evil.example/pay', '/\\evil.example', 'https://evil.example', '/unknown']) {
    await link.fill(hostile);
    await propose.click();
    await expect(dialog.getByText(/^Use a page of the app from the list/)).toBeVisible();
    await expect(link).toHaveValue(hostile);
  }
  await lookAt(support.page, 'console-notice-dialog');
  await link.fill('/rules');
  await propose.click();
  await support.page.getByRole('link', { name: /^Proposal \d+ waits for a checker/ }).click();
  await expect(support.page.getByText('You made this proposal: another person must decide.')).toBeVisible();
  await portal.open('/notification');
  await expect(portal.page.getByText('No notifications yet.')).toBeVisible();

  const checker = await staffDesk('checker');
  await checker.page.goto(support.page.url());
  const panel = checker.page.getByRole('region', { name: /^Proposal \d+$/ });
  await panel.getByRole('button', { name: /^Thai/ }).click();
  await expect(panel.getByText('What is new (th).')).toBeVisible();
  await expect(panel.getByText('/rules', { exact: true })).toBeVisible();
  await expect(panel.locator('dt', { hasText: 'Counted recipients' }).locator('+ dd')).toHaveText(/^\d+$/);
  await lookAt(checker.page, 'console-notice-proposal');
  await approveIn(panel);
  await expect(panel.getByText('Approved', { exact: true })).toBeVisible();

  await portal.page.reload();
  await portal.button(new RegExp(`${title} en`)).click();
  await expect(portal.page.getByText('What is new (en).')).toBeVisible();
  await portal.page.getByRole('link', { name: 'View details' }).click();
  await expect(portal.page).toHaveURL(/#\/rules$/);
  await support.open('Notifications');
  await expect(support.row(title)).toContainText(/\d+ of \d+/);
  await lookAt(support.page, 'console-notices');
  await beginWithTemplate(support, title);
  await support.open('Notifications');
  // Those who come after find none of it.
  await support.act(support.row(title), 'Withdraw', { Reason: 'The rules were told.' });
});

test('a notification to one person names that person, and stays in the acts of staff when it is withdrawn @full', async ({
  portal,
  staffDesk,
}) => {
  const { username } = await portal.register();
  const desk = await staffDesk('support');
  await desk.open('Notifications');
  await desk.page.getByRole('button', { name: 'Write a notification' }).click();
  const dialog = desk.page.getByRole('dialog');
  await dialog.getByLabel('One account holder').check();
  await dialog.getByLabel('Category').selectOption('activity');
  const send = dialog.getByRole('button', { name: 'Send', exact: true });
  await send.click();
  await expect(dialog.getByText('Cannot be empty')).toBeVisible();
  const holder = dialog.getByLabel('Username or operation ID');
  await holder.fill(`${username}x`);
  await expect(dialog.getByText(/^Find the account first/)).toBeVisible();
  await send.click();
  await expect(dialog.getByText('No single account holder has this username or operation ID.')).toBeVisible();
  await holder.fill(username.toUpperCase());
  await expect(
    dialog.getByText(new RegExp(`username ${username}, operation ID \\d{8}, reads English`)),
  ).toBeVisible();
  await dialog.getByLabel('Title, English').fill('Your question en');
  await dialog.getByLabel('Text, English').fill('What is new (en).');
  await lookAt(desk.page, 'console-notice-to-one');
  await send.click();
  await expect(dialog).toBeHidden();
  await expect(desk.row('Your question en').filter({ hasText: username })).toBeVisible();
  await portal.open('/notification');
  await portal.button(/Your question en/).click();
  await expect(portal.page.getByText('What is new (en).')).toBeVisible();

  const row = desk.row('Your question en').filter({ hasText: username });
  await desk.act(row, 'Withdraw', { Reason: 'It was answered in the chat.' });
  await portal.page.reload();
  // What was read stays with its reader, struck through.
  await expect(portal.page.getByRole('listitem').filter({ hasText: 'Your question en' })).toBeVisible();
  await expect(portal.page.getByRole('listitem').getByText('Withdrawn', { exact: true })).toBeVisible();
  await portal.open('/settings/staff-acts');
  await expect(portal.page.getByText('What is new (en).')).toBeVisible();
  await expect(portal.page.getByText('Reason: It was answered in the chat.')).toBeVisible();
  await lookAt(portal.page, 'staff-acts-notice');
});
