import { lookAt } from './support/screen';
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
