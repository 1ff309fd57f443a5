import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { PICTURE } from './support/picture';
import { lookAt } from './support/screen';
import { StaffApi } from './support/staff-api';
import { expect, test, WITHOUT_CONNECTION } from './support/test';

/** Sent, or delivered already where another journey has a desk open. */
const ARRIVED = /^(Sent|Delivered)$/;

const chatLink = (topic: 'general' | 'recharge'): string =>
  `/customer?url=${encodeURIComponent(`/support/chat?topic=${topic}`)}`;

const PDF = Buffer.from('%PDF-1.4\n%%EOF\n');

test('a person writes without a connection, with files, and keeps what was said @full', async ({
  portal,
  watch,
}) => {
  const { page } = portal;
  watch.expect(WITHOUT_CONNECTION);
  await portal.register();
  await portal.open(chatLink('general'));
  await expect(
    page.getByText('Staff never ask for your password, or for a payment before you can withdraw.'),
  ).toBeVisible();
  await expect(page.getByText('Nothing written yet.')).toBeVisible();
  await expect(page.getByText(/^Support is (open until|closed and opens) .*\d/)).toBeVisible();
  await expect(portal.button('Send')).toBeDisabled();
  await lookAt(page, 'chat-empty');

  const messages = page.getByRole('region', { name: 'Messages' });
  await test.step('a message is sent, marked, and there after a reload', async () => {
    await portal.field('Your message').fill('When is my plan settled?');
    await portal.button('Send').click();
    await expect(messages.getByText('When is my plan settled?')).toBeVisible();
    await expect(messages.getByText(ARRIVED)).toBeVisible();
    await expect(portal.field('Your message')).toHaveValue('');
    await portal.field('Your message').fill('half a sent');
    await page.reload();
    await expect(messages.getByText('When is my plan settled?')).toBeVisible();
    await expect(portal.field('Your message')).toHaveValue('half a sent');
  });

  await test.step('without a connection it waits in words, and goes out once when it is back', async () => {
    await page.context().setOffline(true);
    await portal.field('Your message').fill('Still there?');
    await portal.button('Send').click();
    await expect(messages.getByText(/It will be sent once/)).toBeVisible();
    await lookAt(page, 'chat-offline');
    await page.context().setOffline(false);
    await expect(messages.getByText(/It will be sent once/)).toHaveCount(0);
    await expect(messages.getByText('Still there?')).toHaveCount(1);
  });

  await test.step('an image and a document; what is neither is refused in words', async () => {
    await page.getByLabel('Add images or PDFs').setInputFiles([
      { name: 'receipt.png', mimeType: 'image/png', buffer: PICTURE },
      { name: 'letter.pdf', mimeType: 'application/pdf', buffer: PDF },
      { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('Dear Sir or Madam') },
    ]);
    await expect(page.getByText('notes.png was not sent: This kind of file is not accepted.')).toBeVisible();
    await expect(portal.button('Send')).toBeDisabled();
    await portal.button('Remove notes.png').click();
    await portal.button('Send').click();
    await expect(messages.getByRole('button', { name: /^Show image-\d+\.webp$/ })).toBeVisible();
    const saved = page.waitForEvent('download');
    await messages.getByRole('button', { name: /^Save document-\d+\.pdf$/ }).click();
    expect((await saved).suggestedFilename()).toMatch(/^document-\d+\.pdf$/);
    await messages.getByRole('button', { name: /^Show image-/ }).click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await lookAt(page, 'chat-files');
  });

  await test.step('the conversation is taken home as a text', async () => {
    const saved = page.waitForEvent('download');
    await page.getByLabel('More', { exact: true }).click();
    await portal.button('Save as text').click();
    expect((await saved).suggestedFilename()).toMatch(/\.txt$/);
  });
});

const IBAN = 'GB29NWBK60161331926819';

/** A payee of the registry that a maker proposed and a checker approved. */
const approvePayee = async (request: APIRequestContext, payeeName: string): Promise<void> => {
  const maker = await StaffApi.signIn(request, 'maker');
  const checker = await StaffApi.signIn(request, 'checker');
  await checker.approve(await maker.proposePayee(payeeName, IBAN));
};

const takeAndNote = async (panel: Locator, row: Locator): Promise<void> => {
  await panel.getByRole('button', { name: 'Assign to me' }).click();
  await expect(row).toContainText('with support');
  await panel.getByRole('button', { name: 'Note', exact: true }).click();
  await panel.getByLabel('Note', { exact: true }).fill('Asked twice this week.');
  await panel.getByRole('button', { name: 'Add note' }).click();
  await expect(panel.getByText('Asked twice this week.')).toBeVisible();
  await panel.getByRole('button', { name: 'Answer', exact: true }).click();
};

