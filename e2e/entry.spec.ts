import type { FrameLocator, Page } from '@playwright/test';
import { AGREEMENT, unique } from './support/portal';
import { lookAt } from './support/screen';
import { expect, test } from './support/test';

/** Each journey opens an account of its own: one code of the sample data each. */
const newIdentity = (): string => `guest-${unique()}`;

interface Wishes {
  readonly sub: string;
  readonly lang?: string;
  readonly where?: 'frame' | 'window';
  readonly silent?: boolean;
  readonly again?: boolean;
}

/** The sandbox's page that plays the host app. */
class HostApp {
  constructor(readonly page: Page) {}

  get portal(): FrameLocator {
    return this.page.frameLocator('iframe[title="Portal"]');
  }

  async open({ sub, lang = 'en', where = 'frame', silent = false, again = false }: Wishes): Promise<void> {
    if (!this.page.url().endsWith('/sandbox/shell')) await this.page.goto('/sandbox/shell');
    await this.page.getByLabel('Identity').fill(sub);
    await this.page.getByLabel('Language').selectOption(lang);
    await this.page.getByLabel('Open it in').selectOption(where);
    await this.page.getByLabel('Answer no messages, only watch the address').setChecked(silent);
    await this.page.getByLabel('Use the last ticket again').setChecked(again);
    const isOpen = where === 'frame' && (await this.page.locator('iframe[title="Portal"]').count()) > 0;
    if (isOpen) await this.portal.locator('html').evaluate((root) => root.setAttribute('data-before', ''));
    await this.page.getByRole('button', { name: 'Open the portal' }).click();
    // What stood in the frame before says the same words until the new page is there.
    if (isOpen) await expect(this.portal.locator('html:not([data-before])')).toBeAttached();
  }

  async openAccount(code: string): Promise<void> {
    await this.portal.getByLabel('Authorization code').fill(code);
    await this.portal.getByLabel(AGREEMENT).check();
    await this.portal.getByRole('button', { name: 'Open my account' }).click();
    await expect(this.portal.getByText('Hello, Harbor Guest')).toBeVisible();
  }

  status() {
    return this.page.getByText(/^(Open in|Closed by|Taken away|Nothing is open|Opening)/);
  }
}

const ticketOf = async (page: Page, sub: string): Promise<string> => {
  const answer = await page.request.get('/sandbox/shell/ticket', {
    params: { sub, name: 'Harbor Guest', lang: 'en' },
  });
  return ((await answer.json()) as { ticket: string }).ticket;
};

