import { expect, type Page } from '@playwright/test';
import { Console } from '../../e2e/support/console';
import { issueKey } from '../../e2e/support/keys';
import { Portal } from '../../e2e/support/portal';

/**
 * The first person of an installation: registers with a key that staff issued, writes to support, who answer, and asks to
 * pay in.
 * @param staff the open console of an admin
 * @param phone an empty page of the person's own
 * @returns the token of the person's session
 */
export const liveFirstDay = async (staff: Page, phone: Page): Promise<string> => {
  const desk = new Console(staff);
  const portal = new Portal(phone);
  const { username } = await portal.register(await issueKey(desk, 'the first person'));
  await portal.button('Customer service').click();
  await phone
    .getByRole('dialog', { name: 'Customer service' })
    .getByRole('button', { name: /1 - Support/ })
    .click();
  await portal.field('Your message').fill('Where do I pay to?');
  await portal.button('Send').click();

  await desk.open('Support');
  const talk = await desk.openChat(username);
  await expect(talk.getByText('Where do I pay to?')).toBeVisible();
  await talk.getByLabel('Answer', { exact: true }).fill('Payment details come as a card in this chat.');
  await talk.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(phone.getByRole('region', { name: 'Messages' })).toContainText(
    'Payment details come as a card',
  );
  await portal.askForTopup('100.00');
  return phone.evaluate(() => localStorage.getItem('fb_token') ?? '');
};
