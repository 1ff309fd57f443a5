import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { lookAt } from './support/screen';
import { StaffApi } from './support/staff-api';
import { expect, test } from './support/test';

const chatLink = (topic: 'general' | 'recharge'): string =>
  `/customer?url=${encodeURIComponent(`/support/chat?topic=${topic}`)}`;

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const PDF = Buffer.from('%PDF-1.4\n%%EOF\n');

test('a person writes without a connection, with files, and keeps what was said', async ({
  portal,
  watch,
}) => {
  const { page } = portal;
  watch.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/);
  await portal.register();
  await portal.open(chatLink('general'));
  await expect(
    page.getByText('Staff never ask for your password, nor for money to release money.'),
  ).toBeVisible();
  await expect(page.getByText('Nothing written yet.')).toBeVisible();
  await expect(page.getByText(/^The desk is (open until|closed and opens) .*\d/)).toBeVisible();
  await expect(portal.button('Send')).toBeDisabled();
  await lookAt(page, 'chat-empty');

  const messages = page.getByRole('region', { name: 'Messages' });
  await test.step('a message is sent, marked, and there after a reload', async () => {
    await portal.field('Your message').fill('When is my plan settled?');
    await portal.button('Send').click();
    await expect(messages.getByText('When is my plan settled?')).toBeVisible();
    await expect(messages.getByText('Sent', { exact: true })).toBeVisible();
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
    await expect(messages.getByText(/goes out once there is a connection/)).toBeVisible();
    await lookAt(page, 'chat-offline');
    await page.context().setOffline(false);
    await expect(messages.getByText(/goes out once/)).toHaveCount(0);
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
  await panel.getByRole('button', { name: 'Take', exact: true }).click();
  await expect(row).toContainText('support');
  await panel.getByRole('button', { name: 'Write a note' }).click();
  const dialog = panel.page().getByRole('dialog');
  await dialog.getByLabel('Note').fill('Asked twice this week.');
  await dialog.getByRole('button', { name: 'Write a note' }).click();
  await expect(panel.getByText('Asked twice this week.')).toBeVisible();
};

const sendCard = async (panel: Locator, messages: Locator, payeeName: string): Promise<void> => {
  await panel.getByRole('button', { name: 'Send a payment card' }).click();
  const dialog = panel.page().getByRole('dialog');
  await dialog.getByLabel('Payee').selectOption({ label: payeeName });
  await dialog.getByLabel('Amount (optional)').fill('50');
  await dialog.getByRole('button', { name: 'Send a payment card' }).click();
  const card = messages.getByRole('region', { name: 'Payment card' });
  await expect(card).toContainText(IBAN);
  await expect(card).toContainText(payeeName);
  await expect(card).toContainText('$50.00');
  await expect(card).toContainText('approved by two people');
  await expect(panel.getByText(IBAN)).toBeVisible();
};

const lookAtLarge = async (page: Page, messages: Locator): Promise<void> => {
  await page.evaluate(() => document.documentElement.style.setProperty('--text-scale', '2'));
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(page.getByLabel('Your message')).toBeInViewport({ ratio: 1 });
  await expect(messages).toBeInViewport();
  await lookAt(page, 'chat-large');
};

test('H7: a person asks, staff answer live; account numbers are refused, a card of the registry is sent', async ({
  portal,
  staffDesk,
  watch,
}) => {
  const { page } = portal;
  // The refusal of the account number.
  watch.expect(/status of 409/);
  const payeeName = `Harbour Bank ${Date.now()}`;
  await test.step('two people approve a payee', () => approvePayee(page.request, payeeName));
  const person = await portal.register();
  await portal.open(chatLink('recharge'));
  const messages = page.getByRole('region', { name: 'Messages' });
  await portal.field('Your message').fill('Where do I pay?');
  await page
    .getByLabel('Add images or PDFs')
    .setInputFiles([{ name: 'receipt.png', mimeType: 'image/png', buffer: PICTURE }]);
  await portal.button('Send').click();
  await expect(messages.getByText('Sent', { exact: true })).toBeVisible();

  const staff = await staffDesk('support');
  const desk = staff.page;
  await staff.open('Support');
  await expect(staff.row(person.username)).toContainText('nobody');
  await staff.row(person.username).getByRole('link').click();
  const panel = desk.locator('section.panel');
  await expect(panel.getByText('Where do I pay?')).toBeVisible();
  await expect(panel.getByRole('img', { name: /^Image image-/ })).toBeVisible();
  await expect(messages.getByText('Read', { exact: true })).toBeVisible();

  await test.step('the conversation is taken, a note is for staff alone', () =>
    takeAndNote(panel, staff.row(person.username)));

  await test.step('an account number in words is refused, and what was typed stays', async () => {
    await panel.getByLabel('Answer', { exact: true }).fill(`Pay to ${IBAN}`);
    await expect(page.getByText('Support is writing.')).toBeVisible();
    await panel.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(panel.getByRole('alert')).toContainText('payment card');
    await expect(panel.getByLabel('Answer', { exact: true })).toHaveValue(`Pay to ${IBAN}`);
    await lookAt(desk, 'console-support-refused');
    await expect(messages.getByText(IBAN)).toHaveCount(0);
  });

  await test.step('an answer arrives without a reload', async () => {
    await panel.getByLabel('Answer', { exact: true }).fill('You get a card with the payee.');
    await panel.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(messages.getByText('You get a card with the payee.')).toBeVisible();
    await expect(panel.getByLabel('Answer', { exact: true })).toHaveValue('');
  });

  await test.step('the card comes from the registry and is whole on the phone', async () => {
    await sendCard(panel, messages, payeeName);
    await lookAt(page, 'chat-card');
    await lookAt(desk, 'console-support');
  });

  await test.step('large letters on a narrow phone', () => lookAtLarge(page, messages));

  await test.step('a closed case is opened again by the next message', async () => {
    await panel.getByRole('button', { name: 'Close the case' }).click();
    await expect(staff.row(person.username)).toHaveCount(0);
    await portal.field('Your message').fill('One more thing.');
    await portal.button('Send').click();
    await expect(staff.row(person.username)).toBeVisible();
    await expect(panel.getByText('One more thing.')).toBeVisible();
  });
});