test('first entry: welcome, a wrong code, the right one, the ad centre; the second goes straight in', async ({
  page,
}) => {
  const host = new HostApp(page);
  const sub = newIdentity();
  await host.open({ sub });
  const { portal } = host;
  await expect(portal.getByRole('heading', { name: 'Welcome to Fairlead' })).toBeVisible();
  await expect(portal.getByRole('button', { name: /^(Back|Language|Log out)$/ })).toHaveCount(0);
  await portal.getByRole('button', { name: 'Open my account' }).click();
  await expect(portal.locator('.field__error').first()).toHaveText('Cannot be empty.');
  await portal.getByLabel('Authorization code').fill('NO-SUCH-CODE');
  await portal.getByLabel(AGREEMENT).check();
  await portal.getByRole('button', { name: 'Open my account' }).click();
  await expect(portal.locator('.field__error')).toHaveText('Corresponding authorization code not found.');
  await expect(portal.getByLabel('Authorization code')).toHaveValue('NO-SUCH-CODE');
  await host.openAccount('open-0001');
  const address = (): Promise<string> => portal.locator('html').evaluate((root) => root.ownerDocument.URL);
  expect(await address()).toMatch(/#\/ad-center$/);
  await expect(portal.getByRole('button', { name: 'Log out' })).toHaveCount(0);

  await host.open({ sub });
  await expect(portal.getByText('Hello, Harbor Guest')).toBeVisible();
  await expect.poll(address).toMatch(/#\/ad-center$/);
  await portal.locator('html').evaluate(() => {
    location.hash = '#/login';
  });
  await expect(portal.getByText('Hello, Harbor Guest'), 'a login is not for them').toBeVisible();
  await expect.poll(address).toMatch(/#\/ad-center$/);
});

test('a used ticket is refused, and the host app is asked for a fresh one', async ({ page }) => {
  const host = new HostApp(page);
  const sub = newIdentity();
  await host.open({ sub });
  await host.openAccount('OPEN-0002');
  await host.open({ sub });
  await expect(host.portal.getByText('Hello, Harbor Guest')).toBeVisible();
  await host.open({ sub, again: true });
  await expect(host.portal.getByRole('heading', { name: 'Open Fairlead from your app again' })).toBeVisible();
  await host.portal.getByRole('button', { name: 'Back to the app' }).click();
  await expect(host.portal.getByText('Hello, Harbor Guest')).toBeVisible();
});

test('back closes the host app by a message, its own back button too; where it is silent, by its address @full', async ({
  page,
}) => {
  const host = new HostApp(page);
  const sub = newIdentity();
  await host.open({ sub });
  await host.openAccount('OPEN-0003');
  await host.portal.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(host.status()).toHaveText('Closed by a message.');
  await expect(page.locator('iframe')).toHaveCount(0);

  await host.open({ sub });
  await host.portal.getByRole('link', { name: 'Wallet' }).first().click();
  await expect(host.portal.getByText('Total assets').first()).toBeVisible();
  await page.getByRole('button', { name: 'Device back' }).click();
  await expect(host.portal.getByText('Hello, Harbor Guest')).toBeVisible();
  await page.getByRole('button', { name: 'Device back' }).click();
  await expect(host.status()).toHaveText('Closed by a message.');

  await host.open({ sub, silent: true });
  await host.portal.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(host.status()).toHaveText('Closed by its address.');
});

test('in a window: opens, closes by its arrow, and by its address where the host app is silent @full', async ({
  page,
  context,
}) => {
  const host = new HostApp(page);
  const sub = newIdentity();
  await host.open({ sub });
  await host.openAccount('OPEN-0004');
  for (const silent of [false, true]) {
    const opening = context.waitForEvent('page');
    await host.open({ sub, where: 'window', silent });
    const view = await opening;
    await expect(view.getByText('Hello, Harbor Guest')).toBeVisible();
    const closing = view.waitForEvent('close');
    // The page may be gone before the click is answered: that it closes is what is asked.
    await view
      .getByRole('button', { name: 'Back', exact: true })
      .click()
      .catch(() => undefined);
    await closing;
  }
});

test('the language of the ticket is spoken from the first word on @full', async ({ page }) => {
  const host = new HostApp(page);
  await host.open({ sub: newIdentity(), lang: 'jp' });
  await expect(host.portal.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(host.portal.getByRole('heading', { name: 'Welcome to Fairlead' })).toHaveCount(0);
  await expect(host.portal.getByRole('textbox')).toBeVisible();
});

test('on the web: what was typed survives a reload; without a ticket there is only the way back @full', async ({
  page,
}) => {
  const ticket = await ticketOf(page, newIdentity());
  await page.goto(`/#/entry?ticket=${ticket}`);
  await expect(page).toHaveURL(`/#/ad-welcome?ticket=${ticket}`);
  await lookAt(page, 'ad-welcome');
  await page.getByLabel('Authorization code').fill('OPEN-0');
  await page.reload();
  await expect(page.getByLabel('Authorization code')).toHaveValue('OPEN-0');
  await page.getByLabel(AGREEMENT).check();
  await page.getByRole('button', { name: 'Open my account' }).click();
  await expect(page.locator('.field__error')).toBeVisible();
  await lookAt(page, 'ad-welcome-wrong-code');
  await page.getByRole('button', { name: 'Ask customer service' }).click();
  await expect(page.getByRole('dialog', { name: 'Customer service' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto('/#/entry');
  await expect(page.getByRole('heading', { name: 'Open Fairlead from your app again' })).toBeVisible();
  await lookAt(page, 'reopen');
  await page.getByRole('link', { name: 'I have a username and password' }).click();
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
});

test('a session of the host app that is over leads to the way back, not to a login', async ({ page }) => {
  const host = new HostApp(page);
  await host.open({ sub: newIdentity() });
  await host.openAccount('OPEN-0005');
  // Home has asked for what it shows: the touch is the first to meet the end.
  await expect(host.portal.getByRole('heading', { name: 'First steps' })).toBeVisible();
  await expect(host.portal.locator('.skeleton')).toHaveCount(0);
  const end = host.portal.locator('html').evaluate(async () => {
    const token = localStorage.getItem('fb_token') ?? '';
    await fetch('/facebook-business/auth/logout', {
      method: 'POST',
      headers: { 'X-CT': token, 'Content-Type': 'application/json' },
      body: '{}',
    });
  });
  await end;
  await host.portal.getByRole('link', { name: 'Wallet' }).first().click();
  await expect(host.portal.getByRole('heading', { name: 'Open Fairlead from your app again' })).toBeVisible();
  await host.portal.getByRole('link', { name: 'I have a username and password' }).click();
  await expect(host.portal.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
});

test('the page that plays the host app can be used by everybody @full', async ({ page }) => {
  await page.goto('/sandbox/shell');
  await lookAt(page, 'sandbox-shell');
});
