import type { CDPSession, Page } from '@playwright/test';
import { oneTimeCode } from './support/one-time-code';
import { PASSWORD, Portal } from './support/portal';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';

/** A phone that keeps passkeys and looks who holds it: the browser plays it over its own protocol. */
const keepPasskeys = async (page: Page): Promise<CDPSession> => {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('WebAuthn.enable');
  await protocol.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return protocol;
};

/** From the page of login and security, whose way back is Me. */
const logOut = async (portal: Portal): Promise<void> => {
  await portal.button('Back').click();
  await portal.button('Log out').click();
  await portal.page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(portal.button('Log in')).toBeVisible();
};

const openSecurity = async (portal: Portal): Promise<void> => {
  await portal.page.getByRole('link', { name: 'Me', exact: true }).click();
  await portal.page.getByRole('link', { name: 'Login and security' }).click();
  await expect(portal.page.getByRole('heading', { name: 'If you lose your passkey or phone' })).toBeVisible();
};

const addPasskey = async (portal: Portal): Promise<string[]> => {
  const { page } = portal;
  await openSecurity(portal);
  await lookAt(page, 'security');
  await portal.button('Add a passkey').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('your money stays yours')).toBeVisible();
  await portal.field('Login password').fill(PASSWORD);
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await portal.field('Name').fill('My phone');
  await lookAt(page, 'security-add');
  await sheet.getByRole('button', { name: 'Create passkey' }).click();
  await expect(page.getByRole('dialog', { name: 'Keep your recovery codes' })).toBeVisible();
  await expect(sheet.getByRole('listitem')).toHaveCount(10);
  const codes = await sheet.getByRole('listitem').allTextContents();
  await lookAt(page, 'security-codes');
  await portal.button('I have kept them').click();
  await expect(page.getByText('My phone')).toBeVisible();
  return codes;
};

/** Turns one-time codes on, proven by the passkey; returns the secret that the app would keep. */
const turnCodesOn = async (portal: Portal): Promise<string> => {
  const { page } = portal;
  await openSecurity(portal);
  await portal.button('Set up').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(sheet.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await lookAt(page, 'security-set-up');
  const secret = ((await sheet.locator('.secret').textContent()) ?? '').replaceAll(/\s/g, '');
  await portal.field('Code from the app').fill(oneTimeCode(secret));
  await sheet.getByRole('button', { name: 'Turn on' }).click();
  await expect(portal.button('Turn off')).toBeVisible();
  return secret;
};

const setPayout = async (portal: Portal, secret: string): Promise<void> => {
  const { page } = portal;
  await page.getByRole('link', { name: 'Wallet', exact: true }).click();
  await page.getByRole('link', { name: /Payout account/ }).click();
  const account: Readonly<Record<string, string>> = {
    ...{ 'Bank name': 'Harbour Bank', Beneficiary: 'Robin Quay', Mobile: '+1 555 010 0199' },
    ...{ 'Bank account number': 'GB29 6016 1331', 'Branch name': 'Pier', 'Bank address': '1 Quay' },
  };
  for (const [label, value] of Object.entries(account)) await portal.field(label).fill(value);
  await portal.button('Save').click();
  const sheet = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await lookAt(page, 'payout-second-step');
  await sheet.getByRole('button', { name: 'Use a code from the app' }).click();
  // The next one: that of now turned them on, or signed in.
  await sheet.getByLabel('Code from the app').fill('000000');
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await expect(sheet.getByText('This code or passkey is not right')).toBeVisible();
  await sheet.getByLabel('Code from the app').fill(oneTimeCode(secret, 1));
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await expect(portal.toast('Payout account saved.')).toBeVisible();
};

test('a person adds a passkey, logs in by it, turns codes on and changes the payout account with one @full', async ({
  baseURL,
  browser,
  watch,
}) => {
  const origin = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  // Browsers let no passkey sign for a number, so this journey comes by the host's name.
  watch.expect(new RegExp(`request to another host: ${origin}`));
  const context = await browser.newContext({
    ...{ baseURL: origin, viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
  });
  const page = await context.newPage();
  await keepPasskeys(page);
  const portal = new Portal(page);
  const { username } = await portal.register();

  const codes = await test.step('a passkey, by the login password', () => addPasskey(portal));

  await test.step('it logs in, with nothing to type', async () => {
    await logOut(portal);
    await lookAt(page, 'login-passkey');
    await portal.button('Log in with a passkey').click();
    // Back where the person was.
    await expect(page.getByRole('link', { name: 'Login and security' })).toBeVisible();
  });

  const secret = await test.step('one-time codes, by the passkey', () => turnCodesOn(portal));

  await test.step('the password alone logs nobody in; a recovery code stands in for the app', async () => {
    await logOut(portal);
    await portal.logIn(username, PASSWORD);
    await expect(page.getByText(`Logging in as ${username}`)).toBeVisible();
    await lookAt(page, 'login-code');
    await portal.field('Code from the app').fill('000000');
    await portal.button('Confirm').click();
    await expect(page.getByText('This code or passkey is not right')).toBeVisible();
    await portal.button('Use a recovery code').click();
    await portal.field('Recovery code').fill(codes[0] ?? '');
    await portal.button('Confirm').click();
    // Back where the person was.
    await expect(page.getByRole('link', { name: 'Login and security' })).toBeVisible();
  });

  await test.step('where payouts go is changed with a code', () => setPayout(portal, secret));
  await context.close();
});
