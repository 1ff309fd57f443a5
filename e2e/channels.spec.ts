// A person reached outside the app: the address is verified by what its mailbox got, and a notice arrives there.
import { calls } from '@fairlead/contract';
import { type MailServer, startMailServer } from '../apps/server/src/testing/mail-server';
import { freePort, startProduct } from './support/product';
import { openScenario } from './support/scenario';
import { lookAt } from './support/screen';
import { test as base, expect } from './support/test';

const ARRIVES_MS = 20_000;

const test = base.extend<{ mailbox: MailServer }>({
  mailbox: async ({ browserName: _ }, use) => {
    const mailbox = await startMailServer();
    await use(mailbox);
    await mailbox.close();
  },
  baseURL: async ({ mailbox }, use) => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const mail = { SMTP_URL: mailbox.url, MAIL_FROM: 'Fairlead <no-reply@fairlead.example>' };
    const product = await startProduct({ PORT: port, PUBLIC_URL: origin, ...mail });
    await use(origin);
    await product.stop();
  },
});

test('a person verifies the e-mail address by its code, chooses e-mail for activity, and gets one @full', async ({
  portal,
  mailbox,
  baseURL,
}) => {
  const { page } = portal;
  const origin = baseURL ?? '';
  const { username, email } = await portal.register();
  await page
    .getByRole('navigation', { name: 'Main pages' })
    .getByRole('link', { name: 'Me', exact: true })
    .tap();
  await page.getByRole('link', { name: 'Email and push' }).tap();
  const activity = page.getByRole('switch', { name: 'Account updates: Email' });
  await expect(activity).toBeDisabled();
  await portal.button('Send a code').tap();
  await expect(portal.field('Six-digit code')).toBeVisible();
  const last = () => mailbox.mails.filter(({ to }) => to.includes(email)).at(-1);
  await expect.poll(() => last()?.subject, { timeout: ARRIVES_MS }).toBe('Your code for this email address');
  const code = /\b\d{6}\b/.exec(last()?.text ?? '')?.[0] ?? '';
  await portal.field('Six-digit code').fill(code === '000000' ? '000001' : '000000');
  await portal.button('Verify').tap();
  await expect(page.getByText(/^This code is not right/)).toBeVisible();
  await lookAt(page, 'channels-code');
  await portal.field('Six-digit code').fill(code);
  await portal.button('Verify').tap();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await activity.tap();
  await expect(activity).toBeChecked();
  await lookAt(page, 'channels');

  const { client, desks } = await openScenario(origin);
  await client.send(calls.consoleNotification.send, desks.support, {
    ...{ holder: username, lang: 'en', category: 'activity', link: '/rules' },
    ...{ title: 'Your question of Monday', content: 'The answer is long.' },
  });
  await expect.poll(() => last()?.subject, { timeout: ARRIVES_MS }).toBe('Support wrote to you');
  expect(last()?.text).toContain(`${origin}/#/rules`);
  expect(last()?.text).not.toContain('The answer is long');
  await page.goto(`${origin}/#/settings/channels`);
  await expect(activity).toBeChecked();
});