const refuseAccountNumber = async (panel: Locator, messages: Locator, phone: Page): Promise<void> => {
  const answer = panel.getByLabel('Answer', { exact: true });
  // Typed again until it is seen: what is typed before both sides are connected is told to nobody.
  await expect(async () => {
    await answer.fill('');
    await answer.fill(`Pay to ${IBAN}`);
    await expect(phone.getByText('Support is typing.')).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  await panel.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(panel.getByText(/Payment details go out as a payment card only/)).toBeVisible();
  await expect(answer).toHaveValue(`Pay to ${IBAN}`);
  await lookAt(panel.page(), 'console-support-refused');
  await expect(messages.getByText(IBAN)).toHaveCount(0);
};

const sendCard = async (
  panel: Locator,
  messages: Locator,
  payeeName: string,
  operationId: string,
): Promise<void> => {
  await panel.getByRole('button', { name: 'Payment card' }).click();
  const dialog = panel.page().getByRole('dialog');
  await dialog.getByLabel('Payee').selectOption({ label: payeeName });
  await dialog.getByLabel('Amount (optional)').fill('50');
  await dialog.getByRole('button', { name: 'Payment card' }).click();
  const card = messages.getByRole('region', { name: 'Payment details' });
  await expect(card).toContainText(IBAN);
  await expect(card).toContainText(payeeName);
  await expect(card).toContainText('$50.00');
  await expect(card).toContainText('Approved by two members of our staff');
  await expect(panel.getByText(IBAN)).toBeVisible();
  await expect(panel.getByText(operationId, { exact: true })).toBeVisible();
  await expect(card.getByText(operationId, { exact: true })).toBeVisible();
  await card.page().context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await card.getByRole('button', { name: 'Copy operation ID' }).click();
  await expect(card.page().getByRole('status').getByText('Operation ID copied.')).toBeVisible();
  expect(await card.page().evaluate(() => navigator.clipboard.readText())).toBe(operationId);
};

/** What was answered is kept, put into the next answer with one choice, and the conversation goes to a colleague. */
const keepAndHandOver = async (panel: Locator, messages: Locator, row: Locator): Promise<void> => {
  const dialog = panel.page().getByRole('dialog');
  // A long number in it would be refused as an account's.
  const title = 'Where the payee stands';
  const text = 'The payee stands on the card. Pay nobody else.';
  await panel.getByText('More', { exact: true }).click();
  await panel.getByRole('button', { name: 'Save as canned answer' }).click();
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Text').fill(text);
  await dialog.getByRole('button', { name: 'Save as canned answer' }).click();
  await expect(dialog).toBeHidden();
  const answer = panel.getByLabel('Answer', { exact: true });
  await answer.fill('/payee st');
  await expect(panel.getByRole('option', { name: title })).toBeVisible();
  await answer.press('Enter');
  await expect(answer).toHaveValue(text);
  await panel.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(messages.getByText(text)).toBeVisible();
  await panel.getByText('More', { exact: true }).click();
  await panel.getByRole('button', { name: 'Transfer' }).click();
  const choices = dialog.getByLabel('To').getByRole('option');
  await expect(choices.filter({ hasText: /^admin\b(?!_)/ })).toHaveCount(1);
  await expect(choices.filter({ hasText: /^(support|maker|auditor)$/ })).toHaveCount(0);
  await lookAt(panel.page(), 'console-support-hand-over');
  await dialog.getByLabel('To').selectOption({ label: 'admin' });
  await dialog.getByRole('button', { name: 'Transfer' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('with admin');
};

const lookAtLarge = async (page: Page, messages: Locator): Promise<void> => {
  await page.evaluate(() => document.documentElement.style.setProperty('--text-scale', '2'));
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(page.getByLabel('Your message')).toBeInViewport({ ratio: 1 });
  await expect(messages).toBeInViewport();
  await lookAt(page, 'chat-large');
};

test('money talk only on record: staff answer live; account numbers are refused, a card is sent', async ({
  portal,
  staffDesk,
  watch,
}) => {
  const { page } = portal;
  // The refusal of the account number.
  watch.expect(/status of 400/);
  // In letters: a name with as many digits would be taken for an account number.
  const letters = [...String(Date.now())].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  const payeeName = `Harbour Bank ${letters}`;
  await test.step('two people approve a payee', () => approvePayee(page.request, payeeName));
  const person = await portal.register();
  await portal.open(chatLink('recharge'));
  const messages = page.getByRole('region', { name: 'Messages' });
  await portal.field('Your message').fill('Where do I pay?');
  await page
    .getByLabel('Add images or PDFs')
    .setInputFiles([{ name: 'receipt.png', mimeType: 'image/png', buffer: PICTURE }]);
  await portal.button('Send').click();
  await expect(messages.getByText(ARRIVED)).toBeVisible();

  const staff = await staffDesk('support');
  const desk = staff.page;
  await staff.open('Support');
  const row = staff.chat(person.username);
  const panel = await staff.openChat(person.username);
  await expect(panel.getByText('Unassigned')).toBeVisible();
  await expect(panel.getByText('Where do I pay?')).toBeVisible();
  await expect(panel.getByRole('img', { name: /^Image image-/ })).toBeVisible();
  await expect(messages.getByText('Read', { exact: true })).toBeVisible();

  await test.step('the conversation is taken, a note is for staff alone', () => takeAndNote(panel, row));

  await test.step('an account number in words is refused, and what was typed stays', () =>
    refuseAccountNumber(panel, messages, page));

  await test.step('an answer arrives without a reload', async () => {
    await panel.getByLabel('Answer', { exact: true }).fill('You get a card with the payee.');
    await panel.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(messages.getByText('You get a card with the payee.')).toBeVisible();
    await expect(panel.getByLabel('Answer', { exact: true })).toHaveValue('');
  });

  await test.step('the card comes from the registry and is whole on the phone', async () => {
    const { operation_id } = await portal.api.get<{ operation_id: string }>('/user/info');
    await sendCard(panel, messages, payeeName, operation_id);
    await lookAt(page, 'chat-card');
    await lookAt(desk, 'console-support');
  });

  await test.step('a canned answer is kept and used, a colleague takes over', () =>
    keepAndHandOver(panel, messages, row));

  await test.step('large letters on a narrow phone', () => lookAtLarge(page, messages));

  await test.step('a closed case is opened again by the next message', async () => {
    await panel.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(row).toContainText('closed');
    await portal.field('Your message').fill('One more thing.');
    await portal.button('Send').click();
    await expect(row).not.toContainText('closed');
    await expect(panel.getByText('One more thing.')).toBeVisible();
  });
});
