import type { Locator, Page } from '@playwright/test';
import { postTopup } from './support/funding';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';

const RECHARGE = `/customer?url=${encodeURIComponent('/support/chat?topic=recharge')}`;
const PAYEE = 'Sample exchange';
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<< >>\nstream\nBT (Our terms) Tj ET\nendstream\nendobj\n%%EOF\n');

const messagesOf = (page: Page): Locator => page.getByRole('region', { name: 'Messages' });

/** A mark that a reload would wipe away. */
const markPage = (page: Page) => page.evaluate(() => document.body.setAttribute('data-kept', ''));
const isKept = (page: Page) => page.evaluate(() => document.body.hasAttribute('data-kept'));

test('money talk only on record: an open chat shows each step of a top-up case at once @full', async ({
  portal,
  staffDesk,
}) => {
  const { page } = portal;
  const { username } = await portal.register();
  await portal.askForTopup('120.00');
  await portal.open(RECHARGE);
  const topupCase = messagesOf(page).getByRole('region', { name: 'Adding money' });
  await expect(topupCase).toContainText('Requested');
  await markPage(page);

  const support = await staffDesk('support');
  await support.open('Top-ups');
  await support.act(support.row(username), 'Send payment card', { Payee: PAYEE });
  await expect(messagesOf(page).getByRole('region', { name: 'Payment details' })).toContainText(PAYEE);
  await expect(topupCase).toContainText('Payment details sent');
  await lookAt(page, 'chat-case');

  const people = { maker: await staffDesk('maker'), checker: await staffDesk('checker') };
  await postTopup(people, username, '120.00', PAYEE);
  await expect(topupCase).toContainText('In your available funds');
  expect(await isKept(page)).toBe(true);
});

/** Files are sent as they are picked; what is refused says why and can be taken off. */
const pickFiles = async (panel: Locator): Promise<void> => {
  await panel.getByLabel('Add PDFs').setInputFiles([
    { name: 'terms.pdf', mimeType: 'application/pdf', buffer: PDF },
    { name: 'how-to-pay.png', mimeType: 'image/png', buffer: PICTURE },
  ]);
  await expect(panel.getByRole('alert')).toHaveText(
    'how-to-pay.png was not sent: Only a PDF of text can be sent from here: what a picture says cannot be checked.',
  );
  await expect(panel.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  await lookAt(panel.page(), 'console-support-files');
  await panel.getByRole('button', { name: 'Remove how-to-pay.png' }).click();
};

test('marks go both ways; staff send a document, no picture and no account number @full', async ({
  portal,
  staffDesk,
  watch,
}) => {
  // The refusals of the picture and of the account number.
  watch.expect(/status of 40[09]/);
  const { page } = portal;
  const { username } = await portal.register();
  const desk = await staffDesk('support');
  await desk.open('Support');
  await expect(desk.page.getByText('Nobody waits').or(desk.page.getByText(/^Longest wait/))).toBeVisible();
  await expect(desk.page.getByText('Not live', { exact: true })).toBeHidden();
  await portal.open(RECHARGE);
  const messages = messagesOf(page);
  await portal.field('Your message').fill('How do I pay?');
  await portal.button('Send').click();
  await expect(messages.getByText('Delivered', { exact: true })).toBeVisible();
  const panel = await desk.openChat(username);
  await expect(messages.getByText('Read', { exact: true })).toBeVisible();
  const answer = panel.getByLabel('Answer', { exact: true });
  const send = panel.getByRole('button', { name: 'Send', exact: true });
  await pickFiles(panel);
  await answer.fill('As in GB29NWBK60161331926819');
  await send.click();
  await expect(panel.getByText(/Payment details go out as a payment card only/)).toBeVisible();
  await answer.fill('As in the document.');
  await send.click();
  await expect(answer).toHaveValue('');
  await expect(panel.getByRole('list', { name: 'Files of this answer' })).toHaveCount(0);

  await expect(messages.getByText('As in the document.')).toBeVisible();
  await expect(panel.getByText(/ · read$/).first()).toBeVisible();
  const saved = page.waitForEvent('download');
  await messages.getByRole('button', { name: /^Save document-\d+\.pdf$/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/^document-\d+\.pdf$/);
  await lookAt(page, 'chat-desk-files');
});
