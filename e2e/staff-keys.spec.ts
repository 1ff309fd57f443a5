import type { Locator, Page } from '@playwright/test';
import { addColleague, openScenario } from './support/scenario';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';

/** A key that the browser plays itself, over its own protocol; a touch is always given. Returns how to pull it out. */
const plugIn = async (page: Page): Promise<() => Promise<void>> => {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('WebAuthn.enable');
  const { authenticatorId } = await protocol.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'usb', hasResidentKey: false },
      ...{ hasUserVerification: false, automaticPresenceSimulation: true },
    },
  });
  return async () => {
    await protocol.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
  };
};

const signIn = async (page: Page, username: string, password: string): Promise<void> => {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

const signOut = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Sign out', exact: true }).click();

/** The part of the account page with this heading. */
const panelOf = (page: Page, name: string): Locator =>
  page.locator('.panel').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Adds a key from the open account page; whoever has a second step already also types a recovery code. */
const addKey = async (page: Page, name: string, password: string, recoveryCode?: string): Promise<void> => {
  const panel = panelOf(page, 'Security keys');
  await panel.getByRole('button', { name: 'Add a security key' }).click();
  await panel.getByLabel('Name of the key').fill(name);
  await panel.getByLabel('Your password').fill(password);
  await lookAt(page, 'console-key-add');
  await panel.getByRole('button', { name: 'Add the key' }).click();
  if (recoveryCode === undefined) return;
  await panel.getByRole('button', { name: 'Use a recovery code' }).click();
  await panel.getByLabel('Recovery code').fill(recoveryCode);
  await panel.getByRole('button', { name: 'Add the key' }).click();
};

/** Makes recovery codes, proven by the key; returns them as they are shown this once. */
const makeRecoveryCodes = async (page: Page, password: string): Promise<string[]> => {
  const panel = panelOf(page, 'Recovery codes');
  await panel.getByRole('button', { name: 'Make recovery codes' }).click();
  await panel.getByLabel('Your password').fill(password);
  await panel.getByRole('button', { name: 'Make recovery codes' }).click();
  await panel.getByRole('button', { name: 'Continue with key' }).click();
  const shown = page.getByRole('region', { name: 'Shown this once' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  await lookAt(page, 'console-recovery-codes');
  const codes = await shown.getByRole('listitem').allTextContents();
  await shown.getByRole('button', { name: 'I have copied them' }).click();
  await expect(page.getByText(/^10 of the codes made/)).toBeVisible();
  return codes;
};

/** Removes the first key, which can go once there is a second. */
const removeKey = async (page: Page, name: string, password: string, recoveryCode: string): Promise<void> => {
  const panel = panelOf(page, 'Security keys');
  await panel.getByRole('button', { name: `Remove ${name}` }).click();
  await panel.getByLabel('Your password').fill(password);
  await panel.getByRole('button', { name: 'Remove', exact: true }).click();
  await panel.getByRole('button', { name: 'Use a recovery code' }).click();
  await panel.getByLabel('Recovery code').fill(recoveryCode);
  await panel.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(panel.getByText(/removed/)).toBeVisible();
};

test('a member of staff adds a key, signs in with it and with a recovery code, and replaces it @full', async ({
  baseURL,
  browser,
  watch,
}) => {
  const { username, password } = await addColleague(await openScenario(baseURL ?? ''), ['delivery']);
  // What is refused before the second step, and a host that has a name: browsers let no key sign for a number.
  watch.expect(/status of 401/);
  const origin = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const pullOut = await plugIn(page);
  await page.goto('/console/');
  // Other tabs are asked first, for as long as nothing is drawn.
  await expect(page.getByLabel('Username')).toBeVisible();
  await lookAt(page, 'console-sign-in');
  await signIn(page, username, password);
  await page.getByRole('link', { name: `Your account: ${username}` }).click();
  await expect(page.getByRole('heading', { name: 'Security keys' })).toBeVisible();

  await test.step('the first key needs the password', async () => {
    await addKey(page, 'Blue key', password);
    await expect(page.getByText('Blue key')).toBeVisible();
    await expect(page.getByText('who loses the only second step needs two admins')).toBeVisible();
  });

  await test.step('it signs in', async () => {
    await signOut(page);
    await signIn(page, username, password);
    await expect(page.getByText('Have your security key ready')).toBeVisible();
    await lookAt(page, 'console-sign-in-key');
    await page.getByRole('button', { name: 'Sign in with your key' }).click();
    await expect(page.getByText(/last used/)).toBeVisible();
  });

  const codes = await test.step('recovery codes are shown once', () => makeRecoveryCodes(page, password));

  await test.step('one of them signs in, once', async () => {
    await signOut(page);
    await signIn(page, username, password);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText(/^9 of the codes made/)).toBeVisible();
    await lookAt(page, 'console-account');
  });

  await test.step('a second key, then the first can go', async () => {
    await expect(page.getByRole('button', { name: 'Remove Blue key' })).toHaveCount(0);
    await pullOut();
    await plugIn(page);
    await addKey(page, 'Grey key', password, codes[1]);
    await removeKey(page, 'Blue key', password, codes[2] ?? '');
  });
  await context.close();
});
